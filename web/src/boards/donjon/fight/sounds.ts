// Sounds and times of the events of Donjon, and the answer that suggests itself. Loaded before the board.

import type { Sounds } from "../../../sound";

interface Asked {
  verdict?: { message: string };
}

/** Outcomes that one wants to change, with the verb that does. */
const MENDED: Readonly<Record<string, string>> = { "table-miss": "strain", "table-tie": "strain", "table-failure": "strain", "table-resisted": "strain", "table-fallen-lost": "defy" };

/** Return the verbs that carry the game on: in a question the one that changes a bad outcome, in town the way out. */
export function forward({ sections }: { sections: Record<string, unknown> }): readonly string[] {
  const verdict = (sections["on-table"] as Asked | undefined)?.verdict?.message;
  return verdict === undefined ? ["outfit", "depart", "unleash-all", "proceed", "done"] : [MENDED[verdict] ?? ""];
}

type Event = Readonly<Record<string, unknown>>;

export const SOUNDS: Sounds = {
  attacked: ({ total, against }) => (Number(total) > Number(against) ? "hit" : "miss"),
  opened: "door",
  "secret-door": "door",
  revealed: "door",
  slain: "fall",
  down: "fall",
  died: "fall",
  kindled: "torch",
  doused: "torch",
  "burnt-out": "torch",
  snuffed: "torch",
  "event-played": "card",
  "event-found": "card",
  "used-skill": "card",
  "read-scroll": "card",
  cast: "card",
  room: "card",
  found: "coin",
  "found-gold": "coin",
  loot: "coin",
};

/** Milliseconds at speed 1 for which the board shows an event. */
const [THROWN, SUFFERED, PLAYED] = [1000, 550, 1200];
const LASTS: Readonly<Record<string, number>> = {
  attacked: THROWN,
  tested: THROWN,
  "web-struck": THROWN,
  furniture: THROWN,
  searched: THROWN,
  rummaged: THROWN,
  "lost-life": SUFFERED,
  healed: SUFFERED,
  slain: SUFFERED,
  down: SUFFERED,
  "event-played": PLAYED,
  "event-found": PLAYED,
  "used-skill": PLAYED,
  cast: PLAYED,
  "read-scroll": PLAYED,
  room: PLAYED,
  "trap-known": PLAYED,
  appeared: PLAYED,
  reinforced: PLAYED,
  burrowed: PLAYED,
  found: PLAYED,
  loot: PLAYED,
};

/** Return the milliseconds that a step takes on the board at speed 1. */
export function lasts(events: readonly Event[]): number {
  return events.reduce((sum, { key }) => sum + (LASTS[String(key)] ?? 0), 0);
}
