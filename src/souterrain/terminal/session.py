"""What both terminal clients share: people at one keyboard and bots, playing a match. No drawing.

A client calls `step` until a person is needed (`seat`), lifts the `curtain` if there is one, shows `news`, `picture`,
`question` and `verbs`, and hands what was typed to `play`; everything comes back as text in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from secrets import token_bytes

from souterrain.bots.base import Bot
from souterrain.bots.roster import rng_for
from souterrain.core import registry
from souterrain.core.actions import Action, read
from souterrain.core.asks import MAY, ONE, TABLE, Ask
from souterrain.core.facts import HIDDEN
from souterrain.core.journal import Act, Reveal
from souterrain.core.legal import Legal
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import seed_bytes
from souterrain.terminal import offers, table
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results, results
from souterrain.terminal.save import Save, load, resumed
from souterrain.terminal.trouble import Trouble


class Session:
    """A match, who plays it, and the reader's language. Made by `new` or `resume`."""

    def __init__(self, match: Match, seed: bytes, code: str, save: Save | None = None) -> None:
        self.match = match
        self.game = match.journal.header.game
        self.seats = table.seated(match.journal)
        self.people = tuple([seat for seat, who in enumerate(self.seats) if who and not who.startswith(table.BOT)])
        self.words = self._language(code)
        self._bots: dict[int, Bot | None] = {seat: table.bot_of(self.game, who) for seat, who in enumerate(self.seats)}
        self._seed = seed
        self._save = save
        self._shared = match.game.facts.information == HIDDEN and len(self.people) > 1
        self._looking: int | None = None
        self._told: dict[int | None, int] = {}
        self._before = -1
        self._passed: set[tuple[int, int]] = set()
        self._counsel = Counsel(self.game)

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
    ) -> Session:
        """A new match. Players are words: a name, `me`, `bot:<name>`; `Ada=keeper` asks for a role.

        Raises `SetupError` or `Trouble`, which `trouble.told` puts into words."""
        if seed is not None and not 0 <= seed < table.MOST_SEED:
            raise Trouble("trouble-seed")
        secret = token_bytes(32) if seed is None else seed_bytes(seed)
        match = table.new_match(game, players, secret, options or {})
        return cls(match, secret, code, Save(path, match.journal, secret) if path is not None else None)

    @classmethod
    def resume(cls, path: Path, *, code: str = "en") -> Session:
        """Goes on with a saved game exactly where it was."""
        loaded = load(path)
        match, seed = resumed(path, loaded)
        session = cls(match, seed, code, Save(path, match.journal, seed, loaded.size))
        acts = [number for number, entry in enumerate(match.journal.entries, 1) if isinstance(entry, Act)]
        session._before = acts[-1] - 1 if acts else -1
        return session

    # Who is at the keyboard

    @property
    def seat(self) -> int | None:
        """The person who is needed now; None while bots move and when the game is over."""
        if self.match.over:
            return None
        seat = self.match.turn
        return seat if seat in self.people else None

    @property
    def name(self) -> str:
        """The name of that person."""
        return self.words.seat(self.seat) if self.seat is not None else ""

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def curtain(self) -> bool:
        """Whether the keyboard must change hands before anything is shown."""
        return self._shared and self.seat is not None and self.seat != self._looking

    def lift(self) -> None:
        """The person who is needed sits at the keyboard now."""
        self._looking = self.seat

    @property
    def eyes(self) -> int | None:
        """Whose view is shown; None sees what a spectator sees."""
        if self._shared:
            return self._looking
        if len(self.people) == 1:
            return self.people[0]
        return self.seat

    # What there is to see

    def company(self) -> str:
        """Who sits at the table, in one sentence."""
        return self.words("at-table", names=self.words.several([*table.introduced(self.seats, self.words)]))

    def picture(self) -> list[str]:
        """The table as those eyes see it, drawn by the game's `text.py`."""
        return picture(self.match, self.eyes, self.words)

    def question(self) -> str:
        """What the person at the keyboard is asked, in one sentence."""
        ask = self._ask()
        if ask is None:
            return ""
        asked = self.words(f"ask-{ask.about}", seat=ask.seat)
        return self.words("question-of", name=self.words.seat(ask.seat), question=asked) if self.people[1:] else asked

    def verbs(self) -> list[Offer]:
        """What may be said: the beginnings of sentences, and passing where that is possible."""
        ask = self._ask()
        if ask is None:
            return []
        found = offers.verbs(self.match.legal(ask.seat), self.words)
        return [*found, Offer("/pass", self.words("command-pass"))] if self._may_pass(ask) else found

    def help(self) -> list[str]:
        """What each verb that may be said does, in the game's words."""
        ask = self._ask()
        legal = self.match.legal(ask.seat) if ask is not None else Legal()
        return [self.words.attribute(f"verb-{word}", "about") for word in dict.fromkeys(v.word for v in legal.verbs)]

    @property
    def legal(self) -> Legal:
        """What the person at the keyboard may say to the game; nothing while nobody is needed."""
        return self.match.legal(self.seat) if self.seat is not None else Legal()

    @property
    def may_pass(self) -> bool:
        ask = self._ask()
        return ask is not None and self._may_pass(ask)

    def so_far(self, line: str) -> Action | None:
        """The beginning of a sentence as it was typed, word for word; None if it is none."""
        return self._counsel.understand(line, self.legal).so_far

    def after(self, line: str) -> list[Offer]:
        """The tree of words: what may follow what was typed so far."""
        ask = self._ask()
        if ask is None or not line.strip():
            return self.verbs()
        legal = self.match.legal(ask.seat)
        so_far = self._counsel.understand(line, legal).so_far
        return offers.following(legal, so_far, self.words) if so_far else []

    def news(self) -> list[str]:
        """What happened since these eyes looked last."""
        who = self.eyes if self._shared else None
        after = self._told.get(who, self._before)
        self._told[who] = len(self.match.journal)
        return self.log(after)

    def log(self, after: int = -1) -> list[str]:
        """All that these eyes were told since entry `after`, a sentence each."""
        return [self.words.event(seen) for seen in self.match.story(self.eyes, after)]

    def results(self) -> Results:
        return results(self.match, self.words)

    @property
    def path(self) -> Path | None:
        """Where the game is saved, after every move."""
        return self._save.path if self._save is not None else None

    # What can be done

    def step(self) -> bool:
        """One move of a bot or of the table; False when a person is needed or the game is over."""
        if self.match.over:
            self._finish()
            return False
        ask = self.match.ask_of(self.match.turn)
        if ask is None or ask.seat in self.people:
            return False
        if ask.seat == TABLE:
            self.match.play(TABLE, ask.default or self.match.legal(TABLE).first(), ask=ask.number)
        else:
            self._move(ask)
        self._written()
        return True

    def play(self, line: str) -> Answer:
        """Carries out what was typed if it is one legal sentence; else asks, or says why not."""
        ask = self._ask()
        if ask is None:
            return self._counsel.refuse(Rejected("match-over" if self.match.over else "not-asked"), self.words)
        legal = self.match.legal(ask.seat)
        understood = self._counsel.understand(line, legal)
        if understood.action is None:
            return self._counsel.answer(understood, legal, self.words)
        return self._done(self.match.play(ask.seat, understood.action, ask=ask.number))

    def choose(self, offer: Offer) -> Answer:
        """Takes an offer: plays its sentence, or asks what follows its beginning. Commands are the client's."""
        ask = self._ask()
        if ask is None or not offer.open:
            return self.play(offer.line)
        return self._counsel.narrow(read(offer.line), self.match.legal(ask.seat), self.words)

    def give_way(self) -> Answer:
        """The person passes: does not want what is offered, or lets others go first."""
        ask = self._ask()
        if ask is None or not self._may_pass(ask):
            return Answer(False, self.words("must-answer"))
        self._passed.add((len(self.match.journal), ask.seat))
        self.match.waive(ask.seat)
        return Answer(True)

    def undo(self) -> Answer:
        """Takes back the last move of the person at the keyboard."""
        acts = list(self.match.journal.acts())
        seat = acts[-1].seat if acts else TABLE
        if seat not in self.people or (self._shared and seat != self._looking):
            return self._counsel.refuse(Rejected("no-way-back"), self.words)
        return self._done(self.match.undo(seat))

    @property
    def can_undo(self) -> bool:
        return any(self.match.can_undo(seat) for seat in self.people if not self._shared or seat == self._looking)

    def why(self, line: str) -> Answer:
        """Why something is not possible, with the rule behind it; without words, why the last try was refused."""
        ask = self._ask()
        return self._counsel.why(line, self.match.legal(ask.seat) if ask is not None else None, self.words)

    def why_not(self, action: Action) -> Answer:
        """Why this very sentence is not possible, with the rule behind it."""
        refused = self.legal.why_not(action)
        if refused is None:
            return Answer(False, self.words("why-possible"), tuple(offers.sentences([action], self.words)))
        self._counsel.refuse(refused, self.words)
        return self._counsel.why("", self.legal, self.words)

    def rules(self, asked: str = "") -> Answer:
        """A rule by its id, or the rules that speak of something; without words, all of them."""
        return self._counsel.rules(asked, self.words)

    def speak(self, code: str) -> None:
        """From now on everything is said in this language."""
        self.words = self._language(code)

    def save_to(self, path: Path) -> None:
        """From now on the game is saved there."""
        save = Save(path, self.match.journal, self._seed)
        self.close()
        self._save = save

    def close(self) -> None:
        if self._save is not None:
            self._save.close()

    # Within

    def _language(self, code: str) -> Language:
        words = Language(code, self.game)
        words.names = table.names(self.seats, words)
        return words

    def _ask(self) -> Ask | None:
        return self.match.ask_of(self.seat) if self.seat is not None else None

    def _may_pass(self, ask: Ask) -> bool:
        """An offer can be waived; where one of several must answer, each may let the others, once."""
        others = [other for other in self.match.asks if other.kind == ONE and other.seat != ask.seat]
        first = (len(self.match.journal), ask.seat) not in self._passed
        return ask.kind == MAY or (ask.kind == ONE and bool(others) and first)

    def _move(self, ask: Ask) -> None:
        """A bot's answer. One that is none, where an answer is needed, is replaced by the default."""
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
        if self._save is not None:
            self._save.write()

    def _finish(self) -> None:
        """The game is over: the seed is told, and the file becomes a plain journal."""
        if not any(isinstance(entry, Reveal) for entry in self.match.journal.entries):
            self.match.reveal()
            if self._save is not None:
                self._save.finish()


def picture(match: Match, eyes: int | None, words: Language) -> list[str]:
    drawn: list[str] = import_module(registry.package(match.journal.header.game) + ".text").picture(
        match.view(eyes), words
    )
    return drawn
