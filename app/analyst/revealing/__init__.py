"""What the files of a study reveal, on a page for who must decide."""
