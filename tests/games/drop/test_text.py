"""The picture: what matters is in it, in three languages, in lines a terminal shows and a screen reader reads."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.match import Match
from souterrain.games.drop import grid
from souterrain.games.drop.content.cubes import CUBES
from souterrain.games.drop.frames import Sight
from souterrain.games.drop.game import GAME
from souterrain.games.drop.state import AFTER, DEEPER, END, ENTER, EXPLORE, LOOT, State
from souterrain.games.drop.text import picture
from souterrain.games.drop.text_table import WIDTH
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.drop.tables import TRIANGLE, Spot, hero, table
from tests.games.pages import checked

NAMES = ("Ada", "Bo", "Cy", "Di")
ALONE: dict[str, Spot] = {"pillar:5": (0, 200), "gold:1": (20, 20), "gold:2": (20, 60), "stairs:1": (30, 90)}
TOKENS = [(0.0, 0.0), (100.0, 0.0), (0.0, -100.0)]


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message or a variable that is missing is a failure."""
    monkeypatch.setattr(Language, "strict", True)


def drawn(state: State, code: str = "en", eyes: int | None = 0) -> list[str]:
    return checked(picture(GAME.view(state, eyes), Language(code, "drop", NAMES)), WIDTH)


def shown(state: State, code: str = "en", eyes: int | None = 0) -> str:
    """As it is read: one line of text."""
    return " ".join(" ".join(drawn(state, code, eyes)).split())


def rich() -> State:
    """Two at the table, a good deal on it."""
    cubes = {**TRIANGLE, "gold:3": (20.0, 20.0), "troll:1": (30.0, 30.0), "key:1": (50.0, -9.2), "red:4": (-60.0, 8.0)}
    return table(
        cubes,
        heroes=[hero("gnome", "mage", covered=2), hero("dwarf", "bard", "troll-toll")],
        held={0: ["gold:1", "gold:2", "goblin:1"], 1: ["potion:1"]},
        box=["chest:1", "chest:2", "pillar:14"],
        fallen=["blue:1"],
    )


ABOVE = """   H   I   J   K   L
 8|.   .   P3  .   .
  |
 9|.   .   . T!.   .
  |   R     G
10|.   .   P1  K   P2
  |"""
SHOWN = {
    "en": """Ada: round 1 of 3, ability or room

Ada:         Gnome, Mage, life 6 of 8, weight 2, initiative 5, 3 points
  Reserve:   2 gold
  Monsters:  1 goblin
  Quest:     Royal Tithe. Gems: blue 2, clear 1, red 3. +1 for every 2 Gold,
             rounded up.
Bo:          Dwarf, Bard, life 8 of 8, weight 1, initiative 8
  Reserve:   1 potion

Race:        Gnome. Grabber Arm: move one cube up to 50 mm, not a Pillar nor the
             Dragon. Renown 3.
Class:       Mage. Blink: lift one cube and drop it elsewhere, not a Pillar nor
             the Dragon. Renown 4.

Box:         3: 2 chests and 1 pillar
Fallen:      1 blue gem

Rooms for you, the best first
pillar 1, pillar 2 and pillar 3: 1 gold and 1 troll, 2 damage, 4 points
    key 1 is 1.2 mm outside

On the table: number, square, distance from the middle
P Pillars:   1 J10, 2 L10, 3 J8
G Gold:      3 J9 (3 cm)
K Key:       1 K10 (6 cm)
R Red gem:   4 H9 (7 cm)
T Troll:     1 J9 (5 cm)

From above: squares of 5 cm, 0° is right, 90° is up
""",
    "fr": """Ada : round 1 sur 3, Aptitude ou salle

Ada :            Gnome, Mage, Vie 6 sur 8, Poids 2, Initiative 5, 3 points
  Réserve :      2 cubes d’or
  Monstres :     1 gobelin
  Quête :        Dîme Royale. Joyaux : bleu 2, clair 1, rouge 3. +1 par tranche
                 de 2 cubes d’Or, même incomplète.
Bo :             Nain, Barde, Vie 8 sur 8, Poids 1, Initiative 8
  Réserve :      1 potion

Race :           Gnome. Pince Articulée : déplacez un cube de 50 mm au plus, ni
                 Pilier ni Dragon. Renommée 3.
Classe :         Mage. Saut Éclair : soulevez un cube et relâchez-le ailleurs,
                 ni Pilier ni Dragon. Renommée 4.

Boîte :          3 : 2 coffres et 1 pilier
Tombés :         1 joyau bleu

Salles pour vous, la meilleure d’abord
pilier 1, pilier 2 et pilier 3 : 1 cube d’or et 1 troll, 2 Dégâts, 4 points
    clé 1 : dehors, à 1,2 mm

Sur la table : numéro, case, distance du milieu
P Piliers :      1 J10, 2 L10, 3 J8
G Cube d’or :    3 J9 (3 cm)
K Clé :          1 K10 (6 cm)
R Joyau rouge :  4 H9 (7 cm)
T Troll :        1 J9 (5 cm)

Vue d’en haut : cases de 5 cm, 0° à droite, 90° en haut
""",
    "it": """Ada: round 1 di 3, abilità o stanza

Ada:            Gnomo, Mago, Vita 6 di 8, Peso 2, Iniziativa 5, 3 punti
  Riserva:      2 cubi d’oro
  Mostri:       1 goblin
  Missione:     Decima Reale. Gemme: blu 2, chiara 1, rossa 3. +1 ogni 2 cubi
                d’Oro, per eccesso.
Bo:             Nano, Bardo, Vita 8 di 8, Peso 1, Iniziativa 8
  Riserva:      1 pozione

Razza:          Gnomo. Pinza Articolata: sposta un cubo fino a 50 mm, tranne
                Colonne e Drago. Fama 3.
Classe:         Mago. Salto Lampo: solleva un cubo e rilancialo altrove, tranne
                Colonne e Drago. Fama 4.

Scatola:        3: 2 forzieri e 1 colonna
Caduti:         1 gemma blu

Stanze per te, la migliore per prima
colonna 1, colonna 2 e colonna 3: 1 cubo d’oro e 1 troll, 2 Danni, 4 punti
    chiave 1: fuori di 1,2 mm

Sul tavolo: numero, casella, distanza dal centro
P Colonne:      1 J10, 2 L10, 3 J8
G Cubo d’oro:   3 J9 (3 cm)
K Chiave:       1 K10 (6 cm)
R Gemma rossa:  4 H9 (7 cm)
T Troll:        1 J9 (5 cm)

Dall’alto: caselle di 5 cm, 0° a destra, 90° in alto
""",
}


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_in_mid_turn(code: str) -> None:
    told = "\n".join(drawn(rich(), code))
    assert told == SHOWN[code] + ABOVE


@pytest.mark.rule("DD-10")
def test_others_see_neither_quest_nor_rooms() -> None:
    for eyes in (1, None):
        told = shown(rich(), eyes=eyes)
        assert "Royal Tithe" not in told
        assert "Rooms for you" not in told
        assert ("Troll Toll" in told) == (eyes == 1)


def test_those_who_judge_by_eye_are_told_of_no_room() -> None:
    assert "Rooms for you" not in shown(table(by_eye=1))


def test_the_order_of_heroes_is_the_order_of_turns() -> None:
    told = shown(table(order=(1, 0)))
    assert told.index("Bo: Half-Orc") < told.index("Ada: Half-Orc")


def test_a_long_name_does_not_push_the_rest_aside() -> None:
    words = Language("en", "drop", ("Bartholomew of the  Nine Lanterns", "Bo"))
    lines = picture(GAME.view(rich(), 0), words)
    assert any(line.startswith("Bartholomew of the …:  Gnome, Mage") for line in lines)
    assert max(map(len, lines)) <= WIDTH


def test_steps_and_what_is_in_use() -> None:
    assert shown(table(step=EXPLORE)).startswith("Ada: round 1 of 3, to explore")
    assert shown(table(step=AFTER, round=2)).startswith("Ada: round 2 of 3, at the end of the turn")
    told = shown(table(heroes=[hero("human", "bard"), hero(card="rogue")], step=LOOT, used="human", effect="rogue"))
    assert "a room to mark out" in told
    assert "In use: Human, Rogue Box:" in told


def test_the_end_shows_every_quest_and_score() -> None:
    told = shown(table(step=END, held={1: ["gold:1", "gold:2"]}), eyes=None)
    assert told.startswith("The game is over Ada: ")
    assert told.count("Royal Tithe") == 2
    assert "3 points" in told
    assert "Race:" not in told


@pytest.mark.rule("DD-229")
def test_what_a_diviner_saw_is_the_diviner_s_secret() -> None:
    state = table(box=["chest:1", "gold:13"], frames=(Sight(0, 1, (53, 59)),))
    seen = [CUBES[cube].word for cube in (53, 59)]
    assert "Seen:" in shown(state, eyes=0)
    assert all(word.replace(":", " ") in shown(state, eyes=0) for word in seen)
    assert "Seen:" not in shown(state, eyes=1)
    assert "a cube of the box" in shown(state, eyes=1)


def test_pawns_and_steps_of_teamwork() -> None:
    state = table({**TRIANGLE, "pawn:2": (20.0, 30.0)}, teamwork=1)
    told = shown(state)
    assert "initiative 11, 0 steps" in told
    assert "Pawns: Bo J9" in told
    assert "a square is 500" in told
    assert any("Y2" in line for line in drawn(state))


def test_alone_in_the_dungeon() -> None:
    state = table(
        ALONE, seats=1, tokens=TOKENS, held={0: ["gold:5", "key:1", "chest:1"]}, step=EXPLORE, box=["troll:1"]
    )
    told = shown(state)
    assert told.startswith("Ada: level 1, turn 1, to explore Ada: Half-Orc, Cleric, life 9 of 9, 2 points")
    assert "Relic: 0 of 9 fragments Needed: 24 points to go deeper, 2 so far, chests not yet rolled" in told
    assert "the middle of your room is x=333 y=-334" in told
    assert "distance from your room Your room: 1 J10, 2 L10, 3 J12 P Pillar: 5 J6" in told
    assert "G Gold: 1 J9 (2 cm), 2 J8 (6 cm)" in told
    assert "weight" not in told
    assert any("M1" in line for line in drawn(state))


def test_rooms_with_the_stairs_are_told_as_such() -> None:
    told = shown(table(ALONE, seats=1, tokens=TOKENS))
    assert "token 1, token 2 and pillar 5: the stairs, 2 gold, no damage, 3 points" in told
    assert "you may leave" not in told
    there = table(ALONE, seats=1, tokens=TOKENS, step=EXPLORE)
    assert there.solo is not None
    there.solo.stairs = 1
    assert "Stairs: in your room, you may leave" in shown(there)


def test_the_lone_spelunker_s_other_steps() -> None:
    enter = table({**TRIANGLE, "pawn:1": (20.0, 20.0)}, seats=1, step=ENTER)
    assert enter.solo is not None
    enter.solo.turn = 0
    assert shown(enter).startswith("Ada: level 1, to enter the dungeon")
    assert "Pawn: J9" in shown(enter)
    assert "deeper or retire" in shown(table(ALONE, seats=1, tokens=TOKENS, step=DEEPER))


def test_cards_that_read_differently_alone() -> None:
    eagle = [hero("eagle-folk", tilted=("eagle-folk",))]
    assert "1 Pillar token and 2 Pillar cubes" in shown(table(ALONE, heroes=eagle, tokens=TOKENS))
    assert "Eagle-folk, already used on this level." in shown(table(ALONE, heroes=eagle, tokens=TOKENS))
    assert "one Pillar beyond its own three" in shown(table(heroes=[hero("eagle-folk"), hero()]))


def test_a_room_with_the_dragon_wants_a_shield() -> None:
    state = table({**TRIANGLE, "dragon:1": (20.0, 20.0)}, held={0: ["shield:1"]})
    assert "pillar 3: 1 dragon, a shield for the dragon, 8 points" in shown(state)


def test_only_the_best_rooms_are_told() -> None:
    """Six pillars in a ring make twenty rooms."""
    ring: list[Spot] = [(150, 0), (75, 130), (-75, 130), (-150, 0), (-75, -130), (75, -130)]
    cubes = {f"pillar:{index}": spot for index, spot in enumerate(ring, 1)}
    told = shown(table(cubes))
    assert told.count("nothing, no damage, 0 points") == 8
    assert "0 points There are more rooms. On the table" in told


def test_an_empty_table_is_drawn_too() -> None:
    assert "Box: nothing" in shown(table({}))


# --- the table from above ---


@pytest.mark.quick
def test_squares_have_names() -> None:
    half = grid.HALF
    assert grid.square(-half, half) == "A1"
    assert grid.square(half - 1, 1 - half) == "R18"
    assert grid.square(0, 0) == "J10"
    assert grid.square(-1, 1) == "I9"
    assert grid.square(half + 9_000, half + 9_000) == "R1"


@pytest.mark.quick
def test_a_crowded_square_keeps_what_it_can() -> None:
    """Marks stand in their own square, as near to their places as can be; what finds no room is told."""
    marks = [grid.Mark("P1", 1_000, 49_000), grid.Mark("G", 2_000, 48_000), grid.Mark("T!", 1_000, 2_000)]
    assert grid.drawn(marks) == (["   J", " 9|P1G", "  |T!"], [])
    crowd = [*marks, *[grid.Mark("O!", 30_000, 30_000)] * 2]
    lines, hidden = grid.drawn(crowd)
    assert lines == ["   J", " 9|P1G", "  |T!O!"]
    assert hidden == [4]


def test_what_finds_no_room_in_the_picture_is_told() -> None:
    cubes = {f"pillar:{index}": (10.0 + 3 * index, 10.0) for index in (10, 11, 12)}
    assert drawn(table(cubes))[-1] == "No room in the picture for pillar 12."


def test_every_table_of_a_game_can_be_drawn() -> None:
    """Every event, in every language and for every eye: alone, and four with pawns."""
    pytest.importorskip("rapier3d")
    for seats, seed in ((1, 4), (4, 2)):
        rng = Random(seed)
        match = Match.new("drop", seats=seats, seed=seed, options={"teamwork": "on"})
        for turn in range(24):
            eyes = (None, *range(seats))[turn % (seats + 1)]
            assert isinstance(match.state, State)
            drawn(match.state, LANGUAGES[turn % 3], eyes)
            if not match.asks:
                break
            ask = rng.choice(match.asks)
            match.play(ask.seat, match.legal(ask.seat).sample(rng))
