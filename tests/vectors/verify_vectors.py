"""Reads every test vector again with the independent reader, as a program or from the tests."""

from __future__ import annotations

import hashlib
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from independent_estimates import (
    asked,
    consistent,
    epsilon_holds,
    is_feldman_cousins,
    mean_by_window,
    ratio,
    standard_error,
    support,
    tally,
    total,
    unbiased,
)
from independent_reader import (
    Content,
    check_response,
    check_sitting,
    digest,
    numbers,
    open_key,
    pack,
    parse,
    sealed_length,
    unseal,
    verify_signature,
    words,
)


def verify(folder: Path, listed: Sequence[str]) -> int:
    """Verify every vector of a folder with the list of words; return how many files were read."""
    told = json.loads((folder / "vectors.json").read_bytes())
    surveys: dict[str, Content] = {}
    for entry in told["surveys"]:
        survey = surveys[entry["digest"]] = parse((folder / entry["file"]).read_bytes())
        _verify_survey(survey, entry, listed)
    keys: dict[str, bytes] = {}
    for entry in told["keys"]:
        key = parse((folder / entry["file"]).read_bytes())
        assert (key["use"], key["public"]) == (entry["use"], entry["public"])
        hashed = hashlib.sha256(bytes.fromhex(key["public"])).hexdigest()
        assert words(hashed, listed) == entry["words"]
        keys[key["public"]] = open_key(key, told["passphrase"])
        assert keys[key["public"]].hex() == entry["private"]
    for entry in told["responses"]:
        data = (folder / entry["file"]).read_bytes()
        response = parse(data)
        survey = surveys[response["survey"]]
        check_response(response, survey)
        assert entry["file"] == response["id"] + ".response"
        assert pack(response, survey).hex() == entry["packed"]
        if "sealed" in entry:
            sealed = (folder / entry["sealed"]).read_bytes()
            assert unseal(sealed, survey, keys[survey["seal"]]) == data
    for entry in told["sittings"]:
        sitting = parse((folder / entry["file"]).read_bytes())
        check_sitting(sitting, surveys[sitting["survey"]], keys)
    for entry in told["tallies"]:
        _verify_tally(folder, entry, surveys[entry["survey"]])
    return sum(len(told[sort]) for sort in ("surveys", "keys", "responses", "sittings"))


def _verify_survey(survey: Content, entry: Content, listed: Sequence[str]) -> None:
    assert digest(survey) == entry["digest"]
    assert numbers(entry["digest"]) == entry["numbers"]
    assert words(entry["digest"], listed) == entry["words"]
    if "signature" in survey:
        verify_signature(survey)
    for question, shown in zip(survey["questions"], entry["questions"], strict=True):
        exact = ratio(question)
        assert (question["id"], str(exact)) == (shown["id"], shown["ratio"])
        assert "mechanism" not in question or epsilon_holds(shown["epsilon"], exact)
    product = total(survey)
    assert str(product) == entry["ratio"]
    assert epsilon_holds(entry["epsilon"], product)
    assert "seal" not in survey or sealed_length(survey) == entry["sealed_length"]


def _verify_tally(folder: Path, entry: Content, survey: Content) -> None:
    """Count the reports of a file of lines, and estimate each share anew."""
    lines = (folder / entry["file"]).read_bytes().splitlines(keepends=True)
    responses = [parse(line) for line in lines]
    for response in responses:
        check_response(response, survey)
    question = next(q for q in survey["questions"] if q["id"] == entry["question"])
    n, counts = tally(question, responses)
    assert (n, counts) == (entry["n"], entry["counts"])
    pairs, sizes = support(question), asked(question, responses) or [n] * len(counts)
    assert entry.get("asked", [n] * len(counts)) == sizes
    shares = [unbiased(x, m, p, q) for x, m, (p, q) in zip(counts, sizes, pairs, strict=True)]
    assert [str(share) for share in shares] == entry["exact"]
    if question.get("mechanism", {}).get("name") == "one-bit":
        span = question["high"] - question["low"]
        assert close(float(question["low"] + span * shares[0]), entry["mean"])
        assert close(span * standard_error(counts[0], n, *pairs[0]), entry["mean_se"])
        return
    if question.get("mechanism", {}).get("name") == "window":
        mean, error = mean_by_window(question, counts)
        assert close(float(mean), entry["mean"])
        assert close(error, entry["mean_se"])
        return
    possible = consistent(question, shares)
    for i, told in enumerate(entry["estimates"]):
        p, q = pairs[i]
        assert close(float(shares[i]), told["share"])
        assert close(float(shares[i] * n), told["count"])
        assert close(standard_error(counts[i], sizes[i], p, q), told["se"])
        assert told.get("n", n) == sizes[i]
        assert close(float(possible[i]), told["share_consistent"])
        ends = told["low"], told["high"]
        assert is_feldman_cousins(counts[i], sizes[i], p, q, entry["level"], ends)


def close(mine: float, theirs: float, within: float = 1e-12) -> bool:
    return math.isclose(mine, theirs, rel_tol=within, abs_tol=within)


if __name__ == "__main__":
    here = Path(__file__).parent
    told_words = (here.parents[1] / "resources" / "words" / "english.txt").read_text("utf-8")
    n_read = verify(here, told_words.split())
    sys.stdout.write(f"{n_read} files are as described.\n")
