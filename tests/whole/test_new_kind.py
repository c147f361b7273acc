"""A kind of question that nobody made yet, a ranking of two, by one entry in each of four tables.

Its author writes down two things, people say in which order they have them, and the order is saved
by randomized response. How it is read and checked stands in core, what it is called among the
words, how it is answered among the questions, what its author is told in the editor; the study, the
charts and all that is exported and handed out know nothing of it.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from analyst_studies import Answering as Asked
from analyst_studies import analyst_view, rest
from author_stand import shown_editor
from click.testing import CliRunner
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Content, sit_down, survey_of, words_on
from round_trips import require_round_trip

from app.author.editing.files import Opened
from app.author.handing_out.ethics import ethics_page
from app.author.handing_out.participants import participant_sheet
from app.author.kinds import AUTHORED
from app.author.kinds.base import AuthoredKind
from app.author.preview.flow import previewed
from app.author.preview.page import PreviewPage
from app.commands import cli
from app.kit import tasks
from app.kit.settings import Settings
from app.respondent.flow.way import Page
from app.respondent.questions.kinds import ANSWERING
from app.respondent.questions.kinds.one_of import OneChosen
from app.theme import Theme
from app.words.kinds import KIND_WORDS, kind_name
from app.words.kinds.base import KindWords
from core.draft import Draft, DraftQuestion, draft_of, survey_bytes
from core.facts.errors import Code
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.privacy.randomness import SYSTEM
from core.rehearse import invent, rehearse
from core.response import file
from core.study import Study, import_paths
from core.study.results import estimate_study
from core.survey import KINDS, Kind, Survey, examine, read, write
from core.survey.kinds import Choices, QuestionFields, QuestionKind
from core.survey.kinds.options import Listed

# The file in core


class RankingOfTwo(Listed):
    """Two things, of which the one comes first: truths are 0 and 1, as they are written or not."""

    most: ClassVar[int] = 2
    may_abstain: ClassVar[bool] = False

    def like(self, other: QuestionKind) -> bool:
        return other is self

    def option_ids(self, question: QuestionFields) -> tuple[str, ...]:
        first, second = (option.id for option in question.options)
        return (f"{first}_{second}", f"{second}_{first}")
