"""The guided first delve: every step waits for the player's own sentence, in each language, by keyboard too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open

STEPS = 12


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


def follow(page: Page, keyboard: bool = False) -> None:
    """Takes the marked words one after the other, then confirms."""
    question = page.locator(".question")
    before = step_of(page)
    for _ in range(8):
        marked = question.locator(".marked")
        if not marked.count():
            break
        word = marked.first.get_attribute("data-word")
        press(marked.first, keyboard)
        expect(question.locator(f".marked[data-word='{word}']")).to_have_count(0)
    press(question.locator(".primary"), keyboard)
    page.wait_for_function("before => !document.querySelector('#guide').innerText.includes(before)", arg=f" {before} ")


@pytest.mark.parametrize(("language", "keyboard"), [("en-GB", True), ("fr-FR", False), ("it-IT", False)])
def test_the_first_delve_is_shown_step_by_step(visit: Open, language: str, keyboard: bool) -> None:
    page = visit("/guide/roll", locale=language, viewport={"width": 360, "height": 740})
    told: set[str] = set()
    for step in range(1, STEPS):
        expect(page.locator("#guide")).to_contain_text(str(step))
        told.add(page.locator(".guide [role=status]").inner_text())
        follow(page, keyboard)
    assert len(told) == STEPS - 1
    expect(page.locator("#guide")).to_contain_text(str(STEPS))
    expect(page.locator(".question .marked")).to_have_count(0)
    press(page.locator(".question [data-word=retire]"), keyboard)
    press(page.locator(".question .primary"), keyboard)
    expect(page.locator("#guide")).not_to_contain_text(str(STEPS))
    expect(page.locator(".guide [role=status]")).to_contain_text("5 XP")


def test_a_step_waits_for_its_own_sentence(visit: Open) -> None:
    page = visit("/guide/roll")
    page.locator(".question [data-word=flee]").click()
    page.locator(".question .primary").click()
    expect(page.locator("#live")).to_contain_text("say first")
    assert step_of(page) == 1
    expect(page.locator(".guide .strayed")).to_be_visible()


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
    page = visit("/guide/roll", habits={"caution": True})
    page.get_by_role("button", name="Leave the guide").click()
    page.locator(".question [data-word=flee]").click()
    page.locator(".question .primary").click()
    do_it = page.get_by_role("button", name="Do it", exact=True)
    do_it.click()
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("#guide")).to_contain_text("Step 1")
