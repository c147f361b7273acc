"""The examples in the docstrings of the core come out as they are shown."""

import doctest
import importlib
import pkgutil

import core


def test_that_every_example_comes_out_as_shown() -> None:
    names = [found.name for found in pkgutil.walk_packages(core.__path__, "core.")]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert not [name for name, result in results.items() if result.failed]
    shown = {name for name, result in results.items() if result.attempted}
    rooms = ("privacy", "survey", "inference", "estimate", "design", "study")
    assert not [room for room in rooms if not any(f"core.{room}" in name for name in shown)]
