"""The guided games: every sentence of the guide is legal where it is expected, and leads on.

What they depend on: the dice at their addresses, the cards behind the first doors, the master's bot, and for the
master's lesson the bot of a hero. `python -m tools.donjon_guide` looks for another seed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core.asks import MAY, TABLE
from souterrain.core.facts import Lesson
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.state import State
from souterrain.parts import bots

GUIDE = Path(__file__).parents[3] / "web" / "src" / "boards" / "donjon" / "guide.ts"
ADEPT = bots("donjon")["adept"]
FREE = "free"


def lesson_of(name: str) -> Lesson:
    lesson = FACTS.lesson(name)
    assert lesson is not None
    return lesson


def begun(name: str) -> Match:
    lesson = lesson_of(name)
    return Match.new(
        "donjon",
        seats=len(lesson.seats),
        seed=lesson.seed,
        options=lesson.options,
        roles=lesson.roles,
        content=lesson.content,
    )


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def until_asked(match: Match, seed: int) -> None:
    """Let the bot and the table play until the learner is asked something that waits."""
    while match.asks:
        ask = match.ask_of(0)
        if ask is not None and match.turn != TABLE and not (ask.kind == MAY and ask.about == FREE):
            return
        play_next(match, [ADEPT] * 2, seed)


def path() -> list[tuple[str, str, str]]:
    """The steps of the quest, each sentence with the place where it is said."""
    text = GUIDE.read_text("utf-8").partition("const PATH")[2].partition("const PLACES")[0]
    found: list[tuple[str, str, str]] = []
    for line in re.findall(r'^  \["(\w+)", (.*)\],$', text, re.M):
        for place, says in re.findall(r'\["([^"]*)", ("[^"]+"|PASS)\]', line[1]):
            found.append((line[0], place, says.strip('"')))
    return found


def place_of(view: dict[str, Any]) -> str:
    """The place as the guide reads it."""
    phase, hero, turn = view["phase"], view.get("hero-1", {}), view.get("turn-1", {})
    if phase["step"] == "town":
        return f"town {hero.get('name', '')}"
    here = f"{turn.get('square', 0)}:{turn.get('left', -1)} {turn.get('fatigue', 0)}"
    frame = view["frames"][-1]["is"] if view["frames"] else ""
    return f"{phase['step']} {phase['round']}.{view['counters']['rolls']} {here} {frame}".strip()


def played(match: Match) -> dict[str, int]:
    """Play the path; return the life of the learner's hero before each step."""
    life: dict[str, int] = {}
    for about, place, says in path():
        until_asked(match, lesson_of("quest").seed)
        view = match.view(0)
        assert place_of(view) == place, f"before {says!r}"
        life.setdefault(about, view.get("turn-1", {}).get("life", 0))
        if says == "PASS":
            match.waive(0)
        else:
            match.play(0, says, strict=True)
    until_asked(match, lesson_of("quest").seed)
    return life


def test_every_lesson_of_the_browser_is_known() -> None:
    names = re.search(r"LESSONS: .* = \{(.*)\};", GUIDE.read_text("utf-8"))
    assert names is not None
    assert re.findall(r"(\w+):", names[1]) == [lesson.name for lesson in FACTS.lessons]


def test_the_path_of_the_first_quest_leads_to_victory() -> None:
    steps = list(dict.fromkeys(about for about, _, _ in path()))
    assert 12 <= len(steps) <= 15
    match = begun("quest")
    life = played(match)
    assert match.outcome is not None
    assert match.outcome.places[0] == 1
    assert life["potion"] < life["destiny"], "there is something to heal"
    assert life["shoot"] > life["potion"], "the potion has healed"
    assert match.view(0)["hero-1"]["destiny"] == 1


def test_the_places_of_the_path_are_all_different() -> None:
    places = [place for _, place, _ in path()]
    assert len(set(places)) == len(places) > 12


def test_fatigue_slays_and_destiny_spares() -> None:
    """The texts tell the truth: 3 of 5 life without the fatigue, a blow of 5 without the destiny."""
    for answer, life in (("strain", 2), ("reroll", 15)):
        match = begun("quest")
        for _, _, says in path():
            until_asked(match, lesson_of("quest").seed)
            if says.startswith(answer):
                break
            match.play(0, says, strict=True)
        match.waive(0)
        until_asked(match, lesson_of("quest").seed)
        state = state_of(match)
        assert (state.monsters[0].life if answer == "strain" else state.heroes[0].life) == life


# The master


def sentences() -> list[str]:
    text = GUIDE.read_text("utf-8").partition("const MASTER")[2]
    return [says for step in re.findall(r"says: \[(.*?)\]", text) for says in re.findall(r'"([^"]+)"', step)]


def test_the_master_is_asked_for_every_sentence_in_its_order() -> None:
    """Nothing else is asked in between."""
    match, seed = begun("master"), lesson_of("master").seed
    assert state_of(match).table.master == 0
    said = sentences()
    assert [says.split()[0] for says in said] == [
        "entrance", "draw", "lay", "proceed", "draw", "proceed", "arrange", "play", "unleash", "done",
    ]  # fmt: skip
    for says in said:
        until_asked(match, seed)
        if says.startswith("play"):
            assert [monster.kind for monster in state_of(match).monsters].count("goblin") == 6, "as the text says"
        match.play(0, says, strict=True)
    until_asked(match, seed)
    assert state_of(match).combat


def test_the_trap_of_the_master_springs() -> None:
    match, seed = begun("master"), lesson_of("master").seed
    for says in sentences()[:4]:
        until_asked(match, seed)
        match.play(0, says, strict=True)
    assert state_of(match).laid
    until_asked(match, seed)
    assert not state_of(match).laid
    assert sum(state_of(match).event_out) == 1


@pytest.mark.parametrize("name", [lesson.name for lesson in FACTS.lessons])
def test_the_quest_of_a_lesson_has_a_title_in_every_language(name: str) -> None:
    quest = lesson_of(name).content["quest"]
    for text in ("title", "hook"):
        assert set(quest[text]) == {"en", "fr", "it"}
