"""Speed of Donjon: quests of bots, the machine's part of a round, random play, lines and ways, what is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from statistics import median, quantiles
from time import process_time

from benchmarks.lines import at_least, at_most, head
from benchmarks.timed import Timed
from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core import registry
from souterrain.core.asks import TABLE
from souterrain.core.fast import Fast
from souterrain.core.game import Setup, setup_of
from souterrain.games.donjon.board import plan
from souterrain.games.donjon.board.ground import CLOSED, OPEN
from souterrain.games.donjon.board.plan import Plan
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.questions import ground, obstacles
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.state import HEROES, MONSTERS, State
from souterrain.parts import bots
from souterrain.server.table.views import Shown

QUESTS, ZONES, TRIES, MOVES, PIECES, LAYOUTS = 8, 13, 300, 20_000, 5, 2_000
HORDE = ("orc", "orc", "orc", "orc", "orc-archer", "orc-archer", "hobgoblin", "hobgoblin", "hobgoblin", "orc-warlord")


def run() -> None:
    head("Donjon, process time")
    played = [_quest(seed) for seed in range(1, QUESTS + 1)]
    at_most("a quest of four adepts and a master, median", 3, median([spent for spent, _, _, _ in played]), "s")
    answers = [spent for _, found, _, _ in played for spent in found]
    at_most("an answer of adept, 95th percentile", 500, 1000 * quantiles(answers, n=20)[-1], "ms")
    at_most("the machine's round with ten monsters, median", 60, 1000 * median(map(_round, range(20))), "ms")
    at_least("random play, decisions a second, median", 18_000, median(_random_play() for _ in range(PIECES)), "1/s")
    at_least("… in a Match, with journal and digests", 8_000, median(map(_random_match, range(PIECES))), "1/s")
    at_most("the layout of a whole dungeon, worst", 200, 1000 * max(map(_layout, range(LAYOUTS))), "ms")
    full = _dungeon(3)
    at_most("sight on a full dungeon, a query", 0.3, 1000 * _each(full, _looks), "ms")
    at_most("reach on a full dungeon, a query", 0.3, 1000 * _each(full, _reaches), "ms")
    at_most("hidden cards of an imagined dungeon dealt anew", 0.15, 1000 * _each(full, _deals), "ms")
    at_most("walls of a full dungeon", 5, 1000 * median(_walls(full) for _ in range(20)), "ms")
    _sizes([size for _, _, sizes, _ in played for size in sizes], [size for _, _, _, sizes in played for size in sizes])


def _sizes(sent: list[int], revealed: list[int]) -> None:
    """The bytes that an adventurer is sent: after a move, and after one that reveals a zone with all that is in it."""
    at_most("changed sections after a move, median", 4096, median(sent), "bytes")
    at_most("changed sections after a move, most", 4096, max(sent), "bytes")
    at_most("changed sections, a zone revealed, median", 4096, median(revealed), "bytes")
    at_most("changed sections, a zone revealed, most", 8192, max(revealed), "bytes")


def _quest(seed: int) -> tuple[float, list[float], list[int], list[int]]:
    """The first quest: what it took, each answer of a bot, and what an adventurer is sent after each move; apart from
    them after those that reveal a zone."""
    player = Timed(bots("donjon")["adept"])
    sizes: list[int] = []
    revealed: list[int] = []
    looked = 0.0
    begun = process_time()
    match = Match.new("donjon", seats=5, seed=seed)
    before, zones = Shown(match.view(0)), 0
    while match.asks:
        if play_next(match, [player] * 5, seed) is None:
            continue
        start = process_time()
        now = Shown(match.view(0))
        state = match.state
        assert isinstance(state, State)
        (sizes if len(state.zones) == zones else revealed).append(len(now.since(before)[0]))
        before, zones = now, len(state.zones)
        looked += process_time() - start
    return process_time() - begun - looked, player.answers, sizes, revealed


@lru_cache
def _entrance(seed: int) -> State:
    """The entry zone with its stairs, four heroes in it."""
    game = registry.game("donjon")
    rng, chance = Random(seed), Fast(seed)
    state: State = game.start(setup_of(game, 5, {}, (), None), chance)
    player = bots("donjon")["adept"]
    while not state.zones or not state.stairs:
        ask = game.asks(state)[0]
        action = player.choose(game, game.view(state, ask.seat), ask, rng)
        assert action is not None
        state = game.apply(state, ask.seat, action, chance)
    return state


def _dungeon(seed: int) -> State:
    """Thirteen zones, four heroes in the last of them."""
    state, chance = _entrance(seed).copy(), Fast(seed)
    while len(state.zones) < ZONES and state.deck:
        card, state.deck = state.deck[0], state.deck[1:]
        door = max([door for door in state.doors if door.state == CLOSED], key=lambda door: door.number)
        layout.lay_somehow(state, door.number, card, chance)
        layout.keep_open(state)
    return _gathered(state, len(state.zones) - 1)


def _gathered(state: State, zone: int) -> State:
    for hero, square in zip(range(len(state.heroes)), plan.cells(state.zones[zone]), strict=False):
        state.own_hero(hero).square = square
    state.frames, state.combat, state.step = (), 1, HEROES
    return state


def _round(seed: int) -> float:
    """All ten beside or near the heroes: decided by the bot, carried out by the rules, nobody reacts."""
    game, player = registry.game("donjon"), bots("donjon")["adept"]
    state, chance = _gathered(_dungeon(seed).copy(), ZONES - 1 if seed % 2 else 0), Fast(seed)
    state.monsters = ()
    group = spawning.add_group(state, -1, 0)
    for kind in HORDE:
        spawning.spawn(state, kind, obstacles.free_near(state, state.heroes[0].square), group)
    state.step, state.number = MONSTERS, state.number + 1
    start = process_time()
    while state.step == MONSTERS:
        ask = next(ask for ask in game.asks(state) if ask.seat in (TABLE, state.table.master))
        action = ask.default
        if ask.seat != TABLE:
            action = player.choose(game, game.view(state, ask.seat), ask, Random(seed))
        assert action is not None
        state = game.apply(state, ask.seat, action, chance)
    return process_time() - start


def _random_play() -> float:
    game = registry.game("donjon")
    options, rng, chance = game.facts.resolve({}), Random(1), Fast(1)
    made, begun = 0, process_time()
    while made < MOVES:
        state = game.start(Setup(5, options), chance)
        while made < MOVES and (asks := game.asks(state)):
            ask = asks[int(rng.random() * len(asks))]
            state = game.apply(state, ask.seat, game.legal(state, ask.seat).sample(rng), chance)
            made += 1
    return made / (process_time() - begun)


def _random_match(seed: int) -> float:
    rng = Random(seed)
    made, begun = 0, process_time()
    while made < MOVES:
        match = Match.new("donjon", seats=5, seed=rng.randrange(1 << 30))
        while made < MOVES and (asks := match.asks):
            ask = asks[int(rng.random() * len(asks))]
            match.play(ask.seat, match.legal(ask.seat).sample(rng), strict=True)
            made += 1
    return made / (process_time() - begun)


def _layout(seed: int) -> float:
    """All zones of a deck in random order, each behind a random door and furnished by a random room."""
    rng, chance = Random(seed), Fast(seed)
    state = _entrance(seed % QUESTS).copy()
    state.deck = tuple(rng.sample(state.deck, len(state.deck)))
    begun = process_time()
    while state.deck and (doors := layout.can_open(state)):
        card, state.deck = state.deck[0], state.deck[1:]
        door = rng.choice(doors)
        ways = layout.ways(state, door, card)
        if ways:
            zone = layout.lay(state, door.number, card, rng.choice(ways), chance)
        else:
            zone = layout.lay_somehow(state, door.number, card, chance)
        rooms = [room for room in ROOMS if room.shape == DUNGEON[card].kind]
        if rooms and not state.zones[zone].objective:
            room = rng.choice(rooms)
            furnish(state, zone, room.furniture, room.far_furniture, chance)
        layout.keep_open(state)
    return process_time() - begun


def _each(full: State, query: Callable[[State, Random], None]) -> float:
    """The mean of many queries on a plan that was just worked out, so that the first ones are found anew."""
    ground._LATEST.clear()
    ground._plan.cache_clear()
    plan_of(full)
    rng = Random(1)
    start = process_time()
    for _ in range(TRIES):
        query(full, rng)
    return (process_time() - start) / TRIES


def _deals(full: State, rng: Random) -> None:
    registry.game("donjon").determinise(full, 0, rng)


def _looks(full: State, rng: Random) -> None:
    squares = sorted(plan_of(full).floor)
    sees(full, 0, squares[int(rng.random() * len(squares))])


def _reaches(full: State, rng: Random) -> None:
    reach(full, int(rng.random() * len(full.heroes)), 6)


def _walls(full: State) -> float:
    """The plan from nothing: which squares hang together, which do not."""
    plan._block.cache_clear()
    plan._cells.cache_clear()
    ways = tuple([(door.zone, door.edges, door.barred) for door in full.doors if door.state == OPEN])
    start = process_time()
    Plan(list(full.zones), ways, full.stairs)
    return process_time() - start
