"""The documentation of the protocol is made from it."""

from __future__ import annotations

import pytest

from tools.protocol_docs import TARGET, document


@pytest.mark.quick
def test_the_protocol_is_described_as_it_is() -> None:
    assert TARGET.read_text(encoding="utf-8") == document()
