"""Hands of a person: by keys, or by clicks and taps; and what a test may ask of the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

MOST: Final = 6000
LONGEST: Final = 300.0
"""Seconds."""
SENTENCE: Final = ".question [data-sentence]"
"""The button of a sentence that could be continued, or has numbers to set."""
CONTROLS: Final = ".question [data-control]:not([aria-disabled=true])"
VOICES: Final = """text => [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .filter(each => each.textContent.includes(text)).length"""
"""The number of live regions that say something: a screen reader repeats what two of them say."""
HERE: Final = """() => {
    const at = document.activeElement;
    const buttons = [...document.querySelectorAll('.question [data-control]:not([aria-disabled=true])')];
    return {
        inside: Boolean(at?.closest('.question, .doubt')),
        doubt: Boolean(at?.closest('.doubt')),
        spin: at?.matches('input[type=number]') ?? false,
        acts: Boolean(at?.matches('[data-acts]')),
        buttons: buttons.length,
        sum: document.querySelectorAll('.question button').length,
        busy: Boolean(document.querySelector('.question [data-control][aria-disabled=true]')),
        over: Boolean(document.querySelector('.result')),
        id: at?.id ?? '',
        text: (at?.textContent ?? '').trim(),
    };
}"""

HELD: Final = """(() => {
    const [later, stop, held] = [window.setTimeout.bind(window), window.clearTimeout.bind(window), new Map()];
    let number = 1e9;
    window.setTimeout = (act, wait, ...rest) => wait < 2000 || wait === undefined
        ? later(act, wait, ...rest) : (held.set(++number, act), number);
    window.clearTimeout = id => held.delete(id) || stop(id);
    window.elapse = () => [...held].forEach(([id, act]) => held.delete(id) && act());
})()"""

STEP: Final = """([rather, chance, tap]) => {
    if (document.querySelector('.result')) return 'over';
    if (document.querySelector('.curtain button')) return 'curtain';
    const doubt = [...document.querySelectorAll('.doubt button')];
    const asked = [...document.querySelectorAll('.question [data-control]:not([aria-disabled=true])')];
    const buttons = doubt.length ? doubt : asked;
    if (!buttons.length) return 'waits';
    const wished = buttons.filter(each => rather.includes(each.dataset.word));
    const among = wished.length ? wished : buttons;
    const back = document.querySelector('.question .back');
    // A sentence that was refused is refused again: now and then a word is taken back.
    const chosen = back && chance > 0.9 ? back
        : 'sentence' in buttons[0].dataset && chance < 0.8 ? buttons[0] : among[Math.floor(chance * among.length)];
    chosen.scrollIntoView({block: 'nearest'});
    const box = chosen.getBoundingClientRect();
    if (!tap) chosen.click();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""One look and one click at once: each request to the page takes longer than both."""


def unhurried(page: Page) -> Page:
    """From its next screen on, what a page shows for seconds stays until `window.elapse()`: a busy machine may need
    longer to look at it."""
    page.add_init_script(HELD)
    return page


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
        if now["doubt"]:
            if rng.random() < 0.5:
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            continue
        if now["busy"] or not now["buttons"]:
            page.wait_for_timeout(10)
            continue
        assert now["inside"], f"the focus is lost: {now}"
        assert now["sum"] <= 16, f"too many controls: {now}"
        assert not now["spin"], "the focus is in a number field although there are buttons"
        for _ in range(rng.randrange(now["buttons"])):
            page.keyboard.press("ArrowDown")
        said += here(page)["acts"]
        page.keyboard.press("Enter")
    raise AssertionError(f"the game does not end: {here(page)}")


def step(page: Page, rng: Random, tap: bool = False, rather: tuple[str, ...] = ()) -> bool:
    """One click or tap, if something is asked; False when the game is over. What one would rather say is said first."""
    done = page.evaluate(STEP, [list(rather), rng.random(), tap])
    if done == "curtain":
        opener = page.query_selector(".curtain button")
        if opener is not None:
            opener.click()
    elif done == "waits":
        page.wait_for_timeout(20)
    elif tap and done != "over":
        page.touchscreen.tap(*done)
    return bool(done != "over")


def play_until(page: Page, so: Callable[[], bool], rather: tuple[str, ...] = (), seed: int = 8) -> None:
    """Play until it is so. The limit is one of time, not of looks: a busy machine needs many of them for one move."""
    rng, limit = Random(seed), monotonic() + LONGEST
    while not so():
        assert step(page, rng, rather=rather), "the game ended before"
        assert monotonic() < limit, "it never is so"


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


def tell_otherwise(page: Page, told: Callable[[str], str]) -> list[str]:
    """From now on this visitor is told at every table what is made of what the server tells; returns the sentences that
    the page sends."""
    said: list[str] = []

    def feed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(told(str(message))))

        def pass_on(message: str | bytes) -> None:
            sent = json.loads(message)
            said.extend([sent["text"]] if sent["t"] == "move" else [])
            server.send(message)

        socket.on_message(pass_on)

    page.context.route_web_socket("**/ws/**", feed)
    return said


def until_said(page: Page, said: list[str], text: str) -> None:
    """The page has sent this sentence last, and has its answer."""
    for _ in range(6000):
        if said[-1:] == [text] and page.locator(CONTROLS).count():
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{text!r} was not sent: {said}")


def go_to(page: Page, path: str, wait: str = "main h1") -> None:
    page.goto(page.evaluate("location.origin") + path)
    page.wait_for_selector(wait)


def sit_down(page: Page, made: dict[str, str]) -> None:
    """Somebody who comes by the link and takes a seat, which is being ready."""
    go_to(page, made["join"])
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator(".patient")).to_be_visible()


def two(host: Page, friend: Page, game: str) -> tuple[Page, Page]:
    """A host and a friend, at a table where the game has begun."""
    made = set_table(host, game, ["me", ""])
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend):
        page.wait_for_selector(".question")
    return host, friend


def say(page: Page, *words: str) -> None:
    """A sentence, word by word as it is offered; "" takes the first word and "*" the last, where there is a choice. The
    word that completes it sends it."""
    page.wait_for_selector(".question [data-control]")
    for word in words:
        offered = page.locator(".question [data-control]:not([data-sentence])")
        if word and word != "*":
            chosen = page.locator(f".question [data-word='{word}']")
        elif offered.count():
            chosen = offered.last if word else offered.first
        else:
            break
        acts = chosen.get_attribute("data-acts") is not None
        tap(chosen)
        if acts:
            return
    tap(page.locator(SENTENCE))


def tap(button: Locator) -> None:
    """A click of its own. Two of Playwright's at one place within half a second are a double click, whose second click
    the question ignores on purpose when it has just been asked."""
    button.wait_for()
    button.dispatch_event("click")


def open_place(page: Page, name: str) -> None:
    """Opens log, rules, chat or table beside the board, if it is not open."""
    tab = page.locator(f"[data-place={name}]")
    if tab.get_attribute("aria-expanded") == "false":
        tab.click()


def read_log(page: Page, text: str) -> None:
    """The log tells this; where it is a sheet, it is closed again."""
    tab = page.locator("[data-place=log]")
    closed = tab.get_attribute("aria-expanded") == "false"
    open_place(page, "log")
    expect(page.locator(".log")).to_contain_text(text)
    if closed:
        tab.click()


def open_tools(page: Page, title: str) -> None:
    """Unfolds tools: before the game in the lobby, later in the place of the table."""
    if page.locator("[data-place=table]").count():
        open_place(page, "table")
    page.locator("summary", has_text=title).click()


def until(page: Page, so: str) -> None:
    """The page's policy lets no string be evaluated in it again and again."""
    for _ in range(2400):
        if page.evaluate(so):
            return
        page.wait_for_timeout(50)
    raise AssertionError(so)
