// The settings of a new table: choices of the host, and defaults.

import type { DoorInfo, GameInfo, NewTable, OptionInfo } from "./types";

/** Policies for the turn of an absent player. */
export const ABSENCES = ["wait", "bot", "skip"];
/** Seconds for a move; 0 means no clock. */
export const TEMPOS = [0, 30, 120, 600, 86400, 3 * 86400, 7 * 86400];
/** Number of seats at a table for friends, if the game allows it; empty seats are removed at the start. */
const FRIENDS = 4;

/**
 * Return the option that decides how people play beside each other: one after the other, or at once and apart. An open
 * game that gets secrets by an option is a game in which each seat then plays apart; a test compares the two for every
 * game.
 */
export function modeOf(game: GameInfo | undefined): OptionInfo | undefined {
  return game?.options.find(({ name }) => name in game.hiding);
}

/** Return a new table with a seat for this player and free seats for friends. */
export function tableFor(game: GameInfo): NewTable {
  const count = Math.max(2, game.seats[0], Math.min(FRIENDS, game.seats[1]));
  return { game: game.name, seats: Array.from({ length: count }, (_, seat) => (seat ? "" : "me")) };
}

/** Return the game of somebody who plays at once and alone: that of the game's door, otherwise with as few bots as possible. */
export function doorOf({ seats, bots, door }: GameInfo): DoorInfo {
  const others = Array.from({ length: seats[0] - 1 }, () => `bot:${bots.at(-1)}`);
  return door ?? { seats: ["me", ...others], options: {} };
}

/** Return a random contribution to the dice of a table. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
