"""The cards that seal and sign: keys are chosen, or made here under a passphrase."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from app.author.handing_out.flow import HandingOut
from app.author.handing_out.known_keys import KnownKey, make_key, read_key
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.dialogs import FolderDialogs, key_files
from app.widgets.fields import label_of
from app.widgets.layout import STRETCH, add, column, row, wide
from app.widgets.message import Dialog, MessageDialog
from app.widgets.panels import Panel, show_text
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import figures, tr
from app.words.refusals import message, remedy
from core.facts.errors import Problem, Refused
from core.keys.key_file import LEAST_PASSPHRASE, Use, begin_of_key

_ELSEWHERE, _NEW = "elsewhere", "new"


class PassphraseField(QLineEdit):
    """A line whose characters are hidden until the eye is pressed."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setFont(theme.font("analyst.form"))
        self.setFixedHeight(theme.tokens.control_height["analyst_main"])
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.eye = QAction(self)
        self.eye.triggered.connect(self._turn)
        self.eye.setShortcut("Ctrl+E")  # for hands that stay on the keys
        self.eye.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.addAction(self.eye, QLineEdit.ActionPosition.TrailingPosition)
        theme.color_scheme_changed.connect(self._show)
        self._hide()

    def _turn(self) -> None:
        hidden = self.echoMode() is QLineEdit.EchoMode.Password
        self.setEchoMode(QLineEdit.EchoMode.Normal if hidden else QLineEdit.EchoMode.Password)
        self._show()

    def _hide(self) -> None:
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self._show()

    def _show(self) -> None:
        hidden = self.echoMode() is QLineEdit.EchoMode.Password
        self.eye.setIcon(self._theme.icon("eye" if hidden else "eye-off", "text", 18))
        words = tr("Show the passphrase") if hidden else tr("Hide the passphrase")
        self.eye.setToolTip(words)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(words)

    def forget(self) -> None:
        """Hold nothing any more, and hide what is typed next."""
        self.setText("")  # unlike clear, it leaves nothing to be undone
        self._hide()


class MakeKeyDialog(Dialog):
    """Makes a key pair under a passphrase that is typed twice. Emits `made(KnownKey)`."""

    made = Signal(object)

    def __init__(self, theme: Theme, handing: HandingOut, use: Use, parent: QWidget) -> None:
        sealing = use is Use.SEALING
        title = tr("Make a sealing key") if sealing else tr("Make a signing key")
        super().__init__(title, parent, "make_key_dialog")
        self._folder, self._use = handing.keys, use
        self._task: Task | None = None
        lead = tr("Its private part lies in a file on this computer, under the passphrase.")
        box = column(
            TextLabel(self.windowTitle(), theme, "analyst.heading"),
            TextLabel(lead, theme, "analyst.form", tone="muted"),
            on=self,
            space=2,
            margins=6,
        )
        self.name_field = QLineEdit()
        self.name_field.setAccessibleName(tr("Name"))
        self.name_field.setMaxLength(60)
        self.first = PassphraseField(theme, tr("Passphrase"))
        self.again = PassphraseField(theme, tr("The same passphrase again"))
        for words, field in (
            (tr("&Name of the key"), self.name_field),
            (tr("&Passphrase"), self.first),
            (tr("The same &again"), self.again),
        ):
            add(box, label_of(field, words), field)
            field.textChanged.connect(self._enable)
        self.problem = TextLabel("", theme, "analyst.form", tone="danger")
        box.addWidget(self.problem)
        lost = tr("Write the passphrase down. Without it the key is lost.")
        box.addWidget(TextLabel(lost, theme, "analyst.form"))
        cancel = secondary_button(tr("Cancel"), theme, "analyst_main", do=self.reject)
        self.make_button: Button = primary_button(tr("Make the key"), theme, "analyst_main")
        self.make_button.setDefault(True)
        self.make_button.clicked.connect(self._make)
        add(box, STRETCH, row(STRETCH, cancel, self.make_button))
        width = min(520, parent.window().width() - 32)
        self.resize(width, max(360, box.totalHeightForWidth(width)))
        self._enable()

    def _enable(self) -> None:
        first, again = self.first.text(), self.again.text()
        told = ""
        if first and len(first) < LEAST_PASSPHRASE:
            told = tr("At least {0} characters.").format(figures(LEAST_PASSPHRASE))
        elif again and again != first:
            told = tr("The two passphrases differ.")
        self.problem.setText(told)
        ready = bool(self.name_field.text().strip()) and len(first) >= LEAST_PASSPHRASE
        self.make_button.setEnabled(ready and first == again and self._task is None)

    def _make(self) -> None:
        name, words = self.name_field.text(), self.first.text()
        self._task = Task(make_key, self._folder, name, self._use, words, parent=self)
        self._task.succeeded.connect(self._on_made)
        self._task.failed.connect(self._on_failed)
        self._enable()
        self._task.start()

    def _on_made(self, key: object) -> None:
        self.first.forget()
        self.again.forget()
        self.made.emit(key)
        self.accept()

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self._enable()
        told = tr("The key could not be made.")
        if isinstance(error, Refused):
            told = f"{message(error.problem)} {remedy(error.problem)}"
        self.problem.setText(told)
        self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)


class KeyBox(QComboBox):
    """The keys for one use; `elsewhere_wanted` asks for a key file, `new_wanted` for a new key.

    `none` is what stands for no key, '' where one must be chosen.
    """

    chosen_key = Signal(object)
    elsewhere_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, theme: Theme, name: str, none: str) -> None:
        super().__init__()
        self._none = none
        self.setAccessibleName(name)
        self.setFont(theme.font("analyst.form"))
        self.setFixedHeight(theme.tokens.control_height["analyst_main"])
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.activated.connect(self._on_activated)

    def show_keys(self, keys: tuple[KnownKey, ...], public: str) -> None:
        """Show the keys, and the one with this public part as chosen."""
        self.clear()
        if self._none:
            self.addItem(self._none, None)
        for key in keys:
            self.addItem(f"{key.name}  {begin_of_key(key.public)}", key)
        at = next((i for i in range(self.count()) if self._public_at(i) == public), -1)
        if at < 0 and public:
            self.addItem(tr("The survey’s own key  {0}").format(begin_of_key(public)), public)
            at = self.count() - 1
        self.addItem(tr("Choose a key file…"), _ELSEWHERE)
        self.addItem(tr("Make a key…"), _NEW)
        self.setCurrentIndex(max(at, 0) if self._none or at >= 0 else -1)

    def _public_at(self, index: int) -> str:
        key = self.itemData(index)
        return key.public if isinstance(key, KnownKey) else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list by an arrow: going past an entry must not do what it says."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def _on_activated(self, index: int) -> None:
        data = self.itemData(index)
        if data == _ELSEWHERE:
            self.elsewhere_wanted.emit()
        elif data == _NEW:
            self.new_wanted.emit()
        elif data is None or isinstance(data, KnownKey):
            self.chosen_key.emit(data)


class KeyCard(Panel):
    """What both cards share: choosing, choosing elsewhere, making. Emits `taken(KnownKey|None)`."""

    taken = Signal(object)

    def __init__(
        self, theme: Theme, handing: HandingOut, dialogs: FolderDialogs, use: Use, none: str
    ) -> None:
        super().__init__("card", theme.space(4))
        self._theme, self._handing, self._dialogs, self._use = theme, handing, dialogs, use
        name = tr("Sealing key") if use is Use.SEALING else tr("Your key")
        self.box = KeyBox(theme, name, none)
        self.box.currentTextChanged.connect(lambda text: self.box.setToolTip(plain_tip(text)))
        self.box.setObjectName(f"{use.value}_key")
        self.box.chosen_key.connect(self.taken)
        self.box.elsewhere_wanted.connect(self._choose_elsewhere)
        self.box.new_wanted.connect(self._make_new)

    def head(self, icon: str, words: str, end: QWidget) -> None:
        """Put the title of the card at its top."""
        self.column.addLayout(
            row(
                Picture(icon, self._theme, colour="accent", size=20),
                wide(TextLabel(words, self._theme, "analyst.name")),
                end,
                space=3,
            )
        )

    def label(self, words: str, control: QWidget) -> QLabel:
        return label_of(control, words, self._theme.font("analyst.section"))

    def _make_new(self) -> None:
        self.show_keys()  # what was chosen stays till there is another
        self.make()

    def make(self) -> MakeKeyDialog:
        """Ask for a name and a passphrase, and make a key pair."""
        dialog = MakeKeyDialog(self._theme, self._handing, self._use, self)
        dialog.made.connect(self.taken)
        dialog.open()
        return dialog

    def _choose_elsewhere(self) -> None:
        path = self._dialogs.open_file(self, tr("Key file"), key_files())
        key: KnownKey | None = None
        if path is not None:
            try:
                key = read_key(path, self._use)
            except Refused as refused:
                self._refuse(refused.problem)
        if key is None:
            self.show_keys()
            return
        self._handing.add_key(key)
        self.taken.emit(key)

    def _refuse(self, problem: Problem) -> None:
        box = MessageDialog(self._theme, message(problem), remedy(problem), self, tone="warning")
        box.setObjectName("key_box")
        box.open()

    def show_keys(self) -> None:
        raise NotImplementedError


class SealCard(KeyCard):
    """Whether responses are sealed, and to which key."""

    def __init__(self, theme: Theme, handing: HandingOut, dialogs: FolderDialogs) -> None:
        super().__init__(theme, handing, dialogs, Use.SEALING, "")
        self.sealed_box = QCheckBox(tr("Responses are sealed"))
        self.sealed_box.setFont(theme.font("analyst.form"))
        self.sealed_box.setObjectName("sealed")
        self.sealed_box.clicked.connect(self._on_clicked)
        self.head("lock", tr("Seal"), self.sealed_box)
        self._label = self.label(tr("Sealing &key"), self.box)
        self.column.addWidget(self._label)
        self.make_button = secondary_button(tr("Make a key…"), theme, "analyst_main", icon="plus")
        self.make_button.setObjectName("make_sealing_key")
        self.make_button.clicked.connect(self.make)
        self.column.addLayout(row(wide(self.box), self.make_button, space=3))
        told = tr(
            "Only someone who has this key’s file and passphrase can open what is handed in. Lose "
            "either, and no response can be read, by anyone. The seal protects the way; the "
            "randomizing protects from us too."
        )
        self.column.addWidget(TextLabel(told, theme, "analyst.base", tone="muted"))
        self.show_keys()

    def show_keys(self) -> None:
        """Show the sealing keys, and that of the draft as chosen."""
        seal = self._handing.editing.draft.seal
        self.sealed_box.setChecked(bool(seal))
        self.box.show_keys(self._handing.keys_for(Use.SEALING), seal)
        for part in (self._label, self.box, self.make_button):
            part.setVisible(bool(seal))

    def _on_clicked(self, sealed: bool) -> None:
        keys = self._handing.keys_for(Use.SEALING)
        if not sealed:
            self.taken.emit(None)
        elif keys:
            self.taken.emit(keys[0])
        else:
            self.make()
            self.show_keys()


class SignCard(KeyCard):
    """Which key signs, and its passphrase, which is kept nowhere."""

    def __init__(self, theme: Theme, handing: HandingOut, dialogs: FolderDialogs) -> None:
        super().__init__(theme, handing, dialogs, Use.SIGNING, tr("Not signed"))
        same = TextLabel(tr("the words stay the same"), theme, "analyst.base", tone="muted")
        self.head("key", tr("Sign"), same)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(1))
        self.passphrase = PassphraseField(theme, tr("Passphrase"))
        self.passphrase.setObjectName("passphrase")
        self._asked = self.label(tr("&Passphrase"), self.passphrase)
        grid.addWidget(self.label(tr("&Your key"), self.box), 0, 0)
        grid.addWidget(self._asked, 0, 1)
        grid.addWidget(self.box, 1, 0)
        grid.addWidget(self.passphrase, 1, 1)
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 3)
        self.column.addLayout(grid)
        self.problem = TextLabel("", theme, "analyst.base", tone="danger")
        self.problem.setObjectName("sign_problem")
        self.column.addWidget(self.problem)
        self.words = TextLabel("", theme, "analyst.base")
        self.words.setObjectName("key_words")
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        told = tr(
            "Shows that the survey is from the holder of this key. The first page shows the words "
            "of the key; put them on your web site, so that people can compare. Without a "
            "signature that page says: “This survey is not signed.”"
        )
        add(self.column, self.words, TextLabel(told, theme, "analyst.base", tone="muted"))
        self.show_keys()

    def show_keys(self) -> None:
        """Show the signing keys, and the chosen one."""
        signer = self._handing.signer
        public = "" if signer is None else signer.public
        self.box.show_keys(self._handing.keys_for(Use.SIGNING), public)
        for part in (self._asked, self.passphrase):
            part.setVisible(signer is not None)
        self.tell("")
        self.show_words(())

    def show_words(self, words: Sequence[str]) -> None:
        """Show the words of the chosen key; none until they are known."""
        told = tr("The words of this key are: {words}.")
        self.words.setText(told.format(words=" ".join(words)))
        self.words.setVisible(bool(words))

    def tell(self, problem: str) -> None:
        """Say what is wrong with the key or its passphrase."""
        show_text(self.problem, problem)
