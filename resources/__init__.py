"""Data that Candor ships: icons, fonts, words, examples and the manual.

It is always unpacked, so that Qt can read it: a folder is enough, and found sooner than by
`importlib.resources`, for which the window would wait.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
