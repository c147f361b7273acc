"""A question with one answer among options."""

from core.survey.kinds.options import Listed


class OneOf(Listed):
    """One of some options: an answer is the option's index."""
