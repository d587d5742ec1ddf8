"""A campaign of two quests in the browser: a master and two heroes, each at their own device, the town between."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from tests.browser.conftest import BARE, PATIENCE, Open, keep
from tests.browser.hands import go_to, open_place, play_out, read_log, say, set_table, sit_down, step
from tests.browser.test_screens import SMALL, findings

SHORT = {"round_limit": "30"}
OFFERED = """() => document.querySelector(".question [data-word='leave']") ? "leave"
    : document.querySelector(".question [data-control]") ? "other" : ''"""
SECOND = "() => Boolean(document.querySelector('[aria-current=step]')?.previousElementSibling)"
"""The second quest of a campaign is marked in the list; the heroes leave it as soon as they can."""
FETCHED = "table => fetch(`/api/replays/${table}/journal`).then(found => found.text())"


def journal_of(page: Page, table: str) -> Journal:
    return Journal.loads(page.evaluate(FETCHED, table))


@pytest.mark.long
def test_a_campaign_of_two_quests(visit: Open) -> None:
    master, first, second = visit(BARE), visit(BARE), visit(BARE)
    made = set_table(master, "donjon", ["", "", "me"], options={**SHORT, "quests": "2"})
    for page in (first, second):
        sit_down(page, made)
    go_to(master, made["join"])
    master.locator(".start").click()
    rng, pages = Random(3), (first, second, master)
    while not first.evaluate(SECOND):
        for page in pages:
            step(page, rng)
    play_out(*pages, seed=3, rather=("leave",))
    for page in pages:
        expect(page.locator(".standings strong")).to_have_count(3)
    journal = journal_of(master, made["table"])
    said = [act.text.split()[0] for act in journal.acts()]
    assert said.count("entrance") == 2, "two quests were begun"
    assert said.count("depart") >= 3, "with the town before each"
    assert Match.replay(journal).outcome is not None


def test_the_machine_as_master(visit: Open) -> None:
    page = visit(BARE)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options=SHORT, start=True)
    go_to(page, made["join"])
    play_out(page, seed=2)
    expect(page.locator(".standings strong")).to_have_count(3)
    match = Match.replay(journal_of(page, made["table"]))
    assert match.outcome is not None
    ends = ["won" if place == 1 else "lost" for place in match.outcome.places]
    assert sorted(page.locator(".standings .total").all_inner_texts()) == sorted(ends)
    go_to(page, "/profile", "#history")
    row = page.locator(f".history tr:has(a[href='/r/{made['table']}'])")
    expect(row.locator(".came")).to_have_text(ends[0])


def created(page: Page) -> None:
    """A hero made in four taps: the wish, race and class, and two skills in whatever order."""
    page.get_by_role("button", name="Make my own").click()
    for words in ("elf 1 mage 1", "fireball 1", "magic-missile 1"):
        page.locator(f"[data-named='{words}']").click()
    expect(page.locator(".town")).to_be_visible()


def open_sheet(page: Page, number: int) -> Locator:
    """The sheet of a hero, opened by the card at the edge of the table."""
    page.locator(f".hero-cards [data-card='{number}']").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_be_visible()
    return sheet


@pytest.mark.parametrize(("size", "light"), [((1440, 900), "dark"), ((360, 740), "light")])
def test_town_and_hero(visit: Open, size: tuple[int, int], light: str) -> None:
    """Made, outfitted by taps, compared before equipping, and met again at the edge of the dungeon."""
    page = visit(BARE, viewport={"width": size[0], "height": size[1]}, color_scheme=light)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options={**SHORT, "quests": "3"}, start=True)
    go_to(page, made["join"], ".question [data-control]")
    created(page)
    town = page.locator(".town")
    expect(town.locator(".purse")).to_contain_text("20 gold")
    weapons = page.get_by_role("list", name="Weapons", exact=True)
    staff = weapons.get_by_role("listitem").filter(has_text="Staff")
    expect(staff).to_contain_text("Power 1, for two hands")
    expect(staff).to_contain_text("2 gold")
    expect(weapons.get_by_text("Battle axe")).to_have_count(0)
    town.locator("[data-counter=weapon] > summary").click()
    axe = (
        page.get_by_role("list", name="Weapons: not for you now").get_by_role("listitem").filter(has_text="Battle axe")
    )
    expect(axe.get_by_text("Your class cannot use it.")).to_have_count(0)
    axe.get_by_role("button").click()
    expect(axe).to_contain_text("Your class cannot use it.")
    expect(axe.get_by_role("link").first).to_have_attribute("href", "/rules/donjon#DJ-035")
    expect(axe.get_by_role("button", name="Buy it anyway")).to_be_visible()
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"town-{light}-{size[0]}.png", full_page=True)

    staff.get_by_role("button").click()
    expect(town.locator(".purse")).to_contain_text("18 gold")
    read_log(page, "buys for 2 gold: staff")
    sheet = open_sheet(page, 1)
    sheet.locator("[data-thing=staff]").click()
    expect(sheet.locator(".compared")).to_contain_text("die + 3 → die + 4")
    expect(sheet.locator(".compared")).to_contain_text("Takes two hands.")
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"sheet-{light}-{size[0]}.png")
    sheet.get_by_role("button", name="Equip the staff").click()
    expect(sheet.locator(".slots [data-thing=staff]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    page.locator(".question [data-word='depart']").click()
    expect(page.locator("svg.dungeon-map")).to_be_visible()
    expect(page.locator(".town")).to_have_count(0)
    expect(page.locator(".hero-cards [data-card]")).to_have_count(2)
    expect(page.locator("[data-card='1']")).to_have_accessible_name(
        re.compile("Elf mage, Life: 20 of 20, Fatigue: 5 of 5")
    )
    assert not findings(page)


def test_the_places_of_the_town(visit: Open) -> None:
    """Four houses, by keys too; the tavern tells the quest, and leads to the chronicle and back."""
    page = visit(BARE)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options={**SHORT, "quests": "3"}, start=True)
    go_to(page, made["join"], ".question [data-control]")
    page.get_by_role("button", name="Lead Elowen").click()
    shop = page.get_by_role("tab", name="Shop")
    expect(shop).to_have_attribute("aria-selected", "true")
    shop.press("ArrowRight")
    expect(page.get_by_role("tab", name="Teacher")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Teacher")).to_contain_text("The school")
    assert not findings(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Healer").locator("[data-named='healing-potion 1']")).to_have_count(1)
    page.get_by_role("tab", name="Tavern").click()
    tavern = page.get_by_role("tabpanel", name="Tavern")
    expect(tavern.get_by_text("Take the sword from the chest")).to_be_visible()
    expect(tavern.get_by_text("For generations a sword hung")).to_be_visible()
    expect(tavern.get_by_role("list", name="The campaign").get_by_role("listitem")).to_have_count(3)
    expect(tavern.locator("[aria-current=step]")).to_contain_text("The Watcher’s Blade")
    assert not findings(page)
    tavern.get_by_role("link", name="The chronicle of this campaign").click()
    expect(page.get_by_text("Nobody has gone down yet.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".town")).to_be_visible()


def test_things_by_drag_and_by_keys(visit: Open) -> None:
    """A dagger is dragged into the hand and back into the pack; the same by keys; values tell their parts."""
    page = visit(BARE)
    made = set_table(page, "donjon", ["me", "bot:adept"], options=SHORT, start=True)
    go_to(page, made["join"], ".question [data-control]")
    created(page)
    page.locator(".goods [data-named='dagger 1']").click()
    expect(page.locator(".purse")).to_contain_text("18 gold")
    sheet = open_sheet(page, 1)
    sheet.locator(".pack [data-thing=dagger]").drag_to(sheet.locator(".slots"))
    dagger = sheet.locator(".slots [data-thing=dagger]")
    expect(dagger).to_be_visible()
    attack = sheet.locator("[data-trait=attack]")
    expect(attack).to_contain_text("3 elf")
    expect(attack).to_contain_text("die + 4")
    expect(attack).to_contain_text("1 dagger")
    dagger.drag_to(sheet.locator(".pack"))
    expect(sheet.locator(".pack [data-thing=dagger]")).to_be_visible()
    sheet.locator(".pack [data-thing=dagger]").press("Enter")
    sheet.get_by_role("button", name="Equip the dagger").press("Enter")
    expect(dagger).to_be_visible()
    expect(sheet.locator("[data-skill=fireball]")).to_contain_text("Ready")


SHARED = """table => fetch(`/api/replays/${table}/story?eyes=-1`).then(found => found.json())
    .then(story => story.findIndex(({events}) => events.some(({key}) => key === 'loot')))"""
"""The first step of a replay after which a find lies on the table."""


def replay_with_a_find(page: Page) -> tuple[str, int]:
    """A game of bots in which a find was shared out, and its step."""
    for _ in range(5):
        seats = ["me", "bot:adept", "bot:adept", "bot:adept"]
        made = set_table(page, "donjon", seats, options={"round_limit": "60"}, start=True)
        go_to(page, made["join"], ".question [data-control]")
        open_place(page, "table")
        page.get_by_role("button", name="Let a bot play for me").click()
        page.locator(".result").wait_for(timeout=3 * PATIENCE)
        step: int = page.evaluate(SHARED, made["table"])
        if step > 0:
            return made["table"], step
    raise AssertionError("nobody ever finds anything")


@pytest.mark.long
def test_a_find_is_laid_out_for_all(visit: Open) -> None:
    """The cards of a find lie on the table, each with the heroes who could have it and one fair share."""
    page = visit(BARE, habits={"speed": 0})
    table, step = replay_with_a_find(page)
    go_to(page, f"/r/{table}#{step}", f".replay[data-step='{step}']")
    lots = page.locator(".loot .lot")
    expect(lots.first).to_be_visible()
    for lot in lots.all():
        expect(lot.locator("[data-to].fair")).to_have_count(1)
        assert lot.locator("[data-to]").count() >= 2
    expect(page.locator(".loot [data-to]").first).to_have_attribute("aria-disabled", "true")
    assert not findings(page)
    keep(page, "loot.png")


def go_home(page: Page) -> None:
    """Out by the stairs as soon as that may be said; whatever else is asked before is answered somehow."""
    rng = Random(1)
    while not page.query_selector(".result"):
        found = page.evaluate(OFFERED)
        if found == "leave":
            page.locator(".question [data-word='leave']").click()
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
        expect(page.locator(".purse")).to_contain_text("18 gold")
        say(page, "depart")
        go_home(page)
        if page.get_by_role("button", name="Carry on with these heroes").count():
            return made["table"]
    raise AssertionError("nobody ever comes home")


def test_a_campaign_is_carried_on(visit: Open) -> None:
    """The hero goes in and out again, and is there at the next table with what was bought; the chronicle tells it."""
    page = visit()
    table = out_and_home(page)
    page.get_by_role("link", name="The chronicle").click()
    expect(page.locator(".chapter")).to_have_count(1)
    expect(page.locator(".chapter h2")).to_have_text("The Watcher’s Blade")
    expect(page.locator(".chapter .tales li").first).to_contain_text("elf mage")
    assert not findings(page)
    keep(page, "chronicle.png", full_page=True)
    page.go_back()
    page.get_by_role("button", name="Carry on with these heroes").click()
    page.wait_for_url(lambda address: table not in address)
    # Somebody who goes in may find gold there.
    expect(page.locator("[data-card='1']")).to_have_accessible_name(re.compile("Elf mage"))
    sheet = open_sheet(page, 1)
    expect(sheet.locator("[data-thing=dagger]")).to_be_visible()
    page.keyboard.press("Escape")
    go_to(page, "/profile", "#history")
    page.locator(f".history a[href='/campaign/{table}']").click()
    expect(page.locator(".chapter")).to_have_count(1)
    expect(page.get_by_role("link", name="To the table")).to_be_visible()


LOOK = """() => {
    const texts = of => [...document.querySelectorAll(of)].map(each => each.textContent.trim());
    const found = {ways: texts('.laying > span'), signs: texts('.dungeon-map .figure .sign')};
    Object.assign(found, {foes: texts('.figure-sign'), paced: texts('.pacer')});
    const asked = document.querySelector('.question h2')?.textContent ?? '';
    if (found.ways.length || asked.includes('new zone laid')) return found;
    document.querySelector(".drawer-key[aria-expanded='false']")?.click();
    document.querySelector('[data-pacer-skip]')?.click();
    const wished = ['proceed', 'unleash', 'keep', 'done'].map(word => `.question [data-word='${word}']`).join();
    (document.querySelector(wished) ?? document.querySelector('.question [data-control]'))?.click();
    return found;
}"""
"""One look, and one answer to any question but that of the ways: at once, so that nothing changes between."""


def test_the_master_sees_what_is_decided(visit: Open) -> None:
    """The ways of a zone are drawings to tap and sentences; every figure has a sign of its own; bots are paced."""
    page = visit(habits={"speed": 1})
    made = set_table(page, "donjon", ["bot:adept", "bot:adept", "me"], options=SHORT, start=True)
    go_to(page, made["join"], ".question [data-control]")
    seen: set[str] = set()
    for _ in range(1500):
        found = page.evaluate(LOOK)
        assert len(set(found["signs"])) == len(found["signs"])
        seen |= {name for name, texts in found.items() if texts}
        if found["ways"]:
            assert found["ways"][0].startswith("A: joins zone")
            keep(page, "donjon-ways.png")
            page.locator(".drawer-key[aria-expanded='true']").click()
            page.locator(".laying").last.click()
            expect(page.locator(".layings")).to_have_count(0)
        if {"ways", "foes", "paced"} <= seen:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"not everything was seen: {seen}")
