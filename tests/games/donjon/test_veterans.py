"""Heroes from one campaign to the next: what they keep, what of it is checked, and who begins anew."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.games.donjon.board.figures import DEAD, INSIDE, UNMADE
from souterrain.games.donjon.content.decks import TREASURE_OF
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import END, TOWN, State
from tests.games.donjon.tables import hero, table


def over(**fields: Any) -> State:
    """A campaign that has ended: a priest who has seen much, and somebody who died."""
    priest = hero("human", "priest", "heal", "bless", weapon="mace", armour="scale-armour", pack={"warding-ring": 1})
    for name, value in {"gold": 90, "xp": 150, "grown": (1, 0, 0, 0, 0, 0), "max_life": 22, **fields}.items():
        setattr(priest, name, value)
    s = table(priest, hero("elf", "mage"), step=END)
    s.own_hero(1).out = DEAD
    return s


def begun(content: Any, **wish: Any) -> State:
    state = Match.new("donjon", **{"seats": 3, "seed": 4, "content": content, **wish}).state
    assert isinstance(state, State)
    return state


@pytest.mark.quick
@pytest.mark.rule("DJ-186")
def test_the_living_keep_experience_gold_equipment_and_skills() -> None:
    before = over()
    s = begun(GAME.legacy(before))
    old, new = before.heroes[0], s.heroes[0]
    for name in ("race", "cls", "grown", "skills", "pack", "weapon", "armour", "gold", "xp", "destiny", "max_life"):
        assert getattr(new, name) == getattr(old, name), name
    assert (new.life, new.fatigue, new.out, new.ready, new.kills) == (22, 5, INSIDE, 0, 0)
    assert s.step == TOWN


@pytest.mark.quick
@pytest.mark.rule("DJ-186")
def test_a_ready_made_hero_keeps_the_name_and_nobody_else_gets_it() -> None:
    content = GAME.legacy(over(name="odile"))
    assert begun(content).heroes[0].name == "odile"
    del content["heroes"][0]["name"]
    assert begun(content).heroes[0].name == "", "an older campaign has no names"
    for forged in ("aldric", "nobody", 7):
        with pytest.raises(SetupError):
            begun({**content, "heroes": [{**content["heroes"][0], "name": forged}]})


@pytest.mark.quick
@pytest.mark.rule("A-51", "DJ-106")
def test_a_torch_that_burnt_at_the_end_is_used_up() -> None:
    assert GAME.legacy(over(lit="torch", pack=(("torch", 2),)))["heroes"][0]["pack"] == {"torch": 1}


@pytest.mark.quick
@pytest.mark.rule("DJ-191", "DJ-186")
def test_veterans_hold_no_more_of_a_treasure_than_there_is() -> None:
    content = GAME.legacy(over())
    content["heroes"][0]["pack"]["runeblade"] = 1
    assert begun(content).heroes[0].count("runeblade") == 1
    content["heroes"][1] = copy.deepcopy(content["heroes"][0])
    content["heroes"][1]["pack"].pop("warding-ring")
    with pytest.raises(SetupError):
        begun(content)
    content["decks"] = {"treasures": {"runeblade": 2, "purse": 3}}
    assert begun(content).heroes[1].count("runeblade") == 1, "this table has two of them"


@pytest.mark.quick
@pytest.mark.parametrize("forged", [{"grown": [99] * 6}, {"skills": []}, {"skills": ["heal"]}])
def test_forged_veterans_are_refused(forged: dict[str, Any]) -> None:
    content = GAME.legacy(over())
    content["heroes"][0].update(forged)
    with pytest.raises(SetupError):
        begun(content)


@pytest.mark.quick
@pytest.mark.rule("A-71")
def test_whoever_died_begins_anew() -> None:
    s = begun(GAME.legacy(over()), seats=4)
    assert [figure.out for figure in s.heroes] == [INSIDE, UNMADE, UNMADE]
    assert [ask.about for ask in GAME.asks(s)] == ["town", "create", "create"]


@pytest.mark.quick
def test_nothing_is_handed_on_before_the_end_nor_by_the_dead() -> None:
    s = over()
    s.own_hero(0).out = DEAD
    assert GAME.legacy(s) is None
    assert GAME.legacy(table(hero(), hero())) is None


@pytest.mark.quick
@pytest.mark.rule("A-75")
def test_what_they_hold_is_not_in_the_treasure_deck() -> None:
    ring, fresh = TREASURE_OF["warding-ring"], begun(None)
    s = begun(GAME.legacy(over()))
    assert (fresh.treasures[ring], s.treasures[ring]) == (1, 0)
    assert sum(fresh.treasures) - sum(s.treasures) == 1


@pytest.mark.quick
def test_decks_and_names_stay_and_a_quest_does_not() -> None:
    s = over()
    s.table.content = begun({"schema": 1, "decks": {"events": {"curse": 3}}}).table.content
    assert GAME.legacy(s)["decks"] == {"events": {"curse": 3}}


@pytest.mark.quick
@pytest.mark.rule("DJ-191")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("race", "orc"),
        ("cls", ["priest"]),
        ("grown", [1]),
        ("xp", -1),
        ("gold", "90"),
        ("life", 0),
        ("skills", ["bless", "heal"]),
        ("skills", ["fireball"]),
        ("pack", {"mace": 0}),
        ("pack", {"throne": 1}),
        ("pack", {"watcher-blade": 1}),
        ("weapon", "great-sword"),
        ("weapon", "scale-armour"),
        ("weapon", ["mace"]),
        ("shield", "small-shield"),
        ("wings", 2),
    ],
)
def test_a_hero_that_cannot_be_is_refused(field: str, value: Any) -> None:
    given = copy.deepcopy(GAME.legacy(over()))
    given["heroes"][0][field] = value
    with pytest.raises(SetupError) as refused:
        begun(given)
    assert refused.value.rejected.reason == "bad-content"


@pytest.mark.quick
def test_two_hands_hold_no_bow_and_shield() -> None:
    given = GAME.legacy(over())
    given["heroes"][0] |= {"pack": {"long-bow": 1, "small-shield": 1}, "weapon": "long-bow", "armour": ""}
    assert begun(given).heroes[0].weapon == "long-bow"
    given["heroes"][0]["shield"] = "small-shield"
    with pytest.raises(SetupError):
        begun(given)


@pytest.mark.quick
def test_a_campaign_with_veterans_is_in_its_journal() -> None:
    match = Match.new("donjon", seats=3, seed=4, content=GAME.legacy(over()))
    again, began = Match.replay(Journal.loads(match.journal.dumps())), match.state
    assert isinstance(began, State)
    assert again.state == began
    assert GAME.imagine(GAME.view(began, 0), Random(1)).heroes == began.heroes
