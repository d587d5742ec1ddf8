"""Titles (DR-110 to DR-122): those of a finished game, read from its journal, and the one of all games of a person
(DR-119). The game keeps no state for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from souterrain.core.actions import Item
from souterrain.core.events import Event
from souterrain.core.game import Outcome
from souterrain.core.match import Match
from souterrain.core.parts import Collection, Titles
from souterrain.games.roll.content.dice import CHAMPION, DRAGON, DUNGEON, LEVELS, MONSTERS, PARCHMENT, PARTY, SCROLL
from souterrain.games.roll.content.dice import TOKENS as TREASURES
from souterrain.games.roll.content.heroes import CARDS, HEROES

TITLES: Final = (
    "dragon-slayer", "dragon-master", "odds", "last-stand", "lookalikes", "bottomless-bag",
    "dungeon-lord", "natural-20", "critical-hit", "team-captain", "whirl-of-magic", "dragon-lure",
)  # fmt: skip
"""In the order of their rules, DR-110 to DR-121."""

ALL_DUNGEON_DICE: Final = 7
DRAGONS_AT_ONCE: Final = 3
CHAMPIONS_AT_ONCE: Final = 5
POINTS_OF_TREASURE: Final = 15
POINTS: Final = 20

_CHAMPION: Final = PARTY[CHAMPION]
_DRAGON: Final = DUNGEON[DRAGON]
_NO_COMPANIONS: Final = (PARTY[SCROLL], TREASURES[PARCHMENT], "hero")
"""Sources that may drink or pay for a re-roll without being a companion that was used (DR-118)."""
_CLEARING: Final = ("battlemage", "paladin")
_VIKINGS: Final = tuple([hero.novice.name for hero in CARDS if hero.novice.forming == "five-champions"])

Data = Mapping[str, Any]


class Tally:
    """One seat's deeds so far, as far as titles depend on them."""

    def __init__(self) -> None:
        self.earned: set[str] = set()
        self.viking = False
        self.card_used = False
        self.token_used = False
        self.dragons = 0
        self.champions = 0
        self.outnumbered = False
        self.all_rolled = False
        self.monsters = False
        self.helped = False

    def hear(self, event: Event) -> None:
        if event.key in _HEARD:
            _HEARD[event.key](self, event.data)

    def hero(self, data: Data) -> None:
        self.viking = data["hero"] in _VIKINGS

    def delve(self, data: Data) -> None:
        self.dragons = self.champions = 0

    def party(self, data: Data) -> None:
        self.champions = _number(data["dice"], _CHAMPION)
        if not self.viking:
            self._look_alike()

    def level(self, data: Data) -> None:
        dice = data["dice"]
        self.outnumbered = data["party"] < data["lair"] + sum(number for _, number in dice)
        self.all_rolled = self.monsters = self.helped = False
        self._see(dice)
        if data["rolled"]:
            self._roll(dice)

    def scouted(self, data: Data) -> None:
        self._roll(data["dice"])

    def rerolled(self, data: Data) -> None:
        self._spend(data["payer"], companion=data["payer"] not in _NO_COMPANIONS)
        self.champions -= _number(data["dice"], _CHAMPION)
        self._join(data["faces"])
        self._see(data["faces"])
        self._roll(data["faces"])

    def die_set(self, data: Data) -> None:
        self.champions -= data["die"] == _CHAMPION
        self._join([(data["face"], 1)])
        self._see([(data["face"], 1)])

    def used(self, data: Data) -> None:
        self._spend(data["source"], companion=True)

    def drank(self, data: Data) -> None:
        self._spend(data["source"], companion=data["source"] not in _NO_COMPANIONS)

    def faced(self, data: Data) -> None:
        self.champions -= _number(data["sources"], _CHAMPION)
        self.helped = True

    def joined(self, data: Data) -> None:
        self._join(data["dice"])

    def slain(self, data: Data) -> None:
        self.dragons += 1
        if self.dragons >= 2:
            self.earned.add("dragon-slayer")
        if self.dragons >= 3:
            self.earned.add("dragon-master")
        if self.outnumbered:
            self.earned.add("last-stand")

    def ultimate(self, data: Data) -> None:
        self.card_used = True
        self.helped |= data["hero"] in _CLEARING

    def specialty(self, data: Data) -> None:
        self.card_used = True

    def token(self, data: Data) -> None:
        self.token_used = True

    def regroup(self, data: Data) -> None:
        if self.monsters and not self.helped:
            self.earned.add("critical-hit")
        self._survive()

    def left(self, data: Data) -> None:
        if data["level"] == LEVELS:
            self.earned.add("dungeon-lord")
        self._survive()

    def over(self, outcome: Outcome, seat: int) -> tuple[str, ...]:
        """Return the titles of the seat, those that look at the final score among them."""
        points = outcome.total(seat)
        treasure = points - sum(line.points for line in outcome.scores[seat] if line.key == "xp")
        if treasure >= POINTS_OF_TREASURE:
            self.earned.add("bottomless-bag")
        if points >= POINTS and not self.card_used:
            self.earned.add("natural-20")
        if points >= POINTS and not self.token_used:
            self.earned.add("whirl-of-magic")
        return tuple([title for title in TITLES if title in self.earned])

    def _spend(self, source: str, *, companion: bool) -> None:
        self.champions -= source == _CHAMPION
        self.helped |= companion

    def _join(self, dice: list[Item]) -> None:
        joined = _number(dice, _CHAMPION)
        self.champions += joined
        if joined:
            self._look_alike()

    def _look_alike(self) -> None:
        if self.champions >= CHAMPIONS_AT_ONCE:
            self.earned.add("lookalikes")

    def _see(self, dice: list[Item]) -> None:
        self.monsters |= any(word in MONSTERS for word, _ in dice)

    def _roll(self, dice: list[Item]) -> None:
        """Count dice that were rolled together; party dice may be among them."""
        self.all_rolled |= sum(number for word, number in dice if word in DUNGEON) == ALL_DUNGEON_DICE
        if _number(dice, _DRAGON) >= DRAGONS_AT_ONCE:
            self.earned.add("dragon-lure")

    def _survive(self) -> None:
        if self.all_rolled:
            self.earned.add("odds")


_HEARD: Final[dict[str, Callable[[Tally, Data], None]]] = {
    "hero": Tally.hero,
    "delve": Tally.delve,
    "party": Tally.party,
    "level": Tally.level,
    "scouted": Tally.scouted,
    "rerolled": Tally.rerolled,
    "die-set": Tally.die_set,
    "fought": Tally.used,
    "opened": Tally.used,
    "drank": Tally.drank,
    "faced-dragon": Tally.faced,
    "returned": Tally.joined,
    "raised": Tally.joined,
    "brought-back": Tally.joined,
    "dragon-slain": Tally.slain,
    "ultimate": Tally.ultimate,
    "specialty": Tally.specialty,
    "token-used": Tally.token,
    "regroup": Tally.regroup,
    "retired": Tally.left,
    "left": Tally.left,
}


def _number(dice: list[Item], word: str) -> int:
    return sum(number for known, number in dice if known == word)


def titles(match: Match) -> dict[int, tuple[str, ...]]:
    """Return the titles each seat earned; none before the game is over, and none for bots (DR-122)."""
    outcome = match.outcome
    if outcome is None:
        return {}
    tallies = [Tally() for _ in outcome.places]
    for event in _kept(match):
        if "seat" in event.data:
            tallies[event.data["seat"]].hear(event)
    bots = _bots(match)
    return {seat: () if seat in bots else tally.over(outcome, seat) for seat, tally in enumerate(tallies)}


def _bots(match: Match) -> set[int]:
    """Return the seats that a bot has played and no person."""
    acts = list(match.journal.acts())
    return {act.seat for act in acts if act.by == "bot"} - {act.seat for act in acts if act.by == "seat"}


def _kept(match: Match) -> Iterator[Event]:
    """Yield the story without what was taken back."""
    kept = {0, *match.journal.standing()}
    return (event for number, event in match.events if number in kept)


def heroes(match: Match) -> dict[int, str]:
    """Return the hero that each seat finished the game with (DR-119); nothing before the end or without heroes."""
    if match.outcome is None:
        return {}
    return {seat: player["hero"] for seat, player in enumerate(match.view(None)["players"]) if player["hero"]}


TEAM: Final = Collection("team-captain", tuple([hero.novice.name for hero in HEROES]), heroes)
"""Team captain: a game finished with every hero (DR-119)."""

PART: Final = Titles(TITLES, titles, (TEAM,))
