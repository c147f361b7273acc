"""What a kind of question has to say of itself; each kind is one file beside this one.

Everything else asks the kind's object and never which kind it is. What is not said here of a kind
is that of a question with one answer among options, see `core.survey.kinds.listed`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

from core.facts.errors import Code, quote, refuse
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.lazy import np
from core.privacy.channel import Channel, Domain, OneOption, StandsFor
from core.privacy.forms import Category, Form, Report, number_of
from core.survey.text_rules import Text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Truths: TypeAlias = NDArray[np.int64]
    Shares: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose; `abstain` marks 'prefer not to say', which is randomized too."""

    id: str
    text: Text
    abstain: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """What a question lets people choose among, as far as it could be read.

    `k` is how many answers one draw chooses among, None where they could not all be read.
    """

    k: int | None
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int | None = None
    bins: tuple[int, ...] = ()


class QuestionFields(Protocol):
    """What a kind reads of a `core.survey.model.Question`."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers to choose; () where the kind has none of its own."""

    @property
    def low(self) -> int | None:
        """The least number."""

    @property
    def high(self) -> int | None:
        """The greatest number."""

    @property
    def step(self) -> int | None:
        """The distance between two numbers."""

    @property
    def bins(self) -> tuple[int, ...]:
        """The edges of its bins."""

    @property
    def cuts(self) -> tuple[int, ...]:
        """Where a number is cut into bands, in the units in which it is shown."""

    @property
    def scale(self) -> int:
        """So many steps of the grid make one unit."""

    @property
    def channel(self) -> Channel | None:
        """How it is randomized; None in the clear."""

    @property
    def ask(self) -> int | None:
        """Of how many options each person is asked; None for all."""


class QuestionKind(ABC):
    """One kind of question: how it is read and checked, and what an answer and a report of it are.

    Truths are columns of n people, shape (n,): an option's index, or what the kind says instead.
    """

    required: ClassVar[tuple[str, ...]] = ()
    """Keys of a survey file, besides those of every question."""
    optional: ClassVar[tuple[str, ...]] = ()
    """Keys of a survey file that may be left out."""
    least: ClassVar[int] = 2
    """So many options it has at least; 1 where a number may have none but its mean."""
    multiple: ClassVar[bool] = False
    """Each option is chosen or not by itself, so that a person may choose several."""
    complementary: ClassVar[bool] = False
    """There are two answers, each the opposite of the other: the share of one tells both."""
    by_device: ClassVar[bool] = False
    """It can be asked by a wheel, coins or a die, as well as by the program."""
    numeric: ClassVar[bool] = False
    """Its answers are numbers on a grid."""
    ordered: ClassVar[bool] = False
    """Its options are steps, which have scores 1, 2, … in their order."""
    domains: ClassVar[tuple[Domain, ...]] = (Domain.OPTIONS,)
    """What one draw may choose among; last without bins, where that makes a difference."""

    @property
    def listed(self) -> bool:
        """Tell whether its author writes down its answers."""
        return "options" in self.required

    @property
    def may_shuffle(self) -> bool:
        """Tell whether each person may see its options in an order of his own."""
        return "shuffle" in self.optional

    @property
    def one_listed(self) -> bool:
        """Tell whether one of the answers that its author writes down is chosen."""
        return self.listed and not self.multiple

    def like(self, other: QuestionKind) -> bool:
        """Tell whether a question of the other kind becomes one of this kind with nothing lost."""
        return (self.required, self.multiple) == (other.required, other.multiple)

    # Reading a survey.

    @abstractmethod
    def read(
        self, tree: Tree, content: Mapping[str, Json], where: Where, languages: tuple[str, ...]
    ) -> Choices:
        """Read what can be chosen from a question whose keys are there; notes what is wrong."""

    def domain(self, *, measured: bool = False) -> Domain:
        """Return what one draw chooses among; `measured`: of a number without bins."""
        return self.domains[-1 if measured else 0]

    # What is saved.

    def option_ids(self, question: QuestionFields) -> tuple[str, ...]:
        """Return the ids of what can be answered, in the order of results."""
        return tuple(option.id for option in question.options)

    def codes(self, question: QuestionFields) -> tuple[int, ...]:
        """Return the truth, or the answer in the clear, that each of the ids stands for."""
        return tuple(range(len(self.option_ids(question))))

    def measured(self, question: QuestionFields) -> bool:
        """Tell whether the answer is a number as it stands: it has a mean and no options."""
        return False

    def form(self, question: QuestionFields) -> Form:
        """Return the form of what is saved, whether randomized or in the clear."""
        channel = question.channel
        return self.clear_form(question) if channel is None else channel.form

    def clear_form(self, question: QuestionFields) -> Form:
        """Return the form of an answer in the clear."""
        return Category(len(self.option_ids(question)))

    def ratio(self, question: QuestionFields) -> Fraction | None:
        """Return the exact ratio of the whole question; 1 in the clear, None where it is not."""
        return Fraction(1) if question.channel is None else question.channel.ratio

    def stands_for(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return what a saved report, or an answer in the clear, means, free of words."""
        if question.channel is not None:
            return question.channel.stands_for(report)
        return self.clear_standing(question, report)

    def clear_standing(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return what an answer in the clear means."""
        return OneOption(number_of(report))

    # People with known answers, for rehearsals alone.

    def shape(self, question: QuestionFields, n: int) -> tuple[int, ...]:
        """Return the shape of n people's truths."""
        return (n,)

    def places(self, question: QuestionFields, truths: Truths) -> Truths:
        """Return what a mechanism takes as truths."""
        return truths

    def counts(self, question: QuestionFields, truths: Truths) -> Truths:
        """Return how many people there are for each option, in the order of results, (k,)."""
        codes = list(self.codes(question))
        counts = np.bincount(self.places(question, truths), minlength=len(codes))[codes]
        return np.asarray(counts, dtype=np.int64)

    def even_share(self, k: int) -> float:
        """Return the share of each of k options where none are stated."""
        return 1 / max(1, k)

    def invent(
        self, question: QuestionFields, shares: Shares, n: int, generator: np.random.Generator
    ) -> Truths:
        """Make up the truths of n people by the shares of the options, (k,)."""
        return np.asarray(generator.choice(shares.size, n, p=shares), dtype=np.int64)

    def truth_of(self, question: QuestionFields, cell: str) -> int | tuple[int, ...]:
        """Read a truth from a cell of a table. Raises `Refused` without a place."""
        return self.codes(question)[self.place_of(question, cell)]

    def place_of(self, question: QuestionFields, cell: str) -> int:
        """Return the place of the option that a cell names. Raises `Refused` (DOMAIN)."""
        ids, named = self.option_ids(question), cell.strip()
        if named not in ids:
            raise refuse(Code.DOMAIN, "", Fact.NOT_AN_ANSWER(cell=quote(named, 40)))
        return ids.index(named)

    def nothing(self, question: QuestionFields) -> int | tuple[int, ...]:
        """Return the truth that stands where there is none."""
        return 0

    def cells(self, question: QuestionFields, truths: Truths) -> list[str]:
        """Write truths as cells of a table."""
        named = dict(zip(self.codes(question), self.option_ids(question), strict=True))
        return [named[truth] for truth in truths.tolist()]

    # An XLSForm.

    def form_type(self, question: QuestionFields) -> str:
        """Return the type of its row."""
        return f"select_one {question.id}"

    def form_cells(self, question: QuestionFields) -> dict[str, str]:
        """Return cells of its row that no other kind has."""
        return {}
