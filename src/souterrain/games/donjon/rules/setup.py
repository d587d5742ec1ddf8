"""How a match and each of its quests begin (DJ-041 … DJ-048)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.game import Setup
from souterrain.core.rejection import Rejected, SetupError
from souterrain.games.donjon.content import own
from souterrain.games.donjon.content.decks import EVENTS, TREASURES
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.content.reading import BadContent
from souterrain.games.donjon.facts import MASTER, QUESTS
from souterrain.games.donjon.figures import FIRST_MONSTER, INSIDE
from souterrain.games.donjon.rules import ahead, doors, events, layout, piles, quests, veterans
from souterrain.games.donjon.rules.monsters import free_near
from souterrain.games.donjon.rules.phases import start_round
from souterrain.games.donjon.state import ENTRANCE, TOWN, State, Table


def begin(setup: Setup, chance: Chance, log: Log | None) -> State:
    s = State()
    table = Table()
    table.heroes = setup.seats - 1
    table.master = _master(setup)
    table.options = tuple(sorted(setup.options.items()))
    table.content = _brought(setup)
    table.quests = (own.OWN,) if own.read(table.content).quest is not None else _campaign(setup)
    s.table = table
    s.treasures = own.copies(table.content, "treasures")
    s.treasure_out = (0,) * len(TREASURES)
    veterans.gather(s)
    s.step = TOWN
    if log is not None:
        log("gathered", number=table.heroes, quest=s.quest_name)
    return s


def _master(setup: Setup) -> int:
    """The one who chose to be (DJ-001), else the last seat."""
    chosen = [seat for seat, role in enumerate(setup.roles) if role == MASTER]
    if setup.roles and len(chosen) != 1:
        raise SetupError(Rejected("one-master", "DJ-001"))
    return chosen[0] if chosen else setup.seats - 1


def _brought(setup: Setup) -> str:
    """A quest and decks that the master has written (DJ-191)."""
    if setup.content is None:
        return ""
    try:
        text = own.write(setup.content)
    except BadContent as fault:
        raise SetupError(Rejected("bad-content", "DJ-191", text=str(fault))) from fault
    if own.read(text).names and setup.options["ip_safe_names"] == "on":
        raise SetupError(Rejected("names-not-ours", "A-84"))
    return text


def _campaign(setup: Setup) -> tuple[str, ...]:
    first = setup.options["quest"]
    if first not in QUESTS:
        return (first,)
    start = QUESTS.index(first)
    return QUESTS[start : start + int(setup.options["quests"])]


def descend(s: State, chance: Chance, log: Log | None) -> None:
    """All are ready: decks are shuffled, the first card is laid, and the master chooses the entrance (DJ-044)."""
    s.rooms = (1,) * len(ROOMS)
    s.events = own.copies(s.table.content, "events")
    s.event_out = s.hand = (0,) * len(EVENTS)
    s.monster_deck = own.copies(s.table.content, "monsters")
    s.laid, s.markers, s.monsters, s.groups, s.zones, s.doors, s.furniture = (), (), (), (), (), (), ()
    s.stairs, s.counts = (), ()
    s.next_uid, s.distance, s.reason = FIRST_MONSTER, -1, ""
    s.combat = s.round = s.stretch = s.quiet = s.won = s.alarm = s.lull = s.peeked = s.first_monsters = 0
    quests.prepare(s, chance, log)
    ahead.deal(s, chance)
    layout.lay_first(s, chance)
    s.step = ENTRANCE
    s.number += 1
    chance.seal()


def enter(s: State, side: str, chance: Chance, log: Log | None) -> None:
    """The stairs, the heroes on them (DJ-045, A-87), the master's first events (DJ-047), the first zone's room."""
    layout.set_stairs(s, side)
    for hero in range(len(s.heroes)):
        own = s.own_hero(hero)
        own.out, own.square = INSIDE, free_near(s, s.stairs[min(hero, 3)])
        own.marks, own.waits_for, own.tilted = (), (), ()
    s.own_zone(0).entered = 1
    if log is not None:
        log("entered", quest=s.quest_name)
    piles.split(s, 0, log)
    start_round(s, chance, log)
    for _ in range(quests.first_events(s)):
        events.draw_event(s, chance, log)
    doors.furnish_zone(s, 0, chance, log)
