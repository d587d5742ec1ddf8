// How a table is kept: what a host may choose, and what is offered first.

import type { GameInfo, NewTable } from "./types";

/** What happens when somebody is away. */
export const ABSENCES = ["wait", "bot", "skip"];
/** Seconds for a move; 0 for no clock. */
export const TEMPOS = [0, 30, 120, 600, 86400, 3 * 86400, 7 * 86400];
/** So many sit at a table for friends, if the game allows it: who does not come is not waited for. */
const FRIENDS = 4;

/** What people who play together want first, where a game has it: nobody waits for the others' turns. */
export function together(game: GameInfo): Record<string, string> {
  const tempo = game.options.find(({ name }) => name === "tempo");
  return tempo?.values.includes("together") ? { tempo: "together" } : {};
}

/** A table of mine with room for friends. */
export function tableFor(game: GameInfo): NewTable {
  const count = Math.max(2, game.seats[0], Math.min(FRIENDS, game.seats[1]));
  return { game: game.name, seats: Array.from({ length: count }, (_, seat) => (seat ? "" : "me")), options: together(game) };
}
