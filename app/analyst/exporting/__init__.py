"""The page from which a study is exported: what, in which formats, where to."""
