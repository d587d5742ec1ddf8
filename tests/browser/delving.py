"""A visitor who plays Dungeon Roll on its board: by dice where they can say it, by words where not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.hands import SENTENCE, go_to, set_table

MOST: Final = 400
ANSWERABLE: Final = ".question [data-control]:not([aria-disabled=true]), .result"
CHOOSABLE: Final = ".roll .die.choosable"
MONSTERS: Final = ("goblin", "skeleton", "ooze")


def sit(
    page: Page, *, board: str = "flat", hero: str = "any", bots: int = 0, tempo: str = "turns", **settings: Any
) -> None:
    """A game, alone or with bots, as this visitor wants to see it."""
    wish = {"board": board, "speed": 0, "caution": False, **settings}
    page.evaluate("wish => localStorage.setItem('souterrain-settings', wish)", json.dumps(wish))
    options = {"hero": hero, "tempo": tempo}
    made = set_table(page, "roll", ["me", *["bot:random"] * bots], options=options, start=True)
    go_to(page, made["join"], ".roll .stage")
    page.wait_for_selector(ANSWERABLE)


def texts(page: Page) -> list[str]:
    return page.locator(".question [data-control]").all_inner_texts()


def asked(page: Page) -> str:
    """The number of the question; "" once the game is over."""
    return str(page.evaluate("document.querySelector('.question')?.dataset.ask ?? ''"))


def act(page: Page, target: Locator) -> bool:
    """Presses something, says yes whatever it wastes, and waits; True if that answered the question."""
    before = asked(page)
    target.click(force=True)
    if page.locator(".doubt").count():
        page.locator(".doubt .sure").click()
    page.wait_for_selector(ANSWERABLE)
    return asked(page) != before


def go_down(page: Page, so: Callable[[Page], bool]) -> None:
    """Plays on until something is so: fights with whoever can, descends, flees where nobody can."""
    for _ in range(MOST):
        page.wait_for_selector(ANSWERABLE)
        if so(page):
            return
        assert page.query_selector(".result") is None, "the game ended before"
        if not by_dice(page):
            by_words(page)
    raise AssertionError(f"it never is so: {texts(page)}")


def by_dice(page: Page) -> bool:
    """A companion is tapped, then what it can meet; False if that makes no sentence."""
    if not page.locator(CHOOSABLE).count():
        return False
    target = page.locator(CHOOSABLE).first
    for _ in range(6):
        if act(page, target):
            return True
        partner = page.locator(".roll :is(.die, .place).choosable:not(.chosen)")
        if page.locator(SENTENCE).count():
            target = page.locator(SENTENCE)
        elif page.locator(".roll .chosen").count() and partner.count():
            target = partner.first
        elif page.locator("h2.sentence").count():
            target = page.locator(".question [data-control]").first
        else:
            break
    while page.locator(".question .back").count():
        page.locator(".question .back").click()
    return False


def by_words(page: Page) -> None:
    """Say what no die can: go on, descend, retire, flee."""
    for word in ("go", "descend", "retire", "flee"):
        button = page.locator(f".question [data-word='{word}']")
        if button.count():
            act(page, button)
            return
    for _ in range(6):
        if act(page, page.locator(".question [data-control]").first):
            return


def faces(page: Page, side: str, *wanted: str) -> Locator:
    return page.locator(", ".join(f".die.{side}.tray[data-face={face}]" for face in wanted))


def besieged(page: Page) -> bool:
    """A fighter, a cleric or a mage stands before a monster."""
    return bool(faces(page, "party", "fighter", "cleric", "mage").count() and faces(page, "dungeon", *MONSTERS).count())
