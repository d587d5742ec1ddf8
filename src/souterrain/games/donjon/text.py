"""The terminal's picture of Donjon: a view as lines of text, and nothing else.

Lists come first and say what they show before they show it, so that they can be read aloud; the dungeon from above
comes last, for the eye.
"""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.rules.quests.common import quest_of
from souterrain.games.donjon.rules.turns import able
from souterrain.games.donjon.section_quest import progress
from souterrain.games.donjon.state import END, ENTRANCE, HEROES, STEPS, TOWN, State
from souterrain.games.donjon.text_cards import cards
from souterrain.games.donjon.text_fight import monsters, targets
from souterrain.games.donjon.text_ground import dungeon, near, zones
from souterrain.games.donjon.text_lines import LONGEST_LABEL, Row, player, told, wrapped
from souterrain.games.donjon.text_map import above
from souterrain.games.donjon.text_roll import roll
from souterrain.games.donjon.text_sheets import party
from souterrain.games.donjon.text_town import making, shop
from souterrain.games.donjon.view import known


def picture(view: View, words: Words) -> list[str]:
    s = known(view)
    blocks = [rows for block in _blocks(s, view, words) if (rows := list(block))]
    labels = [len(label) for rows in blocks for label, _ in rows]
    indent = max([length for length in labels if length <= LONGEST_LABEL]) + 2
    lines = wrapped(_head(s, words))
    for rows in blocks:
        lines += ["", *told(rows, indent)]
    return lines if s.step == TOWN else [*lines, *above(s, words)]


def _blocks(s: State, view: View, words: Words) -> Iterator[Iterator[Row]]:
    acting = _acting(s)
    if s.frames:
        yield roll(s, words, "hand" in view)
    yield _quest(s, words)
    yield party(s, words, acting)
    if s.step == TOWN:
        yield making(s, words)
        yield shop(s, words)
        return
    yield monsters(s, words)
    yield _from_heroes(s, words, acting)
    yield dungeon(s, view, words)
    yield zones(s, words)
    yield cards(s, view, words)


def _acting(s: State) -> list[int]:
    """Heroes whose whole sheet matters now: who are in town, whose turn it is, whom a frame is about."""
    if s.step == TOWN:
        return [number for number, hero in enumerate(s.heroes) if not hero.ready]
    if s.frames:
        about = (s.frames[-1].who, s.frames[-1].target) if s.frames[-1].kind == "attack" else (s.frames[-1].who,)
        return [who for who in dict.fromkeys(about) if 0 <= who < len(s.heroes)]
    return able(s) if s.step == HEROES else []


# What is going on


def _head(s: State, words: Words) -> str:
    if s.step == END:
        return words("text-over", won=s.counted("all:won"), quests=len(s.table.quests))
    quest = words(f"text-quest-{s.quest_name}")
    if s.step == TOWN:
        return words("text-in-town", quest=quest, number=s.quest + 1, quests=len(s.table.quests))
    if s.step == ENTRANCE:
        return words("text-entrance", quest=quest)
    head = "text-combat" if s.combat else "text-exploration"
    limit, step = int(s.option("round_limit")), _step(s, words)
    return words(head, round=s.round, limit=limit, stretch=s.stretch, step=step)


def _step(s: State, words: Words) -> str:
    if s.frames:
        return words(f"text-step-{s.frames[-1].kind}")
    if s.step == HEROES:
        names = ", ".join([player(s, words, hero) for hero in able(s)])
        return words("text-turn-of", names=names)
    return words(f"text-step-{STEPS[s.step]}")


def _quest(s: State, words: Words) -> Iterator[Row]:
    quest = quest_of(s)
    short = "-short" if quest.short and s.option("short_quest") == "on" else ""
    yield words("text-quest"), words(f"text-goal-{quest.id}{short}")
    if quest.secondaries:
        yield words("text-besides"), words(f"text-besides-{quest.id}")
    so_far = ", ".join(_progress(s, words))
    if so_far and s.step != TOWN:
        yield words("text-so-far"), so_far


def _progress(s: State, words: Words) -> Iterator[str]:
    for line in progress(s):
        yield words(line["message"], **{name: number for name, number in line.items() if name != "message"})


# From where heroes stand


def _from_heroes(s: State, words: Words, acting: list[int]) -> Iterator[Row]:
    """In a fight the monsters, otherwise what can be opened."""
    if s.frames or s.step != HEROES:
        return
    if s.foes and acting:
        yield words("text-odds-label"), words("text-odds-steps")
    for hero in acting:
        name = words("text-from", name=player(s, words, hero))
        if s.foes:
            yield name, targets(s, words, hero)
        if not s.combat or s.lull:
            yield name if not s.foes else "", near(s, words, hero)
