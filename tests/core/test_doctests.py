"""The examples in the docstrings of the core come out as they are shown."""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import core

NOTEBOOK = ("survey", "estimate", "design", "rehearse", "study")


def test_that_every_example_comes_out_as_shown() -> None:
    names = [found.name for found in pkgutil.walk_packages(core.__path__, "core.")]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert not [name for name, result in results.items() if result.failed]
    shown = {name for name, result in results.items() if result.attempted}
    rooms = ("privacy", "survey", "inference", "estimate", "design", "study", "rehearse")
    assert not [room for room in rooms if not any(f"core.{room}" in name for name in shown)]


@pytest.mark.parametrize("room", NOTEBOOK)
def test_that_what_a_notebook_calls_has_an_example(room: str) -> None:
    package = importlib.import_module(f"core.{room}")
    handed_on = {name: getattr(package, name) for name in package.__all__}
    functions = {name: each for name, each in handed_on.items() if inspect.isfunction(each)}
    missing = [name for name, each in functions.items() if ">>>" not in (each.__doc__ or "")]
    # Files are written as the manual's pages show, not in an example.
    assert not [name for name in missing if not name.startswith("write_")]
