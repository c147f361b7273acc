"""numpy and of scipy what is used, loaded where the first of their names is used.

A respondent's answer passes through modules whose other half draws, counts and plans in bulk.
What they take from here is a module to whoever reads and checks types, and costs a respondent
nothing: neither the time to load it nor the trust in it.

>>> from core.lazy import np
>>> np.arange(3).tolist()
[0, 1, 2]
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

__all__ = ["np", "optimize", "special"]


class _LoadedWhenUsed(ModuleType):
    """A module that is imported when a name of it is asked for; each name is looked up once."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found


if TYPE_CHECKING:
    import numpy as np
    from scipy import optimize, special
else:
    np = _LoadedWhenUsed("numpy")
    optimize = _LoadedWhenUsed("scipy.optimize")
    special = _LoadedWhenUsed("scipy.special")
