"""What reads alike is one text: negations, twins and names by letters, options by signs too."""

# ruff: noqa: RUF001 - spellings that look alike are what is tested

import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from made_surveys import Content, canonical

from core.facts.names import Fact
from core.keys import Pins, sign
from core.survey import examine, read
from core.survey.look_alikes import (
    Effort,
    folded,
    is_unknown,
    loose,
    read_alike,
    same_statement,
)
from core.survey.text_rules import LONG, text_fault

PAID = "I have paid a bribe."
# One statement and another spelling of it, neither of which holds a refused character.
RESPELLED = {
    "full stop": (PAID, "I have paid a bribe"),
    "quotes": (PAID, "“I have paid a bribe.”"),
    "dash": (PAID, "I have paid – a bribe."),
    "hyphen": (PAID, "I have paid a br-ibe."),
    "emoji": (PAID, "I have paid a bribe. 🙂"),
    "flag": (PAID, "I have paid a bribe. 🇩🇪"),
    "blood group": (PAID, "I have paid a bribe. 🅰"),
    "leading number": (PAID, "1. I have paid a bribe."),
    "number without a dot": (PAID, "1 I have paid a bribe."),
    "two numbers": ("1) I have paid a bribe.", "(2) I have paid a bribe."),
    "numbers of a part": ("3.1 I have paid a bribe.", "3.2 I have paid a bribe."),
    "Arabic number": (PAID, "١. I have paid a bribe."),
    "Hindi number": (PAID, "१०. I have paid a bribe."),
    "number in a circle": (PAID, "① I have paid a bribe."),
    "number in a circle, close": (PAID, "❶I have paid a bribe."),
    "number and dot in one": (PAID, "⒈ I have paid a bribe."),
    "letters": ("A. I have paid a bribe.", "B. I have paid a bribe."),
    "letters with a bracket": ("(a) I have paid a bribe.", "(b) I have paid a bribe."),
    "Roman number": ("ii) I have paid a bribe.", "iii) I have paid a bribe."),
    "statement number one": ("I have paid a bribe.", "I) have paid a bribe."),
    "footnote": (PAID, "I have paid a bribe.¹"),
    "dot below": (PAID, "I have pạid a bribe."),
    "mark of another script": (PAID, "I have pai\u0902d a bribe."),
    "line below": (PAID, "".join(f"{c}\u0332" if c.isalpha() else c for c in PAID)),
    "capitals": (PAID, "I HAVE PAID A BRIBE."),
    "small capitals": (PAID, "ɪ ʜᴀᴠᴇ ᴘᴀɪᴅ ᴀ ʙʀɪʙᴇ."),
    "full width": (PAID, "Ｉ ｈａｖｅ ｐａｉｄ ａ ｂｒｉｂｅ．"),
    "superscript letters": (PAID, "ᴵ ʰᵃᵛᵉ ᵖᵃⁱᵈ ᵃ ᵇʳⁱᵇᵉ"),
    "letters of mathematics": (PAID, "𝐼 ℎ𝑎𝑣𝑒 𝑝𝑎𝑖𝑑 𝑎 𝑏𝑟𝑖𝑏𝑒."),
    "letters in circles": (PAID, "Ⓘ ⓗⓐⓥⓔ ⓟⓐⓘⓓ ⓐ ⓑⓡⓘⓑⓔ"),
    "letters in black squares": (PAID, "🅸 🅷🅰🆅🅴 🅿🅰🅸🅳 🅰 🅱🆁🅸🅱🅴"),
    "letters of flags": (PAID, "🇮 have paid 🇦 bribe."),
    "a line for a letter": (PAID, "| have paid a bribe."),
    "a line for a letter, and one apart": (PAID, "| have paid a bribe |"),
    "small l": (PAID, "l have paid a bribe."),
    "one by case, one by look": ("I paid. I did.", "l paid. i did."),
    "case, then look": (PAID, "I HAVE PAlD A BRlBE."),
    "Cyrillic letters": (PAID, "І hаvе раіd а brіbе."),
    "r and n": ("My modern home.", "My modem home."),
    "ligature": ("I took an office.", "I took an oﬃce."),
    "stroke": ("I told lies.", "I tołd lies."),
    "no space": (PAID, "Ihavepaid a bribe."),
    "no-break space": (PAID, "I have\xa0paid a bribe."),
    "Cyrillic, case and look": ("Взял взятку", "Bзял ВЗЯТКУ"),
    "Cyrillic marks": ("Мой ещё.", "Мои еще."),
    "Greek marks": ("Έχω πληρώσει", "Εχω πληρωσει"),
    "tatweel": ("دفعت رشوة", "دفعـــت رشوة"),
    "harakat": ("دفعت رشوة", "دَفَعْتُ رِشْوَةً"),
    "hamza": ("أنا دفعت", "انا دفعت"),
    "niqqud": ("שילמתי שוחד", "שִׁילַּמְתִּי שׁוֹחַד"),
    "digits of other scripts": ("I paid 5 of 10.", "I paid ٥ of १०."),
    "Persian digits": ("دفعت ۵", "دفعت 5"),
    "danda": ("मैंने रिश्वत दी है।", "मैंने रिश्वत दी है"),
    "two signs": ("👍", "👍"),
}
APART = {
    "not": (PAID, "I have not paid a bribe."),
    "vowels of Hindi": ("मैंने दी", "मैंने दा"),
    "no vowel of Hindi": ("की", "क"),
    "anusvara": ("है", "हैं"),
    "vowels of Thai": ("ที่", "ทา"),
    "sounds of Japanese": ("かき", "がき"),
    "prefix": ("What I did was legal.", "What I did was illegal."),
    "Arabic no": ("دفعت رشوة", "لم أدفع رشوة"),
    "number": ("I have 1 child.", "I have 2 children."),
    "numbers alone": ("5", "6"),
    "number without a sign": ("3M", "4M"),
    "digits of other scripts": ("I paid ٥", "I paid ٦"),
    "thumbs": ("👍", "👎"),
    "signs alone": ("=", "≠"),
    "German": ("Ich habe gezahlt.", "Ich habe nie gezahlt."),
    "Chinese": ("我付过贿赂。", "我没付过贿赂。"),
}


def survey(*questions: Content, languages: tuple[str, ...] = ("en",)) -> Content:
    title: Any = {each: "Title" for each in languages} if len(languages) > 1 else "Title"
    asked = [{"id": f"q{i}"} | question for i, question in enumerate(questions)]
    return {
        **{"format": "candor-survey", "version": 1, "languages": list(languages)},
        **{"title": title, "questions": asked},
    }


def sensitive(text: Any, negation: Any = None) -> Content:
    made: Content = {"kind": "yes-no", "text": text, "mechanism": {"name": "warner", "p": "3/4"}}
    return made if negation is None else made | {"negation": negation, "procedures": ["spinner"]}


def facts(content: Content) -> set[tuple[str, str]]:
    problems = examine(canonical(content)).errors
    return {(str(problem.found.fact), problem.where) for problem in problems}


@pytest.mark.parametrize(("text", "other"), RESPELLED.values(), ids=RESPELLED)
def test_that_a_statement_is_no_negation_of_itself(text: str, other: str) -> None:
    assert text_fault(text, LONG, lines=False) is text_fault(other, LONG, lines=False) is None
    alike = str(Fact.NEGATION_READS_ALIKE)
    assert facts(survey(sensitive(text, other))) == {(alike, "questions[0].negation")}
    assert facts(survey(sensitive(other, text))) == {(alike, "questions[0].negation")}


@pytest.mark.parametrize(("text", "other"), APART.values(), ids=APART)
def test_that_a_statement_with_other_letters_is_a_negation(text: str, other: str) -> None:
    assert facts(survey(sensitive(text, other))) == set()


@pytest.mark.parametrize(("text", "other"), RESPELLED.values(), ids=RESPELLED)
def test_that_one_language_of_two_is_enough_to_refuse(text: str, other: str) -> None:
    statement = {"en": "I did.", "xx": text}
    negation = {"en": "I did not.", "xx": other}
    asked = survey(sensitive(statement, negation), languages=("en", "xx"))
    where = "questions[0].negation.xx"
    assert facts(asked) == {(str(Fact.NEGATION_READS_ALIKE), where)}
    # What one language says is nothing to the other one.
    crossed = survey(
        sensitive({"en": text, "xx": "Nothing."}, {"en": "None.", "xx": other}),
        languages=("en", "xx"),
    )
    assert facts(crossed) == set()


@pytest.mark.parametrize(("text", "other"), RESPELLED.values(), ids=RESPELLED)
def test_that_a_clear_question_that_reads_as_a_sensitive_one_is_refused(
    text: str, other: str
) -> None:
    clear = {"kind": "yes-no", "text": other}
    found = {(str(Fact.CLEAR_TWIN), "questions[0].text")}
    assert facts(survey(clear, sensitive(text))) == found
    if not same_statement("Nothing.", text):
        assert facts(survey(clear, sensitive("Nothing.", text))) == found


def test_that_a_clear_twin_in_one_language_is_refused() -> None:
    clear = {"kind": "yes-no", "text": {"en": "Something else?", "de": "hast du gezahlt"}}
    asked = sensitive({"en": "Have you paid?", "de": "Hast du gezahlt?"})
    found = facts(survey(clear, asked, languages=("en", "de")))
    assert found == {(str(Fact.CLEAR_TWIN), "questions[0].text.de")}


def test_that_clear_questions_may_read_alike() -> None:
    clear = {"kind": "yes-no", "text": "Is it so?"}
    assert facts(survey(clear, clear, sensitive("Have you paid?"))) == set()


@pytest.mark.parametrize(
    "other",
    [
        "An Office!",
        "«an office»",
        "Án Offıce",
        "ᴀɴ ᴏꜰꜰɪᴄᴇ",
        "1. An Office",
        "Аn Оffiсе",
        "An 🏛 Office",
    ],
)
def test_that_no_respelling_passes_for_a_pinned_name(other: str, tmp_path: Path) -> None:
    pins = Pins(tmp_path / "pins")
    mine, another = Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()
    asked = survey(sensitive("Have you paid?"))
    pinned, fake = (read(canonical(asked | {"author": name})) for name in ("An Office", other))
    pins.pin(sign(pinned, mine))
    assert pins.check(sign(fake, mine)) is None
    assert pins.check(sign(fake, another)) is not None
    assert pins.check(fake) is not None


def test_that_other_names_are_not_taken_for_a_pinned_one(tmp_path: Path) -> None:
    pins = Pins(tmp_path / "pins")
    asked = survey(sensitive("Have you paid?"))
    made = [
        read(canonical(asked | {"author": name}))
        for name in ("A. Smith", "B. Smith", "Smith", "A. Smyth", "★", "✔")
    ]
    for each in made:
        key = Ed25519PrivateKey.generate()
        assert pins.check(sign(each, key)) is None
        pins.pin(sign(each, key))


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        *(("−1", "1", False), ("<18", ">18", False), ("😀", "😡", False), ("C", "C++", False)),
        *(("≤ 5", "≥ 5", False), ("= 5", "≠ 5", False), ("1. a", "2. a", False), ("+", "−", False)),
        *(("हाँ", "हां", False), ("की", "का", False), ("かき", "がき", False), ("1", "2", False)),
        *(("Zoë", "Zoe", True), ("Pẹr", "Per", True), ("ʏᴇꜱ", "Yes", True), ("١", "1", True)),
        *(
            ("نعم", "نعـم", True),
            ("نَعَم", "نعم", True),
            ("שָׁלוֹם", "שלום", True),
            ("Yes.", "Yes", False),
        ),
    ],
)
def test_that_signs_count_in_options_and_marks_do_not(one: str, other: str, alike: bool) -> None:
    options = [{"id": f"o{i}", "text": text} for i, text in enumerate((one, other))]
    found = facts(survey({"kind": "one-of", "text": "Which?", "options": options}))
    expected = {(str(Fact.READ_ALIKE), "questions[0].options[1].text")}
    assert found == (expected if alike else set())


@pytest.mark.parametrize(
    "char",
    [
        *("\ue000", "\uf8ff", "\U000f0000", "\U00100000"),  # for private use
        *("\u0378", "\U0001faff", "\U000e0fff", "\u2fe0"),  # not assigned
        *("\U0001fae8", "\U00031350", "\u1c89", "\U0001e030"),  # by Unicode 15, 15, 16, 15
        *("\u0334", "\u0335", "\u0336", "\u0337", "\u0338"),
    ],
    ids=ascii,
)
def test_that_what_nobody_can_fold_is_refused_in_every_text(char: str) -> None:
    fault = text_fault(f"I pai{char}d", LONG, lines=False)
    assert fault == Fact.CHARACTER_NOT_ALLOWED(character=f"U+{ord(char):04X}")
    asked = survey(sensitive("I paid.", "I did not."))
    for spoiled in (
        asked | {"title": f"A{char}"},
        asked | {"author": f"A{char}"},
        survey(sensitive(f"A{char}", "I did not.")),
        survey(sensitive("I paid.", f"A{char}")),
    ):
        assert any(str(Fact.CHARACTER_NOT_ALLOWED) == fact for fact, _ in facts(spoiled))


def test_that_the_characters_of_unicode_14_alone_are_known() -> None:
    """Unicode 14.0 has 144,697 characters (its release notes), beside 65 controls."""
    other = ("Cc", "Cs")
    points = map(chr, range(sys.maxunicode + 1))
    known = sum(not is_unknown(c) and unicodedata.category(c) not in other for c in points)
    assert known == 144_697


def test_that_texts_made_to_take_long_are_read_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each "|" can be nothing or an l: there are more ways than anybody could go."""
    taken = 0
    counted = Effort.is_spent

    def count(effort: Effort, steps: int = 1) -> bool:
        nonlocal taken
        taken += 1
        return counted(effort, steps)

    monkeypatch.setattr(Effort, "is_spent", count)
    bars = "|" * 1000
    asked = [sensitive(f"a{bars}bc {i}") for i in range(10)]
    clear = [{"kind": "yes-no", "text": f"a{bars}cb {i}"} for i in range(10)]
    facts(survey(*clear, *asked))
    assert 1000 < taken <= 201_000


CYRILLIC = str.maketrans("aceopxyAEOPCTKMHBI", "асеорхуАЕОРСТКМНВІ")
SIGNS = st.sampled_from([*" .,;:!?-–—…'\"“”()[]*_/", "🙂", "👍🏽", "→", "\xa0", "¹", "✔"])
MARKS = st.sampled_from(["", "\u0301", "\u0323", "\u0327", "\u0332", "\u030a\u0304", "\u20dd"])
WORDS = st.text("abcdefghijklmnopqrstuvwxyz 23456789", min_size=1).filter(str.strip)


@st.composite
def respelled(draw: st.DrawFn) -> tuple[str, str]:
    """A text that begins with a letter, and a spelling of it that a reader takes for it."""
    text = draw(st.sampled_from("abcdefghjkmnopqrstuvwxyz")) + draw(WORDS)
    made = draw(st.sampled_from(["", "1. ", "(12) ", "③ ", "٤) ", "- "]))
    for char in text:
        shown = draw(st.sampled_from([char, char.upper(), char.upper().translate(CYRILLIC)]))
        shown = draw(st.sampled_from([shown, shown.translate(CYRILLIC)]))
        if char == " ":
            shown = draw(st.sampled_from(["", " ", "  "]))
        elif shown.isascii() and shown.isalpha() and draw(st.booleans()):
            shown = draw(st.sampled_from([shown, chr(ord(shown) + 0xFEE0)]))
        made += shown + (draw(MARKS) if shown.isalpha() else "")
        if draw(st.integers(0, 3)) == 0:
            made += draw(SIGNS)
    return text, unicodedata.normalize("NFC", made)


@settings(max_examples=300, deadline=None)
@given(respelled())
@example(("i paid. i did", "l paid. I did"))
def test_that_any_respelling_reads_as_its_text(pair: tuple[str, str]) -> None:
    assert same_statement(*pair)
    assert same_statement(pair[1], pair[0])
    assert read_alike(*pair)


SHAPES = str.maketrans({"i": "l", "1": "l", "0": "o", "m": "rn", "w": "vv"})


@settings(max_examples=300, deadline=None)
@given(WORDS.map(lambda text: f"x{text}"), WORDS.map(lambda text: f"x{text}"))
def test_that_other_letters_do_not_read_alike(one: str, other: str) -> None:
    assume(one.replace(" ", "").translate(SHAPES) != other.replace(" ", "").translate(SHAPES))
    assert not read_alike(one, other)


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_that_folding_again_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    assert read_alike(text, text)
    assert read_alike(text, loose(text)) or not loose(text)
