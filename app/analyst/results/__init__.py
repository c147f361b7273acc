"""The page of results that are kept: cards in an order, and what becomes of them."""
