"""Heroes explained: by a command, on the table, in the list when choosing, and when they turn."""

from __future__ import annotations

import asyncio

import pytest

from souterrain.core.events import Log
from souterrain.core.journal import Header, Journal
from souterrain.core.match import Match
from souterrain.core.seeded import Seeded
from souterrain.games.roll.cards import RULES
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.game import GAME
from souterrain.terminal import cards
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.rulebook import rulebook
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.session import Session
from tests.games.roll.tables import table
from tests.screen.driving import driven
from tests.terminal.conftest import Play


def new(code: str = "en", **options: str) -> Session:
    return Session.new("roll", ("me",), seed=7, options=options, code=code)


def about_to_turn() -> Session:
    """A Knight at Regroup, for whom retiring brings the fifth XP."""
    state = table(hero="knight", phase="regroup", level=3, xp=2)
    header = Header("roll", FACTS.rules, 1, FACTS.resolve({}), (), None, "", (), (), "")
    match = Match(GAME, Journal(header), state, Log(), Seeded(bytes(32)))
    match.sit(0, "me")
    return Session(match, bytes(32), "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_side_of_every_hero_has_its_rules(code: str) -> None:
    book, words = rulebook("roll", code), Language(code, "roll")
    assert {rule for rules in RULES.values() for rule in rules} <= set(book)
    for card in RULES:
        name, *told = cards.lines("roll", card, words)
        assert name == words.noun(card)
        assert max(map(len, told)) <= cards.WIDTH
    for hero in HEROES:
        assert 10 < len(cards.summary("roll", ("choose", (hero.novice.name, 1)), words)) < 100


@pytest.mark.parametrize(
    ("code", "command", "told"),
    [
        ("en", "hero", ["Specialty: For the Occultist,", "Master’s ultimate: Once per delve the Necromancer"]),
        ("fr", "héros", ["Spécialité : ", "Nécromancien"]),
        ("it", "eroe", ["Specialità: ", "Negromante"]),
    ],
)
def test_a_command_explains_both_sides(play: Play, code: str, command: str, told: list[str]) -> None:
    printed = play(new(code, hero="occultist"), f"{command}\nquit\n").partition(f"> {command}")[2]
    for text in told:
        assert text in printed


def test_a_named_hero_is_explained(play: Play) -> None:
    printed = play(new(hero="occultist"), "hero knight\nquit\n").partition("> hero knight")[2]
    assert "\nKnight\nSpecialty: " in printed
    assert "\nDragon Slayer\nMaster’s specialty: " in printed
    assert "no hero that the rulebook" in play(new(heroes="none"), "hero\nquit\n")


def test_the_side_in_force_stands_on_the_table(play: Play) -> None:
    printed = play(new(hero="occultist"), "quit\n")
    assert "\nOccultist\nSpecialty: For the Occultist" in printed
    assert "Necromancer" not in printed


@pytest.mark.parametrize(("code", "told"), [("en", "Fighters and Mages stand in"), ("it", "Guerrieri e Maghi si")])
def test_heroes_to_choose_from_are_explained(play: Play, code: str, told: str) -> None:
    session = new(code, heroes="choose", hero_set="all")
    printed = play(session, "1\nquit\n")
    assert told in printed

    async def run() -> None:
        async with driven(code, new(code, heroes="choose", hero_set="all"), size=(120, 40)) as driver:
            asking = (await driver.game()).query_one(Asking)
            rows = {row.key: row.shown for row in asking.rows.rows}
            assert told in rows["spellsword"]
            assert all(rows.values())

    asyncio.run(run())


def test_a_hero_that_turns_is_explained(play: Play) -> None:
    assert "\nDragon Slayer\nMaster’s specialty: " in play(about_to_turn(), "retire\nquit\n")

    async def run() -> None:
        async with driven(session=about_to_turn(), size=(120, 40)) as driver:
            await driver.game()
            driver.burst("retire\r")
            await driver.until(lambda: "Dragon Slayer" in driver.text("#notice"), 60)
            assert "Master’s ultimate: " in driver.text("#notice")

    asyncio.run(run())
