// Points in a plane, for the picture of a table.

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Return x0, y0, x1, y1, … as points. */
export function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!] as const);
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** Return the convex hull, counterclockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain(sorted.reverse())];
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Return the mean of the corners. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  return [sum[0] / points.length, sum[1] / points.length];
}

function inside(points: readonly Point[], [x, y]: Point): boolean {
  let is = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  });
  return is;
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = long ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** Return the distance of a point from a polygon; 0 inside it. */
export function distance(points: readonly Point[], from: Point): number {
  if (inside(points, from)) return 0;
  return Math.min(...points.map((point, at) => toSegment(from, point, points[(at + 1) % points.length]!)));
}
