"""Measure how often the game behind a door is won: `python -m tools.door donjon --games 200`.

The seats and options are those of `facts.door`; a bot plays the person's seat. Each game follows from its seed and adds
a line to a file, so an interrupted run continues where it stopped. `--seats` and `--set` try another door.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core import registry
from souterrain.lab.balance import share_of
from souterrain.parts import bots, lab_columns

ME: Final = "me"
BOT: Final = "bot:"


def main(given: Sequence[str] | None = None) -> None:
    asked = _arguments().parse_args(given)
    door = registry.game(asked.game).facts.door
    if door is None:
        raise SystemExit(f"{asked.game} has no door of its own")
    seats = tuple(asked.seats.split(",")) if asked.seats else door.seats
    options = {**lab_columns(asked.game).options, **door.options, **dict(each.split("=") for each in asked.settings)}
    players = [asked.person if who == ME else who.removeprefix(BOT) for who in seats]
    file = asked.file or Path(f"door-{asked.game}-{'-'.join(players)}.jsonl")
    won = played(asked.game, players, options, range(asked.first, asked.first + asked.games), file)
    mean, low, high = share_of(sum(won) / len(won), len(won))
    print(f"{', '.join(players)}; {options}")
    print(f"won {sum(won)} of {len(won)}: {mean:.1%}, 95 % interval {low:.1%} to {high:.1%}")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--person", default="novice", help="the bot in the person's seat")
    parser.add_argument("--seats", default="", help="other seats, for example me,bot:adept,bot:adept")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--file", type=Path, help="the file of results, one for each door")
    return parser


def played(game: str, players: Sequence[str], options: Mapping[str, str], seeds: range, file: Path) -> list[bool]:
    """Return who won each game: the first seat or not. Games in the file are not played again."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = {one["seed"]: bool(one["won"]) for one in map(json.loads, lines)}
    for seed in seeds:
        if seed not in known:
            known[seed] = won(game, players, options, seed)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"seed": seed, "won": known[seed]}) + "\n")
    return [known[seed] for seed in seeds]


def won(game: str, players: Sequence[str], options: Mapping[str, str], seed: int) -> bool:
    """Play one game and return True if the first seat has won."""
    match = Match.new(game, seats=len(players), seed=seed, options=options)
    known = bots(game)
    while match.asks:
        play_next(match, [known[name] for name in players], seed)
    assert match.outcome is not None
    return match.outcome.places[0] == 1


if __name__ == "__main__":
    main()
