"""A fault to plant in a server: it acknowledges a message before it is saved."""

from __future__ import annotations

from souterrain.server.table.change import Change, Receipt
from souterrain.server.table.table import Table


async def carry_out(self: Table, change: Change, receipt: Receipt | None = None) -> None:
    ack = self._ack(change, receipt) if receipt is not None else b""
    if receipt is not None:
        self._acknowledge(change, receipt, ack)
    self._tell_change(change, receipt, ack)
    if change.saved:
        await self._save(change, receipt, ack)
    if change.follow_up is not None:
        change.follow_up()


def plant() -> None:
    Table.carry_out = carry_out  # type: ignore[method-assign]
