"""Words chosen and typed, taken back, explained; the rulebook; other languages."""

from __future__ import annotations

import asyncio

import pytest
from textual.events import Key, Paste
from textual.widgets import Input

from souterrain.core.actions import say
from souterrain.core.journal import Undo
from souterrain.terminal.language import LANGUAGES
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.line import Line
from souterrain.terminal.screen.panels import Picture, Story
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.rows import Number
from souterrain.terminal.screen.rules import RulesPage
from souterrain.terminal.screen.sentence import Whole
from souterrain.terminal.screen.why import WhyPage
from souterrain.terminal.session import Session
from tests.screen.driving import driven, session_of

SEED = 7
"""Monsters, and companions to fight them, in the first level already."""


def alone(code: str = "en") -> Session:
    return Session.new("roll", ["me"], seed=SEED, code=code, options={"heroes": "none"})


def test_a_sentence_word_by_word_and_back_again() -> None:
    async def run() -> None:
        async with driven(session=alone()) as driver:
            play = await driver.game()
            asking = play.query_one(Asking)
            verbs = [row.key for row in asking.rows.rows]
            assert "fight" in verbs
            await driver.choose("fight")
            assert asking.said == ("fight",)
            assert driver.text("#said") == "fight …"
            assert driver.footer()["escape"] == "Back"
            await driver.press("enter")
            [whole] = [row for row in asking.rows.rows if isinstance(row, Whole)]
            await driver.press("escape", "escape")
            assert asking.said is None
            assert [row.key for row in asking.rows.rows] == verbs
            await driver.choose("fight")
            await driver.press("enter", "enter")
            await driver.game()
            assert next(play.session.match.journal.acts()).text.startswith("fight")
            assert driver.footer()["f3"] == "Undo"
            await driver.press("f3")
            await driver.game()
            assert isinstance(play.session.match.journal.entries[-1], Undo)
            assert "f3" not in driver.footer()
            assert whole.text.startswith("Confirm: Fight the ")

    asyncio.run(run())


def test_the_list_begins_at_what_carries_the_game_on() -> None:
    """Enter alone never leads into a re-roll on a level that is clear; the words of a sentence begin at the first."""

    async def run() -> None:
        session = alone()
        async with driven(session=session) as driver:
            asking = (await driver.game()).query_one(Asking)
            await driver.choose("fight")
            assert asking.rows.row is asking.rows.rows[0]
            await driver.press("enter", "enter")
            await driver.game()
            assert [row.key for row in asking.rows.rows] == ["reroll", "go"]
            await driver.press("enter")
            await driver.game()
            assert [act.text for act in session.match.journal.acts()][1:] == ["go on"]

    asyncio.run(run())


def test_letters_go_to_the_sentence_line_wherever_they_are_typed() -> None:
    async def run() -> None:
        async with driven(session=alone()) as driver:
            play = await driver.game()
            line, verbs = play.query_one(Line), len(play.query_one(Asking).rows.rows)
            await driver.write("fi")
            assert driver.app.focused is line
            assert line.value == "fi"
            assert len(play.query_one(Asking).rows.rows) == verbs
            await driver.press("escape", "escape")
            assert line.value == ""
            assert not line.has_focus

    asyncio.run(run())


@pytest.mark.parametrize(
    ("code", "typed", "played"),
    [
        ("en", "fight {0}\r", ["fight {0}"]),
        ("fr", "combattre {0}\r", ["fight {0}"]),
        ("it", "combattere {0}\randare avanti\r", ["fight {0}", "go on"]),
    ],
)
def test_a_burst_arrives_whole(code: str, typed: str, played: list[str]) -> None:
    """Every key is there before the first is handled, as over a slow connection or from a macro."""

    async def run() -> None:
        session = alone(code)
        fight = next(action for action in session.match.legal(0).actions if action[0] == "fight")
        said = session.words.say(fight).partition(" ")[2]
        async with driven(session=session) as driver:
            play = await driver.game()
            driver.burst(typed.format(said))
            await driver.until(lambda: len(list(session.match.journal.acts())) >= len(played))
            acts = [act.text for act in session.match.journal.acts()]
            assert acts == [text.format(say(fight).partition(" ")[2]) for text in played]
            assert play.query_one(Line).value == ""

    asyncio.run(run())


@pytest.mark.parametrize("pasted", [False, True])
def test_lines_of_a_script_are_played(pasted: bool) -> None:
    """A script ends its lines by a line feed; pasted text comes as one piece, wherever the focus is."""

    async def run() -> None:
        session = alone()
        fight = next(action for action in session.match.legal(0).actions if action[0] == "fight")
        script = f"{session.words.say(fight)}\ngo on\n"
        async with driven(session=session) as driver:
            await driver.game()
            if pasted:
                driver.app.post_message(Paste(script))
            else:
                for sign in script:
                    driver.app.post_message(Key("ctrl+j", None) if sign == "\n" else Key(sign, sign))
            await driver.until(lambda: len(list(session.match.journal.acts())) >= 2)
            assert [act.text for act in session.match.journal.acts()] == [say(fight), "go on"]

    asyncio.run(run())


def test_keys_wait_for_the_list_that_follows() -> None:
    """Enter, Enter in one burst: the first word of the list, then the first of the next list."""

    async def run() -> None:
        session = alone()
        async with driven(session=session) as driver:
            asking = (await driver.game()).query_one(Asking)
            assert next(row.key for row in asking.rows.rows) == "fight"
            driver.burst("\r\r")
            await driver.settle()
            first = next(iter(session.match.legal(0).actions))
            assert asking.said is not None
            assert asking.said[0] == "fight"
            assert asking.said[1:][0] == first[1:][0]

    asyncio.run(run())


@pytest.mark.parametrize("keys", [("enter",), ("enter", "enter"), ("enter", "escape")])
def test_flight_is_never_one_key(keys: tuple[str, ...]) -> None:
    """The first choice of the question keeps everything; a second Enter wastes nothing."""

    async def run() -> None:
        session = alone()
        async with driven(session=session) as driver:
            asking = (await driver.game()).query_one(Asking)
            at = [row.key for row in asking.rows.rows].index("flee")
            assert "no XP for level 1" in asking.rows.rows[at].shown
            await driver.press(*["down"] * at, *keys)
            assert list(session.match.journal.acts()) == []
            if len(keys) > 1:
                assert asking.rows.rows[at].key == "flee", "asked as before"
            else:
                assert "never used" in driver.text("#question")
                await driver.press("down", "enter")
                assert [act.text for act in session.match.journal.acts()] == ["flee"]

    asyncio.run(run())


@pytest.mark.parametrize(("answer", "acts"), [("yes", ["flee"]), ("no", []), ("3", [])])
def test_a_doubt_is_answered_by_a_typed_word(answer: str, acts: list[str]) -> None:
    async def run() -> None:
        session = alone()
        async with driven(session=session) as driver:
            await driver.game()
            driver.burst(f"flee\r{answer}\r")
            for _ in range(10):
                await driver.settle()
            assert [act.text for act in session.match.journal.acts()] == acts

    asyncio.run(run())


def test_counts_are_turned_and_typed() -> None:
    async def run() -> None:
        async with driven(session=Session.new("lantern", ["Ada", "bot:random"], seed=1)) as driver:
            play = await driver.game()
            rows = play.query_one(Asking).rows
            [at] = [at for at, row in enumerate(rows.rows) if row.turns][:1]
            await driver.press(*["down"] * at)
            row = rows.row
            assert isinstance(row, Number)
            assert (row.number, row.value) == (2, "2")
            await driver.press("left", "left")
            assert row.number == 1
            assert "change the number" in driver.text("#hint")
            await driver.press("2", "enter")
            assert play.query_one(Asking).said == ("lay", (row.key, 2))

    asyncio.run(run())


def test_a_typed_line_is_completed_and_played() -> None:
    async def run() -> None:
        async with driven(session=alone("fr")) as driver:
            play = await driver.game()
            await driver.press("tab")
            line = play.query_one(Line)
            assert driver.app.focused is line
            await driver.write("comb")
            assert driver.footer()["tab"] == "Compléter"
            await driver.press("tab")
            assert line.value == "combattre "
            await driver.press("tab")
            words = play.session.words
            said = play.session.so_far(line.value)
            assert said is not None
            assert line.value == f"{words.say(said)} "
            await driver.press("tab", "enter")
            await driver.until(lambda: bool(list(session_of(play).match.journal.acts())))
            assert next(session_of(play).match.journal.acts()).text.startswith("fight")
            await driver.game()
            assert line.value == ""

    asyncio.run(run())


def test_a_line_that_is_not_enough_leads_into_the_list() -> None:
    async def run() -> None:
        async with driven(session=alone()) as driver:
            asking = (await driver.game()).query_one(Asking)
            await driver.press("tab")
            await driver.write("fight")
            await driver.press("enter")
            assert driver.app.focused is asking.rows
            assert asking.rows.rows
            assert "which" in driver.text("#notice").lower() or "next" in driver.text("#notice")

    asyncio.run(run())


def test_why_a_word_is_not_offered_and_why_a_line_was_refused() -> None:
    async def run() -> None:
        async with driven(session=alone()) as driver:
            play = await driver.game()
            await driver.press("f2")
            await driver.on(WhyPage)
            assert "retire" in [row.key for row in driver.rows.rows]
            await driver.write("retire")
            assert "DR-61" in driver.text("#why-text")
            assert "Retiring to the tavern" in driver.text("#why-text")
            await driver.press("f1")
            await driver.on(RulesPage)
            assert driver.text("#rule").startswith("DR-61")
            await driver.press("escape", "escape")
            assert driver.app.focused is not None, "the first Escape takes back what was typed ahead"
            await driver.press("escape")
            await driver.on(PlayScreen)
            await driver.press("tab")
            await driver.write("descend")
            await driver.press("enter")
            assert "DR-30" in driver.text("#notice")
            await driver.press("f2")
            await driver.on(WhyPage)
            assert driver.rows.rows[0].text == "descend"
            assert "DR-30" in driver.text("#why-text")
            assert session_of(play).match.journal.entries[-1].kind == "seat", "nothing was played"

    asyncio.run(run())


def test_why_after_a_beginning() -> None:
    async def run() -> None:
        async with driven(session=alone()) as driver:
            play = await driver.game()
            await driver.choose("fight")
            await driver.press("f2")
            await driver.on(WhyPage)
            missing = {row.text for row in driver.rows.rows}
            offered = {row.text for row in play.query_one(Asking).rows.rows}
            assert missing
            assert not missing & offered
            assert driver.text("#why-text")

    asyncio.run(run())


def test_the_rulebook_is_searched() -> None:
    async def run() -> None:
        async with driven(session=alone("it")) as driver:
            await driver.game()
            await driver.press("f1")
            page = await driver.on(RulesPage)
            await driver.write("dr-50")
            assert page.query_one(Input).value == "dr-50"
            assert driver.text("#rule").startswith("DR-50")
            await driver.press("enter")
            assert [row.key for row in driver.rows.rows] == ["DR-50"]

    asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_screen_changes_its_language(size: tuple[int, int]) -> None:
    async def run() -> None:
        async with driven(size=size) as driver:
            assert driver.footer()["f10"] == "Leave"
            await driver.press("f5")
            assert driver.footer()["f10"] == "Quitter"
            await driver.press("enter", "enter")
            play = await driver.game()
            french = driver.text("#question")
            assert play.session.words.code == "fr"
            await driver.press("enter" if not isinstance(driver.rows.row, Whole) else "down")
            said = play.query_one(Asking).said
            await driver.press("f5")
            assert play.session.words.code == "it"
            assert driver.text("#question") != french
            assert play.query_one(Asking).said == said, "what was chosen stays"
            assert driver.footer()["f10"] == "Esci"
            await driver.press("f1")
            page = await driver.on(RulesPage)
            await driver.press("f5")
            assert page.words.code == play.session.words.code == driver.app.words.code == "en"
            theme = driver.app.theme
            await driver.press("f6")
            assert driver.app.theme != theme

    asyncio.run(run())


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_is_room_in_a_small_terminal(code: str) -> None:
    async def run() -> None:
        async with driven(code, alone(code)) as driver:
            play = await driver.game()
            await driver.choose("fight")
            shown = str(play.query_one(Keys).render())
            assert all(description in shown for description in driver.footer().values())
            rows = play.query_one(Asking).rows
            assert rows.region.height >= len(rows.rows)
            for kind in (Picture, Asking, Story, Line):
                region = play.query_one(kind).region
                assert region.width > 0
                assert region.height > 0
                assert region.right <= 80
                assert region.bottom <= 23
            drawn = str(play.query_one(Picture).query_one("Static").render()).splitlines()
            assert max(map(len, drawn)) <= play.query_one(Picture).scrollable_content_region.width
            assert play.query_one(Story).is_vertical_scroll_end

    asyncio.run(run())
