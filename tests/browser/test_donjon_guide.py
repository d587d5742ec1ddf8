"""The guided games of Donjon: the first quest and the first hour of a master, each played to its end by what the guide
marks; their texts fit, and the question stays in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, keep
from tests.browser.hands import CONTROLS, go_to, tap
from tests.browser.test_hall import door

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
STEPS = {"quest": 15, "master": 10}
MARKED = ".question .marked:not([aria-disabled=true])"
FITS = """() => {
    const guide = document.querySelector('.guide');
    return guide.scrollHeight <= guide.clientHeight + 1 && guide.getBoundingClientRect().top >= 0;
}"""


def step_of(page: Page) -> int:
    """The number in the heading of the guide; 0 once it has no more steps."""
    found = re.search(r"\d+", page.locator("#guide").inner_text())
    return int(found[0]) if found else 0


def follow(page: Page) -> str:
    """Takes the marked words until one carries the sentence out, or lets the offer pass; returns the guide's line."""
    page.locator(MARKED).first.wait_for()
    line = page.locator(".guide .now .say").inner_text() if page.locator(".guide .now .say").count() else ""
    for _ in range(8):
        marked = page.locator(MARKED).first
        marked.wait_for()
        acts = marked.get_attribute("data-acts") is not None or marked.get_attribute("data-pass") is not None
        asked = page.locator(".question").get_attribute("data-ask")
        text = marked.inner_text()
        tap(marked)
        if acts:
            return line
        page.wait_for_function(
            """([selector, text, asked]) => document.querySelector('.question')?.dataset.ask !== asked
                || document.querySelector(selector)?.innerText !== text""",
            arg=[MARKED, text, asked],
        )
    raise AssertionError("no word carries the sentence out")


def led(page: Page, lesson: str, to: int, name: str = "") -> set[str]:
    """Follows the guide up to a step; returns the texts it has told."""
    told: dict[int, str] = {}
    for _ in range(60):
        page.locator(f"{MARKED}, .play.ended").first.wait_for()
        if page.locator(".play.ended").count():
            break
        at = step_of(page)
        if at not in told:
            told[at] = page.locator(".guide [role=status]").inner_text()
            assert page.evaluate(FITS), f"step {at} is cut off"
            expect(page.locator(MARKED).first).to_be_in_viewport()
            keep(page, f"donjon-{lesson}-{name}-{at}.png")
        if at == to:
            break
        line = follow(page)
        page.wait_for_function(
            """line => document.querySelector('.play.ended')
                || document.querySelector('.guide .now .say')?.innerText !== line""",
            arg=line,
        )
    assert sorted(told) == list(range(1, len(told) + 1)), "every step, in its order"
    return set(told.values())


@pytest.mark.parametrize(("name", "look"), [("phone", PHONE), ("desk", DESK)])
def test_the_first_quest_is_won_step_by_step(visit: Open, name: str, look: dict[str, object]) -> None:
    page = visit("/guide/donjon/quest", **look)
    page.locator("#guide").wait_for()
    told = led(page, "quest", 0, name)
    assert len(told) == STEPS["quest"]
    expect(page.locator(".guide [role=status]")).to_contain_text("Play now")
    expect(page.locator(".guide a[href='/']")).to_be_visible()
    keep(page, f"donjon-quest-{name}-over.png")


@pytest.mark.parametrize(("name", "look"), [("phone", PHONE), ("desk", DESK)])
def test_the_first_hour_of_a_master(visit: Open, name: str, look: dict[str, object]) -> None:
    page = visit("/guide/donjon/master", **look)
    page.locator("#guide").wait_for()
    told = led(page, "master", STEPS["master"] - 1, name)
    assert len(told) == STEPS["master"] - 1
    follow(page)
    expect(page.locator("#guide")).to_contain_text(f"{STEPS['master']} of")
    expect(page.locator(CONTROLS).first).to_be_visible()
    expect(page.locator(".question .marked")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr-FR", "it-IT"])
def test_every_step_has_a_text_in_every_language(visit: Open, language: str) -> None:
    """The panel holds all texts of a lesson, one over the other."""
    page = visit("/guide/donjon", locale=language, **PHONE)
    expect(page.locator(".card")).to_have_count(len(STEPS))
    for lesson, steps in STEPS.items():
        go_to(page, f"/guide/donjon/{lesson}", "#guide")
        expect(page.locator(".guide .ghost")).to_have_count(steps)
        assert page.evaluate(FITS), f"{lesson} is cut off"
        keep(page, f"donjon-{lesson}-{language}.png")


def test_another_sentence_waits_and_the_guide_is_taken_up_again(visit: Open) -> None:
    page = visit("/guide/donjon/quest", **DESK)
    page.locator("#guide").wait_for()
    led(page, "quest", 3)
    tap(page.locator(".question [data-word=end]"))
    expect(page.locator(".guide .now .strayed")).to_be_visible()
    assert step_of(page) == 3
    here = page.url
    go_to(page, "/", ".door")
    go_to(page, "/guide/donjon/quest", "#guide")
    expect(page.locator("#guide")).to_contain_text("Step 3 ")
    assert page.url == here, "the lesson that was begun"
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(".question .marked")).to_have_count(0)


def test_the_door_leads_to_the_guided_quest_the_first_time(visit: Open) -> None:
    page = visit(**PHONE)
    expect(door(page, "donjon").locator("a.primary")).to_have_attribute("href", "/guide/donjon/quest")
    expect(door(page, "donjon").get_by_role("button", name="Play now")).to_be_visible()
    door(page, "donjon").locator("a.primary").click()
    page.locator("#guide").wait_for()
    go_to(page, "/", ".door")
    expect(door(page, "donjon").get_by_role("link", name="Lessons")).to_have_attribute("href", "/guide/donjon")
    expect(door(page, "donjon").locator("button.primary")).to_contain_text("Play now")
