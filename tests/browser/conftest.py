"""A real server and Debian's Chromium. Without Chromium these tests are skipped, but not where CI=true."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.server.house import Away

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")
SHELL: Final = "chromium-headless-shell"
"""The same Chromium without windows: it opens a page in half the time."""
PLENTY: Final = {name: [1e6, 1e6] for name in ("requests", "guests", "codes", "tables", "practice")}
PATIENCE: Final = 90_000
"""Milliseconds: a busy machine is no fault of the page."""
expect.set_options(timeout=PATIENCE)

CUT: Final = "establish a connection"
"""Firefox reports a socket that does not open as an error of the page."""
SHEETS: Final = bool(os.environ.get("SHEETS"))
WIDE: Final = {"width": 1440, "height": 900}
BARE: Final = "/favicon.svg"
"""An address without the client: the first page of a guest who goes straight to a table. It opens in a third of the
time."""
SIGN_IN: Final = "language => fetch(`/api/guest?language=${language}`, {method: 'POST'}).then(answer => answer.ok)"
WORKER: Final = {"service_workers": "allow"}
"""A visitor with the service worker, which stores the files of the client."""
HABITS: Final = "try { localStorage['souterrain-settings'] ??= JSON.stringify(HABITS) } catch {}"
"""Settings of a visitor who has been here: flat boards, and no question before a wasteful move."""


def chromium(*names: str) -> str | None:
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, (*names, *WHOLE))]
    return next((path for path in found if path), None)


@contextmanager
def started(playwright: Playwright, path: str | None, flags: tuple[str, ...] = FLAGS) -> Iterator[Browser]:
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no Chromium: scripts/browser.sh installs it")
        pytest.skip("no Chromium: the browser's tests are skipped")
    browser = playwright.chromium.launch(executable_path=path, args=list(flags), timeout=PATIENCE)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For this package only: Playwright runs an event loop of its own, which tests elsewhere could not stand."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with started(playwright, chromium(SHELL)) as shell:
        yield shell


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    away = Away(tmp_path_factory.mktemp("house"), limits=PLENTY)
    away.start()
    yield away.base
    away.end()


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Open]:
    """A visitor of their own with each call. At the end: no fault in the page, and no request to anybody else.

    The service worker is left out, as its stored files cost a fifth of the time, unless a test wants it (`WORKER`).
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def watched(address: str) -> None:
        if not address.startswith(server) and not address.startswith(("data:", server.replace("http", "ws"))):
            faults.append(f"asked {address}")

    def open_page(path: str = "/", base: str = server, **options: Any) -> Page:
        habits = {"board": "flat", "caution": False, "sound": "off"}
        habits |= {"speed": int(options.get("reduced_motion") == "no-preference"), **options.pop("habits", {})}
        looks = {"viewport": WIDE, "locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce"}
        wanted = {"service_workers": "block", **looks, **options}
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HABITS.replace("HABITS", json.dumps(habits)))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: None if CUT in str(fault) else faults.append(str(fault)))
        page.on("console", lambda told: faults.append(told.text) if "Content Security" in told.text else None)
        if base == server:
            context.on("request", lambda request: watched(request.url))
        page.goto(base + path)
        if path == BARE:
            assert page.evaluate(SIGN_IN, wanted["locale"].partition("-")[0])
        else:
            page.wait_for_selector("h1")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def keep(page: Page, name: str, **how: Any) -> None:
    """Leave a picture under build/screens, where SHEETS=1 asks for it."""
    if SHEETS:
        made = Path(__file__).parents[2] / "build" / "screens"
        made.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=made / name, **how)
