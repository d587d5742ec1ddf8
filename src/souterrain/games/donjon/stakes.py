"""The odds of attacks, beside their targets (DJ-125), the worth of answers to a question, and the doubt before a quest
is given up (A-72)."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.game import View
from souterrain.core.stakes import Stake
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.rules.questions.attacks import can_attack, may_attack, shots
from souterrain.games.donjon.rules.questions.marching import targets
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.odds import Odds
from souterrain.games.donjon.rules.questions.quest import quest_of
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.rules.questions.skill_cards import refused, term
from souterrain.games.donjon.rules.questions.targets import guarded
from souterrain.games.donjon.rules.skills.named import whom
from souterrain.games.donjon.rules.town.outfitting import is_armed
from souterrain.games.donjon.state import HEROES, MONSTERS, STEPS, TOWN, State
from souterrain.games.donjon.view.answers import answers
from souterrain.games.donjon.view.odds import blow, bolt, percent, rounded
from souterrain.games.donjon.view.proposals import proposals, way_proposed
from souterrain.games.donjon.view.view import known

WAYS = (("strike", "melee", threatened), ("shoot", "missile", shots))
BOLT = "bolt"


def stakes(found: View, seat: int) -> tuple[Stake, ...]:
    """Return the worth of the answers to an open question, or the odds of every attack that a seat could declare and
    doubts before leaving town or dungeon."""
    phase = found["phase"]
    if found["frames"]:
        return _answers(known(found), seat)
    if not (phase["combat"] or phase["step"] == STEPS[TOWN] or _somebody_on_stairs(found)):
        return ()
    state = known(found)
    if seat == state.table.master:
        return (*_of_monsters(state), *proposals(state)) if state.step == MONSTERS else ()
    hero = state.hero_of(seat)
    if state.step == TOWN and state.heroes[hero].cls and not is_armed(state.heroes[hero]):
        return (Stake(("depart",), "depart-unarmed", {}, sure=True),)
    if state.step != HEROES:
        return ()
    odds = _of_hero(state, hero) if state.combat and may_attack(state, hero) else ()
    return (*odds, *_leaving(state, hero))


def _answers(state: State, seat: int) -> tuple[Stake, ...]:
    frame = state.frames[-1]
    if seat == state.table.master:
        return tuple(way_proposed(state, frame)) if isinstance(frame, Way) else ()
    return answers(state, seat)


def _somebody_on_stairs(found: View) -> bool:
    """Tell from the view alone if a doubt is possible, so that most questions cost nothing."""
    sections = [section for name, section in found.items() if name.startswith(("hero-", "turn-"))]
    return any(section.get("square") in found["stairs"] for section in sections)


def _leaving(state: State, hero: int) -> Iterator[Stake]:
    """Yield a doubt for a hero on the stairs whose way out wins nothing: no object of the quest, no captive."""
    figure = state.heroes[hero]
    if figure.square not in state.stairs or state.won:
        return
    wanted = [word for term in parse(quest_of(state).win) for word in term.arguments if word in ITEMS]
    if not any(figure.count(word) for word in wanted) and not any(each.follows == hero for each in state.captives):
        yield Stake(("leave",), "leave-unfinished", {}, sure=True)


def _of_hero(state: State, hero: int) -> Iterator[Stake]:
    for verb, via, near in WAYS:
        for target in near(state, hero):
            yield _stake((verb, *figure_items(state, target)), blow(state, hero, target, via))
    figure = state.heroes[hero]
    spells = [("use", name, name) for name in figure.skills if refused(state, hero, SKILLS[name]) is None]
    scrolls = [("read", item, ITEMS[item].spell) for item, _ in figure.pack if ITEMS[item].spell]
    for verb, word, name in (*spells, *scrolls):
        if term(name).word == BOLT:
            for target in whom(state, hero, name):
                said: Items = ((word, 1), *figure_items(state, target))
                yield _stake((verb, *said), bolt(state, hero, target, term(name).number()))


def _of_monsters(state: State) -> Iterator[Stake]:
    """Yield the odds of the monsters' blows. A wraith takes strength instead of life; before a sanctuary another roll
    decides (P5)."""
    for monster in state.foes:
        drains = "drain" in CREATURES[monster.kind].flags
        for verb, via, near in WAYS if can_attack(state, monster) else ():
            for target in targets(state, monster, near(state, monster.uid)):
                if guarded(state, monster.uid, target):
                    continue
                said: Items = (*figure_items(state, monster.uid), *figure_items(state, target))
                odds = blow(state, monster.uid, target, via)
                yield _stake((verb, *said), odds, hit_only=drains and is_hero(target))


def _stake(about: Action, odds: Odds | None, *, hit_only: bool = False) -> Stake:
    """Return the chance to hit and the mean damage of a hit."""
    if odds is None:
        return Stake(about, "no-harm", {})
    if hit_only or not odds.hit:
        return Stake(about, "hit", {"percent": percent(odds.hit)})
    whole, tenths = divmod(rounded(odds.mean / odds.hit * 10), 10)
    return Stake(about, "attack", {"percent": percent(odds.hit), "whole": whole, "tenths": tenths})
