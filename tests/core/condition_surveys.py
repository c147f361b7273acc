"""Short surveys with a condition on clear questions of every kind, as plain JSON."""

from __future__ import annotations

from hypothesis import strategies as st
from made_surveys import Content

SEX: Content = {"id": "sex", "kind": "yes-no", "text": "Are you a woman?"}
AREA: Content = {
    "id": "area",
    "kind": "one-of",
    "text": "Where do you live?",
    "options": [{"id": id_, "text": id_} for id_ in ("city", "town", "land")],
}
USED: Content = {
    "id": "used",
    "kind": "many-of",
    "text": "What do you use?",
    "options": [{"id": id_, "text": id_} for id_ in ("bus", "car")],
}
AGE: Content = {
    "id": "age",
    "kind": "number",
    "text": "How old are you?",
    "low": 10,
    "high": 40,
    "step": 10,
}
BINNED: Content = {**AGE, "id": "years", "text": "How many years?", "bins": [10, 20, 40]}
PAID: Content = {
    "id": "paid",
    "kind": "yes-no",
    "text": "Have you paid a bribe?",
    "mechanism": {"name": "warner", "p": "3/4"},
}
SOURCES: list[Content] = [SEX, AREA, USED, AGE, BINNED]


def content_of(*questions: Content) -> Content:
    head = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "Some"}
    return {**head, "questions": list(questions)}


def asks(condition: Content) -> Content:
    return {**PAID, "ask_if": condition}


PARTS = st.one_of(
    st.builds(lambda v: {"question": "sex", "in": v}, st.lists(
        st.sampled_from(["yes", "no"]), min_size=1, unique=True)),
    st.builds(lambda v: {"question": "area", "in": v}, st.lists(
        st.sampled_from(["city", "town", "land"]), min_size=1, unique=True)),
    st.builds(lambda v: {"question": "used", "in": v}, st.lists(
        st.sampled_from(["bus", "car"]), min_size=1, unique=True)),
    st.builds(lambda n: {"question": "age", "at_least": n}, st.sampled_from([10, 20, 30, 40])),
    st.builds(lambda n: {"question": "age", "at_most": n}, st.sampled_from([10, 20, 30, 40])),
    st.just({"question": "age", "at_least": 20, "at_most": 30}),
    st.sampled_from([{"question": "years", "at_least": 20}, {"question": "years", "at_most": 10}]),
)  # fmt: skip
CONDITIONS = st.one_of(
    PARTS,
    st.builds(
        lambda join, parts: {join: parts},
        st.sampled_from(["all", "any"]),
        st.lists(PARTS, min_size=2, max_size=4, unique_by=str),
    ),
)
