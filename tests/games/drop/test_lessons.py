"""The guided games: their seeds deal and drop what the lessons speak of.

What they depend on: `room` and `teamwork` on who begins (initiative) only; `alone` on the life of the Tidekin (at
least 6) and on the score with Troll Toll (at least what the level needs).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.games.drop.facts import FACTS
from souterrain.parts import bots

GUIDE = Path(__file__).parents[3] / "web" / "src" / "boards" / "drop" / "guide.ts"


def begun(name: str) -> Match:
    lesson = FACTS.lesson(name)
    assert lesson is not None
    return Match.new("drop", seats=len(lesson.seats), seed=lesson.seed, options=lesson.options)


def alone() -> tuple[list[str], list[str]]:
    """The sentences of the fixed path, and the places they are said at."""
    text = GUIDE.read_text("utf-8").partition("const ALONE")[2]
    says = re.findall(r'says: \["([^"]+)"\]', text)
    places = re.search(r"places: \[(.*)\]", text)
    assert places is not None
    return says, re.findall(r'"([^"]+)"', places[1])


def test_every_lesson_of_the_browser_is_known() -> None:
    names = re.search(r"LESSONS: .* = \{(.*)\};", GUIDE.read_text("utf-8"))
    assert names is not None
    assert re.findall(r"(\w+):", names[1]) == [lesson.name for lesson in FACTS.lessons]
    assert FACTS.lesson("") is FACTS.lessons[0]
    assert FACTS.lesson("chess") is None


@pytest.mark.parametrize("over", ["pillar:1", "gold:3", "dragon:1", "goblin:2 height=300 away=400 toward=0"])
def test_wherever_the_first_drop_goes_there_is_a_room_to_show(over: str) -> None:
    """With a cube on its edge, one or two wounds, a gem, and points."""
    match = begun("room")
    assert match.turn == 0, "the learner begins"
    match.play(0, f"explore {over}", strict=True)
    rooms = [
        room
        for room in match.view(0)["rooms"]
        if room["edge"] and room["harm"] in (1, 2) and {"blue", "clear", "red"} & room["brings"].keys()
    ]
    assert rooms[0]["points"] >= 5
    match.play(0, " ".join(["loot", *rooms[0]["corners"]]), strict=True)
    if match.turn == 0:
        match.play(0, "end", strict=True)
    assert match.turn == 1


def test_the_rival_begins_and_the_pawn_is_asked_for() -> None:
    match = begun("teamwork")
    assert match.turn == 1
    play_next(match, [bots("drop")["novice"]] * 2, 0)
    ask = match.ask_of(0)
    assert ask is not None
    assert ask.about == "place"


def test_the_path_alone_leads_down() -> None:
    """Every sentence is legal where the guide expects it; a relic first, then the stairs with points to spare."""
    match, (says, places) = begun("alone"), alone()
    assert len(says) == len(places)
    for text, place in zip(says, places, strict=True):
        view = match.view(0)
        hero, solo = view["heroes"][0], view["solo"]
        assert f"{solo['level']}/{solo['turn']} {view['turn']['step']} {len(hero['held'])}" == place
        match.play(0, text, strict=True)
        if text.startswith("move"):
            assert match.view(0)["heroes"][0]["reserve"]["relic"] == 1
    solo = match.view(0)["solo"]
    assert match.view(0)["turn"]["step"] == "deeper"
    assert match.view(0)["turn"]["number"] == len(says)
    assert solo["fragments"] == 1
    assert solo["reached"] >= solo["required"] + 3, "points to spare for a change of the cards"
