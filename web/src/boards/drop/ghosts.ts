// Ghosts: where cubes will lie after an act that is geometry alone, and which cubes a breath or Fairy Dust takes.

import type { Action, Item } from "../../lib/actions";
import type { Point } from "../../lib/geometry";
import { angle, beyond, far, radians, REACH } from "./aims";
import { letterOf, sideOf } from "./cubes";
import type { Body } from "./ground";
import { kindOf } from "./kinds";
import { travelOf } from "./measured";
import { centre, type Footprint, moved, overlaps, placed, shortestShift, slide } from "./shifting";

const MICRO = 1000;
/** Half the width of the table, in micrometres; a centre beyond it is off the table. */
const HALF = 450_000;
/** The distances by which the rules shift and slide a cube, in micrometres (DD-140, DD-214). */
export const [SHIFT, SLIDE] = [5000, 40_000];
/** Speed at the mouth in mm/s, reach in mm and half the angle of a breath (DD-209), and the speed of force 1. */
export const [BREATH, BREATH_REACH] = [800, 80];
const [BREATH_HALF, SPEED] = [Math.PI / 6, 2.5];

export interface Ghost {
  body: Body;
  corners: readonly Point[];
}

/** The result of a sentence; `free` is false if something is in the way or it would leave the table. */
export interface Result {
  ghosts: readonly Ghost[];
  free: boolean;
}

const exact = (body: Body): Footprint => body.corners.map(([x, y]) => [Math.round(x * MICRO), Math.round(y * MICRO)]);
const shown = (footprint: Footprint): Point[] => footprint.map(([x, y]) => [x / MICRO, y / MICRO]);
/** Return the true side of a body; corners are rounded to whole micrometres. */
const exactSide = (body: Body): number => Math.round(body.side) * MICRO;
const numberOf = (items: readonly Item[], word: string): number => items.find(([each]) => each === word)?.[1] ?? 0;

function onTable(footprint: Footprint): boolean {
  const [x, y] = centre(footprint);
  return Math.abs(x) <= HALF && Math.abs(y) <= HALF;
}

/** Return where a cube lies after `move away= toward=`. */
export function movedGhost(bodies: readonly Body[], cube: Body, { items }: Action): Result {
  const spot = exact(cube);
  const [x, y] = centre(spot);
  const [away, toward] = [100 * numberOf(items, "away="), radians(numberOf(items, "toward="))];
  const there = placed(spot, [x + Math.round(away * Math.cos(toward)), y + Math.round(away * Math.sin(toward))], exactSide(cube));
  const free = onTable(there) && !bodies.some((body) => body !== cube && overlaps(there, exact(body)));
  return { ghosts: [{ body: cube, corners: shown(there) }], free };
}

/** Return a place after the shortest shift that makes room for it; null if there is none. */
function fitted(spot: Footprint, others: readonly Footprint[]): Footprint | null {
  const shift = shortestShift(spot, others, SHIFT);
  const there = shift && moved(spot, shift);
  return there && onTable(there) ? there : null;
}

/** Return where two cubes lie after they have changed places. */
export function swappedGhosts(bodies: readonly Body[], one: Body, other: Body): Result {
  const rest = bodies.filter((body) => body !== one && body !== other).map(exact);
  const put = (body: Body, at: Body) => placed(exact(body), centre(exact(at)), exactSide(body));
  const first = fitted(put(one, other), rest);
  const second = first && fitted(put(other, one), [...rest, first]);
  if (!first || !second) return { ghosts: [], free: false };
  return { ghosts: [{ body: one, corners: shown(first) }, { body: other, corners: shown(second) }], free: true };
}

/** Return where a cube of the reserve lies that takes the place of another (DD-230). */
export function placedGhost(bodies: readonly Body[], word: string, other: Body): Result {
  const side = sideOf(word) * MICRO;
  const spot = placed(exact(other), centre(exact(other)), side);
  const rest = bodies.filter((body) => body !== other).map(exact);
  const there = side <= exactSide(other) ? spot : fitted(spot, rest);
  const body: Body = { ...other, id: word, kind: kindOf(word), letter: letterOf(word) };
  return there ? { ghosts: [{ body, corners: shown(there) }], free: true } : { ghosts: [], free: false };
}

/** Return where cubes lie after they have slid towards a point, one after the other. */
export function slidGhosts(bodies: readonly Body[], cubes: readonly Body[], { items }: Action): Result {
  const spots = new Map(bodies.map((body) => [body, exact(body)] as const));
  const toward: Point = [100 * numberOf(items, "x="), 100 * numberOf(items, "y=")];
  for (const cube of cubes) {
    const others = bodies.filter((body) => body !== cube).map((body) => spots.get(body)!);
    spots.set(cube, slide(spots.get(cube)!, toward, SLIDE, others));
  }
  return { ghosts: cubes.map((cube) => ({ body: cube, corners: shown(spots.get(cube)!) })), free: true };
}

/** A cube that a breath pushes, with the way that half of the cubes of such a speed go. */
export interface Blown {
  body: Body;
  to: Point;
}

/** Return the cubes in the cone of a breath. */
export function blown(bodies: readonly Body[], from: Point, toward: number): Blown[] {
  return bodies
    .filter(({ kind, middle }) => {
      const turn = angle(from, middle) - toward;
      const aside = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
      return !["pawn", "token"].includes(kind) && far(middle, from) > 0 && far(middle, from) < BREATH_REACH && aside <= BREATH_HALF;
    })
    .map((body) => {
      const force = (BREATH * (1 - far(body.middle, from) / BREATH_REACH)) / SPEED;
      const { p50 } = travelOf(force);
      return { body, to: beyond(body.middle, p50, angle(from, body.middle)) };
    });
}

/** Return the outline of a breath. */
export function cone(from: Point, toward: number): Point[] {
  const arc = Array.from({ length: 13 }, (_, at) => beyond(from, BREATH_REACH, toward + (at / 6 - 1) * BREATH_HALF));
  return [from, ...arc];
}

/** Return the cubes that Fairy Dust lifts above a point (DD-202). */
export const lifted = (bodies: readonly Body[], at: Point): Body[] => bodies.filter(({ kind, middle }) => !["pawn", "token"].includes(kind) && far(middle, at) <= REACH);
