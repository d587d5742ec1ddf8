"""The daily dungeon in the browser: go down, come back, see the board; the next day its replays are open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PLENTY, Open, keep
from tests.browser.hands import go_to, play_out
from tests.server.house import Away
from tests.server.test_daily import noon, on

PHONE = {"width": 360, "height": 740}


@pytest.fixture
def days(tmp_path: Path) -> Iterator[list[Away]]:
    """The same house, today and tomorrow."""
    made = [Away(tmp_path, ahead=noon(day), limits=PLENTY) for day in (0, 1)]
    yield made
    for server in made:
        server.end()


def go_down(page: Page, seed: int) -> None:
    page.locator(".try .primary").click()
    page.wait_for_selector(".question, .play")
    play_out(page, seed=seed)


def test_a_day_and_the_next(days: list[Away], visit: Open) -> None:
    today, tomorrow = days
    today.start()
    ada, bruno = visit("/daily/roll", base=today.base), visit("/daily/roll", base=today.base)
    expect(ada.locator(".results-of-day")).to_have_count(0)
    expect(ada.locator(".when .left")).to_contain_text("12 h")
    expect(ada.locator(".try .primary")).to_have_text("Go down")
    ada.locator(".try .primary").click()
    ada.wait_for_selector(".play")
    go_to(ada, "/daily/roll")
    expect(ada.locator(".try .primary")).to_have_text("Go on")
    go_down(ada, 2)
    result = ada.locator(".result")
    expect(result.get_by_role("link", name="Review")).to_have_count(0)
    expect(result.locator(".actions .primary")).to_have_count(1)
    result.get_by_role("link", name="To the results of the day").click()
    expect(ada.locator(".results-of-day tr.mine .tag")).to_have_text("you")
    expect(ada.locator(".streak .lit")).to_have_text("one day in a row")
    expect(ada.locator(".try .primary")).to_have_text("See your result")
    expect(ada.locator(".results-of-day a")).to_have_count(0)

    ada.get_by_role("button", name="Try again, for practice").click()
    ada.wait_for_selector(".play")
    go_to(ada, "/daily/roll")
    expect(ada.locator(".try .primary")).to_have_text("Continue this try")
    expect(ada.locator(".try")).to_contain_text("a first try of yours, or on this device, has been counted")
    expect(ada.locator(".results-of-day tbody tr")).to_have_count(1)

    go_to(bruno, "/daily/roll")
    expect(bruno.locator(".results-of-day tbody tr")).to_have_count(1)
    expect(bruno.locator(".results-of-day tr.mine")).to_have_count(0)
    expect(bruno.locator(".try .primary")).to_have_text("Go down")
    score = ada.locator(".results-of-day strong").inner_text()
    today.end()

    tomorrow.start()
    ada.goto(f"{tomorrow.base}/daily/roll")
    ada.wait_for_selector(".try")
    expect(ada.locator(".streak .lit")).to_have_text("one day in a row")
    expect(ada.locator(".try .primary")).to_have_text("Go down")
    yesterday = ada.locator(".yesterday")
    expect(yesterday.locator(".past .roll .stage")).to_be_visible()
    expect(yesterday.locator(".results-of-day strong")).to_have_text(score)
    expect(yesterday.locator(".past .button")).to_have_attribute("href", re.compile(r"/r/[^#]+#\d+$"))
    keep(ada, "yesterday.png", full_page=True)
    ada.locator(".days a").first.click()
    ada.wait_for_url(f"**/daily/roll/{on(0)}")
    expect(ada.locator(".try")).to_have_count(0)
    expect(ada.locator(".results-of-day strong")).to_have_text(score)
    ada.locator(".results-of-day a").click()
    ada.wait_for_url("**/r/**")
    expect(ada.locator("main h1")).to_contain_text("March 9, 2030")
    ada.get_by_role("button", name="Overview").click()
    ada.get_by_role("button", name="Share").click()
    # What is sent on a later day still names the day of the dungeon.
    expect(ada.locator("dialog.share pre")).to_contain_text("March 9, 2030")
    expect(ada.locator("dialog.share pre")).to_contain_text(f"/daily/roll/{on(0)}")
    ada.get_by_role("button", name="Close").click()
    ada.wait_for_load_state("networkidle")
    expect(ada.get_by_role("alert")).to_have_count(0)


def test_all_games_on_a_phone(visit: Open) -> None:
    page = visit("/daily", viewport=PHONE)
    cards = page.locator(".dailies > li")
    expect(cards.first).to_be_visible()
    assert cards.count() >= 3
    for number in range(cards.count()):
        expect(cards.nth(number).locator(".primary")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    cards.nth(0).get_by_role("link", name="Results").click()
    page.wait_for_url(re.compile("/daily/[a-z]+$"))
    expect(page.locator(".of-day h2")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("path", ["/daily/nothing", "/daily/roll/yesterday", "/daily/roll/9999-12-31"])
def test_what_is_not_there_is_said(visit: Open, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".waiting")).to_have_count(0)


@pytest.mark.parametrize(("code", "words"), [("fr-FR", "Le donjon du jour"), ("it-IT", "Il dungeon del giorno")])
def test_in_other_languages(visit: Open, code: str, words: str) -> None:
    page = visit("/daily", locale=code)
    expect(page.locator("main h1")).to_have_text(words)
    expect(page.locator(".dailies .primary").first).to_be_visible()
