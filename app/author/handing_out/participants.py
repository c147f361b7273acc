"""The sheet for participants: the eight words, how to open the survey, how its device works.

The device is explained by the harmless statement of practice, never by a question of the survey.
Everything is said on one thread, where the language is spoken; painting can be done on another.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt

from app.author.handing_out.pictures import (
    Paint,
    disc,
    drawn_wheel,
    icon,
    in_a_row,
    wheel,
    within,
)
from app.author.words.handout import (
    DeviceWords,
    SheetWords,
    TitledText,
    device_words,
    sheet_words,
)
from app.charts.paper import Paper, PaperPart, Sheet
from app.kit.i18n import direction_of, language_name, program_text, spoken
from app.respondent.devices.device_pictures import DEVICE_PICTURES, PaintOutcome
from app.respondent.devices.sectors import Sector, colour_of
from app.respondent.flow.practice import harmless, harmless_texts, practised
from core.privacy.chance_devices import Rule, Tool, own_tools, rules, screen_tool
from core.privacy.procedures import Procedure
from core.survey import Question, Survey
from core.survey.model import text_in


@dataclass(frozen=True, slots=True)
class _Room:
    """How much room is taken: lengths in logical pixels, and the type of running text."""

    picture: float
    above: float
    padding: float
    running: str


_ROOMS = _Room(116, 16, 16, "form"), _Room(88, 12, 12, "base"), _Room(56, 8, 10, "base")


@dataclass(frozen=True, slots=True)
class Device:
    """What is explained: words, and what its pictures are made of."""

    words: DeviceWords
    procedure: Procedure
    rules: tuple[tuple[Rule, tuple[PaintOutcome, ...]], ...]
    itself: tuple[PaintOutcome, ...]
    wheel: tuple[Sector, ...]
    presses: bool


@dataclass(frozen=True, slots=True)
class ParticipantSheet:
    language: str
    title: str
    words: SheetWords
    device: Device | None
    mirrored: bool

    @property
    def sheet(self) -> Sheet:
        """What stands around it."""
        return Sheet(
            self.title, self.words.kind, self.words.foot, self.words.of_pages, self.mirrored
        )

    def drawings(self, eight: tuple[tuple[str, int], ...]) -> tuple[PaperPart, ...]:
        """Return what draws it with the eight words and their numbers, in less and less room."""
        return tuple(partial(_draw, told=self, eight=eight, room=room) for room in _ROOMS)


def participant_sheet(
    survey: Survey, language: str, file: str, signed: bool = False
) -> ParticipantSheet:
    """Return the sheet in a language of the survey; `signed`: a key signs it.

    To be called where nothing else speaks meanwhile: the words are looked up here.
    """
    opens = program_text("Open survey…", language)  # as its first page says it
    with spoken(language):
        return ParticipantSheet(
            language=language,
            title=text_in(survey.title, language),
            words=sheet_words(survey, language, language_name(language), opens, file, signed),
            device=_device(survey),
            mirrored=direction_of(language) is Qt.LayoutDirection.RightToLeft,
        )


def _device(survey: Survey) -> Device | None:
    if not survey.sensitive:
        return None
    asked = practised(survey)
    procedure = Procedure.SCRAMBLED
    if asked.by_device and survey.procedures:
        procedure = survey.procedures[0]
    shown = harmless(asked, procedure, harmless_texts())
    tool = _tool(asked, procedure)
    told = rules(tool, asked.channel) if tool is not None and asked.channel else ()
    looks = DEVICE_PICTURES[tool] if tool is not None else None
    return Device(
        words=device_words(survey, shown, procedure, tool, told),
        procedure=procedure,
        rules=tuple((rule, tuple(looks.on_paper(rule)) if looks else ()) for rule in told),
        itself=tuple(looks.itself()) if looks and looks.itself else (),
        wheel=drawn_wheel(asked.channel) if asked.channel is not None else (),
        presses=asked.by_device,
    )


def _tool(question: Question, procedure: Procedure) -> Tool | None:
    if procedure in (Procedure.COINS, Procedure.DIE):
        return screen_tool(procedure)
    if procedure is Procedure.OWN_DEVICE and question.channel is not None:
        return next(iter(own_tools(question.channel)), None)
    return None


def _draw(
    paper: Paper, told: ParticipantSheet, eight: tuple[tuple[str, int], ...], room: _Room
) -> None:
    words = told.words
    paper.text(told.title, "respondent.question")
    if words.asked_by:
        paper.text(words.asked_by, "lead")
    for head, line in words.about:
        paper.text(f"{head}: {line}", "form")
    paper.text(words.questions, "form", "text_muted")
    paper.space(10)
    paper.card(lambda card: _eight_words(card, words, eight), "background", padding=room.padding)
    paper.heading(words.opening, room.above)
    paper.side_by_side(
        [_step(*each) for each in zip(words.numerals, words.open_steps, strict=True)]
    )
    if told.device is not None:
        _explain(paper, told.device, words.numerals, room)
    paper.heading(words.handing.title, room.above)
    paper.text(words.handing.text, room.running)
    paper.space(room.padding / 2 + 2)
    paper.rule()
    paper.space(room.padding / 2 + 4)
    paper.side_by_side(
        [
            _point(words.never, "eye-off", "success"),
            _point(words.given, "file", "accent"),
            _point(words.cannot, "warning", "warning"),
        ]
    )


def _eight_words(paper: Paper, words: SheetWords, eight: tuple[tuple[str, int], ...]) -> None:
    paper.text(words.told_about, "section")
    paper.text(words.compare, "base", "text_muted")
    paper.space(8)
    word_cards(paper, eight)


def word_cards(paper: Paper, eight: tuple[tuple[str, int], ...], *, large: bool = False) -> None:
    """Draw the eight words with their numbers, in two rows."""

    def one(word: str, number: int) -> PaperPart:
        def inside(card: Paper) -> None:
            font, quiet = ("respondent.label", "form") if large else ("section", "small")
            card.ends(word, font, str(number), quiet)

        return lambda box: box.card(inside, padding=12 if large else 8)

    for row in (eight[:4], eight[4:]):
        paper.side_by_side([one(*each) for each in row], gap=8)
        paper.space(8)
    paper.space(-8)


def _step(number: str, said: TitledText) -> PaperPart:
    def part(paper: Paper) -> None:
        paper.beside(26, disc(number, paper.style), lambda beside: _say(beside, said), 10)

    return part


def _say(paper: Paper, said: TitledText) -> None:
    paper.text(said.title, "section")
    paper.text(said.text, "base", "text_muted")


def _point(said: TitledText, name: str, colour: str) -> PaperPart:
    def part(paper: Paper) -> None:
        paper.beside(
            18,
            icon(name, colour, paper.style),
            lambda beside: beside.text(said.title, "strong", colour),
        )
        paper.space(2)
        paper.text(said.text, "base")

    return part


def _explain(paper: Paper, device: Device, numerals: tuple[str, str, str], room: _Room) -> None:
    words, size = device.words, room.picture
    paper.heading(words.heading, room.above)
    pictures = _pictures(paper, device, size)

    def card(picture: PaperPart, number: str, said: TitledText) -> PaperPart:
        def part(inner: Paper) -> None:
            taken = inner.height_of(picture)
            picture(inner)
            inner.space(max(0.0, size - taken) + 8)
            inner.text(f"{number} {said.title}", "section")
            inner.text(said.text, "base", "text_muted")

        return part

    parts = [card(*each) for each in zip(pictures, numerals, words.steps, strict=True)]
    paper.cards(parts, "surface", 12, room.padding)
    paper.space(room.above / 2 + 2)

    def odds(inner: Paper) -> None:
        inner.text(words.odds.title, "strong")
        rest = " ".join(part for part in (words.odds.text, words.other_ways) if part)
        if rest:
            inner.text(rest, "base")

    def noted(inner: Paper) -> None:
        inner.beside(20, icon("info", "accent", inner.style), odds, 12)

    paper.card(noted, "accent_soft", padding=min(12, room.padding), edge="accent_soft")


def _pictures(paper: Paper, device: Device, size: float) -> tuple[PaperPart, PaperPart, PaperPart]:
    style = paper.style
    last = _pressed(device)
    if device.procedure is Procedure.SPINNER:
        return (
            _picture(wheel(device.wheel, style), size),
            _picture(wheel(device.wheel, style, landed=1), size),
            last,
        )
    if device.rules:
        return _picture(_thing(device, paper), size), _ruled(device), last
    shuffled = _picture(icon("shuffle", "accent", style), 0.75 * size)
    if device.presses:
        return last, shuffled, last
    return (
        _picture(icon("pencil", "accent", style), 0.75 * size),
        shuffled,
        _picture(icon("file", "accent", style), 0.75 * size),
    )


def _picture(paint: Paint, size: float) -> PaperPart:
    return lambda paper: paper.picture(size, paint)


def _thing(device: Device, paper: Paper) -> Paint:
    """Return what paints the thing itself, or the wheel that stands for it."""
    if not device.itself:
        return wheel(device.wheel, paper.style)
    return within(in_a_row(device.itself, paper.style), 8, 4)


def _ruled(device: Device) -> PaperPart:
    """Draw each rule: its letter, and its outcomes, painted or in words."""

    def part(paper: Paper) -> None:
        style = paper.style
        for (rule, painted), (letter, told) in zip(device.rules, device.words.rules, strict=True):
            faces = in_a_row(painted, style) if painted else None

            def beside(inner: Paper, faces: Paint | None = faces, told: str = told) -> None:
                if faces is None:
                    inner.text(told, "base")
                else:
                    inner.picture(24, faces)

            ground = f"sector_{colour_of(rule.landing)}"
            paper.beside(24, disc(letter, style, ground, f"{ground}_text"), beside, 10)
            paper.space(6)

    return part


def _pressed(device: Device) -> PaperPart:
    """Draw the harmless statement that is judged, and the two words to press."""
    letter, statement = device.words.judged

    def button(word: str) -> PaperPart:
        def inside(paper: Paper) -> None:
            paper.text(word, "section", centred=True)

        return lambda paper: paper.card(inside, padding=10, edge="text")

    def part(paper: Paper) -> None:
        if letter:
            badge = disc(letter, paper.style, "sector_b", "sector_b_text")
            paper.beside(24, badge, lambda inner: inner.text(statement, "form"), 10)
        else:
            paper.text(statement, "form")
        paper.space(18)
        paper.side_by_side([button(word) for word in device.words.answers], gap=8)

    return part
