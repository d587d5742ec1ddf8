"""The story so far: told from the events that a seat has seen, in three languages, without secrets."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import Log, told
from souterrain.games.donjon.recap import chronicle, tell
from souterrain.terminal import recap
from souterrain.terminal.language import LANGUAGES, Language

FIRST: list[dict[str, Any]] = [
    {"key": "entered", "quest": "watcher-blade"},
    {"key": "opened", "seat": 0, "number": 1},
    {"key": "revealed", "card": "corridor", "zone": 2},
    {"key": "slain", "monster": "orc:1", "by": 1},
    {"key": "slain", "monster": "orc:2", "by": 1},
    {"key": "slain", "monster": "orc-warlord", "by": 0},
    {"key": "slain", "monster": "goblin:1", "by": "nobody"},
    {"key": "event-played", "card": "pit", "who": 0},
    {"key": "died", "seat": 1},
    {"key": "objective-found", "zone": 5},
]
OVER: dict[str, Any] = {"key": "quest-over", "quest": "watcher-blade", "reason": "ending:agreed", "won": 1}
SECOND: list[dict[str, Any]] = [
    {"key": "entered", "quest": "necromancer"},
    {"key": "round", "number": 4, "phase": "combat"},
]


def keys(events: list[dict[str, Any]]) -> list[str]:
    return [line["key"] for line in tell(events)]


@pytest.mark.quick
def test_there_is_no_story_in_town() -> None:
    assert tell([{"key": "quest", "quest": "watcher-blade", "card": "corridor"}]) == []
    assert recap.lines([], Language("en", "donjon")) == []


@pytest.mark.quick
def test_the_latest_quest_is_told_in_full() -> None:
    lines = tell([*FIRST, OVER])
    assert keys([*FIRST, OVER]) == ["began", "explored", "slew", "slew", "events", "died", "objective", "won"]
    assert lines[2] == {"key": "slew", "seat": 1, "monsters": [("orc", 2)]}
    assert lines[3] == {"key": "slew", "seat": 0, "monsters": [("orc-warlord", 1)]}


@pytest.mark.quick
def test_earlier_quests_are_told_by_their_end() -> None:
    assert keys([*FIRST, OVER, *SECOND, {"key": "opened", "seat": 0, "number": 1}]) == [
        "won",
        "began",
        "explored",
        "now",
    ]


@pytest.mark.quick
def test_the_quest_before_is_told_in_full_while_the_next_one_begins() -> None:
    assert keys([*FIRST, OVER, *SECOND]) == [*keys([*FIRST, OVER]), "began", "now"]


@pytest.mark.quick
def test_the_story_reads_in_three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    for code in LANGUAGES:
        words = Language(code, "donjon")
        said = recap.lines(tell([*FIRST, {"key": "loot", "treasures": [("healing-potion", 2)]}, OVER, *SECOND]), words)
        assert len(said) == 12
        assert all(text and "{" not in text for text in said)
    said = recap.lines(tell([*FIRST, OVER]), Language("en", "donjon"))
    assert said[0] == "Previously …"
    assert "They opened one door and saw one new zone." in said
    assert "Seat 2 slew 2 orcs." in said


@pytest.mark.rule("DJ-009")
def test_a_hero_s_story_has_nothing_that_only_the_master_saw() -> None:
    """Two games that differ in what the master drew tell a hero the same."""
    stories = []
    for card in ("curse", "pit"):
        log = Log()
        log("entered", quest="watcher-blade")
        log.secretly("event-drawn", {"card": card}, (2,))
        stories.append((tell(told(log, 0)), told(log, 2)))
    assert stories[0][0] == stories[1][0]
    assert stories[0][1] != stories[1][1]


# The chronicle

TOWN: list[dict[str, Any]] = [
    {"key": "led", "seat": 0, "hero": "torek", "race": "dwarf", "cls": "warrior", "skills": [], "items": []},
    {"key": "created", "seat": 1, "race": "elf", "cls": "mage", "skills": []},
    {"key": "learned", "seat": 1, "what": "life", "points": 200},
]
DEEDS: list[dict[str, Any]] = [
    {"key": "found", "seat": 0, "treasures": [("purse", 1)]},
    {"key": "took-card", "seat": 1, "treasure": "gem"},
    {"key": "experience", "seat": 1, "points": 20, "cause": "orc:1"},
]


@pytest.mark.quick
def test_a_chronicle_tells_every_quest_and_the_story_of_each_hero() -> None:
    told = chronicle(
        [*TOWN, *FIRST, *DEEDS, OVER, {"key": "learned", "seat": 0, "what": "attack", "points": 300}, *SECOND]
    )
    assert [(chapter.title, chapter.ended) for chapter in told] == [
        ("text-quest-watcher-blade", "won"),
        ("text-quest-necromancer", ""),
    ]
    assert [line["key"] for line in told[0].lines][:2] == ["began", "explored"]
    assert [line["key"] for line in told[0].seats[0]] == ["led", "opened", "slew", "took"]
    assert [line["key"] for line in told[0].seats[1]] == ["set-out", "learned", "slew", "took", "earned", "died"]
    assert told[0].seats[1][2] == {"key": "slew", "monsters": [("orc", 2)], "seat": 1}
    assert told[1].seats == {0: [{"key": "learned", "lessons": [("attack", 1)], "seat": 0}]}, "the town before a quest"


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_of_a_chronicle_has_words(code: str) -> None:
    words = Language(code, "donjon")
    for chapter in chronicle([*TOWN, *FIRST, *DEEDS, OVER]):
        for lines in (chapter.lines, *chapter.seats.values()):
            for said in recap.lines(lines, words)[1:]:
                assert said.endswith((".", ")")), said
                assert "$" not in said
                assert "recap-" not in said
