"""Refusals: every one has a known reason with its nouns and names a rule of the rulebook."""

from __future__ import annotations

import ast
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.actions import Action
from souterrain.games.roll.content.heroes import SIDE_NAMES
from souterrain.games.roll.events import NOUNS
from souterrain.games.roll.frames import FRAMES, Discard
from souterrain.games.roll.rules.phases import DEEDS
from souterrain.games.roll.rules.reasons import REASONS
from souterrain.games.roll.rules.refusals import VERBS, WORDS, explain
from souterrain.games.roll.state import PHASES, State
from tests.games.roll.rulebook import ROOM, check
from tests.games.roll.tables import do, refused, start, table, why_not

SEVEN = "fighter cleric mage thief champion scroll*2"


def some_state(rng: Random) -> State:
    """A table that need not be reachable: refusals answer anywhere."""
    party = " ".join(rng.choices(NOUNS["party"], k=rng.randrange(5)))
    foes = " ".join(rng.choices(NOUNS["dungeon"][:5], k=rng.randrange(5)))
    held = " ".join(rng.sample(NOUNS["token"], rng.randrange(5)))
    frame = rng.choice((None, None, None, *FRAMES))
    s = table(
        hero="archaeologist" if frame is Discard else rng.choice(SIDE_NAMES),
        phase=rng.choice(PHASES),
        party=party,
        dungeon=foes,
        tokens=held,
        allies=rng.choice(("", "ally:thief", "ally:dragon")),
        lair=rng.choice((0, 0, 1, 3)),
        level=rng.choice((1, 5, 10)),
        exhausted=rng.randrange(2),
        used=rng.randrange(2),
        berserk=rng.randrange(2),
        options={"edition": rng.choice(("seed", "published"))},
    )
    if frame is not None:
        opened = frame()
        for name, value in (("cards", (0, 1, 2)), ("dice", (1, 2, 0, 2, 1, 0)), ("number", rng.randrange(3))):
            if hasattr(opened, name):
                setattr(opened, name, value)
        s.frames = (opened,)
    return s


def some_action(rng: Random) -> Action:
    words = [*WORDS, "sword", "goblin", "mage", "with", "->", "on", "nonsense", "x=", "Ünwörd"]
    items = [(rng.choice(words), rng.choice((1, 1, 1, 1, 2, 3, 0, -1, 10**9))) for _ in range(rng.randrange(5))]
    return (rng.choice([*VERBS, "dance", ""]), *items)


@pytest.mark.quick
def test_every_action_shaped_sentence_is_explained_in_any_state() -> None:
    rng = Random(1)
    for _ in range(8_000):
        check(explain(some_state(rng), some_action(rng)))


@given(
    st.integers(0, 400),
    st.tuples(st.sampled_from([*VERBS]), st.lists(st.tuples(st.text(min_size=1), st.integers()), max_size=4)),
)
def test_any_words_and_numbers_are_explained(seed: int, said: tuple[str, list[tuple[str, int]]]) -> None:
    verb, items = said
    check(explain(some_state(Random(seed)), (verb, *items)))


def test_every_verb_of_the_game_is_explained() -> None:
    assert set(DEEDS) < set(VERBS)


def test_every_reason_is_declared_and_every_declared_one_is_given() -> None:
    given: set[str] = set()
    for file in ROOM.joinpath("rules").iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rejected":
                    parts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                    given |= {part for part in parts if isinstance(part, str)}
    assert given == set(REASONS)


@pytest.mark.rule("DR-202.S", "DR-211.S", "DR-224.S")
def test_forming_comes_first() -> None:
    mercenary = start([SEVEN], hero="mercenary")
    assert refused(mercenary, "fight mage goblin") == ("form-first", "DR-202.S")
    assert refused(mercenary, "reroll mage*2 with hero") == ("no-such-die", "DR-202.S")
    assert refused(mercenary, "reroll with hero") == ("one-or-more", "DR-202.S")
    assert refused(mercenary, "reroll mage") == ("badly-said", "DR-202.S")
    thornsinger = start([SEVEN], hero="thornsinger")
    assert refused(thornsinger, "go on") == ("form-first", "DR-224.S")
    assert refused(thornsinger, "inscribe mage") == ("dice-number", "DR-224.S")
    assert refused(thornsinger, "inscribe mage*2") == ("no-such-die", "DR-224.S")
    assert refused(thornsinger, "inscribe mage thief cleric") == ("dice-number", "DR-224.S")
    scout = start([SEVEN, "goblin*3 chest*2 dragon"], hero="scout")
    assert refused(scout, "flee") == ("form-first", "DR-211.S")
    assert refused(scout, "scout goblin") == ("one-two-three", "DR-211.S")
    assert refused(scout, "scout ooze then goblin*2") == ("no-such-die", "DR-211.S")
    for s, verb in ((mercenary, "scout"), (scout, "inscribe"), (thornsinger, "take")):
        check(why_not(s, verb))


def test_answers_that_are_owed() -> None:
    dig = do(table(hero="archaeologist", party="mage", dungeon="goblin"), "ultimate", rolls=["ring", "ring"])
    assert refused(dig, "fight mage goblin") == ("discard-first", "DR-213.U")
    assert refused(dig, "discard ring") == ("tokens-number", "DR-213.U")
    assert refused(dig, "discard sword*2") == ("token-not-held", "DR-213.U")
    paladin = table(hero="paladin", party="mage", dungeon="potion*2", tokens="ring")
    paladin = do(paladin, "ultimate ring")
    assert refused(paladin, "go on") == ("take-first", "DR-208.MU")
    assert refused(paladin, "take mage") == ("faces-number", "DR-208.MU")
    last = do(table(hero="archaeologist", phase="regroup", delve=3, tokens="scales*4 ring*4"), "retire")
    assert refused(last, "retire") == ("discard-first", "DR-230")
    assert refused(last, "discard scales") == ("tokens-number", "DR-230")
    for verb in ("inscribe", "scout", "discard", "take", "choose"):
        assert refused(table(party="mage", dungeon="goblin"), verb)[0] == "not-asked-for"


def test_skills_of_single_heroes_explain_themselves() -> None:
    tracker = table(hero="tracker", party="mage", dungeon="goblin*2 ooze", used=1)
    assert refused(tracker, "reroll goblin with hero") == ("once-per-level", "DR-216.S")
    ready = table(hero="ranger", party="mage", dungeon="goblin*2 ooze")
    assert refused(ready, "reroll ooze with hero") == ("hero-rerolls-other", "DR-216.MS")
    assert refused(ready, "reroll goblin*2 with hero") == ("one-die-only", "DR-216.MS")
    ashwalker = table(hero="ashwalker", party="mage", dungeon="chest", lair=1)
    assert refused(ashwalker, "reroll dragon with hero") == ("lair-never-rerolled", "DR-22")
    assert refused(ashwalker, "reroll potion with hero") == ("no-such-die", "DR-33")
    berserk = table(hero="berserker", phase="regroup", party="mage", berserk=1, level=4)
    assert refused(berserk, "retire") == ("berserk", "DR-215.MU")
    singer = table(hero="thornsinger", party="mage scroll", dungeon="goblin chest")
    assert refused(singer, "lure chest with scroll") == ("not-a-monster", "DR-224.S")
    assert refused(singer, "lure goblin with mage") == ("scroll-pays", "DR-224.S")
    assert refused(singer, "lure goblin with parchment") == ("token-not-held", "DR-80")
    asked = start(["fighter*3 mage*4"], hero="thornsinger")
    assert refused(asked, "inscribe fighter*2 mage") == ("dice-number", "DR-224.S")
    assert refused(asked, "inscribe fighter*2 thief") == ("no-such-die", "DR-224.S")
    later = table(hero="thornsinger", phase="loot", party="mage scroll", dungeon="chest")
    assert refused(later, "lure chest with scroll") == ("not-in-phase", "DR-224.S")
    amazon = table(hero="amazon", party="champion", dungeon="goblin*2")
    assert refused(amazon, "fight champion goblin*2") == ("beats-one-only", "DR-220.S")
    lancer: dict[str, Any] = {"hero": "lancer", "party": "mage", "lair": 3, "tokens": "ring"}
    assert refused(table(**lancer, phase="dragon"), "refresh ring") == ("already-ready", "DR-223.S")
    assert refused(table(**lancer, phase="regroup"), "refresh ring") == ("not-in-phase", "DR-223.S")
    scroll = table(phase="dragon", party="mage", lair=3, tokens="parchment")
    assert refused(scroll, "use parchment thief") == ("no-such-die", "DR-33")
    slayer = table(hero="slayer", phase="dragon", party="mage*2", lair=3)
    assert refused(slayer, "dragon mage*2") == ("two-kinds", "DR-203.MS")


def test_unknown_words_are_the_tables_manners() -> None:
    s = table(party="mage", dungeon="goblin")
    assert refused(s, "dance") == ("no-such-verb", "")
    assert refused(s, "fight wizard goblin") == ("no-such-word", "")
