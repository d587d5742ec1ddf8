"""Contacts of a film are heard: their sound is rendered in the browser, then its loudness and pitch are measured."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Final

from playwright.sync_api import Page

from souterrain.games.drop.practice import shown
from souterrain.physics.film import TABLE, Contact, Film, Track, encode
from tests.browser.conftest import Open

RENDERED: Final = """
    let chance = 1;
    Math.random = () => (chance = (chance * 48271) % 2147483647) / 2147483647;
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 44100, 44100); window.heard = this; }
        resume() { return Promise.resolve(); }
    };
"""
"""All sounds are rendered from the first moment on, as fast as the machine can, and from the same noise."""
MEASURED: Final = """async () => {
    const samples = (await window.heard.startRendering()).getChannelData(0).slice(0, 6000);
    let [all, weighed] = [0, 0];
    for (let pitch = 200; pitch < 6000; pitch += 50) {
        let [re, im] = [0, 0];
        samples.forEach((each, at) => {
            const turn = (2 * Math.PI * pitch * at) / 44100;
            [re, im] = [re + each * Math.cos(turn), im + each * Math.sin(turn)];
        });
        const power = (re * re + im * im) ** 2;
        [all, weighed] = [all + power, weighed + power * pitch];
    }
    return [Math.max(...samples.map(Math.abs)), weighed / all];
}"""
"""The peak of the sound, and the mean of its frequencies by their power."""
HARD, SOFT = 2.0**11.5, 2.0**8.5
SMALL, HUGE = 0, 2


def film_of(kind: int, against: int, hardness: float) -> str:
    """A cube falls 4 cm beside another and meets it or the table once."""
    rows = [(0.0, 0.0, 4.4 - step, 0.0, 0.0, 0.0, 1.0) for step in range(5)]
    tracks = (Track(0, kind, False, 0, rows), Track(1, kind, False, 0, [(2.0, 0.0, 0.4, 0.0, 0.0, 0.0, 1.0)]))
    return b64encode(encode(Film(5, tracks, (Contact(3, 0, against, hardness),)))).decode()


def heard(page: Page, kind: int, against: int, hardness: float) -> tuple[float, float]:
    """Play a film with one contact on the practice tray; return the peak and the pitch of its sound."""
    spots = [
        [-4000, -4000, 4000, -4000, 4000, 4000, -4000, 4000],
        [16000, -4000, 24000, -4000, 24000, 4000, 16000, 4000],
    ]
    numbers = (2, *(each for body, spot in enumerate(spots) for each in (body, 4, *spot)), 0)
    answer: dict[str, Any] = {"section": shown({}, ("open",), numbers), "film": film_of(kind, against, hardness)}
    page.route("**/api/practice/drop", lambda route: route.fulfill(json=answer))
    page.reload()
    page.locator(".acts button").last.click()
    page.wait_for_function("() => window.heard")
    peak, pitch = page.evaluate(MEASURED)
    page.unroute("**/api/practice/drop")
    return peak, pitch


def test_contacts_sound_as_hard_and_as_high_as_they_are(visit: Open) -> None:
    page = visit("/practice/drop", reduced_motion="no-preference", habits={"sound": "full"})
    page.context.add_init_script(RENDERED)
    loud, high = heard(page, SMALL, TABLE, HARD)
    quiet, _ = heard(page, SMALL, TABLE, SOFT)
    _, low = heard(page, HUGE, TABLE, HARD)
    _, click = heard(page, SMALL, 1, HARD)
    assert loud > 2 * quiet > 0
    assert 1300 < high < 1950
    assert 650 < low < 1150
    assert click > 1.6 * high
