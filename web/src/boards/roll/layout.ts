// The layout of the table, as fractions of its width and height; shared by the flat board and the 3D scene.

import type { Die } from "./dice";
import { LEVELS } from "./words";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  /** The centre. */
  x: number;
  y: number;
  /** Size of a die at this spot, relative to a full-sized die. */
  scale: number;
}

export const AREAS = {
  levels: { left: 0.02, top: 0.015, width: 0.96, height: 0.115 },
  dungeon: { left: 0.02, top: 0.15, width: 0.71, height: 0.405 },
  party: { left: 0.02, top: 0.58, width: 0.71, height: 0.405 },
  lair: { left: 0.755, top: 0.15, width: 0.225, height: 0.405 },
  graveyard: { left: 0.755, top: 0.58, width: 0.225, height: 0.405 },
} as const satisfies Record<string, Area>;

/** Columns of a tray; more dice need more columns. */
const COLUMNS = 4;
/** Height of the names of lair and graveyard, as a fraction; the dice lie below. */
const NAMED = 0.24;
const SMALL = 0.56;

/** Return the side of a die in pixels on a table of this size. */
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

/** Lay out lair and graveyard: two columns below the name, closer together the more dice there are. */
function heap(area: Area, slot: number, number: number): Spot {
  const rows = Math.max(2, Math.ceil(number / 2));
  const below = { ...area, top: area.top + area.height * NAMED, height: area.height * (1 - NAMED) };
  const spot = grid(below, slot, 2, rows, SMALL * Math.min(1, 2.2 / rows));
  return number === 1 ? { ...spot, x: area.left + area.width / 2 } : spot;
}

/** Return the spot of a die; null if it is not on the table. `last` is the highest slot of its area. */
export function spotOf(die: Die, last: number): Spot | null {
  if (die.zone === "away" || die.zone === "aside") return null;
  if (die.zone === "graveyard") return heap(AREAS.graveyard, die.slot, last + 1);
  if (die.zone === "lair") return heap(AREAS.lair, die.slot, last + 1);
  const columns = Math.max(COLUMNS, Math.ceil((last + 1) / 2));
  const area = die.kind === "dungeon" && die.zone === "tray" ? AREAS.dungeon : AREAS.party;
  return grid(area, die.slot, columns, 2, Math.min(1, (COLUMNS + 0.2) / columns));
}

/** Return the spot of the level die; with scale 0 before the first level. */
export function levelSpot(level: number): Spot {
  const { levels } = AREAS;
  return { x: levels.left + (levels.width * (Math.max(level, 1) - 0.5)) / LEVELS, y: levels.top + levels.height / 2, scale: level ? 0.6 : 0 };
}

const place = (die: Die): string => (die.zone === "ally" ? "party/tray" : `${die.kind}/${die.zone}`);

/** Return all dice on the table, with their spots. */
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
