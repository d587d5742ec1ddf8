// What the board reads in a view: the sections of this game, as far as they are drawn.

import type { Sections } from "../../lib/store";
import type { Counts } from "./words";

export interface Delve {
  level: number;
  party: Counts;
  graveyard: number;
  out: number;
  dungeon: Counts;
  lair: number;
  supply: number;
  allies: Counts;
  aside: readonly Counts[];
}

export interface Player {
  hero: string;
  card: string;
  rule: string;
  master: number;
  xp: number;
  tokens: Counts;
  score: number;
}

/** A question after new information. */
export interface Frame {
  kind: string;
  dice: readonly number[];
}

/** Somebody's party from far, where all go down at once. */
export interface Party {
  card: string;
  level: number;
  dice: number;
  xp: number;
  /** How this delve ended; "" while it goes on. */
  ended: string;
}

export interface Seen {
  seat: number;
  number: number;
  phase: string;
  frames: readonly Frame[];
  delve: Delve;
  exhausted: boolean;
  players: readonly Player[];
  parties: readonly Party[];
}

/** Where all go down at once, a spectator sees nobody's dice. */
const NO_DELVE: Delve = { level: 0, party: {}, graveyard: 0, out: 0, dungeon: {}, lair: 0, supply: 0, allies: {}, aside: [] };

export function seen({ turn, delve, marks, players, parties }: Sections): Seen {
  return {
    seat: turn.seat ?? -1,
    number: turn.delve,
    phase: turn.phase ?? "",
    frames: turn.frames ?? [],
    delve: delve ?? NO_DELVE,
    exhausted: Boolean(marks?.exhausted),
    players,
    parties: parties ?? [],
  };
}

/** How many dice in the lair call the dragon. */
export function dragonAt(card: string): number {
  return card === "amazon" ? 4 : 3;
}

/** What a player would have after retiring from the level of this delve: as much XP as the level. */
export function retiring(now: Seen, seat: number): { points: number; level: number } {
  const level = now.parties[seat] ? (now.parties[seat].ended ? 0 : now.parties[seat].level) : seat === now.seat ? now.delve.level : 0;
  return { points: (now.players[seat]?.score ?? 0) + level, level };
}
