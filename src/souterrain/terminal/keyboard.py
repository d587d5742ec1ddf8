"""People at one keyboard: questions, legal sentences and answers. `session.Session` plays a local match,
`remote.Remote` one on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from souterrain import parts
from souterrain.core import registry
from souterrain.core.actions import Action, read
from souterrain.core.asks import Ask
from souterrain.core.game import View
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected
from souterrain.core.stakes import Stake
from souterrain.terminal import cards, offers, sections, worth
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.commands import CARDED, PLAYING, TITLED, WAITING, Command
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results
from souterrain.terminal.titles import Earned
from souterrain.terminal.trouble import Trouble


class Keyboard(ABC):
    """The interface of both clients. A client calls `step` until a person is needed (`seat`), lifts the `curtain` if
    there is one, shows `news`, `picture`, `question` and `verbs`, and passes the typed line to `play`; everything is
    text in the reader's language."""

    words: Language
    people: tuple[int, ...]
    """The seats of the people at this keyboard."""
    commands: tuple[str, ...] = PLAYING
    elsewhere: ClassVar[bool] = False
    """True if the match is on a server: others move at any time, and every request takes time."""
    lost = False
    """True if the table cannot be reached any more."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._counsel = Counsel(game)
        self._titled = TITLED if parts.titles(game) is not None else ()
        idle = registry.game(game).facts.idle
        self._more = self._titled + (WAITING if idle else ()) + (CARDED if parts.cards(game) is not None else ())
        self.commands = PLAYING + self._more
        self._shared = False
        self._looking: int | None = None
        self._hear: Callable[[list[str]], None] = lambda told: None
        self._first: list[str] = []
        """Lines for the first listener."""
        self._interrupted = False

    # People at the keyboard

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The seat of the person who is needed now; None while others move and when the game is over."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def moves(self) -> int:
        """A number that grows with every move."""

    @property
    def standing(self) -> object:
        """A value that identifies the current question and changes with it."""
        return self.seat, self.moves

    @abstractmethod
    def waiting(self) -> str:
        """A sentence about the players that everybody waits for, while nobody here is needed."""

    @property
    def name(self) -> str:
        """The name of the person who is needed."""
        return self.words.seat(self.seat) if self.seat is not None else ""

    @property
    def curtain(self) -> bool:
        """True if the keyboard must change hands before anything is shown."""
        return self._shared and self.seat is not None and self.seat != self._looking

    def lift(self) -> None:
        """Record that the needed person sits at the keyboard now."""
        self._looking = self.seat

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; None is a spectator."""
        if self._shared:
            return self._looking
        if len(self.people) == 1:
            return self.people[0]
        return self.seat

    @property
    def at_once(self) -> bool:
        """True if others' moves are told as they happen, not when somebody here is needed."""
        return not self.people

    # Display

    @abstractmethod
    def company(self) -> str:
        """Name the players at the table, in one sentence."""

    @abstractmethod
    def seen(self) -> View:
        """Return the current view; an empty one before the game."""

    @abstractmethod
    def picture(self) -> list[str]:
        """Draw the current view, by the game's text picture or from its sections."""

    @abstractmethod
    def news(self) -> list[str]:
        """Return the story since the last look at this view."""

    @abstractmethod
    def log(self) -> list[str]:
        """Return the whole story of this view, a sentence each."""

    @property
    @abstractmethod
    def told(self) -> int:
        """The number of sentences of this view's story."""

    @abstractmethod
    def chronicle(self, after: int = 0) -> list[tuple[int, str]]:
        """Return the story after so many sentences, each with the number of its move."""

    @abstractmethod
    def results(self) -> Results: ...

    @abstractmethod
    def earned(self) -> Mapping[int, Earned]:
        """Return the titles and the progress of those at this keyboard over all their games, by seat."""

    def titles(self) -> list[str]:
        """Tell everybody at this keyboard their titles and the way to the next (DR-119)."""
        found = self.earned()
        told = [(seat, found.get(seat, Earned()).lines(self.words)) for seat in self.people]
        return [line for seat, lines in told for line in (self.words("titles-of", name=self.words.seat(seat)), *lines)]

    @property
    @abstractmethod
    def path(self) -> Path | None:
        """The file of the saved game, written after every move."""

    def left(self) -> list[str]:
        """Return the lines for people who leave early: the file of the game."""
        path = self.path
        if path is None:
            return [self.words("unsaved")]
        return [self.words("saved", file=str(path)), self.words("go-on-with", file=str(path))]

    @property
    @abstractmethod
    def carries(self) -> bool:
        """True if this game is over and hands something on to the people at this keyboard."""

    @abstractmethod
    def again(self, *, carry: bool = False) -> Keyboard:
        """Start another game with the same people and options; `carry`: with the content that this one hands on. Raise
        `SetupError` or `Trouble`."""

    def finished(self) -> list[str]:
        """Return the lines after the results."""
        return [self.words("finished", file=str(self.path))] if self.path is not None else []

    def question(self) -> str:
        """Return the question to the person at the keyboard, in one sentence."""
        ask = self._ask()
        if ask is None:
            return ""
        asked = self.words(f"ask-{ask.about}", seat=ask.seat)
        return self.words("question-of", name=self.words.seat(ask.seat), question=asked) if self.people[1:] else asked

    def verbs(self) -> list[Offer]:
        """Return the beginnings of legal sentences, and passing where that is possible."""
        ask = self._ask()
        if ask is None:
            return []
        found = worth.with_worth(offers.verbs(self.legal, self.words, self.advised), self.worth)
        return [*found, Offer("/pass", self.words("command-pass"))] if self._may_pass(ask) else found

    @property
    def advised(self) -> Action | None:
        """The answer that the game advises where everybody chooses, for one key; None at any other question."""
        ask = self._ask()
        return ask.default if ask is not None and ask.about in registry.game(self.game).facts.people_first else None

    @property
    def forward(self) -> tuple[str, ...]:
        """The verbs of the game that carry it on, best first."""
        return registry.game(self.game).facts.forward

    def help(self) -> list[str]:
        """Explain each legal verb in the game's words."""
        verbs = dict.fromkeys(verb.word for verb in self.legal.verbs)
        return [self.words.attribute(f"verb-{word}", "about") for word in verbs]

    @property
    def legal(self) -> Legal:
        """Return the legal sentences of the person at the keyboard; none while nobody is needed."""
        return self._legal_of(self.seat) if self.seat is not None else Legal()

    @property
    def stakes(self) -> tuple[Stake, ...]:
        """The worth of the choices of the person at the keyboard; nothing while nobody is needed."""
        return self._stakes_of(self.seat) if self.seat is not None else ()

    def worth(self, action: Action) -> str:
        """Return what a sentence, or its beginning, brings or costs, or the card that it names; "" if nothing is known
        of it."""
        return worth.worth(self.stakes, action, self.words) or cards.summary(self.game, action, self.words)

    def hero(self, line: str = "") -> list[str]:
        """Explain the named cards, else those of the person at the keyboard: first the side in force."""
        found = cards.named(self.game, line) or cards.held(self.game, self.seen(), self.eyes)
        return [line for card in found for line in cards.lines(self.game, card, self.words)]

    def on_table(self) -> list[str]:
        """Return the lines of the card in force, to stand beside the picture."""
        found = cards.held(self.game, self.seen(), self.eyes)[:1]
        return [line for card in found for line in cards.lines(self.game, card, self.words)]

    @property
    def may_pass(self) -> bool:
        ask = self._ask()
        return ask is not None and self._may_pass(ask)

    def so_far(self, line: str) -> Action | None:
        """Return the typed beginning of a sentence, word for word; None if it is none."""
        return self._counsel.understand(line, self.legal, self.words).so_far

    def after(self, line: str) -> list[Offer]:
        """Return the possible continuations of the typed words."""
        if self._ask() is None or not line.strip():
            return self.verbs()
        so_far = self.so_far(line)
        found = offers.following(self.legal, so_far, self.words) if so_far else []
        return worth.with_worth(found, self.worth)

    # Actions

    @abstractmethod
    def step(self) -> bool:
        """Let somebody else move once; return False when a person here is needed, or the game is over."""

    def play(self, line: str, *, sure: bool = False) -> Answer:
        """Play the typed line if it is one legal sentence; otherwise return a question or a refusal. A sentence that
        wastes something for good is played when it is `sure`."""
        ask = self._ask()
        if ask is None:
            return self._counsel.refuse(Rejected("match-over" if self.over else "not-asked"), self.words)
        understood = self._counsel.understand(line, self.legal, self.words)
        if understood.action is None:
            return self._valued(self._counsel.answer(understood, self.legal, self.words))
        doubted = None if sure else worth.doubt(self.stakes, understood.action, self.words)
        return self._answer(ask, understood.action) if doubted is None else doubted

    def _valued(self, answer: Answer) -> Answer:
        """Return an answer with what its offers bring or cost."""
        return answer._replace(offers=tuple(worth.with_worth(answer.offers, self.worth)))

    def choose(self, offer: Offer) -> Answer:
        """Take an offer: play its sentence, or return its continuations. Commands are the client's."""
        if offer.begun:
            return self._counsel.examples(offer, self.legal, self.words)
        if self._ask() is None or not offer.open:
            return self.play(offer.line)
        return self._valued(self._counsel.narrow(read(offer.line), self.legal, self.words))

    @abstractmethod
    def give_way(self) -> Answer:
        """Pass: waive an offer, or let others go first."""

    @abstractmethod
    def undo(self) -> Answer:
        """Take back the last move of the person at the keyboard."""

    @property
    @abstractmethod
    def can_undo(self) -> bool: ...

    def listen(self, hear: Callable[[list[str]], None]) -> None:
        """Register a listener: `hear` is called, in any thread, after every remote event, with the lines to print
        beside the story."""
        self._hear = hear
        if self._first:
            hear(self._first)

    def interrupt(self) -> None:
        """Wake a thread that waits in `step`."""
        self._interrupted = True

    def why(self, line: str) -> Answer:
        """Explain why a line is not possible, with the rule behind it; without words, the last refusal."""
        return self._counsel.why(line, self.legal if self._ask() is not None else None, self.words)

    def why_not(self, action: Action) -> Answer:
        """Explain why exactly this sentence is not possible, with the rule behind it."""
        refused = self.legal.why_not(action)
        if refused is None:
            return Answer(False, self.words("why-possible"), tuple(offers.sentences([action], self.words)))
        self._counsel.refuse(refused, self.words)
        return self._counsel.why("", self.legal, self.words)

    def rules(self, asked: str = "") -> Answer:
        """Return a rule by its id, or the rules that contain the words; without words, all of them."""
        return self._counsel.rules(asked, self.words)

    def obey(self, command: Command) -> list[str]:
        """Carry out a command that only some tables know."""
        if command.name not in self._more:
            return [self.words("no-command")]
        if command.name in CARDED:
            return self.hero(command.rest) or [self.words("no-cards")]
        return [self.words("wait-on" if self._ask_each() else "wait-off")] if command.name in WAITING else self.titles()

    @abstractmethod
    def _ask_each(self) -> bool:
        """Change the wish to be asked each time, also where the answer changes nothing, and return it."""

    def save_to(self, path: Path) -> None:
        """Save the game to this file from now on, if this keyboard saves it."""
        raise Trouble("trouble-elsewhere", file=str(path))

    def speak(self, code: str) -> None:
        """Change the language."""
        self.words = self._language(code)

    @abstractmethod
    def close(self) -> None: ...

    # Internals

    @abstractmethod
    def _language(self, code: str) -> Language: ...

    @abstractmethod
    def _ask(self) -> Ask | None:
        """Return the ask of the needed person."""

    @abstractmethod
    def _legal_of(self, seat: int) -> Legal: ...

    @abstractmethod
    def _stakes_of(self, seat: int) -> tuple[Stake, ...]: ...

    @abstractmethod
    def _may_pass(self, ask: Ask) -> bool: ...

    @abstractmethod
    def _answer(self, ask: Ask, action: Action) -> Answer:
        """Play a sentence."""


def drawn(game: str, view: Mapping[str, Any], words: Language) -> list[str]:
    """Draw a view: by the game's own picture, else from its sections."""
    own = parts.picture(game)
    return sections.picture(game, view, words) if own is None else own(dict(view), words)
