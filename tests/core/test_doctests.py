"""The examples in the docstrings of the core come out as they are shown."""

import doctest
import importlib
import inspect
import linecache
import pkgutil

import pytest

import core

NOTEBOOK = (
    *("survey", "estimate", "plan", "rehearse", "study"),
    *("estimate.compare", "present", "present.chart", "present.records", "present.rows"),
)


def test_that_every_example_comes_out_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each example would ask of every file read so far whether it has changed.
    monkeypatch.setattr(linecache, "checkcache", lambda _filename=None: None)
    names = [found.name for found in pkgutil.walk_packages(core.__path__, "core.")]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert not [name for name, result in results.items() if result.failed]
    shown = {name for name, result in results.items() if result.attempted}
    rooms = ("privacy", "survey", "inference", "count", "estimate", "plan", "study", "rehearse")
    assert not [room for room in rooms if not any(f"core.{room}" in name for name in shown)]


def handed_on(room: str) -> dict[str, object]:
    """What a package hands on, or what a module defines for others."""
    module = importlib.import_module(f"core.{room}")
    if hasattr(module, "__all__"):
        return {name: getattr(module, name) for name in module.__all__}
    own = (
        each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__
    )
    return {each.__name__: each for each in own if not each.__name__.startswith("_")}


@pytest.mark.parametrize("room", NOTEBOOK)
def test_that_what_a_notebook_calls_has_an_example(room: str) -> None:
    functions = {name: each for name, each in handed_on(room).items() if inspect.isfunction(each)}
    missing = [name for name, each in functions.items() if ">>>" not in (each.__doc__ or "")]
    # Files are written as the manual's pages show, not in an example.
    assert not [name for name in missing if not name.startswith("write_")]
