"""Faults of the draws: what is reported does not have the chances that are declared."""

from __future__ import annotations

from proofs.fault import Family, Fault

_BINARY = "core/privacy/mechanisms/binary.py"
_DOOR = "core/privacy/randomness.py"
_EPSILON = "core/privacy/epsilon.py"
_OF_MECHANISMS = "tests/core/privacy/mechanisms/test_base.py"
_OF_DOOR = "tests/core/privacy/test_randomness.py"
_OF_EPSILON = "tests/core/privacy/test_epsilon.py"
_EXACT = f"{_OF_MECHANISMS}::test_that_a_drawn_report_has_exactly_the_declared_probability"
_TELLS_NOTHING = f"{_OF_MECHANISMS}::test_that_the_draws_asked_for_tell_neither_truth_nor_report"


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.DRAWS, sentence, file, text, by, tests)


FAULTS = (
    _fault(
        "truth-always",
        "A yes/no answer is saved as it is.",
        _BINARY,
        "return int(reports[truth])",
        "return truth",
        _EXACT,
    ),
    _fault(
        "truth-of-many",
        "The options of a many-of are saved as they are ticked.",
        _BINARY,
        "return [(no, yes)[truth] for no, yes, truth in coins]",
        "return [truth for _, _, truth in coins]",
        f"{_OF_MECHANISMS}::test_that_many_of_draws_every_option_on_its_own",
    ),
    _fault(
        "epsilon-tenth-more",
        "A yes/no answer is drawn with a tenth more of ε than is declared.",
        _BINARY,
        "reports = (door.bernoulli(self.p0), door.bernoulli(self.p1))",
        "reports = (door.bernoulli(self.p0), door.bernoulli(self.p1 + (1 - self.p1) / 12))",
        _EXACT,
        "tests/core/audit/test_events.py::test_that_an_honest_mechanism_agrees",
    ),
    _fault(
        "eight-bit-probability",
        "A probability is rounded to eight bits before it is drawn by.",
        _DOOR,
        "return self.below(p.denominator) < p.numerator",
        "return self.below(256) < round(256 * p)",
        f"{_OF_DOOR}::test_that_bernoulli_is_true_for_exactly_its_share_of_bytes",
        _EXACT,
    ),
    _fault(
        "eight-bit-bulk",
        "The bulk draw stops at the first eight binary digits of a probability.",
        _DOOR,
        "while tied.size and rest:",
        "while tied.size and rest > p.denominator:",
        f"{_OF_DOOR}::test_that_the_bulk_coin_compares_bytes_with_the_digits_of_p",
        f"{_OF_DOOR}::test_that_the_bulk_coin_follows_ties_as_deep_as_they_go",
    ),
    _fault(
        "shared-coin-of-bits",
        "One coin is thrown for all bits of a unary report.",
        "core/privacy/mechanisms/unary.py",
        "zip(door.coins(self.q, self.k), door.coins(self.p, self.k), strict=True)",
        "zip(door.coins(self.q, 1) * self.k, door.coins(self.p, 1) * self.k, strict=True)",
        _EXACT,
    ),
    _fault(
        "shared-coin-of-options",
        "One coin is thrown for all options of a many-of.",
        _BINARY,
        "zip(door.coins(self.p0, n), door.coins(self.p1, n), truths, strict=True)",
        "zip(door.coins(self.p0, 1) * n, door.coins(self.p1, 1) * n, truths, strict=True)",
        f"{_OF_MECHANISMS}::test_that_many_of_draws_every_option_on_its_own",
    ),
    _fault(
        "seeded-generator",
        "All randomness comes of a generator that begins with the same seed.",
        _DOOR,
        "def __init__(self, source: Callable[[int], bytes] = os.urandom) -> None:",
        "def __init__(self, source: Callable[[int], bytes] "
        '= __import__("random").Random(7).randbytes) -> None:',
        f"{_OF_DOOR}::test_that_fresh_doors_never_agree",
        f"{_OF_DOOR}::test_that_a_forked_process_draws_something_else",
    ),
    _fault(
        "generator-of-a-library",
        "All randomness comes of the generator of the standard library, which can be foretold.",
        _DOOR,
        "import os\nfrom collections.abc import Callable, Iterable\n",
        "import random\nfrom collections.abc import Callable, Iterable\n"
        "from types import SimpleNamespace\n\nos = SimpleNamespace(urandom=random.randbytes)\n",
        "tests/test_architecture.py::test_that_randomness_comes_through_one_door",
    ),
    _fault(
        "draw-by-the-truth",
        "Only the coin that is read is thrown: how chance is asked tells the truth.",
        _BINARY,
        "reports = (door.bernoulli(self.p0), door.bernoulli(self.p1))\n"
        "        return int(reports[truth])",
        "return int(door.bernoulli(self.p1 if truth else self.p0))",
        _TELLS_NOTHING,
    ),
    _fault(
        "draw-by-the-report",
        "The other option of k-ary is drawn only where it is used.",
        "core/privacy/mechanisms/kary.py",
        "keep = door.bernoulli(self.p)\n        other = door.below(self.k - 1)",
        "keep = door.bernoulli(self.p)\n        other = 0 if keep else door.below(self.k - 1)",
        _TELLS_NOTHING,
    ),
    _fault(
        "other-option-by-order",
        "The other option of k-ary is always the next one.",
        "core/privacy/mechanisms/kary.py",
        "return truth if keep else other + (other >= truth)",
        "return truth if keep else (truth + 1) % self.k",
        _EXACT,
    ),
    _fault(
        "biased-rejection",
        "A number that is too large is taken by its remainder instead of drawn again.",
        _DOOR,
        "            if number < n:\n                return number",
        "            return number % n",
        f"{_OF_DOOR}::test_that_below_is_uniform_over_every_byte",
    ),
    _fault(
        "coins-not-rejected",
        "Of many coins those numbers count, too, that are beyond the denominator.",
        _DOOR,
        "for byte in range(256) if byte & mask >= below)",
        "for byte in range(256) if byte & mask > below)",
        f"{_OF_DOOR}::test_that_coins_at_once_are_those_thrown_one_by_one",
        f"{_OF_DOOR}::test_that_coins_fall_as_often_as_they_should",
    ),
    _fault(
        "order-not-uniform",
        "Orders are shuffled by exchanging each place with any other: not all are as likely.",
        _DOOR,
        "other = self.below(last + 1)",
        "other = self.below(len(order))",
        f"{_OF_DOOR}::test_that_every_order_is_as_likely_as_any_other",
    ),
    _fault(
        "some-always-the-first",
        "Where each person is asked only some, the last questions are never drawn.",
        _DOOR,
        "other = first + self.below(n - first)",
        "other = first + self.below(max(n - first - 1, 1))",
        "tests/core/response/test_drawing.py::test_that_some_of_a_number_are_drawn_evenly",
    ),
    _fault(
        "wheel-a-sector-short",
        "The wheel never lands on its last degree.",
        "core/privacy/procedures.py",
        "return bisect(ends, door.below(whole))",
        "return bisect(ends, door.below(whole - 1))",
        "tests/core/privacy/test_procedures.py"
        "::test_that_the_wheel_and_the_rule_are_exactly_the_channel",
    ),
    _fault(
        "spinner-not-mirrored",
        "B asks about the statement, too, so that a pressed word is the truth.",
        "app/respondent/questions/landing.py",
        "                return self._context.text(self.question.negation)\n",
        "                return self.question_text\n",
        "tests/app/respondent/questions/test_landing.py::"
        "test_that_a_asks_about_the_statement_and_b_about_its_negation",
    ),
    _fault(
        "word-turned-back",
        "The word pressed on B is turned back into an answer about the statement: the truth.",
        "app/respondent/questions/landing.py",
        "self._context.flow.answer_spinner(self.question, word)",
        "b = self._sectors[self.landing or 0].landing is Landing.NEGATION\n"
        "            self._context.flow.answer_spinner(self.question, 1 - word if b else word)",
        "tests/app/respondent/flow/test_screen_draws.py::test_that_the_wheel_is_its_channel",
    ),
    _fault(
        "epsilon-rounded-down",
        "The ε that is shown is rounded to the nearest and may be below the true one.",
        _EPSILON,
        "rounding=ROUND_CEILING))",
        'rounding="ROUND_HALF_EVEN"))',
        f"{_OF_EPSILON}::test_that_a_written_epsilon_is_rounded_up",
    ),
    _fault(
        "epsilon-as-float",
        "ε is the logarithm of doubles, below the true one for half of all fractions.",
        _EPSILON,
        "    while Decimal(value) < upper:",
        "    while ratio is not None and value < math.log(ratio):",
        f"{_OF_EPSILON}::test_that_epsilon_is_the_least_double_not_below_the_truth",
    ),
    _fault(
        "composition-forgets",
        "ε in all is that of the question with the largest, and not of all together.",
        _EPSILON,
        "        product *= ratio",
        "        product = max(product, ratio)",
        f"{_OF_EPSILON}::test_that_questions_compose_to_the_exact_product",
    ),
    _fault(
        "ratio-of-one-output",
        "The ratio of a yes/no design is that of a reported yes alone.",
        _BINARY,
        "return largest(worst_ratio(self.p1, self.p0), worst_ratio(1 - self.p1, 1 - self.p0))",
        "return worst_ratio(self.p1, self.p0)",
        f"{_OF_MECHANISMS}::test_that_the_worst_ratio_is_exactly_the_declared_one",
    ),
)
