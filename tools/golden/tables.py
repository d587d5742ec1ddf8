"""Tables whose games may become golden journals: seats, options, players and content, all chosen by a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from souterrain import Match, Played
from souterrain.bots.base import Bot
from souterrain.bots.roster import rng_for
from souterrain.core import registry
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, TABLE, Ask
from souterrain.core.facts import Facts
from souterrain.core.forms import Random as Chooser
from souterrain.core.game import Game, View
from souterrain.core.seeded import seed_bytes
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import ITEMS, PAIRS, SKILLS_OF
from souterrain.games.donjon.facts import MASTER
from souterrain.parts import bots

FICKLE: Final = "fickle"
WHIM: Final = 0.35
"""Share of a fickle player's answers that are chosen at random."""
GIVING_UP: Final = ("leave", "call-it", "retire", "flee")
BACK: Final = 0.03
"""Share of acts that are taken back at once, at a lively table."""
OWN_QUEST: Final[dict[str, Any]] = {
    "schema": 1,
    "quest": {"objective": "arena", "main": 50, "win": "cleared", "rules": "", "occupants": [["ogre", 2, "far", 0]]},
    "decks": {"events": {"curse": 4, "pit": 2}, "monsters": {"n10": 3}},
    "names": {"ratman": "Gnawer", "ogre": "Old Tusk"},
}


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    acts: int
    """Number of acts after which the journal stops."""
    by: str = "bot"
    lively: bool = False
    """True if acts are taken back, seats change hands and the state is saved."""
    roles: tuple[str, ...] = ()
    content: Any = None


class Fickle:
    """A player who follows a bot, but often does anything legal instead; only giving up is left to the bot."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Chooser) -> Action | None:
        if rng.random() < WHIM:
            legal = game.legal(game.imagine(view, rng), ask.seat)
            action = legal.sample(rng)
            if action[0] not in GIVING_UP:
                return action
        return self._bot.choose(game, view, ask, rng)


def play(table: Table) -> Match:
    """Play a game at the table until its journal is long enough."""
    known = bots(table.game)
    best = {"roll": "careful", "drop": "novice", "donjon": "adept"}[table.game]
    players = [Fickle(known[best]) if name == FICKLE else known[name] for name in table.players]
    match = Match.new(
        table.game,
        seats=table.seats,
        seed=table.seed,
        options=table.options,
        roles=table.roles,
        content=table.content,
    )
    rng, acts = Random(table.seed), 0
    while match.asks and acts < table.acts:
        seat = match.turn
        if not _answer(match, players, table, seat):
            continue
        acts += 1
        if table.lively:
            _change_mind(match, seat, acts, rng)
    if table.lively and match.asks:
        match.end(0, "agreed")
    return match


def _answer(match: Match, players: Sequence[Bot], table: Table, seat: int) -> bool:
    """Let the seat answer; return whether it acted, else it waived an offer."""
    ask = match.ask_of(seat)
    assert ask is not None
    action = ask.default
    if seat != TABLE:
        rng = rng_for(seed_bytes(table.seed), (), len(match.journal), seat)
        action = players[seat].choose(match.game, match.view(seat), ask, rng)
    if action is None and ask.kind == MAY:
        match.waive(seat)
        return False
    assert action is not None
    played = match.play(seat, action, by="clock" if seat == TABLE else table.by)
    assert isinstance(played, Played), played
    return True


def _change_mind(match: Match, seat: int, acts: int, rng: Random) -> None:
    if match.can_undo(seat) and rng.random() < 5 * BACK:
        match.undo(seat)
    elif match.has_acted(seat) and rng.random() < BACK:
        match.take_back(seat)
    if acts in (10, 40):
        match.sit(0, "bot:random" if acts == 10 else "Ada")
    if acts == 30:
        match.snapshot()


def drop_table(number: int) -> Table:
    rng = Random(number)
    seats = (1, 2, 3, 4, 1)[number % 5]
    options = _options(registry.game("drop").facts, rng, 0.4)
    names = ("novice",) if number % 5 == 4 else ("random", "novice", "novice", FICKLE)
    players = tuple([rng.choice(names) for _ in range(seats)])
    return Table("drop", seats, options, players, number, 90, rng.choice(("bot", "seat")), number % 11 == 0)


def donjon_table(number: int) -> Table:
    rng = Random(number)
    facts = registry.game("donjon").facts
    quests = next(option.values for option in facts.options if option.name == "quest")
    options = _options(facts, rng, 0.25)
    options["quest"] = quests[number % len(quests)]
    options["quests"] = "1" if options["quest"] == "free-delve" else rng.choice(("1", "1", "1", "2", "3", "8"))
    seats = rng.choice((2, 3, 3, 3, 4, 4, 5, 5, 6, 7))
    roles = (MASTER,) if number % 7 == 3 else ()
    companies: tuple[tuple[str, ...], ...] = (
        ("random",),
        (FICKLE,),
        (FICKLE, "adept"),
        ("random", "novice", "adept", FICKLE),
    )
    names = rng.choice(companies)
    acts = 900 if number % 12 == 0 else rng.choice((120, 200, 300, 400))
    content = None
    if number % 10 == 7:
        content = veterans(number)
    elif number % 15 == 8:
        content, options["ip_safe_names"] = OWN_QUEST, "off"
    elif number % 5 < 3:
        content, acts, names = champions(rng), rng.choice((300, 500, 700)), (FICKLE, "adept", "adept")
    players = tuple([rng.choice(names) for _ in range(seats)])
    by = "seat" if number % 4 == 0 else "bot"
    return Table("donjon", seats, options, players, number, acts, by, number % 16 == 5, roles, content)


def champions(rng: Random) -> Any:
    """Make up heroes with all skills and many things, no treasure twice: they get far in few acts."""
    heroes: list[Any] = []
    left = [item.id for item in ITEMS.values() if not item.quest]
    for race, cls in rng.sample(PAIRS, 4):
        things = rng.sample(left, 12)
        left = [name for name in left if name not in things or ITEMS[name].price]
        numbers = {"xp": 300, "gold": 200, "life": 30, "fatigue": 8, "destiny": 3}
        hero = {"race": race, "cls": cls, "grown": [rng.randint(1, 3) for _ in TRAITS], **numbers}
        worn = {"weapon": "", "shield": "", "armour": ""}
        heroes.append({**hero, **worn, "skills": list(SKILLS_OF[cls]), "pack": dict.fromkeys(things, 1)})
    return {"schema": 1, "heroes": heroes}


def veterans(number: int) -> Any:
    """Return what the heroes of another game hand on."""
    options = {"round_limit": "30", "end_on_win": "on", "quest": "captives"}
    match = play(Table("donjon", 3, options, (FICKLE, "adept", FICKLE), number, 2000))
    return match.game.legacy(match.state)


def roll_table(number: int) -> Table:
    rng = Random(number)
    seats = 2 + number % 3
    options = _options(registry.game("roll").facts, rng, 0.3)
    options |= {
        "edition": ("published", "seed")[number % 2],
        "tempo": ("together", "together", "turns")[number // 3 % 3],
    }
    for name in ("hero", "first"):
        options.pop(name, None)
    for name in ("dragon_bait", "scroll_phase"):
        if options["edition"] == "published":
            options.pop(name, None)
    players = tuple([rng.choice(("random", "careful", FICKLE)) for _ in range(seats)])
    return Table("roll", seats, options, players, number, 150, rng.choice(("bot", "seat")), number % 5 == 0)


def _options(facts: Facts, rng: Random, share: float) -> dict[str, str]:
    """Choose other values than the defaults for about this share of the options."""
    return {option.name: rng.choice(option.values[1:]) for option in facts.options if rng.random() < share}


TABLES: Final[dict[str, Callable[[int], Table]]] = {
    "roll": roll_table,
    "drop": drop_table,
    "donjon": donjon_table,
}
