"""Answers of a bot of Donjon at a small table, and heroes to put there."""

from __future__ import annotations

from random import Random
from typing import Any

from souterrain.core.asks import MAY, TABLE, Ask
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.questions.ground import read_square
from souterrain.games.donjon.state import State
from souterrain.parts import bots
from tests.games.donjon.tables import MASTER, Hand, hero

ADEPT = bots("donjon")["adept"]


def asked(s: State, seat: int) -> Ask:
    found = [ask for ask in GAME.asks(s) if ask.seat == (s.table.master if seat == MASTER else seat)]
    assert found, "nobody is asked"
    return found[0]


def answer(s: State, seat: int) -> str:
    """Return the bot's sentence, "" if it waives an offer; it must be legal."""
    ask = asked(s, seat)
    action = ADEPT.choose(GAME, GAME.view(s, ask.seat), ask, Random(1))
    if action is None:
        assert ask.kind == MAY
        return ""
    refused = GAME.legal(s, ask.seat).why_not(action)
    assert refused is None, f"{action}: {refused}"
    return GAME.say(action)


def turn(s: State, seat: int, **dice: list[int]) -> list[str]:
    """Everything a hero says in one turn, while nobody else answers anything."""
    said: list[str] = []
    hand = Hand(rest=1, **dice)
    while not s.heroes[seat].ended and any(ask.seat == seat and ask.kind != MAY for ask in GAME.asks(s)):
        said.append(answer(s, seat))
        s = GAME.apply(s, seat, GAME.read(said[-1]), hand)
        while s.frames and GAME.legal(s, TABLE):
            s = GAME.apply(s, TABLE, ("close",), hand)
        assert len(said) < 20, said
    return said


def verbs(said: list[str]) -> list[str]:
    return [sentence.split()[0] for sentence in said]


def warrior(*skills: str, **fields: Any) -> Hero:
    return hero("human", "warrior", *skills, **{"weapon": "long-sword", "armour": "scale-armour", **fields})


def archer(cls: str = "priest", *skills: str, **fields: Any) -> Hero:
    pack = {"arrow": 10, **fields.pop("pack", {})}
    return hero("human", cls, *skills, **{"weapon": "short-bow", "pack": pack, **fields})


def mage(*skills: str, **fields: Any) -> Hero:
    return hero("elf", "mage", *skills, **fields)


def gone_to(s: State, sentence: str) -> int:
    """The square a walk ends on."""
    action = GAME.read(sentence)
    assert action[0] == "walk", sentence
    return read_square(s, action[1:])
