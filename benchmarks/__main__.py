"""`make bench`: prints target, measured, ratio and a mark for each line; one core, one run."""

from __future__ import annotations

from benchmarks import bots, browser, donjon, drop, server, speed, tray

if __name__ == "__main__":
    speed.run()
    tray.run()
    bots.run()
    drop.run()
    donjon.run()
    server.run()
    browser.run()
