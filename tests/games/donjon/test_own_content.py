"""A quest and decks that a table brings along: checked, embedded in the journal, played and replayed."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.mechanics import belongings
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.session import Session
from tests.contract.plays import answer
from tests.games.donjon.tables import foe, hero, stand, table

QUEST = {
    "objective": "arena",
    "main": 50,
    "win": "cleared",
    "rules": "",
    "occupants": [["ogre", 2, "far", 0]],
}
CONTENT: dict[str, Any] = {
    "schema": 1,
    "quest": QUEST,
    "decks": {"events": {"curse": 4, "pit": 2}, "monsters": {"n10": 3}},
}


@pytest.mark.rule("DJ-191")
def test_a_quest_of_ones_own_travels_in_the_journal() -> None:
    from random import Random

    match, rng = Match.new("donjon", seats=3, seed=4, content=CONTENT), Random(2)
    begun: Any = match.state
    assert begun.quest_name == "own-quest"
    while match.asks and len(match.journal) < 120:
        ask = rng.choice(match.asks)
        match.play(ask.seat, answer(match.game, match.state, ask, rng, None))
    again = Match.replay(Journal.loads(match.journal.dumps()))
    assert again.state == match.state
    ended: Any = match.state
    drawn = [card.id for card, number in zip(EVENT_CARDS, ended.hand, strict=True) if number]
    assert set(drawn) <= {"curse", "pit"}, "nothing but what the table's deck holds"
    came = {MONSTER_CARDS[group.card].id for group in ended.groups if group.card >= 0}
    assert came <= {"n10"}


@pytest.mark.rule("DJ-191")
@pytest.mark.parametrize(
    "content",
    [
        {"schema": 2, "quest": QUEST},
        {"quest": QUEST},
        {"schema": 1, "story": "x"},
        {"schema": 1, "quest": {**QUEST, "win": "dance"}},
        {"schema": 1, "quest": {**QUEST, "win": "carried(royal-casket)"}},
        {"schema": 1, "quest": {**QUEST, "win": "slain(chest)"}},
        {"schema": 1, "quest": {**QUEST, "rules": "holds(chest,royal-casket)"}},
        {"schema": 1, "quest": {**QUEST, "rules": "holds(chest)"}},
        {"schema": 1, "quest": {**QUEST, "objective": "kitchen"}},
        {"schema": 1, "quest": {**QUEST, "occupants": [["dragon", 1, "far", 0]]}},
        {"schema": 1, "quest": {**QUEST, "spell": 1}},
        {"schema": 1, "decks": {"events": {"dragon": 1}}},
        {"schema": 1, "decks": {"events": {"curse": -1}}},
        {"schema": 1, "decks": {"events": {}}},
        {"schema": 1, "decks": {"rooms": {}}},
        [],
    ],
)
def test_what_is_no_content_is_refused_with_its_rule(content: Any) -> None:
    with pytest.raises(SetupError) as fault:
        Match.new("donjon", seats=2, seed=1, content=content)
    assert (fault.value.rejected.reason, fault.value.rejected.rule) == ("bad-content", "DJ-191")


def test_a_treasure_deck_of_ones_own_holds_nothing_else() -> None:
    match = Match.new("donjon", seats=2, seed=1, content={"schema": 1, "decks": {"treasures": {"purse": 2}}})
    state: Any = match.state
    belongings.settle(state)
    assert sum(state.treasures) == 2
    assert sum(state.treasure_out) == 0


def test_without_content_nothing_is_embedded() -> None:
    match = Match.new("donjon", seats=2, seed=1)
    state: Any = match.state
    assert match.journal.header.content is None
    assert state.table.content == ""


# Names


NAMES = {"schema": 1, "names": {"ratman": "Gnawer", "saurian-brute": "Mud King"}}


@pytest.mark.quick
@pytest.mark.rule("A-84")
def test_names_of_ones_own_are_for_tables_that_say_so() -> None:
    with pytest.raises(SetupError) as refused:
        Match.new("donjon", content=NAMES)
    assert (refused.value.rejected.reason, refused.value.rejected.rule) == ("names-not-ours", "A-84")
    match = Match.new("donjon", seats=3, seed=1, content=NAMES, options={"ip_safe_names": "off"})
    for eyes in (None, 0, 1, 2):
        assert match.view(eyes)["names"] == NAMES["names"]
    again = Match.replay(Journal.loads(match.journal.dumps()))
    assert again.view(0)["names"] == NAMES["names"]
    assert "names" not in Match.new("donjon", seats=3, options={"ip_safe_names": "off"}).view(0), "ours stay"


@pytest.mark.quick
@pytest.mark.rule("A-84")
@pytest.mark.parametrize(
    "names", [{"dragon": "Smoke"}, {"ratman": ""}, {"ratman": "x" * 25}, {"ratman": "a\nb"}, {"ratman": 3}, ["ratman"]]
)
def test_what_is_no_name_is_refused(names: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Match.new("donjon", content={"schema": 1, "names": names}, options={"ip_safe_names": "off"})
    assert refused.value.rejected.reason == "bad-content"


@pytest.mark.quick
@pytest.mark.rule("A-84")
def test_the_terminal_knows_them_in_play_and_in_a_replay() -> None:
    match = Match.new("donjon", seats=2, seed=1, content=NAMES, options={"ip_safe_names": "off"})
    assert Session(match, bytes(32), "fr").words.noun("ratman") == "Gnawer"
    assert Replay(match.journal, code="it").words.noun("ratman") == "Gnawer"


@pytest.mark.quick
@pytest.mark.rule("A-84")
@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_a_table_reads_and_types_the_names_it_brought(code: str) -> None:
    words = Language(code, "donjon")
    ours = words.noun("ratman")
    seen = {"key": "slain", "monster": "ratman", "number": 2, "by": "hero:1"}
    assert ours in words.event(seen)
    words.called = NAMES["names"]  # type: ignore[assignment]
    assert "Gnawer" in words.event(seen)
    assert ours not in words.event(seen)
    assert "Gnawer" in words.say("strike ratman number=2")
    assert "Mud King" in words.say("strike saurian-brute number=1")
    assert words.noun("orc") == Language(code, "donjon").noun("orc")
    s = stand(table(hero()), 0, "b2")
    foe(s, "saurian-brute", "b1")
    legal = GAME.legal(s, 0)
    typed = words.say(next(action for action in legal.actions if action[0] == "strike")).lower()
    assert "mud king" in typed
    assert Counsel("donjon").understand(typed, legal, words).action == GAME.read("strike saurian-brute number=1")
