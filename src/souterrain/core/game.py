"""The contract of a game. Optional rules are methods here, so that a misspelt one is noticed. Text picture, bots,
titles and lab columns are declared where the game is registered (`registry.Parts`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from souterrain.core import actions, records
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.facts import Facts
from souterrain.core.forms import Random
from souterrain.core.legal import Legal
from souterrain.core.options import Options
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.stakes import Stake

View: TypeAlias = dict[str, Any]
"""Named sections, each plain JSON."""


class Setup(NamedTuple):
    """The beginning of a match: seats with their roles, every option with its value, content that is not built in."""

    seats: int
    options: Mapping[str, str]
    roles: tuple[str, ...] = ()
    content: Any = None


class Line(NamedTuple):
    """One line of a score: what for, how many of it, what they bring."""

    key: str
    number: int
    points: int


class Outcome(NamedTuple):
    """Each seat's place (1 is best, ties share it), why, its itemised score, and its rank if the game has ranks."""

    places: tuple[int, ...]
    reason: str
    scores: tuple[tuple[Line, ...], ...]
    ranks: tuple[str, ...] = ()

    def total(self, seat: int) -> int:
        return sum(line.points for line in self.scores[seat])


S = TypeVar("S", bound=records.Record)


class Game(ABC, Generic[S]):
    """A game: pure functions over frozen states."""

    facts: ClassVar[Facts]
    records: ClassVar[tuple[type[records.Record], ...]]
    """The kinds of record a state is made of."""
    events: ClassVar[Kinds]
    options: ClassVar[type[Options]] = Options
    """The options of its tables as typed fields."""
    nouns: ClassVar[Mapping[str, tuple[str, ...]]]
    """Noun keys by category, for events and refusals; every word of a sentence is one of them."""

    shared_words: ClassVar[tuple[str, ...]] = ()
    """Verbs that are nouns too. Best none: a reader must then tell them apart by what is legal."""

    internal: ClassVar[frozenset[str]] = frozenset()
    """Fields of named sections of the view that only the rules read. Every other one has a message `field-*`, and so is
    shown by clients that have no picture of the game."""

    tints: ClassVar[Mapping[str, str]] = {}
    """Colours of the letters in the map of its picture (lines with a `|` after their number), for clients that have
    colour; a letter means the same without."""

    counted: ClassVar[Mapping[str, str]] = {}
    """Verbs in which a number counts something that is not named: `open thief*2` opens two chests with a thief."""

    ranks: ClassVar[Mapping[str, int]] = {}
    """The points that each rank of a game alone needs, the lowest rank first."""

    foreign: ClassVar[frozenset[str]] = frozenset({"not-offered", "no-such-verb"})
    """Reasons of refusals that nobody asks for: the verb belongs to another hero, role, quest or question, or it lacks
    its words. Clients do not list such verbs among those that are not possible now."""

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> S: ...

    @abstractmethod
    def asks(self, state: S) -> tuple[Ask, ...]:
        """Return the open questions, at most one per seat; () when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Legal:
        """Return what an asked seat may say; nothing for a seat that is not asked."""

    def idle(self, state: S, seat: int) -> Action | None:
        """Return the answer to a question that changes nothing: all that may be said now may be said after it, to the
        same effect. None: the answer matters. Drivers give it for seats that do not wish to be asked each time."""
        return None

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> S:
        """Return the next state; presumes a legal action, changes nothing."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def content_schema(self) -> dict[str, Any]:
        """Return the format of the content that a table may bring (`facts.content`), as JSON Schema."""
        return {}

    def leader(self, state: S) -> int:
        """Return the seat that leads the game for the others, as a master does; -1 if none does."""
        return -1

    def legacy(self, state: S) -> Any:
        """Return content with which the same people may begin another match (`Setup.content`) once this one is over;
        None where nothing is handed on."""
        return None

    @abstractmethod
    def view(self, state: S, eyes: int | None) -> View:
        """Return all that those eyes may see and remember; None is a spectator."""

    @abstractmethod
    def imagine(self, view: View, rng: Random) -> S:
        """Return a state that gives this view; it never gets the true one."""

    def determinise(self, state: S, eyes: int | None, rng: Random) -> S:
        """Deal the hidden part of a state anew, as `imagine` would deal it for the view that these eyes have of it.

        For searches: the state was imagined, or follows from one that was. A game with a faster way overrides this."""
        return self.imagine(self.view(state, eyes), rng)

    def stakes(self, view: View, seat: int) -> tuple[Stake, ...]:
        """Return what the choices of an asked seat are worth, from what it sees and nothing else."""
        return ()

    def say(self, action: Action) -> str:
        return actions.say(action)

    def read(self, text: str) -> Action:
        return actions.read(text)

    def dump(self, state: S) -> str:
        return records.dump(state)

    def load(self, text: str) -> S:
        state: S = records.load(text, {kind.__name__: kind for kind in self.records})
        return state


def setup_of(game: Game[Any], seats: int, options: Mapping[str, str], roles: tuple[str, ...], content: Any) -> Setup:
    """Return the beginning of a match, or raise SetupError if the game cannot be played so."""
    facts = game.facts
    facts.check_seats(seats)
    if len(roles) > seats or any(role not in facts.roles for role in roles):
        raise SetupError(Rejected("no-such-role"), f"{facts.name} cannot have the roles {roles!r}", facts.roles)
    if content is not None and not facts.content:
        raise SetupError(Rejected("no-content"), f"{facts.name} takes no content")
    return Setup(seats, facts.resolve(options), roles, content)
