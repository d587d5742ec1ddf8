"""Monsters that act by themselves one by one or all together, and what the machine proposes to a human master."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.actions import say
from souterrain.core.events import Log
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.director.reasons import ALIKE, LAID
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.state import START, State
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, may, stand, table, told
from tests.games.donjon.test_tactics import decision, hall, plain, reasons, targets

pytestmark = pytest.mark.quick


def sent(s: State, sentence: str, *dice: int) -> tuple[State, Log]:
    log = Log()
    s = do(s, MASTER, sentence, Hand(combat=list(dice)), log)
    return closed(s, None, log), log


def staked(s: State) -> dict[str, Any]:
    return {say(stake.about): stake for stake in GAME.stakes(GAME.view(s, s.table.master), s.table.master)}


def test_one_monster_acts_and_the_others_wait() -> None:
    s = hall((plain(), "b1"), (plain(), "b3"))
    one, other = foe(s, "orc", "a2"), foe(s, "orc", "c2")
    meant = decision(s, one).target
    s, log = sent(s, "send orc number=1", 1, 10)
    assert targets(log) == [meant]
    assert (s.monster(one).ended, s.monster(other).ended) == (1, 0)


def test_a_monster_goes_for_the_hero_whom_the_master_names() -> None:
    """After a move, if it has to; a hero out of reach cannot be named."""
    s = hall((plain(life=1), "b1"), (plain(), "b5"), (plain(), "d8"))
    uid = foe(s, "zombie", "a3")
    assert decision(s, uid).target == 0
    offered = may(s, MASTER, "send")
    assert "send zombie number=1 hero:2" in offered
    assert "send zombie number=1 hero:3" not in offered
    refused = GAME.legal(s, s.table.master).why_not(GAME.read("send zombie number=1 hero:3"))
    assert refused is not None
    assert refused.reason == "monster-reach"
    s, log = sent(s, "send zombie number=1 hero:2", 1, 10)
    assert targets(log) == [1]
    assert s.monster(uid).ended == 1


def test_all_monsters_act_the_shooters_last() -> None:
    s = hall((plain(), "b1"), (plain(), "b3"))
    archer, orc = foe(s, "orc-archer", "d8"), foe(s, "orc", "c2")
    s, log = sent(s, "unleash-all", 1, 10, 1, 10)
    assert next(str(found["monster"]) for found in told(log, "reasoned")) == "orc:1"
    assert (s.monster(archer).ended, s.monster(orc).ended) == (1, 1)
    assert may(s, MASTER, "unleash-all") == []


def test_the_proposal_is_what_the_monster_then_does() -> None:
    s = hall((plain(), "b1"), (plain(life=1), "b3"))
    uid = foe(s, "orc", "b2")
    stake = staked(s)["send orc number=1"]
    assert stake.key == "proposed-attack"
    assert stake.data["target"] == "hero:2"
    assert stake.data["percent"] == staked(s)["send orc number=1 hero:2"].data["percent"]
    s, log = sent(s, "send orc number=1", 1, 10)
    assert targets(log) == [1]
    assert reasons(log)[0] == stake.data["reason"]
    assert s.monster(uid).ended == 1


def test_a_monster_that_reaches_nobody_says_what_it_would_do() -> None:
    s = hall((plain(), "b1"))
    foe(s, "zombie", "b8")
    assert staked(s)["send zombie number=1"].key == "proposed-move"
    s.own_hero(0).marks = (("invisible", 1, "turn", 0),)
    stake = staked(s)["send zombie number=1"]
    assert (stake.key, stake.data["reason"]) == ("proposed-hold", "finds-nobody")


@pytest.mark.parametrize("code", LANGUAGES)
def test_proposals_are_sentences(code: str) -> None:
    words = Language(code, "donjon")
    s = hall((plain(), "b1"))
    foe(s, "orc", "b2")
    for stake in staked(s).values():
        assert "hero:" not in words(f"stake-{stake.key}", **stake.data)


def test_the_way_that_the_machine_would_choose_is_told() -> None:
    s = table(hero(), step=START)
    stand(s, 0, "a1")
    cards = [DUNGEON_NAMES.index(name) for name in DUNGEON_NAMES]
    told_ways = 0
    for door in range(1, len(s.doors) + 1):
        for card in cards:
            if len(layout.ways(s, s.doors[door - 1], card)) < 2:
                continue
            s.frames = (Way(door=door, card=card),)
            [stake] = staked(s).values()
            assert stake.key == "proposed-way"
            assert stake.data["reason"] in (*LAID, ALIKE)
            told_ways += 1
    assert told_ways
