"""The guided first delve: every step waits for the player's own sentence, in each language, by keyboard too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open

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


def follow(page: Page, keyboard: bool = False) -> None:
    """Takes the marked words one after the other, then confirms."""
    small = page.viewport_size == PHONE
    question = page.locator(".question")
    before = step_of(page)
    for _ in range(8):
        marked = question.locator(".marked")
        if not marked.count():
            break
        word = marked.first.get_attribute("data-word")
        if small:
            seen_together(page, ".question .marked")
        press(marked.first, keyboard)
        expect(question.locator(f".marked[data-word='{word}']")).to_have_count(0)
    if small:
        seen_together(page, ".question .primary")
    press(question.locator(".primary"), keyboard)
    page.wait_for_function("before => !document.querySelector('#guide').innerText.includes(before)", arg=f" {before} ")


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
    press(page.locator(".question .primary"), keyboard)
    expect(page.locator("#guide")).not_to_contain_text(str(STEPS))
    expect(page.locator(".guide [role=status]")).to_contain_text("5 XP")


def test_the_first_step_is_taken_on_the_table_too(visit: Open) -> None:
    """As its text says: the cleric, then the skeleton."""
    page = visit("/guide/roll", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(".roll .die.party[data-face=cleric]").first.tap()
    page.locator(".roll .die.dungeon[data-face=skeleton]").tap()
    expect(page.locator(".question .primary")).to_contain_text("Fight cleric skeleton")
    seen_together(page, ".question .primary")
    page.locator(".question .primary").tap()
    expect(page.locator("#guide")).to_contain_text("Step 2")


def test_a_step_waits_for_its_own_sentence(visit: Open) -> None:
    page = visit("/guide/roll")
    page.locator(".question [data-word=flee]").click()
    page.locator(".question .primary").click()
    expect(page.locator("#live")).to_contain_text("say first")
    assert step_of(page) == 1
    expect(page.locator(".guide .strayed")).to_contain_text("Fight cleric skeleton")
    expect(page.locator(".guide .strayed")).to_contain_text("first")


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


def test_off_the_path_it_says_so_and_begins_again(visit: Open) -> None:
    page = visit("/guide/roll", habits={"caution": True}, viewport=PHONE)
    page.get_by_role("button", name="Leave the guide").click()
    page.locator(".question [data-word=flee]").click()
    page.locator(".question .primary").click()
    do_it = page.get_by_role("button", name="Do it", exact=True)
    expect(do_it).to_be_in_viewport(ratio=1)
    expect(page.locator(".roll .stage")).to_be_in_viewport(ratio=1)
    do_it.click()
    expect(page.get_by_role("button", name="Begin again")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("#guide")).to_contain_text("Step 1")
