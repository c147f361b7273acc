"""What is said of a table from elsewhere: how it can be read, roles, designs, consequences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app.analyses.words.not_collected import why_not_collected
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text, percent
from app.words.places import placed
from app.words.refusals import message, remedy
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.interchange.mapping.numbers import Marks
from core.interchange.tables.sheets import Sheet
from core.survey.model import Question

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate

ROLES: Final[Mapping[str, Callable[[], str]]] = {
    "": lambda: tr("Left out"),
    "yes-no": lambda: tr("A yes/no question"),
    "one-of": lambda: tr("One of several answers"),
    "many-of": lambda: tr("Several of many, in one cell"),
    "number": lambda: tr("A number"),
    "id": lambda: tr("The id of the row"),
    "weight": lambda: tr("The weight of the row"),
    "cluster": lambda: tr("Its cluster"),
    "stratum": lambda: tr("Its stratum"),
    "complete": lambda: tr("Says which rows were broken off"),
}
_WHERE: Final[Mapping[str, Callable[[], str]]] = {
    "windows-1252": lambda: tr("Western Europe"),
    "iso-8859-15": lambda: tr("Western Europe"),
    "windows-1250": lambda: tr("Central Europe"),
    "iso-8859-2": lambda: tr("Central Europe"),
    "windows-1257": lambda: tr("Baltic"),
    "windows-1254": lambda: tr("Turkish"),
    "windows-1251": lambda: tr("Cyrillic"),
    "koi8-r": lambda: tr("Russian"),
    "windows-1253": lambda: tr("Greek"),
    "windows-1255": lambda: tr("Hebrew"),
    "windows-1256": lambda: tr("Arabic"),
    "windows-1258": lambda: tr("Vietnamese"),
    "macintosh": lambda: tr("old Macintosh"),
    "cp850": lambda: tr("Western Europe, DOS"),
    "cp852": lambda: tr("Central Europe, DOS"),
    "cp437": lambda: tr("DOS"),
    "cp866": lambda: tr("Cyrillic, DOS"),
    "cp874": lambda: tr("Thai"),
    "gb18030": lambda: tr("Chinese, simplified"),
    "big5": lambda: tr("Chinese, traditional"),
    "shift_jis": lambda: tr("Japanese"),
    "euc-jp": lambda: tr("Japanese"),
    "euc-kr": lambda: tr("Korean"),
    "utf-16-le": lambda: tr("Unicode in pairs of bytes"),
    "utf-16-be": lambda: tr("Unicode in pairs of bytes"),
}


def encoding_name(encoding: str) -> str:
    """Say where an encoding is used, and its name."""
    where = _WHERE.get(encoding)
    return f"{encoding}: {where()}" if where is not None else encoding


def which_encoding(name: str) -> str:
    """Ask for the encoding of a file."""
    return tr("In which encoding was {name} written?").format(name=name)


def encoding_heads() -> tuple[str, ...]:
    return tr("Its words, read so"), tr("Encoding")


def choose_encoding(place: str, n: int) -> str:
    """Say that a file is not in UTF-8, where that shows, and how its encoding is found."""
    told = tr("It is not in UTF-8.")
    if place:
        told = tr("It is not in UTF-8 ({place}).").format(place=placed(place))
    if n == 1:
        one = tr("It can be read in this one; look whether these words are right.")
        return f"{told} {one}"
    more = tr("Choose the one of these {n} in which its words read as they were written.")
    return f"{told} {more.format(n=figures(n))}"


def which_sheet(name: str) -> str:
    """Ask for the sheet of a workbook."""
    return tr("Which sheet of {name} is to be read?").format(name=name)


def choose_sheet(n: int) -> str:
    """Say that a workbook has several sheets, of which one is a table."""
    told = tr(
        "{n} of its sheets hold something. Choose the one with the answers. To import more than "
        "one, open the file again for each."
    )
    return told.format(n=figures(n))


def sheet_heads() -> tuple[str, ...]:
    return tr("Sheet"), tr("Its first words"), tr("Rows it claims")


def sheet_name(sheet: Sheet) -> str:
    """Name a sheet, and say where Excel does not show it."""
    return tr("{name} (hidden)").format(name=sheet.title) if sheet.hidden else sheet.title


def rows_claimed(sheet: Sheet) -> str:
    """Say how many rows a sheet claims to have below its first one; '' where that is not known."""
    return "" if sheet.n is None else figures(sheet.n)


def which_heads(name: str) -> str:
    """Ask in which row of a table the heads of its columns stand."""
    return tr("In which row of {name} do the names of its columns stand?").format(name=name)


def choose_heads() -> str:
    """Say that others stand above the heads, and what becomes of them."""
    return tr("Other rows seem to stand above them. What stands above is left out.")


def rows_of_heads() -> tuple[str, ...]:
    """Return the heads of the list of first rows."""
    return tr("Row"), tr("What stands in it")


def head_row_text(row: int) -> str:
    """Say in the command where the heads seem to stand."""
    told = tr("The names of the columns seem to stand in row {n}: add --head-row {n}.")
    return told.format(n=row)


def role_name(role: str) -> str:
    return ROLES[role]()


def short_role(role: str) -> str:
    """Say in a word or two what a column is that is no question."""
    return {
        "id": tr("Id"),
        "weight": tr("Weight"),
        "cluster": tr("Cluster"),
        "stratum": tr("Stratum"),
        "complete": tr("Broken off or not"),
        "": tr("Left out"),
    }[role]


def left_out_as(why: str) -> str:
    """Say that a column is left out, and what it seems to be."""
    found = {"time": tr("left out: a time"), "device": tr("left out: a device")}
    return found.get(why, tr("left out"))


def parameter_name(design: str, name: str) -> str:
    """Say what a parameter of a design is, in the words of its device."""
    of_design: Mapping[tuple[str, str], Callable[[], str]] = {
        ("warner", "p"): lambda: tr("Chance of the statement, not its negation"),
        ("mangat", "p"): lambda: tr("Chance to answer truthfully anyway"),
        ("kept", "p"): lambda: tr("Chance that a Yes is kept"),
        ("kept", "q"): lambda: tr("Chance that a No is kept"),
        ("binary", "p1"): lambda: tr("Chance of a saved Yes, truth Yes"),
        ("binary", "p0"): lambda: tr("Chance of a saved Yes, truth No"),
        ("kuk", "r1"): lambda: tr("Chance of a red card, truth Yes"),
        ("kuk", "r0"): lambda: tr("Chance of a red card, truth No"),
        ("forced", "truth"): lambda: tr("Chance to be asked for the truth"),
        ("forced", "yes"): lambda: tr("Chance of Yes where it is not asked for"),
        ("forced-words", "no"): lambda: tr("Chance of a forced No"),
        ("forced-words", "yes"): lambda: tr("Chance of a forced Yes"),
        ("unrelated", "truth"): lambda: tr("Chance of the sensitive question"),
        ("unary", "p"): lambda: tr("Chance of a one for one’s own answer"),
        ("unary", "q"): lambda: tr("Chance of a one for another answer"),
        ("k-ary", "p"): lambda: tr("Chance of the true answer"),
    }
    found = of_design.get((design, name))
    of_name: Mapping[str, Callable[[], str]] = {
        "prevalence": lambda: tr("Share of the harmless Yes"),
        "mean-w": lambda: tr("Mean of what multiplies a number"),
        "mean-u": lambda: tr("Mean of what is added or put in"),
        "beta": lambda: tr("Part of what is blended in"),
    }
    found = found or of_name.get(name)
    return name if found is None else found()


def convention(design: str) -> str:
    """Say how other software and papers call the numbers of a design; "" where they agree."""
    said: Mapping[str, Callable[[], str]] = {
        "forced-words": lambda: tr(
            "RRreg’s p[1] is the forced No and p[2] the forced Yes; RRTCS’s p1 is the forced Yes "
            "and its p2 the forced No."
        ),
        "forced": lambda: tr(
            "Where software gives the chances of a forced No and a forced Yes, choose “forced "
            "response by no and yes”."
        ),
        "kept": lambda: tr(
            "These are p and q of the teaching notes. Elsewhere in Candor q is the chance of a one "
            "without the option."
        ),
        "crosswise": lambda: tr("Yes is “both or neither”: the two answers are the same."),
        "triangular": lambda: tr("Yes is “at least one of the two”; No is “no to both”."),
        "mangat": lambda: tr("Who has something to admit always says Yes."),
        "warner": lambda: tr("The same p in rr, RRreg and RRTCS."),
    }
    found = said.get(design)
    return "" if found is None else found()


def conventions() -> str:
    """Say of all designs how other software calls their numbers."""
    named = ("warner", "forced", "forced-words", "crosswise", "triangular", "mangat", "kept")
    return "\n\n".join(f"{design}: {convention(design)}" for design in named)


def consequence_of_design(question: Question) -> tuple[bool, str, str]:
    """Say what a design costs: whether it is warned of, its sentence, and what follows."""
    why = why_not_collected(question)
    if not why:
        told = tr("ε is {epsilon}.").format(epsilon=epsilon_text(question.ratio))
        return False, told, ""
    detail = (*why[2:], tr("Every page and export will say so."))
    return True, " ".join(why[:2]), " ".join(detail)


def facts(rows: int, columns: int, told: str) -> str:
    """Say of a table how large it is and how it was read."""
    size = tr("{rows} rows, {columns} columns").format(rows=figures(rows), columns=figures(columns))
    parts = (size, told, tr("read as text, nothing is run"))
    return " · ".join(part for part in parts if part)


def columns_mapped(mapped: int, guessed: int, columns: int) -> str:
    """Say how many columns mean something so far, or of how many that was guessed, and what next.

    One that is left out counts as guessed too where nobody chose to leave it out.
    """
    if guessed:
        told = tr("{n} of {columns} columns guessed: change or confirm each.", "", columns)
        return told.format(n=figures(guessed), columns=figures(columns))
    told = tr("{n} of {columns} columns mapped, none of them guessed.", "", columns)
    return told.format(n=figures(mapped), columns=figures(columns))


def guessed(meaning: str) -> str:
    """Say what a column means as long as that is a guess."""
    return tr("Guess: {meaning}").format(meaning=meaning)


def chosen(meaning: str) -> str:
    """Say to who listens what a column means that somebody chose or confirmed."""
    return tr("Chosen: {meaning}").format(meaning=meaning)


def with_unclear(told: str) -> str:
    """Say to who listens that a value of the column means nothing yet."""
    return tr("{told}; a value means nothing yet").format(told=told)


def about_guess() -> str:
    """Say of the column that is open that it was guessed, and what to do."""
    return tr("Guessed from its head and values. Change what is wrong, or confirm it.")


def about_choice() -> str:
    """Say of the column that is open that it is no guess any more."""
    return tr("Chosen or confirmed, no guess any more.")


def about_numbers() -> str:
    """Say how a number of a design is written."""
    return tr("A fraction or a decimal, such as 3/4 or 0.75. Both are taken exactly.")


def number_fault(name: str, typed: str, problem: Problem) -> str:
    """Say what is wrong with a number of a design, by the name of its field."""
    fact = problem.found.fact
    if fact is Fact.NOT_A_PROBABILITY:
        told = tr("{name}: {typed} is more than 1. Choose a number from 0 to 1.")
    elif not typed and fact is not Fact.NOT_A_FRACTION:
        told = tr("{name}: there is no number yet. Write it in digits.")
    elif problem.code is Code.TYPE:
        told = tr("{name}: “{typed}” is no whole number. Write it in digits.")
    elif fact is not Fact.NOT_A_FRACTION:
        return f"{name}: {message(problem)} {remedy(problem)}"
    elif typed:
        told = tr("{name}: “{typed}” is no number. Write it as 3/4 or 0.75.")
    else:
        told = tr("{name}: there is no number yet. Write it as 3/4 or 0.75.")
    return told.format(name=name, typed=typed)


def guesses_left(n: int) -> str:
    """Say that nothing is imported while it was guessed what columns mean."""
    told = tr("{n} guesses to confirm.", "", n)
    if n == 1:
        told = tr("One guess to confirm.")
    return told.format(n=figures(n))


def randomized_unsaid() -> str:
    """Say that nothing is imported before it is said what was randomized."""
    return tr("Sleeps until you have said which columns were randomized.")


def tick_one() -> str:
    """Say that some columns were randomized, and none is ticked."""
    return tr("Tick at least one.")


def design_missing() -> str:
    """Ask for the design of a column that was randomized."""
    return tr("open it, and choose the design by which it was randomized.")


def asks_for_design(meaning: str) -> str:
    """Say what a column is, and that its design is still to be chosen."""
    return tr("{meaning}: which design?").format(meaning=meaning)


def ticked(head: str, on: bool) -> str:
    """Say to who listens whether a column was randomized."""
    told = tr("{column} was randomized") if on else tr("{column} was not randomized")
    return told.format(column=head)


def confirm_all(n: int) -> str:
    """Say how many guesses one press confirms."""
    return tr("Confirm &all {n}").format(n=figures(n))


def ids_can_be_tried(head: str) -> str:
    """Say what an id gives away, and what to do instead."""
    return tr(
        "Whoever holds the study can try ids of “{head}”, such as phone numbers, and find the row "
        "of a person. Leave the column out unless more tables of the same people are to come."
    ).format(head=head)


def left_out(broken_off: int, unanswered: int) -> str:
    """Say how many rows were broken off, and how many hold no answer at all; '' for none."""
    told = []
    if broken_off:
        words = tr("{n} rows were broken off and are left out.", "", broken_off)
        told.append(tr("One row was broken off and is left out.") if broken_off == 1 else words)
    if unanswered:
        words = tr("{n} rows hold no answer at all: did these people break off?", "", unanswered)
        one = tr("One row holds no answer at all: did this person break off?")
        told.append(one if unanswered == 1 else words)
    numbers = [n for n in (broken_off, unanswered) if n]
    return " ".join(text.format(n=figures(n)) for text, n in zip(told, numbers, strict=True))


def writing(marks: Marks, cell: str) -> str:
    """Say in which way numbers are written, and what a cell is then; of no cell the way alone."""
    told = {
        (".", ""): tr("a decimal point"),
        (",", ""): tr("a decimal comma"),
        (".", ","): tr("a decimal point, commas between thousands"),
        (",", "."): tr("a decimal comma, points between thousands"),
        (".", " "): tr("a decimal point, spaces between thousands"),
        (",", " "): tr("a decimal comma, spaces between thousands"),
        (".", "'"): tr("a decimal point, apostrophes between thousands"),
        (",", "'"): tr("a decimal comma, apostrophes between thousands"),
    }[marks]
    if not cell:
        return told
    number = figures(marks.shown(cell))
    return tr("{cell} is {number}: {way}").format(cell=cell, number=number, way=told)


def writing_open(cell: str, ways: Sequence[Marks]) -> str:
    """Say that nothing comes in until it is said how the numbers of a column are written."""
    if len(ways) < 2:
        return tr("Its numbers are written otherwise than is said. Choose how they are written.")
    one, other = (figures(each.shown(cell)) for each in ways[:2])
    return tr(
        "Is “{cell}” {one} or {other}? Every number here can be read in two ways. Nothing comes in "
        "until you choose."
    ).format(cell=cell, one=one, other=other)


def empty_row() -> str:
    """Ask what it means that nothing stands in any column of a randomized question."""
    return tr(
        "Where nothing stands in any of its columns, was none chosen, or nothing answered? Nothing "
        "comes in until you choose, since a guess would move the shares."
    )


def say_how_written() -> str:
    """Ask for how the numbers of a column are written."""
    return tr("say under “Values and answers” how its numbers are written.")


def no_question() -> str:
    """Say that there is nothing to be imported yet."""
    return tr("No column is a question yet. Open one, and say what it is.")


def no_value() -> str:
    """Say that a column is a question of which no answer is known yet."""
    return tr("none of its values means anything yet. Choose what each of them means.")


def nothing_to_choose(role: str) -> str:
    """Say why no meaning can be chosen for the values of a column."""
    if not role:
        return tr("Nothing to choose: the column is left out.")
    return tr("Nothing to choose: the cells are taken as they stand.")


def more_values(n: int) -> str:
    """Say that more values mean something than there is room for."""
    told = tr("{n} more values are mapped, too, and are not shown here.", "", n)
    return told.format(n=figures(n))


def in_column(column: str, told: str) -> str:
    """Say what is wrong with the column it is in."""
    return tr("Column “{column}”: {told}").format(column=column, told=told)


def unmapped(cell: str, rows: int) -> str:
    """Say what becomes of rows whose value means nothing yet."""
    told = tr(
        "{n} rows hold “{cell}”. Until it means something, they are refused with their row.",
        "",
        rows,
    )
    if rows == 1:
        told = tr("One row holds “{cell}”. Until it means something, it is refused.")
    return told.format(n=figures(rows), cell=cell)


def empty_cells(rows: int) -> str:
    """Ask what empty cells of a randomized question of several answers mean."""
    told = tr(
        "{n} cells are empty: was none of the options chosen, or nothing answered? Nothing comes "
        "in until you choose, since a guess would move the shares.",
        "",
        rows,
    )
    if rows == 1:
        told = tr(
            "One cell is empty: was none of the options chosen, or nothing answered? Nothing comes "
            "in until you choose, since a guess would move the shares."
        )
    return told.format(n=figures(rows))


def come_in(accepted: int, refused: int, duplicates: int) -> str:
    """Say how many rows would come in."""
    n = accepted + refused + duplicates
    words = tr("{accepted} of {n} rows come in, {refused} are refused.", "", n)
    if refused == 1:
        words = tr("{accepted} of {n} rows come in, one is refused.", "", n)
    told = words.format(accepted=figures(accepted), n=figures(n), refused=figures(refused))
    if duplicates:
        more = tr("{n} are held already, or stand twice.", "", duplicates).format(
            n=figures(duplicates)
        )
        told = f"{told} {more}"
    return told


def share_of(estimate: QuestionEstimate, title: str) -> str:
    """Say what the rows would tell of the question that is open; "" where they tell nothing."""
    yes = estimate.options[0] if estimate.options else None
    if yes is None or yes.share is None or yes.low is None or yes.high is None:
        return ""
    return tr("{question}: {share} of the {n} who answered ({low} to {high}, 95%).").format(
        question=title.rstrip("."),
        share=percent(yes.share),
        n=figures(estimate.n),
        low=percent(yes.low),
        high=percent(yes.high),
    )
