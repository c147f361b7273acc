"""What the packaged program for respondents runs."""

from app.answering import main

main()
