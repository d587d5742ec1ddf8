"""How a quest ends: the agreement to stop, secondary objectives, the way home, and who has won in the end."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.game import Line, Outcome
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.figures import DEAD, INSIDE, Hero
from souterrain.games.donjon.rules import progress
from souterrain.games.donjon.rules.harm import die
from souterrain.games.donjon.rules.quests.common import WHOLE, participants, quest_of
from souterrain.games.donjon.rules.quests.conditions import holds
from souterrain.games.donjon.rules.sheet import gain
from souterrain.games.donjon.state import END, TOWN, State

ENDINGS: Final = ("won", "left", "fallen", "lost", "agreed", "time", "idle")
"""How a quest may end: at the moment it is won, with nobody inside, with nobody standing, with what it was about lost,
by agreement, by either clock."""
CALLED: Final = "called-"
"""Who has called the quest done."""


# The agreement to stop


def may_call(s: State, hero: int) -> bool:
    """Won, in an exploration phase, and no monster on the board (A-89)."""
    return bool(s.won) and not s.combat and not s.monsters_left and not s.counted(f"{CALLED}{hero}")


def call(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    s.count(f"{CALLED}{hero}")
    if log is not None:
        log("called-it", seat=s.seat_of(hero))


def agreed(s: State) -> bool:
    return bool(s.won) and not s.combat and bool(s.up) and all(s.counted(f"{CALLED}{hero}") for hero in s.up)


def take_back(s: State) -> None:
    """A monster has come, and nobody talks of stopping."""
    if any(name.startswith(CALLED) for name, _ in s.progress):
        s.progress = tuple([pair for pair in s.progress if not pair[0].startswith(CALLED)])


# The end of a quest


def finish(s: State, reason: str, chance: Chance, log: Log | None) -> None:
    """Secondary objectives are paid, and the heroes go home; the next quest begins in town, or the match is over."""
    chance.seal()
    s.reason, s.frames = reason, ()
    _last_breath(s, reason, log)
    for place, (condition, points) in enumerate(quest_of(s).secondaries):
        if holds(s, condition):
            if log is not None:
                log("secondary", quest=s.quest_name, number=place + 1)
            for hero in participants(s):
                progress.award(s, hero, points, log, s.quest_name)
    s.count(f"{WHOLE}won", s.won)
    s.count(f"{WHOLE}died", len([hero for hero in s.heroes if hero.out == DEAD]))
    if log is not None:
        log("quest-over", quest=s.quest_name, reason=f"ending:{reason}", won=s.won)
    for hero in range(len(s.heroes)):
        _bank(s.own_hero(hero))
    s.number += 1
    if s.quest + 1 < len(s.table.quests):
        _home(s)
    else:
        s.step = END
        if log is not None:
            _rank(s, log)


def _last_breath(s: State, reason: str, log: Log | None) -> None:
    """Whoever lies at no life when the quest ends is dead, and so are all when nobody stands (A-01, A-03, DJ-180)."""
    for hero, figure in enumerate(s.heroes):
        if figure.out == INSIDE and (not figure.life or (reason == "fallen" and figure.down)):
            die(s, hero, log)


def _bank(hero: Hero) -> None:
    """Experience can be spent at the end of the game (DJ-186); what belongs to the quest is handed over."""
    hero.xp, hero.earned = hero.xp + hero.earned, 0
    for item, number in hero.pack:
        if ITEMS[item].quest:
            gain(hero, item, -number)


def _home(s: State) -> None:
    """The survivors recover (DJ-132, DJ-133); whoever died is replaced by a new hero (A-71)."""
    for hero, figure in enumerate(s.heroes):
        if figure.out == DEAD:
            progress.bury(s, hero)
        else:
            progress.recover(s.own_hero(hero))
    s.progress = tuple([pair for pair in s.progress if pair[0].startswith(WHOLE)])
    s.monsters, s.markers, s.zones, s.doors, s.furniture, s.stairs = (), (), (), (), (), ()
    s.combat = s.lull = s.won = 0
    s.quest += 1
    s.step = TOWN


def _rank(s: State, log: Log) -> None:
    """Heroes by their gold, if a single one must be named (DJ-190, A-77)."""
    for place, hero in progress.ranking(s):
        log("ranked", seat=s.seat_of(hero), place=place, gold=s.heroes[hero].gold)


# The end of the match


def outcome(s: State) -> Outcome:
    """The heroes win together (DJ-003), or the master has stopped them (DJ-004): half of the quests decide."""
    won, played = s.counted(f"{WHOLE}won"), len(s.table.quests)
    heroes_win = 2 * won >= played
    places, scores = [], []
    for seat in range(len(s.heroes) + 1):
        hero = s.hero_of(seat)
        places.append(1 if (hero >= 0) == heroes_win else 2)
        scores.append(_master_lines(s, played - won) if hero < 0 else _hero_lines(s, hero, won))
    return Outcome(tuple(places), "heroes" if heroes_win else "master", tuple(scores))


def _hero_lines(s: State, hero: int, won: int) -> tuple[Line, ...]:
    figure = s.heroes[hero]
    earned = 0 if figure.out == DEAD else s.counted(f"{WHOLE}xp-{hero}")
    return (
        Line("experience", earned, earned),
        Line("gold", figure.gold, 0),
        Line("kills", figure.kills, 0),
        Line("quests-won", won, 0),
    )


def _master_lines(s: State, won: int) -> tuple[Line, ...]:
    return (Line("kills", s.counted(f"{WHOLE}died"), 0), Line("quests-won", won, 0))
