"""The text picture of Donjon for the terminal, made from a view alone.

Lists come first, each with a label, so that a screen reader can read them; the map comes last.
"""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.content.custom import in_language
from souterrain.games.donjon.rules.questions.quest import quest_of
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.state import END, ENTRANCE, HEROES, STEPS, TOWN, State
from souterrain.games.donjon.text.cards import cards
from souterrain.games.donjon.text.desk import decision
from souterrain.games.donjon.text.dice import figures_of, on_table
from souterrain.games.donjon.text.fight import monsters, targets
from souterrain.games.donjon.text.ground import dungeon, near, zones
from souterrain.games.donjon.text.lines import LONGEST_LABEL, Row, player, told, wrapped
from souterrain.games.donjon.text.map import above
from souterrain.games.donjon.text.sheets import party
from souterrain.games.donjon.text.town import making, shop
from souterrain.games.donjon.view.quest import progress, story
from souterrain.games.donjon.view.view import known


def picture(view: View, words: Words) -> list[str]:
    state = known(view)
    blocks = [rows for block in _blocks(state, view, words) if (rows := list(block))]
    labels = [len(label) for rows in blocks for label, _ in rows]
    indent = max([length for length in labels if length <= LONGEST_LABEL]) + 2
    lines = wrapped(_head(state, words))
    for rows in blocks:
        lines += ["", *told(rows, indent)]
    return lines if state.step == TOWN else [*lines, *above(state, words)]


def _blocks(state: State, view: View, words: Words) -> Iterator[Iterator[Row]]:
    acting = _acting(state)
    if state.frames:
        yield on_table(view, words)
        yield decision(view, words)
    yield _quest(state, words)
    yield party(state, words, acting)
    if state.step == TOWN:
        yield making(state, words)
        yield shop(state, words)
        return
    yield monsters(state, view, words)
    yield _from_heroes(state, words, acting)
    yield dungeon(state, view, words)
    yield zones(state, words)
    yield cards(state, view, words)


def _acting(state: State) -> list[int]:
    """Return the heroes whose whole sheet is shown: in town, on turn, or subject of the top frame."""
    if state.step == TOWN:
        return [number for number, hero in enumerate(state.heroes) if not hero.ready]
    if state.frames:
        about = figures_of(state.frames[-1])
        return [who for who in dict.fromkeys(about) if 0 <= who < len(state.heroes)]
    return able(state) if state.step == HEROES else []


# The situation


def _head(state: State, words: Words) -> str:
    if state.step == END:
        return words("text-over", won=state.counted("all:won"), quests=len(state.table.quests))
    quest = words(f"text-quest-{state.quest_name}")
    if state.step == TOWN:
        return words("text-in-town", quest=quest, number=state.quest + 1, quests=len(state.table.quests))
    if state.step == ENTRANCE:
        return words("text-entrance", quest=quest)
    limit, step = state.options.round_limit, _step(state, words)
    head = ("text-combat" if state.combat else "text-exploration") + ("" if limit else "-open")
    return words(head, round=state.round, limit=limit, stretch=state.stretch, step=step)


def _step(state: State, words: Words) -> str:
    if state.frames:
        return words(f"text-step-{state.frames[-1].kind}")
    if state.step == HEROES:
        names = ", ".join([player(state, words, hero) for hero in able(state)])
        return words("text-turn-of", names=names)
    return words(f"text-step-{STEPS[state.step]}")


def _quest(state: State, words: Words) -> Iterator[Row]:
    quest = quest_of(state)
    short = "-short" if quest.short and state.options.short_quest else ""
    own = {name: in_language(text, words("text-language")) for name, text in story(state).items()}
    yield words("text-quest"), own.get("title") or words(f"text-goal-{quest.id}{short}")
    if "text" in own:
        yield words("text-story"), own["text"]
    if quest.secondaries:
        yield words("text-besides"), words(f"text-besides-{quest.id}")
    so_far = ", ".join(_progress(state, words))
    if so_far and state.step != TOWN:
        yield words("text-so-far"), so_far


def _progress(state: State, words: Words) -> Iterator[str]:
    for line in progress(state):
        yield words(line["message"], **{name: number for name, number in line.items() if name != "message"})


# Surroundings of the heroes


def _from_heroes(state: State, words: Words, acting: list[int]) -> Iterator[Row]:
    """Yield for each acting hero the targets of a fight, or the nearest doors and things."""
    if state.frames or state.step != HEROES:
        return
    if state.foes and acting:
        yield words("text-odds-label"), words("text-odds-steps")
    for hero in acting:
        name = words("text-from", name=player(state, words, hero))
        if state.foes:
            yield name, targets(state, words, hero)
        if not state.combat or state.lull:
            yield name if not state.foes else "", near(state, words, hero)
