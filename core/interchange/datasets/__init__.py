"""Tables of data for other programs: variables with labels, rows in chunks, a file per format."""
