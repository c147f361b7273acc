"""Faults of reading and writing files: something is believed, followed, lost or told apart."""

from __future__ import annotations

from proofs.fault import Family, Fault

_CANONICAL = "core/files/canonical.py"
_DISK = "core/files/disk.py"
_RESPONSE = "core/response/file.py"
_SIDECARS = "core/study/sidecar_files.py"
_OF_CANONICAL = "tests/core/files/test_canonical.py"
_OF_CORPUS = "tests/core/test_corpus.py::test_that_a_bad_file_is_refused_with_its_code"
_OF_RESPONSES = "tests/core/response/test_file.py"
_OF_SOURCES = "tests/core/study/test_sources.py"
_OF_SIDECARS = "tests/core/study/test_sidecar_files.py"
_OF_SYNCING = "tests/core/response/test_store_synced.py"
_OF_KEYS = "tests/core/keys/test_key_file.py"


def _fault(name: str, sentence: str, file: str, text: str, by: str, *tests: str) -> Fault:
    return Fault(name, Family.FILES, sentence, file, text, by, tests)


FAULTS = (
    _fault(
        "nan-as-probability",
        "What is no number passes as a probability: neither below 0 nor above 1.",
        "core/privacy/randomness.py",
        "    if not 0 <= p <= 1:",
        "    if p < 0 or p > 1:",
        "tests/core/privacy/test_randomness.py::test_that_only_a_probability_is_drawn",
    ),
    _fault(
        "nan-as-weight",
        "A weight that is no number is taken.",
        "core/count/tally_columns.py",
        "not (np.isfinite(weights).all() and (weights >= 0).all())",
        "(weights < 0).any()",
        "tests/core/count/test_tally.py::test_that_weights_that_cannot_be_are_refused",
    ),
    _fault(
        "nan-in-a-file",
        "NaN in a file is read as 0.",
        _CANONICAL,
        "        self.note(Code.NUMBER, at, Fact.NOT_A_WHOLE_NUMBER(word=quote(word, 40)))",
        '        if word != "NaN":\n'
        "            self.note(Code.NUMBER, at, Fact.NOT_A_WHOLE_NUMBER(word=quote(word, 40)))",
        f"{_OF_CANONICAL}::test_that_whatever_the_standard_library_refuses_is_refused",
        _OF_CORPUS,
    ),
    _fault(
        "float-as-integer",
        "True counts as 1 in a response.",
        "core/privacy/forms/category.py",
        "        if type(value) is not int:",
        "        if not isinstance(value, int):",
        _OF_CORPUS,
        f"{_OF_RESPONSES}::test_that_both_paths_agree_on_any_answers",
    ),
    _fault(
        "option-out-of-range",
        "A report of an option that is not there is taken.",
        "core/privacy/forms/category.py",
        'return "" if 0 <= value < self.size else "RANGE"',
        'return "" if 0 <= value <= self.size else "RANGE"',
        _OF_CORPUS,
    ),
    _fault(
        "hot-journal",
        "A journal beside a study that names another file is played back, and deletes that file.",
        _SIDECARS,
        "return size > len(_JOURNAL_MAGIC) and file.read() == _JOURNAL_MAGIC",
        "return False",
        f"{_OF_SIDECARS}::test_that_a_journal_that_names_another_file_deletes_none",
    ),
    _fault(
        "log-beside",
        "A write-ahead log that lies beside a study is played back.",
        _SIDECARS,
        "        raise _unwanted(Code.IO, beside, Fact.BESIDE_A_LOG)",
        "        return",
        f"{_OF_SIDECARS}::test_that_a_log_is_refused_beside_a_study_and_in_its_head",
    ),
    _fault(
        "symlink",
        "An import follows links.",
        "core/study/sources.py",
        "        descriptor, size = open_sized(path, follow=False)\n        try:\n"
        "            if size > MAX_BYTES:",
        "        descriptor, size = open_sized(path, follow=True)\n        try:\n"
        "            if size > MAX_BYTES:",
        f"{_OF_SOURCES}::test_that_links_are_not_followed",
    ),
    _fault(
        "waiting-for-a-pipe",
        "An import reads pipes and devices.",
        _DISK,
        "    if stat.S_ISREG(status.st_mode):\n        return descriptor, status.st_size\n"
        "    os.close(descriptor)\n    raise NotOrdinaryError",
        "    return descriptor, status.st_size",
        f"{_OF_SOURCES}::test_that_a_device_is_refused",
    ),
    _fault(
        "without-bound",
        "A file is read to its end, however large.",
        "core/study/sources.py",
        "                raise Unread(_TOO_LARGE, size)",
        "                pass",
        f"{_OF_SOURCES}::test_that_of_a_huge_file_nothing_is_read",
    ),
    _fault(
        "pinned-name-by-look-alike",
        "A name that reads like a pinned author's is taken for another.",
        "core/keys/signing.py",
        "return [own] if own else [key for other, key in pins.items() if read_alike(name, other)]",
        "return [own] if own else []",
        f"{_OF_KEYS}::test_that_no_other_spelling_passes_for_a_pinned_author",
    ),
    _fault(
        "other-key-unnoticed",
        "A survey under a pinned author's name with another key is not told of.",
        "core/keys/signing.py",
        '        if known in ("", key):\n            return None',
        '        if known in ("", key) or key:\n            return None',
        f"{_OF_KEYS}::test_that_the_key_of_an_author_is_pinned_and_another_is_shouted_about",
    ),
    _fault(
        "signature-unchecked",
        "A signature is believed without being verified.",
        "core/survey/signature.py",
        "    except (InvalidSignature, ValueError):\n        return False\n    return True",
        "    except (InvalidSignature, ValueError):\n        return True\n    return True",
        "tests/core/survey/test_reading.py"
        "::test_that_a_signature_with_one_digit_changed_is_refused",
    ),
    _fault(
        "negation-that-is-none",
        "A negation that reads as its statement is taken: the word pressed is the truth.",
        "core/survey/rules.py",
        "        if same_statement(text_in(text, language), text_in(negation, language)):",
        "        if text_in(text, language) == text_in(negation, language):",
        "tests/core/survey/test_look_alikes.py"
        "::test_that_a_negation_that_reads_as_the_statement_is_refused",
    ),
    _fault(
        "clear-twin",
        "A clear question may read as a sensitive one: its answer tells all.",
        "core/survey/rules.py",
        "            if twin is not None:",
        "            if twin is not None and False:",
        "tests/core/survey/test_look_alikes_folding.py"
        "::test_that_a_clear_question_that_reads_as_a_sensitive_one_is_refused",
    ),
    _fault(
        "trailing-bytes",
        "What stands behind the end of a file is passed over.",
        _CANONICAL,
        "        if self.at < len(self.text):\n"
        "            self.stop(Code.SYNTAX, Fact.AFTER_THE_END())\n",
        "",
        _OF_CORPUS,
    ),
    _fault(
        "other-bytes-fast",
        "The fast path takes bytes that are not canonical: one response has many files.",
        _RESPONSE,
        '            and self._encode(wire) + b"\\n" == data\n',
        "",
        f"{_OF_RESPONSES}::test_that_both_paths_agree_on_mutated_files",
        _OF_CORPUS,
    ),
    _fault(
        "other-bytes-slow",
        "The slow path takes bytes that are not canonical.",
        _RESPONSE,
        "        canonical.require_canonical(data, content)\n",
        "",
        _OF_CORPUS,
    ),
    _fault(
        "name-twice",
        "Of a name that stands twice in an object the last counts.",
        _CANONICAL,
        "            if key in result and Code.DUPKEY not in self.noted:",
        "            if key in result and False:",
        _OF_CORPUS,
    ),
    _fault(
        "wrong-digest",
        "A response to another survey is counted.",
        _RESPONSE,
        "            wire.survey == self._digest\n",
        "            len(wire.survey) == len(self._digest)\n",
        f"{_OF_RESPONSES}::test_that_a_response_to_another_survey_shows_both_codes",
        _OF_CORPUS,
    ),
    _fault(
        "digest-of-a-part",
        "The digest of a survey leaves the end of its bytes out.",
        "core/survey/model.py",
        "        return hashlib.sha256(canonical.write(unsigned)).hexdigest()\n",
        "        return hashlib.sha256(canonical.write(unsigned)[:512]).hexdigest()\n",
        "tests/core/survey/test_reading.py::test_that_the_digest_is_that_of_the_canonical_bytes",
        "tests/core/test_vectors.py::test_that_candor_makes_the_vectors_as_they_stand",
    ),
    _fault(
        "sealed-for-another",
        "A sealed response is not bound to its survey.",
        "core/response/sealing.py",
        "    return _suite().encrypt(padded, key, info=bytes.fromhex(survey.digest))",
        '    return _suite().encrypt(padded, key, info=b"")',
        "tests/core/response/test_sealing.py::test_that_what_was_sealed_is_read_back_to_the_letter",
    ),
    _fault(
        "ids-in-order",
        "Rows of a table without ids get ids in the order in which they stand.",
        "core/interchange/mapping/rows.py",
        "            return self._door.random_bytes(16).hex()",
        '            self.__dict__["_at"] = self.__dict__.get("_at", 0) + 1\n'
        '            return f"{self._at:032x}"  # type: ignore[attr-defined]',
        "tests/core/interchange/mapping/test_rows_ids.py",
    ),
    _fault(
        "overwriting",
        "Saving replaces another file of the same name.",
        _DISK,
        "                _rename_new(temporary, path)",
        "                os.replace(temporary, path)",
        "tests/app/respondent/flow/test_saving.py"
        "::test_that_another_file_of_the_name_is_never_replaced",
    ),
    _fault(
        "not-synced",
        "A file has its name before its bytes are on the disk.",
        _DISK,
        "                sync(file.fileno())\n",
        "",
        f"{_OF_SYNCING}::test_that_a_file_is_synced_before_it_is_named_and_its_folder_after",
    ),
    _fault(
        "left-on-failure",
        "A disk that refuses leaves half a file behind.",
        _DISK,
        "        if temporary:\n            with contextlib.suppress(OSError):\n"
        "                os.unlink(temporary)\n",
        "",
        "tests/whole/test_refusing_disk.py",
    ),
    _fault(
        "formula-in-csv",
        "A label that begins with = is a formula in a spreadsheet.",
        "core/present/table.py",
        'return "\'" + text if _FORMULA.match(text) else text',
        "return text",
        "tests/whole/test_inert_text.py"
        "::test_that_csv_comes_back_letter_for_letter_and_is_no_formula",
    ),
    _fault(
        "unsealed-taken",
        "A sealed survey takes responses that did not come sealed.",
        "core/study/rules.py",
        "        if rules.sealed_length >= 0 and not response.rehearsal:\n"
        "            raise Refused(NOT_SEALED)\n",
        "",
        "tests/app/commands/test_keys.py"
        "::test_that_sealed_responses_are_opened_on_import_and_others_told_apart",
    ),
)
