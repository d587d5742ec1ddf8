"""People: a name of one's own, another device, and what a browser remembers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, PLENTY, Open
from tests.browser.hands import go_to, open_tools, play_by_keys, set_table
from tests.server.house import Away

SECRET, OTHER = "correct horse battery", "another horse entirely"


def name_of(page: Page) -> str:
    name: str = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(person => person.name)")
    return name


def claimed(page: Page, name: str) -> list[str]:
    """Makes a name one's own; the recovery codes."""
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#live")).to_contain_text(name)
    go_to(page, "/profile")
    open_tools(page, "Make this name yours")
    page.get_by_label("New passphrase, at least 8 characters").first.fill(SECRET)
    page.get_by_role("button", name="Keep this passphrase").click()
    page.wait_for_selector(".codes li")
    return page.locator(".codes li").all_inner_texts()


def sign_out(page: Page) -> None:
    go_to(page, "/profile")
    open_tools(page, "Your data")
    page.get_by_role("button", name="Sign out here").click()
    page.wait_for_selector(".door")


def test_a_name_of_ones_own(visit: Open) -> None:
    """Claim it, sign out, sign in; and a recovery code for a passphrase that was lost, which opens once."""
    page = visit()
    codes = claimed(page, "Ondine")
    assert len(set(codes)) > 3
    sign_out(page)
    assert name_of(page) != "Ondine"
    for secret, told in ((OTHER, "do not match"), (SECRET, "")):
        go_to(page, "/profile")
        open_tools(page, "Sign in under another name")
        page.locator("#login-name").fill("Ondine")
        page.locator("#login-secret").fill(secret)
        page.get_by_role("button", name="Sign in", exact=True).click()
        if told:
            expect(page.locator(".notice[role=alert]")).to_contain_text(told)
    expect(page.locator("main h1")).to_have_text("Ondine")
    sign_out(page)
    for again in (False, True):
        go_to(page, "/profile")
        open_tools(page, "Sign in under another name")
        page.locator("#recover-name").fill("Ondine")
        page.locator("#recover-code").fill(codes[0])
        page.locator("#recover-new").fill(OTHER)
        page.get_by_role("button", name="Set a new passphrase").click()
        if again:
            expect(page.locator(".notice[role=alert]")).to_contain_text("used already")
        else:
            expect(page.locator("main h1")).to_have_text("Ondine")
    assert name_of(page) == "Ondine"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Away]:
    """A house that only this computer can reach; in its network it has another address."""
    away = Away(tmp_path, limits=PLENTY, lan="127.0.0.2")
    away.start()
    yield away
    away.end()


def test_go_on_with_another_device(visit: Open, house: Away) -> None:
    """The link holds an address that the other device can open, and the page says who can."""
    page = visit(BARE, base=house.base)
    made = set_table(page, "roll", ["me"], start=True)
    go_to(page, "/profile")
    open_tools(page, "Go on with another device")
    page.get_by_role("button", name="Show the link").click()
    address = page.locator("a[href*='/link/']").get_attribute("href") or ""
    expect(page.get_by_text("Everybody in your network can open this link.")).to_be_visible()
    assert address.startswith(house.base.replace("127.0.0.1", "127.0.0.2"))
    other = visit("", base=address)
    other.get_by_role("button", name="Sign in", exact=True).click()
    other.wait_for_selector(".card")
    assert name_of(other) == name_of(page)
    other.locator(f".card[href='/t/{made['table']}']").click()
    other.wait_for_selector(".question [data-control]")
    third = visit("", base=address)
    third.get_by_role("button", name="Sign in", exact=True).click()
    expect(third.locator("main")).to_contain_text("used already")


def test_keys_of_ones_own(visit: Open) -> None:
    page = visit(BARE)
    made = set_table(page, "roll", ["me"], start=True)
    go_to(page, "/settings")
    page.locator("button[aria-describedby=query-turn]").click()
    page.keyboard.press("w")
    expect(page.locator("button[aria-describedby=query-turn]")).to_have_text("Key: w")
    go_to(page, made["join"], ".question [data-control]")
    page.keyboard.press("F8")
    expect(page.locator(".answer")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(".answer")).to_have_text(page.locator("#question").inner_text())
    go_to(page, "/settings")
    page.get_by_label("Keys that tell how things stand").uncheck()
    go_to(page, made["join"], ".question [data-control]")
    page.keyboard.press("w")
    expect(page.locator(".answer")).to_have_count(0)


@pytest.mark.rule("DR-119")
def test_the_profile_tells_how_far_team_captain_is(visit: Open) -> None:
    page = visit()
    page.locator(".door:has(#door-roll)").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".question [data-control]")
    play_by_keys(page)
    go_to(page, "/profile")
    expect(page.locator("[data-title=team-captain]")).to_contain_text("1 of 26")
    page.get_by_text("25 still to come").click()
    expect(page.locator("section:has(#medals) details p")).to_have_text(re.compile(r"^([^,]+, ){24}[^,]+$"))
    expect(page.locator(".history .came")).to_have_text("–")
