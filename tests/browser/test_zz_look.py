"""Ad hoc: some screens only."""
import sys, json
sys.path.insert(0, "/work/main")
import pytest
from tests.browser import test_screens as s
from tests.browser.conftest import *
NAMES = __import__("os").environ["NAMES"].split()
def test_some(visit, browser, server):
    page = visit(); page.wait_for_selector(".door .primary")
    names = s.rest(page, browser, server)
    faults = {}
    for name, template in s.SCREENS:
        if name in NAMES: faults |= s.look(page, browser, name, server + template.format(**names))
    print(json.dumps(faults, indent=1, ensure_ascii=False))
    assert not faults
