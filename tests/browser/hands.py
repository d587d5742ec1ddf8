"""How a person plays: by keys, or by clicks and taps; and what a test may ask of the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute, expect

MOST: Final = 3000
CONTROLS: Final = ".question [data-control]:not([aria-disabled=true])"
HERE: Final = """() => {
    const at = document.activeElement;
    const buttons = [...document.querySelectorAll('.question [data-control]:not([aria-disabled=true])')];
    return {
        inside: Boolean(at?.closest('.question')),
        spin: at?.matches('input[type=number]') ?? false,
        primary: Boolean(at?.classList.contains('primary')),
        done: Boolean(document.querySelector('.question .choices .primary')),
        buttons: buttons.length,
        sum: document.querySelectorAll('.question button').length,
        busy: Boolean(document.querySelector('.question [data-control][aria-disabled=true]')),
        over: Boolean(document.querySelector('.result')),
        id: at?.id ?? '',
        text: (at?.textContent ?? '').trim(),
    };
}"""


def here(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(HERE)
    return found


def play_by_keys(page: Page, seed: int = 1) -> int:
    """Plays to the end with the keyboard alone, wherever the focus is left after each key; says how many sentences."""
    rng = Random(seed)
    said = 0
    for _ in range(MOST):
        now = here(page)
        if now["over"]:
            return said
        if now["busy"] or not now["buttons"]:
            page.wait_for_timeout(10)
            continue
        assert now["inside"], f"the focus is lost: {now}"
        assert now["sum"] <= 16, f"too many controls: {now}"
        if now["spin"] and not now["done"]:
            page.keyboard.press("Tab")
            page.keyboard.press("Tab")
        elif now["primary"] or now["spin"]:
            page.keyboard.press("Enter")
            said += 1
        else:
            for _ in range(rng.randrange(now["buttons"])):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    raise AssertionError(f"the game does not end: {here(page)}")


def step(page: Page, rng: Random, tap: bool = False, rather: tuple[str, ...] = ()) -> bool:
    """One click or tap, if something is asked; False when the game is over. What one would rather say is said first."""
    if page.query_selector(".result"):
        return False
    opener = page.query_selector(".curtain button")
    if opener is not None:
        opener.click()
        return True
    buttons = page.query_selector_all(CONTROLS)
    if not buttons:
        page.wait_for_timeout(10)
        return True
    first, back = buttons[0], page.query_selector(".question .sentence button")
    if "primary" not in (first.get_attribute("class") or ""):
        wished = [button for button in buttons if button.get_attribute("data-word") in rather] if rather else []
        chosen = rng.choice(wished or buttons)
    else:
        # A sentence that was refused is refused again: now and then a word is taken back.
        chosen = first if back is None or rng.random() < 0.8 else back
    # A button may go away between the look and the click: then the next look finds others.
    chosen.evaluate("button => button.isConnected && button.scrollIntoView({block: 'nearest'})")
    if tap:
        box = chosen.bounding_box()
        if box is not None:
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        chosen.evaluate("button => button.click()")
    return True


def play_out(*pages: Page, seed: int = 1, tap: bool = False, rather: tuple[str, ...] = ()) -> None:
    """Everybody plays until all see the result."""
    rng = Random(seed)
    for _ in range(MOST):
        going = [step(page, rng, tap, rather) for page in pages]
        if not any(going):
            return
    raise AssertionError("the game does not end")


def set_table(page: Page, game: str, seats: list[str], **wish: Any) -> dict[str, str]:
    """A table of this visitor's, with its links."""
    made: dict[str, str] = page.evaluate(
        """wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
            headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())""",
        {"game": game, "seats": seats, **wish},
    )
    assert "table" in made, made
    return made


def tell_otherwise(page: Page, told: Callable[[str], str]) -> None:
    """From now on this visitor is told at every table what is made of what the server tells."""

    def feed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(told(str(message))))

    page.context.route_web_socket("**/ws/**", feed)


def go_to(page: Page, path: str, wait: str = "main h1") -> None:
    page.goto(page.evaluate("location.origin") + path)
    page.wait_for_selector(wait)


def sit_down(page: Page, made: dict[str, str]) -> None:
    """Somebody who comes by the link, takes a seat and is ready."""
    go_to(page, made["join"])
    page.get_by_role("button", name="Sit down here").first.click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.get_by_role("button", name="Not ready after all")).to_be_visible()


def say(page: Page, *words: str) -> None:
    """A sentence, word by word as it is offered; "" takes the first word and "*" the last, where there is a choice."""
    page.wait_for_selector(".question [data-control]")
    for word in words:
        offered = page.locator(".question [data-control]:not(.primary)")
        if word and word != "*":
            page.locator(f".question [data-word='{word}']").click()
        elif offered.count():
            (offered.last if word else offered.first).click()
    page.locator(".question .choices .primary").click()


def open_tools(page: Page, title: str) -> None:
    page.locator("summary", has_text=title).click()


def until(page: Page, so: str) -> None:
    """The page's policy lets no string be evaluated in it again and again."""
    for _ in range(600):
        if page.evaluate(so):
            return
        page.wait_for_timeout(50)
    raise AssertionError(so)
