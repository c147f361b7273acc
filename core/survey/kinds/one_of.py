"""A question with one answer among options."""

from core.survey.kinds.listed import Listed


class OneOf(Listed):
    """One of some options: an answer is the option's index."""
