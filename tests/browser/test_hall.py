"""The hall and what surrounds a game: one tap to a game, friends by link, my tables, a line that is down, a gallery."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, open_place, open_tools, play_out, say, set_table, sit_down, until
from tests.browser.test_screens import findings

PHONE = {"width": 360, "height": 740}
HERE = "id => fetch(`/api/tables/${id}`).then(answer => answer.json())"


def table_at(page: Page) -> dict[str, Any]:
    """The table whose page this is, as the server tells it."""
    found: dict[str, Any] = page.evaluate(HERE, page.url.rpartition("/")[2])
    return found


def door(page: Page, game: str) -> Locator:
    return page.locator(f".door:has(#door-{game})")


@pytest.mark.parametrize("game", ["roll", "drop", "donjon"])
def test_a_game_is_one_tap_away(visit: Open, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    door(page, game).get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".question h2")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT"])
def test_the_first_door_can_be_opened_without_scrolling(visit: Open, language: str) -> None:
    """And the way to every other screen is one line."""
    page = visit(viewport=PHONE, locale=language)
    act = page.locator(".door .primary").first
    expect(act).to_be_in_viewport(ratio=1)
    tops = page.eval_on_selector_all(".top a", "links => links.map(link => link.getBoundingClientRect().top)")
    assert len(tops) == 4
    assert len({round(top) for top in tops}) == 1
    names = page.locator(".top nav a").all_inner_texts()
    assert all(name.strip() for name in names)


def test_who_never_played_is_shown_round_first(visit: Open) -> None:
    page = visit()
    offer = door(page, "roll").locator(".primary")
    expect(offer).to_have_attribute("href", "/guide/roll")
    set_table(page, "roll", ["me"], start=True)
    page.reload()
    expect(door(page, "roll").locator(".primary")).to_have_text("Play now")
    expect(door(page, "roll").get_by_role("link", name="Lesson")).to_have_attribute("href", "/guide/roll")


def test_friends_are_one_tap_away(visit: Open) -> None:
    """A table with its link and its picture; who comes sits down, and nobody waits for the seats that stay free."""
    page = visit()
    door(page, "roll").get_by_role("button", name="With friends").click()
    link = page.get_by_label("Link to play").input_value()
    drawn = page.get_by_role("img", name="The link as a QR code")
    expect(drawn).to_be_visible()
    until(page, "document.querySelector('img.qr').naturalWidth > 0")
    expect(page.locator(".niche")).to_have_count(4)
    friend = visit(link[link.index("/t/") :])
    expect(friend.locator(".invite")).to_have_count(0)
    sit_down(friend, {"join": link[link.index("/t/") :]})
    page.get_by_role("button", name="Start with 2").click()
    for each in (page, friend):
        each.wait_for_selector(".question")
    options = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json())", page.url.rpartition("/")[2]
    )
    assert len(options["seats"]) == 2
    assert options["options"]["tempo"] == "turns"


def test_a_code_leads_to_its_table(visit: Open) -> None:
    """Typed as it was heard, in small letters; one that no table has leads nowhere."""
    page, friend = visit(BARE), visit(BARE)
    made = set_table(page, "roll", ["me", ""])
    for code, path in (("qqqqqq", "/j/qqqqqq"), (made["code"].lower(), made["join"])):
        go_to(friend, "/", "#code")
        friend.locator("#code").fill(code)
        friend.keyboard.press("Enter")
        friend.wait_for_url(f"**{path}")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    friend.wait_for_selector(".patient")


def test_seats_before_the_game(visit: Open) -> None:
    page = visit(BARE)
    go_to(page, set_table(page, "lantern", ["me", ""])["join"])
    open_tools(page, "Chairs and roles")
    more, less = page.get_by_role("button", name="One seat more"), page.get_by_role("button", name="One seat less")
    more.click()
    expect(page.locator(".niche")).to_have_count(3)
    less.click()
    expect(page.locator(".niche")).to_have_count(2)
    expect(less).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".start")).to_be_disabled()


def test_people_choose_between_turns_and_a_race(visit: Open) -> None:
    """In words, from two people on; turns come first."""
    page = visit("/new/roll")
    race = page.get_by_role("radio", name="Race")
    expect(race).to_have_count(0)
    page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_role("radio", name="In turns")).to_be_checked()
    expect(page.locator(".mode")).to_contain_text("Everybody watches the same dice.")
    page.locator("#seat-1").select_option("bot:random")
    expect(race).to_have_count(0)
    page.locator("#seat-1").select_option("")
    race.check()
    expect(page.locator(".mode")).to_contain_text("Everybody delves at once")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_selector(".lobby .niches")
    assert table_at(page)["options"]["tempo"] == "together"


def test_my_tables(visit: Open) -> None:
    """Those that wait for me first, finished ones folded; a slow one says until when."""
    page, friend = visit(BARE), visit(BARE)
    waits = set_table(page, "lantern", ["me", "me"], start=True, tempo=3 * 86400)
    other = set_table(friend, "lantern", ["me", ""])
    sit_down(page, other)
    go_to(friend, other["join"])
    friend.locator(".start").click()
    say(page, "")
    expect(page.locator("#question")).to_contain_text("Waiting for")
    over = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, over["join"], ".question")
    open_place(page, "table")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector(".result")
    go_to(page, "/", ".my-tables")
    current = page.locator(".my-tables > .cards a")
    expect(current).to_have_count(2)
    assert [link.get_attribute("href") for link in current.all()] == [f"/t/{waits['table']}", f"/t/{other['table']}"]
    expect(current.first).to_contain_text("waits for you")
    expect(current.first).to_contain_text(re.compile(r"until \w+day.* \d\d:\d\d, in \d days"))
    expect(current.last).to_contain_text("being played")
    finished = page.locator(".my-tables .finished")
    expect(finished.locator("a")).not_to_be_visible()
    finished.locator("summary").click()
    expect(finished.locator(f"a[href='/r/{over['table']}']")).to_be_visible()


def test_a_line_that_is_down_is_told(visit: Open) -> None:
    page = visit()
    page.wait_for_selector(".door .primary")
    page.context.set_offline(True)
    banner = page.locator(".offline")
    expect(banner).to_contain_text("No connection")
    assert not findings(page)
    banner.get_by_role("button", name="Try again").click()
    expect(page.locator("#live")).to_contain_text("Still no answer")
    page.context.set_offline(False)
    expect(banner).to_have_count(0)


def test_a_server_that_does_not_answer_is_told(visit: Open) -> None:
    page = visit()
    page.wait_for_selector(".door .primary")
    page.route("**/api/**", lambda route: route.abort())
    door(page, "roll").get_by_role("button", name="Play now").click()
    expect(page.locator(".offline")).to_be_visible()
    page.unroute("**/api/**")
    page.locator(".offline button").click()
    expect(page.locator(".offline")).to_have_count(0)


def test_a_name_is_there_and_can_be_changed_by_keyboard(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Change", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Mélusine")
    page.keyboard.press("Enter")
    expect(page.locator(".guest")).to_contain_text("You play as Mélusine.")
    expect(page.get_by_role("button", name="Change", exact=True)).to_be_focused()


def test_the_gallery_by_keyboard(visit: Open) -> None:
    """All heroes; by set, by side, one by one."""
    page = visit("/gallery/roll")
    cards = page.locator(".two-sided")
    expect(cards).to_have_count(26)
    expect(page.locator(".two-sided button.turn")).to_have_count(18)
    page.get_by_role("button", name="Legends").focus()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(8)
    page.get_by_role("button", name="All", exact=True).focus()
    page.keyboard.press("Space")
    expect(cards).to_have_count(26)
    first = cards.first
    expect(first.locator("h3")).to_have_text("Spellsword")
    first.get_by_role("button", name="Turn over: Battlemage").focus()
    page.keyboard.press("Enter")
    expect(first.locator("h3")).to_have_text("Battlemage")
    expect(first).to_contain_text("sends all active dungeon dice")
    expect(first.locator("button.turn")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("Battlemage")
    expect(cards.nth(1).locator("h3")).to_have_text("Mercenary")
    page.get_by_role("button", name="Master", exact=True).click()
    expect(cards.nth(1).locator("h3")).to_have_text("Commander")
    page.locator(".two-sided a").first.click()
    page.wait_for_url("**/rules/roll#DR-*")


@pytest.mark.parametrize(("game", "cards"), [("drop", 46), ("donjon", 76)])
def test_every_game_has_a_gallery(visit: Open, game: str, cards: int) -> None:
    """Found from the hall and from the rules; each card has its picture and its text."""
    page = visit()
    page.locator("a[href='/gallery']").click()
    expect(page.locator(".galleries a")).to_have_count(3)
    assert not findings(page)
    page.locator(f".galleries a[href='/gallery/{game}']").click()
    expect(page.locator(".two-sided")).to_have_count(cards)
    assert page.locator(".two-sided .portrait path").count() >= cards
    empty = ".two-sided:not(:has(p, li, td))"
    expect(page.locator(empty)).to_have_count(0)
    page.locator(f"main a[href='/rules/{game}']").first.click()
    page.wait_for_selector(".howto")
    expect(page.locator(f"a[href='/gallery/{game}']")).to_be_visible()


def test_a_new_table_of_donjon_shows_quest_and_master(visit: Open) -> None:
    page = visit("/new/donjon")
    expect(page.get_by_label("Quest", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="Master Seat 2")).to_be_checked()
    page.get_by_label("Quest", exact=True).select_option("captives")
    expect(page.locator("#about-quest")).to_have_text(re.compile("Free at least one captive"))
    page.get_by_role("radio", name="Master Seat 1").check()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_selector(".lobby .niches")
    made = table_at(page)
    assert made["options"]["quest"] == "captives"
    assert [seat["role"] for seat in made["seats"]] == ["master", "adventurer"]


def test_a_door_tells_the_last_result_and_the_time_left(visit: Open) -> None:
    page = visit(BARE)
    made = set_table(page, "roll", ["me"], start=True)
    go_to(page, made["join"], ".question")
    play_out(page, rather=("retire", "flee"))
    go_to(page, "/", ".door .primary")
    last = door(page, "roll").locator(".last a")
    expect(last).to_have_attribute("href", f"/r/{made['table']}")
    expect(last).to_have_text(re.compile(r"^Last time: \d+ points?$"))
    expect(door(page, "roll").locator(".until")).to_have_text(re.compile(r"\d+ (h|min) left"))
    expect(door(page, "drop").locator(".last a")).to_have_count(0)
    expect(door(page, "roll").locator(".door-picture")).to_be_visible()


def test_every_card_has_all_its_parts(visit: Open) -> None:
    page = visit("/gallery/roll")
    for side, sides in (("Novice", 26), ("Master", 26)):
        page.get_by_role("button", name=side, exact=True).click()
        parts = page.eval_on_selector_all(
            ".two-sided", "cards => cards.map(card => card.querySelectorAll('h4').length)"
        )
        assert parts == [2] * sides
        drawn = page.eval_on_selector_all(".two-sided .portrait path", "paths => paths.length")
        assert drawn >= sides


def test_the_look_stands_out_enough(visit: Open) -> None:
    """Every pair of colours that is shown reads well, by day and by night."""
    page = visit("/design")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.wait_for_timeout(100)
        told = page.locator(".swatches .quiet").all_inner_texts()
        ratios = [float(text.split()[-1]) for text in told]
        assert len(ratios) >= 12
        assert min(ratios) >= 4.5, (scheme, told)
