"""Everything around the table: sheets over it, rules, doors that lead nowhere, and the house out of reach."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import BARE, PATIENCE, WORKER, Open
from tests.browser.hands import go_to, open_place, play_out, set_table
from tests.browser.test_playing import start
from tests.browser.test_screens import SMALL, findings
from tests.browser.test_shell import settled

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DOORS: Final = (
    "/r/none",
    "/j/WRONG",
    "/j",
    "/w/none",
    "/t/none",
    "/nowhere",
    "/rules/none",
    "/link/none",
    "/guide/none",
)
KEYS: Final = """new Promise(done => {
    const opening = indexedDB.open('souterrain');
    // Not there yet: the page creates it, an empty one of the test would stand in its way.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => done([]);
    opening.onsuccess = () => {
        const keys = opening.result.transaction('person').objectStore('person').getAllKeys();
        keys.onsuccess = () => (opening.result.close(), done(keys.result));
    };
})"""
MISSING: Final = """Promise.all([fetch('/files.json').then(answer => answer.json()), caches.open('shell')])
    .then(([files, cache]) => Promise.all(files.map(path => cache.match(path).then(found => found ? '' : path))))
    .then(paths => paths.filter(Boolean))"""
WITHIN: Final = "document.activeElement === document.body || Boolean(document.activeElement.closest('.over'))"


def test_a_sheet_over_the_table_keeps_the_question(visit: Open) -> None:
    """By keyboard: it opens, the keyboard stays in it, and everything is as it was when it closes."""
    page = visit()
    start(page)
    longer = page.locator(".question [data-control]:not([data-acts], [data-sentence])")
    if longer.count():
        longer.first.click()
    begun = page.locator(".question").inner_text()
    table = page.url
    for name, shown in (("Settings", ".either"), ("How to play", ".howto"), ("All the rules", ".rule")):
        open_place(page, "rules")
        link = page.get_by_role("link", name=name).first
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f".over {shown}").first).to_be_visible()
        expect(page.locator("#over-title")).to_be_focused()
        if shown != ".rule":
            assert not findings(page), name
        for _ in range(4):
            page.keyboard.press("Shift+Tab")
            assert page.evaluate(
                "document.activeElement === document.body || !!document.activeElement.closest('.over')"
            )
        page.keyboard.press("Escape")
        expect(page.locator(".over")).to_have_count(0)
        expect(link).to_be_focused()
    link.click()
    page.locator(".over .rule").first.wait_for()
    page.go_back()
    expect(page.locator(".over")).to_have_count(0)
    link.click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".over")).to_have_count(0)
    assert page.url == table
    assert page.locator(".question").inner_text() == begun


def test_a_link_on_the_sheet_leaves_the_table(visit: Open) -> None:
    page = visit(viewport=PHONE)
    start(page)
    table = page.url
    page.locator("[data-place=rules]").click()
    page.locator(".sheet").get_by_role("link", name="How to play").click()
    page.locator(".over").get_by_role("link", name="Try it").click()
    page.locator("#guide").wait_for()
    assert page.url != table
    expect(page.locator(".over")).to_have_count(0)


@pytest.mark.parametrize("game", ["roll", "drop", "donjon"])
def test_how_to_play(visit: Open, game: str) -> None:
    """Three screens at most; on a phone everything fits; the reference is one step away."""
    page = visit(f"/rules/{game}")
    page.locator(".howto").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= 3 * 900
    expect(page.locator("main .primary")).to_have_text("Try it")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not page.evaluate(SMALL)
    page.locator(".contents summary").click()
    page.locator(".contents").get_by_role("link", name="All the rules").click()
    page.locator(".rule").first.wait_for()
    page.go_back()
    page.locator(".howto").wait_for()


def test_the_search_finds_the_rule_first(visit: Open) -> None:
    page = visit("/rules/roll")
    page.get_by_role("searchbox").fill("potion")
    first = page.locator(".hits a").first
    expect(first).to_have_text("Drinking potions")
    expect(page.locator(".rules [role=status]")).to_contain_text("rules found")
    first.click()
    expect(page.locator("[id='DR-42']")).to_be_focused()
    page.get_by_role("searchbox").fill("flying carpet")
    expect(page.locator(".hits")).to_contain_text("No rule")


def test_no_door_leads_nowhere(visit: Open) -> None:
    """A heading, a reason, and two ways on."""
    page = visit("/nowhere")
    for path in DOORS:
        go_to(page, path)
        if path == "/link/none":
            page.locator("main .primary").click()
        expect(page.locator(".missing")).to_be_visible()
        assert_door(page)
        if path in ("/r/none", "/j/WRONG"):
            assert not findings(page)


def assert_door(page: Page) -> None:
    missing = page.locator(".missing")
    expect(page.locator("main h1")).to_have_count(1)
    assert missing.locator("h1").inner_text()
    assert missing.locator("p").first.inner_text()
    assert missing.locator(".actions :is(a, button), form button").count() >= 2
    assert not page.evaluate(SMALL)


def test_a_wrong_code_can_be_typed_again(visit: Open) -> None:
    page, friend = visit(BARE), visit(BARE)
    code = set_table(friend, "roll", ["me", ""])["code"]
    go_to(page, "/j/WRONG", ".missing")
    expect(page.get_by_label("Code")).to_have_value("WRONG")
    page.get_by_label("Code").fill(code)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(".arrival").wait_for()


def test_a_game_that_is_not_over_leads_to_its_table(visit: Open) -> None:
    page = visit(BARE)
    table = set_table(page, "roll", ["me"], start=True)["table"]
    go_to(page, f"/r/{table}", ".missing")
    page.get_by_role("link", name="To the table").click()
    page.locator(".question").wait_for()


def test_a_page_that_was_opened_offline_comes_back_by_itself(visit: Open, server: str) -> None:
    page = visit(**WORKER)
    settled(page)
    page.context.set_offline(True)
    page.goto(f"{server}/r/none")
    expect(page.locator(".missing")).to_contain_text("no connection")
    assert_door(page)
    page.context.set_offline(False)
    expect(page.locator(".missing h1")).to_have_text("This game cannot be watched")


def until(page: Page, promise: str) -> None:
    """Wait for a promise that holds true; Playwright itself would not wait for its value."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    raise AssertionError(promise)


def test_rules_and_finished_games_without_the_house(visit: Open, server: str) -> None:
    """They are kept for this person; the door says that a new game needs the house. Another person finds nothing."""
    page = visit(**WORKER)
    over = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, over["join"], ".question")
    play_out(page, seed=3)
    page.locator(".result").wait_for()
    settled(page)
    page.clock.install()
    go_to(page, "/", ".door .primary")
    page.clock.fast_forward(5000)
    replay = f"/api/replays/{over['table']}"
    until(page, f"{KEYS}.then(keys => keys.includes('{replay}'))")
    until(page, f"{MISSING}.then(paths => !paths.length)")
    until(page, f"{KEYS}.then(keys => keys.includes('/api/history'))")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".door").first).to_contain_text("A new game needs the house")
    expect(page.locator(".offline")).to_be_visible()
    assert not findings(page)
    page.goto(f"{server}/rules/donjon")
    page.locator(".howto").wait_for()
    page.get_by_role("searchbox").fill("potion")
    expect(page.locator(".hits a").first).to_have_text("Healing potion")
    page.goto(f"{server}/r/{over['table']}")
    expect(page.locator("main h1")).to_contain_text("Lantern")
    expect(page.locator(".timeline")).to_be_visible()
    page.goto(f"{server}/profile")
    filters, games = page.get_by_role("group", name="Show only"), page.locator(".history tbody tr")
    filters.get_by_label("With").select_option("alone")
    expect(games).to_have_count(0)
    filters.get_by_label("With").select_option("bots")
    expect(games).to_have_count(1)
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0)
    page.context.clear_cookies()
    go_to(page, "/", ".door .primary")
    until(page, f"{KEYS}.then(keys => !keys.some(key => key.startsWith('/api/replays/')))")
