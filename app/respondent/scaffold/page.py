"""What all pages of the respondent view share: frame, keys, headings, messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QActionGroup,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QLineEdit,
    QMenu,
    QRadioButton,
    QScrollArea,
    QTextEdit,
    QWidget,
)

from app.kit.i18n import direction_of, language_name
from app.respondent.flow.practice import PracticeFlow
from app.respondent.flow.way import RespondentFlow
from app.respondent.scaffold.scaffold import PageScaffold
from app.theme import Scheme, Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.escape_watch import EscapeWatch
from app.widgets.layout import Gap, add, discard
from app.widgets.menus import fill_sizes
from app.widgets.panels import banner
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone
from app.words.catalogue import tr
from app.words.not_kept import reason_text, remedy_text
from core.response.store_errors import NotKeptError
from core.survey import Text, text_in

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Context:
    """What every page is given: colours, the person's way, the language of the texts.

    `offered` are the languages to choose from; none once a question was answered. What is saved
    is `copyable` except where another person uses the laptop next.
    """

    theme: Theme
    flow: RespondentFlow
    language: str
    offered: tuple[str, ...] = ()
    copyable: bool = True

    def text(self, text: Text | None) -> str:
        """Return a text of the survey in the language chosen."""
        return text_in(text, self.language)


class RespondentPage(PageScaffold):
    """One page. It says what the person wants; the view decides where that leads.

    A page keeps no answer. `forget` is called before a page is let go of, and clears whatever
    a person has chosen or a wheel has shown. `overtaken` is emitted with a `NotKeptError` where
    another window went on: what it kept is to be shown instead. Where `goes_on_by_enter` says so,
    Enter presses the main action from anywhere that has no use for it: there is one thing left to
    do.
    """

    goes_on_by_enter = False

    forward_wanted = Signal()
    back_wanted = Signal()
    hiding_wanted = Signal()
    leave_wanted = Signal()
    language_wanted = Signal(str)
    overtaken = Signal(object)

    def __init__(
        self, context: Context, name: str, *, full_width: bool = False, column: int | None = None
    ) -> None:
        title = context.text(context.flow.survey.title)
        super().__init__(context.theme, title, full_width=full_width, column=column)
        if context.flow.rehearsal:
            self.set_title(tr("Rehearsal: {title}").format(title=title))
        self._context = context
        self._restyled: list[tuple[TextLabel, str, str]] = []
        self._actions: list[QWidget] = []
        self._problem: QFrame | None = None
        self.back_button: Button | None = None
        self.link_button: Button | None = None
        self.forward_button: Button | None = None
        self.content.setSpacing(0)
        self.setAccessibleName(name)
        self.leave_button.clicked.connect(self.leave_wanted)
        looks = self.make_menu(tr("Colours and text size"))
        fill_looks(looks, context.theme)
        self.looks_button.setMenu(looks)
        self.narrow_changed.connect(self._restyle)
        self._revealing = _Revealing(self._scroll)

    @property
    def is_practice(self) -> bool:
        """Tell whether what happens here is practice, of which nothing is kept."""
        return isinstance(self._context.flow, PracticeFlow)

    def set_note(self, text: str, icon: str = "lock", colour: str = "text_muted") -> None:
        """Show a sentence in the footer; in practice none, as the steps tell it."""
        super().set_note("" if text and self.is_practice else text, icon, colour)

    def forget(self) -> None:
        """Clear what a person chose and what was shown of chance."""

    # Building

    def add_drawing(self, name: str) -> Picture:
        """Add a drawing at the top, shown where the page has the height for it."""
        self.drawing = Picture(f"drawings/{name}", self._context.theme, colour="accent", size=112)
        self.add_ornament(self.drawing)
        self.content.addSpacing(8)
        return self.drawing

    def add_heading(
        self, text: str, style: str = "respondent.title", *, centred: bool = False
    ) -> TextLabel:
        """Add a heading that is smaller on a narrow page."""
        label = TextLabel(text, self._context.theme, style, centred=centred)
        self.restyle_when_narrow(label, style, f"{style}_narrow")
        self.content.addWidget(label)
        return label

    def add_lead(self, text: str, tone: Tone = "muted", *, centred: bool = False) -> TextLabel:
        """Add the sentence under a heading."""
        label = TextLabel(text, self._context.theme, "respondent.lead", tone=tone, centred=centred)
        self.restyle_when_narrow(label, "respondent.lead", "respondent.note")
        add(self.content, Gap(1), label)
        return label

    def restyle_when_narrow(self, label: TextLabel, wide: str, narrow: str) -> None:
        """Let a label take another style on a narrow page."""
        self._restyled.append((label, wide, narrow))
        label.set_style(self._context.theme, narrow if self.is_narrow else wide)

    def _restyle(self, narrow: bool) -> None:
        for label, wide, small in self._restyled:
            label.set_style(self._context.theme, small if narrow else wide)

    def add_back(self) -> Button:
        """Put Back into the footer, also on Alt+Left."""
        self.back_button = Button(
            tr("Back"), self._context.theme, "quiet", "header", icon="arrow-left"
        )
        self.back_button.setProperty("tone", "text")
        self.back_button.clicked.connect(self.back_wanted)
        shortcut = QShortcut(QKeySequence("Alt+Left"), self)
        shortcut.activated.connect(self.back_wanted)
        self.set_back(self.back_button)
        return self.back_button

    def add_link(self, text: str, *, icon: str | None = None) -> Button:
        """Put the one quiet link at the end of the footer."""
        trailing = None if icon else "chevron-right"
        self.link_button = Button(
            text, self._context.theme, "quiet", "header", icon=icon, trailing=trailing
        )
        self.set_link(self.link_button)
        return self.link_button

    def add_forward(self, text: str, trailing: str | None = "arrow-right") -> Button:
        """Put the main action into the middle of the footer."""
        self.forward_button = primary_button(text, self._context.theme, trailing=trailing)
        self.add_footer_action(self.forward_button)
        return self.forward_button

    def add_other(
        self,
        text: str,
        pressed: SignalInstance | Callable[[], object],
        *,
        icon: str | None = None,
        trailing: str | None = None,
    ) -> Button:
        """Put another action before the main one."""
        button = secondary_button(text, self._context.theme, icon=icon, trailing=trailing)
        button.clicked.connect(pressed)
        self.add_footer_action(button)
        return button

    def add_footer_action(self, button: Button) -> None:
        """Put an action into the middle of the footer; the main one comes last."""
        self._actions.append(button)
        self.add_action(button)

    def offer_languages(self) -> None:
        """Show the menu of languages where the survey has several, before the first answer."""
        language, offered = self._context.language, self._context.offered
        if len(offered) < 2:
            return
        menu = self.make_menu(tr("Language of the survey"))
        fill_languages(menu, offered, language, self.language_wanted.emit)
        self.language_button.setMenu(menu)
        self.language_button.setAccessibleName(
            tr("Language: {language}").format(language=language_name(language))
        )
        self.show_language(language_name(language))

    def make_menu(self, name: str) -> QMenu:
        """Return a menu in the size of the page; menus do not follow the page's direction."""
        menu = QMenu(self)
        EscapeWatch(menu, self.hiding_wanted.emit)
        menu.setProperty("scale", "respondent")
        menu.setAccessibleName(name)
        menu.setLayoutDirection(direction_of(self._context.language))
        return menu

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.watch_buttons()

    def _order_tabs(self) -> None:
        """Let Tab go through the page, then the main action, Back, and the header."""
        column = self.content.parentWidget()
        inside = column.findChildren(QWidget) if column is not None else []
        body = [widget for widget in inside if _takes_tab(widget)]
        footer = [*reversed(self._actions), self.back_button, self.link_button]
        order = [self, *body, *footer, self.language_button, self.looks_button, self.leave_button]
        known = [widget for widget in order if widget is not None]
        for one, following in pairwise(known):
            QWidget.setTabOrder(one, following)

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget, once it has its place."""
        self._revealing.reveal(widget)

    def reveal_from_to(self, first: QWidget, last: QWidget) -> None:
        """Scroll to two widgets and all between them; to the first where that is too much."""
        self._revealing.reveal_from_to(first, last)

    # Messages

    def show_problem(self, message: str, detail: str = "", *, above: QWidget | None = None) -> None:
        """Say what went wrong and what to do, over what scrolls or above a part of that."""
        self.clear_problem()
        self._problem = banner("danger", message, self._context.theme, detail=detail)
        self._problem.setObjectName("problem")
        self._problem.setAccessibleName(f"{message} {detail}".strip())
        if above is None:
            self.rescale()
            self.set_notice(self._problem)
            self.rescale()
            if self.page_size.header_scrolls:  # there the message scrolls, too
                self.reveal(self._problem)
            return
        place = self.content.indexOf(above)
        self.content.insertWidget(place, self._problem)
        self.content.insertSpacing(place + 1, 16)
        self.rescale()
        self.fit_ornaments()
        self.reveal(above)

    def show_broken_chance(self) -> None:
        """Say that nothing can be drawn here."""
        self.show_problem(
            tr("This computer cannot draw chance reliably. Nothing was saved."),
            tr("Leave the survey, and answer it on another computer."),
        )

    def show_not_kept(self, refused: NotKeptError, what: str) -> None:
        """Say why nothing new was kept, `what` it was, and what to do.

        Where another window went on, what it kept is to be shown instead.
        """
        if refused.why.is_elsewhere:
            self.overtaken.emit(refused)
        else:
            self.show_problem(f"{what} {reason_text(refused.why)}", remedy_text(refused.why))

    def clear_problem(self) -> None:
        """Take the message away."""
        if self._problem is None:
            return
        if self.content.indexOf(self._problem) < 0:
            self.set_notice(None)
        else:
            self.content.takeAt(self.content.indexOf(self._problem) + 1)
            discard(self._problem, self.content)
            self._revealing.stop()
        self._problem = None

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter where the page does."""
        if event.key() in _ENTER and self.goes_on_by_enter:
            if not event.isAutoRepeat():
                self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        if self.forward_button is not None:
            self.forward_button.click()  # which does nothing where it is disabled

    def watch_buttons(self) -> None:
        """Take Enter and double clicks of all buttons; called again where buttons were added.

        Tab goes through what was added, too. The menus of texts are opened here, as Esc in them
        hides the page.
        """
        self._order_tabs()
        self.rescale()
        for button in self.findChildren(QAbstractButton):
            button.installEventFilter(self)
        for field in self.findChildren(QLineEdit):
            field.installEventFilter(self)
        for text in self.findChildren(QTextEdit):
            text.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter press a button once, and no second click of a double click press anything.

        A double click on one page must not answer the next, where the button under it differs.
        """
        if isinstance(event, QContextMenuEvent):
            return open_text_menu(watched, event, self.hiding_wanted.emit)
        if isinstance(event, QFocusEvent) and isinstance(watched, QWidget):
            self._revealing.follow_focus(watched, event)
        if not isinstance(watched, QAbstractButton):
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.MouseButtonDblClick:
            return True
        if isinstance(event, QKeyEvent) and event.key() in _ENTER:
            if isinstance(watched, QCheckBox):
                return True  # it is ticked by the space bar alone
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
                is_chosen = isinstance(watched, QRadioButton) and watched.isChecked()
                (self._go_on if self.goes_on_by_enter and is_chosen else watched.click)()
            return True
        return super().eventFilter(watched, event)


class _Revealing(QObject):
    """Keeps a part of a scroll area in sight, while its height is found, until a hand scrolls."""

    def __init__(self, scroll: QScrollArea) -> None:
        super().__init__(scroll)
        self._scroll = scroll
        self._revealed: QWidget | None = None
        bar = scroll.verticalScrollBar()
        bar.rangeChanged.connect(self._scroll_to_revealed)
        bar.actionTriggered.connect(self.stop)

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget, once it has its place."""
        self._revealed = widget
        QTimer.singleShot(0, self, self._scroll_to_revealed)

    def reveal_from_to(self, first: QWidget, last: QWidget) -> None:
        """Scroll to two widgets and all between them; to the first where that is too much."""
        top = first.mapTo(self._scroll, first.rect().topLeft())
        bottom = last.mapTo(self._scroll, last.rect().bottomLeft())
        fits = bottom.y() - top.y() <= self._scroll.viewport().height()
        self.reveal(last if fits else first)

    def stop(self) -> None:
        """Follow it no more."""
        self._revealed = None

    def follow_focus(self, widget: QWidget, event: QFocusEvent) -> None:
        """Scroll to what the keyboard has come to: nobody chooses what is out of sight."""
        column = self._scroll.widget()
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if event.gotFocus() and not by_mouse and column and column.isAncestorOf(widget):
            self._scroll.ensureWidgetVisible(widget, 0, 16)
            part = widget.parentWidget()
            while part is not None and part is not column:
                if isinstance(part, QScrollArea):
                    part.ensureWidgetVisible(widget, 0, 16)
                part = part.parentWidget()

    def _scroll_to_revealed(self) -> None:
        if self._revealed is not None and self._revealed.isVisible():
            self._scroll.ensureWidgetVisible(self._revealed, 0, 16)


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def fill_languages(
    menu: QMenu, offered: Sequence[str], spoken: str, chosen: Callable[[str], None]
) -> None:
    """Offer the languages of a survey, the one spoken checked."""
    group = QActionGroup(menu)
    for language in offered:
        action = menu.addAction(language_name(language))
        action.setCheckable(True)
        action.setChecked(language == spoken)
        action.setData(language)
        group.addAction(action)
    group.triggered.connect(lambda action: chosen(action.data()))


def fill_looks(menu: QMenu, theme: Theme) -> None:
    """Offer text sizes and colours; they hold for as long as the program runs, and stand nowhere.

    What is checked is asked for when the menu opens, as it may have been chosen on another page.
    """
    fill_sizes(menu, theme)
    colours = QActionGroup(menu)
    schemes: dict[Scheme | None, str] = {
        None: tr("Colours of the system"),
        "light": tr("Light"),
        "dark": tr("Dark"),
        "contrast-light": tr("High contrast, light"),
        "contrast-dark": tr("High contrast, dark"),
    }
    for scheme, name in schemes.items():
        action = colours.addAction(menu.addAction(name))
        action.setCheckable(True)
        action.setData(scheme)

    def check() -> None:
        for action in colours.actions():
            action.setChecked(action.data() == theme.pinned)

    check()
    menu.aboutToShow.connect(check)
    colours.triggered.connect(lambda action: theme.pin(action.data()))


def open_text_menu(watched: QObject, event: QContextMenuEvent, hide: Callable[[], None]) -> bool:
    """Open the menu of a text, in which Esc hides the page; tell whether the event was of one."""
    text = watched if isinstance(watched, QLineEdit) else watched.parent()
    if not isinstance(text, QLineEdit | QTextEdit):
        return False
    if text.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu:
        return True
    menu = text.createStandardContextMenu()
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    EscapeWatch(menu, hide)
    menu.popup(event.globalPos())
    return True
