"""A remote table for both terminal clients: the same keyboard, the match on a server."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from souterrain import parts
from souterrain.client import Api, Client, Gone, Link, Refused
from souterrain.client.people import People
from souterrain.client.table import LOBBY as PHASE
from souterrain.client.table import PUBLIC
from souterrain.core import registry
from souterrain.core.actions import Action, say
from souterrain.core.asks import MAY, MUST, ONE, Ask
from souterrain.core.game import View
from souterrain.core.legal import NOT_OFFERED, Legal
from souterrain.core.parts import Progress
from souterrain.core.rejection import Rejected
from souterrain.core.stakes import Stake
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.protocol.to_client import ToClient, Update
from souterrain.terminal import leading, recap, remote_recap
from souterrain.terminal.answers import Answer
from souterrain.terminal.arrival import arrive, enter, info_of, trouble_of
from souterrain.terminal.aside import Aside, Running
from souterrain.terminal.commands import LEADING, LOBBY, TABLE, Command, read_command
from souterrain.terminal.desk import Desk, Lines
from souterrain.terminal.keyboard import Keyboard, drawn
from souterrain.terminal.language import Language
from souterrain.terminal.lines import number_in
from souterrain.terminal.presence import News, called, first_news, names, who_is_here
from souterrain.terminal.results import Results, results_of
from souterrain.terminal.table import BOT
from souterrain.terminal.titles import Earned
from souterrain.terminal.trouble import Trouble
from souterrain.terminal.vocabulary import vocabulary

T = TypeVar("T")


class Remote(Keyboard):
    """A keyboard at a remote table. All waiting is in `_run`, which processes messages meanwhile."""

    elsewhere = True

    def __init__(self, runner: Running, client: Client, api: Api, code: str) -> None:
        super().__init__(info_of(client).game)
        self._runner = runner
        self._client = client
        self._api = api
        self._told: dict[int, int] = {}
        self._passed: set[tuple[int, int, int]] = set()
        self.words = self._language(code)
        self._desk: Desk | None = None
        self._mark: object = None
        self._news = News(info_of(client), client.table.person, client.link.base)
        self._seated()
        self._first = first_news(client.table, api.was, self.words)
        client.listener = self._heard

    @classmethod
    def join(cls, link: str, people: People, *, name: str = "", code: str = "en", aside: bool = False) -> Remote:
        """Join a table: take a free seat and say ready. Raise `Trouble` if there is no such table or no answer.
        `aside`: the table goes on in a thread of its own, also while nobody waits for it."""
        try:
            where = Link.read(link)
        except ValueError as fault:
            raise Trouble("trouble-link", link=link) from fault
        return cls._entered(Aside() if aside else Runner(), arrive(where, people, name, code), code)

    @classmethod
    def _entered(cls, runner: Running, entering: Coroutine[Any, Any, tuple[Api, Client]], code: str) -> Remote:
        try:
            api, client = runner.run(entering)
            return cls(runner, client, api, code)
        except (Gone, Refused) as fault:
            runner.close()
            raise trouble_of(fault, code) from fault
        except BaseException:
            runner.close()
            raise

    @property
    def carries(self) -> bool:
        return self.info.carries

    def again(self, *, carry: bool = False) -> Remote:
        """Start another game at a new table."""
        answer = self._run(self._client.rematch(carry)).answer or {}
        link = Link.to_table(self._client.link.base, str(answer.get("table", "")))
        return self._entered(Aside(), enter(link, self._api), self.words.code)

    def at_desk(self) -> Desk:
        """Return the console of the line client."""
        self._desk = Desk(
            Lines(self._runner.get_loop(), self._client.wake), self._wait, lambda: self.standing, self._is_command
        )
        self._desk.tell([*self._first, *(self._recap(recap.PAUSE) if self.begun else [])])
        return self._desk

    # People at the keyboard

    @property
    def info(self) -> TableInfo:
        return info_of(self._client)

    @property
    def begun(self) -> bool:
        return self._client.table.phase != PHASE

    @property
    def seat(self) -> int | None:
        ask = self._ask()
        return ask.seat if ask is not None else None

    @property
    def over(self) -> bool:
        return self._client.table.over

    @property
    def moves(self) -> int:
        return self._client.table.seq

    @property
    def at_once(self) -> bool:
        return not self._shared

    @property
    def standing(self) -> tuple[int, int] | bool:
        """The current question; without one, whether the game is over."""
        ask = self._ask()
        return (ask.seat, ask.number) if ask is not None else self.over

    def waiting(self) -> str:
        if not self.begun:
            return self.words("table-waits")
        asked = [ask.seat for ask in self._client.table.asks if ask.kind in (MUST, ONE)]
        return self.words("waiting-for", names=self.words.several([*dict.fromkeys(map(self.words.seat, asked))]))

    # Display

    def company(self) -> str:
        told = self.words("at-table", names=self.words.several([*names(self.info, self.words)]))
        return told if self.begun else f"{told} {self.words('table-waits')}"

    def _recap(self, pause: float) -> list[str]:
        return self._runner.run(remote_recap.fetched(self._api, self.info.id, self.words, pause))

    def seen(self) -> View:
        return dict(self._client.table.view(self._eyes))

    def picture(self) -> list[str]:
        return drawn(self.game, view, self.words) if (view := self.seen()) else []

    def news(self) -> list[str]:
        story = self._client.table.story.get(self._eyes, [])
        after, self._told[self._eyes] = self._told.get(self._eyes, 0), len(story)
        said = [self.words.event(seen) for seen in story[after:]]
        return said + self._recap(0.0) if recap.ends_chapter(self.game, story[after:]) else said

    def log(self) -> list[str]:
        return [self.words.event(seen) for seen in self._client.table.story.get(self._eyes, [])]

    @property
    def told(self) -> int:
        return len(self._client.table.story.get(self._eyes, ()))

    def chronicle(self, after: int = 0) -> list[tuple[int, str]]:
        numbers = self._client.table.numbers.get(self._eyes, [])
        return list(zip(numbers[after:], self.log()[after:], strict=False))

    def results(self) -> Results:
        """Return the results; the titles come with the finished game."""
        try:
            titles = self._runner.run(self._api.replay(self.info.id)).titles
        except (Gone, Refused):
            titles = {}
        kind, kept = registry.game(self.game).facts.result, self.earned()
        told = {seat: Earned(tuple(won), kept.get(seat, Earned()).progress) for seat, won in titles.items()}
        return results_of(self._client.table.outcome, kind, told, self.words)

    def earned(self) -> dict[int, Earned]:
        """Return titles and progress from the server; one person holds all seats at this keyboard."""
        if not self._titled:
            return {}
        try:
            profile = self._runner.run(self._api.profile())
        except (Gone, Refused):
            return {}
        names = known.names if (known := parts.titles(self.game)) is not None else ()
        titles = tuple([title for title in profile.titles if title in names])
        mine = [one for one in profile.progress if one.game == self.game]
        progress = tuple([Progress(one.title, tuple(one.found), tuple(one.wanted)) for one in mine])
        return dict.fromkeys(self.people, Earned(titles, progress))

    @property
    def path(self) -> Path | None:
        return None

    def left(self) -> list[str]:
        return [self.words("table-left", link=str(self._client.link))]

    # Actions

    def step(self) -> bool:
        """Wait until something has happened, or was typed; return False when somebody here is needed or the game is
        over."""
        if self.over or self.seat is not None or self._interrupted:
            return False
        self._wait(self._something)
        self._mark = self._marked()
        return True

    def _something(self) -> bool:
        """Return whether the wait is over."""
        heard = self._desk is not None and self._desk.heard
        return self.over or self.seat is not None or heard or self._interrupted or self._marked() != self._mark

    def _marked(self) -> object:
        """Return a value that changes with every reported event."""
        return self.moves, self.begun, self.told if self.at_once else 0

    def interrupt(self) -> None:
        super().interrupt()
        if not self._runner.get_loop().is_closed():
            self._runner.get_loop().call_soon_threadsafe(self._client.wake)

    def play(self, line: str, *, sure: bool = False) -> Answer:
        """Play a line. A person who has passed may change their mind until somebody moves."""
        if self._ask() is None:
            self._passed.clear()
        return super().play(line, sure=sure)

    def give_way(self) -> Answer:
        ask = self._ask()
        if ask is None or not self._may_pass(ask):
            return Answer(False, self.words("must-answer"))
        passed = self._passing(ask)
        return self._wish(self._client.waive(ask), lambda: self._passed.add(passed))

    def undo(self) -> Answer:
        for seat in self.people:
            if seat in self._client.table.may_undo and (not self._shared or seat == self._looking):
                return self._wish(self._client.undo(seat))
        return self._counsel.refuse(Rejected("no-way-back"), self.words)

    @property
    def can_undo(self) -> bool:
        return any(seat in self._client.table.may_undo for seat in self.people)

    def obey(self, command: Command) -> list[str]:
        seat = self.eyes if self.eyes is not None else PUBLIC
        match command.name:
            case "say":
                return self._done(self._client.say(command.rest)) if command.rest else []
            case "mute":
                return [self._news.mute(command.rest, self.words)]
            case "who":
                return who_is_here(self.info, self.words)
            case "agree" | "refuse" if self.info.wish is not None:
                return self._done(self._client.consent(command.name == "agree"))
            case "resign" if seat in self.people:
                return self._done(self._client.resign(seat))
            case "hold" if seat in self.people:
                return self._done(self._client.hold(seat))
            case "lend" if seat in self.people:
                return self._done(self._client.lend(seat, BOT + list(parts.bots(self.game))[-1]))
            case "sit" if self._lent:
                return [line for lent in self._lent for line in self._done(self._client.lend(lent))]
            case "sit" if self.begun:
                return self._sit(number_in(command.rest) - 1)
            case "sit":
                number = number_in(command.rest)
                return self._done(self._client.take_seat(number - 1 if number > 0 else None))
            case "stand":
                return [line for held in self.people for line in self._done(self._client.sit(held, ""))]
            case name if name in LEADING:
                return leading.obey(command, self._client, self.words, self._done)
            case "ready":
                return self._done(self._client.ready())
            case "start":
                return self._done(self._client.host("start"))
            case _:
                return super().obey(command)

    def _ask_each(self) -> bool:
        seat = self.eyes
        if seat not in self.people:
            return False
        table, each = self._client.table, not self._client.table.each.get(seat, False)
        self._done(self._client.orders(seat, table.orders.get(seat), each=each))
        return each

    def close(self) -> None:
        self._client.listener = None
        self._runner.run(self._client.close())
        self._runner.close()

    # Internals

    def _sit(self, seat: int) -> list[str]:
        """Take a seat again in the running game, or ask the others for one; without a number the first there is."""
        seats = [seat] if seat >= 0 else [*self._client.table.back, *self._client.table.may_ask]
        return self._done(self._client.sit(seats[0])) if seats else [self.words("no-seat")]

    def _heard(self, news: ToClient | str) -> None:
        self._seated()
        told = self._news.told(news, self.words)
        if self._desk is None:
            self._hear(told)
            return
        if isinstance(news, Update) and self._desk.asking and self.at_once:
            told += self.news()
        self._desk.tell(told)

    def _seated(self) -> None:
        """Update seats, commands and names after a change of seats or the start of a game."""
        self.people = self._client.table.mine
        self.commands = TABLE + LEADING * (self.info.leader >= 0) + self._more if self.begun else LOBBY
        self._shared = registry.game(self.game).facts.hides(self.info.options) and len(self.people) > 1
        self.words.names = called(self.info, self._client.table, self.words)

    @property
    def _lent(self) -> list[int]:
        """Return the seats of this keyboard that a bot plays for now."""
        return [seat for seat in self.people if self.info.seats[seat].lent]

    @property
    def _eyes(self) -> int:
        if self._shared:
            return PUBLIC if self._looking is None else self._looking
        return self.seat if self.seat is not None else self.people[0] if self.people else PUBLIC

    def _language(self, code: str) -> Language:
        words = Language(code, self.game)
        words.names = called(self.info, self._client.table, words)
        return words

    def _is_command(self, line: str) -> bool:
        return read_command(line, self.commands, vocabulary(self.game)) is not None

    def _ask(self) -> Ask | None:
        """Return the current ask: offers first, then those that must be answered, then those of one among several;
        passed ones are left out."""
        mine = [ask for ask in self._client.table.asks if ask.seat in self.people and ask.seat not in self._lent]
        open_ = [ask for ask in mine if self._passing(ask) not in self._passed]
        return next((ask for kind in (MAY, MUST, ONE) for ask in open_ if ask.kind == kind), None)

    def _passing(self, ask: Ask) -> tuple[int, int, int]:
        """Return the key of a passed ask: an offer stays passed while it stands; an ask to several, until anybody
        moves."""
        return ask.seat, ask.number, 0 if ask.kind == MAY else self.moves

    def _may_pass(self, ask: Ask) -> bool:
        others = [other for other in self._client.table.asks if other.kind == ONE and other.seat != ask.seat]
        return ask.kind == MAY or (ask.kind == ONE and bool(others))

    def _legal_of(self, seat: int) -> Legal:
        return self._client.table.legal(seat, lambda _, action: self._explained(seat, action))

    def _stakes_of(self, seat: int) -> tuple[Stake, ...]:
        return self._client.table.stakes(seat)

    def _explained(self, seat: int, action: Action) -> Rejected:
        """Return the reason of a refusal, from the server."""
        try:
            told = self._run(self._client.why(seat, say(action)))
        except Refused as refused:
            return Rejected(refused.code, refused.rule, **refused.data)
        return NOT_OFFERED if told["legal"] else Rejected(told["code"], told["rule"], **told["data"])

    def _answer(self, ask: Ask, action: Action) -> Answer:
        return self._wish(self._client.move(ask, action))

    def _wish(self, wish: Coroutine[Any, Any, object], then: Callable[[], object] = lambda: None) -> Answer:
        """Carry out a request and return the answer."""
        try:
            self._run(wish)
        except Refused as refused:
            if not self.words.has(f"refusal-{refused.code}"):
                return Answer(False, self.words("refused-code", code=refused.code))
            return self._counsel.refuse(Rejected(refused.code, refused.rule, **refused.data), self.words)
        then()
        return Answer(True)

    def _done(self, wish: Coroutine[Any, Any, object]) -> list[str]:
        return self._wish(wish).text.splitlines()

    def _wait(self, ready: Callable[[], bool]) -> None:
        self._run(self._client.until(ready))

    def _run(self, wish: Coroutine[Any, Any, T]) -> T:
        try:
            return self._runner.run(wish)
        except Gone as gone:
            self.lost = True
            raise trouble_of(gone, self.words.code) from gone
