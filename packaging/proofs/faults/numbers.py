"""Faults of the numbers: a share, an error, an interval or a test that is another."""

from __future__ import annotations

from proofs.fault import Family, Fault

_VARIANCE = "core/count/variance.py"
_TALLY = "core/count/tally.py"
_BINOMIAL = "core/inference/binomial.py"
_INTERVALS = "core/inference/intervals.py"
_COMPARE = "core/estimate/compare.py"
_OF_DESIGNS = "tests/core/count/test_sampling_design.py"
_OF_FEW = "tests/core/count/test_variance_few_clusters.py"
_OF_INTERVALS = "tests/core/inference/test_intervals.py"
_OF_QUESTIONS = "tests/core/estimate/test_question.py"


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.NUMBERS, sentence, file, text, by, tests)


FAULTS = (
    _fault(
        "freedom-dropped",
        "Counts of few clusters lose their degrees of freedom: intervals are normal.",
        _TALLY,
        "            freedom=found.freedom,\n",
        "",
        "tests/core/count/test_tally_counts_made.py"
        "::test_that_bounds_of_weighted_reports_have_the_freedom_of_their_share",
        f"{_OF_FEW}::test_that_few_clusters_have_the_known_ends",
    ),
    _fault(
        "freedom-of-a-mean",
        "The mean of few people has a normal interval.",
        "core/estimate/means.py",
        "    freedom = people - 1 if freedom is None else freedom\n",
        '    freedom = float("inf") if freedom is None else freedom\n',
        "tests/core/estimate/test_means.py"
        "::test_that_the_mean_of_few_is_held_as_often_as_its_level_says",
        "tests/core/estimate/test_means.py",
    ),
    _fault(
        "freedom-of-clusters",
        "Degrees of freedom do not look at how unlike clusters are.",
        _VARIANCE,
        "freedom = max(1.0, min(_satterthwaite(weighted, strata), between.freedom))",
        "freedom = max(1.0, _satterthwaite(weighted, strata))",
        f"{_OF_FEW}::test_that_few_clusters_have_the_known_ends",
    ),
    _fault(
        "n-less-one-of-clusters",
        "Clusters vary by m and not by m − 1.",
        _VARIANCE,
        "    return m / (m - 1)\n",
        "    return 1.0\n",
        f"{_OF_DESIGNS}::test_that_the_worked_errors_come_out",
    ),
    _fault(
        "n-less-one-of-a-mean",
        "The error of a mean divides by n and not by n − 1.",
        "core/estimate/means.py",
        "se = math.sqrt(max(variance, 0.0) * people / (people - 1))",
        "se = math.sqrt(max(variance, 0.0))",
        "tests/core/estimate/test_means.py::test_that_numbers_in_the_clear_have_their_plain_mean",
    ),
    _fault(
        "one-sided-tail",
        "Clopper-Pearson's ends leave all of α on each side.",
        _INTERVALS,
        "        tail = (1 - level) / 2\n",
        "        tail = 1 - level\n",
        f"{_OF_INTERVALS}::test_that_intervals_are_those_of_the_reference",
    ),
    _fault(
        "one-sided-test",
        "Student's test counts one tail.",
        _BINOMIAL,
        "    return 2 * float(special.stdtr(freedom, -abs(distance)))",
        "    return float(special.stdtr(freedom, -abs(distance)))",
        "tests/core/estimate/test_compare.py::test_that_means_of_few_are_compared_by_welchs_test",
    ),
    _fault(
        "weights-unsquared",
        "The variance of a weighted share takes weights once, and not their squares.",
        _VARIANCE,
        "spread = square * (1 - 2 * rate) + rate**2 * weighted.squares",
        "spread = square * (1 - 2 * rate) + rate**2 * weighted.total",
        "tests/core/count/test_weighted_sums.py::test_that_the_worked_value_is_found",
        "tests/outside/test_r_survey.py::test_shares_and_differences[weights]",  # where R is
    ),
    _fault(
        "weights-unsquared-in-models",
        "The sandwich of a model takes weights once, and not their squares.",
        _VARIANCE,
        "        products = (scores * squares[:, None]).T @ scores",
        "        products = (scores * weights[:, None]).T @ scores",
        "tests/core/regress/test_linear.py"
        "::test_that_errors_of_weighted_people_are_those_of_the_methods",
    ),
    _fault(
        "kish-unsquared",
        "Kish's number divides by the sum of weights.",
        "core/count/weighted_sums.py",
        "return self.total**2 / self.squares if self.squares else Fraction(0)",
        "return self.total if self.squares else Fraction(0)",
        f"{_OF_QUESTIONS}::test_that_weights_give_weighted_shares_with_kishs_n_beside",
    ),
    _fault(
        "p-and-q-mirrored",
        "The count of the other reports exchanges p and q without turning them round.",
        _BINOMIAL,
        "x, p, q = self.n - self.x, 1 - self.q, 1 - self.p",
        "x, p, q = self.n - self.x, 1 - self.p, 1 - self.q",
        "tests/core/inference/test_posterior.py::test_that_it_is_the_truncated_beta_distribution",
    ),
    _fault(
        "p-and-q-of-no",
        "The chances of a reported No are those of a reported Yes.",
        "core/privacy/mechanisms/binary.py",
        "return (self.p1, self.p0) if option else (1 - self.p0, 1 - self.p1)",
        "return (self.p1, self.p0) if option else (1 - self.p1, 1 - self.p0)",
        "tests/core/privacy/mechanisms/test_base.py::test_that_the_support_is_the_enumerated_one",
    ),
    _fault(
        "clipped-share",
        "The unbiased share is held within 0 and 1.",
        _BINOMIAL,
        "    return (x - n * q) / (n * (p - q))\n",
        "    return np.clip((x - n * q) / (n * (p - q)), 0.0, 1.0)\n",
        f"{_OF_QUESTIONS}::test_that_shares_are_never_clipped_and_consistent_ones_are_possible",
    ),
    _fault(
        "smoothed-interval",
        "A smoothed histogram has the interval of chance alone.",
        "core/estimate/window_histogram.py",
        "        if self.smoothed:\n"
        "            return FittedPart(share, variance**0.5, None, None)\n",
        "",
        "tests/core/estimate/test_bracket.py"
        "::test_that_no_bar_of_a_smoothed_histogram_has_an_interval",
    ),
    _fault(
        "level-lost-when-splitting",
        "The groups of a split have 95% intervals, whatever level is asked for.",
        "core/estimate/question.py",
        "Group(value, estimate(group, *how)) for value",
        "Group(value, estimate(group, LEVEL, *how[1:])) for value",
        f"{_OF_QUESTIONS}::test_that_groups_are_estimated_as_if_alone",
    ),
    _fault(
        "level-lost-between-groups",
        "Differences of groups have 95% intervals, whatever level is asked for.",
        "app/analyses/split.py",
        "        compared = compare_all_options(found, request.choices.level, report)",
        "        compared = compare_all_options(found, report=report)",
        "tests/app/analyses/test_split.py"
        "::test_that_groups_and_differences_have_the_level_that_is_asked_for",
    ),
    _fault(
        "bonferroni-dropped",
        "Intervals that are said to hold together hold each by itself.",
        _INTERVALS,
        "    return 1 - (1 - level) / m\n",
        "    return level\n",
        f"{_OF_INTERVALS}::test_that_intervals_together_share_the_chance_of_missing",
    ),
    _fault(
        "holm-dropped",
        "p of several pairs does not count how many there are.",
        "core/inference/independence.py",
        "        highest = max(highest, min(1.0, (m - place) * p_values[i]))",
        "        highest = max(highest, min(1.0, p_values[i]))",
        "tests/core/estimate/test_compare_groups.py::test_that_holm_agrees_with_worked_values",
    ),
    _fault(
        "shared-clusters-as-independent",
        "Groups of the same clusters are compared as if they were independent.",
        _COMPARE,
        "errors = np.sqrt(np.maximum(variances.sum(axis=0) - 2 * across, 0.0))",
        "errors = np.sqrt(np.maximum(variances.sum(axis=0), 0.0))",
        f"{_OF_FEW}::test_that_groups_in_the_same_clusters_are_not_taken_as_independent",
    ),
    _fault(
        "shared-clusters-of-ends",
        "The interval of a difference of groups in the same clusters forgets that they are.",
        _COMPARE,
        "np.sqrt(np.maximum(a**2 + b**2 - 2 * r * a * b, 0.0))",
        "np.sqrt(np.maximum(a**2 + b**2, 0.0))",
        f"{_OF_FEW}::test_that_groups_in_the_same_clusters_are_not_taken_as_independent",
    ),
    _fault(
        "welch-pooled",
        "Welch's degrees of freedom are those of both groups together.",
        _COMPARE,
        "freedom = se**4 / sum(parts) if any(parts) else math.inf",
        "freedom = (first.freedom or 0) + (second.freedom or 0) if any(parts) else math.inf",
        "tests/core/estimate/test_compare.py::test_that_means_of_few_are_compared_by_welchs_test",
    ),
    _fault(
        "population-the-wrong-way",
        "A finite population takes away of the error of randomization.",
        "core/inference/error_parts.py",
        "return Parts(math.sqrt(sampling + randomization), math.sqrt(sampling), "
        "math.sqrt(randomization))",
        "if population is not None:\n"
        "        randomization *= (population - count.n) / max(population - 1, 1)\n"
        "    return Parts(math.sqrt(sampling + randomization), math.sqrt(sampling), "
        "math.sqrt(randomization))",
        "tests/core/estimate/test_classes.py::test_that_the_error_is_that_of_the_formula",
    ),
    _fault(
        "not-asked-counted",
        "Where each person is asked only some options, shares are of all people.",
        _TALLY,
        "        sizes = self.asked or (self.n,) * len(self.counts)\n        return Observed",
        "        sizes = (self.n,) * len(self.counts)\n        return Observed",
        "tests/core/count/test_tally_asking_some.py"
        "::test_that_expected_reports_give_back_the_shares_exactly",
    ),
    _fault(
        "abstained-in-the-mean",
        "Those who preferred not to say are in the mean, as if at its middle.",
        "core/estimate/means.py",
        "    answering = 1.0 - float(shares[~scored].sum())\n",
        "    answering = 1.0\n",
        "tests/core/estimate/test_means.py"
        "::test_that_those_who_prefer_not_to_say_are_left_out_and_it_is_said",
    ),
    _fault(
        "rake-too-early",
        "Raking stops while margins are off by a hundredth.",
        "core/count/raking.py",
        "CLOSE = 1e-10",
        "CLOSE = 1e-2",
        f"{_OF_DESIGNS}::test_that_margins_are_reached_and_that_the_farthest_off_is_named",
    ),
    _fault(
        "stratum-of-one",
        "A stratum with one cluster counts as if it did not vary.",
        _VARIANCE,
        "    if m == 1:\n        raise LoneClusterError(stratum)\n",
        "    if m == 1:\n        return 0.0\n",
        f"{_OF_DESIGNS}::test_that_a_stratum_of_one_cluster_is_an_error",
    ),
    _fault(
        "feldman-of-weights",
        "Weighted people have the likelihood-ratio interval, which misses its level.",
        _INTERVALS,
        "        return Interval.CLOPPER_PEARSON\n    gives_way",
        "        return Interval.LIKELIHOOD_RATIO\n    gives_way",
        f"{_OF_QUESTIONS}"
        "::test_that_a_weighted_estimate_has_the_clopper_pearson_interval_by_default",
    ),
    _fault(
        "norm-sub-by-scaling",
        "Consistent shares are clipped and divided by their sum.",
        "core/estimate/consistent.py",
        "    return np.asarray(np.maximum(shares - taken, 0.0))",
        "    held = np.maximum(shares - 0 * taken, 0.0)\n    return np.asarray(held / held.sum())",
        "tests/core/estimate/test_consistent.py::test_that_clamping_and_renormalizing_is_neither",
        "tests/core/estimate/test_consistent.py"
        "::test_that_norm_sub_is_the_projection_on_the_simplex",
    ),
)
