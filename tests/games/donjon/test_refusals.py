"""Why not: every refusal has a rule behind it and words in three languages, and near misses are told apart."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import souterrain.games.donjon as package
from souterrain.core.actions import Action
from souterrain.core.asks import TABLE
from souterrain.core.forms import Items
from souterrain.core.frames import NOBODY
from souterrain.core.game import Setup
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import PLAY, SETUP, Seeded, key_of, seed_bytes
from souterrain.games.donjon.board.ground import BLIND
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.engine import KINDS
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.rules.frames.items import Share
from souterrain.games.donjon.rules.why_not import ANSWERS
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, State
from souterrain.parts import bots
from tests.games.donjon.tables import MASTER, foe, furnish, hero, holding, may, refused, stand, table

FOLDER = Path(package.__file__).parent
HOUSE = FOLDER.parent.parent / "locale"


def reasons() -> set[str]:
    """Every key that is written in a refusal anywhere in the rules."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rejected" and node.args:
                words = [part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                found |= {word.value for word in words if isinstance(word.value, str)}
    return found


@pytest.mark.quick
@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_every_refusal_has_words(code: str) -> None:
    text = "\n".join([(folder / f"{code}.ftl").read_text(encoding="utf-8") for folder in (FOLDER / "locale", HOUSE)])
    known = set(re.findall(r"^refusal-([\w-]+) =", text, re.MULTILINE))
    assert len(reasons()) > 80
    assert reasons() <= known, reasons() - known


@pytest.mark.quick
def test_every_question_has_its_rule() -> None:
    asked = {frame for frame, kind in KINDS.items() if kind.mode != NOBODY}
    assert {frame for frame in KINDS if getattr(frame, "rule", "")} == asked


# The master


def monsters_turn() -> State:
    """A goblin, a spider, an archer and a sorcerer, all of them far from the two heroes but the goblin."""
    s = table(hero(), hero(), card="arena", step=MONSTERS)
    stand(stand(s, 0, "b2"), 1, "d8")
    for kind, name in (("goblin", "b1"), ("giant-spider", "a6"), ("orc-archer", "c6"), ("evil-sorcerer", "d5")):
        foe(s, kind, name)
    return s


@pytest.mark.quick
@pytest.mark.rule("DJ-065", "A-31", "A-52", "DJ-140", "DJ-167")
@pytest.mark.parametrize(
    ("sentence", "reason", "rule"),
    [
        ("march goblin number=7 zone=1 column:a row=1", "no-such-monster", "DJ-065"),
        ("march troll number=1 zone=1 column:a row=1", "no-such-monster", "DJ-065"),
        ("march goblin number=1 zone=1 column:d row=8", "monster-reach", "DJ-055"),
        ("strike goblin number=1 hero:2", "not-beside-it", "DJ-116"),
        ("strike goblin number=1", "no-such-figure", "DJ-116"),
        ("shoot goblin number=1 hero:1", "monster-unable", "A-52"),
        ("spin goblin number=1 zone=1 column:a row=1", "monster-unable", "DJ-167"),
        ("spin giant-spider number=1 zone=1 column:d row=1", "cannot-spin-there", "A-58"),
        ("cast goblin number=1 magic-missile hero:1", "monster-unable", "DJ-140"),
        ("cast evil-sorcerer number=1 fireball zone=1 column:b row=2", "monster-unable", "DJ-140"),
        ("unleash troll", "no-such-monster", "DJ-065"),
        ("done goblin", "nothing-follows", "DJ-065"),
        ("proceed", "monsters-act", "DJ-065"),
        ("entrance south", "entrance-set", "DJ-045"),
        ("arrange way=2", "nothing-asked", "DJ-101"),
        ("walk zone=1 column:a row=1", "heroes-only", "DJ-001"),
        ("play", "name-a-card", "A-07"),
        ("lay dagger", "name-a-card", "A-07"),
        ("draw", "draw-at-start", "DJ-049"),
    ],
)
def test_what_the_master_cannot_say_in_the_monsters_turn(sentence: str, reason: str, rule: str) -> None:
    found = refused(monsters_turn(), MASTER, sentence)
    assert (found.reason, found.rule) == (reason, rule)


@pytest.mark.quick
@pytest.mark.rule("A-31", "A-66", "M5", "A-43", "M8")
def test_what_a_monster_has_done_already_or_is_kept_from() -> None:
    s = monsters_turn()
    goblin, sorcerer = s.foes[0].uid, s.foes[3].uid
    s.own_monster(goblin).entered = 2
    assert refused(s, MASTER, "march goblin number=1 zone=1 column:a row=1").reason == "monster-moved"
    s.own_monster(goblin).attacks = 1
    assert refused(s, MASTER, "strike goblin number=1 hero:1").reason == "monster-struck"
    s.own_monster(goblin).ended = 1
    assert refused(s, MASTER, "unleash goblin") == Rejected("monster-ended", "DJ-065", monster="goblin")
    s.own_monster(sorcerer).spells = ("ice-block",)
    said = "cast evil-sorcerer number=1 magic-missile hero:2"
    assert refused(s, MASTER, said) == Rejected("spell-spent", "A-66", skill="magic-missile")
    s.own_monster(sorcerer).spells, s.own_monster(sorcerer).attacks = ("magic-missile",), 1
    assert refused(s, MASTER, said) == Rejected("monster-struck", "A-31", monster="evil-sorcerer")
    s = monsters_turn()
    s.own_monster(goblin).marks = (("slowed", 1, "turn", 0),)
    assert refused(s, MASTER, "march goblin number=1 zone=1 column:a row=1").rule == "M5"
    s.own_hero(0).marks = (("invisible", 1, "phase", 0),)
    assert refused(s, MASTER, "strike goblin number=1 hero:1").reason == "not-to-be-chosen"
    s = stand(monsters_turn(), 1, "c2")
    s.own_monster(goblin).grudge = 0
    assert refused(s, MASTER, "strike goblin number=1 hero:2").reason == "monster-grudge"


@pytest.mark.quick
@pytest.mark.rule("DJ-045", "DJ-051", "DJ-065", "A-07")
def test_what_the_master_cannot_say_at_other_times() -> None:
    s = holding(table(hero(), step=START), "pit")
    for sentence in ("march goblin number=1 zone=1 column:a row=1", "unleash goblin", "done"):
        assert refused(s, MASTER, sentence) == Rejected("monsters-wait", "DJ-065")
    assert refused(s, MASTER, "proceed hero:1") == Rejected("nothing-follows", "DJ-051")
    assert refused(s, MASTER, "lay pit*2") == Rejected("name-a-card", "A-07")
    assert refused(s, MASTER, "lay pit hero:4") == Rejected("no-target", "A-07", card="pit")
    s.step = ENTRANCE
    assert refused(s, MASTER, "entrance") == Rejected("entrance-first", "DJ-045")
    assert refused(s, MASTER, "proceed") == Rejected("entrance-first", "DJ-045")


# Heroes


def circled() -> State:
    """A hero beside a magic circle and before the only door."""
    s = stand(table(hero()), 0, "b1")
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    return s


@pytest.mark.quick
@pytest.mark.rule("DJ-069", "DJ-070", "DJ-094", "E09")
@pytest.mark.parametrize(
    ("sentence", "reason", "rule"),
    [
        ("open chest number=1", "no-such-thing", "DJ-070"),
        ("open", "no-such-thing", "DJ-070"),
        ("open door number=9", "no-such-door", "DJ-070"),
        ("open circle number=1", "walked-on", "DJ-094"),
        ("force bookcase number=2", "no-such-thing", "DJ-070"),
        ("lift door number=1", "no-portcullis", "E09"),
        ("lift door number=9", "no-such-door", "E09"),
        ("lift", "no-such-thing", "E09"),
        ("use", "name-a-skill", "DJ-069"),
        ("use dagger", "name-a-skill", "DJ-069"),
        ("use parry", "skill-unknown", "DJ-021"),
        ("search expert-search", "skill-unknown", "DJ-021"),
        ("search dagger", "name-a-skill", "DJ-069"),
        ("end hero:1", "nothing-follows", "DJ-051"),
        ("buy dagger", "only-in-town", "DJ-029"),
        ("create dwarf warrior parry charge", "only-in-town", "DJ-029"),
        ("strain fatigue=1", "nothing-asked", "A-12"),
        ("take purse", "nothing-asked", "DJ-136"),
        ("unleash goblin", "master-only", "DJ-001"),
    ],
)
def test_what_a_hero_cannot_say(sentence: str, reason: str, rule: str) -> None:
    found = refused(circled(), 0, sentence)
    assert (found.reason, found.rule) == (reason, rule)


@pytest.mark.quick
@pytest.mark.rule("A-11", "E09")
def test_doors_that_do_not_open() -> None:
    s = circled()
    s.own_door(1).state = BLIND
    assert refused(s, 0, "open door number=1") == Rejected("door-blind", "A-11")
    s = circled()
    s.own_door(1).barred = 1
    s.own_hero(0).tested = ("lift-1",)
    assert refused(s, 0, "lift door number=1") == Rejected("tried-this-round", "E09")
    s.own_hero(0).tested, s.own_hero(0).left = (), 0
    assert refused(s, 0, "lift door number=1") == Rejected("no-points", "DJ-066")
    assert refused(stand(s, 0, "a4"), 0, "lift door number=1") == Rejected("not-facing", "E09")


@pytest.mark.quick
@pytest.mark.rule("DJ-074", "DJ-077")
def test_furniture_is_forced_if_it_is_locked_and_once_by_each_hero() -> None:
    s = stand(table(hero()), 0, "a3")
    chest = furnish(s, "chest", "a4")
    assert may(s, 0, "force") == []
    assert refused(s, 0, "force chest number=1") == Rejected("not-locked", "DJ-074")
    s.own_furniture(chest).locked = 1
    assert may(s, 0, "force") == ["force chest number=1"]
    assert refused(s, 0, "open chest number=1") == Rejected("locked", "DJ-077")
    s.own_furniture(chest).tried = (0,)
    assert may(s, 0, "force") == []
    assert refused(s, 0, "force chest number=1") == Rejected("tried-already", "DJ-074")


@pytest.mark.quick
@pytest.mark.rule("DJ-136", "DJ-101", "A-88")
def test_a_question_is_answered_with_one_of_its_choices() -> None:
    s = table(hero(), hero())
    s.push(Share(hero=0, cards=("purse", "gem")))
    assert refused(s, 0, "take jewels") == Rejected("not-among-these", "DJ-136")
    assert refused(s, 0, "search") == Rejected("finish-first", "DJ-136")
    assert refused(s, MASTER, "draw") == Rejected("others-choose", "DJ-136")
    s = table(hero())
    s.push(Way(door=1, card=DUNGEON_NAMES.index("corner")))
    assert refused(s, MASTER, "arrange way=3") == Rejected("not-among-these", "DJ-101")
    assert refused(s, 0, "end") == Rejected("others-choose", "DJ-101")


# Bent sentences, many of them


def bent(action: Action, rng: Random) -> list[Action]:
    """A word left out, another number, another word, and the verb alone."""
    items = action[1:]
    if not items:
        return [(action[0], (rng.choice(WORDS), 1))]
    place = int(rng.random() * len(items))
    word, number = items[place]
    changes: tuple[Items, ...] = ((), ((word, number + rng.choice((1, 3, 20))),), ((rng.choice(WORDS), number),))
    others = [items[:place] + change + items[place + 1 :] for change in changes]
    return [(action[0], *other) for other in (*others, ())]


WORDS = (*ITEMS, *SKILLS, "door", "chest", "hero:1", "hero:6", "goblin", "web", "zone=", "row=", "north", "pit")


@pytest.mark.parametrize("quest", ["watcher-blade", "poisoned-spring", "free-delve"])
def test_whatever_is_said_is_refused_with_a_rule(quest: str) -> None:
    rng, key, bot = Random(7), key_of(seed_bytes(7), ()), bots("donjon")["adept"]
    s = GAME.start(Setup(3, GAME.facts.resolve({"quest": quest})), Seeded(key, SETUP))
    chance, said = Seeded(key, PLAY), dict[str, list[Action]]()
    steps = set()
    for number in range(260):
        asks = GAME.asks(s)
        if not asks:
            break
        ask = rng.choice(asks)
        chosen = None if ask.seat == TABLE else bot.choose(GAME, GAME.view(s, ask.seat), ask, rng)
        action = chosen if chosen is not None else GAME.legal(s, ask.seat).sample(rng)
        said.setdefault(action[0], []).append(action)
        if number % 5 == 0 and ask.seat != TABLE:
            steps.add(s.step)
            legal = GAME.legal(s, ask.seat)
            for known in said.values():
                for other in (known[-1], *bent(known[-1], rng)):
                    why = legal.why_not(other)
                    assert why is None or why.rule, f"{GAME.say(other)}: {why}"
        chance.begin()
        s = GAME.apply(s, ask.seat, action, chance)
    assert {HEROES, START} <= steps
    assert set(said) & set(ANSWERS)
