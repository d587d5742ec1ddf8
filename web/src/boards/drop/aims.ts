// Sentences for points and directions on the table. Points are millimetres, angles are radians; sentences have tenths
// of a millimetre and of a degree.

import type { Action, Item } from "../../lib/actions";
import { middle, type Point } from "../../lib/geometry";
import { within } from "../../pictures/aiming";
import type { Body } from "./ground";
import type { BreathTask, DropTask, FlickTask, MoveTask, SlideTask } from "./tasks";

/** The greatest distance of a hand from the centre of a cube (DD-21). */
export const REACH = 40;
/** The height of a drop of which no height is said. */
export const USUAL = 200;
/** Half the width of the table, less the rounding of a point. */
const INSIDE = 0.1;
const TURN = 3600;

export const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
export const angle = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);
export const beyond = ([x, y]: Point, away: number, toward: number): Point => [x + away * Math.cos(toward), y + away * Math.sin(toward)];

/** Return tenths of a degree from 0 to 3599. */
export const tenths = (toward: number): number => ((Math.round((toward * TURN) / (2 * Math.PI)) % TURN) + TURN) % TURN;
export const radians = (toward: number): number => (toward * 2 * Math.PI) / TURN;

/** Return the point on the table that is nearest to a point. */
export function onTable([x, y]: Point, half: number): Point {
  const most = half - INSIDE;
  return [Math.max(-most, Math.min(most, x)), Math.max(-most, Math.min(most, y))];
}

/** Return the body that is nearest to a point. */
export function nearest(bodies: readonly Body[], at: Point): Body | undefined {
  return bodies.reduce<Body | undefined>((best, body) => (best && far(best.middle, at) <= far(body.middle, at) ? best : body), undefined);
}

/** The ground of a drop: the cubes that may be named, or the room that must be kept to. */
export interface Allowed {
  near: readonly Body[];
  room: readonly Point[];
  half: number;
}

/** Return the allowed point for a hand that is nearest to a point: above the room, or within reach of a cube. */
export function allowed({ near, room, half }: Allowed, wished: Point): Point {
  const at = onTable(wished, half);
  if (room.length) return onTable(within(room, at), half);
  const cube = nearest(near, at);
  if (!cube || far(cube.middle, at) <= REACH) return at;
  return beyond(cube.middle, REACH, angle(cube.middle, at));
}

/** Return the point at which the hand begins: above the middle of the room, or of all cubes. */
export function start(ground: Allowed): Point {
  const points = ground.room.length ? ground.room : ground.near.map((body) => body.middle);
  return points.length ? allowed(ground, middle(points)) : [0, 0];
}

/** Return the sentence of a drop from a height in millimetres; the nearest cube and the way from it are found here. */
export function dropped(task: DropTask, ground: Allowed, at: Point, height: number): Action {
  if (ground.room.length && !task.cubes.length) {
    const [x, y] = at.map((each) => Math.round(each * 10));
    return { verb: task.verb, items: [...task.items, ["height=", height], ["x=", x!], ["y=", y!]] };
  }
  const cube = nearest(ground.near, at);
  if (!cube) return { verb: task.verb, items: task.items };
  const named: Item[] = [...task.items, [cube.id, 1]];
  const away = Math.min(REACH * 10, Math.round(far(cube.middle, at) * 10));
  if (!away && height === USUAL) return { verb: task.verb, items: named };
  return { verb: task.verb, items: [...named, ["height=", height], ["away=", Math.max(1, away)], ["toward=", away ? tenths(angle(cube.middle, at)) : 0]] };
}

export function flicked(task: FlickTask, toward: number, force: number): Action {
  return { verb: task.verb, items: [...task.items, ["toward=", tenths(toward)], ["force=", force]] };
}

/** Return the sentence that moves a cube towards a point, no farther than its reach. */
export function moved(task: MoveTask, from: Point, at: Point): Action {
  const away = Math.max(1, Math.min(task.reach, Math.round(far(from, at) * 10)));
  return { verb: task.verb, items: [...task.items, ["away=", away], ["toward=", tenths(angle(from, at))]] };
}

export function slid(task: SlideTask, at: Point, half: number): Action {
  const [x, y] = onTable(at, half).map((each) => Math.round(each * 10));
  return { verb: task.verb, items: [...task.items, ["x=", x!], ["y=", y!]] };
}

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Return the sentence of a breath from a point in a direction, by a cube that it blows past; null if there is none. */
export function breathed(task: BreathTask, near: readonly Body[], from: Point, toward: number): Action | null {
  const reach = task.reach / 10;
  const most = radians(task.aside);
  const fit = near.filter(({ middle }) => far(middle, from) * 10 >= 1 && far(middle, from) <= reach && Math.abs(turned(toward - angle(from, middle))) <= most);
  const cube = nearest(fit, from);
  if (!cube) return null;
  const aside = Math.round((turned(toward - angle(from, cube.middle)) * TURN) / (2 * Math.PI));
  return { verb: task.verb, items: [...task.items, [cube.id, 1], ["away=", Math.round(far(cube.middle, from) * 10)], ["toward=", tenths(angle(cube.middle, from))], ["aside=", aside]] };
}

/** Milliseconds in which a hand that is held rises from the lowest to the highest point; then it sinks again. */
export const RISE = 1200;

/** Return the height after so many milliseconds, beginning at a height and upwards. */
export function raised(lowest: number, highest: number, from: number, after: number): number {
  const span = highest - lowest;
  const along = (from - lowest + (after / RISE) * span) % (2 * span);
  return Math.round(lowest + (along <= span ? along : 2 * span - along));
}
