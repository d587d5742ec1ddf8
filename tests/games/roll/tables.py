"""Tables laid out for tests: any state by name, dice that fall as told, sentences carried out or refused.

s = table(hero="spellsword", party="fighter mage*2", dungeon="goblin*3 chest", lair=1, tokens="ring")
s = do(s, "fight mage goblin")
s = do(s, "reroll goblin*2 with scroll", rolls=["ooze dragon"])      # one entry for each draw, in order
assert refused(s, "go on") == ("monsters-stand", "DR-30")
assert "fight mage ooze" in offered(s)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from souterrain.core.actions import read_item
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.game import Setup
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import ALLIES, BOX, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS
from souterrain.games.roll.facts import FACTS, Options
from souterrain.games.roll.frames import Scout
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import PHASES, Player, State, Table

SIDES = {
    side.name: (index, int(side is hero.master))
    for index, hero in enumerate(CARDS)
    for side in (hero.novice, hero.master)
    if side is not None
}
"""Every side of every card by its name: the card and whether it is the Master side."""


def counts(words: tuple[str, ...], text: str) -> tuple[int, ...]:
    """`"mage*2 scroll"` as counts in the order of the words; a foreign word fails."""
    named = [read_item(item) for item in text.split()]
    assert all(word in words for word, _ in named), f"{text!r} is not made of {words}"
    return tuple([sum(number for word, number in named if word == known) for known in words])


def named(words: tuple[str, ...], numbers: Sequence[int]) -> str:
    """The way back: counts as words, `"mage*2 scroll"`."""
    pairs = [(word, number) for word, number in zip(words, numbers, strict=False) if number]
    return " ".join([word if number == 1 else f"{word}*{number}" for word, number in pairs])


def party(s: State) -> str:
    return named(PARTY, s.party)


def dungeon(s: State) -> str:
    return named(DUNGEON, s.dungeon)


def tokens(s: State, seat: int = 0) -> str:
    return named(TOKENS, s.players[seat].tokens)


def allies(s: State) -> str:
    return named(ALLIES, s.allies)


def phase(s: State) -> str:
    return PHASES[s.phase]


class Rigged(Chance):
    """Dice that fall as told, one entry for each draw: faces (`"goblin*2 dragon"`, `""` for no dice), a token by its
    name, a number, or for a shuffle the numbers that come first (`"3 0"`). `addresses` keeps where they were drawn."""

    def __init__(self, rolls: Sequence[str]) -> None:
        self.rolls = list(rolls)
        self.addresses: list[str] = []

    def _next(self, address: str) -> str:
        self.addresses.append(address)
        assert self.rolls, f"nothing is rigged for {address}"
        return self.rolls.pop(0)

    def dice(self, address: str, count: int, sides: int) -> tuple[int, ...]:
        faces = counts(PARTY if "party" in address else DUNGEON, self._next(address))
        assert (sum(faces), len(faces)) == (count, sides), f"{address} rolls {count} dice, rigged are {faces}"
        return faces

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        token = TOKENS.index(self._next(address))
        assert weights[token], f"{address}: the box holds no {TOKENS[token]}"
        return token

    def number(self, address: str, below: int) -> int:
        number = int(self._next(address))
        assert 0 <= number < below
        return number

    def order(self, address: str, count: int) -> tuple[int, ...]:
        first = [int(number) for number in self._next(address).split()]
        return (*first, *(number for number in range(count) if number not in first))

    def finish(self) -> None:
        assert not self.rolls, f"never drawn: {self.rolls}"


def table(
    *,
    hero: str = "nobody",
    phase: str = "monster",
    level: int = 1,
    party: str = "",
    graveyard: int | None = None,
    out: int = 0,
    dungeon: str = "",
    lair: int = 0,
    supply: int | None = None,
    aside: Sequence[str] = (),
    allies: str = "",
    tokens: str = "",
    box: str | None = None,
    xp: int = 0,
    exhausted: int = 0,
    berserk: int = 0,
    slain: int = 0,
    used: int = 0,
    earned: int = 0,
    delve: int = 1,
    others: Sequence[Player] = (),
    options: Mapping[str, str] | None = None,
) -> State:
    """Seat 0 in mid-delve, `others` behind it. `hero` is the name of a side ("battlemage" is the Master).

    Whatever is not said is what is left: the Graveyard holds the other party dice, the supply the other dungeon dice,
    the box the tokens nobody holds (an explicit `box` may break the sum of 36).
    """
    chosen = FACTS.resolve(options or {})
    card, master = SIDES[hero]
    s = State()
    s.table = Table(1 + len(others), 0, Options.read(chosen))
    s.players = (Player(card, master, xp, counts(TOKENS, tokens)), *others)
    held = [sum(player.tokens[token] for player in s.players) for token in range(len(TOKENS))]
    left = tuple([all_of - own for all_of, own in zip(BOX, held, strict=True)])
    s.box = left if box is None else counts(TOKENS, box)
    s.turn = (delve - 1) * s.table.seats
    s.phase = PHASES.index(phase)
    s.level = level
    s.party = counts(PARTY, party)
    s.out = out
    dice = s.side.party_dice - sum(s.party) - out
    s.graveyard = dice if graveyard is None else graveyard
    s.dungeon = counts(DUNGEON[:5], dungeon)
    s.lair = lair
    s.aside = tuple([counts(DUNGEON, faces) for faces in aside])
    s.allies = counts(ALLIES, allies)
    used_dice = sum(s.dungeon) + lair + sum(s.allies) + sum(map(sum, s.aside))
    s.supply = 7 - used_dice if supply is None else supply
    s.exhausted, s.berserk, s.slain, s.used, s.earned = exhausted, berserk, slain, used, earned
    return s


def start(rolls: Sequence[str], seats: int = 1, **options: str) -> State:
    """A match as it begins, its set-up and first delve rigged: `start(["mage*7", "goblin"], heroes="none")`."""
    chance = Rigged(rolls)
    s = GAME.start(Setup(seats, FACTS.resolve(options)), chance)
    chance.finish()
    return s


def turn(s: State) -> int:
    """The seat that is asked."""
    return GAME.asks(s)[0].seat


def do(s: State, sentence: str, rolls: Sequence[str] = (), log: Log = SILENT) -> State:
    """Carries out a legal sentence; every draw must be rigged and every rigged draw made."""
    action, seat = GAME.read(sentence), turn(s)
    refusal = GAME.legal(s, seat).why_not(action)
    assert refusal is None, f"{sentence}: {refusal}"
    before, chance = GAME.dump(s), Rigged(rolls)
    after = GAME.apply(s, seat, action, chance, log)
    chance.finish()
    assert GAME.dump(s) == before, f"{sentence} changed the state it came from"
    return after


def why_not(s: State, sentence: str) -> Rejected:
    """The refusal of a sentence that is not offered, with its nouns."""
    refusal = GAME.legal(s, turn(s)).why_not(GAME.read(sentence))
    assert refusal is not None, f"{sentence} is offered"
    return refusal


def refused(s: State, sentence: str) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    refusal = why_not(s, sentence)
    return refusal.reason, refusal.rule


def offered(s: State, verb: str = "") -> list[str]:
    """Every sentence on offer, or those that begin with a verb."""
    said = [GAME.say(action) for action in GAME.legal(s, turn(s)).actions]
    return [sentence for sentence in said if not verb or sentence.split()[0] == verb]


def told(s: State, sentence: str, rolls: Sequence[str] = ()) -> list[str]:
    """The keys of the events a sentence brings about."""
    log = Log()
    do(s, sentence, rolls, log)
    return [event.key for event in log]


def party_dice(s: State) -> int:
    """Party dice in all their zones (DR-07)."""
    return sum(s.party) + s.graveyard + s.out


def dungeon_dice(s: State) -> int:
    """Dungeon dice in all their zones (DR-07); while the Scout looks at six of them they lie in the frame."""
    scouted = sum(sum(frame.dice) for frame in s.frames if isinstance(frame, Scout))
    return sum(s.dungeon) + s.lair + s.supply + sum(map(sum, s.aside)) + sum(s.allies) + scouted


def all_tokens(s: State) -> int:
    """Tokens in the box and in everybody's hands."""
    return sum(s.box) + sum(sum(player.tokens) for player in s.players)


def usable(sentence: str, **laid: Any) -> str:
    """The phases, of M, L, D and R, in which a table laid out so offers a sentence; at Regroup only the lair lies."""
    found = ""
    for name in PHASES[1:5]:
        here = {**laid, "phase": name, **({"dungeon": "", "allies": ""} if name == "regroup" else {})}
        found += name[0].upper() if sentence in offered(table(**here)) else ""
    return found


def story(s: State, sentence: str, rolls: Sequence[str] = ()) -> Log:
    """The events a sentence brings about."""
    log = Log()
    do(s, sentence, rolls, log)
    return log


def idle(s: State) -> str:
    """The rule that refuses an ultimate which would change nothing; the verb itself is not on offer."""
    assert "ultimate" not in [verb.word for verb in GAME.legal(s, turn(s)).verbs]
    return refused(s, "ultimate")[1]
