"""On the real tray: a game for every race and class in which the card is used, whose journal replays without the tray;
and aims at the table's edge."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from souterrain.core import slow
from souterrain.core.actions import Action
from souterrain.core.chance import Needs
from souterrain.core.events import Log
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.core.journal import Act, Journal
from souterrain.core.legal import Legal
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import SETUP, Seeded, key_of, seed_bytes
from souterrain.games.drop.content.cards import CLASS_NAMES, RACE_NAMES
from souterrain.games.drop.content.cubes import ID_OF
from souterrain.games.drop.facts import FACTS
from souterrain.games.drop.frames import Redrop, Sight
from souterrain.games.drop.game import GAME
from souterrain.games.drop.state import ACT, EXPLORE, TABLE, State
from tests.games.drop.tables import TRIANGLE, do, hero, refused, table

CARDS = (*RACE_NAMES, *CLASS_NAMES)
TABLES = [pytest.param(card, seats, id=f"{card}-{seats}") for card in CARDS for seats in (2, 1)]

WITHOUT_TRAY = """
import sys
sys.modules["rapier3d"] = None
from souterrain.core import registry
from souterrain.core.journal import Journal
from souterrain.core.match import Match
journal = Journal.loads(open(sys.argv[1], encoding="utf-8").read())
match = Match.replay(journal)
assert match.journal.dumps() == journal.dumps()
assert not [name for name in sys.modules if name.startswith(("souterrain.physics", "rapier3d."))]
print(match.journal.entries[-1].digest)
"""


def dealt(seed: int, seats: int) -> list[str]:
    """The cards that a seed deals: all are out before the first cube falls."""

    def wanted(need: Needs) -> NoReturn:
        raise need

    log = Log()
    with suppress(Needs):
        GAME.start(Setup(seats, FACTS.resolve({})), Seeded(key_of(seed_bytes(seed), ()), SETUP, wanted), log)
    return [event.data[name] for event in log if event.key == "dealt" for name in ("race", "card")]


def with_card(legal: Legal, card: str, rng: Random) -> Action | None:
    """A sentence that uses the card, if there is one."""
    for verb in legal.verbs:
        if verb.word == "use" and card in [choice.word for choice in legal.after((), "use").choices]:
            while True:
                action = verb.sample(rng)
                if GAME.say(action).split()[1] == card:
                    return action
    return None


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def used(match: Match, card: str) -> bool:
    """Tell if the journal has the card, and everything it asked for is answered."""
    said = [entry.text for entry in match.journal.entries if isinstance(entry, Act)]
    return any(text.split()[:2] == ["use", card] for text in said) and not state(match).frames


def play(card: str, seats: int, seed: int) -> Match:
    """At random, but the card is used as soon as it can be; until the turn in which it was used is over. A game alone
    may end before that."""
    rng = Random(seed)
    match = Match.new("drop", seats=seats, seed=seed)
    while not match.over and not (used(match, card) and state(match).step < ACT):
        legal = match.legal(match.turn)
        action = with_card(legal, card, rng) or legal.sample(rng)
        answer = match.play(match.turn, action)
        assert isinstance(answer, Played), (action, answer)
        s = state(match)
        assert all((place == TABLE) == bool(spot) for place, spot in zip(s.where, s.spots, strict=True))
    return match


def matches(card: str, seats: int) -> Iterator[Match]:
    """Games of heroes who have the card, in the order of their seeds."""
    for seed in count():
        if card in dealt(seed, seats):
            yield play(card, seats, seed)


@pytest.mark.parametrize(("card", "seats"), TABLES)
def test_the_card_is_used_and_the_journal_replays(card: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(match for match in matches(card, seats) if used(match, card))
    text = match.journal.dumps()

    def refuse(kind: str, request: str) -> NoReturn:
        raise AssertionError("a replay asks nobody")

    monkeypatch.setattr(slow, "answer", refuse)
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    again = Match.replay(Journal.loads(text))
    assert again.journal.dumps() == text
    assert again.state == match.state
    assert [event for _, event in again.events] == [event for _, event in match.events]


def test_a_machine_without_the_engine_replays_it(tmp_path: Path) -> None:
    """Another process that cannot import Rapier, and never tries."""
    match = next(match for match in matches("ranger", 2) if used(match, "ranger"))
    path = tmp_path / "ranger.journal"
    path.write_text(match.journal.dumps(), encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT_TRAY, str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert found.returncode == 0, found.stderr
    last = match.journal.entries[-1]
    assert isinstance(last, Act)
    assert found.stdout.strip() == last.digest


@pytest.mark.rule("DD-21", "DD-63")
@pytest.mark.parametrize(
    ("fields", "verb"),
    [
        ({"step": EXPLORE, "box": ["gold:13"]}, "explore"),
        ({"heroes": [hero(covered=3), hero()], "held": {0: ["potion:1"]}}, "drink"),
        ({"frames": (Redrop(cubes=(ID_OF["shield:1"],)),)}, "redrop"),
        ({"frames": (Sight(cubes=(ID_OF["gold:13"],)),), "box": ["gold:13"]}, "drop gold:13 over"),
    ],
)
def test_the_hand_stays_above_the_table(fields: dict[str, Any], verb: str) -> None:
    """Beyond its edge the tray has no answer."""
    s = table({**TRIANGLE, "key:1": (440, 0)}, **fields)
    assert refused(s, f"{verb} key:1 height=200 away=101 toward=0") == Rejected("off-table", "DD-21")
    do(s, f"{verb} key:1 height=200 away=100 toward=0", Fast(1))


@pytest.mark.rule("DD-105")
def test_alone_too_where_the_room_hangs_over_the_edge() -> None:
    s = table({"pillar:1": (300, 0)}, seats=1, tokens=((448, 0), (400, 0), (400, 50)), step=EXPLORE, box=["gold:13"])
    assert refused(s, "explore height=200 x=4510 y=0") == Rejected("aim-outside-room", "DD-105")
    do(s, "explore height=200 x=4500 y=0", Fast(1))
