"""Tables collected elsewhere: what their columns mean, as a value, a file, and rows read by it."""
