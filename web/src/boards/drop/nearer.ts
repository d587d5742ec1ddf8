// A double tap: it frames the lit room, then the cubes in dispute, then shows the whole table again.

import type { Point } from "../../lib/geometry";
import type { Camera } from "./camera.svelte";
import type { Body } from "./ground";

/** The scale up to which a double tap goes nearer, the least factor by which it does, and that of a table without a room. */
const [NEARER, LEAST, BARE] = [3.2, 1.05, 3];
/** Millimetres around the tightest verdict. */
const ABOUT = 45;

/** `room` is the outline of the lit room, `tight` the cube under the magnifier, `near` the cubes near the room's border. */
export function goNearer(camera: Camera, at: Point, room: readonly Point[], tight: Body | undefined, near: readonly Body[]): void {
  const [{ scale }, wasWhole] = [camera.sight, camera.isWhole];
  const isNearer = () => camera.sight.scale > LEAST * scale;
  if (wasWhole && room.length) camera.frame(room);
  if (!isNearer() && room.length && tight && scale < NEARER) {
    const [x, y] = tight.middle;
    const about = near.filter(({ middle }) => Math.hypot(middle[0] - x, middle[1] - y) < ABOUT);
    camera.frame([tight, ...about].flatMap(({ corners }) => corners));
  }
  // The room may fill the table and have no cube in dispute, or its cubes may be no nearer than the room.
  if (!isNearer() && wasWhole) camera.zoom(BARE, at);
  else if (!isNearer()) camera.whole();
}
