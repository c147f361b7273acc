"""A theme, a window and a study in it, for the tests of what is seen."""

from window_fixtures import (  # noqa: F401 - pytest finds them here
    collected_after_a_test,
    dialogs,
    empty_clipboard,
    grabbed_whether_painted_or_not,
    qapp_args,
    settings,
    study_name,
    theme,
    view,
    virtual_dead_times,
    window,
)
