"""An analysis that only the tests know, and a format that only they write."""

from __future__ import annotations

from app.analyses import Analysis
from app.analyses.parts import Figure, Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.export.formats import Format, Takes
from core.present.chart import Bar, BarChart, people_axis
from core.present.records import Records
from core.present.table import Cell, Column, Table
from core.progress import Progress

NAME = "votes"


def votes(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """How many words of Yes were saved, and of No."""
    (question,) = tallies.questions
    tally = tallies.of(question)
    held = dict(zip(question.option_ids, tally.counts, strict=True))
    report(1, 1)
    axis = people_axis([float(n) for n in held.values()], tally.n)
    bars = tuple(
        Bar(option, option.upper(), float(n), None, None, value_text=f"{n}")
        for option, n in held.items()
    )
    told = f"as saved at {request.choices.level:.0%}"
    title = f"Votes on {question.id}"
    cells = tuple((Cell(option, option.upper()), Cell(n, f"{n}")) for option, n in held.items())
    columns = (Column("vote", "Vote", numeric=False), Column("votes", "Votes"))
    return (
        Sentence(title, (told,), Tone.HEAD, badge="Made up"),
        Figure(f"{held['yes']}", "votes", "", "", "", "", "", ""),
        BarChart(title, told, bars, axis, "Every word is a vote.", "Bars of votes."),
        Sentence("A lead", ("to a second chart",), Tone.LEAD),
        BarChart("Again", told, bars[:1], axis, "", "One bar of votes."),
        Sentence("Is it so?", ("One sentence.", "And another."), Tone.INFO),
        TablePart(
            Table(title, told, columns, cells, ("These are words, not votes.",)),
            Records(("vote", "votes"), tuple(held.items())),
            strong="votes",
        ),
        TablePart(
            Table("Beside it", "", columns, cells[:1], ()),
            Records(("vote", "votes"), tuple(held.items())[:1]),
        ),
    )


ANALYSIS = Analysis(
    NAME,
    title=lambda: "Votes, made up",
    find="made_analysis:votes",
    of=(lambda question: question.complementary,),
)


def shouted(*parts: TablePart) -> bytes:
    """Tables in capitals, beneath each other."""
    rows = [row for part in parts for row in (part.records.columns, *part.records.rows)]
    return "\n".join(" ".join(str(value).upper() for value in row) for row in rows).encode()


FORMAT = Format(
    "loud", lambda: "Loud table", Takes.TABLE, "made_analysis:shouted", "loud", "text/loud"
)
