"""For each mechanism and procedure a survey, and two true answers that lead to one report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from coupled import PLACE, Case, Content, Truth, Way
from coupled_person import KIOSK, PREVIEW

WARNER: Content = {"name": "warner", "p": "3/4"}
DIE: Content = {"name": "warner", "p": "5/6"}
FORCED: Content = {"name": "forced", "truth": "1/2", "yes": "1/2"}
LOPSIDED: Content = {"name": "binary", "p1": "3/4", "p0": "1/2"}
KARY: Content = {"name": "k-ary", "p": "1/2"}
UNARY: Content = {"name": "unary", "p": "3/4", "q": "1/4"}
ONE_BIT: Content = {"name": "one-bit", "p": "3/4"}
SUBSET: Content = {"name": "subset", "size": 2, "p": "3/4"}
HASH: Content = {"name": "local-hash", "g": 2, "p": "3/4"}
WINDOW: Content = {"name": "window", "width": 5, "p": "3/4"}

LONG = 10**12
SENSITIVE = ("first", "second")
Answer = tuple[Truth, list[int]]  # a true answer, and how the draws for its question fall
SEX: Content = {
    "id": "sex",
    "kind": "one-of",
    "text": "How would you describe yourself?",
    "options": [{"id": "woman", "text": "A woman"}, {"id": "man", "text": "A man"}],
}


def survey(*questions: Content) -> Content:
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "Work and money",
        "questions": [SEX, *questions],
    }


def yes_no(name: str, mechanism: Content, procedure: str) -> Content:
    question: Content = {
        "id": name,
        "kind": "yes-no",
        "text": f"I have done {name} this year.",
        "mechanism": mechanism,
        "procedures": [procedure],
    }
    if mechanism["name"] == "warner" and procedure != "scrambled":
        question["negation"] = f"I have not done {name} this year."
    return question


def choice(name: str, kind: str, mechanism: Content) -> Content:
    options = [{"id": f"o{place}", "text": f"Option number {place}"} for place in range(3)]
    return {
        "id": name,
        "kind": kind,
        "text": f"What about {name}?",
        "options": options,
        "mechanism": mechanism,
    }


def number(name: str, mechanism: Content = ONE_BIT, high: int = 10) -> Content:
    return {
        "id": name,
        "kind": "number",
        "text": f"How often {name}?",
        "low": 0,
        "high": high,
        "step": 1,
        "mechanism": mechanism,
    }


def coupled(questions: Sequence[Content], *pairs: tuple[Answer, Answer]) -> Case:
    """Two questions, and for each of them the two ways to one report.

    Practice asks as the first question does: there the two differ likewise.
    """

    def way(side: int) -> Way:
        answers = {q["id"]: pair[side] for q, pair in zip(questions, pairs, strict=True)}
        answers = {"practice": answers["first"], **answers}
        truths = {id_: truth for id_, (truth, _) in answers.items()}
        return Way({"sex": 1, **truths}, [n for _, draws in answers.values() for n in draws])

    return Case(survey(*questions), way(0), way(1))


def spun(mechanism: Content, *pairs: tuple[tuple[int, int], tuple[int, int]]) -> Case:
    """A wheel for each question; each pair is (truth, number drawn) for the two people."""
    questions = [yes_no(name, mechanism, "spinner") for name in ("first", "second")]

    def answer(truth: int, drawn: int) -> Answer:
        return truth, [drawn, PLACE]

    return coupled(questions, *[(answer(*one), answer(*other)) for one, other in pairs])


def thrown(
    procedure: str, mechanism: Content, *pairs: tuple[tuple[int, int], tuple[int, int]]
) -> Case:
    """Coins or a die for each question; each pair is (truth, number drawn) for the two people."""
    questions = [yes_no(name, mechanism, procedure) for name in ("first", "second")]

    def answer(truth: int, drawn: int) -> Answer:
        return truth, [drawn]

    return coupled(questions, *[(answer(*one), answer(*other)) for one, other in pairs])


def scrambled(mechanism: Content) -> Case:
    """Saved: 1, then 0. Two coins are thrown, the second is read for a yes, the first for a no."""
    questions = [yes_no(name, mechanism, "scrambled") for name in ("first", "second")]
    return coupled(
        questions,
        ((1, [0, 1]), (0, [1, 0])),
        ((1, [1, 0]), (0, [0, 1])),
    )


def slipping(case: Case, *sides: int) -> Case:
    """Of the first question the wrong word is pressed and exchanged, by these of the two."""
    one, other = (
        replace(way, slips=("first",)) if side in sides else way
        for side, way in enumerate((case.one, case.other))
    )
    return replace(case, one=one, other=other)


def cut_short(case: Case, *draws: list[int]) -> Case:
    """The chance of the first question is started, lands so for each of the two, and is left."""
    one, other = (
        replace(way, cut_short=("first",), tape=_after_practice(way.tape, len(landing), landing))
        for way, landing in zip((case.one, case.other), draws, strict=True)
    )
    return replace(case, one=one, other=other)


def _after_practice(tape: list[int], n: int, draws: list[int]) -> list[int]:
    """Return a tape with more draws after the n of practice."""
    return [*tape[:n], *draws, *tape[n:]]


def some(case: Case) -> Case:
    """The first question is drawn from three, and two of the three options of the second.

    What is drawn falls alike for the two, after practice and before the first question.
    """
    sex, first, second = case.survey["questions"]
    spare = [{**first, "id": name, "text": f"I have done {name}."} for name in ("third", "fourth")]
    content = {
        **case.survey,
        "questions": [sex, first, *spare, {**second, "ask": 2}],
        "sample": [{"questions": ["first", "third", "fourth"], "ask": 1}],
    }
    drawn = [0, 0, 1]  # the first of three, then the first and the last of three
    one, other = (
        replace(way, tape=_after_practice(way.tape, 2, drawn)) for way in (case.one, case.other)
    )
    return replace(case, survey=content, one=one, other=other)


def shuffled(case: Case, n: int) -> Case:
    """The first two of three options change places, alike for both, after n draws of practice."""
    sex, *asked = case.survey["questions"]
    content = {**case.survey, "questions": [sex, *({**q, "shuffle": True} for q in asked)]}
    drawn = [2, 0] * len(asked)
    one, other = (
        replace(way, tape=_after_practice(way.tape, n, drawn)) for way in (case.one, case.other)
    )
    return replace(case, survey=content, one=one, other=other)


def wavering(case: Case) -> Case:
    """Both say they are a man; only the one had chosen otherwise before it was confirmed."""
    one, other = (
        replace(way, wavers={"sex": chosen})
        for way, chosen in zip((case.one, case.other), (0, 1), strict=True)
    )
    return replace(case, one=one, other=other)


WHEEL = spun(WARNER, ((1, 0), (0, 3)), ((1, 3), (0, 2)))
COINS = thrown("coins", FORCED, ((1, 1), (0, 2)), ((1, 3), (0, 0)))
DICE = thrown("die", DIE, ((1, 2), (0, 5)), ((1, 5), (0, 1)))

# Of two options asked 1 and 0: saved as "1-0", by coins for both if no, then if yes.
MARKED: tuple[Answer, Answer] = (([1, 0], [0, 0, 1, 1]), ([0, 1], [1, 1, 0, 0]))
SOME = some(
    coupled(
        [yes_no("first", WARNER, "scrambled"), choice("second", "many-of", WARNER)],
        ((1, [0, 1]), (0, [1, 0])),
        MARKED,
    )
)
SOME_SPUN = some(
    cut_short(
        coupled(
            [yes_no("first", WARNER, "spinner"), choice("second", "many-of", WARNER)],
            ((1, [0, PLACE]), (0, [3, PLACE])),
            MARKED,
        ),
        [3, PLACE],
        [1, PLACE],
    )
)

_CASES = {
    # 0 to 2 of 4 is A, 3 is B: TRUE to A and to B, then FALSE to B and to A.
    "warner, spinner": WHEEL,
    "warner, scrambled": scrambled(WARNER),
    # 0 and 1 of 4 are Truth, 2 is Yes, 3 is No.
    "forced, spinner": spun(FORCED, ((1, 0), (0, 2)), ((1, 3), (0, 1))),
    "forced, scrambled": scrambled(FORCED),
    # 0 of 4 is Truth, 1 and 2 are Yes, 3 is No.
    "binary, spinner": spun(LOPSIDED, ((1, 0), (0, 1)), ((1, 3), (0, 0))),
    "binary, scrambled": scrambled(LOPSIDED),
    # Two coins: 0 and 1 of 4 are Truth, 2 is Yes, 3 is No.
    "forced, coins": COINS,
    # A die: 0 to 4 of 6 is A, 5 is B.
    "warner, die": DICE,
    # Kept, or moved to the other option drawn: 2 and 2, then 0 and 0.
    "k-ary": coupled(
        [choice("first", "one-of", KARY), choice("second", "rating", KARY)],
        ((2, [1, 0]), (0, [0, 1])),
        ((1, [0, 0]), (0, [1, 1])),
    ),
    # For every option a coin for those who did not choose it, then for every one for those who did.
    "unary": coupled(
        [choice("first", "one-of", UNARY), choice("second", "rating", UNARY)],
        ((0, [0, 1, 0, 1, 0, 1]), (2, [1, 1, 1, 0, 1, 0])),
        ((1, [0, 1, 0, 0, 0, 1]), (0, [1, 0, 0, 0, 1, 0])),
    ),
    # Kept with an other, or two others: 0 and 2 are named, then 1 and 2.
    "subset": coupled(
        [choice("first", "one-of", SUBSET), choice("second", "rating", SUBSET)],
        ((2, [1, 0, 0]), (1, [0, 0, 0])),
        ((1, [1, 1, 0]), (0, [0, 0, 0])),
    ),
    # By the hash of seed 65537 the option in the middle is 1 and the others 0: kept, or the other.
    "local hash": coupled(
        [choice("first", "one-of", HASH), choice("second", "one-of", HASH)],
        ((1, [65537, 1, 0]), (0, [65537, 0, 0])),
        ((2, [65537, 1, 0]), (1, [65537, 0, 0])),
    ),
    # Warner's coins of every option for a no, then those for a yes: 101 and 101, then 000 and 000.
    "many of": coupled(
        [choice("first", "many-of", WARNER), choice("second", "many-of", WARNER)],
        (([1, 1, 0], [0, 1, 1, 1, 0, 0]), ([0, 0, 1], [1, 0, 0, 0, 1, 1])),
        (([1, 1, 1], [1, 1, 1, 0, 0, 0]), ([0, 0, 0], [0, 0, 0, 1, 1, 1])),
    ),
    # The same of boxes in another order: 110 and 001, then 010 and 001, of which all become 101.
    "shuffled": shuffled(
        coupled(
            [choice("first", "many-of", WARNER), choice("second", "many-of", WARNER)],
            (([1, 1, 0], [0, 1, 1, 1, 0, 0]), ([0, 0, 1], [1, 0, 0, 0, 1, 1])),
            (([1, 0, 0], [1, 1, 1, 0, 0, 0]), ([0, 0, 1], [1, 0, 0, 1, 1, 1])),
        ),
        6,
    ),
    # A number below 40 is compared with 10 + 2·truth: 1 and 1, then 0 and 0.
    "one bit": coupled(
        [number("first"), number("second")],
        ((9, [20]), (1, [3])),
        ((8, [30]), (0, [12])),
    ),
    # Twelve digits, which are looked for in memory; as before, the least and the greatest number.
    "a long number": coupled(
        [number("first", high=LONG), number("second", high=LONG)],
        ((805_306_368_457, [0]), (271_828_182_845, [0])),
        ((314_159_265_358, [4 * LONG]), (662_607_015_405, [4 * LONG])),
    ),
    # Heads takes the near number of 5, tails the far one of 10: 12 and 12, then 11 and 11.
    "window": coupled(
        [number("first", WINDOW), number("second", WINDOW)],
        ((9, [1, 3, 7]), (8, [1, 4, 7])),
        ((1, [0, 2, 6]), (0, [0, 0, 6])),
    ),
    "the wrong word of a wheel": slipping(WHEEL, 0, 1),
    "the wrong word of coins": slipping(COINS, 0, 1),
    "a wheel cut short": cut_short(WHEEL, [3, PLACE], [1, PLACE]),
    "a die cut short, and the wrong word": slipping(cut_short(DICE, [5], [2]), 0, 1),
    "a clear answer not confirmed": wavering(WHEEL),
    "some asked, a clear answer not confirmed": wavering(SOME),
    "some asked, a wheel cut short": SOME_SPUN,
    "a wheel at a kiosk": replace(WHEEL, scene=KIOSK),
    "scrambled at a kiosk": replace(scrambled(WARNER), scene=KIOSK),
    "a wheel in a preview": replace(WHEEL, scene=PREVIEW),
    "scrambled in a preview": replace(scrambled(WARNER), scene=PREVIEW),
}
_REPORTS: dict[str, tuple[int | str | list[int], int | str | list[int]]] = {
    **dict.fromkeys(_CASES, (1, 0)),
    "k-ary": (2, 0),
    "window": (12, 11),
    "unary": ("110", "000"),
    "subset": ("101", "011"),
    "local hash": ([65537, 1], [65537, 0]),
    "many of": ("101", "000"),
    "shuffled": ("101", "101"),
    "some asked, a clear answer not confirmed": (1, "1-0"),
    "some asked, a wheel cut short": (1, "1-0"),
}
CASES = {
    name: replace(case, reports={**dict(zip(SENSITIVE, _REPORTS[name], strict=True)), "sex": 1})
    if case.scene != PREVIEW
    else case
    for name, case in _CASES.items()
}
