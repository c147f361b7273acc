"""What the packaged program runs."""

from app.__main__ import main

main()
