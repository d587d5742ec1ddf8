"""The fury of monsters: frenzy, favour, blood, black magic (E21 … E24)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.vocabulary import word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import kind
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.harm import heal
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.state import State


@word("frenzy")
def frenzy(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """One more attack in this turn."""
    marked(state, frame.target, "frenzied", 1, "turn", frame.target)
    _tell(state, frame.target, "frenzied", log)


@word("favour")
def favour(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Better defended to the end of the fight."""
    marked(state, frame.target, "favour", term.number(), "phase", frame.target)
    _tell(state, frame.target, "favour", log)


def _tell(state: State, uid: int, mark: str, log: Log) -> None:
    monster = state.monster(uid)
    log("monster-marked", monster=monster.kind, number=monster.number, mark=mark)


@word("blood")
def blood(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    heal(state, frame.target, dice.amount(state, term, 0, "blood", chance), log)


@word("black-magic")
def black_magic(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The spell is cast at once and takes the place of the monster's attack; or a spent one is there again."""
    spell, uid = frame.words[0], frame.target
    monster = state.own_monster(uid)
    known = monster.spells.count(spell)
    monster.spells = (*monster.spells, spell)
    if frame.data[2] >= 0:
        state.push(Frame("fade", target=uid, data=(known,), words=frame.words))
        spoken = Frame("cast", uid, uid)
        spoken.answer = ((spell, 1), *figure_items(state, frame.data[2]))
        state.push(spoken)
    else:
        log("spell-regained", monster=monster.kind, number=monster.number, spell=spell)


@kind("fade")
def fade(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """A spell that a sanctuary has kept from being cast (P5) is not the monster's to keep."""
    if state.is_there(frame.target) and state.monster(frame.target).spells.count(frame.words[0]) > frame.data[0]:
        monster = state.own_monster(frame.target)
        left = list(monster.spells)
        left.remove(frame.words[0])
        monster.spells = tuple(left)
