"""Treasure: drawing, the master's say, sharing, discards, and what every card gives."""

from __future__ import annotations

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.fast import Fast
from souterrain.games.donjon.board.figures import DEAD, NOWHERE, Group
from souterrain.games.donjon.content.creatures import DEFENCE, SPEED, STRENGTH
from souterrain.games.donjon.content.decks import MONSTER_CARDS, TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import ITEMS, MISSILES, SPELLS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import exchange
from souterrain.games.donjon.rules.frames.items import Draw, Share
from souterrain.games.donjon.rules.mechanics import belongings, loot, spawning
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions.sheet import aid, armour, bonus, is_magic, plus_one, power, trait
from souterrain.games.donjon.state import TOWN, State, add
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, may, refused, stand, table, told
from tests.games.donjon.test_furniture import before

COPIES = tuple([card.copies for card in TREASURES])


def cards(*names: str) -> Hand:
    return Hand(treasure=[TREASURE_OF[name] for name in names])


def settled(s: State, hand: Hand | None = None, log: Log = SILENT) -> State:
    """Everything that needs nobody is carried out."""
    chance = hand or Hand()
    after = GAME.settle(s, chance, log)
    assert not chance.left, chance.left
    return after


def drawn(*names: str, log: Log = SILENT) -> State:
    """The first of two heroes has drawn these cards."""
    s = table(hero(), hero())
    loot.draw(s, 0, len(names), Hand(), log)
    return settled(s, cards(*names), log)


def looted(*names: str, killer: int = 0, heroes: int = 3, log: Log = SILENT) -> State:
    """These cards lie on the table for all."""
    s = table(*[hero() for _ in range(heroes)])
    loot.share(s, killer, len(names))
    return settled(s, cards(*names), log)


# What the cards give


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        pytest.param("purse", 10, marks=pytest.mark.rule("T01")),
        pytest.param("bag-of-gold", 20, marks=pytest.mark.rule("T02")),
        pytest.param("gem", 30, marks=pytest.mark.rule("T03")),
        pytest.param("jewels", 50, marks=pytest.mark.rule("T04")),
        pytest.param("royal-casket", 100, marks=pytest.mark.rule("T05")),
    ],
)
def test_gold_is_counted_and_its_card_discarded(name: str, gold: int) -> None:
    s = drawn(name)
    s = do(s, 0, f"take {name}") if s.frames else s
    assert s.heroes[0].gold == gold
    assert s.heroes[0].pack == ()
    assert s.treasure_out[TREASURE_OF[name]] == 1
    assert s.treasures[TREASURE_OF[name]] == COPIES[TREASURE_OF[name]] - 1


RULES_KEPT = {
    "T06": ("healing-potion", (("healing-potion", 1),)),
    "T07": ("greater-healing-potion", (("greater-healing-potion", 1),)),
    "T08": ("potion-of-vigour", (("potion-of-vigour", 1),)),
    "T09": ("potion-of-strength", (("potion-of-strength", 1),)),
    "T10": ("antidote", (("antidote", 2),)),
    "T11": ("elixir-of-heroism", (("elixir-of-heroism", 1),)),
    "T13": ("scroll-of-warding", (("scroll-of-warding", 1),)),
    "T16": ("explorer-pack", (("lantern", 1), ("rope", 1), ("torch", 6))),
    "T17": ("poison-vial", (("poison", 2),)),
    "T18": ("dagger-plus", (("dagger-plus", 1),)),
    "T19": ("short-sword-plus", (("short-sword-plus", 1),)),
    "T20": ("long-sword-plus", (("long-sword-plus", 1),)),
    "T21": ("blessed-mace", (("blessed-mace", 1),)),
    "T22": ("long-bow-plus", (("long-bow-plus", 1),)),
    "T23": ("battle-axe-plus", (("battle-axe-plus", 1),)),
    "T24": ("archmage-staff", (("archmage-staff", 1),)),
    "T25": ("runeblade", (("runeblade", 1),)),
    "T26": ("dwarven-maul", (("dwarven-maul", 1),)),
    "T27": ("leather-armour-plus", (("leather-armour-plus", 1),)),
    "T28": ("small-shield-plus", (("small-shield-plus", 1),)),
    "T29": ("scale-armour-plus", (("scale-armour-plus", 1),)),
    "T30": ("chain-mail", (("chain-mail", 1),)),
    "T31": ("chain-mail-plus", (("chain-mail-plus", 1),)),
    "T32": ("full-plate", (("full-plate", 1),)),
    "T33": ("warding-ring", (("warding-ring", 1),)),
    "T34": ("amulet-of-life", (("amulet-of-life", 1),)),
    "T35": ("swift-boots", (("swift-boots", 1),)),
    "T36": ("gauntlets-of-might", (("gauntlets-of-might", 1),)),
}
"""The gift of each card that is neither gold nor chosen."""


@pytest.mark.parametrize(
    ("name", "pack"), [pytest.param(*kept, marks=pytest.mark.rule(rule)) for rule, kept in RULES_KEPT.items()]
)
def test_objects_are_kept_and_their_card_with_them(name: str, pack: tuple[tuple[str, int], ...]) -> None:
    s = drawn(name)
    card = TREASURE_OF[name]
    assert s.heroes[0].pack == pack
    assert s.heroes[0].gold == 0
    assert s.treasure_out[card] == 0
    assert s.treasures[card] == COPIES[card] - 1


@pytest.mark.rule("T12")
@pytest.mark.parametrize("face", [1, 7])
def test_the_spell_of_a_scroll_is_rolled_when_found(face: int) -> None:
    s = table(hero(), hero())
    loot.draw(s, 0, 1, Hand(), SILENT)
    s = settled(s, Hand(treasure=[belongings.SCROLL], spell=[face]))
    assert s.heroes[0].pack == ((f"scroll:{SPELLS[face - 1]}", 1),)


@pytest.mark.rule("T14", "T15")
@pytest.mark.parametrize(
    ("name", "kind", "item", "number"),
    [("full-quiver", "bolt", "bolt", 20), ("runed-missiles", "stone", "runed-stone", 5)],
)
def test_missiles_are_of_the_kind_the_finder_chooses(name: str, kind: str, item: str, number: int) -> None:
    s = drawn(name)
    assert may(s, 0, "choose") == [f"choose {missile}" for missile in MISSILES]
    assert may(s, 1, "choose") == []
    s = do(s, 0, f"choose {kind}")
    assert s.heroes[0].pack == ((item, number),)
    assert s.treasure_out[TREASURE_OF[name]] == 0


@pytest.mark.rule("DJ-010")
def test_cards_that_are_found_are_told() -> None:
    log = Log()
    drawn("purse", "purse", log=log)
    assert told(log, "found") == [{"seat": 0, "treasures": [("purse", 2)]}]


# What they are worth


@pytest.mark.parametrize(
    ("name", "pu", "more"),
    [
        pytest.param("dagger-plus", 1, 1, marks=pytest.mark.rule("T18")),
        pytest.param("short-sword-plus", 2, 1, marks=pytest.mark.rule("T19")),
        pytest.param("long-sword-plus", 3, 1, marks=pytest.mark.rule("T20")),
        pytest.param("blessed-mace", 2, 1, marks=pytest.mark.rule("T21")),
        pytest.param("battle-axe-plus", 3, 1, marks=pytest.mark.rule("T23")),
        pytest.param("archmage-staff", 1, 0, marks=pytest.mark.rule("T24")),
        pytest.param("runeblade", 3, 2, marks=pytest.mark.rule("T25")),
        pytest.param("dwarven-maul", 4, 2, marks=pytest.mark.rule("T26")),
    ],
)
def test_magic_weapons(name: str, pu: int, more: int) -> None:
    s = table(hero(weapon=name), hero())
    uid = foe(s, "goblin", "a1")
    assert power(s, 0, "melee") == pu
    assert bonus(s, 0, uid, "melee") == more
    assert is_magic(s.heroes[0], "melee")
    assert plus_one(s.heroes[0], "melee") == (more > 0)


@pytest.mark.rule("T21")
def test_a_blessed_mace_strikes_the_undead_harder() -> None:
    s = table(hero(weapon="blessed-mace"), hero())
    assert bonus(s, 0, foe(s, "zombie", "a1"), "melee") == 3


@pytest.mark.rule("T22", "T15")
def test_a_magic_bow_and_runed_arrows_do_not_add_up() -> None:
    s = table(hero(weapon="long-bow-plus", pack={"arrow": 3}), hero(weapon="long-bow", pack={"runed-arrow": 2}))
    uid = foe(s, "goblin", "a1")
    assert [power(s, who, "missile") for who in (0, 1)] == [3, 3]
    assert [bonus(s, who, uid, "missile") for who in (0, 1)] == [1, 1]
    assert all(is_magic(s.heroes[who], "missile") for who in (0, 1))
    gain(s.own_hero(0), "runed-arrow", 1)
    assert bonus(s, 0, uid, "missile") == 1


@pytest.mark.parametrize(
    ("slot", "name", "pu", "more"),
    [
        pytest.param("armour", "leather-armour-plus", 1, 1, marks=pytest.mark.rule("T27")),
        pytest.param("shield", "small-shield-plus", 1, 1, marks=pytest.mark.rule("T28")),
        pytest.param("armour", "scale-armour-plus", 2, 1, marks=pytest.mark.rule("T29")),
        pytest.param("armour", "chain-mail", 3, 0, marks=pytest.mark.rule("T30")),
        pytest.param("armour", "chain-mail-plus", 3, 1, marks=pytest.mark.rule("T31")),
        pytest.param("armour", "full-plate", 4, 0, marks=pytest.mark.rule("T32")),
    ],
)
def test_armour_found(slot: str, name: str, pu: int, more: int) -> None:
    s = table(hero(**{slot: name}), hero())
    assert armour(s, 0) == pu
    assert aid(s, 0) == more


@pytest.mark.parametrize(
    ("name", "index", "value"),
    [
        pytest.param("warding-ring", DEFENCE, 6, marks=pytest.mark.rule("T33")),
        pytest.param("swift-boots", SPEED, 4, marks=pytest.mark.rule("T35")),
        pytest.param("gauntlets-of-might", STRENGTH, 4, marks=pytest.mark.rule("T36")),
    ],
)
def test_charms_raise_a_characteristic(name: str, index: int, value: int) -> None:
    s = table(hero(), hero(pack={name: 1}))
    assert trait(s, 0, index) == value - 1
    assert trait(s, 1, index) == value


@pytest.mark.rule("T34")
def test_an_amulet_saves_once_in_a_quest() -> None:
    s = table(hero(pack={"amulet-of-life": 1}, life=3), hero())
    harm(s, 0, 9)
    s = closed(settled(s))
    assert s.heroes[0].life == 5
    assert s.heroes[0].destiny == 2
    harm(s, 0, 9)
    s = closed(settled(s))
    assert s.heroes[0].down


# Deck and discards


@pytest.mark.rule("T01", "DJ-010")
def test_the_discards_are_shuffled_in_when_the_deck_is_empty() -> None:
    s = table(hero(), hero())
    s.treasures = (0,) * len(TREASURES)
    s.treasure_out = tuple([2 if card.id == "purse" else 0 for card in TREASURES])
    loot.draw(s, 0, 1, Hand(), SILENT)
    s = settled(s, cards("purse"))
    assert s.heroes[0].gold == 10
    assert s.treasures[TREASURE_OF["purse"]] == 1


@pytest.mark.rule("DJ-010")
def test_nothing_is_found_when_no_card_is_left() -> None:
    s = table(hero(), hero())
    s.treasures = s.treasure_out = (0,) * len(TREASURES)
    log = Log()
    loot.draw(s, 0, 2, Hand(), log)
    s = settled(s, log=log)
    assert s.heroes[0].gold == 0
    assert told(log, "nothing-found")


@pytest.mark.rule("T06", "T10", "T17")
@pytest.mark.parametrize(
    ("name", "item", "doses"),
    [("healing-potion", "healing-potion", 1), ("antidote", "antidote", 2), ("poison-vial", "poison", 2)],
)
def test_a_card_is_discarded_with_the_last_dose(name: str, item: str, doses: int) -> None:
    s = drawn(name)
    s.own_hero(0).weapon = "dagger"
    gain(s.own_hero(0), "dagger")
    verb = "smear" if item == "poison" else "drink"
    for dose in range(doses):
        assert s.treasure_out[TREASURE_OF[name]] == 0
        s = do(s, 0, f"{verb} {item}", Hand(heal=[1]) if item == "healing-potion" else Hand())
        assert s.treasure_out[TREASURE_OF[name]] == (dose == doses - 1)


@pytest.mark.rule("T06")
def test_potions_from_elsewhere_are_no_cards() -> None:
    """A potion that was bought or brewed leaves nothing in the discards when no card was out."""
    s = table(hero(pack={"healing-potion": 2}), hero())
    s = do(s, 0, "drink healing-potion", Hand(heal=[1]))
    assert s.treasure_out == (0,) * len(TREASURES)


@pytest.mark.rule("T18", "A-14")
def test_what_is_lost_with_its_bearer_comes_back() -> None:
    s = drawn("dagger-plus")
    s.own_hero(0).pack = ()
    belongings.settle(s)
    assert s.treasure_out[TREASURE_OF["dagger-plus"]] == 1


@pytest.mark.rule("A-71")
def test_a_dead_hero_still_has_the_cards() -> None:
    s = drawn("dagger-plus")
    s.own_hero(0).out = DEAD
    belongings.settle(s)
    assert s.treasure_out[TREASURE_OF["dagger-plus"]] == 0


def test_no_card_is_ever_lost_or_made() -> None:
    """Cards drawn, shared and used at random: each is always in the deck, discarded, on the table or with a hero."""
    chance = Fast(7)
    s = table(hero(), hero(), hero())
    for turn in range(200):
        if turn % 2:
            loot.share(s, turn % 3, 2)
        else:
            loot.draw(s, turn % 3, 1, chance, SILENT)
        s = GAME.settle(s, chance, SILENT)
        while s.frames:
            seat = GAME.asks(s)[0].seat
            s = GAME.apply(s, seat, next(iter(GAME.legal(s, seat).actions)), chance)
        for number, figure in enumerate(s.heroes):
            for item, count in figure.pack:
                if (turn + len(item)) % 3 == 0:
                    gain(s.own_hero(number), item, -count)
        belongings.settle(s)
        for index, card in enumerate(TREASURES):
            given = belongings.GIVEN[index]
            held = [
                -(-sum([figure.count(name) for figure in s.heroes for name in names]) // size) for names, size in given
            ]
            out = card.copies - s.treasures[index] - s.treasure_out[index]
            assert 0 <= out <= max(held, default=0), card.id


# The master's say


@pytest.mark.rule("DJ-103")
def test_the_master_has_treasure_drawn_again_until_it_fits_the_container() -> None:
    s = before("chest", plausible="on")
    s = do(s, 0, "open chest number=1", Hand(furniture=[7], treasure=[TREASURE_OF["full-plate"]]))
    assert may(s, MASTER, "redraw") == ["redraw"]
    assert may(s, MASTER, "keep") == ["keep"]
    assert may(s, 0, "keep") == []
    log = Log()
    s = do(s, MASTER, "redraw", cards("purse"), log)
    assert told(log, "drawn-again") == [{"card": "full-plate"}]
    s = do(s, MASTER, "keep")
    assert s.heroes[0].gold == 10
    assert s.treasures[TREASURE_OF["full-plate"]] == 1


@pytest.mark.rule("DJ-103")
def test_a_card_is_drawn_again_until_one_is_kept_or_none_is_left() -> None:
    s = before("chest", plausible="on")
    s = do(s, 0, "open chest number=1", Hand(furniture=[7], treasure=[0]))
    for again in range(1, 9):
        s = do(s, MASTER, "redraw", Hand(treasure=[again]))
    kept = do(s, MASTER, "keep")
    assert kept.heroes[0].pack == ((TREASURES[8].id, 1),)
    assert kept.treasures[:9] == (*COPIES[:8], COPIES[8] - 1)
    s.treasures = (0,) * len(TREASURES)
    assert refused(s, MASTER, "redraw").rule == "DJ-103"


@pytest.mark.rule("DJ-103")
@pytest.mark.parametrize("option", ["off", "on"])
def test_only_containers_are_judged(option: str) -> None:
    s = table(hero(), hero(), plausible=option)
    loot.draw(s, 0, 1, Hand(), SILENT)
    assert settled(s, cards("purse")).heroes[0].gold == 10
    s = before("chest", plausible=option)
    s = do(s, 0, "open chest number=1", Hand(furniture=[7], treasure=[0]))
    assert bool(s.frames) == (option == "on")


@pytest.mark.rule("DJ-193", "A-85")
def test_the_card_kept_ahead_may_be_exchanged() -> None:
    s = table(hero(), hero(), card_ahead="on")
    dagger = TREASURE_OF["dagger-plus"]
    s.ahead = (-1, -1, -1, -1, TREASURE_OF["purse"])
    s.treasures = tuple([number - (index == TREASURE_OF["purse"]) for index, number in enumerate(s.treasures)])
    loot.draw(s, 0, 1, Hand(), SILENT)
    s = settled(s, cards("dagger-plus"))
    s = do(s, MASTER, "exchange")
    assert s.heroes[0].gold == 10
    assert s.ahead[4] == dagger
    assert s.treasure_out[dagger] == 0
    assert s.treasures[dagger] == 0


@pytest.mark.rule("DJ-193", "A-85")
def test_the_cards_kept_ahead_are_taken_from_their_decks() -> None:
    s = table(hero(), hero(), card_ahead="on")
    rooms, monsters, treasures, spare = s.rooms, s.monster_deck, s.treasures, s.spare
    exchange.deal(s, Hand(rest=1))
    dungeon, square, long, monster, treasure = s.ahead
    assert sorted((dungeon, *s.spare)) == sorted(spare)
    assert (ROOMS[square].shape, ROOMS[long].shape) == ("square", "rectangular")
    assert add(add(s.rooms, square), long) == rooms
    assert (add(s.monster_deck, monster), add(s.treasures, treasure)) == (monsters, treasures)


@pytest.mark.rule("DJ-193", "A-40")
def test_the_card_kept_ahead_must_be_of_the_kind_that_is_sought() -> None:
    s = table(hero(), hero(), card_ahead="on")
    s.ahead = (-1, -1, -1, -1, TREASURE_OF["purse"])
    loot.draw(s, 0, 1, Hand(), SILENT, ("weapon",))
    assert settled(s, cards("dagger-plus")).heroes[0].pack == (("dagger-plus", 1),)


@pytest.mark.rule("A-76", "DJ-193")
def test_nobody_judges_what_is_bought_with_experience() -> None:
    s = table(hero(), hero(), card_ahead="on", step=TOWN)
    s.ahead = (-1, -1, -1, -1, TREASURE_OF["gem"])
    loot.draw(s, 0, 1, Hand(), SILENT)
    assert settled(s, cards("purse")).heroes[0].gold == 10


# Groups


def guarded(*kinds: str, treasures: int = 1, card: int = -1) -> State:
    """Three heroes, and monsters of one group."""
    s = table(hero(), hero(), hero(), card="throne-hall", combat=1)
    s.groups = (Group(card, treasures),)
    for number, kind in enumerate(kinds):
        spawning.spawn(s, kind, at(s, f"{'abcd'[number]}1"), 0)
    return s


@pytest.mark.rule("DJ-135", "A-69")
def test_treasure_is_found_at_once_when_the_last_of_a_card_falls() -> None:
    s = guarded("goblin", "goblin", treasures=2)
    harm(s, s.monsters[0].uid, 9, 1)
    s = settled(s)
    assert not s.frames
    harm(s, s.monsters[0].uid, 9, 1)
    log = Log()
    s = settled(s, cards("purse", "gem"), log)
    assert told(log, "loot") == [{"treasures": [("purse", 1), ("gem", 1)]}]
    assert isinstance(s.frames[-1], Share)
    assert s.frames[-1].hero == 1


def default(s: State, seat: int) -> str:
    [asked] = [ask for ask in GAME.asks(s) if ask.seat == seat]
    assert asked.default is not None
    return GAME.say(asked.default)


@pytest.mark.rule("DJ-136")
def test_a_find_is_shared_fairly_by_default() -> None:
    """Equipment goes to whom it serves, gold to whom has least, what can be divided is divided."""
    s = table(hero("elf", "mage", gold=40), hero(gold=30), hero(gold=5))
    loot.share(s, 0, 3)
    s = settled(s, cards("full-plate", "purse", "royal-casket"))
    assert default(s, 0) == "hand full-plate hero:3", "the mage may not wear it, and of the warriors one has less"
    lots = GAME.view(s, None)["on-table"]["loot"]
    assert [(lot["word"], lot["fair"]) for lot in lots] == [("full-plate", 3), ("purse", 3), ("royal-casket", 3)]
    fits = {fit["hero"]: fit for fit in lots[0]["fits"]}
    assert fits[1]["code"] == "too-powerful"
    assert fits[3]["defence"] == [0, 4]
    s = do(s, 0, "hand full-plate hero:3")
    assert default(s, 1) == "take purse", "armour that was found counts as a share"
    s = do(s, 1, "take purse")
    assert default(s, 2) == "divide royal-casket"
    assert GAME.legal(s, 2).why_not(("divide", ("royal-casket", 1))) is None


@pytest.mark.rule("DJ-135", "A-81")
def test_monsters_that_still_wait_for_room_guard_their_treasure() -> None:
    s = guarded("goblin", "goblin")
    s.own_monster(s.monsters[1].uid).square = NOWHERE
    harm(s, s.monsters[0].uid, 9, 0)
    assert not settled(s).frames


@pytest.mark.rule("DJ-137")
def test_the_card_of_defeated_monsters_goes_back() -> None:
    card = next(index for index, known in enumerate(MONSTER_CARDS) if known.monsters == (("goblin", 6),))
    s = guarded("goblin", treasures=0, card=card)
    s.monster_deck = tuple([number - (index == card) for index, number in enumerate(s.monster_deck)])
    uid = s.monsters[0].uid
    harm(s, uid, 9, 0)
    s = settled(s)
    assert s.monster_deck[card] == 1
    assert s.groups == (Group(),)


@pytest.mark.rule("DJ-135", "SQ16", "RE09")
def test_a_room_adds_to_what_its_monsters_guard() -> None:
    """The card's own treasure and the room's are one number of the group."""
    s = table(hero(), hero(), card="throne-hall")
    card = next(index for index, known in enumerate(MONSTER_CARDS) if known.treasures == 1)
    spawning.appear(s, card, 0, Hand(), SILENT, treasures=1)
    assert s.groups[-1] == Group(card, 2)


@pytest.mark.rule("A-43", "A-44")
def test_what_furniture_wakes_guards_nothing() -> None:
    s = guarded()
    uid = spawning.spawn(s, "mummy", at(s, "a1"))
    harm(s, uid, 20, 0)
    assert not settled(s).frames


# Sharing


@pytest.mark.rule("DJ-136", "A-69")
def test_the_one_who_dealt_the_last_blow_chooses_first_then_clockwise() -> None:
    s = looted("purse", "gem", "jewels", killer=1)
    assert may(s, 0, "take") == may(s, 2, "take") == []
    assert may(s, 1, "take") == ["take purse", "take gem", "take jewels"]
    s = do(s, 1, "take jewels")
    s = do(s, 2, "take gem")
    log = Log()
    s = do(s, 0, "take purse", log=log)
    assert [figure.gold for figure in s.heroes] == [10, 50, 30]
    assert not s.frames
    assert told(log, "took-card") == [{"seat": 0, "treasure": "purse"}]


@pytest.mark.rule("DJ-136")
def test_whoever_chooses_may_hand_a_card_to_another() -> None:
    s = looted("dagger-plus")
    assert may(s, 0, "hand") == ["hand dagger-plus hero:2", "hand dagger-plus hero:3"]
    s = do(s, 0, "hand dagger-plus hero:3")
    assert s.heroes[2].pack == (("dagger-plus", 1),)


@pytest.mark.rule("A-69")
def test_those_who_are_down_do_not_choose_but_may_be_given() -> None:
    s = table(hero(life=0), hero(), hero())
    loot.share(s, 0, 2)
    s = settled(s, cards("healing-potion", "gem"))
    assert s.frames[-1].hero == 1
    assert "hand gem hero:1" in may(s, 1, "hand")
    s = do(s, 1, "take healing-potion")
    assert s.frames[-1].hero == 2


@pytest.mark.rule("A-69", "A-70")
@pytest.mark.parametrize("killer", [-1, 10])
def test_when_no_hero_dealt_the_blow_the_first_begins(killer: int) -> None:
    assert looted("purse", killer=killer).frames[-1].hero == 0


@pytest.mark.rule("A-69")
def test_a_hero_alone_takes_all() -> None:
    s = looted("purse", "gem", "dagger-plus", heroes=1)
    assert s.heroes[0].gold == 40
    assert s.heroes[0].pack == (("dagger-plus", 1),)
    assert not s.frames


@pytest.mark.rule("A-69")
def test_what_nobody_can_take_is_discarded() -> None:
    s = table(hero(life=0), hero(life=0))
    loot.share(s, 0, 1)
    while s.frames:
        frame, s.frames = s.frames[-1], s.frames[:-1]
        GAME.kinds[type(frame)].resolve(s, frame, cards("gem") if isinstance(frame, Draw) else Hand(), SILENT)
    assert s.treasure_out[TREASURE_OF["gem"]] == 1


@pytest.mark.rule("T05")
def test_a_royal_casket_is_divided_or_taken() -> None:
    s = looted("royal-casket", "purse")
    assert may(s, 0, "divide") == ["divide royal-casket"]
    s = do(s, 0, "divide royal-casket")
    assert [figure.gold for figure in s.heroes] == [34, 33, 33]
    assert s.treasure_out[TREASURE_OF["royal-casket"]] == 1
    assert s.treasure_out[TREASURE_OF["purse"]] == 0
    assert may(s, 1, "divide") == []
    assert may(s, 1, "take") == ["take purse"]


@pytest.mark.rule("T05")
def test_a_royal_casket_that_one_hero_finds_is_divided_too() -> None:
    s = table(hero(), hero())
    loot.draw(s, 1, 1, Hand(), SILENT)
    s = settled(s, cards("royal-casket"))
    assert may(s, 0, "hand") == may(s, 1, "hand") == []
    assert may(s, 1, "take") == ["take royal-casket"]
    divided = do(s, 1, "divide royal-casket")
    assert [figure.gold for figure in divided.heroes] == [50, 50]
    assert not divided.frames


@pytest.mark.rule("A-75", "DJ-010")
def test_what_was_read_or_shot_is_discarded_at_once() -> None:
    s = table(hero("human", "mage", pack={"scroll:astral-armour": 1}), hero())
    s.treasures = add(s.treasures, belongings.SCROLL, -1)
    s = do(s, 0, "read scroll:astral-armour hero:1")
    assert s.treasure_out[belongings.SCROLL] == 1
    s = stand(table(hero(weapon="long-bow", pack={"runed-arrow": 1}, destiny=0, fatigue=0)), 0, "b2")
    foe(s, "ogre", "d2")
    runed = TREASURE_OF["runed-missiles"]
    s.treasures = add(s.treasures, runed, -1)
    s = closed(do(s, 0, "shoot ogre number=1", Hand(combat=[1, 9])))
    assert s.treasure_out[runed] == 1


@pytest.mark.rule("T15", "DJ-068")
def test_a_hero_chooses_between_runed_and_ordinary_missiles() -> None:
    s = stand(table(hero(weapon="long-bow", pack={"runed-arrow": 2, "arrow": 2}, destiny=0, fatigue=0)), 0, "b2")
    foe(s, "ogre", "d2")
    assert may(s, 0, "equip") == ["equip arrow"]
    s = do(s, 0, "equip arrow")
    assert may(s, 0, "equip") == ["equip runed-arrow"]
    shot = closed(do(s, 0, "shoot ogre number=1", Hand(combat=[1, 9])))
    assert (shot.heroes[0].count("arrow"), shot.heroes[0].count("runed-arrow")) == (1, 2)
    runed = closed(do(do(s, 0, "equip runed-arrow"), 0, "shoot ogre number=1", Hand(combat=[1, 9])))
    assert (runed.heroes[0].count("arrow"), runed.heroes[0].count("runed-arrow")) == (2, 1)


@pytest.mark.rule("T15", "T22")
def test_a_magic_bow_shoots_ordinary_missiles_first() -> None:
    s = stand(table(hero(weapon="long-bow-plus", pack={"runed-arrow": 2, "arrow": 1}, destiny=0, fatigue=0)), 0, "b2")
    foe(s, "ogre", "d2")
    s = closed(do(s, 0, "shoot ogre number=1", Hand(combat=[1, 9])))
    assert (s.heroes[0].count("arrow"), s.heroes[0].count("runed-arrow")) == (0, 2)


@pytest.mark.rule("T12", "DJ-136")
def test_a_shared_scroll_is_known_by_its_spell() -> None:
    s = table(hero(), hero())
    loot.share(s, 0, 1)
    s = settled(s, Hand(treasure=[belongings.SCROLL], spell=[3]))
    assert may(s, 0, "take") == ["take scroll:flight"]
    s = do(s, 0, "take scroll:flight")
    assert s.heroes[0].pack == (("scroll:flight", 1),)
    assert s.treasure_out[belongings.SCROLL] == 0


@pytest.mark.rule("T14", "DJ-136")
def test_shared_missiles_are_chosen_by_the_one_who_gets_them() -> None:
    s = looted("full-quiver", "purse")
    s = do(s, 0, "hand full-quiver hero:2")
    assert may(s, 1, "choose")
    assert not may(s, 0, "choose")
    s = do(s, 1, "choose arrow")
    assert s.heroes[1].count("arrow") == 20
    assert s.frames[-1].hero == 1
    assert s.treasure_out[TREASURE_OF["full-quiver"]] == 0


def test_every_treasure_gives_what_exists() -> None:
    for card, given in zip(TREASURES, belongings.GIVEN, strict=True):
        assert all(name in ITEMS for names, _ in given for name in names), card.id
        assert bool(given) == (card.category != "gold"), card.id
