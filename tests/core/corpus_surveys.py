"""The bad surveys of the corpus: `every_kind` with one thing changed, or made to be too much."""

from __future__ import annotations

from corpus_maker import (
    Change,
    both,
    changed,
    common,
    drop,
    mechanism,
    put,
    question,
    raw,
    signed,
)
from made_surveys import Content, canonical, every_kind

NEGATED = "ich habe  schmiergeld gezahlt."  # as the statement, but for case and spaces


def small(*questions: Content) -> Content:
    """A survey in one language with these questions."""
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "A survey",
        "questions": list(questions),
    }


def many_of(n_options: int, p: str) -> Content:
    options = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(n_options)]
    return {
        "id": "used",
        "kind": "many-of",
        "text": "Which?",
        "options": options,
        "mechanism": {"name": "warner", "p": p},
    }


def clear(i: int) -> Content:
    return {"id": f"q{i}", "kind": "yes-no", "text": f"Question {i}?"}


def binned(i: int) -> Content:
    """A number of 999 bins, each a bit of the report."""
    return {
        "id": f"q{i}",
        "kind": "number",
        "text": "?",
        "low": 0,
        "high": 999,
        "step": 1,
        "bins": list(range(1000)),
        "mechanism": {"name": "unary", "p": "99/197", "q": "1/2"},
    }


def too_much() -> dict[str, bytes]:
    """Surveys that are refused for their amount."""
    valid = canonical(every_kind())
    asked = [many_of(1, "3/4") | {"id": f"used{i}"} for i in range(8)]
    return {
        "SIZE-257-KiB": valid + b" " * (256 * 1024 + 1 - len(valid)),
        "SIZE-101-questions": canonical(small(*(clear(i) for i in range(101)))),
        "SIZE-longest-response": canonical(small(*(binned(i) for i in range(65)))),
        "DOMAIN-1025-options": canonical(small(many_of(1025, "1/2"))),
        "EPS_LIMIT-question": canonical(small(many_of(4, "3/4"))),
        "EPS_LIMIT-survey": canonical(small(*asked)),
        "EPS_LIMIT-1024-options": canonical(small(many_of(1024, "500000001/1000000000"))).replace(
            b"500000001/1000000000", b"999999999/1000000000"
        ),
    }


def fractions() -> dict[str, Change]:
    """Mechanisms that cannot be."""
    return {
        "NO_INFORMATION-warner": mechanism("bribe", "warner", p="1/2"),
        "NO_INFORMATION-forced": mechanism("late", "forced", truth="0/1", yes="1/2"),
        "NO_INFORMATION-binary": mechanism("used", "binary", p1="2/5", p0="2/5"),
        "NO_INFORMATION-k-ary": mechanism("trust", "k-ary", p="1/3"),
        "NO_INFORMATION-k-ary-less": mechanism("trust", "k-ary", p="1/4"),
        "NO_INFORMATION-unary": mechanism("job", "unary", p="1/2", q="1/2"),
        "NO_INFORMATION-unary-less": mechanism("job", "unary", p="1/3", q="1/2"),
        "NO_INFORMATION-one-bit": mechanism("hours", "one-bit", p="1/2"),
        "NO_INFORMATION-window": mechanism("hours", "window", width=10, p="1/10"),
        "NO_INFORMATION-local-hash": mechanism("trust", "local-hash", g=4, p="1/4"),
        "NO_INFORMATION-before-infinite": mechanism("job", "unary", p="1/1", q="1/1"),
        "EPS_INFINITE-warner": mechanism("bribe", "warner", p="1/1"),
        "EPS_INFINITE-forced-truth": mechanism("late", "forced", truth="1/1", yes="1/2"),
        "EPS_INFINITE-forced-yes": mechanism("late", "forced", truth="1/2", yes="1/1"),
        "EPS_INFINITE-binary": mechanism("used", "binary", p1="1/1", p0="1/2"),
        "EPS_INFINITE-k-ary": mechanism("trust", "k-ary", p="1/1"),
        "EPS_INFINITE-unary-p": mechanism("job", "unary", p="1/1", q="1/2"),
        "EPS_INFINITE-unary-q": mechanism("job", "unary", p="1/2", q="0/1"),
        "EPS_INFINITE-window": mechanism("hours", "window", width=10, p="1/1"),
        "EPS_INFINITE-local-hash": mechanism("trust", "local-hash", g=4, p="1/1"),
        "NO_DEVICE-coins": mechanism("late", "forced", truth="1/3", yes="1/2"),
        "NO_DEVICE-own-device": mechanism("bribe", "warner", p="300/409"),
        "NO_DEVICE-spinner": mechanism("late", "binary", p1="1/4", p0="3/4"),
        "DOMAIN-hadamard": mechanism("trust", "hadamard", p="1/2"),
        "DOMAIN-subset-too-large": mechanism("trust", "subset", size=1024, p="1/2"),
        "DOMAIN-local-hash-of-yes-no": mechanism("bribe", "local-hash", g=4, p="1/2"),
        "DOMAIN-mechanism-unknown": mechanism("trust", "laplace", p="1/2"),
        "DOMAIN-mechanism-of-other-kind": mechanism("bribe", "k-ary", p="3/4"),
        "DOMAIN-window-of-yes-no": mechanism("bribe", "window", width=3, p="1/2"),
        "DOMAIN-one-bit-of-category": mechanism("trust", "one-bit", p="3/4"),
        "DOMAIN-one-bit-with-bins": mechanism("owed", "one-bit", p="3/4"),
        "DOMAIN-k-ary-without-bins": mechanism("hours", "k-ary", p="3/4"),
        "SCHEMA-mechanism-epsilon": mechanism("bribe", "warner", p="3/4", epsilon="1/1"),
        "SCHEMA-mechanism-no-p": mechanism("bribe", "warner"),
        "SCHEMA-mechanism-null": question("trust", "mechanism", value=None),
        "SCHEMA-mechanism-empty": question("trust", "mechanism", value={}),
        "TYPE-mechanism-text": question("trust", "mechanism", value="k-ary"),
        "TYPE-p-number": mechanism("bribe", "warner", p=1),
        "DOMAIN-width-none": mechanism("hours", "window", width=0, p="1/2"),
        "DOMAIN-width-too-large": mechanism("hours", "window", width=91, p="4/5"),
        "DOMAIN-window-with-bins": mechanism("owed", "window", width=3, p="1/2"),
        "DOMAIN-g-one": mechanism("trust", "local-hash", g=1, p="1/2"),
        "DOMAIN-g-too-large": mechanism("trust", "local-hash", g=257, p="1/2"),
        "RANGE-p": mechanism("bribe", "warner", p="5/4"),
        **{
            f"NUMBER-p-{name}": mechanism("bribe", "warner", p=p)
            for name, p in {
                "space": "3/4 ",
                "not-reduced": "6/8",
                "over-zero": "1/0",
                "negative": "-1/2",
                "both-negative": "-1/-2",
                "decimal": "0.75",
                "whole": "1",
                "plus": "+3/4",
                "leading-zero": "03/4",
                "other-digits": "\u0663/4",
                "underscore": "3/1_0",
                "empty": "",
                "large-denominator": f"1/{10**9 + 1}",
                "10-to-400": f"1/{10**400}",
                "newline": "3/4\n",
            }.items()
        },
    }


def texts() -> dict[str, Change]:
    """Texts that are refused."""
    characters = {
        "tab": "\t",
        "newline": "\n",
        "return": "\r",
        "nul": "\0",
        "escape": "\x1b",
        "delete": "\x7f",
        "c1": "\x85",
        "zero-width-space": "\u200b",
        "override": "\u202e",
        "embedding": "\u202a",
        "isolate": "\u2066",
        "line-separator": "\u2028",
        "paragraph-separator": "\u2029",
        "word-joiner": "\u2060",
        "soft-hyphen": "\xad",
        "mark": "\ufeff",
        "tag": "\U000e0041",
        "noncharacter": "\ufffe",
        "not-nfc": "e\u0301",
        "joiner": "\u200d",
        "mark-of-direction": "\u200f",
        "hangul-filler": "\u3164",
        "grapheme-joiner": "\u034f",
        "variation-selector": "\ufe0f",
        "private-use": "\ue000",
        "unassigned": "\u0378",
        "younger-than-unicode-14": "\U0001fae8",
        "overlay": "q\u0336",
    }
    return {
        f"TEXT-{name}": put("title", "en", value=f"A {text} title")
        for name, text in characters.items()
    } | {
        "TEXT-intro-return": put("intro", "en", value="A\r\nB"),
        "TEXT-title-empty": put("title", "en", value=""),
        "TEXT-title-blank": put("title", "en", value=" \u3000"),
        "TEXT-title-invisible": put("title", "en", value="\u200d"),
        "TEXT-title-braille-blank": put("title", "en", value="\u2800"),
        "TEXT-title-leading-mark": put("title", "en", value="\u200fنم"),
        "TEXT-title-marks-doubled": put("title", "en", value="نم\u200c\u200cی"),
        "TEXT-title-201": put("title", "en", value="x" * 201),
        "TEXT-label-201": question("trust", "options", 0, "text", "en", value="x" * 201),
        "TEXT-question-2001": question("trust", "text", "en", value="x" * 2001),
        "TEXT-question-newline": question("trust", "text", "en", value="a\nb"),
        "TEXT-id-control": question("trust", "id", value="tr\x1bust"),
        "TYPE-title-number": put("title", value=1),
        "TYPE-title-one-string": put("title", value="For two languages"),
        "TYPE-title-in-german-null": put("title", "de", value=None),
        "SCHEMA-title-language-missing": drop("title", "de"),
        "SCHEMA-title-language-unknown": put("title", "fr", value="Un titre"),
        "SCHEMA-intro-empty": put("intro", value=""),
        "SCHEMA-help-null": question("late", "help", value=None),
    }


def entries() -> dict[str, Change]:
    """Ids, options, numbers, procedures and conditions that are refused."""
    options = every_kind()["questions"][6]["options"]
    alike = [*options[:2], options[2] | {"text": both("Not At  All")}]
    fullwidth = [*options[:2], options[2] | {"text": both("\uff2eot at all")}]
    return {
        "DOMAIN-no-languages": put("languages", value=[]),
        "DOMAIN-language-id": put("languages", 1, value="DE"),
        "DOMAIN-language-twice": put("languages", 1, value="en"),
        "TYPE-languages-text": put("languages", value="en"),
        "DOMAIN-no-questions": put("questions", value=[]),
        "TYPE-question-text": put("questions", 0, value="sex"),
        "SCHEMA-no-kind": drop("questions", 0, "kind"),
        "SCHEMA-question-unknown": question("sex", "image", value="a.png"),
        "SCHEMA-options-of-yes-no": question("smoker", "options", value=options),
        "SCHEMA-no-options": drop("questions", 0, "options"),
        "DOMAIN-kind": question("sex", "kind", value="text"),
        "DOMAIN-question-id-twice": question("age", "id", value="sex"),
        "DOMAIN-question-id-upper": question("age", "id", value="Age"),
        "DOMAIN-question-id-path": question("age", "id", value="../age"),
        "DOMAIN-question-id-33": question("age", "id", value="a" * 33),
        "DOMAIN-no-option": question("used", "options", value=[]),
        "DOMAIN-one-option": question("sex", "options", value=options[:1]),
        "DOMAIN-option-id-twice": question("sex", "options", 1, "id", value="woman"),
        "DOMAIN-labels-alike": question("trust", "options", value=alike),
        "DOMAIN-labels-alike-wide": question("trust", "options", value=fullwidth),
        "DOMAIN-labels-alike-blank": question(
            "sex", "options", 1, "text", "de", value="Fr\u2800au"
        ),
        "DOMAIN-labels-look-alike": question("sex", "options", 1, "text", "de", value="Fr\u0430u"),
        "DOMAIN-negation-alike": question("bribe", "negation", "de", value=NEGATED),
        "DOMAIN-negation-respelled": question(
            "bribe", "negation", "de", value=f"1) „{NEGATED.strip('. ')}“"
        ),
        "DOMAIN-clear-twin": question("smoker", "text", "de", value=NEGATED),
        "DOMAIN-labels-alike-marked": question("sex", "options", 1, "text", "de", value="Fräu"),
        "DOMAIN-two-abstain": question(
            "trust", "options", value=[o | {"abstain": True} for o in options]
        ),
        "SCHEMA-abstain-of-many": question("used", "options", 0, "abstain", value=True),
        "SCHEMA-abstain-false": question("trust", "options", 0, "abstain", value=False),
        "TYPE-abstain-one": question("trust", "options", 0, "abstain", value=1),
        "TYPE-optional-one": question("age", "optional", value=1),
        "TYPE-optional-zero": question("age", "optional", value=0),
        "SCHEMA-optional-sensitive": question("trust", "optional", value=True),
        "DOMAIN-step-zero": question("age", "step", value=0),
        "DOMAIN-step-off": question("age", "step", value=7),
        "DOMAIN-low-high": question("age", "high", value=15),
        "TYPE-low-text": question("age", "low", value="15"),
        "TYPE-low-null": question("age", "low", value=None),
        "SCHEMA-no-step": drop("questions", 1, "step"),
        "DOMAIN-bins-one": question("owed", "bins", value=[0, 100]),
        "DOMAIN-bins-falling": question("owed", "bins", value=[0, 50, 10, 100]),
        "DOMAIN-bins-off-grid": question("owed", "bins", value=[0, 15, 50, 100]),
        "DOMAIN-bins-short": question("owed", "bins", value=[0, 10, 50]),
        "DOMAIN-bins-twice": question("owed", "bins", value=[0, 10, 10, 100]),
        "SCHEMA-bins-empty": question("since", "bins", value=[]),
        "SCHEMA-negation-missing": drop("questions", 2, "negation"),
        "SCHEMA-negation-of-forced": question("late", "negation", value=both("No.")),
        "SCHEMA-negation-of-scrambled": question("bribe", "procedures", value=["scrambled"]),
        "SCHEMA-negation-of-clear": question("smoker", "negation", value=both("No.")),
        "SCHEMA-procedures-of-clear": question("smoker", "procedures", value=["scrambled"]),
        "SCHEMA-procedures-empty": question("late", "procedures", value=[]),
        "DOMAIN-procedure-unknown": question("late", "procedures", 0, value="oracle"),
        "DOMAIN-procedure-twice": question("late", "procedures", 0, value="scrambled"),
        "DOMAIN-procedures-not-shared": question("late", "procedures", value=["coins"]),
        "DOMAIN-ask-if-later": question("sex", "ask_if", value={"question": "job", "in": ["shop"]}),
        "DOMAIN-ask-if-sensitive": question("smokes", "ask_if", "question", value="bribe"),
        "DOMAIN-ask-if-number": question("smokes", "ask_if", "question", value="age"),
        "DOMAIN-ask-if-value": question("smokes", "ask_if", "in", 0, value="maybe"),
        "DOMAIN-ask-if-empty": question("smokes", "ask_if", "in", value=[]),
        "DOMAIN-ask-if-twice": question("smokes", "ask_if", "in", value=["yes", "yes"]),
        "SCHEMA-ask-if-null": question("smokes", "ask_if", value=None),
        "SCHEMA-ask-if-expression": question("smokes", "ask_if", value={"if": "smoker == 1"}),
        "DOMAIN-seal-short": put("seal", value="5" * 63),
        "DOMAIN-seal-upper": put("seal", value="A" * 64),
        "DOMAIN-seal-zero": put("seal", value="0" * 64),
        "SCHEMA-seal-null": put("seal", value=None),
        "SCHEMA-signature-no-key": put("signature", value={"value": "0" * 128}),
        "DOMAIN-signature-short": put("signature", value={"key": "0" * 64, "value": "0"}),
        "DOMAIN-seal-top-bit": put("seal", value="5" * 62 + "d5"),
        "DOMAIN-seal-one": put("seal", value="01" + "0" * 62),
        "DOMAIN-seal-too-large": put("seal", value="f0" + "f" * 60 + "7f"),
        "SIGNATURE-zero": put("signature", value={"key": "02" + "0" * 62, "value": "0" * 128}),
        "KEY-that-verifies-all": put(
            "signature", value={"key": "01" + "0" * 62, "value": "01" + "0" * 126}
        ),
        "KEY-zero": put("signature", value={"key": "0" * 64, "value": "0" * 128}),
        "KEY-not-canonical": put(
            "signature", value={"key": "f0" + "f" * 60 + "7f", "value": "0" * 128}
        ),
    }


def drawn() -> dict[str, Change]:
    """What is asked of each person by chance, where it cannot be."""

    def sample(*ids: str, ask: object = 1) -> Change:
        return put("sample", value=[{"questions": list(ids), "ask": ask}])

    twice = [{"questions": ["job", id_], "ask": 1} for id_ in ("trust", "owed")]
    return {
        "SCHEMA-sample-empty": put("sample", value=[]),
        "DOMAIN-sample-one-question": sample("job"),
        "DOMAIN-sample-all": sample("job", "trust", ask=2),
        "DOMAIN-sample-nothing": sample("job", "trust", ask=0),
        "DOMAIN-sample-unknown": sample("job", "jobs"),
        "DOMAIN-sample-id": sample("job", "Trust"),
        "DOMAIN-sample-twice-in-block": sample("job", "trust", "job"),
        "DOMAIN-sample-in-two-blocks": put("sample", value=twice),
        "DOMAIN-sample-clear": sample("job", "sex"),
        "DOMAIN-sample-condition": sample("bribe", "late"),
        "SCHEMA-sample-without-ask": put("sample", value=[{"questions": ["job", "trust"]}]),
        "SCHEMA-sample-null": put("sample", value=None),
        "TYPE-sample-ask": sample("job", "trust", ask="1"),
        "TYPE-sample-text": put("sample", value="job"),
        "DOMAIN-ask-all-options": question("used", "ask", value=2),
        "DOMAIN-ask-no-option": question("used", "ask", value=0),
        "TYPE-ask-text": question("used", "ask", value="1"),
        "SCHEMA-ask-of-one-of": question("job", "ask", value=1),
        "SCHEMA-ask-in-clear": question("smokes", "ask", value=1),
    }


def surveys() -> dict[str, bytes]:
    """Bad surveys by name."""
    valid = canonical(every_kind())
    changes = fractions() | texts() | entries() | drawn()
    files = {name: changed(every_kind, change) for name, change in changes.items()}
    files |= too_much() | common(valid, '"version":1')
    whole = signed(every_kind())
    key, other = whole.split(b'"key":"')[1][:64], b"0" * 63 + b"2"
    return files | {
        "TEXT-lone-surrogate": raw(valid, '"Work and money"', '"Work \\udc00 money"'),
        "NUMBER-p-float": raw(
            canonical(small(many_of(1, "2/7"))), '"p":"2/7"', '"p":0.2857142857142857'
        ),
        "SIGNATURE-altered": signed(every_kind(), altered=True),
        "SIGNATURE-other-key": whole.replace(key, other),
        "SIGNATURE-malleated": malleated(whole),
        "NONCANONICAL-text-escaped": raw(valid, '"Danke sch\xf6n.', '"Danke sch\\u00f6n.'),
    }


def malleated(whole: bytes) -> bytes:
    """The same signature with the order of the curve added to its second half."""
    order = 2**252 + 27742317777372353535851937790883648493
    value = whole.split(b'"value":"')[1][:128]
    half = int.from_bytes(bytes.fromhex(value[64:].decode()), "little") + order
    return whole.replace(value[64:], half.to_bytes(32, "little").hex().encode())
