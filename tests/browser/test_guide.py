"""The guided first delve: every step waits for the player's own sentence, in each language, by keyboard too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.lesson import played

STEPS = 12
PHONE = {"width": 360, "height": 740}
GLOW = "place => getComputedStyle(place).getPropertyValue('--heat')"
EDGES = """selectors => selectors.map(selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [top, bottom];
})"""


def step_of(page: Page) -> int:
    """The number in the heading of the guide; 0 once it has no more steps."""
    digits = "".join(letter if letter.isdigit() else " " for letter in page.locator("#guide").inner_text()).split()
    return int(digits[0]) if digits else 0


def press(target: Locator, keyboard: bool) -> None:
    if keyboard:
        target.focus()
        target.press("Enter")
    else:
        target.click()


def seen_together(page: Page, wanted: str) -> None:
    """The lesson, all dice and the answer it waits for, one below the other on one screen."""
    parts = [".guide", ".roll .stage", ".question", wanted]
    guide, stage, question, answer = page.evaluate(EDGES, parts)
    assert guide[0] >= 0
    assert guide[1] <= stage[0]
    assert stage[1] <= question[0], "the answer lies over the dice"
    assert answer[0] >= question[0]
    assert answer[1] <= PHONE["height"], "the answer is out of sight"


def follow(page: Page, keyboard: bool = False) -> int:
    """Takes the marked words one after the other, until one carries the sentence out; returns their number."""
    small = page.viewport_size == PHONE
    before = step_of(page)
    for taken in range(1, 9):
        marked = page.locator(".question .marked").first
        acts = marked.get_attribute("data-acts") is not None
        if small:
            seen_together(page, ".question .marked")
        text = marked.inner_text()
        press(marked, keyboard)
        if acts:
            page.wait_for_function(
                "before => !document.querySelector('#guide').innerText.includes(before)", arg=f" {before} "
            )
            return taken
        expect(page.locator(".question .marked").first).not_to_have_text(text)
    raise AssertionError("no word carries the sentence out")


@pytest.mark.parametrize(("language", "keyboard"), [("en-GB", True), ("fr-FR", False), ("it-IT", False)])
def test_the_first_delve_is_shown_step_by_step(visit: Open, language: str, keyboard: bool) -> None:
    page = visit("/guide/roll", locale=language, viewport=PHONE)
    page.wait_for_selector(".roll .die")
    told: set[str] = set()
    glow: list[float] = []
    for step in range(1, STEPS):
        expect(page.locator("#guide")).to_contain_text(str(step))
        told.add(page.locator(".guide [role=status]").inner_text())
        glow.append(float(page.locator(".place.lair").evaluate(GLOW)))
        follow(page, keyboard)
    assert len(told) == STEPS - 1
    assert glow[-2:] == [2 / 3] * 2, "two dragons of three"
    assert not any(glow[:-2])
    expect(page.locator("#guide")).to_contain_text(str(STEPS))
    expect(page.locator(".question .marked")).to_have_count(0)
    press(page.locator(".question [data-word=retire]"), keyboard)
    expect(page.locator("#guide")).not_to_contain_text(str(STEPS))
    expect(page.locator(".guide [role=status]")).to_contain_text("5 XP")


def test_the_first_step_is_taken_on_the_table_too(visit: Open) -> None:
    """The skeleton is shown in the question too; then whoever fights it is tapped."""
    page = visit("/guide/roll", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(".roll .die.dungeon[data-face=skeleton]").tap()
    expect(page.locator(".roll .die.dungeon.chosen")).to_have_count(1)
    expect(page.locator(".question h2.sentence")).to_contain_text("skeleton")
    page.locator(".roll .die.party[data-face=cleric]").first.tap()
    expect(page.locator("#guide")).to_contain_text("Step 2")


def test_a_step_waits_for_its_own_sentence(visit: Open) -> None:
    page = visit("/guide/roll")
    page.locator(".question [data-word=flee]").click()
    expect(page.locator("#live")).to_contain_text("Not yet")
    assert step_of(page) == 1
    expect(page.locator(".guide .now .strayed")).to_contain_text("First: Fight the skeleton with a cleric")


def test_it_can_be_left_and_taken_up_again(visit: Open) -> None:
    page = visit("/guide/roll")
    page.locator("#guide").wait_for()
    follow(page)
    assert step_of(page) == 2
    here = page.url
    page.goto(here.partition("/t/")[0] + "/")
    page.wait_for_selector(".door")
    page.goto(here.partition("/t/")[0] + "/guide/roll")
    expect(page.locator("#guide")).to_contain_text("2")
    assert page.url == here, "the lesson that was begun"
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".question .marked")).to_have_count(0)
    page.get_by_role("button", name="Take it up again").click()
    expect(page.locator(".question .marked")).to_have_count(1)


@pytest.mark.parametrize(("by_drags", "most"), [(True, 14), (False, 20)])
def test_its_moves_take_few_acts(visit: Open, by_drags: bool, most: int) -> None:
    """Eleven moves by hand. The board stays where it is all the time."""
    acts, tops = played(visit("/guide/roll", viewport={"width": 390, "height": 844}), by_drags)
    assert acts <= most
    assert len(tops) == 1, f"the board moves: {tops}"


def test_off_the_path_it_says_so_and_begins_again(visit: Open) -> None:
    page = visit("/guide/roll", viewport=PHONE)
    page.get_by_role("button", name="Leave the guide").click()
    page.locator(".question [data-word=flee]").click()
    expect(page.get_by_role("button", name="Begin again")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("#guide")).to_contain_text("Step 1")
