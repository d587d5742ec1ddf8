"""The replay viewer: a game move by move, forward and back, with its picture and its log up to there."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from souterrain.terminal.language import Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen.house import HouseScreen
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.rules import RulesPage
from souterrain.terminal.session import chronicle


class WatchScreen(HouseScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "move(1)", "screen-key-moves", key_display="← →", priority=True),
        Binding("left", "move(-1)", show=False, priority=True),
        Binding("home", "first", "screen-key-first", priority=True),
        Binding("end", "last", "screen-key-last", priority=True),
        Binding("pageup", "move(-10)", show=False, priority=True),
        Binding("pagedown", "move(10)", show=False, priority=True),
        Binding("m", "moment(1)", "screen-key-moments", key_display="m/M"),
        Binding("M", "moment(-1)", show=False),
        Binding("up", "scroll_story(-1)", show=False, priority=True),
        Binding("down", "scroll_story(1)", show=False, priority=True),
        Binding("e", "eyes", "screen-key-eyes"),
        Binding("f1,ctrl+r", "rules", "screen-key-rules"),
        Binding("escape", "home", "screen-key-home"),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay

    @property
    def words(self) -> Language:
        return self.replay.words

    def compose(self) -> ComposeResult:
        with Container(id="board"):
            yield Picture(id="picture")
            yield Static(id="place", markup=False)
            yield Story(id="story")
        yield Keys()

    def on_mount(self) -> None:
        self.tell()

    def speak(self, code: str) -> None:
        self.replay.speak(code)
        super().speak(code)

    def tell(self) -> None:
        words, replay = self.words, self.replay
        picture, story = self.query_one(Picture), self.query_one(Story)
        picture.border_title = words("game-name")
        eyes = words("screen-spectator") if replay.eyes is None else words.seat(replay.eyes)
        picture.border_subtitle = words("screen-eyes", name=eyes)
        story.border_title = words("screen-story")
        picture.draw(replay.picture(), replay.match.game.tints)
        about = (replay.match, replay.eyes, words.code)
        story.tell(about, len(replay.match.events), partial(chronicle, replay.match, replay.eyes, words))
        results = replay.results()
        told = [replay.title(), *replay.marked(), *(["", *results.lines(words)] if results is not None else [])]
        place = self.query_one("#place", Static)
        place.update("\n".join([replay.timeline(max(20, self.size.width // 2)), *told]))

    def action_move(self, by: int) -> None:
        self._to(max(0, min(self.replay.last, self.replay.move + by)))

    def action_first(self) -> None:
        self._to(0)

    def action_last(self) -> None:
        self._to(self.replay.last)

    def _to(self, move: int) -> None:
        if move != self.replay.move:
            self.replay.to(move)
            self.tell()

    def action_moment(self, way: int) -> None:
        if self.replay.to_moment(way):
            self.tell()

    def action_scroll_story(self, by: int) -> None:
        story = self.query_one(Story)
        story.scroll_to(y=story.scroll_y + by, animate=False)

    def action_eyes(self) -> None:
        """Switch to the next seat's view; after the last one to a spectator's."""
        following = 0 if self.replay.eyes is None else self.replay.eyes + 1
        self.replay.look(following if following < self.replay.seats else None)
        self.tell()

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.replay.journal.header.game))

    def action_home(self) -> None:
        self.house.home()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "moment":
            return bool(self.replay.moments)
        if action == "eyes":
            return self.replay.finished and self.replay.seats > 1
        return action != "leave"
