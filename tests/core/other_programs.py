"""Other programs, of which some may not be installed here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest


def installed(module: str) -> Any:
    """Return a module, or None where it is missing."""
    try:
        return import_module(module)
    except ImportError:
        return None


def needed(module: Any, packages: str) -> pytest.MarkDecorator:
    """Skip every test of a file by itself where a module is missing, which `prove` tells.

    A file that is skipped as a whole leaves no test to be told of.
    """
    missing = f"They are not installed here: pip install {packages}."
    return pytest.mark.skipif(module is None, reason=missing)
