"""What the packaged program for respondents runs."""

import sys
import types

# What tells look-alike letters apart asks for this when it is imported, and never uses it: no
# module that reaches a network is in this program.
sys.modules["urllib.request"] = unused = types.ModuleType("urllib.request")
unused.__dict__["urlopen"] = None

from app.answering import main  # noqa: E402 - after what stands in for the network

main()
