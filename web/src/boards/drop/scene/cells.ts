// The faces of all bodies in one texture: a kind has a cell, a pillar or token has one for its number.

import { isNumbered, kindOf } from "../kinds";

/** Cells in a row and in a column. */
export const GRID = 6;
/** The margin of a cell that has the colour of the face only, so that neighbours do not mix in small pictures. */
export const GUTTER = 1 / 16;
export const VEILED = "veiled";

const KINDS = ["gold", "key", "chest", "blue", "clear", "red", "potion", "shield", "relic", "goblin", "troll", "dragon", "stairs"];
const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}:${at + 1}`);

/** The contents of the cells, in their order. */
export const CELLS: readonly string[] = [...KINDS, VEILED, ...numbered("pillar", 18), ...numbered("token", 3)];

const PLACES = new Map(CELLS.map((name, at) => [name, at]));

/** Return column and row, from below, of the cell of a body. */
export function cellOf(id: string): readonly [column: number, row: number] {
  const kind = kindOf(id);
  const at = PLACES.get(isNumbered(kind) ? id : kind) ?? PLACES.get(VEILED)!;
  return [at % GRID, GRID - 1 - Math.floor(at / GRID)];
}

/** Return the place on the texture of a point on the face of a cell. */
export const placeIn = ([column, row]: readonly [number, number], right: number, up: number): readonly [number, number] =>
  [(column + GUTTER + right * (1 - 2 * GUTTER)) / GRID, (row + GUTTER + up * (1 - 2 * GUTTER)) / GRID];
