"""Promises of every game about its journals."""

from __future__ import annotations

import re

from souterrain.core.journal import Act, Journal, JournalError
from souterrain.core.match import Match
from souterrain.core.verify import Difference, verify
from tests.contract.checks import draws_are_unique


def replays(match: Match) -> None:
    text = match.journal.dumps()
    journal = Journal.loads(text)
    assert journal.dumps() == text, "another journal comes back from its text"
    again = Match.replay(journal)
    assert again.journal.dumps() == text, "the replay writes another journal"
    assert again.state == match.state, "the replay ends in another state"
    assert again.events == match.events, "the replay tells another story"


def replays_every_beginning(match: Match) -> None:
    """`upto` each entry: the beginning of the journal, and the match goes on from there as it did."""
    journal = match.journal
    for upto in range(len(journal) + 1):
        part = Match.replay(journal, upto)
        assert part.journal.entries == journal.entries[:upto], f"another beginning up to {upto}"
        rest = Match.replay(Journal.loads(part.journal.dumps()))
        assert rest.state == part.state, f"the beginning up to {upto} does not stand alone"


def draws_have_addresses(match: Match) -> None:
    header = match.journal.header
    seats = header.seats if match.game.facts.parts(header.options) else 1
    draws_are_unique(header.draws, seats)
    draws_are_unique([line for act in match.journal.acts() for line in act.draws], seats)


def dice_are_proved(match: Match) -> None:
    verdict = verify(match.journal)
    assert verdict.difference is None, f"a fair journal is doubted: {verdict}"
    draws = [*match.journal.header.draws, *(line for act in match.journal.acts() for line in act.draws)]
    assert verdict.draws + verdict.outside == len(draws), f"not every draw was checked: {verdict}"


def notices(journal: Journal, entry: int) -> Difference | None:
    """Changes one draw of an entry (0 is the set-up) to another number that is possible there. The difference that
    `verify` names; None if the journal did not even replay, which is noticing too."""
    forged = Journal.loads(journal.dumps())
    if entry == 0:
        forged.header.draws = _forge(forged.header.draws)
    else:
        act = forged.entries[entry - 1]
        assert isinstance(act, Act)
        act.draws = _forge(act.draws)
    try:
        difference = verify(forged).difference
    except JournalError:
        return None
    assert difference is not None, f"a changed draw of entry {entry} goes unnoticed"
    assert difference.entry == entry, f"the draw of entry {entry} was changed, {difference} is named"
    return difference


def _forge(draws: tuple[str, ...]) -> tuple[str, ...]:
    """The first number of the first line, one up or down: 0 becomes 1, 7 becomes 6."""
    head, _, numbers = draws[0].rpartition("=")
    changed = re.sub(r"[0-9]+?", lambda digit: str(int(digit[0]) - 1 if digit[0] != "0" else 1), numbers, count=1)
    return (f"{head}={changed}", *draws[1:])
