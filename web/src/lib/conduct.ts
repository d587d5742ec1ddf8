// The settings of a new table: choices of the host, and defaults.

import type { GameInfo, NewTable } from "./types";

/** What the server does with the turn of an absent player. */
export const ABSENCES = ["wait", "bot", "skip"];
/** Seconds for a move; 0 for no clock. */
export const TEMPOS = [0, 30, 120, 600, 86400, 3 * 86400, 7 * 86400];
/** The number of seats at a table for friends, if the game allows it; seats that stay free can be removed. */
const FRIENDS = 4;

/**
 * The default options of a table for several people: nobody waits for the turns of others. An open game that gets secrets
 * by an option is a game in which each seat then plays apart; a test compares the two for every game.
 */
export function together(game: GameInfo): Record<string, string> {
  return { ...game.hiding };
}

/** A new table with a seat for this player and free seats for friends. */
export function tableFor(game: GameInfo): NewTable {
  const count = Math.max(2, game.seats[0], Math.min(FRIENDS, game.seats[1]));
  return { game: game.name, seats: Array.from({ length: count }, (_, seat) => (seat ? "" : "me")), options: together(game) };
}
