"""Many responses in one file: read, checked and packed column by column."""
