"""Fixtures of every test: Lantern is a registered game, and properties are checked the same way each time."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from souterrain.core import registry
from tests.games.donjon.apart import figures_stay_apart
from tests.lantern import LANTERN

registry.add("lantern", *LANTERN)
figures_stay_apart()

# A shell that runs the tests in the background lets them and all they start ignore Ctrl-C, which some of them press.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline: two busy cores make any timing a coin toss. Derandomised: a failure is the same failure for everybody.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: tests of the browser and of servers wait much of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a failure at once where tests run on several workers: a run that is cut off later has told it."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = (crash.message if crash else report.longreprtext).strip().partition("\n")[0]
        print(f"\n{report.nodeid}: {reason}", flush=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: whoever came last with one would keep everybody waiting."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
