"""How long a job will still take is told by its pace, and only once there is one."""

from __future__ import annotations

from app.words.time_left import Pace, left


def test_that_the_time_left_follows_from_the_pace() -> None:
    now = [100.0]
    pace = Pace(lambda: now[0])
    assert pace.time_left(10, 100) == ""  # too early
    now[0] = 160.0
    assert pace.time_left(25, 100) == left(180.0) == "about 3 minutes left"
    assert pace.time_left(0, 100) == pace.time_left(100, 100) == pace.time_left(7, 0) == ""
    pace.restart()
    assert pace.time_left(25, 100) == ""
