"""Scripts that work out the numbers of a report again: in Python on this core, and in R."""

from core.interchange.scripts.python import python_script
from core.interchange.scripts.r import r_script
from core.interchange.scripts.recipe import Made

__all__ = ["Made", "python_script", "r_script"]
