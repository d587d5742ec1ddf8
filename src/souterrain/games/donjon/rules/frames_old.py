"""Frames: what waits for an answer or is about to be carried out. `rules/frames.py` says who answers each kind."""

from __future__ import annotations

from souterrain.core.forms import Items
from souterrain.core.records import Changing


class Frame(Changing):
    """A choice after new information. What the fields mean is said where the kind is carried out."""

    __slots__ = ("answer", "answered", "by", "closed", "data", "kind", "target", "verb", "who", "words")

    def __init__(
        self,
        kind: str = "",
        who: int = -1,
        target: int = -1,
        data: tuple[int, ...] = (),
        words: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.who = who
        self.target = target
        self.data = data
        self.words = words
        self.closed = 0
        """A window that the table has closed."""
        self.answered = 0
        self.by = -1
        """The seat that answered."""
        self.verb = ""
        self.answer: Items = ()


class Attack(Frame):
    """One attack (DJ-118), or an opposed roll: both totals by their parts, and what becomes of it."""

    __slots__ = (
        "aid",
        "armour",
        "bonus",
        "brace",
        "counter",
        "die",
        "flags",
        "guard",
        "power",
        "stage",
        "strain",
        "trait",
        "via",
    )

    def __init__(self) -> None:
        super().__init__("attack")
        self.via = ""
        """`melee`, `missile`, `spell` or `opposed`."""
        self.trait = 0
        self.power = 0
        self.bonus = 0
        self.strain = 0
        """Fatigue the attacker has added (DJ-126)."""
        self.guard = 0
        """The defender's characteristic."""
        self.armour = 0
        self.aid = 0
        """What else is added to the defence."""
        self.brace = 0
        """Fatigue the defender has added."""
        self.die = 0
        self.counter = 0
        self.stage = 0
        self.flags: tuple[str, ...] = ()
        """`magic`, `area`, `push`, …: what else is so about this attack."""


class Test(Frame):
    """A test (DJ-109): characteristic, die, what it needs; `words` and `data` say what follows."""

    __slots__ = ("die", "need", "strain", "trait")

    def __init__(self) -> None:
        super().__init__("test")
        self.trait = 0
        self.need = 9
        self.die = 0
        self.strain = 0
