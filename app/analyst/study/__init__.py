"""The page of the study itself: what was collected, what to look at, flags."""
