"""The page on which the columns of a table from elsewhere are given their meaning."""
