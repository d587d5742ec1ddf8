"""Every question can be answered by itself: the section "on the table" and the stakes of its answers say who does what
to whom, with which dice and sums, what each answer costs and changes, and what happens otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core import slow
from souterrain.core.asks import TABLE, Ask
from souterrain.core.frames import NOBODY, WINDOW
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.frames.fight import Attack, Fallen, Loss
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.state import MONSTERS, START, State
from souterrain.games.donjon.text.dice import on_table
from souterrain.games.donjon.view.on_table import TELLERS
from souterrain.lab.games import player
from tests.contract.parts import Strict, languages
from tests.games.donjon.tables import MASTER, Hand, close, do, foe, hero, holding, stand, table

SPOKEN = languages("donjon", 5)


def section(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(s, seat)["on-table"]
    return found


def staked(s: State, seat: int = 0) -> dict[str, str]:
    stakes = GAME.stakes(GAME.view(s, seat), seat)
    return {GAME.say(stake.about): SPOKEN[0](f"stake-{stake.key}", **stake.data) for stake in stakes}


def said(s: State, words: Strict) -> str:
    return " ".join([" ".join(row) for row in on_table(GAME.view(s, 0), words)]).replace("\xa0", " ")


def duel(**fields: Any) -> State:
    s = stand(table(hero(**{"weapon": "long-sword", **fields})), 0, "b2")
    foe(s, "ogre", "c2")
    return s


# --- every question of a game ---


def stands_alone(match: Match, ask: Ask) -> None:
    s, view = match.state, match.view(ask.seat)
    assert isinstance(s, State)
    frame = s.frames[-1]
    shown, kind = view["on-table"], GAME.kinds[type(frame)]
    stakes = GAME.stakes(view, ask.seat)
    for side in shown.get("sums", ()):
        assert side["total"] == side.get("die", 0) + sum([number for _, number in side["parts"]]), shown
        assert "bonus" not in dict(side["parts"]), f"a number without a name: {shown}"
    if isinstance(frame, Attack):
        assert {"who", "target"} <= shown["head"].keys()
        assert len(shown["sums"]) == 2
    assert (kind.mode != WINDOW) or "verdict" in shown, f"nobody knows what happens without an answer: {shown}"
    for words in SPOKEN:
        assert all(text.strip() for row in on_table(view, words) for text in row)
        assert all(words(f"stake-{stake.key}", **stake.data) for stake in stakes)
    if ask.seat != s.table.master:
        offered = {verb.word for verb in match.legal(ask.seat).verbs}
        assert offered == {stake.about[0] for stake in stakes}, f"an answer without its stake: {shown}"


@pytest.mark.parametrize(("quest", "timing"), [("necromancer", "after"), ("whispering-chasm", "before")])
def test_every_question_of_a_quest_stands_alone(quest: str, timing: str) -> None:
    options = {"quest": quest, "round_limit": "30", "pf_timing": timing, "pf_scope": "all"}
    match = Match.new("donjon", seats=5, seed=7, options=options, resolve=slow.sampled)
    bots, asked = [player("donjon", "adept", sampled=True)] * 5, 0
    while match.asks:
        for ask in match.asks if "on-table" in match.view(None) else ():
            if ask.seat != TABLE:
                stands_alone(match, ask)
                asked += 1
        play_next(match, bots, 7)
    assert asked > 20


@pytest.mark.parametrize(
    ("card", "cls", "kind", "aim"),
    [
        ("magic-missile", "mage", "ogre", "ogre number=1"),
        ("ice-block", "mage", "ogre", "ogre number=1"),
        ("toxic-cloud", "mage", "ogre", "zone=1 column:c row=3"),
        ("fireball", "mage", "ogre", "zone=1 column:c row=4"),
        ("turn-undead", "priest", "mummy", ""),
    ],
)
def test_a_spell_is_named_where_it_can_still_be_answered(card: str, cls: str, kind: str, aim: str) -> None:
    s = stand(table(hero(cls=cls, skills=(card,))), 0, "b2")
    foe(s, kind, "c4", life=20)
    s = do(s, 0, f"use {card} {aim}".strip(), Hand(combat=[5, 5]))
    assert section(s)["head"]["skill"] == card
    for words in SPOKEN:
        assert words.noun(card) in said(s, words)


def test_a_spell_without_a_margin_says_what_comes_of_it() -> None:
    s = stand(table(hero(cls="mage", skills=("ice-block",))), 0, "b2")
    foe(s, "ogre", "c2")
    s = do(s, 0, "use ice-block ogre number=1", Hand(combat=[3, 5]))
    assert "ogre 1 resists" in said(s, SPOKEN[0])
    assert staked(s)["strain fatigue=4"] == "12: frozen"


def test_fatigue_on_a_blast_says_what_it_does_to_all() -> None:
    """One die against three goblins: two are hit, one of them falls; a point more hits the third."""
    s = stand(table(hero(cls="mage", skills=("fireball",)), card="arena"), 0, "b8")
    for name, life in (("b4", 3), ("c4", 9), ("a4", 9)):
        foe(s, "goblin", name, life=life)
    s = do(s, 0, "use fireball zone=1 column:b row=4", Hand(combat=[5, 2, 5, 9]))
    shown, answers = section(s), staked(s)
    assert shown["sums"][0]["total"] == 12
    assert answers["strain fatigue=1"] == "13 against all: 3 hit (else 2), 1 felled (else 1)", answers


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("play wandering-monster zone=1", "plays Wandering monster, in zone 1"),
        ("play sealed-door door number=1", "plays Sealed door, at door 1"),
        ("play reinforcements goblin", "plays Reinforcements, more of this kind: goblin"),
        (
            "play black-magic skeleton-sorcerer number=1 magic-missile hero:1",
            "skeleton sorcerer, who casts Magic Missile at",
        ),
    ],
)
def test_an_event_says_what_it_falls_on(sentence: str, told: str) -> None:
    word = sentence.split()[1]
    s = holding(table(hero(), card="arena", step=START), word)
    if word in ("reinforcements", "black-magic"):
        s.step = MONSTERS
        foe(s, "goblin" if word == "reinforcements" else "skeleton-sorcerer", "b2")
    s = do(s, MASTER, sentence)
    assert all(said(s, words) for words in SPOKEN)
    assert told in said(s, SPOKEN[0])


def test_whoever_is_to_be_moved_reads_where_to() -> None:
    s = stand(stand(table(hero(cls="mage", skills=("teleport",)), hero()), 0, "b2"), 1, "a2")
    s = do(s, 0, "use teleport hero:2 zone=1 column:c row=3")
    assert {"zone": 1, "column": "column:c", "row": 3}.items() <= section(s, 1)["head"].items()
    assert "to zone 1, column C, row 3" in said(s, SPOKEN[0])


@pytest.mark.quick
def test_every_frame_that_asks_is_described() -> None:
    asking = {frame for frame, kind in GAME.kinds.items() if kind.mode != NOBODY}
    assert asking == TELLERS.keys()


# --- what it says ---


def test_an_attack_with_every_number_by_its_name() -> None:
    s = duel(skills=("power-blow",), fatigue=3)
    marked(s, 0, "blessed", 1, "phase", 0)
    marked(s, 0, "cursed", 2, "phase", 0)
    s = do(s, 0, "strike ogre number=1 power-blow", Hand(combat=[4, 6]))
    own, other = section(s)["sums"]
    assert own["parts"] == [["attack", 5], ["long-sword", 3], ["power-blow", 3], ["cursed", -2], ["blessed", 1]]
    assert (own["die"], own["total"], own["side"]) == (4, 14, "heroes")
    assert (other["die"], other["total"], other["side"]) == (6, 13, "master")
    assert section(s)["verdict"]["message"] == "table-wound"
    assert staked(s)["strain fatigue=2"] == "16: a hit, 7 life left"
    assert staked(s)["reroll defence-die"] == "1 destiny of 2: 60% to hit, 0% to slay"


def test_a_blow_that_would_fell_a_hero_says_so() -> None:
    s = duel(life=2, destiny=1, fatigue=5)
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=[8, 10]))
    # 8 + 5 + 4 against 10 + 5
    assert section(s)["verdict"]["message"] == "table-falls"
    assert staked(s) == {
        "strain fatigue=1": "16: only 1 life lost, 1 left",
        "strain fatigue=2": "17: a miss",
        "reroll attack-die": "1 destiny of 1: 60% that it misses, 30% that nobody survives it",
    }
    fallen = close(s)
    assert isinstance(fallen.frames[-1], Fallen)
    assert staked(fallen) == {"defy": "1 destiny of 1: 10 life"}


def test_reactions_say_their_chances() -> None:
    s = duel(skills=("parry",))
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:1")
    assert "die" not in section(s)["sums"][0]
    assert section(s)["verdict"]["message"] == "table-odds"
    assert staked(s)["use parry"].startswith("1 fatigue, 4 left: to be hit: ")


def test_a_ward_says_if_it_can_save() -> None:
    s = stand(stand(table(hero(life=3), hero(cls="priest", skills=("shield-of-faith",))), 0, "b2"), 1, "b3")
    foe(s, "ogre", "c2")
    s.push(Loss(source=s.monsters[0].uid, target=0, points=4, cause="blow"))
    assert "% to stay up" in staked(s, 1)["use shield-of-faith"]


def test_an_event_says_what_it_does_and_what_preventing_it_costs() -> None:
    s = holding(duel(), "curse")
    s.step = MONSTERS
    s = do(s, MASTER, "play curse hero:1")
    assert section(s)["cards"] == [{"noun": "curse", "rule": "E11"}]
    assert "MAG test" in said(s, SPOKEN[0])
    assert staked(s)["forestall"] == "1 destiny of 2: the card has no effect"
    for words in SPOKEN:
        assert words.noun("curse") in said(s, words)
