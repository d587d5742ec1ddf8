"""The eight heroes with one side, each effect by itself, and the rulings for all heroes (DR-219 to DR-230)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.understand import understand
from souterrain.games.roll.content.dice import TOKENS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import Player
from souterrain.terminal.vocabulary import vocabulary
from tests.games.roll.tables import (
    SIDES,
    allies,
    counts,
    do,
    dungeon,
    idle,
    offered,
    party,
    phase,
    refused,
    start,
    story,
    table,
    tokens,
    told,
    turn,
    usable,
    why_not,
)

LEGENDS = (
    "cursed-seer", "amazon", "ashwalker", "tomb-queen", "lancer", "thornsinger", "scribe", "virtuoso",
)  # fmt: skip


def player(hero: str, held: str = "", xp: int = 0) -> Player:
    card, master = SIDES[hero]
    return Player(card, master, xp, counts(TOKENS, held))


@pytest.mark.rule("DR-06")
@pytest.mark.parametrize("hero", LEGENDS)
def test_one_sided_heroes_never_turn(hero: str) -> None:
    s = table(hero=hero, phase="regroup", level=7, party="mage", delve=3)
    over = do(s, "retire")
    assert (over.players[0].xp, over.players[0].master) == (7, 0)


@pytest.mark.quick
@pytest.mark.rule("DR-219.S")
def test_cursed_seer_starts_exhausted_and_strengthens_everybody() -> None:
    s = start(["mage*7", "goblin"], hero="cursed-seer")
    assert (s.exhausted, offered(s, "ultimate")) == (1, [])
    again = do(table(hero="cursed-seer", phase="regroup", party="mage"), "retire", ["mage*7", "goblin"])
    assert again.exhausted
    laid: dict[str, Any] = {
        "hero": "cursed-seer",
        "party": "thief champion scroll",
        "dungeon": "goblin*2 skeleton ooze",
        "tokens": "talisman",
    }
    cursed = table(**laid, exhausted=1)
    assert {"fight thief goblin*2", "fight thief skeleton ooze", "fight talisman goblin ooze"} <= set(offered(cursed))
    assert {"fight champion goblin*2 ooze", "fight thief ooze"} <= set(offered(cursed))
    assert not {"fight thief goblin*2 ooze", "fight champion goblin*2 skeleton ooze"} & set(offered(cursed))
    assert not [sentence for sentence in offered(cursed, "fight") if "scroll" in sentence]
    after = do(cursed, "fight talisman goblin skeleton")
    assert (dungeon(after), tokens(after), after.exhausted) == ("goblin ooze", "", 1)
    assert "specialty" in told(cursed, "fight thief goblin*2")
    assert "specialty" not in told(cursed, "fight champion goblin*2")
    blessed = table(**laid, exhausted=0)
    assert not {"fight thief goblin*2", "fight champion goblin*2 ooze"} & set(offered(blessed))


@pytest.mark.rule("DR-219.S")
def test_cursed_seer_is_refreshed_by_potion_dice_alone() -> None:
    laid: dict[str, Any] = {
        "hero": "cursed-seer",
        "party": "mage*2",
        "dungeon": "potion*2 chest",
        "tokens": "elixir parchment",
        "exhausted": 1,
    }
    s = table(**laid, phase="loot")
    drunk = do(s, "drink mage -> thief")
    assert (drunk.exhausted, "ultimate chest" in offered(drunk)) == (0, True)
    assert {"specialty", "refreshed"} <= set(told(s, "drink mage -> thief"))
    assert do(s, "drink parchment -> thief").exhausted == 0
    assert do(s, "use elixir -> thief").exhausted == 1
    assert do(s, "open mage", ["ring"]).exhausted == 1
    ready = do(drunk, "drink mage -> thief")
    assert ready.exhausted == 0


@pytest.mark.rule("DR-219.U")
def test_cursed_seer_discards_a_chest_or_a_potion() -> None:
    laid: dict[str, Any] = {"hero": "cursed-seer", "party": "thief", "dungeon": "chest*2 potion", "lair": 3}
    assert usable("ultimate chest", **laid) == usable("ultimate potion", **laid) == "MLD"
    assert usable("ultimate chest", **laid, exhausted=1) == ""
    assert usable("ultimate chest", **laid, options={"ultimate_phase": "monster"}) == "M"
    s = table(**{**laid, "dungeon": "goblin*2 chest*2 potion", "lair": 0})
    assert offered(s, "ultimate") == ["ultimate chest", "ultimate potion"]
    assert "fight thief goblin*2" not in offered(s)
    after = do(s, "ultimate chest")
    assert (dungeon(after), after.supply, after.exhausted, tokens(after)) == ("goblin*2 chest potion", 3, 1, "")
    assert "fight thief goblin*2" in offered(after)
    assert idle(table(hero="cursed-seer", party="thief", dungeon="goblin")) == "DR-219.U"


@pytest.mark.rule("DR-220.S")
def test_amazon_meets_the_dragon_at_four() -> None:
    s = table(hero="amazon", party="mage", dungeon="chest", lair=3, exhausted=1)
    assert phase(do(s, "go on")) == "regroup"
    assert "specialty" in told(s, "go on")
    four = do(table(hero="amazon", party="mage", dungeon="chest", lair=4, exhausted=1), "go on")
    assert phase(four) == "dragon"
    assert refused(four, "dragon mage cleric thief")
    three = table(hero="amazon", phase="dragon", party="mage cleric thief", lair=4, exhausted=1)
    slain = do(three, "dragon cleric mage thief", ["ring"])
    assert (slain.lair, slain.player.xp, slain.supply) == (0, 1, 7)
    assert "specialty" not in told(three, "dragon cleric mage thief", ["ring"])


@pytest.mark.rule("DR-220.S")
def test_amazon_champions_do_one_thing_at_a_time() -> None:
    s = table(hero="amazon", party="champion fighter", dungeon="goblin*2 ooze*2")
    assert [sentence for sentence in offered(s, "fight") if "champion" in sentence] == [
        "fight champion ooze",
        "fight champion goblin",
    ]
    assert "fight fighter goblin*2" in offered(s)
    loot = table(hero="amazon", phase="loot", party="champion thief", dungeon="chest*3 potion*3")
    assert [sentence for sentence in offered(loot, "open") if "champion" in sentence] == ["open champion"]
    assert "open thief*3" in offered(loot)
    assert "drink champion*3 -> mage*3" in offered(loot)
    assert refused(loot, "open champion*2")[1] == "DR-220.S"


@pytest.mark.rule("DR-220.U")
def test_amazon_rolls_the_whole_graveyard() -> None:
    laid: dict[str, Any] = {"hero": "amazon", "party": "mage scroll", "lair": 4}
    assert usable("ultimate", **laid) == "MLDR"
    assert usable("ultimate", **laid, options={"ultimate_phase": "monster"}) == "MLDR"
    assert usable("ultimate", **laid, graveyard=0) == ""
    after = do(table(**laid, dungeon="goblin"), "ultimate", ["scroll*2 champion thief*2"])
    assert (party(after), after.graveyard, after.exhausted) == ("mage thief*2 champion scroll", 2, 1)
    regroup = do(table(**{**laid, "lair": 0}, phase="regroup"), "ultimate", ["scroll*5"])
    assert (party(regroup), regroup.graveyard, phase(regroup)) == ("mage scroll", 5, "regroup")


@pytest.mark.rule("DR-221.S")
def test_ashwalker_rolls_one_dungeon_die_a_level_again() -> None:
    laid: dict[str, Any] = {"hero": "ashwalker", "party": "mage", "exhausted": 1}
    s = table(**laid, dungeon="goblin ooze*2 chest potion", lair=1)
    assert offered(s, "reroll") == [f"reroll {die} with hero" for die in ("goblin", "ooze", "chest", "potion")]
    after = do(s, "reroll chest with hero", ["goblin"])
    assert (dungeon(after), party(after), offered(after, "reroll")) == ("goblin*2 ooze*2 potion", "mage", [])
    assert "specialty" in told(s, "reroll chest with hero", ["goblin"])
    assert usable("reroll chest with hero", **laid, dungeon="chest", lair=3) == "MLD"
    dragon = table(**laid, phase="dragon", dungeon="chest", lair=3)
    assert phase(do(dragon, "reroll chest with hero", ["skeleton"])) == "monster"
    assert phase(do(dragon, "reroll chest with hero", ["potion"])) == "loot"
    assert do(dragon, "reroll chest with hero", ["dragon"]).lair == 4
    next_level = do(table(**laid, phase="regroup", used=1), "descend", ["goblin chest"])
    assert "reroll goblin with hero" in offered(next_level)
    assert refused(after, "reroll goblin with hero")[1] == "DR-221.S"
    alone = table(hero="ashwalker", dungeon="chest", exhausted=1)
    assert offered(alone) == ["reroll chest with hero", "go on"]


@pytest.mark.rule("DR-221.U")
def test_ashwalker_discards_every_monster() -> None:
    s = table(hero="ashwalker", party="mage", dungeon="goblin*2 skeleton ooze chest", lair=1)
    after = do(s, "ultimate")
    assert (dungeon(after), after.lair, after.supply, after.exhausted) == ("chest", 1, 5, 1)
    assert phase(after) == "monster"
    assert usable("ultimate", hero="ashwalker", party="mage", dungeon="goblin", lair=3) == "M"
    assert idle(table(hero="ashwalker", party="mage", dungeon="chest")) == "DR-221.U"


@pytest.mark.rule("DR-222.S")
def test_tomb_queen_thieves_defeat_one_more() -> None:
    s = table(hero="tomb-queen", party="thief champion", dungeon="goblin*2 skeleton ooze", tokens="tools")
    for source in ("thief", "tools"):
        assert {f"fight {source} goblin*2", f"fight {source} skeleton ooze", f"fight {source} ooze"} <= set(offered(s))
        assert f"fight {source} goblin*2 ooze" not in offered(s)
    assert "fight champion goblin*2 ooze" not in offered(s)
    after = do(s, "fight tools goblin skeleton")
    assert (dungeon(after), tokens(after)) == ("goblin ooze", "")
    assert "specialty" in told(s, "fight thief goblin*2")
    assert "specialty" not in told(s, "fight thief goblin")


@pytest.mark.rule("DR-222.U", "DR-229")
def test_tomb_queen_plunders_a_kind() -> None:
    s = table(hero="tomb-queen", party="mage", dungeon="goblin*2 ooze chest")
    assert offered(s, "ultimate") == ["ultimate goblin*2", "ultimate ooze"]
    after = do(s, "ultimate goblin*2", ["ring", "scales"])
    assert (dungeon(after), tokens(after), after.supply, after.exhausted) == ("ooze chest", "ring scales", 5, 1)
    scant = do(table(hero="tomb-queen", party="mage", dungeon="goblin*2", box="ring"), "ultimate goblin*2", ["ring"])
    assert (tokens(scant), scant.player.xp) == ("ring", 0)
    assert idle(table(hero="tomb-queen", party="mage", dungeon="chest")) == "DR-222.U"


@pytest.mark.rule("DR-223.S")
def test_lancer_draws_for_two_monsters_in_one_use() -> None:
    s = table(hero="lancer", party="mage thief", dungeon="ooze*3 goblin*2", tokens="sword")
    after = do(s, "fight mage ooze*2", ["scales"])
    assert (tokens(after), dungeon(after)) == ("sword scales", "goblin*2 ooze")
    assert told(s, "fight mage ooze*2", ["scales"]) == ["fought", "specialty", "found"]
    assert tokens(do(s, "fight sword goblin*2", ["sword"])) == "sword"
    assert tokens(do(s, "fight mage ooze")) == "sword"
    chests = table(hero="lancer", phase="loot", party="thief", dungeon="chest*2")
    assert tokens(do(chests, "open thief*2", ["ring", "bait"])) == "ring bait"


@pytest.mark.rule("DR-223.S")
def test_lancer_pays_tokens_to_be_ready_again() -> None:
    laid: dict[str, Any] = {
        "hero": "lancer",
        "party": "mage",
        "dungeon": "chest",
        "lair": 3,
        "tokens": "scales ring",
        "exhausted": 1,
    }
    assert usable("refresh ring", **laid) == usable("refresh scales", **laid) == "MLD"
    assert usable("refresh ring", **{**laid, "exhausted": 0}) == ""
    s = table(**{**laid, "dungeon": "goblin*2"})
    ready = do(s, "refresh scales")
    assert (tokens(ready), ready.exhausted, sum(ready.box)) == ("ring", 0, 35)
    assert told(s, "refresh scales") == ["specialty", "token-used", "refreshed"]
    spent = do(ready, "ultimate goblin*2", ["goblin*2"])
    twice = do(spent, "refresh ring")
    assert (tokens(twice), twice.exhausted) == ("", 0)
    assert refused(ready, "refresh ring")[1] == "DR-223.S"


@pytest.mark.rule("DR-223.U")
def test_lancer_rerolls_dungeon_dice_and_the_lair() -> None:
    s = table(hero="lancer", party="mage scroll", dungeon="goblin*2 chest", lair=2)
    assert "ultimate goblin*2 chest dragon*2" in offered(s)
    assert not [sentence for sentence in offered(s, "ultimate") if "mage" in sentence or "scroll" in sentence]
    after = do(s, "ultimate goblin chest dragon*2", ["dragon ooze*2 potion"])
    assert (dungeon(after), after.lair, after.supply, after.exhausted) == ("goblin ooze*2 potion", 1, 2, 1)
    laid: dict[str, Any] = {"hero": "lancer", "party": "mage", "lair": 3}
    assert usable("ultimate dragon*3", **laid) == "MLD"
    assert usable("ultimate dragon", **{**laid, "lair": 0}) == ""
    assert idle(table(hero="lancer", party="mage", phase="loot")) == "DR-223.U"
    dragon = table(**laid, phase="dragon")
    assert phase(do(dragon, "ultimate dragon", ["goblin"])) == "monster"
    loot = do(dragon, "ultimate dragon", ["chest"])
    assert (phase(loot), loot.lair) == ("loot", 2)
    assert phase(do(dragon, "ultimate dragon*3", ["dragon*3"])) == "dragon"


@pytest.mark.rule("DR-224.S")
def test_thornsinger_inscribes_two_dice() -> None:
    asked = start(["fighter*3 scroll mage*3"], hero="thornsinger")
    assert (asked.level, dungeon(asked)) == (0, "")
    assert offered(asked) == [
        "inscribe fighter*2",
        "inscribe fighter mage",
        "inscribe fighter scroll",
        "inscribe mage*2",
        "inscribe mage scroll",
    ]
    s = do(asked, "inscribe fighter mage", ["goblin"])
    assert (party(s), s.level, dungeon(s)) == ("fighter*2 mage*2 scroll*3", 1, "goblin")
    assert party(do(asked, "inscribe mage scroll", ["goblin"])) == "fighter*3 mage*2 scroll*2"
    assert "specialty" in told(asked, "inscribe mage*2", ["goblin"])
    kept = start(["scroll*2 mage*5"], hero="thornsinger")
    assert party(do(kept, "inscribe scroll*2", ["goblin"])) == "mage*5 scroll*2"
    assert "specialty" not in told(kept, "inscribe scroll*2", ["goblin"])


@pytest.mark.rule("DR-224.S")
def test_thornsinger_lures_monsters_into_the_lair() -> None:
    laid: dict[str, Any] = {"hero": "thornsinger", "party": "scroll*2 mage", "tokens": "parchment", "exhausted": 1}
    s = table(**laid, dungeon="goblin*2 ooze chest")
    assert offered(s, "lure") == [
        "lure goblin with scroll",
        "lure goblin with parchment",
        "lure ooze with scroll",
        "lure ooze with parchment",
    ]
    once = do(s, "lure goblin with scroll")
    assert (party(once), once.graveyard, dungeon(once), once.lair) == ("mage scroll", 5, "goblin ooze chest", 1)
    twice = do(once, "lure ooze with parchment")
    assert (tokens(twice), dungeon(twice), twice.lair) == ("", "goblin chest", 2)
    assert "specialty" in told(s, "lure goblin with scroll")
    assert do(twice, "lure goblin with scroll").lair == 3
    assert usable("lure chest with scroll", **laid, dungeon="chest", lair=3) == ""
    assert usable("lure goblin with scroll", **laid, dungeon="goblin") == "M"


@pytest.mark.quick
@pytest.mark.rule("DR-224.S")
def test_when_the_thornsinger_is_ready_again() -> None:
    kinds = "goblin skeleton ooze"
    laid: dict[str, Any] = {
        "hero": "thornsinger",
        "party": "champion scroll*2 mage",
        "tokens": "parchment",
        "exhausted": 1,
    }
    level = table(**laid, phase="regroup", level=3)
    assert do(level, "descend", [f"{kinds} chest"]).exhausted == 0
    assert {"specialty", "refreshed"} <= set(told(level, "descend", [f"{kinds} chest"]))
    assert do(level, "descend", ["goblin*2 ooze chest"]).exhausted == 1
    two = table(**laid, dungeon="goblin*2 ooze")
    assert do(two, "reroll goblin with scroll", ["skeleton"]).exhausted == 0
    assert do(two, "use parchment goblin", ["skeleton"]).exhausted == 0
    assert do(two, "reroll goblin with scroll", ["chest"]).exhausted == 1
    three = table(**laid, dungeon=f"{kinds} goblin", lair=1)
    assert do(three, "fight champion goblin").exhausted == 1
    assert do(three, "lure goblin with scroll").exhausted == 1
    sung = do(table(**{**laid, "exhausted": 0}, dungeon=kinds, lair=1), "ultimate")
    assert (sung.exhausted, allies(sung)) == (1, "ally:dragon")
    assert do(sung, "reroll mage with scroll", ["thief"]).exhausted == 1
    assert do(sung, "reroll ooze with scroll", ["ooze"]).exhausted == 0


@pytest.mark.rule("DR-224.U")
def test_thornsinger_calls_the_lair_to_her_side() -> None:
    laid: dict[str, Any] = {"hero": "thornsinger", "party": "mage", "dungeon": "chest", "lair": 3}
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **{**laid, "lair": 0}) == ""
    s = table(hero="thornsinger", party="mage", dungeon="goblin*2 ooze chest*2", lair=2)
    after = do(s, "ultimate")
    assert (after.lair, allies(after), after.supply, after.exhausted) == (0, "ally:dragon*2", 0, 1)
    fights = [sentence for sentence in offered(after, "fight") if "ally" in sentence]
    assert fights == ["fight ally:dragon ooze", "fight ally:dragon goblin"]
    fought = do(after, "fight ally:dragon goblin")
    assert (allies(fought), fought.supply, fought.graveyard) == ("ally:dragon", 2, 6)
    gone = do(table(**laid, phase="dragon"), "ultimate")
    assert (phase(gone), allies(gone), gone.lair, gone.supply, gone.slain) == ("regroup", "", 0, 7, 0)


@pytest.mark.rule("DR-224.U")
def test_what_dragon_allies_do_besides_fighting() -> None:
    laid: dict[str, Any] = {"hero": "thornsinger", "allies": "ally:dragon*3", "exhausted": 1}
    loot = table(**laid, phase="loot", party="mage", dungeon="chest*2 potion*2")
    assert [sentence for sentence in offered(loot, "open") if "ally" in sentence] == ["open ally:dragon"]
    drunk = do(loot, "drink ally:dragon*2 -> thief*2")
    assert (party(drunk), allies(drunk), drunk.graveyard) == ("mage thief*2", "ally:dragon*2", 4)
    dragon = table(**laid, phase="dragon", party="mage*2", lair=3)
    assert offered(dragon, "dragon") == ["dragon mage ally:dragon*2", "dragon ally:dragon*3"]
    assert do(dragon, "dragon ally:dragon*3", ["ring"]).player.xp == 1


@pytest.mark.rule("DR-225.S")
def test_scribe_scrolls_act_as_champions() -> None:
    s = table(hero="scribe", party="scroll mage", dungeon="goblin*2 ooze*2", tokens="parchment")
    for source in ("scroll", "parchment"):
        assert {f"fight {source} goblin*2", f"fight {source} ooze*2"} <= set(offered(s))
        assert f"fight {source} goblin ooze" not in offered(s)
    assert dungeon(do(s, "fight scroll goblin*2")) == "ooze*2"
    loot = table(hero="scribe", phase="loot", party="scroll", dungeon="chest*3", tokens="parchment")
    assert {"open scroll*3", "open parchment*3"} <= set(offered(loot))
    dragon = table(hero="scribe", phase="dragon", lair=3, party="scroll champion mage cleric", exhausted=1)
    assert offered(dragon, "dragon") == ["dragon cleric mage champion", "dragon cleric mage scroll"]


@pytest.mark.rule("DR-225.S")
def test_scribe_pays_a_die_for_a_reroll() -> None:
    laid: dict[str, Any] = {"hero": "scribe", "party": "mage*2 thief", "dungeon": "chest", "lair": 3, "exhausted": 1}
    assert usable("reroll chest with thief", **laid) == "MLD"
    assert usable("reroll mage with mage", **laid) == "MLD"
    s = table(**{**laid, "dungeon": "goblin*2", "lair": 1})
    assert {"reroll mage*2 goblin*2 with thief", "reroll mage*2 with thief", "reroll mage with mage"} <= set(offered(s))
    assert not {"reroll mage*2 with mage", "reroll thief with thief"} & set(offered(s))
    assert not [sentence for sentence in offered(s, "reroll") if "dragon" in sentence]
    after = do(s, "reroll mage goblin*2 with mage", ["champion", "dragon ooze"])
    assert (party(after), after.graveyard, dungeon(after), after.lair) == ("thief champion", 5, "ooze", 2)
    assert "specialty" in told(s, "reroll goblin with mage", ["ooze"])
    again = do(after, "reroll ooze with thief", ["ooze"])
    assert (party(again), again.graveyard) == ("champion", 6)
    dragon = table(**laid, phase="dragon")
    assert phase(do(dragon, "reroll chest with mage", ["ooze"])) == "monster"
    assert phase(do(dragon, "reroll mage with thief", ["cleric"])) == "loot"
    bare = table(hero="scribe", party="mage*2", exhausted=1)
    assert offered(bare) == ["reroll mage with mage", "go on"]
    scroll = table(hero="scribe", phase="dragon", party="scroll mage", lair=3, exhausted=1)
    assert "reroll mage with scroll" in offered(scroll)
    assert "specialty" in told(scroll, "reroll mage with scroll", ["thief"])


@pytest.mark.rule("DR-225.S")
def test_scribe_of_dice_paid_and_rerolled_the_last_one_pays() -> None:
    """The choice of the one who dies makes no difference: it is said once, and understood whoever is named."""
    s = table(hero="scribe", party="mage*2 thief", dungeon="goblin", exhausted=1)
    assert {"reroll goblin with mage", "reroll mage goblin with mage", "reroll mage*2 with thief"} <= set(offered(s))
    assert not [sentence for sentence in offered(s, "reroll") if "thief" in sentence and "with mage" in sentence]
    refusal = why_not(s, "reroll thief goblin with mage")
    assert (refusal.reason, refusal.rule, refusal.data) == ("named-otherwise", "DR-225.S", {"source": "thief"})
    assert refusal.instead == GAME.read("reroll mage goblin with thief")
    assert why_not(s, "reroll mage thief with mage").instead == GAME.read("reroll mage*2 with thief")
    assert refused(s, "reroll thief with thief") == ("no-such-die", "DR-33")
    typed = understand("reroll the thief with a mage", GAME.legal(s, 0), vocabulary("roll"))
    assert typed.action == GAME.read("reroll mage with thief")


@pytest.mark.rule("DR-225.U")
def test_scribe_reads_a_scroll_to_the_dragon() -> None:
    laid: dict[str, Any] = {"hero": "scribe", "party": "scroll", "lair": 3, "tokens": "parchment ring"}
    assert usable("ultimate scroll", **laid) == usable("ultimate parchment", **laid) == "D"
    assert usable("ultimate scroll", **{**laid, "lair": 2}) == ""
    s = table(**laid, phase="dragon")
    assert offered(s, "ultimate") == ["ultimate parchment", "ultimate scroll"]
    die = do(s, "ultimate scroll", ["scales"])
    assert (party(die), die.graveyard, tokens(die), die.player.xp) == ("", 7, "parchment ring scales", 1)
    assert (die.lair, die.supply, die.slain, die.exhausted) == (0, 7, 1, 1)
    token = do(s, "ultimate parchment", ["parchment"])
    assert (party(token), tokens(token), token.player.xp) == ("scroll", "parchment ring", 1)
    none = table(hero="scribe", phase="dragon", party="mage", lair=3, tokens="ring")
    assert idle(none) == "DR-225.U"


@pytest.mark.rule("DR-226.S")
def test_virtuoso_is_ready_again_after_felling_two() -> None:
    laid: dict[str, Any] = {"hero": "virtuoso", "party": "champion thief", "dungeon": "goblin*3", "tokens": "sword"}
    s = table(**laid, exhausted=1)
    assert do(s, "fight champion goblin*2").exhausted == 0
    assert do(s, "fight sword goblin*3").exhausted == 0
    assert do(s, "fight champion goblin").exhausted == 1
    assert told(s, "fight champion goblin*2") == ["fought", "specialty", "refreshed"]
    assert told(table(**laid), "fight champion goblin*2") == ["fought"]
    loot = table(hero="virtuoso", phase="loot", party="thief mage", dungeon="chest*3", exhausted=1)
    assert do(loot, "open thief*2", ["ring", "bait"]).exhausted == 1
    ready = do(do(s, "fight champion goblin*2"), "ultimate goblin")
    assert (ready.exhausted, dungeon(ready)) == (1, "")


@pytest.mark.rule("DR-226.U")
def test_virtuoso_discards_two_dungeon_dice() -> None:
    s = table(hero="virtuoso", party="mage", dungeon="goblin*2 chest", lair=1)
    assert offered(s, "ultimate") == [
        "ultimate goblin*2",
        "ultimate goblin chest",
        "ultimate goblin dragon",
        "ultimate goblin",
        "ultimate chest dragon",
        "ultimate chest",
        "ultimate dragon",
    ]
    after = do(s, "ultimate goblin dragon")
    assert (dungeon(after), after.lair, after.supply, after.exhausted) == ("goblin chest", 0, 5, 1)
    laid: dict[str, Any] = {"hero": "virtuoso", "party": "mage", "lair": 3}
    assert usable("ultimate dragon*2", **laid) == "MLD"
    assert usable("ultimate dragon*3", **laid) == ""
    assert idle(table(hero="virtuoso", party="mage", phase="loot")) == "DR-226.U"
    one = do(table(**laid, phase="dragon"), "ultimate dragon")
    assert (phase(one), one.lair, one.player.xp) == ("regroup", 2, 0)


@pytest.mark.quick
@pytest.mark.rule("DR-228")
def test_an_ultimate_is_no_companion() -> None:
    virtuoso = do(table(hero="virtuoso", party="mage", dungeon="goblin*3"), "ultimate goblin*2")
    assert virtuoso.exhausted
    dwarf = table(hero="dwarf", party="champion*2 mage", dungeon="goblin*3")
    assert "returned" not in told(dwarf, "ultimate goblin*2", ["champion*2"])
    lancer = table(hero="lancer", party="mage", dungeon="goblin*3")
    assert tokens(do(lancer, "ultimate goblin*3", ["dragon*3"])) == ""
    for hero, sentence in (("mercenary", "ultimate goblin*2"), ("knight", "ultimate"), ("ashwalker", "ultimate")):
        s = table(hero=hero, party="mage", dungeon="goblin*2 chest")
        assert "fought" not in told(s, sentence)
        assert (party(do(s, sentence)), do(s, sentence).player.xp) == ("mage", 0)


@pytest.mark.rule("DR-229")
def test_a_hero_draws_nothing_from_an_empty_box() -> None:
    lancer = table(hero="lancer", party="mage", dungeon="ooze*3", box="")
    fought = do(lancer, "fight mage ooze*2")
    assert (tokens(fought), fought.player.xp) == ("", 0)
    assert told(lancer, "fight mage ooze*2") == ["fought"]
    forming = table(hero="archaeologist", phase="regroup", party="mage", box="ring")
    after = do(forming, "retire", ["ring", "mage*7", "goblin"])
    assert (tokens(after), after.player.xp) == ("ring", 1)
    assert told(forming, "retire", ["ring", "mage*7", "goblin"]).count("specialty") == 1
    chest = do(table(hero="lancer", phase="loot", party="mage", dungeon="chest", box=""), "open mage")
    assert chest.player.xp == 1


@pytest.mark.rule("DR-230")
def test_mirrored_archaeologists_discard_after_the_last_delve_of_all() -> None:
    other = player("archaeologist", "scales*6 ring*2", xp=4)
    first = table(
        hero="archaeologist",
        phase="regroup",
        delve=3,
        level=4,
        party="mage",
        tokens="portal*2 bait*4 elixir",
        others=[other],
    )
    second = do(first, "retire", ["sword", "tools", "mage*7", "goblin"])
    assert (turn(second), tokens(second), tokens(second, 1)) == (
        1,
        "elixir bait*4 portal*2",
        "sword tools ring*2 scales*6",
    )
    asked = do(second, "flee")
    assert (turn(asked), GAME.outcome(asked), phase(asked)) == (0, None, "end")
    asked = do(asked, "discard elixir bait*4 portal")
    assert (turn(asked), GAME.outcome(asked), tokens(asked)) == (1, None, "portal")
    over = do(asked, "discard sword tools ring*2 scales*2")
    assert (tokens(over), tokens(over, 1)) == ("portal", "scales*4")
    assert sum(over.box) == 31
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert [outcome.total(seat) for seat in (0, 1)] == [total(over.players[0]), total(over.players[1])] == [6, 12]


@pytest.mark.rule("DR-230")
@pytest.mark.parametrize("held", ["ring", "ring*3", "scales*6"])
def test_six_or_fewer_go_back_unasked_and_count_in_no_tie(held: str) -> None:
    other = player("nobody", "bait", xp=3)
    s = table(hero="archaeologist", phase="regroup", delve=3, level=4, party="mage", tokens=held, others=[other])
    s.turn += 1
    over = do(s, "retire")
    assert (tokens(over), tokens(over, 1), sum(over.box)) == ("", "bait", 35)
    assert [event.key for event in story(s, "retire")][-2:] == ["tokens-discarded", "over"]
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert [outcome.total(seat) for seat in (0, 1)] == [4, 4]
    assert (outcome.places, outcome.reason) == ((1, 2), "fewer-tokens")
