"""The rules of the code that a machine can check: style, types, layers, imports, places."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from core.privacy.channel import Channel, Domain
from core.privacy.designs.grouped_channel import Grouped
from core.privacy.designs.scrambled_channel import Scrambled
from core.privacy.mechanisms import REGISTRY, for_domain

ROOT = Path(__file__).resolve().parent.parent

CHECKERS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
}

TOP_LEVEL = {
    *("LICENSE", "README.md", "pyproject.toml", "requirements.lock"),
    *("app", "core", "packaging", "resources", "tests"),
}
# What a respondent's own answer passes through: the standard library alone is trusted there.
PURE = (
    *("core.privacy.randomness", "core.privacy.forms", "core.privacy.channel"),
    *("core.privacy.mechanisms", "core.privacy.epsilon"),
)
# What leaves with a response is made here: it must not know the time.
TIMELESS = (
    *PURE,
    *(
        "core.response.file",
        "core.response.sitting",
        "core.response.steps",
        "core.response.store",
        "core.response.started_surveys",
    ),
)
RANDOM_SOURCES = {
    *("random", "secrets", "uuid", "numpy.random", "np.random"),
    *("os.urandom", "os.getrandom", "PySide6.QtCore.QRandomGenerator"),
}
NETWORK = {
    *("dask", "distributed", "fsspec"),
    *("socket", "socketserver", "ssl", "http", "urllib", "ftplib", "smtplib", "poplib", "imaplib"),
    *("xmlrpc", "asyncio", "webbrowser", "requests", "httpx", "aiohttp"),
    *("PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngineCore"),
}
SLOW_TO_IMPORT = {"pandas", "pyqtgraph", "scipy"}
# What the first window shows nothing of, and does not wait for.
NOT_IN_THE_FIRST_WINDOW = {
    *("numpy", "pandas", "pyqtgraph", "scipy", "click"),
    *("app.words.refusals", "app.analyst", "app.respondent.scaffold", "core.survey"),
}
FIRST_WINDOW = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
shown = QApplication.exec
def look(*_):
    QTimer.singleShot(0, lambda: print(json.dumps([*sys.modules])))
    QTimer.singleShot(0, QApplication.quit)
    return shown()
QApplication.exec = look
sys.argv = ["candor"]
from app.__main__ import main
main()
"""
REGISTRY_HOME = "core.privacy.mechanisms"
PYQTGRAPH_HOMES = {"app.charts.chart_view"}
# To lie above or outside is said of places in a chart.
WORDS_NEVER_SHOWN = re.compile(
    r"\b(lie(?! above| outside)|lied|fake|false answer|anonymous|safe|guaranteed"
    r"|completely confidential)\b",
    re.I,
)
# A folder of one machine or the address of a package index has no place in the project.
BOUND_TO_A_MACHINE = re.compile(
    r"(?<![\w.:/-])/(w[o]rk|f[a]rm|t[m]p|h[o]me|U[s]ers|r[o]ot)/[\w.]"
    r"|py[p]i\.org|python[h]osted|d[e]b\.debian|[-]-(extra-)?index-url|[-]-find-links",
)


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def modules(*packages: str) -> dict[str, ast.Module]:
    """Every module of these packages, parsed."""
    tops = sorted({package.partition(".")[0] for package in packages})
    parsed = {name: tree for top in tops for name, tree in modules_below(top).items()}
    return {name: tree for name, tree in parsed.items() if is_within(name, packages)}


@cache
def modules_below(top: str) -> dict[str, ast.Module]:
    paths = sorted((ROOT / top).rglob("*.py"))
    return {module_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def names_used(tree: ast.AST, *, hints: bool = True) -> frozenset[str]:
    """Every imported module or name with the packages it is in, and every attribute of a name."""
    attributes = {
        f"{node.value.id}.{node.attr}"
        for node in (walk(tree) if hints else walk(tree, type_hints))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    return imports(tree) | attributes


def nothing(_node: ast.AST) -> Sequence[ast.AST | None]:
    """What a walk through all of a module leaves out."""
    return ()


@cache
def walk(
    tree: ast.AST, leaving_out: Callable[[ast.AST], Sequence[ast.AST | None]] = nothing
) -> Sequence[ast.AST]:
    """Every node of a module, but for those that a function tells of a node above them."""
    waiting = [tree]
    for node in waiting:
        left_out = leaving_out(node)
        waiting += [child for child in ast.iter_child_nodes(node) if child not in left_out]
    return waiting


def type_hints(node: ast.AST) -> Sequence[ast.AST | None]:
    match node:
        case ast.arg():
            return (node.annotation,)
        case ast.FunctionDef():
            return (node.returns,)
    return ()


def imports_for_types(node: ast.AST) -> Sequence[ast.AST]:
    for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    return node.body if isinstance(node, ast.If) and for_types else ()


@cache
def imports(
    tree: ast.AST, leaving_out: Callable[[ast.AST], Sequence[ast.AST | None]] = nothing
) -> frozenset[str]:
    """Every imported module or name with the packages it is in: a.b.c, a.b and a."""
    imported = set()
    for node in walk(tree, leaving_out):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            imported |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(
        ".".join(name.split(".")[:depth])
        for name in imported
        for depth in range(1, name.count(".") + 2)
    )


def loaded_by(*imported: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded once these are imported."""
    program = (
        "import json, sys; before = set(sys.modules); "
        f"import {', '.join(imported)}; "
        "print(json.dumps(sorted({m.partition('.')[0] for m in set(sys.modules) - before})))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


def existing(*wanted: str) -> list[str]:
    """Those of the modules that are there already."""
    paths = [(name, ROOT / name.replace(".", "/")) for name in wanted]
    return [name for name, path in paths if path.with_suffix(".py").exists() or path.is_dir()]


@pytest.mark.parametrize("arguments", CHECKERS.values(), ids=CHECKERS)
def test_that_the_checkers_find_nothing(arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_that_what_privatizes_an_answer_runs_on_the_standard_library_alone() -> None:
    assert loaded_by(*existing(*PURE)) <= {"core", *sys.stdlib_module_names}


def imported_as_it_runs(tree: ast.Module) -> set[str]:
    """The top-level packages that a module imports itself, type hints aside."""
    return {name for name in imports(tree, imports_for_types) if "." not in name}


def test_that_the_core_takes_its_arrays_from_one_place() -> None:
    assert imported_as_it_runs(ast.parse("def f():\n    from scipy.special import erf")) == {
        "scipy"
    }
    for module, tree in modules("core").items():
        assert not imported_as_it_runs(tree) & {"numpy", "scipy"}, module


@pytest.mark.parametrize("first", ["app.respondent.view", "core.study", "core.estimate"])
def test_that_no_array_is_needed_before_something_is_counted(first: str) -> None:
    assert not loaded_by(first) & {"numpy", "scipy"}


def test_that_the_audit_reads_files_by_nothing_of_the_program() -> None:
    (tree,) = modules("core.audit.reading").values()
    assert {name.partition(".")[0] for name in imports(tree)} <= set(sys.stdlib_module_names)


def test_that_what_makes_a_response_does_not_know_the_time() -> None:
    for module, tree in modules(*TIMELESS).items():
        assert not imports(tree) & {"time", "datetime"}, module


def random_sources(tree: ast.Module) -> set[str]:
    """What a module draws from. A type hint draws nothing: rehearsals hand on a generator."""
    return {*names_used(tree, hints=False)} & RANDOM_SOURCES


def test_that_randomness_comes_through_one_door() -> None:
    assert random_sources(ast.parse("def f(g: np.random.Generator): np.random.default_rng()"))
    assert not random_sources(ast.parse("def f(g: np.random.Generator): g.binomial(1, p)"))
    for module, tree in modules("core", "app").items():
        found = random_sources(tree)
        if is_within(module, ("core.rehearse",)):
            found -= {"numpy.random", "np.random"}
        # The one door asks the operating system, and no generator of a library.
        of_door = is_within(module, ("core.privacy.randomness",))
        assert found == ({"os.urandom"} if of_door else set()), module


def test_that_only_a_study_reads_what_may_not_be_collected_with() -> None:
    def using(reader: str) -> set[str]:
        return {
            module
            for module, tree in modules("core", "app").items()
            if any(name.endswith(reader) for name in names_used(tree))
        }

    assert using("read_for_analysis") == {"core.survey", "core.interchange.mapping.survey"}
    of_studies = {"core.study.database", "core.study.store", "core.study.rescue"}
    of_studies |= {"core.study.many.parquet_own_process"}  # in the process that reads for one
    assert using("read_study_survey") == {*of_studies, "app.commands.rescue"}
    asking = (
        "app.respondent",
        "app.respondent.flow.way",
        "app.respondent.kiosk.flow",
        "app.respondent.opening",
        "app.respondent.kiosk.opening",
    )
    for module, tree in modules(*asking).items():
        assert "for_analysis" not in ast.unparse(tree), module


def test_that_nothing_can_reach_the_network_but_many_machines() -> None:
    reaching = {
        module: found
        for module, tree in modules("core", "app").items()
        if (found := imports(tree) & NETWORK)
    }
    assert reaching == {
        "core.many_machines.connecting": {"dask", "distributed"},
        "core.many_machines.partitions": {"fsspec"},
        "core.many_machines.without_pages": {
            "distributed"
        },  # which keeps servers from being started
    }


def test_that_only_an_estimate_knows_many_machines() -> None:
    knowing = {
        module
        for module, tree in modules("core", "app").items()
        if any(is_within(name, ("core.many_machines",)) for name in imports(tree))
    }
    assert {name for name in knowing if not is_within(name, ("core.many_machines",))} == {
        "app.commands.clustering"
    }


def mechanisms_named(tree: ast.AST) -> set[str]:
    """The mechanisms that a module knows: by name or title, by class, or by their file."""
    known = REGISTRY.values()
    texts = {*REGISTRY, *(mechanism.title for mechanism in known)}
    classes = {mechanism.__name__ for mechanism in known}
    found = {*imports(tree) & {mechanism.__module__ for mechanism in known}}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in texts:
                found.add(text)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                found |= {name} & classes
    return found


def test_that_a_mechanism_is_named_in_its_own_file_and_the_registry_alone() -> None:
    homes = {REGISTRY_HOME, *(mechanism.__module__ for mechanism in REGISTRY.values())}
    # Designs are known by the names that the field gives them, some of which mechanisms have;
    # titles, by what they are called in other languages.
    homes |= {*modules("core.privacy.designs"), "app.tables.words", "app.words.mechanisms"}
    for module, tree in modules("core", "app").items():
        on_the_screen = {"window"} if module in ("app.kit.settings", "app.kit.kept") else set()
        assert module in homes or not mechanisms_named(tree) - on_the_screen, module


@pytest.mark.parametrize(
    "planted",
    [
        "if mechanism.name == 'k-ary': pass",
        "match name:\n    case 'subset': pass",
        "from core.privacy.mechanisms import Warner",
        "isinstance(mechanism, mechanisms.Unary)",
        "from core.privacy.mechanisms.one_bit import counted",
    ],
)
def test_that_a_planted_name_of_a_mechanism_is_found(planted: str) -> None:
    assert mechanisms_named(ast.parse(planted))


def asked_for_class(tree: ast.AST, classes: set[str]) -> list[int]:
    """The lines that ask whether something is one of these classes."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("isinstance", "issubclass")
        and any(
            (isinstance(each, ast.Name) and each.id in classes)
            or (isinstance(each, ast.Attribute) and each.attr in classes)
            for each in ast.walk(node.args[1])
        )
    ]


def channels_and_designs() -> set[str]:
    """The names of every class of a channel, and of designs and what they are made of."""
    found, waiting = {"Classes", "Design", "NamedDesign", "TwoStages"}, [Channel]
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found


def test_that_hardly_anything_asks_for_the_class_of_a_channel() -> None:
    classes = channels_and_designs()
    assert {
        "Mechanism",
        "Histograms",
        "TwoAnswers",
        Grouped.__name__,
        Scrambled.__name__,
    } <= classes
    lines = {
        room: [
            f"{module}:{line}"
            for module, tree in modules(room).items()
            for line in asked_for_class(tree, classes)
        ]
        for room in ("core", "app")
    }
    assert len(lines["core"]) <= 5, lines["core"]
    assert lines["app"] == []


@pytest.mark.parametrize(
    "planted",
    [
        "isinstance(question.channel, Grouped)",
        "issubclass(kind, Histograms)",
        "isinstance(one, Shares | Means | None)",
        "isinstance(one, (int, mechanisms.Mechanism))",
    ],
)
def test_that_a_question_for_the_class_of_a_channel_is_found(planted: str) -> None:
    assert asked_for_class(ast.parse(planted), channels_and_designs()) == [1]


def test_that_few_lines_of_the_core_ask_which_kind_a_question_is() -> None:
    lines = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in (ROOT / "core").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bKind\.[A-Z]", line)
    ]
    assert 0 < len(lines) <= 40, "\n".join(lines)


def test_that_no_design_lists_the_mechanisms_by_name() -> None:
    tree = modules("core.privacy.designs")["core.privacy.designs.one_of_and_numbers"]
    names = for_domain(Domain.OPTIONS, Domain.PLACES)
    assert not any(isinstance(node, ast.Constant) and node.value in names for node in walk(tree))


def test_that_no_module_of_the_core_imports_itself_through_others() -> None:
    found = modules("core")
    needs = {module: imports(tree) & found.keys() for module, tree in found.items()}
    # A package is imported before what is in it, and may hand on names of that.
    above = {name: {name[:at] for at, sign in enumerate(name) if sign == "."} for name in needs}
    TopologicalSorter({name: needs[name] - above[name] - {name} for name in needs}).prepare()


def test_that_only_the_chart_knows_pyqtgraph() -> None:
    for module, tree in modules("core", "app").items():
        if module not in PYQTGRAPH_HOMES:
            assert "pyqtgraph" not in imports(tree), module


@pytest.mark.parametrize("module", existing("app.__main__", "app.commands", "app.shell.gui"))
def test_that_the_start_does_not_wait_for_slow_libraries(module: str) -> None:
    assert not loaded_by(module) & SLOW_TO_IMPORT


def test_that_the_first_window_waits_for_nothing_it_does_not_show(tmp_path: Path) -> None:
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
    variables = os.environ | places | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FIRST_WINDOW]
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = set(json.loads(done.stdout))
    assert "app.shell.home" in loaded  # it was there
    assert not loaded & NOT_IN_THE_FIRST_WINDOW


def test_that_words_that_promise_too_much_are_never_shown() -> None:
    for module, tree in modules("app").items():
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        texts = [node.value for node in constants if id(node) not in docstrings]
        shown = [text for text in texts if isinstance(text, str) and " " in text]
        assert not [text for text in shown if WORDS_NEVER_SHOWN.search(text)], module


def test_that_the_top_level_holds_only_what_belongs_there() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in tracked_files()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_that_packages_are_where_they_are_meant_to_be() -> None:
    paths = tracked_files()
    folders = {path.parent for path in paths if path.suffix == ".py"}
    packages = {path.parent for path in paths if path.name == "__init__.py"}
    meant = {folder for folder in folders if folder.relative_to(ROOT).parts[0] in ("app", "core")}
    beside = {ROOT / "packaging" / name for name in ("candor", "proofs", "proofs/faults")}
    assert packages == meant | {ROOT / "resources"} | beside


def test_that_nothing_is_bound_to_one_machine() -> None:
    found = []
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" not in content:
            text = content.decode("utf-8", errors="replace")
            found += [(path.name, match.group()) for match in BOUND_TO_A_MACHINE.finditer(text)]
    assert not found


def test_that_the_lock_holds_every_dependency_by_hash() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", "")
    locked = [line for line in lines.splitlines() if line and not line.lstrip().startswith("#")]
    assert locked
    assert not [line.split()[0] for line in locked if "--hash=sha256:" not in line]


def test_that_a_test_is_found_by_the_name_of_what_it_tests() -> None:
    """`core/study/store.py` is tested in `tests/core/study/test_store*.py`."""
    for path in (ROOT / "tests").glob("*/*/**/test_*.py"):
        room = ROOT / path.parent.relative_to(ROOT / "tests")
        if room.name in ("benchmarks", "vectors"):
            continue
        tested = {each.stem for each in room.iterdir()} | {room.name}
        name = path.stem.removeprefix("test_")
        assert any(name == each or name.startswith(f"{each}_") for each in tested), path
