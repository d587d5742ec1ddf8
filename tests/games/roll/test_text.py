"""The picture: what matters is in it, in three languages, in lines a terminal shows and a screen reader reads."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle
from random import Random

import pytest

from souterrain.core.match import Match
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import Player, State
from souterrain.games.roll.text import WIDTH, picture
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.pages import checked
from tests.games.roll.matches import Play
from tests.games.roll.tables import SIDES, table

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message or a variable that is missing is a failure."""
    monkeypatch.setattr(Language, "strict", True)


@lru_cache
def words(code: str, names: tuple[str, ...]) -> Language:
    return Language(code, "roll", names)


def drawn(state: State, code: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    return checked(picture(GAME.view(state, None), words(code, names)), WIDTH)


def rich(phase: str = "monster") -> State:
    """Two at the table, a good deal on it."""
    other = Player(*SIDES["slayer"], xp=9)
    return table(
        hero="battlemage",
        phase=phase,
        level=4,
        party="fighter mage*2",
        dungeon="goblin*2 ooze chest",
        lair=2,
        tokens="sword scales*2",
        xp=7,
        exhausted=1,
        delve=2,
        others=(other,),
    )


SHOWN = {
    "en": """Ada: delve 2 of 3, level 4, monster phase

Hero:       Battlemage, Master side, ultimate used
Party:      1 fighter and 2 mages
Graveyard:  4 dice
Treasures:  1 Vorpal Sword and 2 Dragon Scales

Monsters:   2 goblins and 1 ooze
Loot:       1 chest
Lair:       2 dragons; the dragon comes at 3
Supply:     1 die
Box:        33 treasures

Players
Ada  Battlemage     7 XP  3 treasures  12 points
Bo   Dragon Slayer  9 XP  0 treasures   9 points""",
    "fr": """Ada : exploration 2 sur 3, niveau 4, phase des Monstres

Héros :      Guerrier Mage, côté Maître, compétence ultime déjà utilisée
Groupe :     1 guerrier et 2 mages
Cimetière :  4 dés
Trésors :    1 Épée Vorpale et 2 Écailles de dragon

Monstres :   2 gobelins et 1 gelée
Butin :      1 coffre
Antre :      2 dragons ; le dragon vient à 3
Réserve :    1 dé
Boîte :      33 trésors

Joueurs
Ada  Guerrier Mage           7 XP  3 trésors  12 points
Bo   Pourfendeur de Dragons  9 XP   0 trésor   9 points""",
    "it": """Ada: esplorazione 2 di 3, livello 4, fase dei Mostri

Eroe:      Mago Guerriero, lato Maestro, abilità suprema già usata
Gruppo:    1 guerriero e 2 maghi
Cimitero:  4 dadi
Tesori:    1 Spada Vorpal e 2 Scaglie di drago

Mostri:    2 goblin e 1 melma
Bottino:   1 forziere
Tana:      2 draghi; il drago arriva a 3
Riserva:   1 dado
Scatola:   33 tesori

Giocatori
Ada  Mago Guerriero  7 XP  3 tesori  12 punti
Bo   Ammazzadraghi   9 XP  0 tesori   9 punti""",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_in_mid_delve(code: str) -> None:
    assert "\n".join(drawn(rich(), code)) == SHOWN[code]


def shown(state: State) -> str:
    return "\n".join(drawn(state))


def test_zones_of_single_heroes() -> None:
    assert "For level 3:  1 ooze, 1 potion and 1 dragon" in shown(
        table(hero="scout", level=2, party="mage*7", dungeon="goblin*2", aside=["ooze potion dragon"])
    )
    assert "Allies:     2 thief allies" in shown(table(hero="chieftain", dungeon="chest", allies="ally:thief*2"))
    assert "Left at home:  2 dice" in shown(table(hero="viking", party="champion*5", out=2, dungeon="goblin"))


def test_what_the_lair_is_waiting_for() -> None:
    assert "3 dragons; the dragon comes at 4" in shown(table(hero="amazon", dungeon="goblin", lair=3))
    assert "no dice; at 3 the lair empties by itself" in shown(table(hero="sorceress", dungeon="goblin"))
    assert "3 dragons: the dragon comes" in shown(table(phase="dragon", party="mage", lair=3))
    assert "the dragon of this level is defeated" in shown(table(phase="regroup", party="mage", slain=1))


def test_marks_of_heroes() -> None:
    assert "Ashwalker, ultimate ready, re-roll of this level ready" in shown(table(hero="ashwalker", dungeon="goblin"))
    assert "re-roll of this level used" in shown(table(hero="ashwalker", dungeon="goblin", used=1))
    assert "berserk: may retire only" in shown(table(hero="berserker", phase="regroup", berserk=1))
    assert "Hero:       no hero" in shown(table(dungeon="goblin"))


def test_questions_show_what_they_are_about() -> None:
    choosing = Play(seats=2, heroes="choose", hero_set="legends")
    assert drawn(choosing.state)[0] == "Ada chooses a hero"
    assert "On offer:  Cursed Seer, Amazon" in shown(choosing.state)
    choosing.do("choose amazon")
    assert "On offer:  Cursed Seer, Ashwalker" in shown(choosing.state)
    scout = Play("mage*7", "chest*4 dragon ooze", hero="scout")
    assert drawn(scout.state)[0] == "Ada: delve 1 of 3, the party forms"
    assert "Scouted:    1 ooze, 4 chests and 1 dragon" in shown(scout.state)
    digger = Play("ring", "ring", "mage*7", "goblin", hero="archaeologist").do("ultimate", "sword", "sword")
    assert "To discard:  2 treasures" in shown(digger.state)


def test_the_end() -> None:
    play = Play("champion*7", "chest")
    play.end()
    assert drawn(play.state)[0] == "The game is over"
    assert "Ada" in shown(play.state)
    assert "Party:" not in shown(play.state)


def test_names_of_any_kind() -> None:
    lines = drawn(rich(), names=("A name that goes on and on and on for ever and ever", "two\nlines"))
    assert lines[-2].startswith("A name that goes on…  Battlemage")
    assert lines[-1].startswith("two lines             Dragon Slayer")


def test_every_table_has_a_picture() -> None:
    """All heroes at random, one language after the other."""
    rng = Random(3)
    codes = cycle(LANGUAGES)
    for seed, hero in enumerate(HEROES):
        match = Match.new("roll", seed=seed, seats=1 + seed % 2, options={"hero": hero.novice.name})
        while match.asks:
            assert isinstance(match.state, State)
            drawn(match.state, next(codes))
            actions = [match.legal(match.turn).sample(rng) for _ in range(3)]
            match.play(match.turn, next((action for action in actions if action[0] != "flee"), actions[0]))
        assert isinstance(match.state, State)
        drawn(match.state, next(codes))


def test_no_picture_speaks_of_a_fourth_delve() -> None:
    match = Match.new("roll", seats=1, seed=4)
    while match.asks:
        assert match.view(0)["turn"]["delve"] <= 3
        match.play(0, match.asks[0].default or match.legal(0).first())
    assert match.view(0)["turn"]["delve"] == 3
