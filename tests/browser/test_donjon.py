"""A campaign of two quests in the browser: a master and two heroes, each at their own device, the town between."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from tests.browser.conftest import Open, folder
from tests.browser.hands import go_to, play_out, say, set_table, sit_down, step
from tests.browser.test_screens import SMALL, findings

SHORT = {"round_limit": "30"}
OFFERED = """() => document.querySelector(".question [data-word='leave']") ? "leave"
    : document.querySelector(".question [data-control]") ? "other" : ''"""
FETCHED = "table => fetch(`/api/replays/${table}/journal`).then(found => found.text())"


def journal_of(page: Page, table: str) -> Journal:
    return Journal.loads(page.evaluate(FETCHED, table))


@pytest.mark.long
def test_a_campaign_of_two_quests(visit: Open) -> None:
    master, first, second = visit(), visit(), visit()
    made = set_table(master, "donjon", ["", "", "me"], options={**SHORT, "quests": "2"})
    for page in (first, second):
        sit_down(page, made)
    go_to(master, made["join"])
    master.get_by_role("button", name="Start", exact=True).click()
    play_out(first, second, master, seed=3)
    for page in (master, first, second):
        expect(page.locator(".scores .place strong")).to_have_count(3)
    journal = journal_of(master, made["table"])
    said = [act.text.split()[0] for act in journal.acts()]
    assert said.count("entrance") == 2, "two quests were begun"
    assert said.count("depart") >= 3, "with the town before each"
    assert Match.replay(journal).outcome is not None


def test_the_machine_as_master(visit: Open) -> None:
    page = visit()
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options=SHORT, start=True)
    go_to(page, made["join"])
    play_out(page, seed=2)
    expect(page.locator(".scores .place strong")).to_have_count(3)
    match = Match.replay(journal_of(page, made["table"]))
    assert match.outcome is not None
    ends = ["won" if place == 1 else "lost" for place in match.outcome.places]
    assert sorted(page.locator(".scores .total").all_inner_texts()) == sorted(ends)
    go_to(page, "/profile", "#latest")
    expect(page.locator(f"a[href='/r/{made['table']}']")).to_have_text(re.compile(rf"^Donjon, .+: {ends[0]}$"))


def created(page: Page) -> None:
    """A hero made by tapping: a race, a class, and two skills in whatever order."""
    for word in ("elf", "mage", "fireball", "magic-missile"):
        page.locator(f"[data-named='{word} 1']").click()
    page.locator(".question .choices .primary").click()
    expect(page.locator(".hero.own h4")).to_be_visible()


@pytest.mark.parametrize(("size", "light"), [((1440, 900), "dark"), ((360, 740), "light")])
def test_roster_town_and_quest(visit: Open, size: tuple[int, int], light: str) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, color_scheme=light)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options={**SHORT, "quests": "3"}, start=True)
    go_to(page, made["join"], ".question [data-control]")
    quest = page.get_by_role("region", name="The quest", exact=True)
    expect(quest.get_by_text("Take the sword from the chest")).to_be_visible()
    expect(quest.get_by_text("For generations a sword hung")).to_be_visible()
    expect(quest.get_by_role("list", name="The campaign").get_by_role("listitem")).to_have_count(3)
    expect(quest.locator("[aria-current=step]")).to_contain_text("The Watcher’s Blade")
    created(page)

    mine = page.locator(".hero.own")
    expect(mine).to_contain_text("Elf mage")
    expect(mine.locator(".sums")).to_contain_text("Gold20")
    staff = page.get_by_role("list", name="Weapons").get_by_role("listitem").filter(has_text="Staff")
    expect(staff).to_contain_text("Power 1, for two hands")
    expect(staff).to_contain_text("2 gold")
    axe = page.get_by_role("list", name="Weapons").get_by_role("listitem").filter(has_text="Battle axe")
    expect(axe).to_contain_text("Your class cannot use it.")
    expect(axe.get_by_role("link")).to_have_attribute("href", "/rules/donjon#DJ-035")
    page.locator("summary", has_text="Armour").click()
    plate = page.get_by_role("list", name="Armour").get_by_role("listitem").filter(has_text="Full plate")
    expect(plate).to_contain_text("That costs 32 gold, more than you have.")
    expect(plate.get_by_role("button")).to_have_count(0)
    page.evaluate("document.querySelectorAll('.panel details').forEach(each => (each.open = true))")
    page.wait_for_timeout(100)
    assert not findings(page)
    assert not page.evaluate(SMALL)
    page.screenshot(path=folder("screens") / f"town-{light}-{size[0]}.png", full_page=True)

    staff.get_by_role("button").click()
    page.locator(".question .choices .primary").click()
    expect(mine.locator(".sums")).to_contain_text("Gold18")
    expect(mine.get_by_role("listitem").filter(has_text="Staff")).to_contain_text("Power 1, for two hands")
    expect(page.locator(".log")).to_contain_text("buys for 2 gold: staff")
    mine.locator("[data-named='staff 1']").click()
    mine.get_by_role("button", name="Equip staff").click()
    page.locator(".question .choices .primary").click()
    expect(mine.get_by_text("In use")).to_be_visible()

    page.locator(".question [data-word='depart']").click()
    page.locator(".question .choices .primary").click()
    expect(page.locator("svg.plan")).to_be_visible()
    expect(page.get_by_role("region", name="The town")).to_have_count(0)
    expect(page.get_by_role("region", name="The heroes").locator(".hero")).to_have_count(2)
    assert not findings(page)


def go_home(page: Page) -> None:
    """Out by the stairs as soon as that may be said; whatever else is asked before is answered somehow."""
    rng = Random(1)
    while not page.query_selector(".result"):
        found = page.evaluate(OFFERED)
        if found == "leave":
            page.locator(".question [data-word='leave']").click()
            page.locator(".question .choices .primary").click()
        elif found:
            step(page, rng)
        page.wait_for_timeout(50)


def out_and_home(page: Page) -> str:
    """The table of a mage who bought a dagger, went in and came out again; whoever dies down there sends another."""
    for _ in range(5):
        made = set_table(page, "donjon", ["me", "bot:adept"], options=SHORT, start=True)
        go_to(page, made["join"], ".question [data-control]")
        created(page)
        page.locator(".goods [data-named='dagger 1']").click()
        page.locator(".question .choices .primary").click()
        expect(page.locator(".hero.own .sums")).to_contain_text("Gold18")
        say(page, "depart")
        go_home(page)
        if page.get_by_role("button", name="Carry on with these heroes").count():
            return made["table"]
    raise AssertionError("nobody ever comes home")


def test_a_campaign_is_carried_on(visit: Open) -> None:
    """The hero goes in and out again, and is there at the next table with what was bought."""
    page = visit()
    table = out_and_home(page)
    # Somebody who goes in may find gold there.
    purse = page.locator(".hero.own .sums div").nth(1).text_content()
    page.get_by_role("button", name="Carry on with these heroes").click()
    page.wait_for_url(lambda address: table not in address)
    expect(page.locator(".hero.own")).to_contain_text("Elf mage")
    expect(page.locator(".hero.own .sums div").nth(1)).to_have_text(str(purse))
    page.locator(".hero.own summary").click()
    expect(page.locator(".hero.own [data-named='dagger 1']")).to_be_visible()
