"""How each kind of question is asked."""
