"""A local match of people at one keyboard and bots, for both terminal clients. No drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Any

from souterrain import parts
from souterrain.bots.base import Bot
from souterrain.bots.roster import rng_for
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, ONE, TABLE, Ask
from souterrain.core.game import View
from souterrain.core.journal import ORDER, Act, Reveal
from souterrain.core.legal import Legal
from souterrain.core.match import Match, Played
from souterrain.core.recap import recap_of
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import seed_bytes
from souterrain.core.stakes import Stake
from souterrain.terminal import recap, table
from souterrain.terminal.answers import Answer
from souterrain.terminal.keyboard import Keyboard, drawn
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results, results
from souterrain.terminal.save import Save, load, new_path, resumed
from souterrain.terminal.titles import Earned, earned, saved_matches
from souterrain.terminal.trouble import Trouble


class Session(Keyboard):
    """A match with its players and the reader's language. Made by `new` or `resume`."""

    def __init__(self, match: Match, seed: bytes, code: str, save: Save | None = None) -> None:
        super().__init__(match.journal.header.game)
        self.match = match
        self.seats = table.seated(match.journal)
        self.people = tuple([seat for seat, who in enumerate(self.seats) if who and not who.startswith(table.BOT)])
        self.words = self._language(code)
        self._bots: dict[int, Bot | None] = {seat: table.bot_of(self.game, who) for seat, who in enumerate(self.seats)}
        self._seed = seed
        self._save = save
        self._shared = match.game.facts.hides(match.journal.header.options) and len(self.people) > 1
        self._told: dict[int | None, int] = {}
        self._before = -1
        self._passed: set[tuple[int, int]] = set()
        self._each: set[int] = set()
        """The seats that are asked each time, also where the answer changes nothing."""
        self._worth: tuple[int, int, tuple[Stake, ...]] | None = None
        """The seat, the moves and the stakes of the last question."""

    @classmethod
    def new(
        cls,
        game: str,
        players: Sequence[str],
        *,
        code: str = "en",
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        path: Path | None = None,
        content: Any = None,
    ) -> Session:
        """Create a match. Players are words: a name, `me`, `bot:<name>`; `Ada=keeper` asks for a role.

        Raise `SetupError` or `Trouble`, which `trouble.told` puts into words.
        """
        if seed is not None and not 0 <= seed < table.MOST_SEED:
            raise Trouble("trouble-seed")
        secret = token_bytes(32) if seed is None else seed_bytes(seed)
        match = table.new_match(game, players, secret, options or {}, content)
        return cls(match, secret, code, Save(path, match.journal, secret) if path is not None else None)

    @classmethod
    def resume(cls, path: Path, *, code: str = "en") -> Session:
        """Resume a saved game exactly where it was."""
        loaded = load(path)
        match, seed = resumed(path, loaded)
        session = cls(match, seed, code, Save(path, match.journal, seed, loaded.size))
        acts = [number for number, entry in enumerate(match.journal.entries, 1) if isinstance(entry, Act)]
        session._before = acts[-1] - 1 if acts else -1
        return session

    # People at the keyboard

    @property
    def seat(self) -> int | None:
        """The seat of the person who is needed now; None while bots move and when the game is over."""
        if self.match.over:
            return None
        seat = self.match.turn
        return seat if seat in self.people and self._idle(seat) is None else None

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def moves(self) -> int:
        return len(self.match.journal)

    # Display

    def waiting(self) -> str:
        return self.words("waiting", name=self.words.seat(self.match.turn))

    def company(self) -> str:
        return self.words("at-table", names=self.words.several([*table.introduced(self.seats, self.words)]))

    def seen(self) -> View:
        return self.match.view(self.eyes)

    def picture(self) -> list[str]:
        return picture(self.match, self.eyes, self.words)

    def news(self) -> list[str]:
        who = self.eyes if self._shared else None
        first, after = who not in self._told, self._told.get(who, self._before)
        self._told[who] = len(self.match.journal)
        before = self.recap() if first and self._before >= 0 else []
        ended = recap.ends_chapter(self.game, self.match.story(self.eyes, after))
        return [*before, *self.log(after), *(self.recap() if ended and not before else [])]

    def recap(self) -> list[str]:
        """Return the story so far as the person at the keyboard has seen it; nothing for a game without a recap."""
        known = parts.recap(self.game)
        return recap.lines(recap_of(known, self.match, self.eyes), self.words) if known is not None else []

    def log(self, after: int = -1) -> list[str]:
        """Return the story of this view since entry `after`, a sentence each."""
        return [self.words.event(seen) for seen in self.match.story(self.eyes, after)]

    @property
    def told(self) -> int:
        return len(self.match.events)

    def chronicle(self, after: int = 0) -> list[tuple[int, str]]:
        return chronicle(self.match, self.eyes, self.words, after)

    def results(self) -> Results:
        """Return the results with the titles of this game and the progress over all saved games."""
        return results(self.match, self.words, self.earned())

    def earned(self) -> dict[int, Earned]:
        """Return titles and progress from the saved games and this one."""
        if not self._titled:
            return {}
        found = earned(self.game, [*saved_matches(self.game), self.match])
        return {seat: found[self.seats[seat]] for seat in self.people if self.seats[seat] in found}

    @property
    def path(self) -> Path | None:
        return self._save.path if self._save is not None else None

    @property
    def carries(self) -> bool:
        return bool(self.people) and self.over and self.match.game.legacy(self.match.state) is not None

    def again(self, *, carry: bool = False) -> Session:
        header = self.match.journal.header
        roles = header.roles or ("",) * header.seats
        return Session.new(
            self.game,
            [f"{who}={role}" if role else who for who, role in zip(self.seats, roles, strict=True)],
            code=self.words.code,
            options=header.options,
            path=new_path(self.game) if self.path is not None else None,
            content=self.match.game.legacy(self.match.state) if carry else None,
        )

    # Actions

    def step(self) -> bool:
        """Let a bot or the table move once; return False when a person is needed or the game is over."""
        if self.match.over:
            self._finish()
            return False
        ask = self.match.ask_of(self.match.turn)
        idle = self._idle(ask.seat) if ask is not None else None
        if ask is None or (ask.seat in self.people and idle is None):
            return False
        if idle is not None:
            self.match.play(ask.seat, idle, ask=ask.number, by=ORDER)
        elif ask.seat == TABLE:
            self.match.play(TABLE, ask.default or self.match.legal(TABLE).first(), ask=ask.number)
        else:
            self._move(ask)
        self._written()
        return True

    def give_way(self) -> Answer:
        ask = self._ask()
        if ask is None or not self._may_pass(ask):
            return Answer(False, self.words("must-answer"))
        self._passed.add((len(self.match.journal), ask.seat))
        self.match.waive(ask.seat)
        return Answer(True)

    def undo(self) -> Answer:
        seats = self._undoing()
        return self._done(self.match.undo(seats[0]) if seats else Rejected("no-way-back"))

    @property
    def can_undo(self) -> bool:
        return bool(self._undoing())

    def _undoing(self) -> list[int]:
        """Return the seats at this keyboard that could undo a move."""
        here = [seat for seat in self.people if not self._shared or seat == self._looking]
        return [seat for seat in here if self.match.can_undo(seat)]

    def save_to(self, path: Path) -> None:
        save = Save(path, self.match.journal, self._seed)
        self.close()
        self._save = save

    def close(self) -> None:
        if self._save is not None:
            self._save.close()

    # Internals

    def _language(self, code: str) -> Language:
        words = Language(code, self.game)
        words.names = self._names(words)
        words.called = self.match.view(None).get("names", {})
        return words

    def _names(self, words: Language) -> tuple[str, ...]:
        return table.with_heroes(table.names(self.seats, words), self.match.view(None), words)

    def _ask(self) -> Ask | None:
        return self.match.ask_of(self.seat) if self.seat is not None else None

    def _legal_of(self, seat: int) -> Legal:
        return self.match.legal(seat)

    def _stakes_of(self, seat: int) -> tuple[Stake, ...]:
        if self._worth is None or self._worth[:2] != (seat, self.moves):
            self._worth = (seat, self.moves, self.match.stakes(seat))
        return self._worth[2]

    def _answer(self, ask: Ask, action: Action) -> Answer:
        return self._done(self.match.play(ask.seat, action, ask=ask.number))

    def _may_pass(self, ask: Ask) -> bool:
        """Return whether a seat may pass: an offer can be waived; an ask to several can be left to the others, once."""
        others = [other for other in self.match.asks if other.kind == ONE and other.seat != ask.seat]
        first = (len(self.match.journal), ask.seat) not in self._passed
        return ask.kind == MAY or (ask.kind == ONE and bool(others) and first)

    def _idle(self, seat: int) -> Action | None:
        """Return the answer to a person's question that changes nothing, unless that seat is asked each time."""
        return self.match.idle(seat) if seat in self.people and seat not in self._each else None

    def _ask_each(self) -> bool:
        seat = self.eyes
        if seat is not None:
            self._each ^= {seat}
        return seat in self._each

    def _move(self, ask: Ask) -> None:
        """Play a bot's answer; a missing required answer is replaced by the default."""
        bot, action = self._bots[ask.seat], None
        entry = len(self.match.journal)
        if bot is not None:
            rng = rng_for(self._seed, self.match.journal.header.nonces, entry, ask.seat)
            action = bot.choose(self.match.game, self.match.view(ask.seat), ask, rng)
        if action is None and self._may_pass(ask):
            self._passed.add((entry, ask.seat))
            self.match.waive(ask.seat)
            return
        by = "clock" if bot is None else "bot"
        answer = self.match.play(ask.seat, action, ask=ask.number, by=by) if action is not None else None
        if not isinstance(answer, Played) and ask.default is not None:
            self.match.play(ask.seat, ask.default, ask=ask.number, by=by)
        elif not isinstance(answer, Played):
            self.match.waive(ask.seat)

    def _done(self, answer: Played | Rejected) -> Answer:
        if isinstance(answer, Rejected):
            return self._counsel.refuse(answer, self.words)
        self._written()
        return Answer(True)

    def _written(self) -> None:
        """Save the move; it may have named a hero."""
        self.words.names = self._names(self.words)
        if self._save is not None:
            self._save.write()

    def _finish(self) -> None:
        """Reveal the seed of a finished game and turn its file into a plain journal."""
        if not any(isinstance(entry, Reveal) for entry in self.match.journal.entries):
            self.match.reveal()
            if self._save is not None:
                self._save.finish()


def picture(match: Match, eyes: int | None, words: Language) -> list[str]:
    return drawn(match.journal.header.game, match.view(eyes), words)


def chronicle(match: Match, eyes: int | None, words: Language, after: int = 0) -> list[tuple[int, str]]:
    """Return the story of a view after so many events, each with the number of its entry."""
    heard = [(number, event) for number, event in match.events[after:] if event.concerns(eyes)]
    return [(number, words.event(event.seen_by(eyes))) for number, event in heard]
