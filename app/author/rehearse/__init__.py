"""The page on which a survey is rehearsed."""
