"""The door of Donjon: taps from the hall to the first step, ready-made heroes, and a town that is no form."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open, keep
from tests.browser.hands import go_to, read_log, set_table
from tests.browser.test_hall import door
from tests.browser.test_screens import SMALL, findings

COUNTED = """() => {
    sessionStorage.taps ??= 0;
    addEventListener('click', event => event.isTrusted && sessionStorage.taps++, true);
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize(("where", "light"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desktop"])
def test_four_taps_from_the_door_to_the_first_step(visit: Open, where: dict[str, object], light: str) -> None:
    page = visit(color_scheme=light, **where)
    page.evaluate(COUNTED)
    door(page, "donjon").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Who goes down?", exact=True)).to_be_visible()
    expect(page.locator(".descent .front button")).to_have_count(4)
    expect(page.locator(".descent .back button")).to_have_count(12)
    expect(page.get_by_text("3 companions come with you")).to_be_visible()
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"door-{light}.png")

    page.get_by_role("button", name="Lead Elowen").click()
    expect(page.locator(".hero-card.own")).to_have_accessible_name(re.compile("elf mage", re.IGNORECASE))
    page.locator(".question [data-word='depart']").click()
    page.locator("svg.dungeon-map .square.offered").first.click()
    assert page.evaluate("Number(sessionStorage.taps)") <= 4
    read_log(page, "Aldric joins the party: human warrior")
    read_log(page, "Elowen walks")
    expect(page.locator(".hero-card .name", has_text="Odile")).to_have_count(1)


def test_what_cannot_be_bought_is_grey_and_tells_why_on_a_tap(visit: Open) -> None:
    page = visit(**PHONE)
    made = set_table(page, "donjon", ["me", "bot:adept"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    page.get_by_role("button", name="Lead Elowen").click()
    expect(page.locator(".town")).to_be_visible()
    page.locator("[data-counter=armour] > summary").click()
    plate = (
        page.get_by_role("list", name="Armour: not for you now").get_by_role("listitem").filter(has_text="Full plate")
    )
    why = plate.get_by_text("That costs 32 gold, more than you have.")
    expect(why).to_have_count(0)
    plate.get_by_role("button").click()
    expect(why).to_be_visible()
    expect(plate.get_by_role("button", name="Buy it anyway")).to_have_count(0)
    expect(plate.get_by_role("link").first).to_have_attribute("href", "/rules/donjon#DJ-188")


def test_ones_own_hero_is_outfitted_in_one_tap(visit: Open) -> None:
    page = visit(**PHONE)
    made = set_table(page, "donjon", ["me", "bot:adept"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    page.get_by_role("button", name="Make my own").click()
    for words in ("dwarf 1 warrior 1", "parry 1", "cleave 1"):
        page.locator(f"[data-named='{words}']").click()
    outfit = page.get_by_role("button", name="Outfit me")
    expect(outfit).to_have_class(re.compile("primary"))
    outfit.click()
    read_log(page, "is outfitted for 20 gold: 1 long sword, 1 scale armour and 1 small shield.")


def test_few_heroes_are_offered_help(visit: Open) -> None:
    page = visit("/new/donjon")
    help_ = page.locator(".help")
    expect(help_).to_contain_text("ordinary monsters roll a D6 instead of a D10")
    expect(help_.get_by_role("link")).to_have_attribute("href", "/rules/donjon#DJ-197")
    take = help_.get_by_role("button", name="Take this help")
    take.click()
    expect(take).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.get_by_role("button", name="One seat more").click()
    expect(help_).to_have_count(0)


@pytest.mark.parametrize("where", [PHONE, DESK], ids=["phone", "desktop"])
def test_a_table_tells_its_house_rules_and_one_tap_sets_the_letter(visit: Open, where: dict[str, object]) -> None:
    page = visit(**where)
    made = set_table(page, "donjon", ["me", ""], options={"danger": "tuned"})
    go_to(page, made["join"], ".lobby .preset")
    told = page.locator(".lobby .preset")
    expect(told).to_contain_text("House rules: tuned")
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"house-rules-{page.viewport_size['width'] if page.viewport_size else 0}.png")
    told.get_by_role("button", name="the letter of the rulebook").click()
    expect(told).to_have_count(0)
    page.locator(".lobby .more summary", has_text="Rules of this table").click()
    expect(page.locator(".lobby .values div").filter(has_text="Resting")).to_contain_text("always safe")


def test_the_set_up_offers_house_rules_unfolded(visit: Open) -> None:
    page = visit(**DESK)
    go_to(page, "/new/donjon", "#option-danger")
    expect(page.locator("#option-danger")).to_have_value("letter")
    page.locator("#option-danger").select_option("tuned")
    expect(page.locator("details .now").first).to_contain_text("Resting: a risk the second time in a zone")
