"""Sentences that several views say."""
