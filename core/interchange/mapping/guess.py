"""A first guess at a mapping, from the heads and values of a table: to be looked at, never trusted.

What is guessed: which column is an id, a weight or a place, or says who broke off; yes/no by its
words or codes; several answers in one cell or in a column each, as Kobo, ODK, SurveyCTO and
LimeSurvey write them; numbers, and how these are written, from all cells of their column; else one
of few values. How anything was randomized stands in no table and is not guessed: the mapping says
that it is "unsaid", by which nothing is imported. No way of writing is taken where the numbers of
a column could all be read in two.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Final

from core.files.checker import ID
from core.interchange.mapping.columns import LONGEST_HEAD, MAX_VALUES
from core.interchange.mapping.designs import UNSAID
from core.interchange.mapping.model import (
    NOTHING,
    Column,
    Completeness,
    DesignChoice,
    TableMapping,
)
from core.interchange.mapping.numbers import ANY, PLAIN, Alike, Marks, narrowed
from core.survey.kinds import MAX_OPTIONS
from core.survey.model import Kind, Option, Question
from core.survey.questions import MAX_QUESTIONS
from core.survey.text_rules import LABEL, LONG, text_fault

FEW: Final = 60
"""Different values that a question of few answers may have, even if each stands in one row."""
_ROWS_OF_ONE: Final = 2  # at least, on average, of each of more values than that
_IDS: Final = (
    *("_uuid", "instanceid", "meta-instanceid", "key", "_id", "id", "uuid", "respid"),
    *("response id", "responseid"),
)
_WEIGHTS: Final = ("w", "wt", "weight", "weights", "pweight", "gewicht", "poids", "peso")
_CLUSTERS: Final = ("psu", "cluster", "ea", "village")
_STRATA: Final = ("strata", "stratum")
_YES: Final = ("1", "yes", "y", "true", "ja", "oui", "si", "sí", "да", "نعم", "hapo", "ndiyo")
_NO: Final = ("0", "2", "no", "n", "false", "nein", "non", "нет", "لا", "hapana")
_TIMES: Final = (
    *("start", "end", "today", "submissiondate", "starttime", "endtime", "submitdate"),
    *("startdate", "datestamp", "_submission_time"),
    *("date submitted", "date started", "date last action", "enddate", "recordeddate"),
)
_DEVICES: Final = ("deviceid", "subscriberid", "simid", "devicephonenum", "ipaddr", "ip address")
_NO_ANSWERS: Final = (
    *(*_IDS, *_TIMES, *_DEVICES, "username", "lastpage", "startlanguage", "seed", "refurl"),
    *("last page", "start language", "referrer url", "submitterid", "submittername"),
    *("attachmentspresent", "attachmentsexpected", "reviewstate", "formversion"),
    *("__version__", "_version_", "formdef_version"),
    *("_validation_status", "_status", "_submitted_by", "_index", "_tags", "_notes"),
)
_SENT: Final = ("submitdate", "date submitted")
"""How LimeSurvey calls the column in which nothing stands where a row was broken off."""
_NOT_SENT: Final = (NOTHING, "N/A", "NULL")
_BROKEN_OFF: Final = ("no", "n", "false", "0", "partial", "incomplete", "in progress")
_SEPARATORS: Final = (";", "|", ",", " ")
_GROUPS: Final = re.compile(r"[/:]")
_SQ: Final = re.compile(r"(?P<question>.+)\[(?P<option>[^\]]+)\]")
_LONGEST_NUMBER: Final = 15
_STEPS: Final = 10**6


@dataclass
class Extent:
    """From where to where the numbers of a column reach, and with how many decimals."""

    low: Decimal
    high: Decimal
    decimals: int = 0

    def add(self, number: Decimal) -> None:
        """Take a number into account."""
        self.low, self.high = min(self.low, number), max(self.high, number)
        exponent = number.normalize().as_tuple().exponent
        self.decimals = max(self.decimals, -int(exponent))


@dataclass
class Seen:
    """What was seen of a column: its head, its label, how often each value stands in it."""

    head: str
    label: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    ways: Alike = ANY
    """How the numbers here can be written: () where a cell is none, two groups where it is open."""
    extents: dict[Marks, Extent] = field(default_factory=dict)
    """Of the first way of each group."""
    example: str = ""
    """A number here that shows how they are written: one that could be two, where there is one."""
    n: int = 0
    whole: bool = True
    """Whether `counts` has every value; of more than a mapping can name only the first are."""

    def add(self, cell: str) -> None:
        """Take a cell into account."""
        self.n += 1
        if cell in self.counts:
            self.counts[cell] += 1
            return
        if len(self.counts) < MAX_VALUES:
            self.counts[cell] += 1
        else:
            self.whole = False
        if cell == NOTHING or not self.ways:
            return
        before = self.ways
        self.ways = () if len(cell) > _LONGEST_NUMBER else narrowed(before, cell)
        if self.ways != before:
            # Ways of one group have read all cells before this one alike.
            first = {marks: group[0] for group in before for marks in group}
            self.extents = {
                group[0]: replace(self.extents[first[group[0]]])
                for group in self.ways
                if first[group[0]] in self.extents
            }
        if not cell.isdecimal() and (not self.example or len(self.ways) > len(before)):
            self.example = cell
        for group in self.ways:
            number = group[0].read(cell)
            if number is not None:
                self.extents.setdefault(group[0], Extent(number, number)).add(number)

    @property
    def numbers(self) -> bool:
        """Whether every cell in which something stands is a number."""
        return bool(self.ways)

    @property
    def writings(self) -> tuple[Marks, ...]:
        """The ways of writing by which the numbers differ: more than one where that is open."""
        return tuple(group[0] for group in self.ways)

    @property
    def decimals(self) -> int:
        """The most decimals of a number here, in whichever way it is read."""
        return max((each.decimals for each in self.extents.values()), default=0)

    @property
    def values(self) -> tuple[str, ...]:
        """The values that mean something, in the order in which they would be listed."""
        held = [cell for cell in self.counts if cell != NOTHING]
        return tuple(sorted(held, key=lambda cell: (len(cell) if self.numbers else 0, cell)))


def looked_over(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    labels: Mapping[str, str] | None = None,
    value_labels: Mapping[str, Mapping[str, str]] | None = None,
) -> tuple[Seen, ...]:
    """Look over the rows of a table; labels are those that its format has of columns and values."""
    told, named = labels or {}, value_labels or {}
    seen = tuple(Seen(head, told.get(head, ""), named.get(head, {})) for head in heads)
    for row in rows:
        for column, cell in zip(seen, row, strict=False):
            column.add(cell)
    return seen


def guess(seen: Sequence[Seen]) -> TableMapping:
    """Propose a mapping of a table that was looked over; what cannot be guessed is left out.

    >>> rows = [("u1", "1", "f"), ("u2", "2", "m"), ("u3", "1", "m")]
    >>> found = guess(looked_over(("_uuid", "main/bribe", "sex"), rows))
    >>> found.id, [(each.id, str(each.kind)) for each in found.questions]
    ('_uuid', [('bribe', 'yes-no'), ('sex', 'one-of')])
    >>> found.columns[0].values
    {'1': 'yes', '2': 'no'}
    """
    service = _service(seen)
    rest = [
        each
        for each in seen
        if each.head not in service.values() and bare(each.head).lower() not in _NO_ANSWERS
    ]
    questions: list[Question] = []
    columns: list[Column] = []
    taken: set[str] = set()
    for name, group in _grouped(rest):
        if len(questions) == MAX_QUESTIONS:
            break
        made = _several(name, group, taken) if len(group) > 1 else _one(group[0], taken)
        if made is not None:
            question, own = made
            taken.add(question.id)
            questions.append(question)
            columns += own
    found = TableMapping(
        tuple(questions),
        tuple(columns),
        id=service.get("id"),
        weight=service.get("weight"),
        cluster=service.get("cluster"),
        stratum=service.get("stratum"),
        complete=_complete(seen),
        randomized="unsaid",
    )
    weights = next((each for each in seen if each.head == found.weight), None)
    return found if weights is None else _with_weights(found, weights, seen)


def _with_weights(mapping: TableMapping, weights: Seen, seen: Sequence[Seen]) -> TableMapping:
    """Say how weights are written, which can be said of the whole table alone.

    Nothing is said where another column is open: it would be read as the weights are.
    """
    numbers = {each.column for each in mapping.columns if not each.values and not each.separator}
    is_open = any(len(each.writings) > 1 for each in seen if each.head in numbers)
    if is_open or len(weights.writings) != 1 or weights.writings == (PLAIN,):
        return mapping
    columns = tuple(
        replace(each, decimal=PLAIN.decimal)
        if each.column in numbers and not each.decimal
        else each
        for each in mapping.columns
    )
    decimal, thousands = _signs(weights.writings[0])
    return replace(mapping, columns=columns, decimal=decimal, thousands=thousands)


def head_row_of(first: Sequence[tuple[int, Sequence[str]]]) -> int:
    """Return the row in which the heads seem to stand; 1 unless others plainly stand above it.

    `first` are the first rows with their numbers. Heads are the first of the fullest rows, none of
    them a number or there twice; no row above fills more than half as many cells, as titles do.

    >>> head_row_of([(1, ("Survey, spring", "", "")), (3, ("id", "sex", "age")), (4, "7f4")])
    3
    >>> head_row_of([(1, ("id", "sex", "age")), (2, ("7", "f", "40"))])
    1
    """
    filled = [sum(cell != NOTHING for cell in cells) for _, cells in first]
    most = max(filled, default=0)
    if most < 2:
        return 1
    at = filled.index(most)
    number, cells = first[at]
    names = [cell for cell in cells if cell != NOTHING]
    told = len(set(names)) == most and not any(PLAIN.read(name) for name in names)
    titles = all(2 * each <= most for each in filled[:at])
    return number if at and told and titles else 1


def say_randomized(mapping: TableMapping, named: Iterable[str]) -> TableMapping:
    """Say of a first mapping which columns were randomized, by heads or ids; of none: none was.

    Their designs are still to be named. Raises KeyError for one that is of no question.

    >>> found = guess(looked_over(("Q3", "sex"), [("1", "f"), ("2", "m")]))
    >>> say_randomized(found, ()).randomized, say_randomized(found, ["Q3"]).designs
    ('none', {'q3': DesignChoice(name='unsaid', parameters={}, by=None, groups={})})
    """
    of_head = {each.column: each.question for each in mapping.columns}
    of_head |= {each.id: each.id for each in mapping.questions if each.id not in of_head}
    designs = {of_head[each]: DesignChoice(UNSAID) for each in named}
    return replace(mapping, designs=designs, randomized=None if designs else "none")


def _signs(marks: Marks) -> tuple[str, str | None]:
    """Return what a mapping says of numbers that are written so."""
    return marks.decimal, marks.thousands or None


def _complete(seen: Sequence[Seen]) -> Completeness | None:
    """Return which rows were broken off as LimeSurvey tells it: who did has sent nothing in."""
    for each in seen:
        if bare(each.head).lower().startswith(_SENT):
            return complete_by(each)
    return None


def complete_by(seen: Seen) -> Completeness:
    """Let a column say which rows were broken off: those in which it is empty, or says so.

    >>> (seen,) = looked_over(["done"], [("no",), ("yes",)])
    >>> complete_by(seen)
    Completeness(column='done', broken_off=('', 'no'))
    """
    said = [
        cell for cell in seen.counts if cell in _NOT_SENT or cell.strip().lower() in _BROKEN_OFF
    ]
    return Completeness(seen.head, tuple(dict.fromkeys((NOTHING, *said))))


def why_left_out(seen: Seen) -> str:
    """Return what a column seems to be that is no answer: "time", "device", or '' for others."""
    name = bare(seen.head).lower()
    return "time" if name in _TIMES else "device" if name in _DEVICES else ""


def _service(seen: Sequence[Seen]) -> dict[str, str]:
    """Tell which columns are the id, the weight, the cluster and the stratum."""
    found: dict[str, str] = {}
    for role, names in (
        *(("id", _IDS), ("weight", _WEIGHTS), ("cluster", _CLUSTERS), ("stratum", _STRATA)),
    ):
        of_name = {bare(each.head).lower(): each for each in reversed(seen)}
        of_name |= {each.head.lower(): each for each in seen}
        for name in names:
            one = of_name.get(name)
            if one is None or one.head in found.values():
                continue
            fits = not one.counts[NOTHING] if role == "id" else True
            if role == "weight":
                fits = one.numbers and all(each.low >= 0 for each in one.extents.values())
            if fits:
                found[role] = one.head
                break
    return found


def bare(head: str) -> str:
    """Return a head without the groups before it: Kobo's `a/b/q`, SurveyCTO's `a:q`, ODK's `a-q`.

    >>> bare("main/part/bribe"), bare("meta-instanceID")
    ('bribe', 'meta-instanceID')
    """
    return _GROUPS.split(head)[-1]


def _grouped(seen: Sequence[Seen]) -> Iterator[tuple[str, list[Seen]]]:
    """Join the columns of one question that has a column an option; the others stand alone.

    These are `q/a` or `q_a` beside `q`, which is left out for them, or `q[SQ001]`, `q[SQ002]`.
    """
    by_head = {each.head: each for each in seen}
    parts: dict[str, list[Seen]] = {}
    for each in seen:
        if (name := _question_of(each, by_head)) and _is_mark(each):
            parts.setdefault(name, []).append(each)
    joined = {name: group for name, group in parts.items() if len(group) > 1}
    owners = {each.head: name for name, group in joined.items() for each in group}
    for each in seen:
        owner = owners.get(each.head)
        if owner is None and each.head not in joined:
            yield each.head, [each]
        elif owner is not None and each is joined[owner][0]:
            yield owner, joined[owner]


def _question_of(seen: Seen, by_head: Mapping[str, Seen]) -> str:
    """Return the question of which a column is one option, as far as its head tells; or ''."""
    match = _SQ.fullmatch(seen.head)
    if match is not None:
        return match["question"]
    for sign in "/:_":
        name, _, option = seen.head.rpartition(sign)
        whole = by_head.get(name)
        # Only an underscore stands in heads that have nothing to do with each other, too.
        if whole is not None and (sign != "_" or option in tokens(whole)):
            return name
    return ""


def _is_mark(seen: Seen) -> bool:
    """Tell whether a column says of one option whether it was chosen."""
    held = {cell.lower() for cell in seen.values}
    return bool(held) and held <= {"0", "1", "true", "false", "y", "n", "yes", "no"}


def tokens(seen: Seen, separator: str = " ") -> tuple[str, ...]:
    """Return the values that stand in the cells of a column, apart by a sign."""
    parts = (part.strip() for cell in seen.values for part in cell.split(separator))
    return tuple(dict.fromkeys(filter(None, parts)))


def separator_of(seen: Seen) -> str:
    """Return what seems to stand between several answers in the cells of a column; '' for nothing.

    >>> (seen,) = looked_over(["used"], [("a van, a phone",), ("a van",), ("a phone",)])
    >>> separator_of(seen)
    ','
    """
    for sign in _SEPARATORS:
        if any(sign in cell for cell in seen.values):
            parts = tokens(seen, sign)
            if len(parts) < len(seen.values) and len(parts) <= FEW:
                return sign
    return ""


def _several(name: str, group: list[Seen], taken: set[str]) -> tuple[Question, list[Column]] | None:
    options, columns, used = [], [], set[str]()
    for each in group:
        match = _SQ.fullmatch(each.head)
        text = match["option"] if match else each.head[len(name) + 1 :]
        id_ = id_of(text, used)
        used.add(id_)
        options.append(Option(id_, _label(each.label or text, id_)))
        values = {cell: "yes" if _means_yes(cell) else "no" for cell in each.values}
        if not any(meant == "no" for meant in values.values()):
            values[NOTHING] = "no"  # an empty cell is all that tells that it was not chosen
        columns.append(Column(each.head, "", id_, values=values))
    question_id, text = id_of(bare(name), taken), _text(bare(name).strip())
    asked = Question(question_id, Kind.MANY_OF, text, options=tuple(options))
    return asked, [replace(each, question=question_id) for each in columns]


def _one(seen: Seen, taken: set[str]) -> tuple[Question, list[Column]] | None:
    values = seen.values
    if not values or len(seen.head) > LONGEST_HEAD:
        return None
    id_ = id_of(bare(seen.head), taken)
    text = _text(seen.label or bare(seen.head))
    meant = yes_no(values, seen.labels)
    if meant is not None and seen.whole:
        return Question(id_, Kind.YES_NO, text), [Column(seen.head, id_, values=meant)]
    if seen.numbers and not seen.labels and (not seen.whole or len(values) > 7 or seen.decimals):
        return _number(seen, id_, text)
    if not seen.whole or len(values) < 2:
        return None
    if separator_of(seen):
        return _of_options(seen, id_, text, Kind.MANY_OF)
    held = seen.n - seen.counts[NOTHING]
    if len(values) > min(max(FEW, held // _ROWS_OF_ONE), MAX_OPTIONS):
        return None  # texts, or ids, of which hardly two are the same
    return _of_options(seen, id_, text, Kind.ONE_OF)


def _of_options(seen: Seen, id_: str, text: str, kind: Kind) -> tuple[Question, list[Column]]:
    """Make a question of which each value of a column is an answer, or each part of one."""
    separator = (separator_of(seen) or " ") if kind.definition.multiple else None
    cells = seen.values if separator is None else tokens(seen, separator)
    options, used = [], set[str]()
    for cell in cells:
        option = id_of(cell, used)
        used.add(option)
        options.append(Option(option, _label(seen.labels.get(cell, cell), option)))
    chosen = {cell: option.id for cell, option in zip(cells, options, strict=True)}
    question = Question(id_, kind, text, options=tuple(options))
    return question, [Column(seen.head, id_, values=chosen, separator=separator)]


def yes_no(values: Sequence[str], labels: Mapping[str, str]) -> dict[str, str] | None:
    """Tell what two values mean where one reads as yes and the other as no; None for others."""
    if not 1 <= len(values) <= 2:
        return None
    found: dict[str, str] = {}
    for cell in values:
        word = labels.get(cell, cell)
        if _means_yes(word):
            found[cell] = "yes"
        elif word.strip().lower() in _NO:
            found[cell] = "no"
    complete = len(found) == len(values) and len(set(found.values())) == len(found)
    codes = set(values) <= {"0", "1", "2"} and "1" not in values
    return found if complete and not codes else None


def _means_yes(cell: str) -> bool:
    return cell.strip().lower() in _YES


def _number(
    seen: Seen, id_: str, text: str, writing: Marks | None = None
) -> tuple[Question, list[Column]] | None:
    """Make a question of numbers; where two writings are possible and none is given, without one.

    Its column is then refused as it stands: what its numbers are has to be said first.
    """
    marks = writing or next(iter(seen.writings), PLAIN)
    extent = seen.extents.get(marks)
    if extent is None:
        return None
    scale = 10**extent.decimals
    low, high = (int(end * scale) for end in (extent.low, extent.high))
    if extent.decimals > 6 or high - low > _STEPS * scale or low == high:
        return None
    question = Question(id_, Kind.NUMBER, text, low=min(low, 0), high=high, step=1, scale=scale)
    is_open = writing is None and len(seen.writings) > 1
    unsaid = is_open or (writing is None and marks == PLAIN)
    decimal, thousands = (None, None) if unsaid else _signs(marks)
    column = Column(seen.head, id_, scale=scale, decimal=decimal, thousands=thousands)
    return question, [column]


def id_of(text: str, taken: Iterable[str]) -> str:
    """Make an id of a text that is none of those taken.

    >>> id_of("Have you paid?", ()), id_of("Q3", {"q3"}), id_of("أ", ())
    ('have-you-paid', 'q3-2', 'o')
    """
    plain = re.sub(r"[^a-z0-9_]+", "-", text.lower())[:28].strip("-_")
    if not ID.fullmatch(plain):
        plain = f"o{plain}"[:28]
    held, number, found = set(taken), 1, plain
    while found in held:
        number += 1
        found = f"{plain}-{number}"
    return found


def _text(text: str) -> str:
    return text if text_fault(text, LONG, lines=False) is None else "?"


def _label(text: str, id_: str) -> str:
    return text if text_fault(text, LABEL, lines=False) is None else id_


def guess_as(
    seen: Seen, kind: Kind, taken: Iterable[str], writing: Marks | None = None
) -> tuple[Question, list[Column]] | None:
    """Make a question of a kind of a column, as far as its values let it be one; else None.

    Numbers are read as in `writing`, where that is given.
    """
    held = set(taken)
    id_, text = id_of(bare(seen.head), held), _text(seen.label or bare(seen.head))
    if kind.definition.complementary:
        values = yes_no(seen.values, seen.labels) or {}
        return Question(id_, kind, text), [Column(seen.head, id_, values=values)]
    if kind.definition.numeric:
        return _number(seen, id_, text, writing) if seen.numbers else None
    made = _of_options(seen, id_, text, kind)
    return made if len(made[0].options) > 1 else None
