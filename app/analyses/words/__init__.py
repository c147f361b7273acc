"""Sentences, captions and heads of tables of the analyses."""
