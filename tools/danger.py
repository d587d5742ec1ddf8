"""Measure how dangerous Donjon's quests are: `python -m tools.danger --games 300`.

Four heroes and the master are played by one bot, in every quest, difficulty and danger that is asked for. Each game
follows from its seed and adds a line to a file, so an interrupted run continues where it stopped. The result is a table
in Markdown, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core import registry
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.lab_columns import CLOCKS, COLUMNS
from souterrain.lab.balance import Share, share_of
from souterrain.lab.pool import each
from souterrain.parts import bots

SEATS: Final = 5
QUARTER: Final = 4
"""A hero is in danger at this part of the full life."""


class Cell(NamedTuple):
    """A cell of the table."""

    quest: str
    difficulty: str
    danger: str


class Task(NamedTuple):
    cell: Cell
    seed: int
    bot: str
    settings: tuple[tuple[str, str], ...] = ()


class Result(NamedTuple):
    """The result of a game: won, ended by a clock, heroes lost, rounds, and whether a hero was in danger."""

    won: int
    clock: int
    lost: int
    rounds: int
    hurt: int


def main(given: Sequence[str] | None = None) -> None:
    asked = _arguments().parse_args(given)
    cells = [
        Cell(quest, level, danger) for danger in asked.danger for level in asked.difficulty for quest in asked.quest
    ]
    settings = tuple([(name, value) for name, value in [text.split("=") for text in asked.settings]])
    seeds = range(asked.first, asked.first + asked.games)
    tasks = [Task(cell, seed, asked.bot, settings) for seed in seeds for cell in cells]
    known = read(asked.file)
    missing = [task for task in tasks if task not in known]
    for number, (task, result) in enumerate(each(play, missing, asked.jobs), 1):
        known[task] = result
        with asked.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({**_plain(task), **result._asdict()}) + "\n")
        print(f"\r{number} of {len(missing)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for line in table({cell: [known[task] for task in tasks if task.cell == cell] for cell in cells}):
        print(line)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    values = {option.name: option.values for option in FACTS.options}
    parser.add_argument("--games", type=int, default=300, help="games of each cell")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--bot", default="adept", help="the bot in every seat")
    for name, usual in (("quest", values["quest"]), ("difficulty", values["difficulty"]), ("danger", values["danger"])):
        parser.add_argument(f"--{name}", nargs="+", choices=values[name], default=usual)
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--file", type=Path, default=Path("danger.jsonl"), help="the file of results")
    return parser


def _plain(task: Task) -> dict[str, Any]:
    return {**task.cell._asdict(), "seed": task.seed, "bot": task.bot, "settings": dict(task.settings)}


def read(file: Path) -> dict[Task, Result]:
    """Return the results in the file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = {}
    for one in map(json.loads, lines):
        cell = Cell(*[one[name] for name in Cell._fields])
        task = Task(cell, one["seed"], one["bot"], tuple(one["settings"].items()))
        found[task] = Result(*[one[name] for name in Result._fields])
    return found


def play(task: Task) -> Result:
    options = {**COLUMNS.options, **task.cell._asdict(), **dict(task.settings)}
    match = Match.new("donjon", seats=SEATS, seed=task.seed, options=options)
    players = [bots("donjon")[task.bot]] * SEATS
    hurt = False
    while match.asks:
        if play_next(match, players, task.seed) is not None:
            hurt = hurt or is_hurt(_state(match))
    state = _state(match)
    won = int(match.outcome is not None and match.outcome.places[0] == 1)
    return Result(won, int(state.reason in CLOCKS), state.counted("all:died"), state.round, int(hurt))


def _state(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def is_hurt(state: State) -> bool:
    """Return whether a hero is at a quarter of the full life or below, or dead."""
    return any(hero.max_life and hero.life * QUARTER <= hero.max_life for hero in state.heroes)


def table(results: dict[Cell, list[Result]]) -> Iterable[str]:
    yield "| danger | difficulty | quest | won | 95 % | by clock | hero at a quarter | heroes lost | rounds (median) |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for cell, games in results.items():
        number = len(games)
        won, clock, hurt = (sum(getattr(game, name) for game in games) for name in ("won", "clock", "hurt"))
        share: Share = share_of(won / number, number)
        yield (
            f"| `{cell.danger}` | `{cell.difficulty}` | `{cell.quest}` | {won} of {number}, {share.mean:.0%}"
            f" | {share.low:.0%}–{share.high:.0%} | {clock} | {hurt / number:.0%}"
            f" | {sum(game.lost for game in games) / number:.2f} | {median([game.rounds for game in games]):g} |"
        )


if __name__ == "__main__":
    registry.game("donjon")
    main()
