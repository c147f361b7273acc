"""Whether reports are what honest devices send, and how far invented files could move results."""
