// The people at a table.

import type { Snapshot } from "./store";
import type { SeatInfo } from "./types";

export interface Absent {
  info: SeatInfo;
  seat: number;
}

export const isBot = (who: string) => who.startsWith("bot:");

/** Return the other players that are away and whose seat nobody plays. */
export function absentees(now: Snapshot): Absent[] {
  if (now.over) return [];
  return (now.table?.seats ?? [])
    .map((info, seat) => ({ info, seat }))
    .filter(({ info, seat }) => info.presence !== "here" && !info.lent && info.who && !isBot(info.who) && !now.mine.includes(seat));
}

/** Return true if somebody else can hear this person: another player or a spectator, but no bot. */
export function inCompany(now: Snapshot): boolean {
  const { table, mine } = now;
  if (!table || !now.person) return false;
  return table.watchers > (mine.length ? 0 : 1) || table.seats.some((seat, number) => seat.who && !isBot(seat.who) && !mine.includes(number));
}
