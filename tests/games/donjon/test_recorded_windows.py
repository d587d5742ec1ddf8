"""Every window of recorded quests, read in isolation: from the section "on the table", the stakes and the forms alone
it is known who does what to whom, with which dice and numbers, what each answer costs and changes, and what happens
if nobody answers. Nothing is said twice."""

from __future__ import annotations

from typing import Any, Final

import pytest

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE, Ask
from souterrain.core.frames import WINDOW
from souterrain.core.match import Match
from souterrain.core.stakes import Stake
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.desk import decision
from souterrain.games.donjon.text.dice import on_table
from tests.contract.parts import languages
from tools.golden.records import FOLDER, load

SPOKEN: Final = languages("donjon", 5)
COSTS: Final = {"strain": "points", "reroll": "destiny", "defy": "destiny", "forestall": "destiny"}
"""The data of a stake that tells what an answer costs, by its verb; the others are free, or say so in their text."""
QUESTS: Final = sorted((FOLDER / "donjon").glob("*.journal"))
PARTS: Final = 4
SOME: Final = 400
"""Limit of answers that are listed for one question."""


def named(words: Any, who: str | int) -> str:
    return str(words.seat(who) if isinstance(who, int) else words.noun(who))


def stake_of(stakes: tuple[Stake, ...], action: Action) -> Stake | None:
    return next((stake for stake in stakes if action[: len(stake.about)] == stake.about), None)


def reads_alone(match: Match, ask: Ask, shown: dict[str, Any]) -> None:
    """Check one question of a hero, from what this seat is told."""
    assert isinstance(match.state, State)
    view, frame = match.view(ask.seat), match.state.frames[-1]
    stakes = GAME.stakes(view, ask.seat)
    for side in shown.get("sums", ()):
        assert side["total"] == side.get("die", 0) + sum([number for _, number in side["parts"]]), shown
        assert all(name and number for name, number in side["parts"]), f"a number without a name: {shown}"
        assert side["label"]["who"] in (shown["head"].get("who"), shown["head"].get("target")), shown
    if "dice" not in shown and "need" in shown:
        assert len(shown["sums"]) == 1, shown
    if GAME.kinds[type(frame)].mode == WINDOW:
        assert "verdict" in shown, f"nobody knows what happens without an answer: {shown}"
    for count, action in enumerate(match.legal(ask.seat).actions):
        if count == SOME:
            break
        stake = stake_of(stakes, action)
        assert stake is not None, f"an answer without its effect: {GAME.say(action)} to {shown}"
        assert COSTS.get(action[0], "") in {"", *stake.data}, f"an answer without its cost: {stake}"
        for words in SPOKEN:
            assert words(f"stake-{stake.key}", **stake.data).strip()
    for words in SPOKEN:
        text = " ".join([" ".join(row) for row in on_table(view, words)]).replace("\u00a0", " ").casefold()
        for who in [shown["head"][name] for name in ("who", "target") if name in shown["head"]]:
            assert named(words, who).replace("\u00a0", " ").casefold() in text, text


def says_a_card_once(match: Match, ask: Ask, shown: dict[str, Any]) -> None:
    """Check that the master's decision and the question name no card twice."""
    view = match.view(ask.seat)
    decided = view.get("decision", {}).get("cards", ())
    assert not {card["word"] for card in decided} & {card["noun"] for card in shown.get("cards", ())}
    for words in SPOKEN:
        asked = " ".join([" ".join(row) for row in on_table(view, words)])
        told = " ".join([" ".join(row) for row in decision(view, words)])
        for card in decided:
            assert words.noun(card["word"]) in told
            assert words.noun(card["word"]) not in asked


@pytest.mark.parametrize("part", range(PARTS))
def test_every_window_of_recorded_quests_reads_alone(part: int) -> None:
    asked = 0
    for path in QUESTS[part::PARTS]:
        for match in Match.steps(load(path)):
            if "on-table" not in match.view(None):
                continue
            assert isinstance(match.state, State)
            for ask in [ask for ask in match.asks if ask.seat != TABLE]:
                shown = match.view(ask.seat)["on-table"]
                check = says_a_card_once if ask.seat == match.state.table.master else reads_alone
                check(match, ask, shown)
                asked += 1
    assert asked > 50
