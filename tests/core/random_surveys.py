"""Hypothesis strategies for random valid surveys and responses to them, as plain JSON."""

from __future__ import annotations

import hashlib
import unicodedata

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from hypothesis import strategies as st
from made_surveys import Content, digest

from core.survey.look_alikes import is_unknown

_ids = st.from_regex(r"[a-z][a-z0-9_-]{0,7}", fullmatch=True)
_letters = st.characters(
    categories=["Lu", "Ll", "Lo", "Nd", "Sm", "Zs"],
    exclude_characters="\u115f\u1160\u3164\uffa0",  # the fillers of Hangul, which show nothing
)
_texts = (
    st.text(_letters, min_size=1, max_size=12)
    .map(lambda text: unicodedata.normalize("NFC", text))
    .filter(lambda text: text.strip() != "" and not any(map(is_unknown, text)))
)
_MECHANISMS: dict[str, list[Content]] = {
    "yes-no": [
        {"name": "warner", "p": "3/4"},
        {"name": "warner", "p": "1/3"},
        {"name": "forced", "truth": "1/2", "yes": "1/2"},
        {"name": "forced", "truth": "499999999/999999999", "yes": "1/2"},
        {"name": "binary", "p1": "2/3", "p0": "1/4"},
        {"name": "binary", "p1": "1/5", "p0": "3/10"},
    ],
    "one-of": [
        {"name": "k-ary", "p": "1/2"},
        {"name": "k-ary", "p": "49999/99999"},
        {"name": "unary", "p": "1/2", "q": "1/4"},
        {"name": "unary", "p": "5/9", "q": "4/9"},
        {"name": "subset", "size": 1, "p": "1/2"},
        {"name": "subset", "size": 2, "p": "5/7"},
        {"name": "local-hash", "g": 2, "p": "3/5"},
        {"name": "local-hash", "g": 256, "p": "1/200"},
    ],
    "number": [
        {"name": "one-bit", "p": "3/4"},
        {"name": "one-bit", "p": "500000001/1000000000"},
        {"name": "window", "width": 2, "p": "1/2"},
        {"name": "window", "width": 3, "p": "16667/33333"},
    ],
}


@st.composite
def _text(draw: st.DrawFn, languages: list[str]) -> object:
    if len(languages) == 1 and draw(st.booleans()):
        return draw(_texts)
    return {language: draw(_texts) for language in languages}


@st.composite
def _options(draw: st.DrawFn, languages: list[str], kind: str) -> list[Content]:
    ids = draw(st.lists(_ids, min_size=3, max_size=6, unique=True))
    options: list[Content] = [
        {"id": id_, "text": {language: f"{i} {draw(_texts)}" for language in languages}}
        for i, id_ in enumerate(ids)
    ]
    if kind != "many-of" and draw(st.booleans()):
        draw(st.sampled_from(options))["abstain"] = True
    return options


@st.composite
def _question(
    draw: st.DrawFn, languages: list[str], earlier: list[Content], witness: Content
) -> Content:
    """A question that `witness`, a person with answers to the earlier ones, is asked too."""
    kind = draw(st.sampled_from(["yes-no", "one-of", "many-of", "rating", "number"]))
    text = draw(_text(languages))
    if isinstance(text, dict):
        text = {language: f"{words} {len(earlier)}" for language, words in text.items()}
    else:
        text = f"{text} {len(earlier)}"
    question: Content = {"kind": kind, "text": text}
    taken = {q["id"] for q in earlier}
    question["id"] = draw(_ids.filter(lambda id_: id_ not in taken))
    if draw(st.booleans()):
        question["help"] = draw(_text(languages))
    if kind == "number":
        low, step = draw(st.integers(-50, 50)), draw(st.integers(1, 5))
        steps = sorted(draw(st.sets(st.integers(1, 40), min_size=3, max_size=6)))
        question |= {"low": low, "high": low + step * steps[-1], "step": step}
        if draw(st.booleans()):
            question["bins"] = [low] + [low + step * at for at in steps]
    elif kind != "yes-no":
        question["options"] = draw(_options(languages, kind))
    n_sensitive = sum("mechanism" in q for q in earlier)
    if n_sensitive < 3 and draw(st.booleans()):
        family = "yes-no" if kind in ("yes-no", "many-of") else "one-of"
        if kind == "number" and "bins" not in question:
            family = "number"
        question["mechanism"] = draw(st.sampled_from(_MECHANISMS[family]))
        if kind == "many-of":  # once for every option
            question["mechanism"] = {"name": "warner", "p": "10/19"}
            if draw(st.booleans()):
                question["ask"] = draw(st.integers(1, len(question["options"]) - 1))
        if kind == "yes-no":
            question |= draw(_procedures(question["mechanism"], languages))
    elif draw(st.booleans()):
        question["optional"] = True
    if kind in ("one-of", "many-of") and draw(st.booleans()):
        question["shuffle"] = True
    clear = [q for q in earlier if "mechanism" not in q]
    depends = draw(st.booleans())
    if clear and depends:
        sources = draw(st.lists(st.sampled_from(clear), min_size=1, max_size=3, unique_by=id))
        parts = [draw(_part(source, witness[source["id"]])) for source in sources]
        question["ask_if"] = parts[0] if len(parts) == 1 else {"all": parts}
        if len(parts) > 1 and draw(st.booleans()):  # the witness need fulfil one of them alone
            others = [draw(_part(source, draw(_answer(source)))) for source in sources[1:]]
            question["ask_if"] = {"any": draw(st.permutations([parts[0], *others]))}
    if "mechanism" not in question:
        witness[question["id"]] = draw(_answer(question))
    return question


@st.composite
def _part(draw: st.DrawFn, source: Content, answer: object) -> Content:
    """A condition on the answer to a clear question which this answer fulfils."""
    if source["kind"] != "number":
        values = [o["id"] for o in source.get("options", [])] or ["yes", "no"]
        given = sorted(given_ids(source, answer)) or values[:1]
        wanted = draw(st.lists(st.sampled_from(values), unique=True))
        named = draw(st.sampled_from(given))
        return {"question": source["id"], "in": [*(v for v in wanted if v != named), named]}
    lows, highs = _ends(source, answer)
    ends = {"at_least": draw(st.sampled_from(lows)), "at_most": draw(st.sampled_from(highs))}
    keys = draw(st.sampled_from([("at_least",), ("at_most",), ("at_least", "at_most")]))
    return {"question": source["id"]} | {key: ends[key] for key in keys}


def _ends(source: Content, answer: object) -> tuple[list[int], list[int]]:
    """Where a range may begin and end so that the answer, a number or a bin, is inside."""
    assert isinstance(answer, int)
    low, high, step = source["low"], source["high"], source["step"]
    if "bins" not in source:
        return [*range(low, answer + 1, step)], [*range(answer, high + 1, step)]
    edges = source["bins"]
    return edges[: answer + 1], [edge - step for edge in edges[answer + 1 : -1]] + [high]


@st.composite
def _answer(draw: st.DrawFn, question: Content) -> object:
    """An answer in the clear."""
    if question["kind"] == "number" and "bins" not in question:
        places = (question["high"] - question["low"]) // question["step"]
        return question["low"] + question["step"] * draw(st.integers(0, places))
    k = len(question["bins"]) - 1 if "bins" in question else len(question.get("options", ".."))
    if question["kind"] == "many-of":
        return "".join(draw(st.lists(st.sampled_from("01"), min_size=k, max_size=k)))
    return draw(st.integers(0, k - 1))


def _public_key(seed: bytes) -> str:
    private = X25519PrivateKey.from_private_bytes(hashlib.sha256(seed).digest())
    return private.public_key().public_bytes_raw().hex()


@st.composite
def _procedures(draw: st.DrawFn, mechanism: Content, languages: list[str]) -> Content:
    scrambled = {"procedures": ["scrambled"]}
    if mechanism.get("p1") == "1/5" or not draw(st.booleans()):  # it has no wheel
        return draw(st.sampled_from([{}, scrambled]))
    chosen: Content = {"procedures": draw(st.permutations(["spinner", "scrambled"]))}
    if mechanism["name"] == "warner":
        chosen["negation"] = {language: f"Not {draw(_texts)}, this." for language in languages}
    return chosen


@st.composite
def surveys(draw: st.DrawFn) -> Content:
    """A random valid survey."""
    languages = draw(st.lists(_ids, min_size=1, max_size=3, unique=True))
    survey: Content = {
        "format": "candor-survey",
        "version": 1,
        "languages": languages,
        "title": draw(_text(languages)),
    }
    for key in ("author", "intro", "consent", "contact", "retention"):
        if draw(st.booleans()):
            survey[key] = draw(_text(languages))
    if draw(st.booleans()):
        survey["seal"] = _public_key(draw(st.binary()))
    questions: list[Content] = []
    witness: Content = {}
    for _ in range(draw(st.integers(1, 5))):
        questions.append(draw(_question(languages, questions, witness)))
    if draw(st.booleans()):
        firsts = draw(st.lists(st.sampled_from(questions), min_size=1, unique_by=id))
        in_order = [q["id"] for q in questions if q in firsts]
        survey["sections"] = [{"title": draw(_text(languages)), "first": id_} for id_ in in_order]
    return survey | {"questions": questions} | draw(_sample(questions))


@st.composite
def _sample(draw: st.DrawFn, questions: list[Content]) -> Content:
    """At most one block, of sensitive questions asked under one condition."""
    alike: dict[str, list[str]] = {}
    for question in questions:
        if "mechanism" in question:
            alike.setdefault(repr(question.get("ask_if")), []).append(question["id"])
    enough = [ids for ids in alike.values() if len(ids) > 1]
    if not enough or not draw(st.booleans()):
        return {}
    ids = draw(st.permutations(draw(st.sampled_from(enough))))
    return {"sample": [{"questions": ids, "ask": draw(st.integers(1, len(ids) - 1))}]}


def given_ids(question: Content, value: object) -> set[str]:
    """The ids of what a clear answer chose."""
    if question["kind"] == "yes-no":
        return {"yes" if value == 1 else "no"}
    ids = [o["id"] for o in question["options"]]
    if isinstance(value, str):
        return {id_ for id_, bit in zip(ids, value, strict=True) if bit == "1"}
    assert isinstance(value, int)
    return {ids[value]}


def lets_through(condition: Content | None, questions: Content, answers: Content) -> bool:
    """Whether a person with these answers is asked, worked out from the file alone."""
    if condition is None:
        return True
    if "all" in condition or "any" in condition:
        join = all if "all" in condition else any
        parts = next(iter(condition.values()))
        return join(lets_through(part, questions, answers) for part in parts)
    source = questions[condition["question"]]
    if source["id"] not in answers:
        return False
    answer = answers[source["id"]]
    if "in" in condition:
        return bool(given_ids(source, answer) & set(condition["in"]))
    inside = {
        number
        for number in range(source["low"], source["high"] + 1, source["step"])
        if condition.get("at_least", number) <= number <= condition.get("at_most", number)
    }
    if "bins" not in source:
        return answer in inside
    low, high = source["bins"][answer : answer + 2]
    last = answer == len(source["bins"]) - 2
    return set(range(low, high + 1 if last else high, source["step"])) <= inside


@st.composite
def answers_to(draw: st.DrawFn, survey: Content) -> Content:
    """Random valid answers: exactly the questions that are asked."""
    answers: Content = {}
    questions = {q["id"]: q for q in survey["questions"]}
    left_out: set[str] = set()
    for block in survey.get("sample", []):
        left_out.update(draw(st.permutations(block["questions"]))[block["ask"] :])
    for id_, question in questions.items():
        if not lets_through(question.get("ask_if"), questions, answers):
            continue
        if id_ in left_out or (question.get("optional") and draw(st.booleans())):
            continue
        k = len(question.get("bins", question.get("options", "..")))
        k -= "bins" in question
        mechanism = question.get("mechanism", {}).get("name")
        if question["kind"] == "many-of" or mechanism == "unary":
            bits = draw(st.lists(st.sampled_from("01"), min_size=k, max_size=k))
            for place in draw(st.permutations(range(k)))[question.get("ask", k) :]:
                bits[place] = "-"
            answers[id_] = "".join(bits)
        elif mechanism == "subset":
            size = question["mechanism"]["size"]
            named = draw(st.sets(st.integers(0, k - 1), min_size=size, max_size=size))
            answers[id_] = "".join("01"[place in named] for place in range(k))
        elif mechanism == "local-hash":
            seed = st.integers(0, 65537**3 - 1)
            answers[id_] = draw(st.tuples(seed, st.integers(0, question["mechanism"]["g"] - 1)))
        elif mechanism == "window":
            steps = (question["high"] - question["low"]) // question["step"]
            answers[id_] = draw(st.integers(0, steps + question["mechanism"]["width"] - 1))
        elif mechanism == "one-bit":
            answers[id_] = draw(st.integers(0, 1))
        elif question["kind"] == "number" and "bins" not in question:
            places = (question["high"] - question["low"]) // question["step"]
            answers[id_] = question["low"] + question["step"] * draw(st.integers(0, places))
        else:
            answers[id_] = draw(st.integers(0, k - 1))
    return answers


@st.composite
def responses_to(draw: st.DrawFn, survey: Content) -> Content:
    """A random valid response."""
    content: Content = {
        "answers": draw(answers_to(survey)),
        "format": "candor-response",
        "id": draw(st.binary(min_size=16, max_size=16)).hex(),
        "survey": digest(survey),
        "version": 1,
    }
    asked = [q for q in survey["questions"] if q["kind"] == "yes-no" and "mechanism" in q]
    if asked:
        offered = [set(q.get("procedures", ["scrambled"])) for q in asked]
        content["procedure"] = draw(st.sampled_from(sorted(set.intersection(*offered))))
    if draw(st.booleans()):
        content["rehearsal"] = True
    return content
