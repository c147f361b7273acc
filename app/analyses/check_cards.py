"""The four things that are checked of a study, each a sentence, a picture and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from app.analyses.words import check_cards as words
from app.analyses.words.check_cards import (
    CardName,
    State,
    anchor_table,
    band_table,
    of_question,
    rehearsal_badge,
    short,
)
from app.analyses.words.checks import influence_table, precision_line
from app.analyses.words.methods import method_line
from app.analyses.words.rule_breaking import (
    anchor_sentence,
    anchor_undefined,
    band_sentence,
    breaking_sentence,
    influence_sentence,
)
from app.words.axes import in_figures
from app.words.pressed import is_statement
from core.checks.influence import Influence, influence, precision
from core.checks.rule_breaking import Bounds, anchored_pair, band
from core.count.tally import Tally, count_of
from core.cross.pair_tally import JointTally
from core.estimate import estimate
from core.present.chart import (
    BandChart,
    BandLine,
    Chart,
    LegendEntry,
    Mark,
    Span,
    SpanChart,
    SpanMark,
    share_axis,
)
from core.present.table import Table
from core.survey.model import Question, Survey

POINTS = 21  # assumed shares of people, from 0 to 20%
FARTHEST = 0.2


@dataclass(frozen=True)
class Card:
    """One card. `result` is the sentence that stands out beneath the picture.

    `hint` says what can be done with the picture where it is on a screen.
    """

    name: CardName
    sentence: str
    state: State
    chart: Chart | None = None
    notes: tuple[str, ...] = ()
    result: str = ""
    hint: str = ""
    tables: tuple[Table, ...] = ()
    recurring: Recurring | None = None


@dataclass(frozen=True, slots=True)
class Recurring:
    """A question of which reports recur too often, by the limit of the check, in `n` responses."""

    question: str
    name: str
    limit: float
    n: int


@dataclass(frozen=True)
class Breaking:
    """A yes/no question under every assumed share of people who did not follow the rule."""

    question: Question
    share: float
    bounds: tuple[Bounds, ...]
    method: str


def captioned(card: Card, *, rehearsal: bool) -> Card:
    """Return a card whose picture tells by itself what it shows, as in a file of its own."""
    if card.chart is None:
        return card
    caption = " ".join(line for line in (card.sentence, card.result) if line)
    badge = rehearsal_badge() if rehearsal else ""
    return replace(card, chart=replace(card.chart, caption=caption, badge=badge))


def moves_card(
    tallies: Sequence[Tally], chosen: str, level: float, survey: Survey, language: str
) -> Card:
    """Tell how far invented files move one question, the first yes/no where none is chosen."""
    of = [tally for tally in tallies if chosen in ("", tally.question.id)]
    found = [each for tally in of for each in influence(tally)]
    tables = (influence_table(found, survey, language),)
    tally = _first(of)
    if tally is None:
        return Card(CardName.MOVES, words.nobody_answered(), State.NONE)
    question = tally.question
    few = [
        precision_line(told, measured=each.question.measured)
        for each in of
        if (told := precision(each.question, each.n)).too_few
    ]
    state = State.TO_KNOW
    if precision(question, tally.n).too_few:
        state = State.FEW
    moved = _of_tally(found, tally)
    if moved is None or question.measured:
        return Card(CardName.MOVES, words.only_shares(), state, notes=tuple(few), tables=tables)
    name = short(question, language)
    return Card(
        CardName.MOVES,
        of_question(name, influence_sentence(moved)),
        state,
        _moves_chart(name, tally, moved, level),
        tuple(few[:2]),
        tables=tables,
    )


def _first(tallies: Sequence[Tally]) -> Tally | None:
    """Return the tally that is shown: one of a yes/no question before others."""
    answered = [tally for tally in tallies if tally.n]
    answered.sort(key=lambda tally: not tally.question.complementary)
    return next(iter(answered), None)


def _of_tally(found: Sequence[Influence], tally: Tally) -> Influence | None:
    """Return how a question's result moves: of a yes/no that of Yes, else of the largest share."""
    of = [each for each in found if each.question == tally.question.id]
    if tally.question.complementary:
        return of[0] if of else None
    return max(of, key=lambda each: each.share, default=None)


def _moves_chart(name: str, tally: Tally, moved: Influence, level: float) -> SpanChart:
    found = estimate(tally, level)
    shares = {each.option: each for each in found.options}
    option = moved.option or "yes"
    result = shares.get(option) or next(iter(shares.values()))
    low, high = result.low or 0.0, result.high or 0.0
    labels = words.move_rows(tally.n)
    spans = [Span(labels[0], low, high, moved.share)]
    steps = ((moved.one_file, 2), (moved.one_percent, 1), (moved.five_percent, 1))
    for label, (move, digits) in zip(labels[1:], steps, strict=True):
        text = words.move_text(move, digits)
        ends = moved.share + move.low, moved.share + move.high
        spans.append(Span(label, *ends, mark=SpanMark.REACH, text=text))
    values = [end for span in spans for end in (span.low, span.high)]
    return SpanChart(
        title=f"{words.card_title(CardName.MOVES)} {name}",
        spans=tuple(spans),
        axis=in_figures(share_axis(values, zero=False)),
        legend=(LegendEntry(Mark.BAR, words.reach_legend()),),
        reference=moved.share,
        subtitle=method_line(found),
        alt_text="; ".join(f"{span.label}: {span.text}" for span in spans[1:]),
    )


def breaking_of(tallies: Sequence[Tally], chosen: str, level: float) -> Breaking | None:
    """Work out the band of a yes/no question that people randomized; None where there is none."""
    tally = _first([each for each in tallies if chosen in ("", each.question.id)])
    if tally is None or not tally.question.complementary or not tally.question.sensitive:
        return None
    count = count_of(tally, "yes")
    method = method_line(estimate(tally, level))
    return Breaking(tally.question, count.share, band(count, FARTHEST, POINTS, level), method)


def breaking_card(found: Breaking | None, at: float, language: str, *, by_people: bool) -> Card:
    """Tell what is found if so many people did not follow the rule."""
    if found is None:
        return Card(CardName.BREAKING, words.only_yes_no(), State.NONE)
    if not by_people:
        return Card(CardName.BREAKING, words.by_program(), State.NONE)
    here = found.bounds[round(at / FARTHEST * (POINTS - 1))]
    far = found.bounds[(POINTS - 1) // 2]
    name = short(found.question, language)
    told = breaking_sentence(found.share, far, mirrored=is_statement(found.question))
    return Card(
        CardName.BREAKING,
        of_question(name, told),
        State.ASSUMED,
        _band_chart(name, found, here),
        result=band_sentence(here),
        hint=words.drag(),
        tables=(band_table(name, found.bounds[::5]),),
    )


def _band_chart(name: str, found: Breaking, here: Bounds) -> BandChart:
    text = partial(words.line_text, here.breaking)
    random, always = words.line_names(found.question)
    lines = tuple(
        BandLine(told, tuple(getattr(b, key) for b in found.bounds), value, text(value))
        for told, key, value in (
            (random, "at_random", here.at_random),
            (always, "always_no", here.always_no),
        )
    )
    values = [end for each in found.bounds for end in (each.low, each.high)]
    values += [y for line in lines for y in line.ys]
    xs = tuple(each.breaking for each in found.bounds)
    return BandChart(
        title=f"{words.card_title(CardName.BREAKING)} {name}",
        xs=xs,
        low=tuple(each.low for each in found.bounds),
        high=tuple(each.high for each in found.bounds),
        lines=lines,
        at=here.breaking,
        x_axis=in_figures(share_axis(xs, sign_everywhere=True)),
        y_axis=in_figures(share_axis(values, sign_everywhere=True)),
        subtitle=found.method,
        alt_text=band_sentence(here) + " " + "; ".join(f"{n.name} {n.text}" for n in lines),
    )


def no_anchor(can_have: bool) -> Card:
    """Tell what an anchor is where none is chosen."""
    told = words.anchor_definition()
    if not can_have:
        return Card(CardName.ANCHOR, told, State.NONE, notes=(words.one_question_alone(),))
    return Card(CardName.ANCHOR, told, State.ASSUMED)


def anchor_card(pair: JointTally, anchor: Tally, known: float, level: float, language: str) -> Card:
    """Tell what a question of known share says of those who did not follow the rule."""
    item = pair.first.question
    result = estimate(anchor, level).options[0]
    found = anchored_pair(pair, known, level)
    if found is None or result.share is None:
        return Card(CardName.ANCHOR, anchor_undefined(), State.NONE)
    name = short(anchor.question, language)
    count = _yes_of(pair)
    whole = estimate(count, level)
    as_it_is = whole.options[0]
    broke, before, after = words.anchor_rows()
    spans = (
        Span(broke, 1 - found.following_high, 1 - found.following_low, 1 - found.following),
        Span(before, as_it_is.low or 0.0, as_it_is.high or 0.0, as_it_is.share, SpanMark.HOLLOW),
        Span(after, found.low, found.high, found.share, strong=True),
    )
    values = [v for span in spans for v in (span.low, span.high)]
    told = anchor_sentence(found)
    return Card(
        CardName.ANCHOR,
        words.anchor_lead(name, known, result.share, result.low or 0.0, result.high or 0.0),
        State.BROKEN if found.following_high < 1 else State.NOT_SEEN,
        SpanChart(
            title=f"{words.card_title(CardName.ANCHOR)} {short(item, language)}",
            spans=spans,
            axis=in_figures(share_axis(values)),
            subtitle=method_line(whole),
            alt_text=told,
        ),
        (words.corrects(short(item, language)),),
        told,
        tables=(anchor_table(short(item, language), found),),
    )


def _yes_of(pair: JointTally) -> Tally:
    """Return the first question's reports of those who answered both."""
    (both, first_alone), (second_alone, neither) = pair.table
    yes = both + first_alone
    return Tally(pair.first.question, pair.n, (yes, second_alone + neither))
