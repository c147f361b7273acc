"""How a text looks to a person: what shows nothing, what reads alike, what scripts are mixed.

There is one folding of two strengths. `folded` is the strict one, for the options of a question:
signs, digits and symbols count. Of it `loose` keeps letters and digits alone, and `read_alike` and
`same_statement` compare so, for negations, clear twins of sensitive questions and pinned names.

Unicode has the invisible in two properties, Default_Ignorable_Code_Point and General_Category,
and the look-alike in the data of UTS 39, which `confusable_homoglyphs` holds together with the
script of every character. That package is imported where a text needs it alone.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections import Counter
from functools import cache, lru_cache
from typing import Any

# Other_Default_Ignorable_Code_Point and Variation_Selector (PropList.txt of Unicode 16). With
# them Default_Ignorable_Code_Point is class Cf, but for signs that are visible.
_OTHER_IGNORABLE = (
    *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x2065, 0x2066)),
    *(range(0x3164, 0x3165), range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000)),
)
_SELECTORS = (
    *(range(0x180B, 0x180E), range(0x180F, 0x1810)),
    *(range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)),
)
# Number and verse signs of Arabic, Syriac and Kaithi are visible although of class Cf.
_VISIBLE_FORMAT = {0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
_VISIBLE_FORMAT |= set(range(0x0600, 0x0606))
# Letters and symbols drawn as nothing: blanks of Braille, Egyptian, musical notes and Khitan.
_BLANK = {0x2800, 0x13441, 0x13442, 0x1D159, 0x16FE4}
# Scripts that are written together within a word (UTS 39, highly restrictive).
_TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
_NO_SCRIPT = {"COMMON", "INHERITED", "Unknown"}
_MARK = "\u200e"
# Scripts that are read without their marks; elsewhere, as in Hindi, a mark can be a vowel.
_UNMARKED = {"LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC"}
_VOICED = {"\u3099", "\u309a"}  # marks of Japanese syllables, of no script, and yet sounds
_TATWEEL = 0x0640
_OVERLAYS = range(0x0334, 0x0339)
# Letters in another form that Unicode does not decompose.
_OTHER_LETTER = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|(?:CROSSED )?NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER"
    r"|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z]{1,2})"
)
_NUMBERED = re.compile(r"[\W_]*\d+(?:[.,]\d+)*[\W_]+(?=\w)")
_LETTERED = re.compile(r"[\W_]*(?:[^\W\d_]\d*|[ivxIVX]{1,5})[.)\]:}][\W_]*(?=\w)")
_PROGRAM = ("Candor", "Candor team", "This program")
# What the program says of signatures and checks, in the languages of its pages.
_CHECKED = (
    *("signed", "verified", "checked", "signiert", "unterschrieben", "geprüft"),
    *("firmado", "firmada", "verificado", "signé", "signée", "vérifié", "vérifiée"),
    *("موقع", "موقعة"),
)
_CHECKED_MARKS = "✓✔☑✅🗸🗹🔏🔐🔒🛡"
_MOST_STEPS = 200_000  # of comparisons: texts that take more are made to, and count as alike
# What Unicode 15.0, 15.1, 16.0 and 17.0 assigned. Python 3.11 has the tables of Unicode 14.0; with
# these left out, every later Python says the same of every character.
_YOUNGER = """
    88F 897 C5C CDC CF3 ECE 1ACF-1ADD 1AE0-1AEB 1B4E-1B4F 1B7F 1C89-1C8A 20C1 2427-2429 2B96
    2FFC-2FFF 31E4-31E5 31EF A7CB-A7CF A7D2 A7D4 A7DA-A7DC A7F1 FBC3-FBD2 FD90-FD91 FDC8-FDCE
    105C0-105F3 10940-10959 10D40-10D65 10D69-10D85 10D8E-10D8F 10EC2-10EC7 10ED0-10ED8
    10EFA-10EFF 1123F-11241 11380-11389 1138B 1138E 11390-113B5 113B7-113C0 113C2 113C5
    113C7-113CA 113CC-113D5 113D7-113D8 113E1-113E2 116D0-116E3 11B00-11B09 11B60-11B67
    11BC0-11BE1 11BF0-11BF9 11DB0-11DDB 11DE0-11DE9 11F00-11F10 11F12-11F3A 11F3E-11F5A 1342F
    13439-13455 13460-143FA 16100-16139 16D40-16D79 16EA0-16EB8 16EBB-16ED3 16FF2-16FF6
    187F8-187FF 18CFF 18D09-18D1E 18D80-18DF2 1B132 1B155 1CC00-1CCFC 1CD00-1CEB3 1CEBA-1CED0
    1CEE0-1CEF0 1D2C0-1D2D3 1DF25-1DF2A 1E030-1E06D 1E08F 1E4D0-1E4F9 1E5D0-1E5FA 1E5FF
    1E6C0-1E6DE 1E6E0-1E6F5 1E6FE-1E6FF 1F6D8 1F6DC 1F774-1F77F 1F7D9 1F8B2-1F8BB 1F8C0-1F8C1
    1F8D0-1F8D8 1FA54-1FA57 1FA75-1FA77 1FA87-1FA8A 1FA8E-1FA8F 1FAAD-1FAAF 1FABB-1FABF 1FAC6
    1FAC8 1FACD-1FACF 1FADA-1FADC 1FADF 1FAE8-1FAEA 1FAEF 1FAF7-1FAF8 1FBCB-1FBEF 1FBFA
    2B739-2B73F 2CEA2-2CEAD 2EBF0-2EE5D 31350-33479
"""


def selects_variant(char: str) -> bool:
    """Tell whether a character chooses among the forms of the one before it."""
    return any(ord(char) in points for points in _SELECTORS)


@lru_cache(maxsize=2**14)
def is_ignorable(char: str) -> bool:
    """Tell whether a character shows nothing by itself, whatever stands beside it."""
    if char.isascii():
        return False
    if unicodedata.category(char) == "Cf":
        return ord(char) not in _VISIBLE_FORMAT
    return any(ord(char) in points for points in _OTHER_IGNORABLE) or selects_variant(char)


class _Shown(dict[int, int | None]):
    """What `str.translate` makes of a character: itself, or nothing; filled as it is asked."""

    def __missing__(self, point: int) -> int | None:
        hidden = is_ignorable(chr(point)) or point in _BLANK
        self[point] = None if hidden else point
        return self[point]


_shown = _Shown()


def visible(text: str) -> str:
    """Return a text without the characters that show nothing; spaces stay."""
    return text if text.isascii() else text.translate(_shown)


def is_unknown(char: str) -> bool:
    """Tell whether a character is for private use, or not assigned in Unicode 14.0.

    What it looks like is decided by fonts, and no folding is known of it.
    """
    if char.isascii():
        return False
    if unicodedata.category(char) in ("Co", "Cn"):
        return True
    starts, ends = _younger()
    at = bisect_right(starts, ord(char)) - 1
    return at >= 0 and ord(char) <= ends[at]


@cache
def _younger() -> tuple[list[int], list[int]]:
    ranges = [part.split("-") for part in _YOUNGER.split()]
    return [int(each[0], 16) for each in ranges], [int(each[-1], 16) for each in ranges]


def is_overlay(char: str) -> bool:
    """Tell whether a character strikes the one before it through, so that it reads otherwise."""
    return ord(char) in _OVERLAYS


def folded(text: str) -> str:
    """Return a text without what a reader overlooks, the strict strength of folding.

    NFKC, case folded, decimal digits of all scripts as 0 to 9, small capitals as their letters,
    without tatweel, without marks in Latin, Greek, Cyrillic, Hebrew and Arabic, spaces as one.
    What shows nothing is left out; two texts that differ in these alone are the same.
    """
    if text.isascii():
        return " ".join(text.casefold().split())
    shown = visible(unicodedata.normalize("NFKC", text.translate(_forms))).translate(_forms)
    lower = unicodedata.normalize("NFKC", unmarked(shown).casefold())
    return " ".join(unmarked(lower).split())


class _Forms(dict[int, str | int | None]):
    """What `str.translate` makes of a digit of any script, a small capital, and a tatweel."""

    def __missing__(self, point: int) -> str | int | None:
        self[point] = _form(chr(point))
        return self[point]


def _form(char: str) -> str | int | None:
    if char.isascii():
        return ord(char)
    if ord(char) == _TATWEEL:
        return None
    kind = unicodedata.category(char)
    if kind == "Nd":
        return str(unicodedata.decimal(char))
    name = unicodedata.name(char, "")
    if kind == "No" and "CIRCLED" in name and not unicodedata.decomposition(char):
        return f"{unicodedata.numeric(char):g}"
    letter = _OTHER_LETTER.fullmatch(name)
    return letter[1].lower() if letter else ord(char)


_forms = _Forms()


def unmarked(text: str) -> str:
    """Return a text in NFC without the marks that are no part of a letter's sound.

    These are all marks on letters of Latin, Greek, Cyrillic, Hebrew and Arabic, and on other
    letters and digits those of these scripts and of none. A mark on a symbol stays: "≠" is not "=".
    """
    if text.isascii():
        return text
    kept: list[str] = []
    base = ""
    for char in unicodedata.normalize("NFD", text):
        is_mark = unicodedata.category(char)[0] == "M"
        if not is_mark:
            base = char
        if not (is_mark and base.isalnum() and (script(base) in _UNMARKED or _is_foreign(char))):
            kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept))


def _is_foreign(mark: str) -> bool:
    """Tell whether a mark is none of a script in which marks are sounds."""
    return script(mark) in _UNMARKED | _NO_SCRIPT and mark not in _VOICED


def loose(text: str) -> str:
    """Return the letters and digits of a folded text, without a leading list number.

    It is the loose strength of folding. Where nothing would be left, as of signs and emoji, it is
    the strict one.
    """
    return _lettered(folded(_unnumbered(text))) or folded(text)


def _lettered(text: str) -> str:
    """Return letters and digits of a folded text, and the marks that are sounds."""
    kept = ""
    for char in text:
        is_mark = unicodedata.category(char)[0] == "M"
        if char.isalnum() or (is_mark and kept and not _is_foreign(char)):
            kept += char
    return kept


def _unnumbered(text: str) -> str:
    """Return a text without the list number before it, where more than the number stands there."""
    at = 0
    while at < len(text) and (not text[at].isalnum() or unicodedata.category(text[at]) == "No"):
        at += 1
    if any(unicodedata.category(char) == "No" for char in text[:at]) and at < len(text):
        return text[at:]
    number = _NUMBERED.match(text)
    return text[number.end() :] if number else text


class Effort:
    """The work that comparisons may take together: texts from strangers are made to take long."""

    def __init__(self, steps: int = _MOST_STEPS) -> None:
        self._left = steps

    def is_spent(self, steps: int = 1) -> bool:
        """Take some steps, and tell whether there are none left."""
        self._left -= steps
        return self._left < 0


def read_alike(one: str, other: str, effort: Effort | None = None) -> bool:
    """Tell whether two texts have letters and digits that read or look alike, in their order.

    Each character stands for what it is folded to, and for what it, its small letter or its
    capital looks like; signs stand for nothing, or for the letter that they look like. The texts
    are alike where one choice for each character makes the same of both, with or without the list
    numbers before them. Two texts of signs alone are compared strictly. Where the effort is spent
    before it is known, they count as alike.
    """
    effort = effort or Effort()
    return any(_meet(a, b, effort) for a in _numberings(one) for b in _numberings(other))


def same_statement(one: str, other: str, effort: Effort | None = None) -> bool:
    """Tell whether two statements read alike, also by letters as in a list: "A. ", "b) "."""
    effort = effort or Effort()
    pairs = ((a, b) for a in _letterings(one) for b in _letterings(other))
    return any(read_alike(a, b, effort) for a, b in pairs)


def _letterings(text: str) -> set[str]:
    shown = visible(text)
    letter = _LETTERED.match(shown)
    return {shown, shown[letter.end() :]} if letter else {shown}


def _numberings(text: str) -> set[str]:
    return {visible(text), _unnumbered(visible(text))}


def _meet(one: str, other: str, effort: Effort) -> bool:
    """Tell whether some choice for each character makes the same of two texts."""
    a, b = _choices(one), _choices(other)
    if all("" in each for each in a) and all("" in each for each in b):
        return folded(one) == folded(other)
    if not _can_meet(_numbers_of(one), _numbers_of(other)):
        return False
    seen = {(0, 0, "", "")}
    open_ = [(0, 0, "", "")]
    while open_:
        i, j, ahead, behind = open_.pop()
        if i == len(a) and j == len(b) and not ahead and not behind:
            return True
        if effort.is_spent():
            return True
        if i < len(a) and not ahead:
            steps = [(i + 1, j, made, behind) for made in a[i]]
        elif j < len(b) and not behind:
            steps = [(i, j + 1, ahead, made) for made in b[j]]
        else:
            continue
        for i_, j_, made, met in steps:
            shared = min(len(made), len(met))
            state = (i_, j_, made[shared:], met[shared:])
            if made[:shared] == met[:shared] and state not in seen:
                seen.add(state)
                open_.append(state)
    return False


@lru_cache(maxsize=2**11)
def _numbers_of(text: str) -> tuple[Counter[str], Counter[str]]:
    """Return how often each letter stands in a text at least and at most, by its choices."""
    least: Counter[str] = Counter()
    most: Counter[str] = Counter()
    for made in _choices(text):
        counts = [Counter(each) for each in made]
        for letter in set("".join(made)):
            found = [count[letter] for count in counts]
            least[letter] += min(found)
            most[letter] += max(found)
    return least, most


def _can_meet(
    one: tuple[Counter[str], Counter[str]], other: tuple[Counter[str], Counter[str]]
) -> bool:
    """Tell whether two texts can have the same number of each letter."""
    return all(n <= other[1][letter] for letter, n in one[0].items()) and all(
        n <= one[1][letter] for letter, n in other[0].items()
    )


@lru_cache(maxsize=2**11)
def _choices(text: str) -> tuple[tuple[str, ...], ...]:
    """Return what each character of a text can stand for."""
    found: list[tuple[str, ...]] = []
    sounds = False
    for char in unmarked(visible(text).translate(_digits)):
        if unicodedata.category(char)[0] == "M":
            if sounds:
                found.append((char,))
            continue
        made = _stands_for(char)
        sounds = made != ("",)
        if sounds:
            found.append(made)
    return tuple(found)


class _Digits(dict[int, str | int | None]):
    """What `str.translate` makes of a decimal digit of any script, and of a tatweel."""

    def __missing__(self, point: int) -> str | int | None:
        char = chr(point)
        keeps = point != _TATWEEL and unicodedata.category(char) != "Nd"
        self[point] = point if keeps else _form(char)
        return self[point]


_digits = _Digits()


@lru_cache(maxsize=2**14)
def _stands_for(char: str) -> tuple[str, ...]:
    """Return what a character can be read as: letters and digits, or nothing."""
    plain = folded(char)
    shapes = {_lettered(folded(_skeleton(each))) for each in (char, plain, plain.upper())}
    if unicodedata.category(char) in ("Lu", "Ll", "Lt", "Lo", "Nd"):
        shapes.discard("")
    else:
        shapes.add("")
    own = _lettered(plain)
    return tuple(sorted(shapes | ({own} if own else set()))) or ("",)


def outlines(text: str) -> tuple[str, str]:
    """Return the outlines of a text: those of two texts that look alike agree in a place.

    They are the skeletons of UTS 39, of the text and of what is left of it after folding: a
    capital I is taken for a small l, and for its own small letter. Both are folded, so that
    folding them again changes nothing.
    """
    return folded(_skeleton(text)), folded(_skeleton(folded(text)))


def poses_as_program(name: str) -> bool:
    """Tell whether an author's name could be taken for what the program itself says.

    That is a name that reads as Candor's own, or has a mark or a word of being signed or checked.

    >>> poses_as_program("CANDOR"), poses_as_program("Institute ✔ signed"), poses_as_program("Ann")
    (True, True, False)
    """
    if any(char in _CHECKED_MARKS for char in name):
        return True
    words = re.split(r"[\W_]+", folded(name))
    own = any(read_alike(name, each) for each in _PROGRAM)
    return own or any(read_alike(word, each) for word in words if word for each in _CHECKED)


def _skeleton(text: str) -> str:
    return unicodedata.normalize("NFD", visible(text).translate(_digits)).translate(_shapes)


def mixes_scripts(text: str) -> bool:
    """Tell whether one word has letters of scripts that are not written together."""
    if text.isascii():
        return False
    parted = "".join(c if unicodedata.category(c)[0] in "LMN" else " " for c in text)
    words = (word for word in parted.split() if not word.isascii())
    return any(_mixed({script(char) for char in word} - _NO_SCRIPT) for word in words)


def _mixed(scripts: set[str]) -> bool:
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


@lru_cache(maxsize=2**14)
def script(char: str) -> str:
    """Return the script of a character, in capitals as Unicode's Scripts.txt names it."""
    ranges = _scripts()
    at = bisect_right(ranges, ord(char), key=lambda each: each[0]) - 1
    _, last, name = ranges[max(at, 0)]
    return name if at >= 0 and ord(char) <= last else "Unknown"


@cache
def _scripts() -> list[tuple[int, int, str]]:
    """Return the first and the last character of each range, in order, and its script."""
    data = _unicode_data("categories.json")
    names = data["iso_15924_aliases"]
    return [(first, last, names[at]) for first, last, at, _ in data["code_points_ranges"]]


def _unicode_data(name: str) -> Any:
    """Return what a file of `confusable_homoglyphs` holds.

    Not by its own modules, which load what reaches the network.
    """
    from importlib.resources import files

    import confusable_homoglyphs
    import msgspec

    return msgspec.json.decode((files(confusable_homoglyphs) / name).read_bytes())


class _Shapes(dict[int, str | int]):
    """What `str.translate` makes of a character that can be taken for another: its shape."""

    def __missing__(self, point: int) -> str | int:
        shape = _shape(chr(point))
        self[point] = "".join(_shape(part) or part for part in shape) if shape else point
        return self[point]


_shapes = _Shapes()


def _shape(char: str) -> str:
    """Return what a character is drawn like, '' where that is itself.

    The data name each pair from both sides: what has one partner alone is drawn like it.
    """
    partners = _partners()
    others = partners.get(char, ())
    if len(others) != 1:
        return ""
    shape = others[0]["c"].strip(_MARK)
    is_pair = len(shape) == 1 and len(partners.get(shape, ())) == 1
    return "" if is_pair and char < shape else shape


@cache
def _partners() -> dict[str, list[dict[str, str]]]:
    """Return what Unicode says that each character can be taken for.

    The data carry marks of direction around characters written from right to left.
    """
    data = _unicode_data("confusables.json")
    return {char.strip(_MARK): others for char, others in data.items()}
