// Pointing at a plan: the things at a point, the sentences they make, and the next thing in a direction.

import type { Item } from "../lib/actions";
import type { Way } from "../lib/naming";
import type { Pair, Sheet, Spot, Square } from "./plan";

/** Greatest distance between a doorway and a tap, in squares. */
const NEAR = 0.3;

/** Return the things at a point: nearby doorways, and everything on the square, the square itself last. */
export function under(sheet: Sheet, x: number, y: number): { near: Spot[]; there: Spot[]; square: Square | undefined } {
  const near = sheet.doors.filter(({ frames }) =>
    frames.some((frame) => {
      const across = frame.turn % 180 ? x - frame.x : y - frame.y;
      const along = [x - frame.x, y - frame.y, frame.x - x, frame.y - y][frame.turn / 90]!;
      return Math.abs(across) <= NEAR && along >= 0 && along <= 2;
    }),
  );
  const square = sheet.at(Math.floor(x), Math.floor(y));
  const doors = new Set<Spot>(sheet.doors);
  return { near, there: square ? [...sheet.on(square).filter((spot) => !doors.has(spot)), square] : [], square };
}

/** Return the sentences with one of these things; of two with the same verb, the one that keeps more words. */
export function sayable(spots: readonly Spot[], ways: (name: readonly Item[]) => Way[]): Way[] {
  const all = spots.flatMap(({ name }) => ways(name));
  return all.filter((way) => !all.some((other) => other.verb === way.verb && other.kept > way.kept));
}

/** Return true if a sentence contains these words in sequence. */
export function isSaid(said: readonly Item[], name: readonly Item[]): boolean {
  return said.some((_, from) => name.every(([word, number], at) => said[from + at]?.[0] === word && said[from + at]?.[1] === number));
}

/** Return the nearest square in a direction, across walls and gaps; sideways distance counts double. */
export function beside(sheet: Sheet, from: Square, [east, south]: Pair): Square {
  const far = (square: Square) => {
    const [x, y] = [square.x - from.x, square.y - from.y];
    const [along, aside] = [x * east + y * south, Math.abs(x * south) + Math.abs(y * east)];
    return along > 0 ? along + 2 * aside : Infinity;
  };
  const next = sheet.squares.reduce((best, square) => (far(square) < far(best) ? square : best), from);
  return far(next) < Infinity ? next : from;
}

/** Return the square of the next thing, in reading order. */
export function onward(sheet: Sheet, from: Square, by: 1 | -1): Square {
  const stops = new Set(sheet.spots.map(({ squares: [first] }) => first && sheet.at(...first)));
  const order = sheet.squares.filter((square) => square === from || stops.has(square));
  order.sort((one, other) => one.y - other.y || one.x - other.x);
  return order[(order.indexOf(from) + by + order.length) % order.length] ?? from;
}
