// The sections of the view that this board reads.

import type { Item } from "../../lib/actions";
import { hull, pairs, type Point } from "../../lib/geometry";
import type { Body } from "./ground";
import type { State } from "./overlay";
import type { Border, Where } from "./verdicts";

/** A room that can be named; the view lists the best first. */
export interface Room {
  corners: string[];
  brings: Record<string, number>;
  harm: number | null;
  points: number;
  /** The cubes in the room, and those of them that only touch its edge. */
  inside: string[];
  edge: string[];
  /** The bodies within 5 mm of its border, the nearest first. */
  border?: Border[];
  monsters?: number;
}

/** A card of the player, and the message that describes its effect. */
export interface Card {
  card: string;
  text: string;
}

/** The public part of a hero; quest and score of others are hidden. */
export interface Hero {
  race: string;
  classes: string[];
  quest: string;
  life: number;
  covered: number;
  reserve: Record<string, number>;
  monsters: Record<string, number>;
  weight: number;
  score: number | null;
  /** The points of the cards, which are part of the score from the start; none for the lone spelunker. */
  renown: number;
  steps: number;
}

/** A body with its verdict; the margin is null if it is not near the border. */
export interface Judged {
  id: string;
  where: Where;
  margin: number | null;
}

/** Return the words that name a room in a sentence. */
export const nameOf = ({ corners }: Pick<Room, "corners">): Item[] => corners.map((word) => [word, 1]);

/** Return the outlines of the rooms that somebody is in, in millimetres. */
export function ownRooms(sections: Record<string, any>): Point[][] {
  const hulls = (sections.dungeon?.hulls ?? []) as number[][];
  return hulls.map((points) => pairs(points.map((each) => each / 1000)));
}

/** Return the corners that are named: at least three bodies on which a room can stand. */
export function cornersOf(bodies: readonly Body[], said: readonly string[]): Body[] {
  const named = bodies.filter(({ id, kind }) => ["pillar", "token"].includes(kind) && said.includes(id));
  return named.length > 2 ? named : [];
}

/** Return the outline of a room: the hull of the footprints of its corners. */
export const outlineOf = (corners: readonly Body[]): Point[] => hull(corners.flatMap((body) => body.corners));

/** Return everything that is judged about a room: first what lies near its border, then what else is in it. */
export function judgedIn(room: Room | undefined): Judged[] {
  const near = (room?.border ?? []).map(([id, where, margin]): Judged => ({ id, where, margin }));
  const known = new Set(near.map(({ id }) => id));
  const edge = new Set(room?.edge);
  const rest = (room?.inside ?? []).filter((id) => !known.has(id)).map((id): Judged => ({ id, where: edge.has(id) ? "edge" : "in", margin: null }));
  return [...near, ...rest.sort((one, other) => one.where.localeCompare(other.where))];
}

/** Return the look of each body while a room is lit, or some of its corners are named. */
export function statesOf(bodies: readonly Body[], room: Room | undefined, said: readonly string[]): ReadonlyMap<string, State> {
  const judged = new Map(judgedIn(room).map(({ id, where }) => [id, where]));
  return new Map(bodies.map(({ id }): [string, State] => [id, said.includes(id) ? "chosen" : (judged.get(id) ?? (room ? "far" : ""))]));
}
