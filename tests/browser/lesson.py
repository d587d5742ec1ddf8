"""The lesson of Dungeon Roll, played by hand on the board: by dragging, or by single taps."""

from __future__ import annotations

from playwright.sync_api import Page, expect

DRAG = """([from, to]) => {
    const at = selector => [...document.querySelectorAll(selector)].at(0);
    const middle = box => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    return [middle(at(from).getBoundingClientRect()), middle(at(to).getBoundingClientRect())];
}"""


def drag(page: Page, one: str, other: str) -> None:
    start, end = page.evaluate(DRAG, [one, other])
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    page.mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2, steps=3)
    page.mouse.move(end["x"], end["y"], steps=3)
    page.mouse.up()


def die(face: str) -> str:
    return f".roll .die.tray[data-face={face}]"


BY_HAND: list[tuple[list[str], list[str]]] = [
    ([die("cleric"), die("skeleton")], []),
    ([], ["[data-word=go]"]),
    ([], ["[data-word=descend]"]),
    ([die("cleric"), die("skeleton")], []),
    ([die("thief"), die("chest")], []),
    ([], ["[data-word=descend]"]),
    ([die("mage"), die("ooze")], []),
    ([die("mage"), die("potion")], ["[data-word=champion]"]),
    ([], ["[data-word=descend]"]),
    ([die("scroll"), die("skeleton")], ["[data-sentence]"]),
    ([".roll .ultimate", die("goblin")], []),
]
"""Each move: what is pointed at on the board, and what is left to choose beside it."""
ONE_SUFFICES = {1, 4, 5, 7, 8, 11}
"""Moves whose actor can do one thing only: a tap on it does that."""


def led(page: Page, to: int) -> None:
    """Plays the lesson by its marked words up to a step, and leaves it there."""
    for step in range(1, to):
        expect(page.locator("#guide")).to_contain_text(f"Step {step} ")
        acts = False
        while not acts:
            marked = page.locator(".question .marked:not([aria-disabled=true])").first
            acts = marked.get_attribute("data-acts") is not None
            marked.click()
    expect(page.locator("#guide")).to_contain_text(f"Step {to} ")
    page.get_by_role("button", name="Leave the guide").click()


def played(page: Page, by_drags: bool) -> tuple[int, set[float]]:
    """Plays the eleven moves; returns the number of acts (a drag, a tap or a key) and the places of the board."""
    acts, tops = 0, set()
    page.wait_for_selector(".roll .stage")
    for step, (things, words) in enumerate(BY_HAND, 1):
        expect(page.locator("#guide")).to_contain_text(f"Step {step} ")
        page.wait_for_selector(".question [data-control]:not([aria-disabled=true])")
        tops.add(float(page.evaluate("document.querySelector('.roll .stage').getBoundingClientRect().top")))
        if things and by_drags:
            drag(page, *things)
            acts += 1
        for thing in [] if by_drags else things[: 1 if step in ONE_SUFFICES else 2]:
            page.locator(thing).first.click()
            acts += 1
        for word in words:
            page.locator(word).first.click()
            acts += 1
    expect(page.locator("#guide")).to_contain_text(f"Step {len(BY_HAND) + 1} ")
    return acts, tops
