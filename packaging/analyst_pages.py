"""Every page of the analyst's view, with studies of made-up people."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from number_pages import number_pages
from PySide6.QtWidgets import QAbstractButton, QDialog, QScrollArea, QWidget
from screenshots import Look, Snap, press, settle, shown

from app.analyst.models.page import ModelsPage
from app.analyst.revealing.page import RevealingPage
from app.analyst.window.view import AnalystView
from app.author.view import AuthorView
from app.kit.places import Places
from app.kit.problems import Unforeseen
from app.kit.settings import Settings
from app.planner.view import PlannerView
from app.shell.window import MainWindow
from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.program_actions import show_about
from core.draft import draft_of, write_draft
from core.examples import example_path, example_study, example_survey, occupation_counts
from core.files import canonical
from core.files.canonical import Json
from core.privacy.procedures import Procedure
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths
from core.survey import read

_SEED = 3
_STEPS = ("Not at all", "A little", "Somewhat", "Mostly", "Completely")
_SERVICES: tuple[dict[str, Json], ...] = (
    {
        "id": "trust",
        "kind": "rating",
        "text": "How much do you trust the local police?",
        "options": [{"id": f"s{i}", "text": text} for i, text in enumerate(_STEPS)],
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {
        "id": "paid",
        "kind": "number",
        "text": "Which part of your pay was in cash and not declared to anyone, out of a hundred?",
        "low": 0,
        "high": 100,
        "step": 1,
        "mechanism": {"name": "one-bit", "p": "3/4"},
    },
    {"id": "age", "kind": "number", "text": "Age?", "low": 16, "high": 95, "step": 1},
    {
        "id": "spent",
        "kind": "number",
        "text": "How many days did you work without being paid in the last half year?",
        "low": 0,
        "high": 180,
        "step": 2,
        "mechanism": {"name": "window", "width": 45, "p": "8/13"},
    },
    {
        "id": "hours",
        "kind": "number",
        "text": "How many hours do you work in a week?",
        "low": 0,
        "high": 60,
        "step": 1,
        "bins": [0, 10, 20, 30, 40, 50, 60],
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    {"id": "car", "kind": "yes-no", "text": "Do you drive?"},
    {
        "id": "area",
        "kind": "one-of",
        "text": "Where do you live?",
        "options": [{"id": f"o{i}", "text": x} for i, x in enumerate(("City", "Village"))],
    },
    {
        "id": "stopped",
        "kind": "yes-no",
        "text": "Stopped?",
        "ask_if": {"question": "car", "in": ["yes"]},
        "mechanism": {"name": "warner", "p": "3/4"},
    },
)


def analyst_pages(theme: Theme, look: Look, folder: Path, snap: Snap) -> None:
    """Show the first page, results of each sort, the empty study, an import and the planner."""
    studies = _make_studies(folder)
    places = Places(folder / "settings.json", folder / "sittings", folder / "responses")
    remembered = Settings(
        recent=[str(studies["occupation"]), str(studies["bribery"])], language=look.language
    )
    window = MainWindow(theme, remembered, places)
    with shown(window, look):
        snap(window, "home")
        _show_boxes(window, theme, snap)
        for name in ("occupation", "bribery", "negative", "empty"):
            window.open_path(studies[name])
            settle(busy=True)
            snap(window, f"study-{name}")
        _view_in(window).import_paths([folder / "collected"])
        settle(busy=True)
        snap(window, "import-finished")
        _view_in(window).import_paths([folder / "clean"])
        settle(busy=True)
        snap(window, "import-clean")
        _view_in(window).show_record()
        settle(busy=True)
        snap(window, "record")
        window.open_path(studies["damaged"])
        settle(busy=True)
        snap(window, "study-damaged")
        with Study.open(studies["sealed"]):
            window.open_path(studies["sealed"])
            settle(busy=True)
            snap(window, "study-read-only")
        _view_in(window).import_paths([folder / "clean"])
        settle()
        dialog = _view_in(window).findChild(QDialog, "key_dialog")
        if dialog is not None:
            snap(dialog, "key")
            dialog.reject()
        window.open_path(studies["services"])
        settle(busy=True)
        for place, question in enumerate(_SERVICES):
            _view_in(window).frame.questions.choose(place)
            settle(busy=True)
            snap(window, f"kind-{question['id']}")
        _split(window, snap)
        number_pages(window, folder, snap)
        window.open_path(studies["services"])
        settle(busy=True)
        _pages_of_study(window, snap)
        window.open_path(studies["bribery"])
        settle(busy=True)
        page = _view_in(window).frame.study_pages["models"]
        if isinstance(page, ModelsPage):
            _model(window, page, "bribe ~ area", "fitted", snap)
        _kept_results(window, snap)
        _view_in(window).frame.show_planner()
        settle(busy=True)
        snap(window, "planner")
        window.plan()
        planner = window.current_view
        if isinstance(planner, PlannerView):
            planner.plan_fields.asked.questions_field.setValue(10)
            planner.plan_fields.asked.people_field.setValue(2000)
        settle()
        snap(window, "planner-ten")
        _mapping_page(window, folder, snap)
        _editor_pages(window, folder, snap)


def _split(window: MainWindow, snap: Snap) -> None:
    """Show a question split, with the surface of two groups, and each group split again."""
    frame = _view_in(window).frame
    for name, changes in (
        ("split-bands", {"split": "cut(age, 30, 45, 60)", "then": None}),
        ("split-by", {"split": "area"}),
        ("split-then-by", {"then": "car"}),
        ("split-surface", {"split": "area", "then": None}),
    ):
        asked = "stopped" if name == "split-surface" else "trust"
        frame.look({"questions": (asked,), **changes})
        if name == "split-surface":
            frame.become(frame.shown.looked(frame.shown.request.choosing(surface=True)))
        settle(busy=True)
        settle(busy=True)  # its parts are made one by one
        snap(window, name)
    bar = frame.result.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    snap(window, "split-surface-foot")
    frame.look({"split": None})
    settle(busy=True)


def _pages_of_study(window: MainWindow, snap: Snap) -> None:
    """Show the pages of the whole study, each at its top and at its foot."""
    frame = _view_in(window).frame
    for place, name in enumerate(frame.study_pages):
        page = frame.study_pages[name]
        if isinstance(page, ModelsPage):
            _models(window, page, snap)
            continue
        frame.questions.pages.setCurrentRow(place)
        settle(busy=True)
        if isinstance(page, RevealingPage):
            page.try_button.click()
            while page.pdf_button.isHidden():
                settle()
        snap(window, f"page-{name}")
        for area in page.findChildren(QScrollArea):
            area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        settle()
        snap(window, f"page-{name}-foot")


def _kept_results(window: MainWindow, snap: Snap) -> None:
    """Show the page of results with a question, and the same one by groups."""
    frame = _view_in(window).frame
    for split in (None, "area"):
        frame.questions.choose(0)
        frame.look({"split": split})
        settle(busy=True)
        frame.actions_.keep_result.trigger()
        settle()
    frame.look({"split": None})
    frame.questions.pages.setCurrentRow(list(frame.study_pages).index("results"))
    settle(busy=True)
    snap(window, "results")
    frame.questions.choose(0)
    settle(busy=True)


def _models(window: MainWindow, page: ModelsPage, snap: Snap) -> None:
    """Show a model of several answers, one that cannot be fitted, and a formula that is wrong."""
    many = ", ".join(map(str, range(18, 94, 2)))
    _model(window, page, "trust ~ car + age", "several", snap)
    _model(window, page, "stopped ~ age", "clear", snap)
    _model(window, page, f"stopped ~ cut(age, {many})", "failed", snap)
    page.box.show_text(True)
    page.box.field.setText("stopped ~ car + agee")
    page.box.field.textEdited.emit(page.box.field.text())
    settle(busy=True)
    snap(window, "models-wrong")
    page.box.show_text(False)


def _model(window: MainWindow, page: ModelsPage, formula: str, name: str, snap: Snap) -> None:
    page.listed.add_button.click()
    page.box.changed.emit(formula, 0)
    settle(busy=True)
    settle(busy=True)  # the coefficients, then their intervals
    snap(window, f"models-{name}")


def _editor_pages(window: MainWindow, folder: Path, snap: Snap) -> None:
    """Show the pages that the editor leads to: preview, rehearsal, and what hands a survey out."""
    draft = folder / "bribery.draft"
    draft.write_bytes(write_draft(draft_of(example_survey("bribery-languages"), 2000)))
    window.open_path(draft)
    settle()
    author = window.current_view
    if isinstance(author, AuthorView):
        asked = next(each for each in author.editing.draft.questions if each.sensitive)
        author.workspace.choose(asked.id)
    settle(busy=True)
    snap(window, "editor")
    for name in ("preview", "rehearse"):
        leads = window.findChild(QWidget, f"lead_to_{name}")
        if isinstance(leads, QAbstractButton):
            leads.click()
            settle(busy=True)
            snap(window, name)
            back = window.findChild(QAbstractButton, "back_button")
            if back is not None:
                back.click()
                settle()
    button = window.findChild(QWidget, "lead_to_hand_out")
    if isinstance(button, QAbstractButton):
        button.click()
        settle(busy=True)
        settle(busy=True)  # the words, then the pictures with them
        snap(window, "hand-out")


def _mapping_page(window: MainWindow, folder: Path, snap: Snap) -> None:
    """Show a table from elsewhere, with a question whose design has no finite ε."""
    rows = [f"{10482 + i},{1 + i % 3},{18 + i * 7 % 60},{1 + (i % 5 > 1)}" for i in range(640)]
    path = folder / "kobo-export.csv"
    path.write_text("\n".join(["_id,area,age,card_bribe", *rows, "9000,1,30,9"]) + "\n", "utf-8")
    window.open_path(path)
    view = window.current_view
    if not isinstance(view, MappingView):
        raise TypeError("the table is not mapped")
    settle(busy=True)
    snap(window, "mapping-guessed")
    if view.mapper is not None:
        view.mapper.open("card_bribe")
        view.mapper.set_role("yes-no")
        for cell, meaning in (("1", "yes"), ("2", "no")):
            view.mapper.set_meaning(cell, meaning)
        view.mapper.set_design("mangat")
        view.mapper.set_number("p", "3/4")
        view.show_mapped()
    settle(busy=True)
    snap(window, "mapping")
    path.write_text(path.read_text("utf-8").replace("area", "région"), "latin-1")
    window.open_path(path)
    settle(busy=True)
    press(window, "choice_button")  # what was mapped is not saved
    settle(busy=True)
    snap(window, "mapping-encoding")
    window.open_path(_workbook(folder / "paper-forms.xlsx"))
    settle(busy=True)
    snap(window, "mapping-sheet")
    window.show_home()


def _show_boxes(window: MainWindow, theme: Theme, snap: Snap) -> None:
    """Show what stands over every page: settings, the program itself, an unforeseen error."""
    window.show_settings()
    show_about(theme, window)
    window.show_unexpected(Unforeseen("ValueError", ("app/shell/window.py:100",)))
    for name in ("settings_dialog", "about_box", "crash_box"):
        box = window.findChild(QDialog, name)
        if box is None:
            raise RuntimeError(f"there is no {name}")
        snap(box, name.replace("_", "-"))
        box.close()


def _workbook(path: Path) -> Path:
    """Write a workbook with a sheet for each place, and a hidden one."""
    from openpyxl import Workbook

    made = Workbook()
    del made[made.sheetnames[0]]
    for place, n in (("North", 640), ("Süd", 512), ("الشرق", 88)):
        sheet = made.create_sheet(place)
        sheet.append(["form", "card_bribe", "village", "age"])
        for row in range(n):
            sheet.append([row, "AB"[row % 3 > 0], row % 7, 18 + row % 60])
    hidden = made.create_sheet("lists")
    hidden.append(["village", "name"])
    hidden.append([1, "Mole"])
    hidden.sheet_state = "hidden"
    made.save(path)
    return path


def _view_in(window: MainWindow) -> AnalystView:
    view = window.current_view
    if not isinstance(view, AnalystView):
        raise LookupError("the window shows no study")
    return view


def _make_studies(folder: Path) -> dict[str, Path]:
    paths = {name: folder / f"{name}.study" for name in ("occupation", "bribery", "negative")}
    counts = {option: max(1, n // 10) for option, n in occupation_counts().items()}
    example_study("occupation", paths["occupation"], counts=counts, seed=_SEED).close()
    example_study("sales", paths["negative"], counts={"yes": 3, "no": 197}, seed=_SEED).close()
    survey_bytes = example_path("bribery").read_bytes()
    survey = example_survey("bribery")
    people = invent(survey, 1204, _SEED, {"bribe": {"yes": 0.18, "no": 0.82}})
    collected = folder / "collected"
    write_responses(rehearse(survey, people, _SEED, Procedure.SPINNER), collected, people.n)
    with Study.create(paths["bribery"], survey_bytes) as study:
        import_paths(study, [collected])
    for path in sorted(collected.glob("*.response"))[186:]:
        path.unlink()
    _spoil(collected)
    _make_clean(survey_bytes, folder / "clean")
    paths["services"] = _services(folder / "services.study")
    paths["damaged"] = folder / "damaged.study"
    paths["damaged"].write_bytes(paths["bribery"].read_bytes()[:-4096])
    paths["sealed"] = folder / "sealed.study"
    sealed = json.loads(survey_bytes) | {"seal": "09" + 31 * "00"}
    Study.create(paths["sealed"], canonical.write(sealed)).close()
    paths["empty"] = folder / "empty.study"
    Study.create(paths["empty"], survey_bytes).close()
    return paths


def _make_clean(survey_bytes: bytes, folder: Path) -> None:
    """Write responses of which none is refused."""
    survey = read(survey_bytes)
    people = invent(survey, 120, _SEED + 1, {"bribe": {"yes": 0.18, "no": 0.82}})
    write_responses(rehearse(survey, people, _SEED + 1, Procedure.SPINNER), folder, people.n)


def _services(path: Path) -> Path:
    """Make a study with a question of each other kind."""
    survey_bytes = canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": ["en"],
            "title": "Public services",
            "questions": [*_SERVICES],
        }
    )
    survey = read(survey_bytes)
    with Study.create(path, survey_bytes) as study, TemporaryDirectory() as folder:
        people = invent(survey, 2048, _SEED)
        write_responses(rehearse(survey, people, _SEED), Path(folder), people.n)
        import_paths(study, [folder])
    return path


def _spoil(collected: Path) -> None:
    """Add files that are refused for one reason each."""
    first, second, third, *_ = sorted(collected.glob("*.response"))
    data = first.read_bytes()
    (collected / "cut.response").write_bytes(second.read_bytes()[:142])
    (collected / "edited.response").write_bytes(data.replace(b'":', b'": '))
    (collected / "empty.response").write_bytes(b"")
    changed = json.loads(third.read_bytes())
    changed["answers"]["bribe"] = 1 - changed["answers"]["bribe"]
    _write_json(collected / "conflict.response", changed)
    other = json.loads(data) | {"survey": "0" * 64}
    _write_json(collected / "other-survey.response", other)


def _write_json(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, sort_keys=True, separators=(",", ":")) + "\n")
