"""Treasure tokens (DR-80 to DR-89)."""

from __future__ import annotations

import pytest

from souterrain import Match
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import BOX, TOKENS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import Player, State
from tests.games.roll.tables import do, dungeon, offered, party, phase, refused, start, table, tokens, why_not

SEVEN = "fighter cleric mage thief champion scroll*2"
FACES = {"sword": "fighter", "talisman": "cleric", "sceptre": "mage", "tools": "thief"}


def in_box(s: State, token: str) -> int:
    return s.box[TOKENS.index(token)]


@pytest.mark.quick
@pytest.mark.rule("DR-80")
@pytest.mark.parametrize(("token", "face"), FACES.items())
def test_a_companion_token_is_its_face(token: str, face: str) -> None:
    foes = "goblin*2 skeleton*2 ooze*2"
    by_token = offered(table(dungeon=foes, tokens=token), "fight")
    by_die = offered(table(party=face, dungeon=foes), "fight")
    assert by_token == [sentence.replace(face, token) for sentence in by_die]
    after = do(table(party="mage", dungeon=foes, tokens=token), f"fight {token} goblin")
    assert (tokens(after), in_box(after, token), after.graveyard) == ("", 3, 6)


@pytest.mark.rule("DR-80")
def test_the_scroll_token_rerolls_like_a_scroll() -> None:
    s = table(party="mage", dungeon="goblin chest", tokens="parchment")
    after = do(s, "use parchment mage goblin", rolls=["thief", "ooze"])
    assert (party(after), dungeon(after), tokens(after)) == ("thief", "ooze chest", "")
    assert (in_box(after, "parchment"), after.graveyard) == (3, 6)


@pytest.mark.rule("DR-80")
def test_a_token_is_used_by_who_holds_it_in_the_sentence_of_its_face() -> None:
    s = table(party="mage", dungeon="goblin", tokens="sword")
    assert refused(s, "fight tools goblin") == ("token-not-held", "DR-80")
    assert why_not(s, "fight tools goblin").data == {"token": "tools"}
    assert refused(s, "use parchment goblin") == ("token-not-held", "DR-80")
    assert refused(s, "use sword goblin") == ("token-acts-as-face", "DR-80")
    assert refused(s, "use sword*2 goblin") == ("token-acts-as-face", "DR-80")


@pytest.mark.quick
@pytest.mark.rule("DR-81")
@pytest.mark.parametrize("where", ["monster", "loot", "dragon", "regroup"])
def test_the_ring_empties_the_lair_in_any_phase_without_a_victory(where: str) -> None:
    foes = {"monster": "goblin", "loot": "chest", "dragon": "", "regroup": ""}[where]
    s = table(phase=where, party="mage thief", dungeon=foes, lair=3, tokens="ring", xp=1)
    after = do(s, "use ring")
    assert (after.lair, after.supply, after.players[0].xp) == (0, 7 - sum(after.dungeon), 1)
    assert (tokens(after), in_box(after, "ring"), after.slain) == ("", 4, 0)


@pytest.mark.rule("DR-81")
def test_the_ring_needs_a_die_in_the_lair() -> None:
    s = table(party="mage", dungeon="goblin", tokens="ring")
    assert refused(s, "use ring") == ("nothing-in-lair", "DR-81")
    assert refused(table(party="mage", dungeon="goblin", lair=1), "use ring") == ("token-not-held", "DR-81")
    two = table(party="mage", dungeon="goblin", lair=1, tokens="ring*2")
    assert refused(two, "use ring*2") == ("one-at-a-time", "DR-81")
    assert refused(two, "use ring goblin") == ("badly-said", "DR-81")


@pytest.mark.rule("DR-82")
def test_scales_do_nothing_in_play() -> None:
    s = table(party="mage", dungeon="goblin", tokens="scales*2")
    assert refused(s, "use scales") == ("scales-do-nothing", "DR-82")
    assert refused(s, "fight scales goblin") == ("token-no-companion", "DR-80")
    assert not [sentence for sentence in offered(s) if "scales" in sentence]
    assert refused(table(party="mage", dungeon="goblin"), "use scales") == ("token-not-held", "DR-82")


@pytest.mark.quick
@pytest.mark.rule("DR-83")
@pytest.mark.parametrize("where", ["monster", "loot", "dragon", "regroup"])
def test_the_elixir_brings_a_die_back_in_any_phase(where: str) -> None:
    foes = {"monster": "goblin", "loot": "chest", "dragon": "", "regroup": ""}[where]
    s = table(phase=where, party="mage", dungeon=foes, lair=3, tokens="elixir")
    after = do(s, "use elixir -> champion")
    assert (party(after), after.graveyard, tokens(after), in_box(after, "elixir")) == ("mage champion", 5, "", 3)


@pytest.mark.rule("DR-83")
def test_the_elixir_needs_a_dead_die_and_one_face() -> None:
    s = table(party="mage", graveyard=0, out=6, dungeon="goblin", tokens="elixir")
    assert refused(s, "use elixir -> mage") == ("graveyard-empty", "DR-83")
    dead = table(party="mage", dungeon="goblin", tokens="elixir")
    assert refused(dead, "use elixir") == ("badly-said", "DR-83")
    assert refused(dead, "use elixir -> mage*2") == ("faces-number", "DR-83")
    assert refused(dead, "use elixir -> potion") == ("not-a-face", "DR-83")
    assert refused(table(party="mage", dungeon="goblin"), "use elixir -> mage") == ("token-not-held", "DR-83")


@pytest.mark.rule("DR-83")
def test_the_elixir_is_no_drinking() -> None:
    s = table(hero="cursed-seer", party="mage", dungeon="goblin", exhausted=1, tokens="elixir")
    assert do(s, "use elixir -> mage").exhausted == 1
    drunk = do(
        table(hero="cursed-seer", phase="loot", party="mage", dungeon="potion", exhausted=1), "drink mage -> mage"
    )
    assert drunk.exhausted == 0


@pytest.mark.quick
@pytest.mark.rule("DR-84")
def test_bait_turns_one_active_die_of_any_face() -> None:
    s = table(party="mage", dungeon="goblin*2 chest potion", tokens="bait")
    assert offered(s, "use") == ["use bait goblin", "use bait chest", "use bait potion"]
    after = do(s, "use bait goblin")
    assert (dungeon(after), after.lair, in_box(after, "bait")) == ("goblin chest potion", 1, 4)
    assert refused(s, "use bait goblin*2") == ("one-die-only", "DR-84")
    assert refused(s, "use bait ooze") == ("no-such-die", "DR-84")
    assert refused(s, "use bait dragon") == ("no-such-die", "DR-84")
    assert refused(s, "use bait") == ("badly-said", "DR-84")
    assert refused(table(phase="regroup", tokens="bait", lair=2), "use bait goblin") == ("no-die-to-bait", "DR-84")
    assert refused(table(party="mage", dungeon="goblin"), "use bait goblin") == ("token-not-held", "DR-84")


@pytest.mark.rule("DR-60", "DR-84")
def test_bait_takes_any_of_the_loot_that_nobody_can_use() -> None:
    s = table(phase="loot", dungeon="chest potion*2", tokens="bait")
    assert offered(s, "use") == ["use bait chest"]
    refusal = why_not(s, "use bait potion")
    assert (refusal.reason, refusal.rule, refusal.data) == ("all-the-same", "DR-60", {"die": "chest"})
    assert refusal.instead == GAME.read("use bait chest")
    assert refused(s, "use bait goblin") == ("no-such-die", "DR-84")
    twice = table(phase="loot", dungeon="chest potion*2", tokens="bait*2")
    assert offered(twice, "use") == ["use bait chest", "use bait potion"]
    thirsty = table(phase="loot", party="scroll", dungeon="chest potion*2", tokens="bait")
    assert offered(thirsty, "use") == ["use bait chest", "use bait potion"]


@pytest.mark.rule("DR-84")
def test_bait_may_turn_every_monster_by_option() -> None:
    options = {"dragon_bait": "all_monsters"}
    s = table(party="mage", dungeon="goblin*2 ooze chest potion", tokens="bait", options=options)
    assert offered(s, "use") == ["use bait"]
    after = do(s, "use bait")
    assert (dungeon(after), after.lair) == ("chest potion", 3)
    assert refused(s, "use bait goblin") == ("bait-takes-all", "DR-84")
    loot = table(phase="loot", party="mage", dungeon="chest potion", tokens="bait", options=options)
    assert refused(loot, "use bait") == ("no-die-to-bait", "DR-84")
    assert not offered(loot, "use")


@pytest.mark.quick
@pytest.mark.rule("DR-85")
@pytest.mark.parametrize("where", ["monster", "loot", "dragon", "regroup"])
def test_the_portal_leads_out_with_the_levels_xp(where: str) -> None:
    foes = {"monster": "goblin", "loot": "chest", "dragon": "", "regroup": ""}[where]
    s = table(phase=where, party="mage", dungeon=foes, lair=3, level=6, xp=1, tokens="portal*2")
    after = do(s, "use portal", rolls=[SEVEN, "goblin"])
    assert (after.players[0].xp, after.delve, tokens(after), in_box(after, "portal")) == (7, 2, "portal", 3)
    assert refused(s, "use portal goblin") == ("badly-said", "DR-85")
    assert refused(table(party="mage", dungeon="goblin"), "use portal") == ("token-not-held", "DR-85")


@pytest.mark.rule("DR-86")
def test_a_companion_token_never_lies_in_the_graveyard() -> None:
    s = table(party="mage", graveyard=0, out=6, dungeon="goblin potion", tokens="sword elixir")
    after = do(s, "fight sword goblin")
    assert (after.graveyard, in_box(after, "sword")) == (0, 3)
    assert refused(after, "use elixir -> fighter") == ("graveyard-empty", "DR-83")
    dragon = do(table(phase="dragon", party="mage cleric", lair=3, tokens="sword"), *DRAGON)
    assert (dragon.graveyard, in_box(dragon, "sword")) == (7, 3)


DRAGON = ("dragon cleric mage sword", ["ring"])


@pytest.mark.rule("DR-87")
def test_the_scroll_token_is_free_of_the_scroll_dies_phase() -> None:
    for where in ("loot", "dragon"):
        s = table(phase=where, party="mage scroll", dungeon="chest", lair=3, tokens="parchment")
        assert refused(s, "reroll mage with scroll") == ("scroll-phase", "DR-33")
        assert phase(do(s, "use parchment chest", rolls=["goblin"])) == "monster"
    s = table(phase="regroup", party="mage", lair=3, tokens="parchment")
    after = do(s, "use parchment mage", rolls=["thief"])
    assert (phase(after), party(after), tokens(after)) == ("regroup", "thief", "")
    bottom = table(phase="regroup", level=10, party="mage", tokens="parchment")
    assert refused(bottom, "use parchment mage") == ("must-retire", "DR-87")
    assert refused(table(party="mage", dungeon="goblin", tokens="parchment"), "use parchment") == (
        "one-or-more",
        "DR-33",
    )
    assert refused(s, "use") == ("badly-said", "DR-87")
    assert refused(s, "use mage") == ("badly-said", "DR-87")


@pytest.mark.rule("DR-87")
def test_nobody_uses_treasures_in_another_players_delve() -> None:
    other = Player(0, 0, 0, (0, 0, 0, 0, 0, 1, 0, 0, 0, 1))
    s = table(party="mage", dungeon="goblin", lair=2, others=[other])
    assert not GAME.legal(s, 1)
    assert refused(s, "use ring") == ("token-not-held", "DR-81")
    match = Match.new("roll", seats=2, seed=5, options={"first": "1"})
    for sentence in ("use portal", "use ring", "flee"):
        answer = match.play(1, sentence)
        assert isinstance(answer, Rejected)
        assert answer.reason == "not-asked"


@pytest.mark.rule("DR-87")
def test_treasures_come_between_any_two_actions() -> None:
    s = table(party="mage thief", dungeon="goblin chest", lair=1, tokens="ring elixir bait")
    s = do(s, "use bait chest")
    s = do(s, "fight mage goblin")
    s = do(s, "use elixir -> cleric")
    s = do(s, "use ring")
    assert (phase(s), s.lair, tokens(s)) == ("regroup", 0, "")


@pytest.mark.rule("DR-88")
def test_tokens_held_are_open_and_the_boxs_order_does_not_exist() -> None:
    other = Player(0, 0, 0, (1,) + (0,) * 9)
    s = table(party="mage", dungeon="goblin", tokens="ring*2", others=[other])
    views = [GAME.view(s, eyes) for eyes in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert [player["tokens"] for player in views[0]["players"]] == [{"ring": 2}, {"sword": 1}]
    assert s.box == tuple([n - (token == 0) - 2 * (token == 5) for token, n in enumerate(BOX)])
    begun = start(["0", "0", SEVEN, "goblin"], seats=2, heroes="mirror")
    assert GAME.imagine(GAME.view(begun, 1), None) == begun  # type: ignore[arg-type]


@pytest.mark.rule("DR-89")
@pytest.mark.parametrize(("token", "face"), FACES.items())
def test_a_token_does_all_its_face_does(token: str, face: str) -> None:
    loot = {"phase": "loot", "dungeon": "chest*2 potion*2", "graveyard": 3}
    by_token = offered(table(tokens=token, out=4, **loot))  # type: ignore[arg-type]
    by_die = offered(table(party=face, out=3, **loot))  # type: ignore[arg-type]
    assert [sentence for sentence in by_token if sentence != "go on"] == [
        sentence.replace(face, token, 1) for sentence in by_die if sentence != "go on"
    ]
    team = [other for other in ("cleric", "mage", "champion", "fighter") if other != face][:2]
    dragon = table(phase="dragon", party=" ".join(team), lair=3, tokens=token)
    assert len(offered(dragon, "dragon")) == 1


@pytest.mark.rule("DR-89")
def test_hero_texts_speak_of_tokens_too() -> None:
    foes = "goblin*2 skeleton ooze"
    assert "fight sword ooze*2" in offered(table(hero="spellsword", dungeon="ooze*2", tokens="sword"))
    assert "fight sword goblin*2 ooze" in offered(table(hero="commander", dungeon=foes, tokens="sword"))
    assert "fight parchment goblin*2" in offered(table(hero="enchantress", dungeon=foes, tokens="parchment"))
    assert "fight tools goblin ooze" in offered(table(hero="tomb-queen", dungeon=foes, tokens="tools"))
