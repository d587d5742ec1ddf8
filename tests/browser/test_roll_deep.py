"""Dungeon Roll's board with depth: something is drawn, and the dice settle on the faces that were drawn for them."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import FLAGS, SHELL, Open, chromium, started
from tests.browser.test_roll_board import answer, besieged, by_words, faces, go_down, sit

SOFTWARE: Final = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
SMALL: Final = {"width": 480, "height": 600}
"""What is drawn without a graphics card takes its time."""
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
    const given = window.setTimeout;
    window.setTimeout = (act, after, ...more) => given(act, after === 1500 ? WAITS : after, ...more);
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
"""What was seen of the dice, one after the other: in which form, and whether they moved."""
LYING: Final = """() => [...document.querySelectorAll('.roll .die:is(.tray, .lair, .graveyard)')]
    .map(die => [die.dataset.face, die.dataset.up])"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    flags = tuple([flag for flag in FLAGS if flag != "--disable-gpu"])
    with started(chromium(SHELL), (*flags, *SOFTWARE)) as shell:
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
    page = visit(viewport=SMALL, reduced_motion="no-preference")
    sit_deep(page, speed=3)
    go_down(page, lambda page: bool(page.locator(".question [data-word='descend']").count()))
    page.locator(".question [data-word='descend']").click()
    answer(page)
    lying = settled(page)
    assert len(lying) >= 7
    assert [face for face, _ in lying] == [up for _, up in lying]
    assert page.locator(".roll .die.dungeon:is(.odd, .even)").count() == int(
        page.locator(".level-die").get_attribute("data-level") or 0
    )


def begin(page: Page, patience: int) -> list[Route]:
    """A new game, looked at from the first moment by somebody who waits so long; the scene is held up on its way."""
    held: list[Route] = []
    page.route("**/assets/scene-*.js", lambda route: held.append(route))
    page.context.add_init_script(f"({SEEN.replace('WAITS', str(patience))})()")
    sit(page, board="deep", hero="knight", speed=1)
    page.wait_for_selector(".roll .die.tray", state="attached")
    return held


def test_the_first_throw_is_seen_once_and_with_depth(visit: Open) -> None:
    page = visit(viewport=SMALL, reduced_motion="no-preference", service_workers="block")
    held = begin(page, 600_000)
    page.evaluate("() => new Promise(act => requestAnimationFrame(() => requestAnimationFrame(act)))")
    assert page.evaluate("window.seen") == []
    for route in held:
        route.continue_()
    page.wait_for_function("() => window.seen.at(-1)?.[0] === 'deep' && !window.seen.at(-1)[1]")
    assert page.evaluate("window.seen") == [["deep", True], ["deep", False]]


def test_whoever_saw_it_flat_does_not_see_it_again(visit: Open) -> None:
    """The scene comes late: the dice lie in it as they lay before."""
    page = visit(viewport=SMALL, reduced_motion="no-preference", service_workers="block")
    held = begin(page, 0)
    page.wait_for_function("() => window.seen.length > 1 && !window.seen.at(-1)[1]")
    assert page.evaluate("window.seen") == [["flat", True], ["flat", False]]
    for route in held:
        route.continue_()
    page.wait_for_function("() => window.seen.at(-1)[0] === 'deep'")
    assert page.evaluate("window.seen")[2:] == [["deep", False]]


def test_something_is_drawn(visit: Open) -> None:
    page = visit(viewport=SMALL)
    sit_deep(page)
    box = page.locator(".roll canvas").bounding_box()
    assert box
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    picture = page.screenshot(clip=clip)  # type: ignore[arg-type]
    assert page.evaluate(COLOURS, base64.b64encode(picture).decode()) > 60


def test_buttons_lie_over_the_dice(visit: Open) -> None:
    """Played by the same taps as the flat board."""
    page = visit(viewport=SMALL)
    sit_deep(page)
    go_down(page, besieged)
    faces(page, "party", "fighter", "cleric", "mage").first.click()
    faces(page, "dungeon", "goblin", "skeleton", "ooze").first.click()
    expect(page.locator(".question .choices .primary")).to_contain_text("Fight")
    answer(page)
    lying = settled(page)
    assert [face for face, _ in lying] == [up for _, up in lying]


def test_a_throw_is_skipped(visit: Open) -> None:
    page = visit(viewport=SMALL, reduced_motion="no-preference")
    sit_deep(page, speed=3)
    go_down(page, lambda page: bool(page.locator(".question [data-word='descend']").count()))
    page.evaluate(SLOWLY)
    page.locator(".question [data-word='descend']").click()
    answer(page)
    page.wait_for_selector(".roll[data-moving=true]")
    page.keyboard.press("Escape")
    expect(page.locator(".roll[data-moving=false]")).to_have_count(1)
    lying = settled(page)
    assert [face for face, _ in lying] == [up for _, up in lying]


def test_a_lost_context_leaves_the_flat_board(visit: Open) -> None:
    page = visit(viewport=SMALL)
    sit_deep(page)
    page.evaluate(
        "document.querySelector('.roll canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator(".roll canvas")).to_have_count(0)
    expect(page.locator(".roll .die.party.tray .icon").first).to_be_visible()
    by_words(page)


def test_flat_and_deep_at_a_tap(visit: Open) -> None:
    page = visit(viewport=SMALL)
    sit_deep(page)
    page.locator(".roll [data-form=flat]").click()
    expect(page.locator(".roll canvas")).to_have_count(0)
    page.locator(".roll [data-form=deep]").click()
    page.wait_for_selector(".roll.deep.still")
