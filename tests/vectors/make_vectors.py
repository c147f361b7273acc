"""Makes the test vectors with Candor's own code, the same ones every time.

All draws come from a prescribed stream. Only sealing draws by itself: a sealed file that opens
to its response already is left as it is.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from core.count.tally import Tally
from core.count.tally_columns import tally_rows
from core.estimate import estimate, to_json
from core.facts.errors import Refused
from core.files import canonical
from core.keys import key_file
from core.keys.key_file import Use
from core.keys.signing import sign
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import Category, Grid, Report
from core.privacy.procedures import Procedure, land, rule_word, sectors
from core.privacy.randomness import Door
from core.response import file, sealing, sitting
from core.response.drawing import draw
from core.response.file import Response, new_id
from core.response.layout import Layout
from core.response.privatize import privatize
from core.response.sitting import Sitting
from core.survey import Kind, Question, Survey, read, write
from core.survey.conditions_met import is_asked
from core.survey.digest_words import numbers_of
from vector_surveys import EVERY_KIND, NEAR, SEALED, SEEDS, SETS, SHORT, SOME

HERE = Path(__file__).parent
PASSPHRASE = "correct horse battery staple"  # noqa: S105 - everybody may know these keys
PEOPLE = 80
SHOWN = 5


class StreamDoor(Door):
    """Draws from SHAKE256 of a name and the number of the draw."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._n = 0

    def random_bytes(self, n: int) -> bytes:
        self._n += 1
        return hashlib.shake_256(f"{self._name} {self._n}".encode()).digest(n)


def make(folder: Path) -> dict[str, bytes]:
    """Return every file by its name; sealed ones are taken from `folder` where they still open."""
    signing = key_file.generate(Use.SIGNING, PASSPHRASE, StreamDoor("signing"))
    opening = key_file.generate(Use.SEALING, PASSPHRASE, StreamDoor("sealing"))
    unlocked = key_file.sealing_key(opening, PASSPHRASE)
    surveys = {
        "every-kind": sign(
            read(canonical.write(EVERY_KIND)), key_file.signing_key(signing, PASSPHRASE)
        ),
        "short": read(canonical.write(SHORT)),
        "sets": read(canonical.write(SETS)),
        "seeds": read(canonical.write(SEEDS)),
        "near": read(canonical.write(NEAR)),
        "some": read(canonical.write(SOME)),
        "sealed": read(canonical.write({**SEALED, "seal": opening.public})),
    }
    made = {"signing.key": key_file.write(signing), "sealing.key": key_file.write(opening)}
    made |= {f"{name}.survey": write(survey) for name, survey in surveys.items()}
    people = {name: answer(survey, StreamDoor(name)) for name, survey in surveys.items()}
    told: dict[str, Any] = {
        "passphrase": PASSPHRASE,
        "surveys": [_survey(f"{name}.survey", survey) for name, survey in surveys.items()],
        "keys": [
            _key("signing.key", signing, key_file.signing_key(signing, PASSPHRASE)),
            _key("sealing.key", opening, unlocked),
        ],
        "responses": [],
        "sittings": [],
        "tallies": [],
    }
    for name, survey in surveys.items():
        shown = people[name][:SHOWN]
        shown.append(replace(shown[0], id=new_id(StreamDoor(name + " rehearsed")), rehearsal=True))
        for one in shown:
            made[one.file_name] = file.write(one)
            entry = {"file": one.file_name, "packed": Layout(survey).pack(one).hex()}
            if survey.seal is not None:
                entry["sealed"] = one.id + sealing.SUFFIX
                made[entry["sealed"]] = _sealed(one, survey, unlocked, folder / entry["sealed"])
            told["responses"].append(entry)
        if survey.seal is None:
            made[f"{name}.jsonl"] = b"".join(map(file.write, people[name]))
            told["tallies"] += _tallies(f"{name}.jsonl", survey, people[name])
    begun, saved = people["every-kind"][0], people["sealed"][0]
    drawn = draw(surveys["some"], StreamDoor("drawn"))
    for name, kept in (
        ("begun.sitting", _begun(begun, surveys["every-kind"])),
        ("started.sitting", _started(begun, surveys["every-kind"])),
        (
            "drawn.sitting",
            Sitting(new_id(StreamDoor("drawn id")), surveys["some"].digest, None, {}, drawn=drawn),
        ),
        ("saved.sitting", _saved(saved, made[saved.id + sealing.SUFFIX])),
    ):
        made[name] = sitting.write(kept)
        told["sittings"].append({"file": name})
    text = json.dumps(told, ensure_ascii=False, indent=1)
    return {**made, "vectors.json": text.encode() + b"\n"}


def answer(survey: Survey, door: Door) -> list[Response]:
    """Make people up and privatize what they answer, by each procedure in turn."""
    offered = survey.procedures or (None,)
    responses = []
    for i in range(PEOPLE):
        procedure = offered[i % len(offered)]
        drawn = draw(survey, door)
        answers: dict[str, Report] = {}
        for question in survey.questions:
            left_out = question.optional and door.below(3) == 0
            asked = drawn is None or drawn.asks(question, survey)
            if asked and is_asked(question, survey, answers) and not left_out:
                options = None if drawn is None else drawn.options.get(question.id)
                answers[question.id] = _report(question, procedure, door, options)
        responses.append(Response(new_id(door), survey.digest, answers, procedure))
    return responses


def _report(
    question: Question,
    procedure: Procedure | None,
    door: Door,
    asked: tuple[int, ...] | None = None,
) -> Report:
    if question.channel is None:
        form = question.form
        if isinstance(form, Grid):
            return form.low + form.step * door.below(form.size)
        if isinstance(form, Category):
            return door.below(form.size)
        return "".join(str(door.below(2)) for _ in range(form.size))
    if question.kind is Kind.MANY_OF:
        size = len(question.options) if asked is None else len(asked)
        return privatize(question, tuple(door.below(2) for _ in range(size)), door, asked)
    truth = min(door.below(question.channel.k), door.below(question.channel.k))
    if question.kind is Kind.YES_NO and procedure is Procedure.SPINNER:
        wheel = sectors(question.channel)
        return rule_word(wheel[land(wheel, door)].landing, truth)
    return privatize(question, truth, door)


def _survey(name: str, survey: Survey) -> dict[str, Any]:
    return {
        "file": name,
        "digest": survey.digest,
        "numbers": list(numbers_of(survey.digest)),
        "words": list(survey.words),
        "ratio": str(survey.ratio),
        "epsilon": epsilon(survey.ratio),
        "sealed_length": sealing.sealed_length(survey),
        "questions": [
            {"id": q.id, "ratio": str(q.ratio), "epsilon": epsilon(q.ratio)}
            for q in survey.questions
        ],
    }


def _key(name: str, key: key_file.KeyFile, unlocked: Any) -> dict[str, Any]:
    private = unlocked.private_bytes_raw().hex()
    return {
        "file": name,
        "use": key.use.value,
        "public": key.public,
        "private": private,
        "words": list(key.words),
    }


def _sealed(plain: Response, survey: Survey, key: X25519PrivateKey, path: Path) -> bytes:
    """Return the sealed file that is there if it opens to this response, else a new one."""
    if path.exists():
        data = path.read_bytes()
        try:
            if sealing.unseal(data, survey, key) == file.write(plain):
                return data
        except Refused:
            pass
    return sealing.seal(plain, survey)


def _begun(person: Response, survey: Survey) -> Sitting:
    """Return the sitting of somebody with two reports drawn so far."""
    reports = {q.id: person.answers[q.id] for q in survey.sensitive[:2]}
    return Sitting(person.id, person.survey, person.procedure, reports)


def _started(person: Response, survey: Survey) -> Sitting:
    """Return the sitting of somebody who closed the survey while the wheel asked for a word."""
    started = {question.id: 1 for question in survey.sensitive if question.kind is Kind.YES_NO}
    return Sitting(person.id, person.survey, Procedure.SPINNER, {}, started=started)


def _saved(person: Response, sealed: bytes) -> Sitting:
    """Return the sitting of somebody who has saved a sealed file."""
    whole = Sitting(person.id, person.survey, person.procedure, person.answers)
    return replace(whole, saved=True, sealed=sealed.hex())


def _tallies(name: str, survey: Survey, people: list[Response]) -> list[dict[str, Any]]:
    layout = Layout(survey)
    rows = np.frombuffer(b"".join(map(layout.pack, people)), dtype=np.uint8)
    counted = tally_rows(layout, rows.reshape(-1, layout.size))
    return [
        _tally(name, survey, counted[question.id])
        for question in survey.questions
        if question.option_ids or question.sensitive
    ]


def _tally(name: str, survey: Survey, counted: Tally) -> dict[str, Any]:
    question = counted.question
    found = estimate(counted)
    entry: dict[str, Any] = {
        "file": name,
        "survey": survey.digest,
        "question": question.id,
        "n": counted.n,
        "counts": list(counted.counts),
        **({"asked": list(counted.asked)} if counted.asked else {}),
        "exact": [str(share) for share in _exact(counted)],
        "level": found.level,
    }
    if question.measured and found.mean is not None:
        return {**entry, "mean": found.mean.mean, "mean_se": found.mean.se}
    return {**entry, "estimates": to_json(found)["options"]}


def _exact(counted: Tally) -> list[Fraction]:
    """Return the unbiased shares as fractions."""
    question = counted.question
    mechanism = question.drawn_by if question.sensitive else None
    shares = []
    for i, (x, n) in enumerate(zip(counted.counts, counted.sizes, strict=True)):
        p, q = Fraction(1), Fraction(0)
        if mechanism is not None:
            option = 1 - i if question.kind is Kind.YES_NO else 1
            p, q = mechanism.chances(option)
        if (
            mechanism is not None and mechanism.charted
        ):  # of each report, those in whose window it lies
            p, q = mechanism.probability(0, 0), mechanism.probability(0, mechanism.k - 1)
        shares.append((Fraction(x, n) - q) / (p - q))
    return shares


def main() -> None:
    """Write all files to this folder, and take away those that are not made any more."""
    made = make(HERE)
    for pattern in ("*.response", "*.sealed", "*.sitting", "*.survey", "*.key", "*.jsonl"):
        for path in HERE.glob(pattern):
            if path.name not in made:
                path.unlink()
    for name, data in made.items():
        (HERE / name).write_bytes(data)
    sys.stdout.write(f"{len(made)} files are made.\n")


if __name__ == "__main__":
    main()
