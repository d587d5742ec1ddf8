"""Real matches with dice that fall as told: their journals replay like any other.

play = Play("fighter*2 mage*5", "goblin", hero="spellsword")     # the party, then level 1
play.do("fight mage goblin").down("chest*2", "dragon*3")          # regroup, descend, one roll a level
journal = play.end()                                              # the clock plays the rest
"""

from __future__ import annotations

from souterrain.core.chance import Recorded
from souterrain.core.events import Log
from souterrain.core.game import Setup
from souterrain.core.journal import Header, Journal
from souterrain.core.match import Match, Played
from souterrain.core.records import digest
from souterrain.games.roll.content.dice import DUNGEON, PARTY, TOKENS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import PHASES, State
from tests.games.roll.tables import counts


class Rigged(Recorded):
    """Faces and tokens as told, in order; when nothing is told any more, Fighters, Goblins and the first token."""

    def __init__(self, rolls: tuple[str, ...]) -> None:
        super().__init__()
        self.rolls = list(rolls)

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        words = PARTY if "party" in address else DUNGEON
        faces = counts(words, self.rolls.pop(0)) if self.rolls else (len(bounds),)
        numbers = tuple([face for face, number in enumerate(faces) for _ in range(number)])
        assert len(numbers) == len(bounds), f"{address} rolls {len(bounds)} dice, rigged are {faces}"
        self.record(address, kind, numbers)
        return numbers

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        there = [token for token, weight in enumerate(weights) if weight]
        token = TOKENS.index(self.rolls.pop(0)) if self.rolls else there[0]
        assert token in there, f"{address}: the box holds no {TOKENS[token]}"
        self.record(address, f"w{sum(weights)}", (sum(weights[:token]),))
        return token


class Play:
    """A match in which seat 0 goes first; `rolls` are the draws up to the first question."""

    def __init__(self, *rolls: str, seats: int = 1, names: tuple[str, ...] = ("Ada",), **options: str) -> None:
        chosen = {"first": "1"} | ({} if "hero" in options else {"heroes": "none"}) | options
        setup = Setup(seats, FACTS.resolve(chosen))
        self.chance = Rigged(rolls)
        log = Log()
        state = GAME.start(setup, self.chance, log)
        assert not self.chance.rolls, f"never drawn: {self.chance.rolls}"
        drawn = tuple(self.chance.draws)
        header = Header(
            FACTS.name,
            FACTS.rules,
            seats,
            dict(setup.options),
            (),
            None,
            "0" * 64,
            (),
            drawn,
            digest(GAME.dump(state)),
        )
        self.match = Match(GAME, Journal(header), state, log, self.chance)
        for seat, name in enumerate(names):
            self.match.sit(seat, name)

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    def do(self, sentence: str, *rolls: str) -> Play:
        self.chance.rolls = list(rolls)
        answer = self.match.play(self.match.turn, sentence)
        assert isinstance(answer, Played), f"{sentence}: {answer}"
        assert not self.chance.rolls, f"never drawn: {self.chance.rolls}"
        return self

    def undo(self) -> Play:
        assert isinstance(self.match.undo(self.state.seat), Played)
        return self

    def regroup(self) -> Play:
        while PHASES[self.state.phase] != "regroup":
            self.do("go on")
        return self

    def down(self, *rolls: str) -> Play:
        """A level deeper for each roll ("" where nothing is rolled)."""
        for roll in rolls:
            self.regroup().do("descend", *filter(None, [roll]))
        return self

    def dive(self, level: int) -> Play:
        """To the end of a level, past chests alone."""
        for number in range(self.state.level + 1, level + 1):
            self.down(f"chest*{min(number, 7)}")
        return self.regroup()

    def retire(self, party: str = "fighter*7", first: str = "chest") -> Play:
        """To the tavern, and down again with a new party."""
        return self.do("retire", *filter(None, [party, first]))

    def end(self) -> Journal:
        """The clock plays on to the end of the game; the journal as it is read back."""
        self.chance.rolls = []
        while self.match.asks:
            ask = self.match.asks[0]
            assert ask.default is not None
            assert isinstance(self.match.play(ask.seat, ask.default, by="clock"), Played)
        return self.journal()

    def journal(self) -> Journal:
        return Journal.loads(self.match.journal.dumps())
