"""Dungeon Drop's table with depth: it fades in over the flat one, draws the cubes where its lens says, and rests."""

from __future__ import annotations

import base64
import json
import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from tests.browser import arrival
from tests.browser.conftest import BARE, FLAGS, SHELL, Open, chromium, started
from tests.browser.hands import go_to, set_table

SOFTWARE: Final = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
SMALL: Final = {"width": 480, "height": 700}
"""What is drawn without a graphics card takes its time."""
DEEP: Final = {"board": "deep"}
SHAPES: Final = """() => [...document.querySelectorAll('.tray [data-shape]')].map(shape => {
    const [x, y] = shape.getAttribute('transform').match(/-?\\d[\\d.e-]*/g).map(Number);
    return [shape.dataset.shape, x, y];
})"""
"""The middles of the bodies in millimetres, as the flat table has them."""
PIXELS: Final = """async ([picture, points]) => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paint = canvas.getContext('2d');
    paint.drawImage(image, 0, 0);
    return points.map(([x, y]) => [...paint.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)]);
}"""
FRAMES: Final = """() => new Promise(act => {
    let left = 20;
    const look = () => (left -= 1) ? requestAnimationFrame(look) : act();
    look();
})"""
LOSE: Final = (
    "document.querySelector('.tray canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
)
MOST_CALLS: Final = 60


class View(NamedTuple):
    """The view of the scene, as the canvas tells it."""

    x: float
    y: float
    scale: float
    tilt: float
    turn: float
    angle: float

    def pixel(self, at: tuple[float, float], z: float, width: float, height: float) -> tuple[float, float]:
        """Return the pixel of a point above the table: worked out once more, by other means than the page's."""
        away = height / 2 / math.tan(self.angle / 2) / self.scale
        dx, dy = at[0] - self.x, at[1] - self.y
        right = dx * math.cos(self.turn) + dy * math.sin(self.turn)
        north = dy * math.cos(self.turn) - dx * math.sin(self.turn)
        up = north * math.cos(self.tilt) + z * math.sin(self.tilt)
        near = away + north * math.sin(self.tilt) - z * math.cos(self.tilt)
        ratio = away * self.scale / near
        return width / 2 + right * ratio, height / 2 - up * ratio


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = tuple([flag for flag in FLAGS if flag != "--disable-gpu"])
    with started(playwright, chromium(SHELL), (*flags, *SOFTWARE)) as shell:
        yield shell


def rest(page: Page) -> dict[str, str]:
    """Wait until the scene covers the flat table and nothing moves; return what the canvas tells."""
    page.wait_for_selector(".tray canvas.drawn[data-ready]")
    expect(page.locator(".tray svg.flat")).to_have_count(0)
    expect(page.locator(".tray canvas[data-moving=false]")).to_have_count(1)
    told: dict[str, str] = page.evaluate("({...document.querySelector('.tray canvas').dataset})")
    return told


def view_of(page: Page) -> View:
    return View(**json.loads(rest(page)["view"]))


def seen(page: Page, points: list[tuple[float, float]]) -> list[list[int]]:
    """Return the colours of the canvas at these pixels of the tray; everything over it is hidden."""
    page.evaluate(
        "document.querySelectorAll('.tray > :not(canvas)').forEach(each => (each.style.visibility = 'hidden'))"
    )
    picture = base64.b64encode(page.locator(".tray").screenshot()).decode()
    found: list[list[int]] = page.evaluate(PIXELS, [picture, points])
    return found


def sit(page: Page, seats: list[str] | None = None, **wish: Any) -> None:
    """The lone spelunker is asked for a room first: no hand takes pointers and keys."""
    go_to(page, set_table(page, "drop", seats or ["me"], start=True, **wish)["join"], ".tray")


def test_depth_covers_the_flat_table(visit: Open) -> None:
    """The flat table is there first; then every cube is drawn where the lens says, with a tilt and from above, within
    the draw calls that are allowed; and a table at rest is not drawn again."""
    page = visit(BARE, viewport=SMALL, habits=DEEP)
    held: list[Route] = []
    page.route("**/assets/scene-*.js", lambda route: held.append(route))
    sit(page)
    page.wait_for_selector(".tray svg.flat [data-shape]")
    shapes = {name: (x, y) for name, x, y in page.evaluate(SHAPES)}
    while not held:
        page.wait_for_timeout(20)
    assert page.locator(".tray canvas.drawn").count() == 0
    for route in held:
        route.continue_()
    told = rest(page)
    assert int(told["calls"]) <= MOST_CALLS
    page.evaluate(FRAMES)
    assert page.locator(".tray canvas").get_attribute("data-frames") == told["frames"]
    larger = "least => JSON.parse(document.querySelector('.tray canvas').dataset.view).scale > least"
    twice = 2 * view_of(page).scale
    page.locator(".tray").focus()
    for _ in range(2):
        page.keyboard.press("+")
    page.wait_for_function(larger, arg=twice)
    straight = view_of(page)
    assert straight.tilt == 0
    assert_gold(page, straight, shapes)
    page.keyboard.press("0")
    swing(page)
    page.wait_for_function("() => JSON.parse(document.querySelector('.tray canvas').dataset.view).turn !== 0")
    assert_gold(page, view_of(page), shapes)


def swing(page: Page) -> None:
    """Drag the table to the right: the eye goes around it."""
    box = page.locator(".tray").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 20, steps=4)
    page.mouse.up()


def assert_gold(page: Page, view: View, shapes: dict[str, tuple[float, float]]) -> None:
    """Gold is yellow on its upper face, where the cloth is green. The cubes lie by chance: one in four may be
    covered by another cube, and a close view may hold none."""
    box = page.locator(".tray").bounding_box()
    assert box
    pixels = {
        name: view.pixel((x, y), 8, box["width"], box["height"])
        for name, (x, y) in shapes.items()
        if name.startswith("gold")
    }
    inside = [(x, y) for x, y in pixels.values() if 8 < x < box["width"] - 8 and 8 < y < box["height"] - 8]
    yellow = [red > green > blue for red, green, blue in seen(page, inside)]
    assert yellow.count(False) <= max(1, len(inside) // 4), yellow
    assert inside or view.turn == 0


def test_the_eye_goes_around_and_back(visit: Open) -> None:
    page = visit(BARE, viewport=SMALL, habits=DEEP)
    sit(page)
    before = view_of(page)
    page.locator("[data-angle=level]").click()
    page.wait_for_function("() => JSON.parse(document.querySelector('.tray canvas').dataset.view).tilt > 1")
    page.locator("[data-angle=back]").click()
    page.wait_for_function("() => JSON.parse(document.querySelector('.tray canvas').dataset.view).tilt < 1")
    expect(page.locator("[data-angle=back]")).to_have_count(0)
    assert view_of(page) == before
    swing(page)
    page.wait_for_selector("[data-angle=back]")
    assert abs(view_of(page).turn) > 0.3


def test_without_depth_the_flat_table_stays(visit: Open) -> None:
    """A context that is lost, or that cannot be had."""
    page = visit(BARE, viewport=SMALL, habits=DEEP)
    sit(page)
    rest(page)
    page.evaluate(LOSE)
    expect(page.locator(".tray canvas:not(.air)")).to_have_count(0)
    expect(page.locator(".tray svg.flat [data-shape]").first).to_be_visible()
    none = visit(BARE, viewport=SMALL, habits=DEEP)
    none.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    sit(none)
    expect(none.locator(".tray canvas:not(.air)")).to_have_count(0)
    expect(none.locator(".tray svg.flat [data-shape]").first).to_be_visible()
    expect(none.locator(arrival.CONTROL).first).to_be_visible()
