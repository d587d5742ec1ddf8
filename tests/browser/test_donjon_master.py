"""The master's screen: a human master and two heroes, each in a browser of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open, keep
from tests.browser.hands import go_to, set_table, sit_down, step
from tests.browser.test_screens import SMALL, findings

MOST = 4000
STAY = ("end", "lead", "depart")
"""Verbs of heroes who wait for what the master does."""
SOON = 3000
"""Milliseconds in which a request is answered and its buttons can be used again."""
ROUND = ".question [data-word='proceed']:not([aria-disabled='true'])"
FOE = ".dungeon-map .figure.foe"
SQUARE = ".dungeon-map [data-spot^='zone=']"
QUEST = {"round_limit": "30", "intervention": "on"}
PHONE = {"width": 390, "height": 844}
LEAD = """() => {
    if (document.querySelector('.result')) return 'over';
    document.querySelector('[data-pacer-skip]')?.click();
    const click = (of, name) => {
        const found = document.querySelector(of);
        if (found && found.getAttribute('aria-disabled') !== 'true') { found.click(); return name; }
        return '';
    };
    const word = word => click(`.question [data-word='${word}']`, word);
    const rows = document.querySelectorAll('.monsters .monster').length;
    if (document.querySelector('.question [data-control][aria-disabled=true]')) return 'waits';
    return click('.doubt button', 'doubt')
        || (document.querySelectorAll('.way-ghost').length ? click('.laying.primary', 'way') : '')
        || (rows > 1 ? click('.do-all', 'all') : rows ? click('.monster .do-it', 'one') : '')
        || word('done') || word('proceed') || word('keep')
        || click('.question [data-control]', 'other') || 'waits';
}"""
"""One tap of the master, as the desk offers it; says which."""


def lead(page: Page) -> str:
    done: str = page.evaluate(LEAD)
    if done == "waits":
        page.wait_for_timeout(20)
    return done


def gathered(visit: Open, **looks: Any) -> tuple[Page, Page, Page, dict[str, str]]:
    """A master and two heroes at a table whose game has begun."""
    master, first, second = visit(BARE, **looks), visit(BARE), visit(BARE)
    made = set_table(master, "donjon", ["", "", "me"], options=QUEST)
    for page in (first, second):
        sit_down(page, made)
    go_to(master, made["join"])
    master.locator(".start").click()
    for page in (master, first, second):
        expect(page.locator(".question")).to_be_visible()
    return master, first, second, made


def play_until(master: Page, heroes: tuple[Page, ...], seen: str, rather: tuple[str, ...] = ()) -> set[str]:
    """Play on until the master's page shows something, or the game is over; return the taps of the master."""
    rng, taps = Random(5), set[str]()
    for _ in range(MOST):
        if master.query_selector(seen) or master.query_selector(".result"):
            return taps
        for page in heroes:
            step(page, rng, rather=rather)
        taps.add(lead(master))
    raise AssertionError(f"{seen} never came: {taps}")


def overrule(master: Page, tool: str) -> bool:
    """Choose a tool that overrules the dungeon; False if it cannot be used now."""
    if not master.locator(".overrule").count():
        master.locator("[data-tool='overrule']").click()
    chosen = master.locator(f".overrule [data-tool='{tool}']")
    expect(chosen).to_be_visible()
    expect(master.locator(".result")).to_have_count(0)
    try:
        expect(chosen).to_have_attribute("aria-disabled", "false", timeout=SOON)
    except AssertionError:
        return False
    chosen.click()
    return True


def placing(visit: Open) -> tuple[Page, Page, Page]:
    """Return a master who is about to place a monster, and two heroes. A game that ended before begins anew."""
    while True:
        master, first, second, _ = gathered(visit)
        play_until(master, (first, second), ROUND, rather=STAY)
        while not master.query_selector(".result"):
            if overrule(master, "place"):
                return master, first, second
            lead(master)
            play_until(master, (first, second), ROUND, rather=STAY)


def choose_monster(master: Page) -> None:
    """Choose any creature: words are offered by kind where there are many."""
    while master.locator(".question [data-control]").count() and not master.locator(SQUARE).count():
        master.locator(".question [data-control]").first.click()
        master.wait_for_timeout(50)


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_tools_of_the_table(visit: Open, size: dict[str, int] | None) -> None:
    """A pause, a whisper that one hero reads, a handout for all, a note, and the way back with everybody's consent."""
    master, first, second, _ = gathered(visit, **({"viewport": size} if size else {}))
    play_until(master, (first, second), ".master-tools")
    tools = master.locator(".master-tools")

    def use(tool: str) -> None:
        if size and not tools.locator(".tool-row").is_visible():
            master.locator(".tools-key").click()
        tools.locator(f"[data-tool='{tool}']").click()

    use("pause")
    for page in (first, second, master):
        expect(page.locator(".paused")).to_be_visible()
    use("go-on")
    expect(first.locator(".paused")).to_have_count(0)

    use("whisper")
    assert not findings(master)
    assert not master.evaluate(SMALL)
    keep(master, f"donjon-master-whisper-{'phone' if size else 'wide'}.png")
    tools.get_by_label("Text").fill("the altar is a xylophone")
    tools.get_by_role("button", name="Whisper", exact=True).last.click()
    expect(first.locator(".toast").filter(has_text="the altar is a xylophone")).to_be_visible()
    assert "xylophone" not in second.content()

    use("aloud")
    tools.get_by_label("Title").fill("The crypt")
    tools.get_by_label("Text").fill("Cold air.")
    tools.get_by_role("radio", name="A skull").check(force=True)
    tools.get_by_role("button", name="Show", exact=True).click()
    for page in (first, second):
        expect(page.get_by_role("dialog", name="The crypt")).to_contain_text("Cold air.")
        page.get_by_role("button", name="Put away").click()
        expect(page.get_by_role("dialog")).to_have_count(0)

    use("notes")
    tools.get_by_label("Your note").fill("two orcs behind the door")
    tools.get_by_role("button", name="Save", exact=True).click()
    expect(master.locator(".note-mark")).to_have_count(1)
    master.reload()
    expect(master.locator(".note-mark")).to_have_count(1)


def test_everybody_agrees_to_rewind(visit: Open) -> None:
    master, first, second, _ = gathered(visit)
    play_until(master, (first, second), ".master-tools")
    for _ in range(MOST):
        master.locator("[data-tool='rewind']").click()
        expect(master.locator(".notice").first).to_be_visible()
        if first.locator(".notice").get_by_role("button", name="Yes").count():
            break
        for page in (first, second):
            step(page, Random(2))
        lead(master)
    for page in (first, second):
        page.locator(".notice").get_by_role("button", name="Yes").click()
    expect(master.locator(".log, .latest").first).to_contain_text("undoes the last move")


def test_an_overruling_tool_works_on_the_map(visit: Open) -> None:
    """Choose a tool, tap the map: everybody sees it."""
    master, first, second = placing(visit)
    before = master.locator(FOE).count()
    choose_monster(master)
    master.locator(SQUARE).first.click()
    for page in (master, first, second):
        expect(page.locator(FOE)).to_have_count(before + 1)
