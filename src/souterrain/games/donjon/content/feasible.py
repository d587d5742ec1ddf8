"""Checks that a quest can be laid, that everything it needs can be reached, and that it can be won.

The work is bounded: an objective room has 32 squares. Paths are orthogonal here, so what is accepted can be walked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.schema import Fault, Path
from souterrain.games.donjon.content.effects import Effect, Term
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE
from souterrain.games.donjon.content.quest_words import terms_of
from souterrain.games.donjon.content.quests import LONG, WIDE, Quest, Spot

ENTRANCE: Final[tuple[Spot, ...]] = ((1, 0), (2, 0))
"""Squares of every objective room behind its entrance."""
NEAR: Final = 3
"""Rows of the near half."""
LARGEST: Final = 6
"""Heroes of the largest party, for which a card may have to be scaled up from four (A-82)."""
WALKABLE: Final = "walkable"
ALL: Final = slice(None)


def check(quest: Quest, path: Path) -> None:
    """Raise Fault if the quest cannot be laid, reached or won."""
    _Room(quest, path).check()


class _Room:
    """The objective room of a quest, as it would be laid."""

    def __init__(self, quest: Quest, path: Path) -> None:
        self.quest, self.path = quest, path
        self.rules = {term.word: term for term in self._terms("rules", quest.rules)}
        self.blocked = {
            spot for kind, spots, _, _ in quest.furniture if FURNITURE[kind].height != WALKABLE for spot in spots
        }
        self.reached = self._reached()

    def check(self) -> None:
        self._laid()
        self._crowded()
        self._present()
        for name, text in (("win", self.quest.win), ("short", self.quest.short)):
            self._possible(self._terms(name, text), (name,))
        for place, (text, _) in enumerate(self.quest.secondaries):
            self._possible(self._terms("secondaries", text), ("secondaries", place, 0))
        self._losable()

    def _terms(self, name: str, text: str) -> Effect:
        return terms_of(text, (*self.path, name))

    # Laid

    def _laid(self) -> None:
        filled = {"occupants": self.quest.occupants, "captives": self.quest.captives}
        filled |= {"furniture": self.quest.furniture, "markers": self.quest.markers}
        for name, value in filled.items():
            if value and "cards" in self.rules:
                raise Fault((*self.path, name), "content-with-cards")
        held: set[Spot] = set()
        for place, (kind, spots, _, _) in enumerate(self.quest.furniture):
            where = (*self.path, "furniture", place, 1)
            if not _is_block(spots, FURNITURE[kind].size):
                raise Fault(where, "content-shape", wide=FURNITURE[kind].size[0], deep=FURNITURE[kind].size[1])
            if held.intersection(spots):
                raise Fault(where, "content-overlap")
            held.update(spots)
        first = self.rules.get("first")
        for name in first.arguments if first is not None else ():
            if first is not None and first.arguments.count(name) > _copies(name):
                raise Fault((*self.path, "rules"), "content-copies", card=name, number=_copies(name))
        if self.free.difference(self.reached):
            raise Fault((*self.path, "furniture"), "content-walled")

    @property
    def free(self) -> set[Spot]:
        return {(x, y) for x in range(WIDE) for y in range(LONG)} - self.blocked

    def _reached(self) -> set[Spot]:
        """Return the squares that can be walked to from the entrance; a crevasse is jumped over."""
        found = {spot for spot in ENTRANCE if spot not in self.blocked}
        todo = list(found)
        while todo:
            new = {near for near in _beside(todo.pop()) if near not in self.blocked} - found
            found |= new
            todo += new
        return found

    def _crowded(self) -> None:
        """Everybody has a square, also where the number of monsters follows that of six heroes."""
        chasm = {spot for kind, spots, _, _ in self.quest.furniture if kind == "crevasse" for spot in spots}
        floor = self.free - chasm
        near = {(x, y) for x, y in floor if y < NEAR} - {spot for _, spot in self.quest.markers}
        rows = [(_scaled(number), where) for _, number, where, _ in self.quest.occupants]
        for number, room in (
            (sum([count for count, _ in rows]) + self.quest.captives, len(floor) - LARGEST),
            (sum([count for count, where in rows if where == "near"]), len(near)),
        ):
            if number > room:
                raise Fault((*self.path, "occupants"), "content-crowded", number=number, room=room)

    # Present

    def _present(self) -> None:
        """Everything that a special rule names is in the room."""
        kinds = {name for name, *_ in self.quest.occupants}
        for word, names in (
            ("bound", self._named("bound")),
            ("rise", self._named("rise")[:2]),
            ("saps", self._named("saps")[1:]),
        ):
            for name in names:
                if name not in kinds:
                    self._absent("rules", word, name)
        for word, places in (("deed", slice(1, 2)), ("holds", slice(0, 1)), ("shut-in-combat", ALL), ("still", ALL)):
            for kind in self._named(word)[places]:
                if not self._faced_pieces(kind):
                    self._absent("rules", word, kind)
        deed = self._named("deed")[:1]
        for word, way in (("noise", ALL), ("saps", slice(0, 1)), ("pour", slice(2, 3))):
            for name in self._named(word)[way]:
                if (name,) != deed:
                    self._absent("rules", word, name)
        items = self._named("seize")
        for place, (name, spot) in enumerate(self.quest.markers):
            if name != "web" and name not in items:
                raise Fault((*self.path, "markers", place, 0), "content-marker", item=name)
            if name == "web" and spot in self.blocked:
                raise Fault((*self.path, "markers", place, 1), "content-overlap")
        for item in items:
            if not any(name == item and self._faced([spot]) for name, spot in self.quest.markers):
                self._absent("markers", "seize", item)

    def _named(self, word: str) -> tuple[str, ...]:
        return self.rules[word].arguments if word in self.rules else ()

    def _absent(self, field: str, word: str, name: str) -> None:
        raise Fault((*self.path, field), "content-absent", word=word, name=name)

    def _faced(self, spots: list[Spot]) -> bool:
        return any(near in self.reached for spot in spots for near in _beside(spot))

    # Won and lost

    def _possible(self, terms: Effect, path: Path) -> None:
        """Each condition can come true, and is not true from the beginning."""
        for term in terms:
            if not self._can_hold(term):
                raise Fault((*self.path, *path), "content-never", condition=_said(term))

    def _can_hold(self, term: Term) -> bool:
        name = term.arguments[0] if term.arguments else ""
        kinds = [kind for kind, *_ in self.quest.occupants] + [*self._named("burrow")[:1]]
        if term.word == "cleared":
            return bool(self.quest.occupants) or "cards" in self.rules
        if term.word == "slain":
            return name in kinds
        if term.word in ("saved", "captives-dead"):
            return self.quest.captives >= (term.number() if term.arguments else 1)
        if term.word == "done":
            deed = self.rules.get("deed")
            return deed is not None and deed.arguments[0] == name and deed.number(4) >= term.number(1)
        if term.word == "opened":
            return name not in self._named("still") and term.number(1) <= self._faced_pieces(name)
        if term.word in ("carried", "sunk"):
            return not ITEMS[name].quest or name in (*self._named("seize"), *self._named("holds")[1:])
        if term.word == "used":
            return name in self._named("pour")
        return True

    def _faced_pieces(self, kind: str) -> int:
        return len([1 for name, spots, _, _ in self.quest.furniture if name == kind and self._faced(list(spots))])

    def _losable(self) -> None:
        """A defeat can come true, and does not come with the victory."""
        lost = self._terms("lose", self.quest.lose)
        self._possible(lost, ("lose",))
        for text in (self.quest.win, self.quest.short):
            if lost and text and set(lost) <= set(self._terms("win", text)):
                raise Fault((*self.path, "lose"), "content-both")


def _beside(spot: Spot) -> Iterator[Spot]:
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= spot[0] + x < WIDE and 0 <= spot[1] + y < LONG:
            yield spot[0] + x, spot[1] + y


def _is_block(spots: tuple[Spot, ...], size: tuple[int, int]) -> bool:
    """Return True for a rectangle of this size, along or across."""
    wide, deep = [max(part) - min(part) + 1 for part in zip(*spots, strict=True)]
    return (wide, deep) in (size, size[::-1]) and len(set(spots)) == len(spots) == wide * deep


def _scaled(number: int) -> int:
    return -(-number * LARGEST // 4)


def _copies(name: str) -> int:
    return next(card.copies for card in DUNGEON if card.id == name)


def _said(term: Term) -> str:
    return f"{term.word}({','.join(term.arguments)})" if term.arguments else term.word
