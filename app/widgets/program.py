"""What every view of the program is made with."""

from __future__ import annotations

from dataclasses import dataclass

from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import Dialogs, FolderDialogs
from app.widgets.program_actions import ProgramActions


@dataclass(frozen=True)
class Program:
    """The look, what is remembered, what asks for files, and what every window offers.

    Jobs are not among it: each view has its own, which end when it is left.
    """

    theme: Theme
    settings: Settings
    dialogs: Dialogs
    actions: ProgramActions

    @property
    def folders(self) -> FolderDialogs:
        """The dialogs that begin in the folder of the last file."""
        return FolderDialogs(self.dialogs, self.settings)
