"""Effect words of furniture, treasure and potions, one function for each. Effects are carried out word by word; the
families add their own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import LEVEL, Furniture
from souterrain.games.donjon.board.plan import entry_edges
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.effects import Effect, Term
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.frames.turn import Steps
from souterrain.games.donjon.rules.mechanics import dice, spawning
from souterrain.games.donjon.rules.mechanics.belongings import gained, spell_scroll
from souterrain.games.donjon.rules.mechanics.harm import harm, heal
from souterrain.games.donjon.rules.mechanics.marks import marked, unmarked
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.rules.questions.durations import acting, until
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.obstacles import free_near, obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import THINGS, missile_of
from souterrain.games.donjon.state import State

SMEARED: Final = {"poison": "envenomed", "rat-poison": "rat-poisoned"}
"""Items that are smeared on a weapon, and their marks."""
DOSE: Final = 10
"""Missiles that one dose covers (A-74)."""


class Source(NamedTuple):
    """The hero affected, the piece of furniture it comes from, and the noun of the cause."""

    hero: int
    place: int = -1
    noun: str = ""


Word: TypeAlias = "Callable[[State, Term, Source, Chance, Log], bool | None]"
"""A function that returns True to stop the words after it."""
_WORDS: Final[dict[str, Word]] = {}


def connect(words: Iterable[Mapping[str, Word]]) -> None:
    """Replace all words by the common ones and those of the families."""
    _WORDS.clear()
    for known in (COMMON, *words):
        assert _WORDS.keys().isdisjoint(known), "each word has one meaning"
        _WORDS.update(known)


def carry_out(
    state: State, effect: Effect, hero: int, chance: Chance, log: Log, *, place: int = -1, noun: str = ""
) -> None:
    """Carry out an effect word by word; `place` is the piece of furniture, `noun` the cause of any loss of life."""
    source = Source(hero, place, noun)
    for term in effect:
        if _WORDS[term.word](state, term, source, chance, log):
            return


def halt(state: State, hero: int) -> None:
    """End the hero's move in progress here."""
    state.frames = tuple(
        [
            Steps(who=hero, back=frame.back) if isinstance(frame, Steps) and frame.who == hero else frame
            for frame in state.frames
        ]
    )


# Life, fatigue, conditions


def nothing(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Tell of an empty find."""
    log("worthless")


def lose_life(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    harm(state, source.hero, dice.amount(state, term, 0, "harm", chance), cause=source.noun)


def regain_life(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    full = term.arguments[0] == "full"
    heal(
        state,
        source.hero,
        state.heroes[source.hero].max_life if full else dice.amount(state, term, 0, "heal", chance),
        log,
    )


def refresh(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    figure = state.own_hero(source.hero)
    figure.fatigue = min(figure.max_fatigue, figure.fatigue + term.number())
    log("refreshed", seat=state.seat_of(source.hero), left=figure.fatigue)


def cure(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    unmarked(state, source.hero, *term.arguments[0].split("|"))
    log("cured", seat=state.seat_of(source.hero))


def mark(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Give a condition: name, amount, duration. A prisoner's move ends (A-47)."""
    name, amount, ends = term.arguments[0], term.number(1), term.arguments[2]
    if ends == "turns":
        amount += acting(state, source.hero)
    marked(state, source.hero, name, amount, until(state, source.hero, ends), source.place)
    if name == "prisoner":
        halt(state, source.hero)
    log("marked", seat=state.seat_of(source.hero), mark=name)


def smear(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Smear poison on the weapon in hand, or on ten of its missiles, for one combat (DJ-034, A-73, A-74). The mark
    holds the number of missiles, and the item instead of a figure."""
    figure = state.own_hero(source.hero)
    missile = missile_of(figure)
    name, thing = SMEARED[source.noun], THINGS[missile or figure.weapon]
    kept = [known for known in figure.marks if (known[0], known[3]) != (name, thing)]
    figure.marks = (*kept, (name, DOSE if missile else 1, until(state, source.hero, "this-pc"), thing))


# Finds


def gold(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    found = dice.amount(state, term, 0, "gold", chance)
    state.own_hero(source.hero).gold += found
    log("found-gold", seat=state.seat_of(source.hero), gold=found)


def gain_object(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    number = term.number(1) if len(term.arguments) > 1 else 1
    gained(state, source.hero, term.arguments[0], number, log)


def spellbook(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    gained(state, source.hero, spell_scroll(state, chance), 1, log)


def distance(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Tell everybody the number of cards above the objective, but not their order (A-41)."""
    if state.objective not in state.deck:
        return
    state.distance = state.deck.index(state.objective)
    chance.seal()
    log("distance", number=piles.above(state))
    for number in piles.leading_there(state):
        log("leads-there", number=number)


# Figures


def monster(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    state.push(Come(zone=state.furniture[source.place].zone if source.place >= 0 else zone_of(state, source.hero)))


def spawn(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Spawn a creature beside a piece of furniture or in its place, with a grudge against the hero who touched it. It
    is worth experience, but guards no treasure (A-43, A-44)."""
    name, where = term.arguments
    piece = state.furniture[source.place]
    statue = where == "in-place"
    square = piece.squares[0] if statue else _beside(state, piece)
    if statue:
        state.own_furniture(source.place).squares = ()
    uid = spawning.spawn(state, name, square, grudge=source.hero, statue=int(statue))
    log("appeared", monsters=spawning.named(state, [uid]), zone=piece.zone + 1)
    chance.seal()
    begin_combat(state)


def _beside(state: State, piece: Furniture) -> int:
    """Return a free square that touches the piece, else the nearest free one."""
    steps, closed = plan_of(state).steps, taken(state) | obstacle(state)
    touching = sorted({near for square in piece.squares for near, _, _ in steps[square] if near not in closed})
    return touching[0] if touching else free_near(state, piece.squares[0])


def blast(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Harm every figure in range and not behind a wall, with a die for each (A-68), except those that only magic harms
    (A-55)."""
    plan = plan_of(state)
    near = {other for square in state.furniture[source.place].squares for other in plan.within(square, term.number())}
    figures = [hero for hero in state.up if state.heroes[hero].square in near]
    figures += [
        other.uid
        for other in state.monsters
        if other.square in near and "magic-only" not in CREATURES[other.kind].flags
    ]
    losses = [(who, dice.amount(state, term, 1, "blast", chance)) for who in figures]
    for who, points in reversed(losses):
        harm(state, who, points, cause=source.noun)


def to_first_zone(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Move the hero to the first zone of this level (DJ-094, A-51), as near to its entrance as possible."""
    level = state.heroes[source.hero].square // LEVEL
    zone = next(index for index, laid in enumerate(state.zones) if laid.level == level)
    way_in = state.stairs[0] if zone == 0 and state.stairs else entry_edges(state.zones[zone])[0]
    square = free_near(state, way_in, zone)
    state.own_hero(source.hero).square = free_near(state, way_in) if square == NOWHERE else square
    halt(state, source.hero)
    log("whisked", seat=state.seat_of(source.hero), zone=zone + 1)


COMMON: Final[dict[str, Word]] = {
    "nothing": nothing,
    "harm": lose_life,
    "heal": regain_life,
    "refresh": refresh,
    "cure": cure,
    "mark": mark,
    "smear": smear,
    "gold": gold,
    "gain": gain_object,
    "spellbook": spellbook,
    "distance": distance,
    "monster": monster,
    "spawn": spawn,
    "blast": blast,
    "to-first-zone": to_first_zone,
}
"""Words that belong to no family."""
