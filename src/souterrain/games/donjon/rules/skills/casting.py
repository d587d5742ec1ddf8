"""Use of skills and scrolls (DJ-069, A-42)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.skills import Declared, Willing
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.skill_use import spend
from souterrain.games.donjon.rules.moments import HeroAttacked, happen
from souterrain.games.donjon.rules.questions.ground import read_square, square_items
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act, is_hero
from souterrain.games.donjon.rules.questions.skill_cards import AIM, is_right, refused, term, untimely
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.rules.skills.base import begin
from souterrain.games.donjon.rules.skills.named import unwilling, whom
from souterrain.games.donjon.rules.skills.vocabulary import EFFECTS, effect
from souterrain.games.donjon.state import State

AT_LARGE: Final = ("ball", "cloud", "fire", "quake")
"""Words of attacks on an area instead of on named figures."""
ACTIVE: Final = frozenset([name for name in SKILLS if term(name).word in EFFECTS])
"""Skills that are used by a verb of their own, not with a blow or in answer to something."""


def verbs(state: State, hero: int) -> list[Verb]:
    return list(_offered(state, hero, free=False))


def _offered(state: State, hero: int, *, free: bool) -> Iterator[Verb]:
    """Yield the verbs for skills and scrolls, with `free` only for free ones."""
    figure = state.heroes[hero]
    known = [name for name in figure.skills if name in ACTIVE and (figure.knows(name) or is_right(state, hero, name))]
    if "find-traps" not in figure.skills and is_right(state, hero, "find-traps"):
        known.append("find-traps")
    names = tuple([name for name in known if (not free or is_free(name)) and _usable(state, hero, name)])
    if names:
        yield Later("use", _use_verb, state, hero, names)
    spells = [(item, ITEMS[item].spell) for item, _ in figure.pack if ITEMS[item].spell]
    scrolls = tuple([item for item, name in spells if (not free or is_free(name)) and _usable(state, hero, name)])
    if scrolls:
        yield Later("read", _read_verb, state, hero, scrolls)


def is_free(name: str) -> bool:
    return SKILLS[name].use == "free"


def free_verbs(state: State, hero: int) -> list[Verb]:
    """Return the free skills and scrolls, which heroes may use at any moment (DJ-069, A-91); in any case from the last
    monster's death until the end of the round (A-01)."""
    if not can_act(state, hero) or not may_use_aside(state):
        return []
    return list(_offered(state, hero, free=True))


def has_free(state: State, hero: int) -> bool:
    """Return True if there are such verbs for a hero who can act."""
    return may_use_aside(state) and next(_offered(state, hero, free=True), None) is not None


def may_use_aside(state: State) -> bool:
    """Return True if heroes may use free skills outside their own turn (A-91)."""
    return state.options.skill_anytime == "on" or bool(state.combat and not state.fighting)


def _usable(state: State, hero: int, name: str) -> bool:
    if name not in ACTIVE or untimely(state, hero, SKILLS[name]) is not None:
        return False
    return effect(name).can(state, hero, name)


def _use_verb(state: State, hero: int, names: tuple[str, ...]) -> Verb:
    return Verb("use", *[Form(Rows((((name, 1),),)), *effect(name).fields(state, hero, name)) for name in names])


def _read_verb(state: State, hero: int, scrolls: tuple[str, ...]) -> Verb:
    spells_of = [(item, ITEMS[item].spell) for item in scrolls]
    return Verb(
        "read", *[Form(Rows((((item, 1),),)), *effect(name).fields(state, hero, name)) for item, name in spells_of]
    )


def use(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    _ask_or_carry_out(state, hero, items[0][0], "", items[1:], chance, log)


def read(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Read a book or a scroll: once, by any hero, with the magic of the reader (A-42)."""
    scroll = items[0][0]
    _ask_or_carry_out(state, hero, ITEMS[scroll].spell, scroll, items[1:], chance, log)


DEEDS: Final = {"use": use, "read": read}


def _ask_or_carry_out(state: State, hero: int, name: str, scroll: str, items: Items, chance: Chance, log: Log) -> None:
    """Ask an ally for consent before a teleport (M10), else carry the skill out."""
    target = read_figure(state, items)[0]
    if term(name).word == "displace" and is_hero(target) and target != hero:
        square = read_square(state, items[-3:])
        state.push(Willing(hero=hero, target=target, square=square, skill=name, scroll=scroll))
    else:
        _carry_out(state, hero, name, scroll, items, chance, log)


def _carry_out(state: State, hero: int, name: str, scroll: str, items: Items, chance: Chance, log: Log) -> None:
    if scroll:
        use_up(state, hero, scroll)
        log("read-scroll", seat=state.seat_of(hero), item=scroll)
    elif not is_right(state, hero, name):
        spend(state, hero, name, log)
    begin(state, hero, name)
    if term(name).word in AT_LARGE:
        state.push(Declared(hero=hero, skill=name, items=items))
    else:
        effect(name).act(state, hero, name, items, chance, log)
    if SKILLS[name].use == "attack":
        happen(state, HeroAttacked(hero), chance, log)


def declared(state: State, frame: Declared, chance: Chance, log: Log) -> None:
    if not frame.lost:
        effect(frame.skill).act(state, frame.hero, frame.skill, frame.items, chance, log)


def _willing_offers(state: State, frame: Willing) -> Offers:
    return {state.seat_of(frame.target): (Verb("decline", Form()), Verb("accept", Form()))}


def willing(state: State, frame: Willing, chance: Chance, log: Log) -> None:
    """Move the ally, or not. A refusal costs the caster nothing, and the ally is not asked again in this turn."""
    if frame.verb == "decline":
        figure = state.own_hero(frame.hero)
        figure.tested = (*figure.tested, unwilling(frame.target))
        log("declined", seat=state.seat_of(frame.target))
        return
    items = (*figure_items(state, frame.target), *square_items(state, frame.square))
    _carry_out(state, frame.hero, frame.skill, frame.scroll, items, chance, log)


KINDS: Final[Kinds] = {Declared: Kind(declared), Willing: Kind(willing, MUST, _willing_offers)}


# Refusals


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    word = items[0][0] if items else ""
    if verb == "read":
        if word not in ITEMS or not state.heroes[hero].count(word):
            return Rejected("not-carried", "A-42")
        if not ITEMS[word].spell:
            return Rejected("no-scroll", "A-42")
        skill = SKILLS[ITEMS[word].spell]
        early = untimely(state, hero, skill)
        return _why_not_there(state, hero, skill.id, items[1:]) if early is None else early
    if word not in SKILLS:
        return Rejected("name-a-skill", "DJ-069")
    early = refused(state, hero, SKILLS[word])
    if early is not None:
        return early
    if term(word).word not in EFFECTS:
        boost = SKILLS[word].use == "boost"
        return Rejected("said-with-a-roll" if boost else "only-in-answer", SKILLS[word].rule, skill=word)
    return _why_not_there(state, hero, word, items[1:])


def _why_not_there(state: State, hero: int, name: str, items: Items) -> Rejected | None:
    if not AIM[name]:
        reason = "out-of-aim" if effect(name).can(state, hero, name) else "nothing-to-aim-at"
        return Rejected(reason, SKILLS[name].rule, skill=name)
    target = hero if AIM[name] == "alone" else read_figure(state, items)[0]
    if target < 0:
        return Rejected("nobody-named", SKILLS[name].rule, skill=name)
    if target not in AIMS[AIM[name]](state, hero):
        return Rejected(_OUT_OF_AIM[AIM[name]], SKILLS[name].rule, skill=name)
    return Rejected("of-no-use", SKILLS[name].rule, skill=name) if target not in whom(state, hero, name) else None


_OUT_OF_AIM: Final = {
    "beside": "ally-beside",
    "seen": "ally-in-sight",
    "near": "ally-in-zone",
    "armed": "armed-in-zone",
    "foe": "enemy-in-sight",
}
