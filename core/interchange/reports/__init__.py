"""Reports as data: one row a person, one column a question or an option of it."""
