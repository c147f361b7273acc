"""The page on which a survey is handed out."""
