// Everything on the map, by distance and direction from a square: the list that comes before the grid.

import type { Words } from "../../../lib/words";
import { capital } from "../../../lib/words";
import { called } from "../../../pictures/legend";
import type { Pair, Sheet, Spot } from "../../../pictures/plan";

export interface Near {
  spot: Spot;
  /** Steps, as a figure walks over a free floor. */
  far: number;
  /** The direction as a key: `n`, `ne` and so on; "" on the same square. */
  toward: string;
}

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

function towardOf(east: number, south: number): string {
  if (!east && !south) return "";
  return COMPASS[(Math.round((Math.atan2(south, east) * 4) / Math.PI) + 8) % 8]!;
}

/** Return figures, doors and things, the nearest first. */
export function nearby(sheet: Sheet, [x, y]: Pair): Near[] {
  const all = [...sheet.figures, ...sheet.doors.filter(({ look }) => look !== "open"), ...sheet.things];
  const found = all.map((spot): Near => {
    const gaps = spot.squares.map(([east, south]): Pair => [east - x, south - y]);
    const [east, south] = gaps.reduce((one, other) => (Math.max(Math.abs(other[0]), Math.abs(other[1])) < Math.max(Math.abs(one[0]), Math.abs(one[1])) ? other : one));
    return { spot, far: Math.max(Math.abs(east), Math.abs(south)), toward: towardOf(east, south) };
  });
  return found.sort((one, other) => one.far - other.far);
}

/** Return one entry of the list: a thing, how far it is, where, and in what state. */
export function nearSaid({ spot, far, toward }: Near, words: Words, more: readonly string[]): string {
  const states = spot.states.map((state) => words.say(`ui-plan-${state}`, { gender: words.attribute(`noun-${spot.label[0]?.[0] ?? ""}`, "gender") }));
  const place = toward ? words.say("board-map-near", { number: far, toward: words.say(`board-map-${toward}`) }) : words.say("board-map-here");
  return [capital(called(spot.label, words)), place, ...states, ...more].join(", ");
}
