"""The journeys of friends and by keyboard on Debian's Firefox; without Firefox they are skipped.

Firefox is driven by WebDriver BiDi: it gives the focus to one page only, and knows no taps. The journeys that look at
the focus of several pages, or tap, are Chromium's alone.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser import test_journeys, test_playing
from tests.browser.conftest import PATIENCE, Open


@pytest.fixture(scope="module")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    if firefox is None:
        pytest.skip("no Firefox: its journeys are skipped")
    start = tmp_path_factory.mktemp("firefox") / "firefox"
    start.write_text(
        f'#!/bin/sh\nPYTHONPATH={Path.cwd()} exec {sys.executable} -m tests.browser.relay {firefox} "$@"\n'
    )
    start.chmod(0o755)
    fox = playwright.firefox.launch(executable_path=start, channel="moz-firefox", timeout=PATIENCE)
    yield fox
    fox.close()


def test_friends_in_three_places(visit: Open) -> None:
    test_journeys.test_friends_in_three_places(visit)


def test_a_game_alone_by_keyboard(visit: Open) -> None:
    test_playing.test_a_game_alone_by_keyboard(visit)
