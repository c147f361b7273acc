"""Channels: every member works on every design and mechanism, and one follows from another."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st
from made_mechanism import MadeUp

from core.privacy.channel import Channel, OneOption, OnScale, SomeOptions, Word
from core.privacy.designs import DESIGNS, Design, Number, ParameterError
from core.privacy.designs.grouped_channel import Grouped, mixed
from core.privacy.designs.scrambled_channel import Scrambled
from core.privacy.forms import Bits, Category, FixedBits, Grid, Pair
from core.privacy.mechanisms import REGISTRY, Binary, Domain, KAry, Probability, Warner, Whole

F = Fraction
WHOLES = {"size": 2, "g": 3, "width": 3, "cards": 3}


def parameters(design: Design, k: int) -> Mapping[str, Fraction | int]:
    """Parameters that a design takes: fractions that differ, if these go together."""
    names = design.names(k)
    for first, step in ((9, -2), (4, -1), (1, 0), (1, 2), (1, 6)):
        found = {
            name: WHOLES.get(name, F(first + step * place, 10)) for place, name in enumerate(names)
        }
        if not design.faults(found, k):
            return found
    raise AssertionError(f"no parameters are known here for {design.name}")


def all_channels() -> Iterator[tuple[str, Channel]]:
    for name, design in DESIGNS.items():
        for domain in design.domains:
            k = {Domain.TWO_ANSWERS: 2, Domain.OPTIONS: 4, Domain.PLACES: 6}[domain]
            yield name, design.channel(parameters(design, k), k)
    for name, kind in REGISTRY.items():
        if name not in DESIGNS:
            yield name, kind.make({each: F(1, 4) for each in kind.parameters}, 4)
    yield "made up", MadeUp(4, 2, F(4, 5))
    yield "two ways", Grouped(2, mixed((Warner(F(3, 4)), Binary(F(9, 10), F(1, 5)))), ("a", "b"))
    yield "options, two ways", Grouped(3, mixed((KAry(3, F(1, 2)), KAry(3, F(3, 4)))), ("a", "b"))


CHANNELS = dict(all_channels())


def some_reports(channel: Channel) -> list[int]:
    """Packed reports that a channel can have; all of them where they are few."""
    form = channel.form
    match form:
        case FixedBits() | Bits():
            texts = ("".join(each) for each in product("01", repeat=form.size))
            return [form.pack(text) for text in texts if not form.accepts(text)]
        case Pair():
            return [form.pack((seed * 31_415_926_535 % form.seeds, 1)) for seed in range(40)]
    return list(range(min(form.size, 40)))


def column(channel: Channel) -> Any:
    """The same reports as a column, (n,), or bits, (n, k)."""
    packed = np.array(some_reports(channel), dtype=np.int64)
    if channel.form.spread:
        return (packed[:, None] >> np.arange(channel.form.width) & 1).astype(np.uint8)
    return packed


def members() -> set[str]:
    """All that `Channel` declares for whoever asks, those for type checkers as well."""
    source = inspect.getsource(Channel)
    defined = {
        line.split("def ")[1].split("(")[0] for line in source.splitlines() if "def " in line
    }
    return {name for name in defined | set(Channel.__annotations__) if not name.startswith("_")}


def arguments(channel: Channel) -> dict[str, tuple[Any, ...]]:
    """What each member of a channel that is a method takes."""
    first = channel.form.unpack(some_reports(channel)[0])
    values = column(channel)
    return {
        "stands_for": (first,),
        "probability": (first, 0),
        "likelihood": (values,),
        "mixed": (values,),
        "mixed_tables": (),
        "tables": (),
        "ones": (),
        "statistic": (values,),
        "scores": (values,),
        "numbers": (values if values.ndim == 1 else values[:, 0], 10, 5),
        "chances": (1,),
        "chance_arrays": (),
        "supported_options": (values,),
        "unit_variance": ((0.25,),),
        "scaled": (10,),
    }


@pytest.mark.parametrize("name", CHANNELS)
def test_that_every_member_of_a_channel_works_whichever_it_is(name: str) -> None:
    channel, methods = CHANNELS[name], arguments(CHANNELS[name])
    asked = members()
    assert set(methods) <= asked
    assert len(asked) > 25
    for member in asked:
        found = getattr(channel, member)
        assert callable(found) is (member in methods), member
        if member in methods:
            found(*methods[member])


@pytest.mark.parametrize("name", CHANNELS)
def test_that_chances_beside_an_unknown_stand_in_the_tables_of_their_groups(name: str) -> None:
    channel = CHANNELS[name]
    tables, rows = channel.mixed_tables(), channel.mixed(column(channel))
    assert (tables is None) is (rows is None)
    for table, of_reports in zip(tables or (), rows or (), strict=True):
        assert table.shape[:2] == (len(channel.groups), channel.k)
        assert table.sum(axis=2) == pytest.approx(1)
        of_all = np.concatenate(table.swapaxes(1, 2))
        assert (of_all[some_reports(channel)] == of_reports).all()


@pytest.mark.parametrize("name", CHANNELS)
def test_that_chances_are_exact_and_as_an_array_alike(name: str) -> None:
    channel, packed, values = CHANNELS[name], some_reports(CHANNELS[name]), column(CHANNELS[name])
    exact = [
        [channel.probability(channel.form.unpack(each), x) for x in range(min(channel.k, 6))]
        for each in packed
    ]
    likelihood = channel.likelihood(values)
    if exact[0][0] is None:
        assert likelihood is None
        assert channel.tables() is None
        return
    chances = np.array(exact, dtype=np.float64)
    assert likelihood is not None
    # Each row of a likelihood is up to a factor of its own.
    assert likelihood * chances[:, :1] == pytest.approx(chances * likelihood[:, :1], abs=1e-12)
    tables = channel.tables()
    assert (tables is None) is not isinstance(channel.form, Category)
    if tables is not None:
        assert tables.shape == (max(1, len(channel.groups)), channel.k, tables.shape[2])
        assert tables.sum(axis=2) == pytest.approx(1)
        of_all = np.concatenate(tables.swapaxes(1, 2))
        assert of_all == pytest.approx(chances)


@pytest.mark.parametrize("name", CHANNELS)
def test_that_scores_are_unbiased(name: str) -> None:
    channel, values = CHANNELS[name], column(CHANNELS[name])
    scores = channel.scores(values)
    assert (scores is None) is not channel.is_scored
    if scores is None or channel.likelihood(values) is None or isinstance(channel.form, Pair):
        return  # of a hash `test_local_hash` tells, with a prime that leaves few seeds
    chances = np.array(
        [
            [
                float(channel.probability(channel.form.unpack(each), x) or 0)
                for x in range(channel.k)
            ]
            for each in some_reports(channel)
        ]
    )
    expected = chances.T @ scores / max(1, len(channel.groups))
    places = np.arange(channel.k)[:, None]
    assert expected == pytest.approx(places if channel.line else np.eye(channel.k), abs=1e-12)
    numbers = None if channel.line is None else channel.numbers(values, 10, 5)
    assert numbers is None or numbers == pytest.approx(10 + 5 * scores[:, 0])


@pytest.mark.parametrize("name", CHANNELS)
def test_that_the_worst_ratio_is_that_of_two_chances(name: str) -> None:
    channel = CHANNELS[name]
    if channel.classes is not None and not channel.is_scored:
        return  # its ratio is between classes
    found: list[Fraction | None] = []
    for packed in some_reports(channel):
        report = channel.form.unpack(packed)
        row = [channel.probability(report, x) for x in range(min(channel.k, 6))]
        if None in row:
            assert channel.ratio is None
            return
        chances = [chance for chance in row if chance is not None]
        if max(chances):
            found.append(max(chances) / min(chances) if min(chances) else None)
    known = [ratio for ratio in found if ratio is not None]
    assert channel.ratio == (max(known) if len(known) == len(found) else None)


@pytest.mark.parametrize("name", CHANNELS)
def test_that_what_sums_up_two_piles_adds_up(name: str) -> None:
    channel, values = CHANNELS[name], column(CHANNELS[name])
    parts = channel.statistic(values[:2]) + channel.statistic(values[2:])
    assert (channel.statistic(values) == parts).all()
    arrays = channel.chance_arrays()
    assert arrays is None or len(parts) == len(arrays[0]) == len(arrays[1])
    assert channel.counts_reports is (channel.classes is not None)
    assert channel.sums_reports is isinstance(channel.form, Grid)


@pytest.mark.parametrize("name", CHANNELS)
def test_that_a_report_stands_for_what_it_supports(name: str) -> None:
    channel, values = CHANNELS[name], column(CHANNELS[name])
    supported = channel.supported_options(values)
    for row, packed in enumerate(some_reports(channel)):
        standing = channel.stands_for(channel.form.unpack(packed))
        if supported is None:
            assert isinstance(standing, OnScale | Word | OneOption)
            continue
        match standing:
            case SomeOptions(options):
                assert tuple(np.flatnonzero(supported[row])) == options
            case OneOption(option):
                assert np.flatnonzero(supported[row]).tolist() == [option]
            case Word(first):
                assert np.flatnonzero(supported[row]).tolist() == [int(first)]


@given(st.sampled_from(sorted(DESIGNS)), st.integers(2, 6), st.data())
def test_that_a_design_makes_a_channel_at_all_valid_parameters(
    name: str, k: int, data: st.DataObject
) -> None:
    design = DESIGNS[name]
    k = 2 if design.domains == (Domain.TWO_ANSWERS,) else k
    fractions = st.fractions(F(1, 50), F(49, 50), max_denominator=50)
    given: dict[str, Fraction | int] = {}
    for parameter, allowed in design.names(k).items():
        match allowed:
            case Whole():
                most = k - 1 if allowed.below_k else allowed.most or 60
                given[parameter] = data.draw(st.integers(allowed.least, min(most, 6)))
            case Number() | Probability():
                given[parameter] = data.draw(fractions)
    try:
        channel = design.channel(given, k)
    except ParameterError:
        reject()
    assert channel.informative
    assert channel.k == k
    for member, given_to in arguments(channel).items():
        getattr(channel, member)(*given_to)
    for member in members() - set(arguments(channel)):
        getattr(channel, member)


def test_that_the_mean_of_scrambled_numbers_is_on_its_line_in_any_unit() -> None:
    grid = Grid(20, 420, 5)
    line = (F(7, 2), F(3, 4))
    tenths = Scrambled.of(grid, line).scaled(10)
    reports = np.array([3, 17, 40])
    found = tenths.numbers(reports, grid.low, grid.step)
    assert found is not None
    # In the unit: a report z is of the truth (z − A)/B.
    units = (grid.low + grid.step * reports) / 10
    assert found / 10 == pytest.approx((units - 3.5) / 0.75)
    assert tenths.statistic(reports).tolist() == [60, 9 + 289 + 1600]
