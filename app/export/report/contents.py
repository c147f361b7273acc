"""What stands in the report of a study: each question with its results, checks, methods, files."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import islice

from app.analyses import analyse
from app.analyses.checks import checked
from app.analyses.content import content_of
from app.analyses.methods import methods_of_study
from app.analyses.parts import (
    Beside,
    Chart,
    Chosen,
    Figure,
    FigureStrip,
    Part,
    Sentence,
    TablePart,
    Tone,
    charts_of,
)
from app.analyses.request import CHECKS, FIRST_ANALYSIS, AnalysisRequest
from app.analyses.tallies import kept_of, tallies_of
from app.analyses.words import revealed as revealed_words
from app.analyses.words.methods_text import NO_METHODS, methods_of_several
from app.export.report import words
from app.export.report.revealed import claims_table, to_decide
from app.export.report.values import (
    Block,
    Box,
    Numbers,
    Paragraph,
    Picture,
    Report,
    Section,
    Sources,
    Weight,
)
from app.export.study.reported import Reported, reported, results_of
from app.export.study.values import Source
from app.words.catalogue import figures
from app.words.numerals import epsilon_text
from app.words.options import option_text, question_text, quoted
from app.words.refusals import reason_text
from core.count.sampling_design import NO_DESIGN
from core.facts.errors import Code
from core.grammar import filters
from core.interchange.codebook import codings
from core.interchange.mapping.survey import TableSurvey
from core.present.table import Cell, Column, Table
from core.progress import Progress, silent
from core.study.results import blocks_of
from core.survey import Question, Survey
from core.survey.model import text_in

HELD = (Code.DUPLICATE, Code.CONFLICT)
_MOST_NAMES = 1000


@dataclass
class _Making:
    """A report that is being made, with how many figures and tables it has so far."""

    source: Source
    pictures: int = 0
    tables: int = 0

    @property
    def request(self) -> AnalysisRequest:
        return self.source.request

    def next_picture(self) -> int:
        self.pictures += 1
        return self.pictures

    def next_table(self) -> int:
        self.tables += 1
        return self.tables


def report_of(source: Source, day: date, report: Progress = silent) -> Report:
    """Return the report of a study, made on a day.

    What `report` raises ends it. Raises as `analyse` does.
    """
    making = _Making(source)
    survey, language = source.content.survey, source.language
    titles = words.section_titles()
    found = tuple(reported(source, report))
    if found:
        sections = [_kept(making, each) for each in found]
        works = [each.work for each in found if each.work is not None]
        methods = methods_of_several(works) if works else NO_METHODS
    else:
        sections = list(_questions(making, report))
        tallies = tallies_of(making.request, [source.content], source.kept)
        methods = methods_of_study(making.request, tallies)
    told: tuple[Block, ...] = tuple(map(Paragraph, methods.paragraphs))
    sections.append(Section(titles["methods"], (*told, _limits(making))))
    if methods.references:
        lines = tuple(each.full for each in methods.references)
        sections.append(Section(titles["references"], (Sources(lines),)))
    if not isinstance(survey, TableSurvey):
        sections.append(Section(titles["deciding"], tuple(_deciding(making, language))))
    files = tuple(_numbered(making, each) for each in files_tables(source))
    sections.append(Section(titles["files"], files))
    codes = codebook_table(survey, language)
    sections.append(Section(titles["codebook"], (_numbered(making, codes),)))
    report(1, 1)
    name = os.path.basename(source.content.path or "") if source.options.file_names else ""
    return Report(
        title=text_in(survey.title, language),
        subtitle=words.author_line(text_in(survey.author, language)),
        language=language,
        head=words.head(day, name),
        kind=words.kind(source.content.rehearsal if source.content.n else None),
        foot=" ".join(survey.words),
        facts=tuple(_facts(source)),
        sections=(*_study_note(source), *sections),
    )


def _questions(making: _Making, report: Progress) -> Iterator[Section]:
    """Give the results of all questions, and the checks."""
    survey = making.source.content.survey
    for place, question in enumerate(survey.asked):
        report(place, len(survey.asked) + 1)
        yield _question(making, question, place + 1)
    if checked(survey):
        yield Section(words.section_titles()["checks"], tuple(_checks(making)))


def _kept(making: _Making, found: Reported) -> Section:
    """Return a result that was kept, with its note, and how many had responded then."""
    kept, source = found.kept, making.source
    if not kept.number:
        return Section(kept.title, (), foreign=True, part=True)
    blocks: list[Block] = []
    if kept.card.n != source.study.n:
        since = words.kept_before(kept.card.n, source.study.n)
        blocks.append(Paragraph(since, Weight.QUIET))
    blocks += _blocks(making, found.parts, kept.title)
    note = _lines(kept.card.text) if source.options.notes else ()
    if note:
        blocks.append(Box(words.section_titles()["note"], note, foreign=True))
    return Section(f"{figures(kept.number)}. {kept.title}", tuple(blocks), foreign=True)


def _deciding(making: _Making, language: str) -> Iterator[Block]:
    """Give what an ethics board and a data-protection officer ask: who, what for, how private."""
    survey = making.source.content.survey
    if survey.sensitive:
        yield Paragraph(revealed_words.reach(survey))
        yield _numbered(making, claims_table(survey, language))
    yield from to_decide(survey, language)


def _facts(source: Source) -> Iterator[tuple[str, str]]:
    survey = source.content.survey
    n = source.study.n if results_of(source) else source.content.n
    yield figures(n), words.responses_word(n)
    days = [each.day for each in source.study.by_day() if each.code is None and not each.skipped]
    if days:
        yield words.days_text(days), words.days_word()
    yield figures(len(survey.asked)), words.questions_word(len(survey.sensitive))
    if survey.sensitive:
        yield f"ε {epsilon_text(survey.ratio)}", words.epsilon_word()


def _study_note(source: Source) -> Iterator[Section]:
    note = _note(source, "")
    if note:
        title = words.section_titles()["notes"]
        yield Section(title, (Box(words.section_titles()["note"], note, foreign=True),))


def _note(source: Source, about: str) -> tuple[str, ...]:
    """Return the paragraphs of a note, where notes are to be told."""
    if not source.options.notes:
        return ()
    return _lines(source.study.analyst_work().notes.get(about, ""))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line for line in text.splitlines() if line.strip())


def _question(making: _Making, question: Question, number: int) -> Section:
    """Return what is found about a question, in groups where it is split."""
    source = making.source
    request = replace(making.request, analysis=FIRST_ANALYSIS, questions=(question.id,))
    parts = analyse(request, [source.content], kept=source.kept)
    title = text_in(question.text, source.language)
    blocks = [*_groups(making, question), *_blocks(making, parts, title)]
    note = _note(source, question.id)
    if note:
        blocks.append(Box(words.section_titles()["note"], note, foreign=True))
    return Section(f"{figures(number)}. {title}", tuple(blocks), foreign=True)


def _groups(making: _Making, question: Question) -> Iterator[Block]:
    """Name what a question is split by, where that is another."""
    request, survey = making.request, making.source.content.survey
    if request.split in (None, question.id):
        return
    by, then = (
        ""
        if id_ in (None, question.id)
        else question_text(survey.question(id_), making.source.language)
        for id_ in (request.split, request.then)
    )
    yield Paragraph(words.groups_line(by, then), Weight.QUIET)


def _checks(making: _Making) -> Iterator[Block]:
    """Give the checks, which count every response once, whatever its weight."""
    source = making.source
    request = replace(making.request, analysis=CHECKS, split=None, weights=None, design=NO_DESIGN)
    content = source.content
    if making.request.weights or making.request.design != NO_DESIGN:
        content = replace(content_of(source.study, request=request), path=content.path)
    parts = analyse(request, [content], kept=kept_of(request, content))
    yield from _blocks(making, parts, words.section_titles()[CHECKS])


def _blocks(making: _Making, parts: Iterable[Part], title: str) -> Iterator[Block]:
    """Give parts as a page has them, under a title.

    Charts say in their captions what they say in files, but for what stands above them.
    """
    said = [title]
    for part in parts:
        if isinstance(part, Sentence):
            said.append(" ".join((part.title, *part.paragraphs)))
            yield from _sentence(part)
        elif isinstance(part, TablePart):
            yield _numbered(making, _untitled(part.table, title), part.strong)
        elif isinstance(part, Figure):
            yield from _figure(making, part)
        elif isinstance(part, FigureStrip):
            for each in part.figures:
                yield Paragraph(f"{each.value} {each.meaning}", Weight.STRONG)
                if each.truth:
                    yield Paragraph(each.truth)
        elif not isinstance(part, Chosen):
            yield from (_picture(making, chart, said) for chart in charts_of((part,)))
            if isinstance(part, Beside) and isinstance(part.second, Figure):
                yield from _figure(making, part.second)


def _sentence(part: Sentence) -> Iterator[Block]:
    if part.tone is Tone.HEAD:  # the section has the title, each chart and table the method
        return
    if part.title:
        yield Paragraph(part.title, Weight.STRONG)
    yield from (Paragraph(text) for text in part.paragraphs)
    title, told = part.aside
    if title:
        yield Paragraph(title, Weight.STRONG)
        yield Paragraph(told)


def _figure(making: _Making, part: Figure) -> Iterator[Block]:
    yield Paragraph(f"{part.value} {part.meaning}", Weight.LARGE)
    told = [f"{part.interval_name}: {part.interval}" if part.interval else "", part.error]
    if part.other:
        ends = f" ({part.other_interval})" if part.other_interval else ""
        told.append(f"{part.other_name}: {part.other}{ends}")
    yield Paragraph(" · ".join(filter(None, told)))
    if part.uncertainty is not None:
        yield _picture(making, part.uncertainty, ())


def _picture(making: _Making, chart: Chart, said: Sequence[str]) -> Picture:
    """Number a chart; its caption has what was not `said` above it."""
    title, more = (
        "" if any(text in before for before in said) else text
        for text in (chart.title, chart.caption)
    )
    badge = chart.badge or (words.rehearsal() if making.source.content.rehearsal else "")
    told = (badge, title, chart.subtitle, more)
    caption = " ".join(_stopped(text) for text in told if text)
    return Picture(making.next_picture(), chart, caption)


def _untitled(table: Table, title: str) -> Table:
    """Return a table whose title is not that of its section once more."""
    return replace(table, title="") if table.title == title else table


def _stopped(text: str) -> str:
    """End a text as a sentence."""
    return text if text[-1:] in ".?!…。؟" else f"{text}."


def _numbered(making: _Making, table: Table, strong: str = "") -> Numbers:
    return Numbers(making.next_table(), table, strong)


def _limits(making: _Making) -> Box:
    """Return what the results rest on, and what speaks against them."""
    source = making.source
    counts: dict[Code | None, int] = {}
    for each in source.study.by_day():
        if each.code is not None:
            counts[each.code] = counts.get(each.code, 0) + each.n
    looked = [each for each in source.content.survey.asked if each.id in source.content.looks]
    told = words.limits(
        [quoted(text_in(each.text, source.language)) for each in looked],
        counts.get(Code.CONFLICT, 0),
        sum(n for code, n in counts.items() if code not in HELD),
        0 if making.request.without_flagged else _flagged(source),
        rehearsal=bool(source.content.rehearsal),
    )
    return Box(words.section_titles()["limits"], tuple(told))


def _flagged(source: Source) -> int:
    """Count the flagged ones among those who are chosen."""
    flagged, chosen = source.content.flagged, source.options.where
    if not flagged or not chosen:
        return flagged
    others = blocks_of(source.study, filters.read(chosen), without_flagged=True)
    return source.content.n - sum(map(len, others))


def files_tables(source: Source) -> Iterator[Table]:
    """Give how many files were found to be what; then their names where those are to be told."""
    said = words.files_words()
    counts: dict[str, int] = {said["accepted"]: 0}
    by_day = source.study.by_day()
    for each in by_day:
        if each.code is None:
            name = said["skipped" if each.skipped else "accepted"]
        else:
            name = said.get(each.code.value, words.refused_as(each.code.value))
        counts[name] = counts.get(name, 0) + each.n
    found, listed = words.files_title()
    what, count = words.files_heads()
    columns = (Column("files", what, numeric=False), Column("count", count))
    rows = tuple((_text(name), Cell(n, figures(n))) for name, n in counts.items())
    refused = any(each.code not in (None, *HELD) for each in by_day)
    yield Table(found, "", columns, rows, (words.codes_note(),) if refused else ())
    if source.options.file_names:
        names = tuple(islice(_names(source), _MOST_NAMES))
        n = sum(each.n for each in by_day if each.skipped or each.code not in (None, *HELD))
        if names:
            heads = tuple(
                Column(str(i), head, numeric=False) for i, head in enumerate(words.file_heads())
            )
            notes = (words.names_note(len(names), n),) if len(names) < n else ()
            yield Table(listed, "", heads, names, notes)


def _names(source: Source) -> Iterator[tuple[Cell, ...]]:
    for offer in source.study.offers():
        code = Code(offer.code) if offer.code else None
        if code not in HELD and (code or offer.reason):
            name = offer.name.decode("utf-8", "replace")
            yield _text(name), _text(offer.code), _text(reason_text(offer.reason))


def codebook_table(survey: Survey, language: str) -> Table:
    """Return what each value in a table of reports stands for."""
    keys = ("question", "answer", "text", "column", "value")
    columns = tuple(
        Column(key, head, numeric=False)
        for key, head in zip(keys, words.codebook_heads(), strict=True)
    )
    rows = []
    for question in survey.questions:
        for coding in codings(question):
            text = text_in(question.text, language)
            if coding.option:
                text = option_text(question, coding.option, language)
            value = words.coded(coding.value)
            cells = (question.id, coding.option, text, coding.column, value)
            rows.append(tuple(map(_text, cells)))
    return Table(words.codebook_title(), "", columns, tuple(rows), ())


def _text(text: str) -> Cell:
    return Cell(text, text)
