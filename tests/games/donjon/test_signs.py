"""Signs and names of figures: one for each, the same on the map, in lists, in sentences and in the log."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import CREATURES, UNIQUE, called
from souterrain.games.donjon.content.map_letters import FURNITURE_LETTERS, sign
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import MONSTERS, State
from souterrain.games.donjon.text.level import Level
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.questing import MINE, found
from tests.games.donjon.tables import MASTER, Hand, do, foe, hero, stand, table, told

EACH = [(kind, number) for kind in CREATURES for number in (1, 2, 11)]
"""Every creature three times: more than ever stand in one quest."""


def figures(s: State) -> dict[str, str]:
    """The signs that a view shows, by the words of a sentence that name the figure."""
    seen = GAME.view(s, None)
    heroes = {each["word"]: each["sign"] for each in seen["figures"]["figures"]}
    foes = {f"{each['word']} {each['number']}": each["sign"] for name, each in seen.items() if name.startswith("foe-")}
    return heroes | foes


@pytest.mark.quick
def test_no_two_creatures_share_a_sign_or_a_name() -> None:
    signs = [str(number) for number in range(1, 7)] + [sign(*one) for one in EACH]
    signs += [f"{letter}{number}" for letter in FURNITURE_LETTERS.values() for number in (1, 2, 11)]
    assert len(set(signs)) == len(signs)
    for code in LANGUAGES:
        words = Language(code, "donjon")
        names = [words.noun(called(*one)).casefold() for one in EACH]
        assert len(set(names)) == len(names), code


@pytest.mark.parametrize("quest", [quest.id for quest in MINE])
def test_every_figure_of_a_quest_has_a_sign_of_its_own(quest: str) -> None:
    log = Log()
    s = found(quest, log=log)
    for card in range(len(s.monster_deck)):
        spawning.appear(s, card, 0, Hand(rest=0), log, escort=False)
    signs = figures(s)
    assert len(signs) == len(s.heroes) + len(s.monsters)
    assert len(set(signs.values())) == len(signs)
    drawn = {text for level in (0, 1) for text in Level(s, plan_of(s), level).signs.values()}
    assert {figures(s)[f"{each.kind} {each.number}"] for each in s.monsters if each.square >= 0} <= drawn
    named = [noun for seen in told(log, "appeared") for noun, _ in seen["monsters"]]
    assert len(set(named)) == len(named)
    assert all(":" in noun or noun in UNIQUE for noun in named), "the log says which one"


@pytest.mark.quick
def test_a_sign_stays_when_others_come_and_go() -> None:
    s = table(hero(), card="arena", step=MONSTERS, combat=1)
    stand(s, 0, "a1")
    first, last = foe(s, "orc", "d4"), foe(s, "orc", "d5")
    before = figures(s)
    s.monsters = tuple([monster for monster in s.monsters if monster.uid != first])
    foe(s, "orc", "d6")
    foe(s, "orc-archer", "d7")
    after = figures(s)
    number = s.monster(last).number
    assert after[f"orc {number}"] == before[f"orc {number}"]
    assert len(set(after.values())) == len(after)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("code", "warlord", "archer"),
    [
        ("en", "Attack the orc warlord", "Attack orc archer 2"),
        ("fr", "Attaquer l’orque chef de guerre", "Attaquer l’orque archer 2"),
        ("it", "Attacca l’orco capoguerra", "Attacca l’orco arciere 2"),
    ],
)
def test_a_sentence_names_a_unique_monster_without_a_number(code: str, warlord: str, archer: str) -> None:
    words = Language(code, "donjon")
    assert words.sentence("strike orc-warlord number=1") == warlord
    assert words.sentence("strike orc-archer number=2") == archer
    assert words.sentence("strike orc-warlord number=2").endswith(" 2")


@pytest.mark.quick
def test_the_log_says_which_one() -> None:
    s = table(hero(life=30, max_life=30, destiny=0, fatigue=0), card="arena", step=MONSTERS, combat=1)
    stand(s, 0, "a1")
    for place in ("a2", "b1"):
        foe(s, "orc", place)
    log = Log()
    do(s, MASTER, "unleash orc", Hand(rest=5), log)
    who = [seen["who"] for seen in told(log, "attacked")]
    assert sorted(who) == ["orc:1", "orc:2"]
    assert {seen["monster"] for seen in told(log, "reasoned")} == {"orc:1", "orc:2"}
    words = Language("en", "donjon")
    assert "orc 2" in words("event-lost-life", who="orc:2", points=3, left=2, cause="blow").lower()
