"""The game screen: picture, question and words, log, and a line to type in. Bots move while nothing blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.widgets import Input, Label

from souterrain.terminal.answers import Answer
from souterrain.terminal.language import Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen import ending, leave
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.screen.curtain import LIFTED, TAKEN_BACK, Curtain
from souterrain.terminal.screen.house import HouseScreen
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.line import Line
from souterrain.terminal.screen.pace import Pace
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.rules import RulesPage
from souterrain.terminal.screen.why import WhyPage
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble, told


class PlayScreen(HouseScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "hurry", "screen-key-hurry"),
        Binding("escape", "back", "screen-key-back"),
        Binding("f1,ctrl+r", "rules", "screen-key-rules"),
        Binding("f2,ctrl+y", "why", "screen-key-why"),
        Binding("f3,ctrl+z", "undo", "screen-key-undo"),
        Binding("f4", "results", "screen-key-results"),
        Binding("pageup", "scroll_story(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_story(1)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._pace = Pace(session)

    @property
    def words(self) -> Language:
        return self.session.words

    @property
    def asked(self) -> bool:
        """Whether somebody is asked and may answer."""
        return not self._pace.moving and self.session.seat is not None and not self.session.curtain

    def compose(self) -> ComposeResult:
        with Container(id="board"):
            yield Picture(id="picture")
            yield Asking(id="asking")
            yield Story(id="story")
        with Horizontal(id="typing"):
            yield Label("›")
            yield Line(self.session, id="line")
        yield Keys()

    def on_mount(self) -> None:
        self.tell()
        self.set_focus(self._asking.rows)
        self._go_on()

    @property
    def _asking(self) -> Asking:
        return self.query_one(Asking)

    def speak(self, code: str) -> None:
        self.session.speak(code)
        super().speak(code)

    def tell(self) -> None:
        words, path = self.words, self.session.path
        self._draw()
        picture = self.query_one(Picture)
        picture.border_title = words("game-name")
        picture.border_subtitle = words("screen-saved", file=path.name) if path is not None else words("screen-unsaved")
        self.query_one(Story).border_title = words("screen-story")
        self.query_one(Line).placeholder = words("screen-line")
        if self.asked:
            self._asking.notice("")
            self._asking.ask(self.session, self._asking.said)
        elif self.session.over:
            self._ended()

    def _draw(self) -> None:
        session = self.session
        if session.curtain:
            return
        self.query_one(Picture).draw(session.picture())
        self.query_one(Story).tell(session.match, session.eyes, session.words)

    # The course of the game

    def _go_on(self) -> None:
        """Whoever is next: a person, a person behind the curtain, or bots until one is needed."""
        if self.session.seat is None:
            self._let_bots_move()
        elif self.session.curtain:
            self._hide()
            self.app.push_screen(Curtain(self.session), self._lifted)
        else:
            self._draw()
            self._asking.ask(self.session)
            self.query_one(Line).clear()
            self.set_focus(self._asking.rows)
            self.refresh_bindings()

    def _hide(self) -> None:
        """Nothing of what one person saw is there when the next one looks."""
        self._asking.wait()
        self._asking.notice("")
        self.query_one(Picture).draw(())
        self.query_one(Story).hide()

    def _lifted(self, what: str | None) -> None:
        if what == LIFTED:
            self.session.lift()
            self._go_on()
        elif what == TAKEN_BACK:
            self._carry_out(self.session.undo)
        else:
            self.action_leave()

    @work(exclusive=True, group="bots")
    async def _let_bots_move(self) -> None:
        if not await self._pace.run(self.house.pause, self._waiting, self._moved):
            return
        if self.session.over:
            self._ended()
            self.action_results()
        else:
            self._go_on()

    def _waiting(self) -> None:
        if not self.session.over:
            name = self.words.seat(self.session.match.turn)
            self._asking.wait(self.words("screen-others"), self.words("screen-waiting", name=name))
            self.refresh_bindings()

    def _moved(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            self._asking.notice(told(trouble, self.words))
        self._draw()

    def _ended(self) -> None:
        self._asking.wait(self.words("screen-results"), self.words("screen-over"))
        self._asking.list(ending.choices(self.words))
        self.refresh_bindings()

    def _carry_out(self, deed: Callable[[], Answer]) -> Answer:
        """What was played is played, even if it could not be saved; the game goes on and says so."""
        try:
            answer = deed()
        except Trouble as fault:
            answer = Answer(True, told(fault, self.words))
        self._asking.notice(answer.text)
        if answer.played:
            self._go_on()
        return answer

    # What a person does

    def on_asking_said(self, event: Asking.Said) -> None:
        if self.asked:
            self._carry_out(lambda: self.session.play(event.line))

    def on_asking_passed(self) -> None:
        if self.asked:
            self._carry_out(self.session.give_way)

    def on_asking_wanted(self, event: Asking.Wanted) -> None:
        self._next(event.key)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        if not line or not self.asked:
            self.set_focus(self._asking.rows)
            return
        so_far = self.session.so_far(line)
        answer = self._carry_out(lambda: self.session.play(line))
        if not answer.played:
            self._asking.answer(answer, so_far, self.words)
            if answer.offers:
                self.query_one(Line).clear()
                self.set_focus(self._asking.rows)

    def action_hurry(self) -> None:
        self._pace.hurry()

    def action_back(self) -> None:
        if self.query_one(Line).has_focus:
            self.set_focus(self._asking.rows)
        else:
            self._asking.back()

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.session.game))

    def action_why(self) -> None:
        line = self.query_one(Line).value.strip()
        about = line if line or self._asking.noticed else None
        self.app.push_screen(WhyPage(self.session, self._asking.said, about))

    def action_undo(self) -> None:
        if self.session.can_undo:
            self._carry_out(self.session.undo)

    def action_results(self) -> None:
        self.app.push_screen(ending.EndingPage(self.session), self._next)

    def action_scroll_story(self, by: int) -> None:
        story = self.query_one(Story)
        (story.scroll_page_down if by > 0 else story.scroll_page_up)(animate=False)

    def action_leave(self) -> None:
        self.app.push_screen(leave.leave_page(self.session), self._leave)

    def _leave(self, what: str | None) -> None:
        if what == leave.HOME:
            self._close_and(self.house.home)
        elif what == leave.QUIT:
            self._close_and(self.app.exit)
        elif self.session.curtain:
            self._go_on()

    def _next(self, what: str | None) -> None:
        """After the end."""
        if what == ending.AGAIN:
            self.house.again(self.session)
        elif what == ending.WATCH:
            self.house.show(Replay(self.session.match.journal, code=self.words.code))
        elif what == ending.HOME:
            self._close_and(self.house.home)

    @work(group="leaving")
    async def _close_and(self, deed: Callable[[], object]) -> None:
        """Leaves when the move that is being made is saved."""
        await self._pace.stop()
        deed()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        match action:
            case "hurry":
                return self._pace.moving
            case "back":
                return self.query_one(Line).has_focus or self._asking.begun
            case "why":
                return self.asked
            case "undo":
                return not self._pace.moving and self.session.can_undo
            case "results":
                return self.session.over and not self._pace.moving
            case _:
                return True
