"""How long tests wait for what must come: so long that no slow or loaded machine fails one.

What hangs ends its test after this time. Nothing is judged by the time that it takes.
"""

from __future__ import annotations

LONGEST = 600
"""Seconds."""
