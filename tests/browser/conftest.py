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
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

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
PLENTY: Final = {"requests": [1e6, 1e6], "guests": [1e6, 1e6], "codes": [1e6, 1e6], "tables": [1e6, 1e6]}
expect.set_options(timeout=60_000)  # a busy machine is no fault of the page

WIDE: Final = {"width": 1440, "height": 900}
HABITS: Final = "try { localStorage['souterrain-settings'] ??= JSON.stringify(HABITS) } catch {}"
"""Settings of a visitor who has been here: flat boards, and no question before a wasteful move."""


def chromium(*names: str) -> str | None:
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, (*names, *WHOLE))]
    return next((path for path in found if path), None)


@contextmanager
def started(path: str | None, flags: tuple[str, ...] = FLAGS) -> Iterator[Browser]:
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no Chromium: scripts/browser.sh installs it")
        pytest.skip("no Chromium: the browser's tests are skipped")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(flags))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: Playwright runs an event loop of its own, which tests of other modules could not stand."""
    with started(chromium(SHELL)) as shell:
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
    """A visitor of their own with each call. At the end: no fault in the page, and no request to anybody else."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def watched(address: str) -> None:
        if not address.startswith(server) and not address.startswith(("data:", server.replace("http", "ws"))):
            faults.append(f"asked {address}")

    def open_page(path: str = "/", base: str = server, **options: Any) -> Page:
        habits = {"board": "flat", "caution": False, "sound": "off", **options.pop("habits", {})}
        wanted = {"viewport": WIDE, "locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce", **options}
        context = browser.new_context(**wanted)
        context.set_default_timeout(60_000)
        context.add_init_script(HABITS.replace("HABITS", json.dumps(habits)))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda told: faults.append(told.text) if "Content Security" in told.text else None)
        if base == server:
            context.on("request", lambda request: watched(request.url))
        page.goto(base + path)
        page.wait_for_selector("h1")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def folder(name: str) -> Path:
    made = Path(__file__).parents[2] / "build" / name
    made.mkdir(parents=True, exist_ok=True)
    return made
