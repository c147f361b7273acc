"""The page of models: a formula, what is found by it, and what can be chosen."""
