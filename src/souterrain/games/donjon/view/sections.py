"""Sections of a view for clients that know no rules: the heroes, and the monsters on the board.

Values that change together share a section: a sheet changes seldom, vitals often, each monster separately.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board.figures import DEAD, INSIDE, NOWHERE, UNMADE, Hero, Monster
from souterrain.games.donjon.content.creatures import ATTACK, CAPTIVE, DEFENCE, TRAITS
from souterrain.games.donjon.content.map_letters import sign
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import aid, armour, bonus, die_of, power, trait, weapon
from souterrain.games.donjon.state import STEPS, TOWN, State
from souterrain.games.donjon.view.map import at
from souterrain.games.donjon.view.sheets import sheet

MARKS: Final = (
    "poisoned",
    "venom",
    "cursed",
    "weakened",
    "frozen",
    "slowed",
    "pit",
    "asleep",
    "prisoner",
    "sanctuary",
    "flying",
    "invisible",
    "stealth",
    "favoured",
    "blessed",
    "hallowed",
    "shielded",
    "daunted",
    "mighty",
    "heroic",
    "envenomed",
    "rat-poisoned",
    "sapped",
    "favour",
    "spent",
    "turned",
    "frenzied",
)
"""Marks that have a noun and are shown; the others are internal to the rules."""


def now(state: State) -> dict[str, Any]:
    """Return the current step, round and sizes of the decks."""
    if state.step == TOWN:
        return {"step": STEPS[state.step]}
    return {
        "step": STEPS[state.step],
        "combat": state.combat,
        "round": state.round,
        "deck_size": len(state.deck),
        "distance": piles.above(state),
        "hand_size": sum(state.hand),
    }


def party(state: State) -> dict[str, Any]:
    """Return the roster, and the sheet and vitals of every hero who has been created."""
    found: dict[str, Any] = {
        "roster": {
            "kind": "roster",
            "traits": list(TRAITS),
            "seats": [state.seat_of(number) for number in range(len(state.heroes))],
            "names": [hero.name for hero in state.heroes],
            "master": state.table.master,
        }
    }
    for number, hero in enumerate(state.heroes):
        if hero.out != UNMADE:
            found[f"sheet-{number + 1}"] = sheet(state, number)
            found[f"vitals-{number + 1}"] = _vitals(state, number)
    return found


def _vitals(state: State, number: int) -> dict[str, Any]:
    hero = state.heroes[number]
    return {
        "kind": "vitals",
        "hero": number + 1,
        "life": [hero.life, hero.max_life],
        "fatigue": [hero.fatigue, hero.max_fatigue],
        "destiny": hero.destiny,
        "gold": hero.gold,
        "xp": hero.xp + hero.earned,
        "used": [[name, _until(state, combat)] for name, combat in hero.tilted],
        "marks": [*dict.fromkeys(name for name, _, _, _ in hero.marks if name in MARKS)],
        "place": _place(state, hero),
    }


def _until(state: State, combat: int) -> str:
    """Return what makes a used skill ready again: the next exploration, fight or round (DJ-024, A-05)."""
    if state.options.skill_refresh == "round":
        return "round"
    return "fight" if combat else "exploration"


def _place(state: State, hero: Hero) -> str:
    """Return `dead`, `outside`, `down`, or `ready` for a hero who has left town; "" otherwise."""
    if hero.out == INSIDE:
        return "down" if hero.down else "ready" if state.step == TOWN and hero.ready else ""
    return "dead" if hero.out == DEAD else "outside"


def foes(state: State) -> dict[str, Any]:
    """Return the monsters with their squares, and in a fight the percentage with which each hero hits them."""
    if not state.monsters:
        return {}
    zones = plan_of(state).zone_at
    return {
        "foes": {"kind": "foes"},
        **{f"foe-{monster.uid}": _foe(state, monster, zones) for monster in state.monsters},
    }


def _foe(state: State, monster: Monster, zones: dict[int, int]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "foe",
        "word": monster.kind,
        "number": monster.number,
        "sign": sign(monster.kind, monster.number),
        "life": [monster.life, monster.max_life],
    }
    if marks := [*dict.fromkeys(name for name, _, _, _ in monster.marks if name in MARKS)]:
        found["marks"] = marks
    if monster.kind == CAPTIVE:
        found["side"] = "ally"
    if monster.square != NOWHERE:
        found |= {"at": at(monster.square), "zone": zones[monster.square] + 1}
    if state.combat and monster.kind != CAPTIVE:
        found["odds"] = [[hero + 1, _odds(state, hero, monster)] for hero in state.up]
    return found


def _odds(state: State, hero: int, monster: Monster) -> int:
    via = "missile" if weapon(state.heroes[hero]).missile else "melee"
    ahead = trait(state, hero, ATTACK) + power(state, hero, via) + bonus(state, hero, monster.uid, via)
    ahead -= trait(state, monster.uid, DEFENCE) + armour(state, monster.uid) + aid(state, monster.uid)
    return round(100 * odds(ahead, die_of(state, hero), die_of(state, monster.uid)).hit)
