// Where things lie on the table, in parts of its width and height: the same in both forms of the board.

import type { Die } from "./dice";
import { LEVELS } from "./words";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  /** Its middle. */
  x: number;
  y: number;
  /** How large a die lies there, as a part of a whole one. */
  scale: number;
}

export const AREAS = {
  levels: { left: 0.02, top: 0.015, width: 0.96, height: 0.115 },
  dungeon: { left: 0.02, top: 0.15, width: 0.71, height: 0.405 },
  party: { left: 0.02, top: 0.58, width: 0.71, height: 0.405 },
  lair: { left: 0.755, top: 0.15, width: 0.225, height: 0.405 },
  graveyard: { left: 0.755, top: 0.58, width: 0.225, height: 0.405 },
} as const satisfies Record<string, Area>;

/** Columns of a tray, unless there are more dice than that. */
const COLUMNS = 4;
/** The lower part of the small places is for dice, the upper for their names. */
const NAMED = 0.24;
const SMALL = 0.56;

/** The side of a die in pixels on a table of this size. */
export function dieSize(width: number, height: number): number {
  const { party } = AREAS;
  return Math.min((party.width * width) / (COLUMNS + 0.35), (party.height * height) / 2.3);
}

function grid(area: Area, slot: number, columns: number, rows: number, scale: number): Spot {
  const column = slot % columns;
  const row = Math.floor(slot / columns);
  return {
    x: area.left + (area.width * (column + 0.5)) / columns,
    y: area.top + (area.height * (row + 0.5)) / rows,
    scale,
  };
}

/** Dice in a small place lie in two columns below its name, closer together the more there are. */
function heap(area: Area, slot: number, number: number): Spot {
  const rows = Math.max(2, Math.ceil(number / 2));
  const below = { ...area, top: area.top + area.height * NAMED, height: area.height * (1 - NAMED) };
  const spot = grid(below, slot, 2, rows, SMALL * Math.min(1, 2.2 / rows));
  return number === 1 ? { ...spot, x: area.left + area.width / 2 } : spot;
}

/** Where a die lies; null for one that is not on the table. `last` is the highest slot of its place. */
export function spotOf(die: Die, last: number): Spot | null {
  if (die.zone === "away" || die.zone === "aside") return null;
  if (die.zone === "graveyard") return heap(AREAS.graveyard, die.slot, last + 1);
  if (die.zone === "lair") return heap(AREAS.lair, die.slot, last + 1);
  const columns = Math.max(COLUMNS, Math.ceil((last + 1) / 2));
  const area = die.kind === "dungeon" && die.zone === "tray" ? AREAS.dungeon : AREAS.party;
  return grid(area, die.slot, columns, 2, Math.min(1, (COLUMNS + 0.2) / columns));
}

/** Where the level die stands; before the first level, before the first step. */
export function levelSpot(level: number): Spot {
  const { levels } = AREAS;
  return { x: levels.left + (levels.width * (Math.max(level, 1) - 0.5)) / LEVELS, y: levels.top + levels.height / 2, scale: level ? 0.6 : 0 };
}

const place = (die: Die): string => (die.zone === "ally" ? "party/tray" : `${die.kind}/${die.zone}`);

/** All dice that lie on the table, with their spots. */
export function laidOut(dice: readonly Die[]): Map<string, Spot> {
  const last = new Map<string, number>();
  for (const die of dice) last.set(place(die), Math.max(last.get(place(die)) ?? 0, die.slot));
  const spots = new Map<string, Spot>();
  for (const die of dice) {
    const spot = spotOf(die, last.get(place(die)) ?? 0);
    if (spot) spots.set(die.id, spot);
  }
  return spots;
}
