"""The report of a study: what it says, as a page for browsers and as pages of paper."""
