"""The friendly front door: a game being played, and its journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, NamedTuple

from souterrain.core import registry, slow
from souterrain.core.actions import Action, Unreadable, is_action
from souterrain.core.asks import Ask
from souterrain.core.chance import Recorded, Script, ScriptError
from souterrain.core.events import Event, Log, told
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.journal import (
    Act,
    End,
    Entry,
    Fork,
    Header,
    Journal,
    JournalError,
    Reveal,
    Seat,
    Snapshot,
    Undo,
    embedded,
)
from souterrain.core.legal import Legal
from souterrain.core.records import Record, digest
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.seeded import PLAY, SETUP, Seeded, commitment, key_of, seed_bytes
from souterrain.core.slow import Resolve, at_once
from souterrain.core.turns import Turns
from souterrain.core.undoing import since, step_back

BY = ("seat", "clock", "bot", "host")
AGE = 1_000_000
"""The jump of ask numbers at an undo: further than any game counts."""


class Played(NamedTuple):
    """An action that was carried out: its entry's number, what it brought about, and the films of its slow draws."""

    number: int
    events: tuple[Event, ...]
    films: tuple[bytes, ...] = ()


def setup_of(game: Game[Any], seats: int, options: Mapping[str, str], roles: tuple[str, ...], content: Any) -> Setup:
    """Return the beginning of a match, or raise SetupError if the game cannot be played so."""
    facts = game.facts
    facts.check_seats(seats)
    if len(roles) > seats or any(role not in facts.roles for role in roles):
        raise SetupError(Rejected("no-such-role"))
    return Setup(seats, facts.resolve(options), roles, content)


class Match:
    """Made by `new`, `replay` or `resume`. The seed is the match's own secret until the game is over."""

    def __init__(self, game: Game[Any], journal: Journal, state: Record, events: Log, chance: Recorded | None) -> None:
        self.game = game
        self.journal = journal
        self.state = state
        self.events: list[tuple[int, Event]] = [(0, event) for event in events]
        self.films: dict[int, tuple[bytes, ...]] = {}
        """Of slow draws, by the entry's number, 0 for the set-up; whoever needs the room may drop them."""
        self.ended = False
        self.whole = True
        """True if `events` goes back to the beginning."""
        self._chance = chance
        self._seed: bytes | None = None
        self._turns = Turns()
        self._asks: tuple[Ask, ...] | None = None
        self._legal: dict[int, Legal] = {}
        self._before: list[tuple[Act, Record]] = []
        self._apart = game.facts.parts(journal.header.options)
        self._undone: Counter[int | None] = Counter()
        """The number of undos: by a seat that plays apart, or (None) for everybody."""
        self._machines: frozenset[int] = frozenset()
        """Seats for which a bot spoke last."""
        self._told = False
        for entry in journal.entries:
            self._take_in(entry)

    @classmethod
    def new(
        cls,
        name: str,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        roles: tuple[str, ...] = (),
        nonces: tuple[str, ...] = (),
        content: Any = None,
        resolve: Resolve = at_once,
    ) -> Match:
        game = registry.game(name)
        facts = game.facts
        seats = facts.seats[0] if seats is None else seats
        setup = setup_of(game, seats, options or {}, roles, None if content is None else embedded(content))
        for kind in facts.slow:
            if systems := slow.systems(kind):
                raise SetupError(Rejected("not-on-this-system", systems=", ".join(systems)))
        secret = token_bytes(32) if seed is None else seed_bytes(seed)
        key = key_of(secret, nonces)
        first, log = Seeded(key, SETUP, resolve), Log()
        state = game.start(setup, first, log)
        header = Header(
            name,
            facts.rules,
            seats,
            dict(setup.options),
            roles,
            setup.content,
            commitment(secret),
            nonces,
            tuple(first.draws),
            digest(game.dump(state)),
        )
        match = cls(game, Journal(header), state, log, Seeded(key, PLAY, resolve))
        match._seed = secret
        if first.films:
            match.films[0] = tuple(first.films)
        return match

    @classmethod
    def replay(cls, journal: Journal, upto: int | None = None) -> Match:
        """Return the match as it stood after entry `upto` (all of them if None), from its draws; checks every
        digest."""
        header = journal.header
        game = registry.game(header.game)
        if header.rules != game.facts.rules:
            raise JournalError("line 1: this game was played by other rules")
        first, log = Script(header.draws), Log()
        try:
            setup = setup_of(game, header.seats, header.options, header.roles, header.content)
            state = game.start(setup, first, log)
            first.finish()
        except (ScriptError, LookupError, TypeError, ValueError) as fault:
            raise JournalError(f"line 1: {fault}") from fault
        if digest(game.dump(state)) != header.digest:
            raise JournalError("line 1: the set-up ends in another state")
        match = cls(game, Journal(header), state, log, None)
        for number, entry in enumerate(journal.entries[:upto], 1):
            match._again(number, entry)
        return match

    @classmethod
    def shortcut(cls, journal: Journal) -> Match:
        """Return the match at the journal's end, begun at its last snapshot: quick, without the story before it."""
        start = max((n for n, entry in enumerate(journal.entries) if isinstance(entry, Snapshot)), default=-1)
        snapshot = journal.entries[start] if start >= 0 else None
        if not isinstance(snapshot, Snapshot):
            return cls.replay(journal)
        game = registry.game(journal.header.game)
        try:
            state = game.load(snapshot.state)
        except (LookupError, TypeError, ValueError) as fault:
            raise JournalError(f"line {start + 2}: {fault}") from fault
        acts = [entry for entry in journal.entries[:start] if isinstance(entry, Act | Undo)]
        if digest(snapshot.state) != (acts[-1] if acts else journal.header).digest:
            raise JournalError(f"line {start + 2}: the snapshot shows another state")
        match = cls(game, Journal(journal.header, journal.entries[: start + 1]), state, Log(), None)
        match.whole = False
        match.ended = any(isinstance(entry, End) for entry in match.journal.entries)
        for number, entry in enumerate(journal.entries[start + 1 :], start + 2):
            match._again(number, entry)
        return match

    @classmethod
    def resume(cls, journal: Journal, seed: int | bytes, resolve: Resolve = at_once, *, short: bool = False) -> Match:
        """Go on with a journal whose seed is still known: what comes next is what would have come. `short` begins
        at the last snapshot instead of the first entry."""
        secret = seed_bytes(seed)
        if commitment(secret) != journal.commitment:
            raise JournalError("line 1: this is not the seed that was promised")
        match = cls.shortcut(journal) if short else cls.replay(journal)
        match._seed = secret
        match._chance = Seeded(key_of(secret, journal.header.nonces), PLAY, resolve)
        return match

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions. After an undo all asks that it reaches have new numbers, so that an answer to a future
        that was taken back comes too late."""
        if self._asks is None:
            asks = () if self.ended else self.game.asks(self.state)
            if self._undone:
                asks = tuple(
                    [Ask(ask.seat, ask.number + self._past(ask), ask.kind, ask.about, ask.default) for ask in asks]
                )
            self._asks = asks
        return self._asks

    def _past(self, ask: Ask) -> int:
        return (self._undone[None] + self._undone[ask.seat]) * AGE

    @property
    def turn(self) -> int:
        """The driver's next seat; TABLE when a window waits to be closed."""
        ask = self._turns.next(self.asks)
        if ask is None:
            raise ValueError("nobody is asked: the match is over")
        return ask.seat

    def ask_of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def waive(self, seat: int) -> None:
        """Waive what the seat is offered: said to the driver, not to the game."""
        ask = self.ask_of(seat)
        if ask is not None:
            self._turns.waive(ask)

    def legal(self, seat: int) -> Legal:
        """Return what the seat may say now; cached for each state."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = self.game.legal(self.state, seat) if self.ask_of(seat) else Legal()
        return legal

    def view(self, eyes: int | None) -> View:
        return self.game.view(self.state, eyes)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def told(self) -> bool:
        """True if the seed is told."""
        return self._told

    def story(self, eyes: int | None, after: int = -1) -> list[dict[str, Any]]:
        """Return the events that those eyes were told since entry `after`."""
        return told([event for number, event in self.events if number > after], eyes)

    def play(self, seat: int, action: Action | str, *, ask: int | None = None, by: str = "seat") -> Played | Rejected:
        """Answer an ask. Whatever comes in, the answer is `Played` or `Rejected`."""
        asked = self.ask_of(seat) if type(seat) is int else None
        if asked is None:
            return Rejected("match-over" if not self.asks else "not-asked")
        if ask is not None and ask != asked.number:
            return Rejected("too-late")
        try:
            sentence = self.game.read(action) if isinstance(action, str) else action
        except Unreadable:
            return Rejected("unreadable")
        if (sentence is action and not is_action(sentence)) or by not in BY:
            return Rejected("unreadable")
        refused = self.legal(seat).why_not(sentence)
        if refused is not None:
            return refused
        chance, log = self._chance, Log()
        if chance is None:
            return Rejected("only-watched")
        log.machines = self._machines_after(seat, by)
        chance.begin()
        state = self.game.apply(self.state, seat, sentence, chance, log)
        said = action if isinstance(action, str) else self.game.say(sentence)
        held = digest(self.game.dump(state))
        entry = Act(asked.number, seat, by, said, tuple(chance.draws), held, int(chance.sealed))
        self._before.append((entry, self.state))
        self.state = state
        self._append(entry, log)
        number, films = len(self.journal.entries), tuple(chance.films)
        if films:
            self.films[number] = films
        return Played(number, tuple(log), films)

    def can_undo(self, seat: int) -> bool:
        """Tell if the seat's last act drew nothing, sealed nothing, and nobody answered since, unless seats play apart.
        Once the seed is told there is no way back into the game."""
        if self.ended or self._told:
            return False
        for act, _ in reversed(self._before if self._apart else self._before[-1:]):
            if act.seat == seat:
                return not act.draws and not act.sealed
        return False

    def undo(self, seat: int) -> Played | Rejected:
        if not self.can_undo(seat):
            return Rejected("no-way-back")
        return self._back(seat, since(self._before, seat), 0)

    def has_acted(self, seat: int) -> bool:
        """Tell if there is an act of this seat that everybody together could take back."""
        return not self.ended and not self._told and any(act.seat == seat for act, _ in self._before)

    def take_back(self, seat: int) -> Played | Rejected:
        """Take back the seat's last act and all that was done since. The host sees to the consent of everybody at the
        table. Dice that fell will fall the same again."""
        if not self.has_acted(seat):
            return Rejected("no-way-back")
        return self._back(seat, since(self._before, seat), 1)

    def _back(self, seat: int, acts: int, consent: int) -> Played:
        self.state = step_back(self.game, self._before, acts, alone=not consent)
        log = Log()
        log("taken-back", seat=seat)
        self._append(Undo(seat, digest(self.game.dump(self.state)), acts if consent else 1, consent), log)
        return Played(len(self.journal), tuple(log))

    def sit(self, seat: int, who: str) -> None:
        """Let a person, `bot:<name>` or nobody play the seat from now on."""
        self._append(Seat(seat, who), Log())

    def end(self, seat: int, reason: str) -> None:
        """End the match before its game is over."""
        self.ended = True
        self._append(End(seat, reason), Log())

    def snapshot(self) -> None:
        self._append(Snapshot(self.game.dump(self.state)), Log())

    def reveal(self) -> None:
        """Tell the seed, once the match is over."""
        if self._seed is None or not self.over:
            raise ValueError("a seed is told by the match that holds it, when it is over")
        self._append(Reveal(self._seed.hex()), Log())

    def fork(self, told: bytes, seed: bytes) -> None:
        """Go on from here, in a match of its own, with dice that nobody knows yet; `told` is the seed of those that
        fell."""
        self._append(Fork(told.hex(), commitment(seed)), Log())
        self._seed = seed
        self._chance = Seeded(key_of(seed, self.journal.header.nonces), PLAY)

    def _append(self, entry: Entry, log: Log) -> None:
        self.journal.entries.append(entry)
        self._take_in(entry)
        if log:
            number = len(self.journal.entries)
            self.events += [(number, event) for event in log]
        self._asks = None
        self._legal = {}
        self._turns.entry(self.asks)

    def _take_in(self, entry: Entry) -> None:
        """Note what an entry changes for those that follow."""
        if isinstance(entry, Act):
            self._machines = self._machines_after(entry.seat, entry.by)
        elif isinstance(entry, Undo):
            self._undone[entry.seat if self._apart and not entry.consent else None] += 1
        elif isinstance(entry, Reveal):
            self._told = True

    def _machines_after(self, seat: int, by: str) -> frozenset[int]:
        if (by == "bot") == (seat in self._machines):
            return self._machines
        return self._machines ^ {seat}

    def _again(self, number: int, entry: Entry) -> None:
        """Carry out an entry of a journal and compares."""
        line = number + 1
        if isinstance(entry, Act):
            self._chance = script = Script(entry.draws)
            try:
                answer = self.play(entry.seat, entry.text, ask=entry.ask, by=entry.by)
                script.finish()
            except ScriptError as fault:
                raise JournalError(f"line {line}: {fault}") from fault
            finally:
                self._chance = None
            if isinstance(answer, Rejected):
                raise JournalError(f"line {line}: {entry.text} is refused ({answer.reason} {answer.rule})")
        elif isinstance(entry, Undo):
            if isinstance(self.take_back(entry.seat) if entry.consent else self.undo(entry.seat), Rejected):
                raise JournalError(f"line {line}: nothing can be taken back")
        elif isinstance(entry, End):
            self.end(entry.seat, entry.reason)
        else:
            if isinstance(entry, Snapshot) and entry.state != self.game.dump(self.state):
                raise JournalError(f"line {line}: the snapshot shows another state")
            self._append(entry, Log())
        if self.journal.entries[-1] != entry:
            raise JournalError(f"line {line}: the entry leads to another state")
