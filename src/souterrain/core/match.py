"""A match: a game being played, with its journal. The main class of the library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from secrets import token_bytes
from typing import Any, Literal, NamedTuple, overload

from souterrain.core import registry, slow
from souterrain.core.actions import Action, Unreadable, is_action
from souterrain.core.chance import Script, ScriptError
from souterrain.core.events import Event, Log
from souterrain.core.game import setup_of
from souterrain.core.journal import (
    ORDER,
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
from souterrain.core.position import Position
from souterrain.core.records import digest
from souterrain.core.rejection import IllegalActionError, Rejected
from souterrain.core.seeded import PLAY, SETUP, Seeded, commitment, key_of, seed_bytes
from souterrain.core.slow import Resolve, at_once

BY = ("seat", "clock", "bot", "host", ORDER)


class Played(NamedTuple):
    """An action that was carried out: the number of its entry, its events, and the films of its slow draws."""

    number: int
    events: tuple[Event, ...]
    films: tuple[bytes, ...] = ()


class Match(Position):
    """A match, made by `new`, `replay`, `shortcut` or `resume`. The seed is secret until the match is over."""

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
        """Start a match of the game `name`; raise SetupError if it cannot be played so.

        Without a seed 32 random bytes are taken. `options` not named have their defaults. `nonces` are texts of the
        seats that go into the draws, `content` is what a game may be brought, `resolve` answers slow draws.
        """
        game = registry.game(name)
        facts = game.facts
        seats = facts.seats[0] if seats is None else seats
        setup = setup_of(game, seats, options or {}, roles, None if content is None else embedded(content))
        for kind in facts.slow:
            if fault := slow.lack(kind):
                raise fault
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
        """Return the match after entry `upto` (all of them if None), played again with the draws of its journal. Every
        digest is checked; a journal that does not hold together raises JournalError."""
        *_, match = cls.steps(journal, upto)
        return match

    @classmethod
    def steps(cls, journal: Journal, upto: int | None = None) -> Iterator[Match]:
        """Yield the match after its set-up and after each entry, played again as by `replay`. It is the same object
        each time: clone it to keep a position."""
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
        yield match
        for number, entry in enumerate(journal.entries[:upto], 1):
            match._again(number, entry)
            yield match

    @classmethod
    def shortcut(cls, journal: Journal) -> Match:
        """Return the match at the end of its journal, replayed from the last snapshot: fast, and without the story
        before it."""
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
        """Go on with a journal whose seed is known: the next draws are those that would have followed. `short` starts
        at the last snapshot instead of the first entry."""
        secret = seed_bytes(seed)
        if commitment(secret) != journal.commitment:
            raise JournalError("line 1: this is not the seed that was promised")
        match = cls.shortcut(journal) if short else cls.replay(journal)
        match._seed = secret
        match._chance = Seeded(key_of(secret, journal.header.nonces), PLAY, resolve)
        return match

    @overload
    def play(
        self, seat: int, action: Action | str, *, ask: int | None = ..., by: str = ..., strict: Literal[True]
    ) -> Played: ...

    @overload
    def play(
        self, seat: int, action: Action | str, *, ask: int | None = ..., by: str = ..., strict: bool = ...
    ) -> Played | Rejected: ...

    def play(
        self, seat: int, action: Action | str, *, ask: int | None = None, by: str = "seat", strict: bool = False
    ) -> Played | Rejected:
        """Answer an ask, with an action or its text. The answer is `Played`, or `Rejected`, which is falsy.

        Another sentence for a legal deed is played as the one on offer. With `strict` a refusal raises
        IllegalActionError. `ask` is the number of the ask that is meant: an answer to
        another one comes too late. `by` says who spoke for the seat: seat, clock, bot, host, or a standing order.
        """
        answer = self._answer(seat, action, ask, by)
        if strict and isinstance(answer, Rejected):
            raise IllegalActionError(seat, action, answer)
        return answer

    def _answer(self, seat: int, action: Action | str, ask: int | None, by: str) -> Played | Rejected:
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
            if refused.instead is None:
                return refused
            action = sentence = refused.instead
        chance, log = self._chance, Log()
        if chance is None:
            return Rejected("only-watched")
        log.machines = self._machines_after(seat, by)
        chance.begin()
        state = self.game.apply(self.state, seat, sentence, chance, log)
        said = action if isinstance(action, str) else self.game.say(sentence)
        held = digest(self.game.dump(state))
        entry = Act(asked.number, seat, by, said, tuple(chance.draws), held, int(chance.sealed))
        self._before.add(entry, self.state.bare())
        left, self.state = self.state, state
        self._append(entry, log)
        number, films = len(self.journal.entries), tuple(chance.films)
        if films:
            self.films[number] = films
        if self.tidy:
            left.forget()
        return Played(number, tuple(log), films)

    def can_undo(self, seat: int) -> bool:
        """Tell if the seat's last act drew nothing, sealed nothing, and nobody answered since, unless seats play apart.
        Answers of its standing order go back with it. Once the seed is told there is no way back into the game."""
        if self.ended or self._told:
            return False
        acts = self._before.latest(seat)
        alone = self._apart or all(act.seat == seat for act in acts)
        return bool(acts) and alone and not any(act.draws or act.sealed for act in acts if act.seat == seat)

    def undo(self, seat: int) -> Played | Rejected:
        """Take back the seat's last act and the answers of its standing order since, if `can_undo`."""
        if not self.can_undo(seat):
            return Rejected("no-way-back")
        return self._back(seat, self._before.since(seat), 0)

    def has_acted(self, seat: int) -> bool:
        """Tell if there is an act of this seat that everybody together could take back."""
        return not self.ended and not self._told and self._before.since(seat) > 0

    def take_back(self, seat: int) -> Played | Rejected:
        """Take back the seat's last act and all that was done since. The host sees to the consent of everybody at the
        table. Dice that fell will fall the same again."""
        if not self.has_acted(seat):
            return Rejected("no-way-back")
        return self._back(seat, self._before.since(seat), 1)

    def can_rewind(self, acts: int) -> bool:
        """Tell if everybody together could take back the last so many acts."""
        return not self.ended and not self._told and 0 < acts <= len(self._before)

    def rewind(self, seat: int, acts: int) -> Played | Rejected:
        """Take back the last so many acts of all seats, for the seat that asked everybody; see `take_back`."""
        if not self.can_rewind(acts):
            return Rejected("no-way-back")
        return self._back(seat, acts, 1)

    def _back(self, seat: int, acts: int, consent: int) -> Played:
        self.state = self._before.step_back(self.game, acts, alone=not consent)
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
        """Write the state into the journal, for `shortcut`."""
        self._append(Snapshot(self.game.dump(self.state)), Log())

    def reveal(self) -> None:
        """Write the seed into the journal of a match that is over, so that its draws can be verified."""
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
            self.events.tell(len(self.journal.entries), log)
        self._asks = None
        self._legal = {}
        self._turns.entry(self.asks)

    def _again(self, number: int, entry: Entry) -> None:
        """Carry out an entry of a journal and compare."""
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
            again = self.rewind(entry.seat, entry.acts) if entry.consent else self.undo(entry.seat)
            if isinstance(again, Rejected):
                raise JournalError(f"line {line}: nothing can be taken back")
        elif isinstance(entry, End):
            self.end(entry.seat, entry.reason)
        else:
            if isinstance(entry, Snapshot) and entry.state != self.game.dump(self.state):
                raise JournalError(f"line {line}: the snapshot shows another state")
            self._append(entry, Log())
        held = self.journal.entries[-1]
        if held != entry and not _sealed_since(held, entry):
            raise JournalError(f"line {line}: the entry leads to another state")
        self.journal.entries[-1] = entry


def _sealed_since(held: Entry, entry: Entry) -> bool:
    """Tell if an act of an older journal differs only in that its game seals such acts by now."""
    both = isinstance(held, Act) and isinstance(entry, Act)
    return both and {**entry.plain(0), "sealed": 1} == held.plain(0)
