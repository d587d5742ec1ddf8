"""People at one keyboard: what they are asked, what they may say, and what is said back. Where the match is, at home or
elsewhere, its two heirs know (`session.Session`, `remote.Remote`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from souterrain import parts
from souterrain.core.actions import Action, read
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected
from souterrain.terminal import offers, sections
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.commands import PLAYING, TITLED, Command
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results
from souterrain.terminal.titles import Earned
from souterrain.terminal.trouble import Trouble


class Keyboard(ABC):
    """A client calls `step` until a person is needed (`seat`), lifts the `curtain` if there is one, shows `news`,
    `picture`, `question` and `verbs`, and hands what was typed to `play`; everything comes back as text in the reader's
    language."""

    words: Language
    people: tuple[int, ...]
    """The seats of those who sit at this keyboard."""
    commands: tuple[str, ...] = PLAYING
    elsewhere: ClassVar[bool] = False
    """Whether the match is on a server: others move at any time, and every wish takes its time."""
    lost = False
    """Whether the table cannot be reached any more."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._counsel = Counsel(game)
        self._titled = TITLED if parts.titles(game) is not None else ()
        self.commands = PLAYING + self._titled
        self._shared = False
        self._looking: int | None = None
        self._hear: Callable[[list[str]], None] = lambda told: None
        self._interrupted = False

    # Who is at the keyboard

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The person who is needed now; None while others move and when the game is over."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def moves(self) -> int:
        """A number that grows with every move."""

    @property
    def standing(self) -> object:
        """What is asked here, whatever that is: another value once something else is."""
        return self.seat, self.moves

    @abstractmethod
    def waiting(self) -> str:
        """Whom everybody waits for, while nobody here is needed."""

    @property
    def name(self) -> str:
        """The name of the person who is needed."""
        return self.words.seat(self.seat) if self.seat is not None else ""

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

    @property
    def at_once(self) -> bool:
        """Whether what others do is told as it happens, or when somebody here is needed."""
        return not self.people

    # What there is to see

    @abstractmethod
    def company(self) -> str:
        """Who sits at the table, in one sentence."""

    @abstractmethod
    def picture(self) -> list[str]:
        """The table as those eyes see it, drawn by the game's text picture or from its sections."""

    @abstractmethod
    def news(self) -> list[str]:
        """What happened since these eyes looked last."""

    @abstractmethod
    def log(self) -> list[str]:
        """All that these eyes were told, a sentence each."""

    @property
    @abstractmethod
    def told(self) -> int:
        """How many sentences these eyes were told."""

    @abstractmethod
    def chronicle(self, after: int = 0) -> list[tuple[int, str]]:
        """Those from the one after so many on, each with the number of its move."""

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
        """Where the game is saved, after every move."""

    def left(self) -> list[str]:
        """What is said to those who leave before the end: where the game is."""
        path = self.path
        if path is None:
            return [self.words("unsaved")]
        return [self.words("saved", file=str(path)), self.words("go-on-with", file=str(path))]

    @property
    @abstractmethod
    def carries(self) -> bool:
        """Whether this game is over and hands something on to those at this keyboard."""

    @abstractmethod
    def again(self, *, carry: bool = False) -> Keyboard:
        """One more game of the same people by the same options; `carry`: with what this one hands on. Raises
        `SetupError` or `Trouble`."""

    def finished(self) -> list[str]:
        """What is said after the results."""
        return [self.words("finished", file=str(self.path))] if self.path is not None else []

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
        found = offers.verbs(self.legal, self.words)
        return [*found, Offer("/pass", self.words("command-pass"))] if self._may_pass(ask) else found

    def help(self) -> list[str]:
        """What each verb that may be said does, in the game's words."""
        verbs = dict.fromkeys(verb.word for verb in self.legal.verbs)
        return [self.words.attribute(f"verb-{word}", "about") for word in verbs]

    @property
    def legal(self) -> Legal:
        """What the person at the keyboard may say to the game; nothing while nobody is needed."""
        return self._legal_of(self.seat) if self.seat is not None else Legal()

    @property
    def may_pass(self) -> bool:
        ask = self._ask()
        return ask is not None and self._may_pass(ask)

    def so_far(self, line: str) -> Action | None:
        """The beginning of a sentence as it was typed, word for word; None if it is none."""
        return self._counsel.understand(line, self.legal, self.words).so_far

    def after(self, line: str) -> list[Offer]:
        """The tree of words: what may follow what was typed so far."""
        if self._ask() is None or not line.strip():
            return self.verbs()
        so_far = self.so_far(line)
        return offers.following(self.legal, so_far, self.words) if so_far else []

    # What can be done

    @abstractmethod
    def step(self) -> bool:
        """One move of somebody who is not at this keyboard; False when one who is is needed, or the game is over."""

    def play(self, line: str) -> Answer:
        """Carries out what was typed if it is one legal sentence; else asks, or says why not."""
        ask = self._ask()
        if ask is None:
            return self._counsel.refuse(Rejected("match-over" if self.over else "not-asked"), self.words)
        understood = self._counsel.understand(line, self.legal, self.words)
        if understood.action is None:
            return self._counsel.answer(understood, self.legal, self.words)
        return self._answer(ask, understood.action)

    def choose(self, offer: Offer) -> Answer:
        """Takes an offer: plays its sentence, or asks what follows its beginning. Commands are the client's."""
        if offer.begun:
            return self._counsel.examples(offer, self.legal, self.words)
        if self._ask() is None or not offer.open:
            return self.play(offer.line)
        return self._counsel.narrow(read(offer.line), self.legal, self.words)

    @abstractmethod
    def give_way(self) -> Answer:
        """The person passes: does not want what is offered, or lets others go first."""

    @abstractmethod
    def undo(self) -> Answer:
        """Takes back the last move of the person at the keyboard."""

    @property
    @abstractmethod
    def can_undo(self) -> bool: ...

    def listen(self, hear: Callable[[list[str]], None]) -> None:
        """From now on `hear` is told, in any thread, whenever something has happened elsewhere, with what there is to
        say about it beside the story."""
        self._hear = hear

    def interrupt(self) -> None:
        """Whoever waits in `step`, in another thread, comes back."""
        self._interrupted = True

    def why(self, line: str) -> Answer:
        """Why something is not possible, with the rule behind it; without words, why the last try was refused."""
        return self._counsel.why(line, self.legal if self._ask() is not None else None, self.words)

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

    def obey(self, command: Command) -> list[str]:
        """A command that only some tables know."""
        return self.titles() if command.name in self._titled else [self.words("no-command")]

    def save_to(self, path: Path) -> None:
        """From now on the game is saved there, if it is this keyboard that saves it."""
        raise Trouble("trouble-elsewhere", file=str(path))

    def speak(self, code: str) -> None:
        """From now on everything is said in this language."""
        self.words = self._language(code)

    @abstractmethod
    def close(self) -> None: ...

    # Within

    @abstractmethod
    def _language(self, code: str) -> Language: ...

    @abstractmethod
    def _ask(self) -> Ask | None:
        """What the person who is needed is asked."""

    @abstractmethod
    def _legal_of(self, seat: int) -> Legal: ...

    @abstractmethod
    def _may_pass(self, ask: Ask) -> bool: ...

    @abstractmethod
    def _answer(self, ask: Ask, action: Action) -> Answer:
        """Plays a sentence."""


def drawn(game: str, view: Mapping[str, Any], words: Language) -> list[str]:
    """Draw a view: by the game's own picture, else from its sections."""
    own = parts.picture(game)
    return sections.picture(game, view, words) if own is None else own(dict(view), words)
