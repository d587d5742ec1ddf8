"""Events that strengthen monsters: frenzy, favour, blood, black magic (E21 … E24)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.content.creatures import called
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.vocabulary import Word
from souterrain.games.donjon.rules.frames.event_cards import EventWords, Fade
from souterrain.games.donjon.rules.frames.skills import Cast
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.harm import heal
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.state import State


def frenzy(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Give a monster one more attack in this turn (E21)."""
    marked(state, frame.target, "frenzied", 1, "turn", frame.target)
    _tell(state, frame.target, "frenzied", log)


def favour(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Improve a monster's defence until the end of the fight (E22)."""
    marked(state, frame.target, "favour", term.number(), "phase", frame.target)
    _tell(state, frame.target, "favour", log)


def _tell(state: State, uid: int, mark: str, log: Log) -> None:
    monster = state.monster(uid)
    log("monster-marked", monster=called(monster.kind, monster.number), mark=mark)


def blood(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    heal(state, frame.target, dice.amount(state, term, 0, "blood", chance), log)


def black_magic(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Let the monster cast a spell at once instead of its attack, or give it back a spent spell (E24)."""
    spell, uid = frame.word, frame.target
    monster = state.own_monster(uid)
    known = monster.spells.count(spell)
    monster.spells = (*monster.spells, spell)
    if frame.place >= 0:
        state.push(Fade(monster=uid, spell=spell, known=known))
        state.push(Cast(monster=uid, items=((spell, 1), *figure_items(state, frame.place))))
    else:
        log("spell-regained", monster=called(monster.kind, monster.number), spell=spell)


def fade(state: State, frame: Fade, chance: Chance, log: Log) -> None:
    """Take the spell away again if a sanctuary prevented its cast (P5)."""
    if state.is_there(frame.monster) and state.monster(frame.monster).spells.count(frame.spell) > frame.known:
        monster = state.own_monster(frame.monster)
        left = list(monster.spells)
        left.remove(frame.spell)
        monster.spells = tuple(left)


WORDS: Final[dict[str, Word]] = {"frenzy": frenzy, "favour": favour, "blood": blood, "black-magic": black_magic}
KINDS: Final[Kinds] = {Fade: Kind(fade)}
