"""Two questions at once: their joint shares, whether they are independent, and the odds ratio."""
