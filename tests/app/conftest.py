"""A theme, a window and a study in it, for the tests of what is seen."""

from window_fixtures import *  # noqa: F403 - pytest finds them here
