"""The guided games of Dungeon Drop, each played to its end on a phone; their texts fit in every language."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, keep
from tests.browser.hands import CONTROLS, step, until

PHONE = {"width": 390, "height": 844}
ON = ("end", "loot", "deeper")
"""Words that carry a game on."""
HAND = {"room": (1, 2), "teamwork": (), "alone": ()}
"""The steps that leave the table to a hand, whose words are folded."""
LESSONS = {"room": 9, "teamwork": 6, "alone": 9}
FITS = """() => {
    const guide = document.querySelector('.guide');
    return guide.scrollHeight <= guide.clientHeight + 1;
}"""
SEEN = """() => {
    const [guide, board, question] = ['.guide', '.tray', '.question'].map(
        each => document.querySelector(each).getBoundingClientRect());
    return [guide.top >= 0, guide.bottom <= board.top + 1, question.bottom <= innerHeight + 1];
}"""
AGREE = """() => {
    const lit = document.querySelector('[data-lit=true]')?.dataset.named.split(' ').filter(word => word.includes(':'));
    const chosen = [...document.querySelectorAll('.tray .mark-chosen')].map(each => each.dataset.mark);
    return !lit || String(lit.sort()) === String(chosen.sort());
}"""
"""The room on the table is the one in front of the strip, whose button takes it."""


def step_of(page: Page) -> int:
    """The number in the heading of the guide; 0 once it has no more steps."""
    found = re.search(r"\d+", page.locator("#guide").inner_text())
    return int(found[0]) if found else 0


def next_step(page: Page, at: int, rng: Random) -> None:
    """Turns an explanation, or takes the marked words until one carries the sentence out. What the lesson does not
    speak of, such as the end of a turn with a potion, is answered somehow: its words may be folded."""
    expect(page.locator(f"{CONTROLS}, [data-turn]").first).to_be_attached()
    turner, marked = page.locator("[data-turn]"), page.locator(".question .marked").first
    if turner.count():
        turner.tap()
    elif marked.count():
        if page.locator(".folded .unfold").count():
            # What a hand may do as well is folded. A tap here and one at once on the word below would be a double tap.
            page.locator(".unfold").press("Enter")
        acts = marked.get_attribute("data-acts") is not None
        marked.tap()
        if not acts:
            return
    else:
        step(page, rng, rather=ON)
        return
    expect(page.locator("#guide")).not_to_contain_text(f"Step {at} ")


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_to_its_end(visit: Open, lesson: str) -> None:
    page = visit(f"/guide/drop/{lesson}", viewport=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector(".tray")
    seen: list[int] = []
    told: set[str] = set()
    rng = Random(2)
    for _ in range(600):
        at = step_of(page)
        if at == 0:
            break
        if at not in seen:
            seen.append(at)
            told.add(page.locator(".guide [role=status]").inner_text())
            assert page.evaluate(FITS), f"step {at} is cut off"
            assert all(page.evaluate(SEEN)), f"step {at}: {page.evaluate(SEEN)}"
            until(page, f"({AGREE})()")
            if at in HAND[lesson]:
                expect(page.locator(".question.folded .unfold")).to_be_visible()
            keep(page, f"lesson-{lesson}-{at}.png")
        next_step(page, at, rng)
    assert seen == list(range(1, LESSONS[lesson] + 1)), "every step, in its order"
    assert len(told) == len(seen)


@pytest.mark.parametrize("language", ["fr-FR", "it-IT"])
def test_every_text_fits_the_phone(visit: Open, language: str) -> None:
    """The panel holds all texts of a lesson, one over the other: it is as high as the longest of them."""
    page = visit("/guide/drop", locale=language, viewport=PHONE)
    ways = page.locator(".card")
    expect(ways).to_have_count(len(LESSONS))
    assert ways.evaluate_all("all => all.map(each => each.getAttribute('href'))") == [
        f"/guide/drop/{lesson}" for lesson in LESSONS
    ]
    for lesson, steps in LESSONS.items():
        page.goto(page.url.partition("/t/")[0].partition("/guide/")[0] + f"/guide/drop/{lesson}")
        page.wait_for_selector(".tray")
        expect(page.locator(".guide .ghost")).to_have_count(steps)
        assert page.evaluate(FITS), f"{lesson} is cut off"


def test_the_door_of_the_game(visit: Open) -> None:
    """A guided first game, an easy rival by name, and a way of its own for those who play alone."""
    page = visit(viewport=PHONE)
    door = page.locator(".door:has(#door-drop)")
    expect(door.locator("a.primary")).to_have_attribute("href", "/guide/drop/room")
    door.get_by_role("button", name="Play now against Pumice").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".tray")
    seats = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json())", page.url.rpartition("/")[2]
    )["seats"]
    assert [seat["who"] for seat in seats][1:] == ["bot:novice"]
    page.goto(page.url.partition("/t/")[0])
    expect(door.get_by_role("link", name="Lessons")).to_have_attribute("href", "/guide/drop")
    expect(door.locator("button.primary")).to_contain_text("Play now")
    door.get_by_role("button", name="The lone spelunker").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".question")).to_contain_text("By which room")
