"""Beginning of a match and of each quest (DJ-041 … DJ-048)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.core.game import Setup
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.schema import Fault, refused
from souterrain.games.donjon.board.figures import FIRST_MONSTER, INSIDE, UNMADE
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.decks import EVENT_CARDS, TREASURES
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.facts import MASTER, QUESTS, TableOptions
from souterrain.games.donjon.rules.dungeon import doors, exchange, layout
from souterrain.games.donjon.rules.event_cards.playing import draw_event
from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.mechanics import dungeon_deck
from souterrain.games.donjon.rules.questions.obstacles import free_near
from souterrain.games.donjon.rules.questions.quest import first_events
from souterrain.games.donjon.rules.quests import preparing
from souterrain.games.donjon.rules.town import veterans
from souterrain.games.donjon.rules.town.outfitting import dressed
from souterrain.games.donjon.rules.turn.rounds import start_round
from souterrain.games.donjon.state import ENTRANCE, TOWN, State, Table

DEPART: Final = Verb("depart", Form())


def begin(setup: Setup, chance: Chance, log: Log) -> State:
    state = State()
    table = Table()
    table.heroes = setup.seats - 1
    table.master = _master(setup)
    table.options = TableOptions.read(setup.options)
    table.content = _brought(setup)
    table.quests = (custom.OWN,) if custom.read(table.content).quest is not None else _campaign(setup)
    state.table = table
    state.treasures = custom.copies(table.content, "treasures")
    state.treasure_out = (0,) * len(TREASURES)
    veterans.gather(state)
    state.step = TOWN
    log("gathered", number=table.heroes, quest=state.quest_name)
    return state


def _master(setup: Setup) -> int:
    """Return the seat that chose to be the master (DJ-001), else the last seat."""
    chosen = [seat for seat, role in enumerate(setup.roles) if role == MASTER]
    if setup.roles and len(chosen) != 1:
        raise SetupError(Rejected("one-master", "DJ-001"))
    return chosen[0] if chosen else setup.seats - 1


def _brought(setup: Setup) -> str:
    """Return the quest and decks that the master has written (DJ-191), as text."""
    if setup.content is None:
        return ""
    try:
        text = custom.write(setup.content)
    except Fault as fault:
        raise refused(fault, custom.RULE) from fault
    if custom.read(text).names and setup.options["ip_safe_names"] == "on":
        raise SetupError(Rejected("names-not-ours", "A-84"))
    return text


def _campaign(setup: Setup) -> tuple[str, ...]:
    first = setup.options["quest"]
    if first not in QUESTS:
        return (first,)
    start = QUESTS.index(first)
    return QUESTS[start : start + int(setup.options["quests"])]


def descend(state: State, chance: Chance, log: Log) -> None:
    """Shuffle the decks and lay the first card; then the master chooses the entrance (DJ-044)."""
    state.rooms = (1,) * len(ROOMS)
    state.events = custom.copies(state.table.content, "events")
    state.event_out = state.hand = (0,) * len(EVENT_CARDS)
    state.monster_deck = custom.copies(state.table.content, "monsters")
    state.laid, state.markers, state.monsters, state.groups, state.zones, state.doors, state.furniture = (
        (),
        (),
        (),
        (),
        (),
        (),
        (),
    )
    state.stairs, state.counts = (), ()
    state.next_uid, state.distance, state.reason = FIRST_MONSTER, -1, ""
    state.combat = state.round = state.stretch = state.quiet = state.still = state.lull = state.first_monsters = 0
    state.won = state.alarm = state.peeked = 0
    preparing.prepare(state, chance, log)
    exchange.deal(state, chance)
    layout.lay_first(state, chance)
    state.step = ENTRANCE
    state.number += 1
    chance.seal()


def enter(state: State, side: str, chance: Chance, log: Log) -> None:
    """Place the stairs and the heroes on them (DJ-045, A-87), draw the master's first events (DJ-047), furnish the
    first zone."""
    layout.set_stairs(state, side)
    for hero in range(len(state.heroes)):
        figure = state.own_hero(hero)
        figure.out, figure.square = INSIDE, free_near(state, state.stairs[min(hero, 3)])
        figure.marks, figure.waits_for, figure.tilted = (), (), ()
    state.own_zone(0).entered = 1
    log("entered", quest=state.quest_name)
    dungeon_deck.split(state, 0, log)
    start_round(state, chance, log)
    for _ in range(first_events(state) + state.options.card_ahead):
        draw_event(state, chance, log)
    doors.furnish_zone(state, 0, chance, log)


# Verbs


def master_verbs(state: State) -> list[Verb]:
    if state.step != ENTRANCE:
        return []
    return [Verb("entrance", Form(Rows(tuple([((side, 1),) for side in layout.sides(state)]))))]


def entrance(state: State, items: Items, chance: Chance, log: Log) -> None:
    enter(state, items[0][0], chance, log)


def master_why(state: State, verb: str, items: Items) -> Rejected:
    return Rejected("entrance-set", "DJ-045")


def town_verbs(state: State, hero: int) -> list[Verb]:
    return [] if state.heroes[hero].out == UNMADE else [DEPART]


def depart(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Mark a hero as ready, with weapon and armour in use rather than in the pack (DJ-067); the quest begins when all
    are."""
    figure = state.own_hero(hero)
    for name in dressed(state, figure):
        log("equipped", seat=state.seat_of(hero), item=name)
    figure.ready = 1
    log("departed", seat=state.seat_of(hero))
    if all(figure.ready for figure in state.heroes):
        descend(state, chance, log)


FAMILY = Family(
    "setup",
    town=Heroes(town_verbs, {"depart": depart}),
    master=Master(master_verbs, {"entrance": entrance}, master_why),
)
