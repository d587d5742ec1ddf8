"""Whole matches of the players of Donjon: legal whatever they are asked, from their view alone, to the end."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.facts import QUESTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.quests.ending import ENDINGS
from souterrain.games.donjon.state import State
from souterrain.parts import bots
from tests.bots.donjon_turns import answer, archer, mage, warrior
from tests.games.donjon.tables import holding, table

WAITING = 25
"""After so many rounds in which nothing happened somebody is stuck; even the way home with captives takes fewer."""


def play(seed: int, seats: int = 5, master: str = "adept", content: Any = None, **options: str) -> Match:
    """A match of bots to its end, which a limit assures; all their answers must be legal."""
    match = Match.new("donjon", seats=seats, seed=seed, options={"round_limit": "60", **options}, content=content)
    players = [bots("donjon")[name] for name in [*["adept"] * (seats - 1), master]]
    while match.asks:
        play_next(match, players, seed)
    return match


def end_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def test_four_adepts_win_the_first_quest_more_often_than_not() -> None:
    """A sample; the game's README has sixty matches of each quest."""
    matches = [play(seed) for seed in (1, 2, 3)]
    assert sum([end_of(match).won for match in matches]) >= 2
    said = {act.text.split()[0] for act in matches[0].journal.acts()}
    assert {"lead", "depart", "entrance", "draw", "walk", "open", "strike", "unleash"} <= said


@pytest.mark.parametrize("quest", [*QUESTS[1:], "free-delve"])
def test_every_quest_is_played_to_its_end_without_long_waiting(quest: str) -> None:
    s = end_of(play(5, quest=quest, master="novice"))
    assert s.reason in ENDINGS
    assert s.quiet < WAITING


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"card_ahead": "on", "plausible": "on", "intervention": "on", "t_split": "on", "torch_hand": "on"}),
        (4, {"shoot_in_melee": "off", "run_blocks_free": "on", "pf_timing": "before", "equip_anytime": "own_turn"}),
        (2, {"quests": "2", "end_on_win": "on", "short_quest": "on", "difficulty": "novice"}),
        (5, {"danger": "tuned", "quest": "necromancer", "round_limit": "60"}),
        (7, {"difficulty": "cruel", "max_events_per_round": "2", "pf_scope": "all", "trap_search": "class"}),
    ],
)
def test_answers_are_legal_whatever_the_table_plays(seats: int, options: dict[str, str]) -> None:
    match = play(9, seats, **options)
    assert len(match.journal) < GAME.facts.decisions
    assert end_of(match).quiet < WAITING


def test_a_quest_of_the_tables_own_is_understood() -> None:
    """A ring in a locked chest, to be carried out: a thing that belongs to none of our quests."""
    quest = {
        "objective": "throne-hall",
        "main": 50,
        "win": "carried(warding-ring)",
        "rules": "holds(chest,warding-ring)",
        "occupants": [["goblin", 2, "far", 0]],
        "furniture": [["chest", [[1, 7]], 1, 0]],
    }
    s = end_of(play(2, content={"schema": 1, "quest": quest}))
    assert (s.quest_name, s.won) == ("own-quest", 1)


@pytest.mark.quick
def test_equal_views_give_equal_answers_whatever_is_hidden() -> None:
    """Two states that a hero cannot tell apart: other cards in the master's hand, another order of the deck."""
    s = holding(table(warrior(), archer(), mage("fireball")), "pit", "curse")
    other = s.copy()
    other.hand = tuple([int(card.id in ("ambush", "lost")) for card in EVENT_CARDS])
    other.events = tuple([left + held - now for left, held, now in zip(s.events, s.hand, other.hand, strict=True)])
    other.deck = s.deck[::-1]
    assert other.deck != s.deck
    for seat in range(3):
        assert GAME.view(s, seat) == GAME.view(other, seat)
        assert answer(s, seat) == answer(other, seat)
