"""Refusals: every one has a known reason with its nouns and names a rule of the rulebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.actions import Action
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, RACE_NAMES
from souterrain.games.drop.content.cubes import TOKEN_WORDS, WORDS
from souterrain.games.drop.events import NOUNS
from souterrain.games.drop.frames import FRAMES
from souterrain.games.drop.game import ALONE, GAME
from souterrain.games.drop.rules.kinds import KINDS
from souterrain.games.drop.rules.refusals import REASONS, explain
from souterrain.games.drop.rules.rounds import DEEDS
from souterrain.games.drop.rules.verdicts import REASONS as VERDICTS
from souterrain.games.drop.state import ACT, AFTER, DEEPER, ENTER, EXPLORE, LOOT, PLACE, STEPS, State
from tests.games.drop.tables import TRIANGLE, Spot, do, hero, refused, table, told_why

ROOM_OF_GAME = Path(str(files("souterrain.games.drop")))
RULEBOOK = set(re.findall(r"^#{3,4} (DD-\S+)", (ROOM_OF_GAME / "rulebook/en.md").read_text(encoding="utf-8"), re.M))
MANNERS = {"no-such-verb"}
"""Reasons that are no rule's."""

ROOM = "loot pillar:1 pillar:2 pillar:3"
TOKENS: tuple[Spot, ...] = ((0, 0), (100, 0), (0, 100))
FAR = {**TRIANGLE, "gold:1": (200.0, 200.0), "key:1": (220.0, 200.0)}
GOBLINS: dict[str, Spot] = {f"goblin:{index}": (20.0, 20.0) for index in range(1, 10)}
TOO_MUCH = Rejected("too-deadly", "DD-26", monsters=[("goblin", 9)], harm=9, left=8)


def check(refusal: Rejected) -> None:
    """Known reason, exactly its arguments, each of its type, and a rule to read."""
    kinds = REASONS[refusal.reason]
    assert refusal.data.keys() == kinds.keys(), refusal
    for name, kind in kinds.items():
        value = refusal.data[name]
        if kind == "number":
            assert type(value) is int
            assert value >= 0
        elif kind.startswith("many:"):
            assert all(noun in NOUNS[kind.removeprefix("many:")] and number > 0 for noun, number in value), refusal
        else:
            assert value in NOUNS[kind.removeprefix("noun:")], refusal
    assert refusal.rule in RULEBOOK or (refusal.reason in MANNERS and refusal.rule == ""), refusal


def of(*cards: str, **fields: Any) -> State:
    """A table whose first hero has these cards."""
    return table(FAR, heroes=[hero(*cards), hero("dwarf", "sapper")], **fields)


def alone(**fields: Any) -> State:
    cubes = {"pillar:1": (100.0, 100.0), "pillar:2": (300.0, 300.0), "gold:1": (200.0, 0.0)}
    tilted = fields.pop("tilted", ())
    return table(cubes, heroes=[hero(tilted=tilted)], tokens=TOKENS, box=["chest:1"], **fields)


def near() -> State:
    """Gold in the room, on its border, and 0.2 mm off."""
    return table({**TRIANGLE, "gold:1": (0, 50), "gold:2": (50, -8), "gold:3": (70, -8.2)})


def entering() -> State:
    """Before the first room; the pawn stands far away."""
    return table({**TRIANGLE, "pillar:4": (100.0, 100.0), "pawn:1": (10.0, 70.0)}, seats=1, step=ENTER)


def volley() -> State:
    return do(of("gnome", "ranger"), "use ranger gold:1 toward=0 force=10")[0]


def looted() -> State:
    """After the loot, with a Potion that could still be drunk."""
    return do(table({**TRIANGLE, "goblin:1": (20, 20), "potion:1": (40, 20)}, teamwork=1), ROOM)[0]


def placed() -> State:
    return do(table(seats=3, teamwork=1), "place x=2000 y=0", seat=1)[0]


Case = tuple[Callable[[], State], str, Rejected]
CASES: tuple[Case, ...] = (
    (lambda: do(table(), "use cleric")[0], "use half-orc", Rejected("ability-used", "DD-22")),
    (lambda: alone(step=EXPLORE), "explore height=200 x=900 y=900", Rejected("aim-outside-room", "DD-105")),
    (lambda: alone(step=EXPLORE), "explore pillar:1", Rejected("aim-outside-room", "DD-105")),
    (lambda: table(step=EXPLORE), "explore", Rejected("badly-said", "DD-21")),
    (table, "use", Rejected("badly-said", "DD-22")),
    (lambda: of("gnome"), "use gnome", Rejected("badly-said", "DD-205")),
    (looted, "end pillar:1", Rejected("badly-said", "DD-32")),
    (lambda: alone(tilted=("cleric",)), "use cleric", Rejected("card-tilted", "DD-106", card="cleric")),
    (near, f"{ROOM} gold:1", Rejected("cube-in-room", "DD-27", cube="gold:1", whole=8, tenths=0)),
    (near, f"{ROOM} gold:2", Rejected("cube-on-edge", "DD-27", cube="gold:2", whole=0, tenths=0)),
    (near, f"{ROOM} gold:3", Rejected("cube-outside", "DD-27", cube="gold:3", whole=0, tenths=2)),
    (lambda: table({**TRIANGLE, "dragon:1": (20, 20)}), ROOM, Rejected("dragon-unshielded", "DD-49")),
    (entering, "explore pillar:1", Rejected("enter-first", "DD-103")),
    (entering, "use cleric", Rejected("enter-first", "DD-103")),
    (lambda: table(step=EXPLORE), ROOM, Rejected("explore-first", "DD-25")),
    (lambda: table(step=EXPLORE), "use cleric", Rejected("explore-first", "DD-22")),
    (lambda: table(step=EXPLORE), "end", Rejected("explore-first", "DD-20")),
    (lambda: alone(step=EXPLORE), "move token:2 token:3 pillar:1", Rejected("explore-first", "DD-105")),
    (table, "explore pillar:1", Rejected("explored-already", "DD-20")),
    (volley, ROOM, Rejected("finish-first", "DD-226")),
    (lambda: alone(step=DEEPER), "explore pillar:1", Rejected("leave-or-deeper", "DD-112")),
    (lambda: of("half-orc", "mage"), "use mage gold:1 over gold:1", Rejected("lifted-cube", "DD-21")),
    (lambda: of("half-orc", "ranger"), "use ranger gold:1 at gold:1 force=9", Rejected("at-itself", "DD-23")),
    (looted, ROOM, Rejected("looted-already", "DD-25")),
    (looted, "use cleric", Rejected("looted-already", "DD-138")),
    (table, "end", Rejected("must-loot", "DD-32")),
    (alone, ROOM, Rejected("must-move", "DD-107")),
    (alone, "end", Rejected("must-move", "DD-107")),
    (lambda: table(heroes=[hero(covered=1), hero()]), "drink pillar:1", Rejected("no-potion", "DD-64")),
    (lambda: of("gnome"), "use gnome gold:1 away=200 toward=0", Rejected("no-room-there", "DD-139")),
    (lambda: table({**TRIANGLE, "goblin:1": (20, 20)}), f"{ROOM} shield:goblin", Rejected("no-shield", "DD-45")),
    (lambda: alone(step=EXPLORE), "leave", Rejected("no-stairs", "DD-108")),
    (lambda: table(held={0: ["shield:1"]}), f"{ROOM} shield:troll", Rejected("no-such-monster", "DD-45")),
    (table, f"{ROOM} spare", Rejected("no-such-monster", "DD-201")),
    (lambda: of("half-orc", "bard"), "use bard", Rejected("no-target", "DD-138", card="bard")),
    (
        lambda: table({**TRIANGLE, "gold:1": (20, 20)}),
        "loot pillar:1 pillar:2 gold:1",
        Rejected("not-a-pillar", "DD-25", cube="gold:1"),
    ),
    (alone, "move token:1 pillar:1 pillar:2", Rejected("not-adjacent", "DD-107")),
    (table, "loot pillar:3 pillar:2 pillar:1", Rejected("not-in-order", "DD-25")),
    (lambda: of("automaton"), "use automaton key:1 gold:1", Rejected("not-in-order", "DD-210")),
    (table, "flick pillar:1 toward=0 force=1", Rejected("not-now", "DD-23")),
    (table, "close", Rejected("not-now", "DD-81")),
    (table, "redrop pillar:1", Rejected("not-now", "DD-67")),
    (alone, "enter pillar:1 pillar:2 pillar:3", Rejected("not-now", "DD-103")),
    (alone, "deeper", Rejected("not-now", "DD-112")),
    (alone, "give-up", Rejected("not-now", "DD-110")),
    (lambda: of("shadeling", effect="shadeling", step=LOOT), f"{ROOM} gold:1", Rejected("not-on-edge", "DD-215")),
    (table, "loot pillar:1 pillar:2 pillar:9", Rejected("not-on-table", "DD-25", cube="pillar:9")),
    (lambda: table(step=EXPLORE), "explore gold:1", Rejected("not-on-table", "DD-21", cube="gold:1")),
    (lambda: of("gnome"), "use sapper pillar:1", Rejected("not-your-card", "DD-22", card="sapper")),
    (lambda: table(held={0: ["potion:1"]}), "drink pillar:1", Rejected("nothing-to-heal", "DD-66")),
    (
        lambda: table({**TRIANGLE, "gold:1": (440, 0)}, heroes=[hero("gnome"), hero()]),
        "use gnome gold:1 away=200 toward=0",
        Rejected("off-table", "DD-139"),
    ),
    (table, "enter pillar:1 pillar:2 pillar:3", Rejected("only-alone", "DD-10")),
    (table, "move pillar:1 pillar:2 pillar:3", Rejected("only-alone", "DD-10")),
    (table, "leave", Rejected("only-alone", "DD-10")),
    (lambda: table(step=EXPLORE), "explore pillar:1 height=200 away=401 toward=0", Rejected("out-of-reach", "DD-21")),
    (entering, "enter pillar:1 pillar:2 pillar:4", Rejected("pawn-elsewhere", "DD-103")),
    (lambda: table(teamwork=1), "place x=2000 y=0", Rejected("pawns-of-others", "DD-81")),
    (lambda: table(teamwork=1, turn_pawns=1, step=PLACE), ROOM, Rejected("pawns-only", "DD-81")),
    (
        lambda: table({**TRIANGLE, "pillar:8": (20, 20)}),
        ROOM,
        Rejected("pillar-in-room", "DD-26", pillar="pillar:8"),
    ),
    (table, "loot pillar:1 pillar:2", Rejected("three-pillars", "DD-25")),
    (lambda: alone(step=ACT), "use half-orc token:1", Rejected("token-target", "DD-141")),
    (lambda: of("gnome"), "use gnome pawn:2 away=1 toward=0", Rejected("token-target", "DD-141")),
    (lambda: table({**TRIANGLE, **GOBLINS}), ROOM, TOO_MUCH),
    (
        lambda: table(step=EXPLORE),
        "explore pillar:1 height=310 away=1 toward=0",
        Rejected("wrong-height", "DD-63"),
    ),
    (
        lambda: of("gnome"),
        "use gnome pillar:1 away=1 toward=0",
        Rejected("wrong-target", "DD-205", card="gnome", cube="pillar:1"),
    ),
    (table, "dance", Rejected("no-such-verb")),
)
OTHERS: tuple[Case, ...] = (
    (
        lambda: table({**TRIANGLE, "gold:1": (20, 20)}, teamwork=1),
        "place x=200 y=200",
        Rejected("no-room-for-pawn", "DD-81"),
    ),
    (table, "place x=2000 y=0", Rejected("no-teamwork", "DD-80")),
    (lambda: table(teamwork=1), ROOM, Rejected("not-your-turn", "DD-28")),
    (lambda: table(teamwork=1), "place x=2000", Rejected("badly-said", "DD-81")),
    (placed, "place x=2500 y=0", Rejected("pawn-placed", "DD-81")),
    (looted, "place x=2000 y=0", Rejected("pawn-too-late", "DD-87")),
    (lambda: table(teamwork=1, turn_pawns=1), "place x=2000 y=0", Rejected("pawn-too-late", "DD-81")),
    (volley, "place x=2000 y=0", Rejected("no-teamwork", "DD-80")),
)
"""Said by somebody whose turn it is not."""


@pytest.mark.quick
@pytest.mark.parametrize(("made", "sentence", "expected"), CASES, ids=[f"{one[2].reason}: {one[1]}" for one in CASES])
def test_a_refusal_explains_itself(made: Callable[[], State], sentence: str, expected: Rejected) -> None:
    refusal = told_why(made(), sentence)
    assert refusal == expected
    check(refusal)


@pytest.mark.quick
@pytest.mark.parametrize(("made", "sentence", "expected"), OTHERS, ids=[f"{one[2].reason}: {one[1]}" for one in OTHERS])
def test_a_refusal_of_somebody_elses_sentence(made: Callable[[], State], sentence: str, expected: Rejected) -> None:
    refusal = refused(made(), sentence, seat=1)
    assert refusal == expected
    check(refusal)


@pytest.mark.quick
def test_every_reason_is_met_above() -> None:
    assert {expected.reason for _, _, expected in (*CASES, *OTHERS)} == set(REASONS)


def sources() -> Iterator[ast.AST]:
    for file in sorted((ROOM_OF_GAME / "rules").rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def test_every_reason_is_declared_and_every_declared_one_is_given() -> None:
    given: set[str] = set()
    for node in sources():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rejected":
            if isinstance(node.args[0], ast.Constant):
                given.add(str(node.args[0].value))
            else:
                assert ast.unparse(node.args[0]) == "REASONS[verdict.where]"
                given.update(VERDICTS.values())
    assert given == set(REASONS)


def test_every_rule_that_a_refusal_names_is_in_the_rulebook() -> None:
    named = {
        node.value
        for node in sources()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"DD-\d+", node.value)
    }
    assert named
    assert named <= RULEBOOK


def test_every_verb_of_the_game_is_explained() -> None:
    s, single = table(), alone()
    for verb in {*DEEDS, *ALONE, "flick", "drop", "reach", "redrop", "stop", "place"}:
        for state in (s, single):
            assert explain(state, (verb,), 0).reason != "no-such-verb", verb
    assert set(FRAMES) == set(KINDS)


def some_state(rng: Random) -> State:
    """A table that need not be reachable: refusals answer anywhere."""
    seats = rng.choice((1, 2, 3))
    words = rng.sample([word for word in WORDS if not word.startswith("pillar")], 12)
    spots = {word: (rng.uniform(-100, 150), rng.uniform(-100, 150)) for word in words[:8]}
    pillars = {f"pillar:{index}": (rng.uniform(-100, 150), rng.uniform(-100, 150)) for index in range(1, 6)}
    races, classes = rng.sample(RACE_NAMES, seats), rng.sample(CLASS_NAMES, seats)
    heroes = [
        hero(race, card, rng.choice(QUEST_NAMES), covered=rng.choice((0, 0, 3, 6)))
        for race, card in zip(races, classes, strict=True)
    ]
    frame = rng.choice((None, None, None, *FRAMES))
    steps = (ENTER, EXPLORE, ACT, LOOT, DEEPER) if seats == 1 else (EXPLORE, PLACE, ACT, LOOT, AFTER)
    s = table(
        {**spots, **pillars},
        heroes=heroes,
        held={0: [word for word in words[8:10] if not word.startswith("stairs")]},
        box=words[10:],
        step=rng.choice(steps),
        tokens=TOKENS if seats == 1 else (),
        teamwork=rng.randrange(2),
        turn_pawns=rng.randrange(2),
        by_eye=int(seats > 1 and rng.random() < 0.3),
        effect=rng.choice(("", *races[:1], *classes[:1])),
        sent=tuple([rng.randrange(2) for _ in range(seats)]),
    )
    if frame is not None:
        opened = frame(0, s.number)
        for name, value in (("cubes", s.cubes(-2)[:2]), ("hull", s.spots[s.cubes(-2)[0]])):
            if hasattr(opened, name):
                setattr(opened, name, value)
        s.frames = (opened,)
    return s


def some_action(rng: Random) -> Action:
    words = [
        *rng.sample(WORDS, 8),
        *[f"pillar:{index}" for index in range(1, 6)],
        *TOKEN_WORDS,
        *RACE_NAMES,
        *CLASS_NAMES,
    ]
    words += ["shield:goblin", "shield:dragon", "spare", "over", "height=", "away=", "toward=", "x=", "y=", "Ünwörd"]
    items = [(rng.choice(words), rng.choice((1, 1, 1, 1, 2, 0, -1, 200, 10**9))) for _ in range(rng.randrange(6))]
    verbs = [*DEEDS, *ALONE, "place", "flick", "stop", "drop", "reach", "redrop", "dance", ""]
    verb = rng.choice(verbs)
    if verb in ("loot", "move", "enter") and rng.random() < 0.7:
        items = [(word, 1) for word in rng.sample([*[f"pillar:{n}" for n in range(1, 6)], *TOKEN_WORDS], 3)] + items[:1]
    if verb == "use" and rng.random() < 0.7:
        items = [(rng.choice([*RACE_NAMES, *CLASS_NAMES]), 1), *items]
    return (verb, *items)


def test_every_action_shaped_sentence_is_explained_in_any_state() -> None:
    rng = Random(1)
    for _ in range(1_500):
        s = some_state(rng)
        for seat in range(s.table.seats):
            check(explain(s, some_action(rng), seat))


def test_what_is_legal_nowhere_is_refused_with_a_reason_of_the_game() -> None:
    """The forms' own checks and the explanations together."""
    rng = Random(2)
    met = set()
    for _ in range(300):
        s = some_state(rng)
        if STEPS[s.step] == "enter" or s.frames:
            continue
        for _ in range(10):
            refusal = GAME.legal(s, 0).why_not(some_action(rng))
            if refusal is not None:
                check(refusal)
                met.add(refusal.reason)
    assert len(met) > 20


@given(
    st.integers(0, 200),
    st.tuples(
        st.sampled_from([*DEEDS, *ALONE, "place"]), st.lists(st.tuples(st.text(min_size=1), st.integers()), max_size=4)
    ),
)
def test_any_words_and_numbers_are_explained(seed: int, said: tuple[str, list[tuple[str, int]]]) -> None:
    verb, items = said
    check(explain(some_state(Random(seed)), (verb, *items), 0))
