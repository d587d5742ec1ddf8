"""Dungeon Roll's board with depth: something is drawn, and the dice settle on the faces that were drawn for them."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from tests.browser.conftest import BARE, FLAGS, SHELL, Open, chromium, started
from tests.browser.delving import asked, besieged, by_dice, by_words, go_down, sit
from tests.browser.hands import open_place, read_log

SOFTWARE: Final = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
SMALL: Final = {"width": 480, "height": 600}
"""Drawing without a graphics card takes time."""
COLOURS: Final = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paint = canvas.getContext('2d');
    paint.drawImage(image, 0, 0);
    const points = paint.getImageData(0, 0, image.width, image.height).data;
    const found = new Set();
    for (let at = 0; at < points.length; at += 4 * 37)
        found.add(points.slice(at, at + 3).map(each => each >> 4).join());
    return found.size;
}"""
SLOWLY: Final = """() => {
    const [now, ask] = [performance.now.bind(performance), requestAnimationFrame];
    performance.now = () => now() / 50;
    window.requestAnimationFrame = act => ask(() => act(performance.now()));
}"""
"""Time enough that a throw would still be on its way."""
LOSE: Final = """() => document.querySelector('.roll canvas').getContext('webgl2')
    .getExtension('WEBGL_lose_context').loseContext()"""
SEEN: Final = """() => {
    window.seen = [];
    const look = () => {
        const roll = document.querySelector('.roll');
        const face = roll?.querySelector('.die.tray .face');
        const flat = Boolean(face) && getComputedStyle(face).visibility === 'visible';
        const now = [roll?.classList.contains('deep') ? 'deep' : flat ? 'flat' : '', roll?.dataset.moving === 'true'];
        if (now[0] && String(now) !== String(window.seen.at(-1))) window.seen.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""The observed dice in order: their form, and if they moved."""
LYING: Final = """() => [...document.querySelectorAll('.roll .die:is(.tray, .lair, .graveyard)')]
    .map(die => [die.dataset.face, die.dataset.up])"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = tuple([flag for flag in FLAGS if flag != "--disable-gpu"])
    with started(playwright, chromium(SHELL), (*flags, *SOFTWARE)) as shell:
        yield shell


def sit_deep(page: Page, **wish: Any) -> None:
    sit(page, board="deep", hero="knight", **wish)
    page.wait_for_selector(".roll.deep.still")


def settled(page: Page) -> list[list[str]]:
    """The faces that the view has and those that are up in the scene, once nothing moves."""
    page.wait_for_selector(".roll.deep[data-moving=false]")
    lying: list[list[str]] = page.evaluate(LYING)
    return lying


def test_a_throw_settles_on_the_drawn_faces(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL, reduced_motion="no-preference")
    sit_deep(page, speed=3)
    go_down(page, lambda page: bool(page.locator(".question [data-word='descend']").count()))
    before = asked(page)
    page.locator(".question [data-word='descend']").click()
    expect(page.locator(f".question:not([data-ask='{before}'])")).to_have_count(1)
    lying = settled(page)
    assert len(lying) >= 7
    assert [face for face, _ in lying] == [up for _, up in lying]
    assert page.locator(".roll .die.dungeon:is(.odd, .even)").count() == int(
        page.locator(".level-die").get_attribute("data-level") or 0
    )


def test_depth_comes_after_the_question_and_throws_nothing_again(visit: Open) -> None:
    """The first throw is seen flat, and once; then the dice lie in the scene as they lay before."""
    page = visit(BARE, viewport=SMALL, reduced_motion="no-preference")
    held: list[Route] = []
    page.route("**/assets/scene-*.js", lambda route: held.append(route))
    page.context.add_init_script(f"({SEEN})()")
    sit(page, board="deep", hero="knight", speed=1)
    expect(page.locator(".question [data-control]").first).to_be_visible()
    page.wait_for_function("() => window.seen.length > 1 && !window.seen.at(-1)[1]")
    assert page.evaluate("window.seen") == [["flat", True], ["flat", False]]
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    page.wait_for_function("() => window.seen.at(-1)[0] === 'deep'")
    assert page.evaluate("window.seen")[2:] == [["deep", False]]


def test_something_is_drawn(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL)
    sit_deep(page)
    box = page.locator(".roll canvas").bounding_box()
    assert box
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    picture = page.screenshot(clip=clip)  # type: ignore[arg-type]
    assert page.evaluate(COLOURS, base64.b64encode(picture).decode()) > 60


def test_buttons_lie_over_the_dice(visit: Open) -> None:
    """Played by the same taps as the flat board."""
    page = visit(BARE, viewport=SMALL)
    sit_deep(page)
    go_down(page, besieged)
    assert by_dice(page)
    read_log(page, "defeats")
    lying = settled(page)
    assert [face for face, _ in lying] == [up for _, up in lying]


def test_a_throw_is_skipped(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL, reduced_motion="no-preference")
    sit_deep(page, speed=3)
    go_down(page, lambda page: bool(page.locator(".question [data-word='descend']").count()))
    page.evaluate(SLOWLY)
    page.locator(".question [data-word='descend']").click()
    page.wait_for_selector(".roll[data-moving=true]")
    page.keyboard.press("Escape")
    expect(page.locator(".roll[data-moving=false]")).to_have_count(1)
    lying = settled(page)
    assert [face for face, _ in lying] == [up for _, up in lying]


def test_a_lost_context_leaves_the_flat_board(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL)
    sit_deep(page)
    page.evaluate(
        "document.querySelector('.roll canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator(".roll canvas")).to_have_count(0)
    expect(page.locator(".roll .die.party.tray .icon").first).to_be_visible()
    by_words(page)


def test_flat_and_deep_at_a_tap(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL)
    sit_deep(page)
    open_place(page, "table")
    page.locator(".roll [data-form=flat]").click()
    expect(page.locator(".roll canvas")).to_have_count(0)
    page.locator(".roll [data-form=deep]").click()
    page.wait_for_selector(".roll.deep.still")
