"""The loot phase (DR-40 to DR-46)."""

from __future__ import annotations

import pytest

from souterrain import Match
from souterrain.core.chance import Chance
from souterrain.games.roll.game import GAME
from tests.games.roll.matches import Play
from tests.games.roll.tables import Rigged, do, dungeon, offered, party, phase, refused, table, tokens, why_not


@pytest.mark.quick
@pytest.mark.rule("DR-40")
@pytest.mark.parametrize(
    ("companion", "numbers"),
    [("fighter", 1), ("cleric", 1), ("mage", 1), ("thief", 3), ("champion", 3), ("scroll", 0)],
)
def test_who_opens_how_many_chests(companion: str, numbers: int) -> None:
    s = table(phase="loot", party=companion, dungeon="chest*3")
    said = [f"open {companion}{f'*{n}' if n > 1 else ''}" for n in range(numbers, 0, -1)]
    assert offered(s, "open") == said


@pytest.mark.rule("DR-40")
def test_the_refusals_of_opening() -> None:
    s = table(phase="loot", party="mage thief scroll", dungeon="chest*2 potion")
    assert refused(s, "open scroll") == ("scroll-opens-nothing", "DR-40")
    assert refused(s, "open mage*2") == ("opens-one-only", "DR-40")
    assert why_not(s, "open mage*2").data == {"source": "mage"}
    assert refused(s, "open thief*3") == ("too-few-chests", "DR-40")
    assert refused(s, "open champion") == ("no-such-die", "DR-31")
    assert refused(s, "open") == ("badly-said", "DR-40")
    assert refused(s, "open mage thief") == ("badly-said", "DR-40")
    assert refused(table(phase="loot", party="thief", dungeon="potion"), "open thief") == ("no-chest", "DR-40")


@pytest.mark.quick
@pytest.mark.rule("DR-41")
def test_each_chest_gives_a_token_usable_at_once() -> None:
    s = table(phase="loot", party="thief mage", dungeon="chest*2", lair=1)
    chance = Rigged(["ring", "sword"])
    after = GAME.apply(s, 0, GAME.read("open thief*2"), chance)
    assert chance.addresses == ["seat/0/delve/1/treasure/1", "seat/0/delve/1/treasure/2"]
    assert tokens(after) == "sword ring"
    assert do(after, "use ring").lair == 0


@pytest.mark.rule("DR-41")
def test_tokens_are_drawn_one_after_the_other() -> None:
    """The second draw knows that the first token is no longer in the box."""

    class Weights(Chance):
        def __init__(self) -> None:
            self.seen: list[int] = []

        def weighted(self, address: str, weights: tuple[int, ...]) -> int:
            self.seen.append(weights[0])
            return 0

    chance = Weights()
    GAME.apply(table(phase="loot", party="thief", dungeon="chest*3"), 0, GAME.read("open thief*3"), chance)
    assert chance.seen == [3, 2, 1]


@pytest.mark.rule("DR-41")
def test_an_empty_box_gives_xp_instead() -> None:
    s = table(phase="loot", party="thief", dungeon="chest*3", box="ring", xp=1)
    after = do(s, "open thief*3", rolls=["ring"])
    assert (tokens(after), after.players[0].xp) == ("ring", 3)


@pytest.mark.quick
@pytest.mark.rule("DR-42")
def test_a_die_drinks_potions_and_dice_come_back_on_chosen_faces() -> None:
    s = table(phase="loot", party="mage scroll", dungeon="potion*3 chest")
    after = do(s, "drink scroll*2 -> thief champion")
    assert (party(after), after.graveyard, dungeon(after)) == ("mage thief champion", 4, "chest potion")
    again = do(after, "drink mage -> thief")
    assert (party(again), again.graveyard) == ("thief*2 champion", 4)


@pytest.mark.rule("DR-42")
@pytest.mark.parametrize("drinker", ["fighter", "cleric", "mage", "thief", "champion", "scroll"])
def test_any_die_may_drink_and_any_face_may_come_back(drinker: str) -> None:
    s = table(phase="loot", party=drinker, dungeon="potion", tokens="ring", lair=1)
    faces = ("fighter", "cleric", "mage", "thief", "champion", "scroll")
    assert set(offered(s, "drink")) == {f"drink {drinker} -> {face}" for face in faces}


@pytest.mark.rule("DR-42")
def test_every_drinker_may_come_back_on_every_face() -> None:
    s = table(phase="loot", party="cleric mage champion", dungeon="potion*2")
    assert {"drink cleric*2 -> cleric champion", "drink champion*2 -> champion*2"} <= set(offered(s))
    assert do(s, "drink champion*2 -> champion*2") == do(s, "drink cleric*2 -> cleric champion")
    assert do(s, "drink champion*2 -> champion*2").party == (0, 1, 1, 0, 2, 0)


@pytest.mark.rule("DR-42")
def test_the_last_potion_is_not_drunk_for_nothing() -> None:
    """With nothing else to do, a die that comes back as it was has only gone on; with a ring to use it has not."""
    last = table(phase="loot", party="cleric mage", dungeon="potion", lair=1)
    assert refused(last, "drink cleric -> cleric") == ("loot-anyway", "DR-42")
    assert "drink mage -> cleric" in offered(last)
    ring = table(phase="loot", party="cleric", dungeon="potion", lair=1, tokens="ring")
    assert "drink cleric -> cleric" in offered(ring)
    seer = table(hero="cursed-seer", phase="loot", party="cleric", dungeon="potion", exhausted=1)
    assert "drink cleric -> cleric" in offered(seer)


@pytest.mark.rule("DR-42")
def test_one_or_more_potions_never_more_than_the_graveyard_holds() -> None:
    s = table(phase="loot", party="mage thief", graveyard=1, out=4, dungeon="potion*3")
    assert "drink mage*2 -> thief*2" in offered(s)
    assert "drink mage -> thief" in offered(s)
    assert refused(s, "drink mage*3 -> thief*3") == ("too-many-potions", "DR-42")
    assert why_not(s, "drink mage*3 -> thief*3").data == {"number": 2}


@pytest.mark.rule("DR-42")
def test_the_refusals_of_drinking() -> None:
    s = table(phase="loot", party="mage", dungeon="potion*2")
    assert refused(s, "drink mage*3 -> mage*3") == ("too-few-potions", "DR-42")
    assert refused(s, "drink mage*2 -> mage") == ("faces-number", "DR-42")
    assert refused(s, "drink mage -> mage thief") == ("faces-number", "DR-42")
    assert refused(s, "drink mage -> goblin") == ("not-a-face", "DR-42")
    assert refused(s, "drink mage") == ("badly-said", "DR-42")
    assert refused(s, "drink mage*2 -> thief") == ("faces-number", "DR-42")
    assert refused(s, "drink thief -> mage") == ("no-such-die", "DR-31")
    assert refused(table(phase="loot", party="mage", dungeon="chest"), "drink mage -> mage") == ("no-potion", "DR-42")


@pytest.mark.rule("DR-43")
def test_the_drinker_may_be_among_the_dice_brought_back() -> None:
    s = table(phase="loot", party="mage thief", graveyard=0, out=5, dungeon="potion*2")
    after = do(s, "drink mage -> champion")
    assert (party(after), after.graveyard) == ("thief champion", 0)
    assert refused(s, "drink mage*2 -> champion*2") == ("too-many-potions", "DR-42")


@pytest.mark.quick
@pytest.mark.rule("DR-44")
def test_chests_and_potions_may_be_left_alone() -> None:
    s = table(phase="loot", party="thief mage", dungeon="chest*2 potion")
    after = do(s, "go on")
    assert (phase(after), dungeon(after), after.supply) == ("regroup", "", 7)
    assert tokens(after) == ""


@pytest.mark.rule("DR-44")
def test_loot_actions_come_in_any_order() -> None:
    s = table(phase="loot", party="thief mage", dungeon="chest*2 potion")
    one = do(do(do(s, "open mage", rolls=["ring"]), "drink thief -> fighter"), "open fighter", rolls=["bait"])
    other = do(do(s, "drink mage -> champion"), "open champion*2", rolls=["ring", "bait"])
    assert (tokens(one), tokens(other)) == ("ring bait", "ring bait")


@pytest.mark.rule("DR-45")
def test_an_opened_chest_and_a_drunk_potion_return_to_the_supply() -> None:
    s = table(phase="loot", party="thief mage*2", dungeon="chest*2 potion*2", lair=1)
    opened = do(s, "open thief", rolls=["ring"])
    assert (dungeon(opened), opened.supply) == ("chest potion*2", 3)
    drunk = do(opened, "drink mage*2 -> mage*2")
    assert (dungeon(drunk), drunk.supply) == ("chest", 5)


@pytest.mark.rule("DR-46")
def test_tokens_drink_and_open_like_their_face() -> None:
    s = table(phase="loot", party="", graveyard=2, out=5, dungeon="chest*2 potion*2", tokens="tools sword parchment")
    assert offered(s, "open") == ["open sword", "open tools*2", "open tools"]
    after = do(s, "open tools*2", rolls=["ring", "ring"])
    assert (tokens(after), after.box[3], after.graveyard) == ("sword parchment ring*2", 3, 2)
    drunk = do(after, "drink parchment*2 -> mage thief")
    assert (party(drunk), tokens(drunk), drunk.graveyard) == ("mage thief", "sword ring*2", 0)
    assert drunk.box[4] == 3


@pytest.mark.rule("DR-46")
def test_a_token_that_drinks_does_not_raise_the_bound() -> None:
    s = table(phase="loot", party="mage", graveyard=1, out=5, dungeon="potion*2", tokens="sword parchment")
    assert "drink mage*2 -> mage*2" in offered(s)
    assert "drink sword -> mage" in offered(s)
    assert refused(s, "drink sword*2 -> mage*2") == ("too-many-potions", "DR-46")
    assert refused(s, "drink parchment*2 -> mage*2") == ("too-many-potions", "DR-46")
    assert refused(s, "open parchment") == ("no-chest", "DR-40")
    chest = table(phase="loot", party="", dungeon="chest", tokens="parchment")
    assert refused(chest, "open parchment") == ("scroll-opens-nothing", "DR-40")


@pytest.mark.rule("DR-42")
def test_a_drinker_that_comes_back_as_it_was_is_played_as_it_was_said() -> None:
    play = Play("fighter mage*5 champion", "potion").down("potion*2")
    play.do("drink champion -> champion")
    assert list(play.journal().acts())[-1].text == "drink champion -> champion"
    assert Match.replay(play.journal()).state == play.state
