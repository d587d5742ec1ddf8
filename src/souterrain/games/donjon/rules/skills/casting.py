"""Using a skill and reading a scroll (DJ-069, A-42)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board import read_square, square_items
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.naming import figure_items, read_figure
from souterrain.games.donjon.rules.sheet import can_act, gain, is_hero
from souterrain.games.donjon.rules.skills.aims import AIMS
from souterrain.games.donjon.rules.skills.base import AIM, begin, is_right, refused, spend, term, untimely
from souterrain.games.donjon.rules.skills.named import unwilling, whom
from souterrain.games.donjon.rules.skills.vocabulary import EFFECTS, effect
from souterrain.games.donjon.state import State

AT_LARGE: Final = ("ball", "cloud", "fire", "quake")
"""Words of attacks that are made on a place, and not by one attack on each figure that is named."""


def verbs(s: State, hero: int) -> list[Verb]:
    figure = s.heroes[hero]
    found: list[Verb] = []
    known = [name for name in figure.skills if figure.knows(name) or is_right(s, hero, name)]
    if "find-traps" not in figure.skills and is_right(s, hero, "find-traps"):
        known.append("find-traps")
    names = tuple([name for name in known if _usable(s, hero, name)])
    if names:
        found.append(Later("use", _use_verb, s, hero, names))
    scrolls = tuple([item for item, _ in figure.pack if ITEMS[item].spell and _usable(s, hero, ITEMS[item].spell)])
    if scrolls:
        found.append(Later("read", _read_verb, s, hero, scrolls))
    return found


def free_verbs(s: State, hero: int) -> list[Verb]:
    """When the last monster has fallen free skills stay open to all until the round is over (A-01)."""
    if not s.combat or s.monsters_left or not can_act(s, hero):
        return []
    figure = s.heroes[hero]
    known = [name for name in figure.skills if SKILLS[name].use == "free" and figure.knows(name)]
    names = tuple([name for name in known if _usable(s, hero, name)])
    return [Later("use", _use_verb, s, hero, names)] if names else []


def _usable(s: State, hero: int, name: str) -> bool:
    if term(name).word not in EFFECTS or untimely(s, hero, SKILLS[name]) is not None:
        return False
    return effect(name).can(s, hero, name)


def _use_verb(s: State, hero: int, names: tuple[str, ...]) -> Verb:
    return Verb("use", *[Form(Rows((((name, 1),),)), *effect(name).fields(s, hero, name)) for name in names])


def _read_verb(s: State, hero: int, scrolls: tuple[str, ...]) -> Verb:
    spells_of = [(item, ITEMS[item].spell) for item in scrolls]
    return Verb("read", *[Form(Rows((((item, 1),),)), *effect(name).fields(s, hero, name)) for item, name in spells_of])


def use(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    _ask_or_carry_out(s, hero, items[0][0], "", items[1:], chance, log)


def read(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """A book or a scroll: once, by any hero, with the magic of the reader (A-42)."""
    scroll = items[0][0]
    _ask_or_carry_out(s, hero, ITEMS[scroll].spell, scroll, items[1:], chance, log)


DEEDS: Final = {"use": use, "read": read}


def _ask_or_carry_out(
    s: State, hero: int, name: str, scroll: str, items: Items, chance: Chance, log: Log | None
) -> None:
    """Whoever is to be carried through space must be willing (M10)."""
    target = read_figure(s, items)[0]
    if term(name).word == "displace" and is_hero(target) and target != hero:
        s.push(Frame("willing", hero, target, (read_square(s, items[-3:]),), (name, scroll)))
    else:
        _carry_out(s, hero, name, scroll, items, chance, log)


def _carry_out(s: State, hero: int, name: str, scroll: str, items: Items, chance: Chance, log: Log | None) -> None:
    if scroll:
        gain(s.own_hero(hero), scroll, -1)
        if log is not None:
            log("read-scroll", seat=s.seat_of(hero), item=scroll)
    elif not is_right(s, hero, name):
        spend(s, hero, name, log)
    begin(s, hero, name)
    if term(name).word in AT_LARGE:
        declare(s, hero, name, items)
    else:
        effect(name).act(s, hero, name, items, chance, log)
    if SKILLS[name].use == "attack":
        from souterrain.games.donjon.rules.events import trigger

        trigger(s, "hero-attack", hero, chance, log)


def declare(s: State, hero: int, name: str, items: Items) -> None:
    frame = Frame("declared", hero, hero, words=(name,))
    frame.answer = items
    s.push(frame)


@kind("declared")
def declared(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """An attack on a place and not on somebody: nothing of it has happened yet, so that it too can be lost (E14)."""
    if not frame.data:
        effect(frame.words[0]).act(s, frame.who, frame.words[0], frame.answer, chance, log)


def _willing_offers(s: State, frame: Frame) -> Offers:
    return {s.seat_of(frame.target): (Verb("decline", Form()), Verb("accept", Form()))}


@kind("willing", MUST, _willing_offers)
def willing(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """Whoever says no costs the caster nothing, and is not asked again in this turn."""
    if frame.verb == "decline":
        figure = s.own_hero(frame.who)
        figure.tested = (*figure.tested, unwilling(frame.target))
        if log is not None:
            log("declined", seat=s.seat_of(frame.target))
        return
    name, scroll = frame.words
    items = (*figure_items(s, frame.target), *square_items(s, frame.data[0]))
    _carry_out(s, frame.who, name, scroll, items, chance, log)


# Why not


def why(s: State, hero: int, verb: str, items: Items) -> Rejected | None:
    word = items[0][0] if items else ""
    if verb == "read":
        if word not in ITEMS or not s.heroes[hero].count(word):
            return Rejected("not-carried", "A-42")
        if not ITEMS[word].spell:
            return Rejected("no-scroll", "A-42")
        skill = SKILLS[ITEMS[word].spell]
        return untimely(s, hero, skill) or _why_not_there(s, hero, skill.id, items[1:])
    if word not in SKILLS:
        return Rejected("name-a-skill", "DJ-069")
    early = refused(s, hero, SKILLS[word])
    if early is not None:
        return early
    if term(word).word not in EFFECTS:
        boost = SKILLS[word].use == "boost"
        return Rejected("said-with-a-roll" if boost else "only-in-answer", SKILLS[word].rule, skill=word)
    return _why_not_there(s, hero, word, items[1:])


def _why_not_there(s: State, hero: int, name: str, items: Items) -> Rejected | None:
    if not AIM[name]:
        reason = "out-of-aim" if effect(name).can(s, hero, name) else "nothing-to-aim-at"
        return Rejected(reason, SKILLS[name].rule, skill=name)
    target = hero if AIM[name] == "alone" else read_figure(s, items)[0]
    if target < 0:
        return Rejected("nobody-named", SKILLS[name].rule, skill=name)
    if target not in AIMS[AIM[name]](s, hero):
        return Rejected(_OUT_OF_AIM[AIM[name]], SKILLS[name].rule, skill=name)
    return Rejected("of-no-use", SKILLS[name].rule, skill=name) if target not in whom(s, hero, name) else None


_OUT_OF_AIM: Final = {
    "beside": "ally-beside",
    "seen": "ally-in-sight",
    "near": "ally-in-zone",
    "armed": "armed-in-zone",
    "foe": "enemy-in-sight",
}
