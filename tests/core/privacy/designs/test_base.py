"""Named designs: the channels that the field gives these names, and what they refuse."""

from __future__ import annotations

from fractions import Fraction

import pytest
from golden_reference import reference

from core.privacy.designs import DESIGNS, Barrier, ParameterError, Trouble, for_domain
from core.privacy.designs.two_stage import TwoStages, stages_of
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import Domain, fault

F = Fraction
GOLDEN = reference()
# METHODS §2, and the transformed variables of RRTCS 0.0.4: r = (z − p0)/(p1 − p0).
YES_NO = [
    ("warner", {"p": F(3, 4)}, F(3, 4), F(1, 4)),
    ("two-coins", {}, F(3, 4), F(1, 4)),
    ("forced", {"truth": F(2, 3), "yes": F(1, 2)}, F(5, 6), F(1, 6)),
    ("forced-words", {"no": F(1, 10), "yes": F(2, 10)}, F(9, 10), F(2, 10)),
    ("gamma", {"gamma": F(1, 4)}, F(3, 4), F(1, 4)),
    ("kept", {"p": F(7, 10), "q": F(6, 10)}, F(7, 10), F(4, 10)),
    ("unrelated", {"truth": F(7, 10), "prevalence": F(3, 10)}, F(79, 100), F(9, 100)),
    ("crosswise", {"prevalence": F(1, 4)}, F(1, 4), F(3, 4)),
    ("triangular", {"prevalence": F(1, 4)}, F(1), F(1, 4)),
    ("kuk", {"r1": F(7, 10), "r0": F(3, 10)}, F(7, 10), F(3, 10)),
    ("mangat", {"p": F(7, 10)}, F(1), F(3, 10)),
    ("one-coin", {}, F(1), F(1, 2)),
    ("devore", {"p": F(7, 10)}, F(1), F(3, 10)),
    ("singh-joarder", {"p": F(6, 10)}, F(84, 100), F(4, 10)),
    ("mangat-singh", {"truth": F(1, 2), "p": F(7, 10)}, F(85, 100), F(15, 100)),
    (
        *("mangat-unrelated", {"truth": F(1, 2), "p": F(6, 10), "prevalence": F(1, 4)}),
        *(F(85, 100), F(5, 100)),
    ),
    ("mangat-singh-singh", {"p": F(6, 10), "prevalence": F(1, 2)}, F(1), F(2, 10)),
]


@pytest.mark.parametrize(("name", "parameters", "p1", "p0"), YES_NO, ids=[row[0] for row in YES_NO])
def test_that_a_yes_no_design_has_the_chances_of_its_name(
    name: str, parameters: dict[str, F], p1: F, p0: F
) -> None:
    assert DESIGNS[name].mechanism(parameters, 2).chances(1) == (p1, p0)


def test_that_every_design_of_one_group_for_yes_or_no_is_checked_here() -> None:
    named = {name for name, design in for_domain(Domain.TWO_ANSWERS).items() if design.builds}
    assert named == {row[0] for row in YES_NO} | {"binary", "two-stage-yes-no"}


@pytest.mark.parametrize(
    ("case", "name", "parameters"),
    [
        ("uqtknown_n500_y170", "unrelated", {"truth": F(7, 10), "prevalence": F(3, 10)}),
        ("mangat_p70_n500_y240", "mangat", {"p": F(7, 10)}),
        ("crosswise_p25_n310_y198", "crosswise", {"prevalence": F(1, 4)}),
        ("triangular_p25", "triangular", {"prevalence": F(1, 4)}),
        ("fr_dice_n2448", "forced-words", {"no": F(1, 6), "yes": F(1, 6)}),
    ],
)
def test_that_the_reference_numbers_are_of_these_designs(
    case: str, name: str, parameters: dict[str, F]
) -> None:
    known = GOLDEN["binary"][case]
    mechanism = DESIGNS[name].mechanism(parameters, 2)
    p1, p0 = mechanism.chances(1)
    assert float(p1) == pytest.approx(known["P_yes_given_1"], abs=1e-12)
    assert float(p0) == pytest.approx(known["P_yes_given_0"], abs=1e-12)
    found = epsilon(mechanism.ratio)
    assert found == pytest.approx(known["epsilon"] or float("inf"), abs=1e-12)


def test_that_what_proves_an_answer_is_for_analysis_alone() -> None:
    proving = {name for name, each in DESIGNS.items() if each.barrier is Barrier.PROVES}
    rows = {row[0]: row for row in YES_NO}
    for name in proving:
        assert fault(DESIGNS[name].mechanism(rows[name][1], 2)) == "EPS_INFINITE"
    for name, row in rows.items():
        if name not in proving:
            assert fault(DESIGNS[name].mechanism(row[1], 2)) is None, name
    assert not any(DESIGNS[name].may_be_collected for name in (*proving, "crosswise", "unrelated"))
    assert DESIGNS["warner"].may_be_collected


@pytest.mark.parametrize(
    ("name", "parameters", "found"),
    [
        ("warner", {}, [("p", Trouble.MISSING)]),
        ("warner", {"p": F(3, 2)}, [("p", Trouble.RANGE)]),
        ("warner", {"p": F(1, 2)}, [("", Trouble.NO_INFORMATION)]),
        ("warner", {"p": F(3, 4), "q": F(1, 4)}, [("q", Trouble.UNKNOWN)]),
        ("forced-words", {"no": F(2, 3), "yes": F(2, 3)}, [("", Trouble.RANGE)]),
        ("gamma", {"gamma": F(3, 4)}, [("", Trouble.RANGE)]),
        ("kuk-cards", {"r1": F(3, 4), "r0": F(1, 4), "cards": F(5, 2)}, [("cards", Trouble.RANGE)]),
        (
            *("unrelated-unknown", {"truth-1": F(1, 2), "truth-2": F(1, 2)}),
            [("", Trouble.NO_INFORMATION)],
        ),
        ("eichhorn-hayre", {"mean-w": F(0)}, [("", Trouble.NO_INFORMATION)]),
        ("sld", {"p-1": F(1, 5), "p-2": F(1, 5)}, [("", Trouble.NO_INFORMATION)]),
    ],
)
def test_that_parameters_that_make_no_design_are_named(
    name: str, parameters: dict[str, F], found: list[tuple[str, Trouble]]
) -> None:
    design = DESIGNS[name]
    assert [(each.name, each.trouble) for each in design.faults(parameters, 2)] == found
    make = design.mechanism if design.builds else design.classes
    if design.lines is None:
        with pytest.raises(ParameterError):
            make(parameters, 2)


def test_that_forced_options_are_those_of_the_reference() -> None:
    known = GOLDEN["kary"]["fr_k5"]["P_rows_response_cols_true"]
    parts = (F(1, 10), F(1, 10), F(1, 20), F(1, 20), F(1, 20))
    forced = {f"forced-{v + 1}": part for v, part in enumerate(parts)}
    (channel,) = DESIGNS["forced-options"].classes(forced, 5).channels
    for x, row in enumerate(channel):
        assert [float(chance) for chance in row] == pytest.approx([each[x] for each in known])
        assert sum(row) == 1


@pytest.mark.parametrize("name", [n for n, d in DESIGNS.items() if d.classifies])
def test_that_the_chances_of_all_reports_sum_to_one(name: str) -> None:
    design = DESIGNS[name]
    values = {word: F(1, 10 + place) for place, word in enumerate(design.names(3))}
    if "cards" in values:
        values["cards"] = F(4)
    classes = design.classes(values, 3)
    assert len(classes.channels) == design.groups
    assert tuple(name for name, _ in classes.unknowns) == design.unknowns
    for channel in classes.channels:
        assert len(channel) == classes.k
        assert all(sum(row) == 1 for row in channel)


def test_that_two_stages_cost_what_they_do_in_one_wave_and_in_many() -> None:
    stages = TwoStages(F(3, 4), F(1, 4), F(2, 3), F(1, 3))  # METHODS §7b
    assert (stages.p, stages.q) == (F(7, 12), F(5, 12))
    assert epsilon(stages.ratio(1)) == pytest.approx(0.336472, abs=1e-6)
    found = [epsilon(stages.ratio(waves)) for waves in (2, 4, 8, 16)]
    assert found == pytest.approx([0.619, 0.947, 1.0883, 1.0986], abs=5e-4)
    assert stages.permanent_ratio() == 3
    assert stages.permanent_ratio(bits=2) == 9
    # Every pattern of reports of three waves, by hand.
    ones = [
        (stages.p1 * a + (1 - stages.p1) * b) / (stages.q1 * a + (1 - stages.q1) * b)
        for a, b in ((F(2, 3) ** c * F(1, 3) ** (3 - c), F(1, 3) ** c * F(2, 3) ** (3 - c))
                     for c in range(4))
    ]  # fmt: skip
    assert stages.ratio(3) == max(*ones, *(1 / each for each in ones))


def test_that_two_stage_designs_are_debiased_by_both_stages() -> None:
    # RAPPOR of the Chrome trial: f = 1/2, p = 1/2, q = 3/4; q* = f(p+q)/2 + (1−f)q.
    rappor = {"f": F(1, 2), "p": F(1, 2), "q": F(3, 4)}
    mechanism = DESIGNS["rappor"].mechanism(rappor, 8)
    assert mechanism.chances(0) == (F(11, 16), F(9, 16))
    assert stages_of("rappor", rappor).permanent_ratio(bits=2) == 9
    optimized = stages_of("l-osue", {"q1": F(1, 4), "p2": F(2, 3)})
    assert (optimized.p1, optimized.q1, optimized.q2) == (F(1, 2), F(1, 4), F(1, 3))
    assert DESIGNS["l-grr"].mechanism({"p1": F(3, 4), "p2": F(2, 3)}, 3).chances(0)[0] == (
        F(3, 4) * F(2, 3) + F(1, 4) * F(1, 6)
    )
