"""The bot that plays any seat of Donjon: an adventurer or the master."""

from __future__ import annotations

from typing import Any, NamedTuple

from souterrain.bots.base import Character
from souterrain.bots.donjon import combat, exploration, healing, master, quest, reactions, town
from souterrain.bots.donjon.sentences import turn_of
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.creatures import CAPTIVE
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.state import TOWN, State


class Level(NamedTuple):
    """The strength of a bot: `careless` is the probability of a random legal answer. In town every bot takes care."""

    careless: float = 0.0
    character: Character = Character()


class DonjonBot:
    def __init__(self, level: Level) -> None:
        self.level = level
        self.character = level.character

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        if ask.about == "free" and has_no_need(view, ask.seat):
            return None
        state: State = game.imagine(view, rng)
        legal = game.legal(state, ask.seat)
        careless = ask.kind != MAY and state.step != TOWN and rng.random() < self.level.careless
        if careless:
            return legal.sample(rng)
        if ask.seat == state.table.master:
            return master.answer(state, ask, legal, rng)
        hero = state.hero_of(ask.seat)
        if state.frames:
            return reactions.answer(state, ask, legal, rng)
        if ask.kind == MAY:
            return _out_of_turn(state, hero, legal)
        if state.step == TOWN:
            return town.answer(state, hero, legal)
        return _turn(state, hero, legal)


def has_no_need(view: View, seat: int) -> bool:
    """Return whether an offer between turns can be waived unseen: no potion in the pack, nobody down whom a skill could
    help, and no fight just won."""
    hero = view["roster"]["seats"].index(seat) + 1
    skills = view[f"hero-{hero}"].get("skills", ())
    if any(name in skills for name in healing.SKILLS) and _somebody_down(view):
        return False
    if any(ITEMS[name].kind == "potion" for name, _ in view[f"hero-{hero}"].get("pack", ())):
        return False
    return not view["phase"]["combat"] or any(view[f"monster-{uid}"]["kind"] != CAPTIVE for uid in view["monsters"])


def _somebody_down(view: View) -> bool:
    heroes = range(1, len(view["roster"]["seats"]) + 1)
    return any(not view[f"turn-{hero}"].get("life", 0) and not view[f"hero-{hero}"].get("out", 0) for hero in heroes)


def _out_of_turn(state: State, hero: int, legal: Legal) -> Action | None:
    """Return a potion that is needed now; a healing skill too after a won fight, or for a companion who is down."""
    if healing.over(state):
        return healing.answer(state, hero, legal)
    return healing.rescue(state, hero, legal) or healing.potion(state, hero, legal)


def _turn(state: State, hero: int, legal: Legal) -> Action:
    turn = turn_of(state, hero, legal)
    if not state.combat:
        return exploration.answer(turn)
    if "leave" in turn.said and (state.won or quest.may_leave(state, hero)):
        return ("leave",)
    found = combat.answer(turn)
    if found is None and state.lull:
        return exploration.answer(turn)
    return found or ("end",)
