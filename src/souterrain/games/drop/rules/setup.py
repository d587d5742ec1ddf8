"""Cards are dealt and the dungeon is dropped (DD-10 to DD-14, DD-101)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.game import Setup
from souterrain.games.drop.content.cards import CLASSES, QUESTS, RACES
from souterrain.games.drop.facts import Options
from souterrain.games.drop.rules import exploring
from souterrain.games.drop.rules.solo.entering import new_level
from souterrain.games.drop.state import Hero, Solo, State, Table


def begin(setup: Setup, chance: Chance, log: Log) -> State:
    state, options = State(), Options.read(setup.options)
    if setup.seats == 1:
        options.teamwork, options.judge = 0, "assisted"
    state.table = Table(setup.seats, options)
    seats = range(setup.seats)
    state.heroes = tuple([Hero() for _ in seats])
    state.pawns, state.sent = ((),) * setup.seats, (0,) * setup.seats
    quests = [index for index, quest in enumerate(QUESTS) if setup.seats > 1 or not quest.rivals]
    races, classes = list(range(len(RACES))), list(range(len(CLASSES)))
    for seat in seats:
        hero = state.own(seat)
        hero.race = races.pop(chance.number(f"race/{seat}", len(races)))
        hero.classes = (classes.pop(chance.number(f"class/{seat}", len(classes))),)
        hero.quest = quests.pop(chance.number(f"quest/{seat}", len(quests)))
        card = CLASSES[hero.classes[0]].name
        log.secretly("dealt", {"quest": hero.task.name}, (seat,), seat=seat, race=hero.card.name, card=card)
    state.order = tuple(sorted(seats, key=lambda seat: state.heroes[seat].card.initiative))
    if setup.seats == 1:
        state.solo = Solo()
        new_level(state, chance, log)
    else:
        exploring.fill_box(state)
        exploring.open_dungeon(state, (), chance, log)
        state.deeds = 0
        log("turn", seat=state.seat)
    return state
