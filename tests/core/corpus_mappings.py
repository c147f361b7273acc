"""Makes the corpus of bad mappings: `python tests/core/corpus_mappings.py` writes them anew.

Every file has one fault, and the code it is refused with before the first '-' of its name; the
one called `valid` has none. `warned` has only what is warned of.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mapped import column, mapping, question, written

CORPUS = Path(__file__).resolve().parent.parent / "corpus" / "mapping"
WARNER = {"name": "warner", "p": "3/4"}
OPTIONS = [{"id": "a", "text": "First"}, {"id": "b", "text": "Second"}]


def designed(**design: Any) -> dict[str, Any]:
    """A mapping whose question has this design."""
    return mapping([question(design=design)])


def groups(*names: str, p: str = "3/4") -> dict[str, Any]:
    """A mapping whose question has a design for each of these groups."""
    return designed(name="warner", by="g", groups={name: {"p": p} for name in names})


def corpus() -> dict[str, bytes]:
    """The bytes of each file, by its name."""
    valid = written(mapping([question(mechanism=WARNER)], id="_uuid", weight="w"))
    number = question("n", kind="number", low=0, high=10, step=1)
    many = question("used", kind="many-of", options=OPTIONS, mechanism=WARNER)
    contents = {
        "SCHEMA-no-columns": {k: v for k, v in mapping().items() if k != "columns"},
        "SCHEMA-key-in-a-file": mapping(key="0" * 64),
        "SCHEMA-procedures": mapping([question(mechanism=WARNER, procedures=["spinner"])]),
        "SCHEMA-design-and-mechanism": mapping([question(mechanism=WARNER, design=WARNER)]),
        "SCHEMA-parameter-missing": designed(name="warner"),
        "SCHEMA-parameter-unknown": designed(**WARNER, q="1/4"),
        "SCHEMA-question-without-column": mapping([question(), question("theft")]),
        "SCHEMA-values-of-a-number": mapping([number], [column("n", "n")]),
        "SCHEMA-option-without-column": mapping(
            [many], [column("u/a", "used", option="a", values={"1": "yes"})]
        ),
        "SCHEMA-several-in-a-cell-without-separator": mapping(
            [many], [column("u", "used", values={"1": "a"})]
        ),
        "SCHEMA-two-samples-without-groups": designed(
            name="unrelated-unknown", **{"truth-1": "4/5"}
        ),
        "TYPE-id": mapping(id=3),
        "TYPE-values": mapping(None, [column(values=["yes"])]),
        "TEXT-head": mapping(None, [column("")]),
        "DOMAIN-no-questions": mapping([]),
        "DOMAIN-design": designed(name="nobody"),
        "DOMAIN-meaning": mapping(None, [column(values={"1": "maybe"})]),
        "DOMAIN-head-twice": mapping(None, [column(), column()]),
        "DOMAIN-column-of-no-question": mapping(None, [column(), column("Q4", "theft")]),
        "DOMAIN-missing-and-meant": mapping(None, [column(missing=["1"])]),
        "DOMAIN-randomized-unsaid": mapping(randomized="unsaid"),
        "DOMAIN-randomized-after-all": mapping(randomized="none"),
        "DOMAIN-design-unsaid": designed(name="unsaid"),
        "DOMAIN-randomized-other": mapping([question()], randomized="some"),
        "DOMAIN-head-row-of-one": mapping(head_row=1),
        "DOMAIN-values-alike-but-for-spaces": mapping(
            None, [column(values={"1": "yes", "1 ": "no"})]
        ),
        "DOMAIN-scale": mapping([number], [{"column": "n", "question": "n", "scale": 1}]),
        "NUMBER-decimal": designed(name="warner", p="0.75"),
        "RANGE-probability": designed(name="warner", p="5/4"),
        "RANGE-chances-together": designed(**{"name": "forced-words", "no": "2/3", "yes": "2/3"}),
        "NO_INFORMATION-half": designed(name="warner", p="1/2"),
        "NO_INFORMATION-of-one-group": groups("A", "B", p="1/2"),
        "VERSION-two": mapping() | {"version": 2},
        "FORMAT-survey": mapping() | {"format": "candor-survey"},
    }
    found = {f"{name}.mapping": written(content) for name, content in contents.items()}
    return found | {
        "valid.mapping": valid,
        "warned.mapping": written(designed(name="mangat", p="2/3")),
        "EMPTY-file.mapping": b"",
        "FORMAT-csv.mapping": b"Q3;Q4\n1;2\n",
        "ENCODING-utf-16.mapping": valid.decode().encode("utf-16"),
        "SYNTAX-cut-off.mapping": valid[: len(valid) // 2],
        "DUPKEY-id.mapping": valid.replace(b'"id":"_uuid"', b'"id":"_uuid","id":"x"'),
        "DEPTH-brackets.mapping": b'{"a":' + b"[" * 20 + b"]" * 20 + b"}\n",
        "NONCANONICAL-indented.mapping": json.dumps(json.loads(valid), indent=1).encode(),
        "SIZE-a-mebibyte.mapping": valid + b" " * 2**20,
    }


if __name__ == "__main__":
    CORPUS.mkdir(exist_ok=True)
    for name, data in corpus().items():
        (CORPUS / name).write_bytes(data)
