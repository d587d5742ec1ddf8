// Places for a cube that is moved by hand, as games/drop/rules/shifting.py computes them: the same whole micrometres,
// so that a ghost lies where the cube will lie. Products outgrow doubles, so most numbers are bigints.

import { hull, pairs, type Point } from "../../lib/geometry";

/** A convex polygon, counterclockwise, in whole micrometres. */
export type Footprint = readonly Point[];

/** A corner and the way from there to the next. */
type Edge = readonly [px: bigint, py: bigint, ex: bigint, ey: bigint];
type Obstacle = readonly Edge[];
/** x and y as multiples of one part of the third, which is positive. */
type Exact = readonly [x: bigint, y: bigint, part: bigint];

const FIRST_LOOK = 5000;
const FINE = 1n << 20n;

/** Divide with the quotient rounded down. */
function floor(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by !== 0n && value < 0n !== by < 0n ? quotient - 1n : quotient;
}

function root(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

const least = (values: readonly bigint[]): bigint => values.reduce((best, each) => (each < best ? each : best));
const most = (values: readonly bigint[]): bigint => values.reduce((best, each) => (each > best ? each : best));

export const footprintOf = (points: readonly number[]): Footprint => pairs(points);

/** Return the middle of the extent, rounded down. */
export function centre(footprint: Footprint): Point {
  const [xs, ys] = [footprint.map(([x]) => x), footprint.map(([, y]) => y)];
  return [Math.floor((Math.min(...xs) + Math.max(...xs)) / 2), Math.floor((Math.min(...ys) + Math.max(...ys)) / 2)];
}

export const moved = (footprint: Footprint, [dx, dy]: Point): Footprint => footprint.map(([x, y]) => [x + dx, y + dy]);

/** Return the flat square of a side at a centre, with the yaw of the template. */
export function placed(template: Footprint, [x, y]: Point, side: number): Footprint {
  const edges = template.map(([ax, ay], at): Point => {
    const [bx, by] = template[(at + 1) % template.length]!;
    return [bx - ax, by - ay];
  });
  const [dx, dy] = edges.reduce((best, edge) => (edge[0] ** 2 + edge[1] ** 2 > best[0] ** 2 + best[1] ** 2 ? edge : best)).map(BigInt) as [bigint, bigint];
  const length = 2n * root(FINE * FINE * (dx * dx + dy * dy));
  const part = (along: bigint) => Number(floor(2n * along * BigInt(side) * FINE + length, 2n * length));
  const [ux, uy] = [part(dx), part(dy)];
  return hull([[x + ux - uy, y + uy + ux], [x - ux - uy, y - uy + ux], [x - ux + uy, y - uy - ux], [x + ux + uy, y + uy - ux]]);
}

/** Return true if the insides of two footprints meet; touching is no overlap. */
export function overlaps(one: Footprint, other: Footprint): boolean {
  const parts = (a: Footprint, b: Footprint) =>
    a.some(([ax, ay], at) => {
      const [bx, by] = a[(at + 1) % a.length]!;
      return b.every(([x, y]) => (bx - ax) * (y - ay) <= (by - ay) * (x - ax));
    });
  return !parts(one, other) && !parts(other, one);
}

/** Return the footprints that a shift no longer than the reach may meet, and a few more. */
function close(footprint: Footprint, others: readonly Footprint[], reach: number): Footprint[] {
  const [x, y] = centre(footprint);
  const size = (shape: Footprint, [cx, cy]: Point) => Math.max(...shape.map(([px, py]) => Math.hypot(px - cx, py - cy)));
  const own = size(footprint, [x, y]);
  return others.filter((other) => {
    const [ox, oy] = centre(other);
    return Math.hypot(ox - x, oy - y) <= own + size(other, [ox, oy]) + reach + 2;
  });
}

/** Return the edges of the polygon of all shifts at which the two meet. */
function obstacleOf(footprint: Footprint, other: Footprint): Obstacle {
  const shifts = hull(footprint.flatMap(([ax, ay]) => other.map(([bx, by]): Point => [bx - ax, by - ay])));
  return shifts.map(([x, y], at): Edge => {
    const [tx, ty] = shifts[(at + 1) % shifts.length]!;
    return [BigInt(x), BigInt(y), BigInt(tx - x), BigInt(ty - y)];
  });
}

const blocked = (obstacles: readonly Obstacle[], [x, y, part]: Exact): boolean =>
  obstacles.some((obstacle) => obstacle.every(([px, py, ex, ey]) => ex * (y - py * part) > ey * (x - px * part)));

/** Return the shortest shift that frees a footprint; null if none is short enough. */
export function shortestShift(footprint: Footprint, others: readonly Footprint[], limit: number): Point | null {
  if (!others.some((other) => overlaps(footprint, other))) return [0, 0];
  for (let reach = Math.min(FIRST_LOOK, limit); ; reach = Math.min(2 * reach, limit)) {
    const shift = wayOut(close(footprint, others, reach).map((other) => obstacleOf(footprint, other)), BigInt(reach));
    if (shift || reach === limit) return shift;
  }
}

function wayOut(obstacles: readonly Obstacle[], reach: bigint): Point | null {
  const exact = turns(obstacles).filter(([x, y, part]) => x * x + y * y <= (reach * part) ** 2n && !blocked(obstacles, [x, y, part]));
  if (!exact.length) return null;
  const whole = new Map<string, readonly [bigint, bigint]>();
  for (const [x, y, part] of exact) {
    for (let i = -1n; i < 3n; i += 1n) {
      for (let j = -1n; j < 3n; j += 1n) {
        const [sx, sy] = [floor(x, part) + i, floor(y, part) + j];
        if (sx * sx + sy * sy <= reach * reach) whole.set(`${sx},${sy}`, [sx, sy]);
      }
    }
  }
  const sign = (value: bigint) => (value > 0n ? 1 : value < 0n ? -1 : 0);
  const sorted = [...whole.values()].sort(([ax, ay], [bx, by]) => sign(ax * ax + ay * ay - bx * bx - by * by) || sign(ax - bx) || sign(ay - by));
  const best = sorted.find(([x, y]) => !blocked(obstacles, [x, y, 1n])) ?? null;
  const nearest = exact.reduce((one, other) => ((other[0] ** 2n + other[1] ** 2n) * one[2] ** 2n < (one[0] ** 2n + one[1] ** 2n) * other[2] ** 2n ? other : one));
  const [x, y, part] = nearest;
  if (best && root(best[0] ** 2n + best[1] ** 2n) <= root((x * x + y * y) / (part * part)) + 1n) return [Number(best[0]), Number(best[1])];
  const found = sweep(obstacles, reach, best, exact.map(([ex, , ep]) => floor(ex, ep)));
  return found && [Number(found[0]), Number(found[1])];
}

/** Return the points at which the shortest way out can end: straight across an edge, or where two obstacles meet. */
function turns(obstacles: readonly Obstacle[]): Exact[] {
  const found: Exact[] = [];
  for (const [px, py, ex, ey] of obstacles.flat()) {
    const along = -(px * ex + py * ey);
    const square = ex * ex + ey * ey;
    if (0n <= along && along <= square) {
      const off = px * ey - py * ex;
      found.push([off * ey, -off * ex, square]);
    }
  }
  obstacles.forEach((one, at) => obstacles.slice(at + 1).forEach((other) => found.push(...meetings(one, other))));
  return found;
}

function meetings(one: Obstacle, other: Obstacle): Exact[] {
  return one.flatMap(([px, py, ex, ey]) =>
    other.flatMap(([qx, qy, fx, fy]): Exact[] => {
      const turn = ex * fy - ey * fx;
      const sign = turn > 0n ? 1n : -1n;
      const along = ((qx - px) * fy - (qy - py) * fx) * sign;
      const beside = ((qx - px) * ey - (qy - py) * ex) * sign;
      const part = turn * sign;
      const meet = part && 0n <= along && along <= part && 0n <= beside && beside <= part;
      return meet ? [[px * part + ex * along, py * part + ey * along, part]] : [];
    }),
  );
}

type Shift = readonly [bigint, bigint];

/** Return the shortest of all free shifts, column by column: a gap may hold no whole micrometre near its end. */
function sweep(obstacles: readonly Obstacle[], reach: bigint, first: Shift | null, starts: readonly bigint[]): Shift | null {
  let best = first;
  let bound = first ? first[0] ** 2n + first[1] ** 2n : reach * reach + 1n;
  const seen = new Set<bigint>();
  for (const start of starts) {
    for (const [from, step] of [[start, -1n], [start + 1n, 1n]] as const) {
      for (let x = from; !seen.has(x) && x * x < bound; x += step) {
        seen.add(x);
        const gaps = gapsAt(obstacles, x, root(bound - x * x) + 1n);
        for (const [low, high] of gaps) {
          const y = low > 0n ? low : high < 0n ? high : 0n;
          if (low <= high && x * x + y * y < bound) [best, bound] = [[x, y], x * x + y * y];
        }
        if (!gaps.length) break;
      }
    }
  }
  return best;
}

function gapsAt(obstacles: readonly Obstacle[], x: bigint, height: bigint): Shift[] {
  const columns = obstacles.map((obstacle) => columnOf(obstacle, x)).filter(([low, high]) => low <= high);
  columns.sort(([a, b], [c, d]) => (a < c || (a === c && b < d) ? -1 : 1));
  const gaps: Shift[] = [];
  let below = -height - 1n;
  for (const [low, high] of columns) {
    if (below < low && low <= height) gaps.push([below + 1n, low - 1n]);
    if (high > below) below = high;
  }
  return below <= height ? [...gaps, [below + 1n, height]] : gaps;
}

function columnOf(obstacle: Obstacle, x: bigint): Shift {
  const [lows, highs]: [bigint[], bigint[]] = [[], []];
  for (const [px, py, ex, ey] of obstacle) {
    if (ex > 0n) lows.push(floor(py * ex + ey * (x - px), ex) + 1n);
    else if (ex < 0n) highs.push(-floor(py * ex + ey * (x - px), -ex) - 1n);
    else if (ey * (x - px) >= 0n) return [0n, -1n];
  }
  return [most(lows), least(highs)];
}

/** A share of a way: a numerator and a positive denominator. */
type Share = readonly [bigint, bigint];

const less = (one: Share, other: Share): boolean => one[0] * other[1] < other[0] * one[1];

/** Return the share of the way that is free before an obstacle's inside. */
function contact(obstacle: Obstacle, dx: bigint, dy: bigint): Share {
  let [enter, leave]: [Share, Share] = [[0n, 1n], [1n, 1n]];
  for (const [px, py, ex, ey] of obstacle) {
    const [start, turn] = [ey * px - ex * py, ex * dy - ey * dx];
    if (turn > 0n) {
      if (less(enter, [-start, turn])) enter = [-start, turn];
    } else if (turn < 0n) {
      if (less([start, -turn], leave)) leave = [start, -turn];
    } else if (start <= 0n) return [1n, 1n];
  }
  return less(enter, leave) ? enter : [1n, 1n];
}

/** Slide a footprint straight towards a point, no farther than the reach, up to the point or to the first contact. */
export function slide(footprint: Footprint, toward: Point, reach: number, others: readonly Footprint[]): Footprint {
  const [x, y] = centre(footprint);
  const [dx, dy] = [BigInt(toward[0] - x), BigInt(toward[1] - y)];
  const found = root(dx * dx + dy * dy);
  const length = found > 1n ? found : 1n;
  const wide = BigInt(reach);
  const obstacles = close(footprint, others, reach).map((other) => obstacleOf(footprint, other));
  const shares: Share[] = [[1n, 1n], [wide, length], ...obstacles.map((obstacle) => contact(obstacle, dx, dy))];
  let [way, part] = shares.reduce((best, each) => (less(each, best) ? each : best));
  while (way > 0n) {
    const about = (value: bigint) => (value % part ? [floor(value, part), floor(value, part) + 1n] : [value / part]);
    const fit = about(way * dx).flatMap((sx) => about(way * dy).map((sy): Shift => [sx, sy]));
    const free = fit.filter(([sx, sy]) => sx * sx + sy * sy <= wide * wide && !blocked(obstacles, [sx, sy, 1n]));
    const off = ([sx, sy]: Shift) => (sx * part - way * dx) ** 2n + (sy * part - way * dy) ** 2n;
    if (free.length) return moved(footprint, free.reduce((best, each) => (off(each) < off(best) ? each : best)).map(Number) as unknown as Point);
    [way, part] = [way * length - part, part * length];
  }
  return footprint;
}
