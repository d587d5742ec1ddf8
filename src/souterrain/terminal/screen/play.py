"""The game screen: picture, question and words, log, and a line to type in. Bots move while nothing blocks."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.message import Message
from textual.widgets import Input, Label

from souterrain.core import registry
from souterrain.terminal.answers import Answer
from souterrain.terminal.commands import PLAYING, Command, read_command
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen import ending, leave, lobby
from souterrain.terminal.screen.asking import Asking, Chosen, Passed, Said, Wanted
from souterrain.terminal.screen.curtain import LIFTED, TAKEN_BACK, Curtain
from souterrain.terminal.screen.house import HouseScreen
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.line import Line
from souterrain.terminal.screen.pace import Pace
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.rows import Row
from souterrain.terminal.screen.rules import RulesPage
from souterrain.terminal.screen.typing import Typing
from souterrain.terminal.screen.why import WhyPage
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble, told
from souterrain.terminal.vocabulary import vocabulary
from souterrain.terminal.worth import is_no, is_yes


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

    class Heard(Message):
        """An event at a remote table."""

        def __init__(self, lines: list[str]) -> None:
            super().__init__()
            self.lines = lines

    def __init__(self, session: Keyboard) -> None:
        super().__init__()
        self.session = session
        self._pace = Pace(session)
        self._busy = False
        self._standing: object = None
        self._typing = Typing()

    @property
    def words(self) -> Language:
        return self.session.words

    @property
    def asked(self) -> bool:
        """True if somebody is asked and may answer."""
        here = self.session.seat is not None and not self.session.curtain
        return here and not self._pace.moving and not self._busy

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
        self._asking.listener = self._choose
        self.tell()
        self.set_focus(self._asking.rows)
        self.session.listen(self._hear)
        self._go_on()

    def on_unmount(self) -> None:
        self.session.interrupt()

    def _hear(self, lines: list[str]) -> None:
        """Forward an event from the table's thread to this one."""
        self.post_message(self.Heard(lines))

    def on_play_screen_heard(self, event: Heard) -> None:
        self.query_one(Story).say([] if self.session.curtain else event.lines)
        self._look_again()

    def on_screen_resume(self) -> None:
        if self.session.elsewhere:
            self._look_again()

    def _look_again(self) -> None:
        """Update the screen after others' moves; the question may have changed."""
        if self._pace.moving or self._busy or self.app.screen is not self:
            return
        if self.session.standing != self._standing:
            self._go_on()
        else:
            self._draw()

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
        if not self.session.elsewhere:
            saved = words("screen-saved", file=path.name) if path is not None else words("screen-unsaved")
            picture.border_subtitle = saved
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
        self.query_one(Picture).draw(session.picture(), registry.game(session.game).tints)
        self.query_one(Story).tell((session, session.eyes, session.words.code), session.told, session.chronicle)

    # The course of the game

    def _go_on(self) -> None:
        """Continue with the next player: a person, a person behind the curtain, or bots."""
        self._standing = self.session.standing
        if self.session.seat is None:
            self._let_bots_move()
        elif self.session.curtain:
            self._hide()
            self.app.push_screen(Curtain(self.session), self._lifted)
        else:
            self._draw()
            self._asking.ask(self.session)
            if not self._typing.begun:
                self.query_one(Line).clear()
                self.set_focus(self._asking.rows)
            self.refresh_bindings()

    def _hide(self) -> None:
        """Clear everything that one person saw before the next one looks."""
        self._asking.wait()
        self._asking.notice("")
        self.query_one(Picture).draw((), {})
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
            if self.session.lost:
                self._lost()
            return
        if self.session.over:
            self._ended()
            self.action_results()
        else:
            self._go_on()

    def _waiting(self) -> None:
        if self.session.over:
            return
        before = "stand" in self.session.commands
        self._asking.wait(self.words("screen-lobby" if before else "screen-others"), self.session.waiting())
        self._asking.list(lobby.choices(self.words) if before else [])
        self.refresh_bindings()

    def _lost(self) -> None:
        self._asking.wait(self.words("screen-lost"))
        self._asking.list([Row(ending.HOME, self.words("screen-home"))])
        self.refresh_bindings()

    def _moved(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            self._asking.notice(told(trouble, self.words))
        self._draw()

    def _ended(self) -> None:
        self._standing = self.session.standing
        self._asking.wait(self.words("screen-results"), self.words("screen-over"))
        self._asking.list(ending.choices(self.session))
        self.refresh_bindings()

    def _carry_out(self, deed: Callable[[], Answer], then: Callable[[Answer], None] = lambda answer: None) -> None:
        """Carry out an action; at a remote table it takes time, and the screen stays unchanged meanwhile."""
        if self.session.elsewhere:
            self._busy = True
            self._asking.rows.hold()
            self._carry_out_there(deed, then)
        else:
            self._carried_out(self._attempt(deed), then)

    @work(group="deeds")
    async def _carry_out_there(self, deed: Callable[[], Answer], then: Callable[[Answer], None]) -> None:
        try:
            answer = await to_thread(self._attempt, deed)
        finally:
            self._busy = False
        self._carried_out(answer, then)

    def _attempt(self, deed: Callable[[], Answer]) -> Answer:
        """Try an action; if it could not be saved, the game goes on and says so."""
        try:
            return deed()
        except Trouble as fault:
            return Answer(True, told(fault, self.words))

    def _carried_out(self, answer: Answer, then: Callable[[Answer], None]) -> None:
        self._asking.notice(answer.text)
        if self.session.lost:
            self._lost()
        elif answer.played:
            self._go_on()
        else:
            self._look_again()
        then(answer)
        while not self._busy and (line := self._typing.next(refused=not (answer.played or answer.sure))) is not None:
            self._take_line(line)
        self._asking.rows.release()

    # Actions of a person

    def foresee(self, event: events.Key) -> None:
        self._typing.take(event, self, self._asking.rows, self.query_one(Line))

    def _choose(self, event: Chosen) -> None:
        """Carry out what was chosen from the list."""
        if isinstance(event, Wanted):
            self._obey(Command(event.key[1:], "")) if event.key.startswith("/") else self._next(event.key)
        elif self.asked and isinstance(event, Said):
            self._carry_out(partial(self.session.play, event.line, sure=event.sure), self._ask_again)
        elif self.asked and isinstance(event, Passed):
            self._carry_out(self.session.give_way)

    def _ask_again(self, answer: Answer) -> None:
        """Ask once more before something is wasted; start a refused sentence anew."""
        if answer.sure and self.asked:
            self._asking.doubt(answer, self.words)
        elif not answer.played and self.asked:
            self._asking.ask(self.session)

    @work(group="deeds")
    async def _obey(self, command: Command) -> None:
        """Carry out a command to the table."""
        try:
            lines = await to_thread(self.session.obey, command)
        except Trouble as fault:
            lines = [told(fault, self.words)]
        self._asking.notice("\n".join(lines))
        self._look_again()

    def _command(self, line: str) -> Command | None:
        command = read_command(line, self.session.commands, vocabulary(self.session.game))
        known = command is not None and command.name not in PLAYING
        return command if known else None

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self._busy:
            self._typing.lines.append(event.value.strip())
        else:
            self._take_line(event.value.strip())

    def _take_line(self, line: str) -> None:
        """Carry out a typed line: the answer to a doubt, a command, or a sentence."""
        settled = bool(self._asking.doubted) and (is_yes(line, self.words) or is_no(line, self.words))
        command = None if settled else self._command(line)
        if command is not None:
            self._obey(command)
        elif line and self.asked:
            self._play_line(line)
        else:
            self.query_one(Line).restore(line)
            self.set_focus(self._asking.rows)

    def _play_line(self, line: str) -> None:
        doubted, so_far = self._asking.doubted, self.session.so_far(line)
        if doubted and is_no(line, self.words):
            self._asking.keep()
            self.set_focus(self._asking.rows)
            return
        yes = bool(doubted) and is_yes(line, self.words)

        def answered(answer: Answer) -> None:
            if answer.sure:
                self._asking.doubt(answer, self.words)
            elif not answer.played:
                self._asking.answer(answer, so_far, self.words)
            if answer.offers or answer.sure:
                self.set_focus(self._asking.rows)
            elif not answer.played:
                self.query_one(Line).restore(line)

        self._carry_out(partial(self.session.play, doubted if yes else line, sure=yes), answered)

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
        """Carry out the choice after the end."""
        if what in (ending.AGAIN, ending.CARRY):
            self.house.again(self.session, carry=what == ending.CARRY)
        elif what == ending.WATCH:
            assert isinstance(self.session, Session), "only a game that was played here"
            self.house.show(Replay(self.session.match.journal, code=self.words.code))
        elif what == ending.HOME:
            self._close_and(self.house.home)

    @work(group="leaving")
    async def _close_and(self, deed: Callable[[], object]) -> None:
        """Leave as soon as the current move is saved."""
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
