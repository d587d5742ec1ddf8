"""Frames: choices after new information, as a stack of records in the state.

A state holds a tuple of frames. A rule opens a frame by pushing it; only the top frame is asked about. What may answer
a frame and what carries it out is its `Kind`; the one loop that works off the stack is in core/framed.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.core.records import KIND, Record, decode, encode, record
from souterrain.core.rejection import Rejected

NOBODY: Final = "nobody"
"""Carried out as soon as it is on top."""
SEAT: Final = "seat"
"""The frame's own seat has to answer, and always can."""
MUST: Final = "must"
"""All seats with an offer have to answer."""
ONE: Final = "one"
"""The first of the seats with an offer has to answer."""
WINDOW: Final = "window"
"""Offers that stand until the table closes them."""


SHOWN: Final = "Interlude"
"""The name of every frame in views, which clients know; states call it by its class."""


@record
class Frame(Record):
    """Base class of all frames: the answer. A game has one small class with named fields for each kind of frame."""

    kind: ClassVar[str] = ""
    """The word of the kind: in views, and as the i18n key of its question."""

    answered: int = field(default=0, init=False)
    by: int = field(default=-1, init=False)
    """The seat that answered."""
    verb: str = field(default="", init=False)
    answer: Items = field(default=(), init=False)
    """The items of the sentence that answered."""
    closed: int = field(default=0, init=False)
    """1 if the table has closed the window."""


@record
class Question(Frame):
    """A frame that one seat has to answer."""

    seat: int = 0


@record
class Framed(Record):
    """Base class of states with frames."""

    frames: tuple[Any, ...] = ()
    """The open frames, the top one last."""
    number: int = 0
    """The number of the asks that stand."""


Offers: TypeAlias = Mapping[int, tuple[Verb, ...]]
"""The verbs of each seat that may answer."""
S = TypeVar("S", bound=Framed)
F = TypeVar("F", bound=Frame)
Q = TypeVar("Q", bound=Question)
Resolve: TypeAlias = Callable[[S, F, Chance, Log], None]
Answer: TypeAlias = Callable[[S, F, int, Action, Chance, Log], None]
Why: TypeAlias = Callable[[S, F, str, Items], Rejected]


def not_offered(state: Framed, frame: Frame, verb: str, items: Items) -> Rejected:
    return Rejected("not-offered")


class Kind(NamedTuple, Generic[S, F]):
    """The rules of one class of frames. They write into the state they get: it is the caller's own copy."""

    resolve: Resolve[S, F]
    """Carries the frame out once it is off the stack; may push others."""
    mode: str = NOBODY
    offers: Callable[[S, F], Offers] = lambda state, frame: {}
    """Returns the open answers. A frame that waits for some of them and finds none is carried out."""
    answer: Answer[S, F] | None = None
    """Takes in an answer and leaves the frame open, as windows do. Without it the frame keeps the answer and is
    carried out."""
    why: Why[S, F] = not_offered
    """Explains why a sentence, as verb and items, does not answer the frame."""
    default: Callable[[S, F], Action] | None = None
    """Returns the answer that the clock gives; without it, `FramedGame.default` does."""


Kinds: TypeAlias = Mapping[type[Frame], Kind[Any, Any]]


def question(
    verbs: Callable[[S, Q], tuple[Verb, ...]], resolve: Resolve[S, Q], why: Why[S, Q] = not_offered
) -> Kind[S, Q]:
    """Return the kind of a frame that its own seat must answer."""
    return Kind(resolve, SEAT, lambda state, frame: {frame.seat: verbs(state, frame)}, why=why)


def push(state: Framed, frame: Frame) -> None:
    state.frames = (*state.frames, frame)


def own_top(state: Framed) -> Any:
    """Replace the top frame by a copy that may be written, and return it."""
    new = state.frames[-1].copy()
    state.frames = (*state.frames[:-1], new)
    return new


def shown(frame: Frame) -> dict[str, Any]:
    """Return a frame as a view shows it: its kind by its word, and the fields that differ from the default."""
    return {**encode(frame), KIND: SHOWN, "kind": frame.kind}


def read(plain: Mapping[str, Any], classes: Iterable[type[Frame]]) -> Any:
    """Return the frame that a view shows so."""
    values = {name: value for name, value in plain.items() if name != "kind"}
    return decode({**values, KIND: plain["kind"]}, {known.kind: known for known in classes})
