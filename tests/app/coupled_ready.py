"""What every person's process would do alike, done once in the one that they are forked from.

What is there then is set apart for good: neither the collector nor a look goes through it in each
person's process, which would copy all of it. Its objects of the program are looked at all the same.
"""

from __future__ import annotations

import gc
import os

from coupled_person import is_ours

import app.respondent.kiosk.opening
import app.respondent.opening
import app.shell.gui
import app.shell.home  # noqa: F401
from core.examples import example_path
from core.survey import read
from core.survey.digest_words import word_list

PROCESS = os.getpid()

# The table of letters that look alike is made with the first survey that has options.
read(example_path("occupation").read_bytes())
word_list()  # another thread reads it, whenever it gets there
gc.collect()
BEFORE = [one for one in gc.get_objects() if is_ours(one)]
gc.freeze()
