// Bodies in motion, drawn on a canvas straight from above: true sides as they tumble, larger the higher they are, each
// with a shadow on the cloth that widens and fades with its height.

import type { Point } from "../../lib/geometry";
import type { Body, Lens, Pose } from "./ground";
import { ICONS, isNumbered, numberOf, styleOf } from "./kinds";

/** The height of the eye above the table, in mm: what is nearer to it looks larger. */
const EYE = 560;
/** Pixels of a side from which a face has its drawing. */
const DRAWN = 7;
/** The height of a pawn, in mm. */
const PAWN = 16;
/** The depth below the table at which a body is out of sight, in mm. */
const GONE = 400;
/** The darkness of a side that is seen from its edge. */
const SHADE = 0.55;

/** Plain colours: those of a kind's face and drawing, and that of shadows. */
export interface Paints {
  face: (kind: string) => string;
  line: (kind: string) => string;
  dark: string;
}

type Vector = readonly [number, number, number];

/** Normal, and the two axes of the face with that normal. */
const FACES: readonly (readonly [Vector, Vector, Vector])[] = [
  [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
  [[0, 0, -1], [1, 0, 0], [0, -1, 0]],
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[-1, 0, 0], [0, -1, 0], [0, 0, 1]],
  [[0, 1, 0], [-1, 0, 0], [0, 0, 1]],
  [[0, -1, 0], [1, 0, 0], [0, 0, 1]],
];

const drawings = new Map<string, Path2D>();

/** Return the drawing of a kind as a path, in a square of 512. */
function drawingOf(kind: string): Path2D {
  const known = drawings.get(kind);
  if (known) return known;
  const path = new Path2D([...(ICONS[kind] ?? "").matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(""));
  drawings.set(kind, path);
  return path;
}

/** Turn a vector; only what is seen from above: x and y, and its height. */
function turned([x, y, z, w]: Pose["turn"], [a, b, c]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** Return half the width, depth and height of a body. */
function halves({ corners, side, kind }: Body): Vector {
  const [[ax, ay], [bx, by]] = [corners[1]!, corners[2]!];
  return [side / 2, Math.hypot(bx - ax, by - ay) / 2, (kind === "pawn" ? PAWN : side) / 2];
}

function shadow(on: CanvasRenderingContext2D, [x, y]: Point, { z }: Pose, size: number, scale: number, dark: string): void {
  const high = Math.max(0, z - size / 2);
  const half = (size / 2) * (1 + high / 220) * scale;
  on.globalAlpha = 0.55 / (1 + high / 70);
  on.fillStyle = dark;
  on.beginPath();
  on.roundRect(x - half + high * 0.12 * scale, y - half + high * 0.2 * scale, 2 * half, 2 * half, half * Math.min(1, 0.25 + high / 60));
  on.fill();
  on.globalAlpha = 1;
}

function draw(on: CanvasRenderingContext2D, body: Body, pose: Pose, [px, py]: Point, scale: number, { face, line, dark }: Paints): void {
  const half = halves(body);
  const [monster, sign] = [styleOf(body.kind) === "dark", line(body.kind)];
  const clear = Math.max(0, Math.min(1, 1 + pose.z / GONE));
  // The line of a small cube must not hide its colour.
  on.lineWidth = Math.min(1, Math.max(0.3, body.side * scale * 0.09));
  on.lineJoin = "round";
  for (const [normal, along, across] of FACES) {
    const up = turned(pose.turn, normal)[2];
    if (up <= 0.02) continue;
    const far = (axis: Vector): number => Math.abs(axis[0] * half[0] + axis[1] * half[1] + axis[2] * half[2]);
    const [n, a, b] = [turned(pose.turn, normal), turned(pose.turn, along), turned(pose.turn, across)];
    const [fn, fa, fb] = [far(normal), far(along), far(across)];
    const corner = (one: number, other: number): Point => [
      px + (n[0] * fn + a[0] * fa * one + b[0] * fb * other) * scale,
      py - (n[1] * fn + a[1] * fa * one + b[1] * fb * other) * scale,
    ];
    on.beginPath();
    on.moveTo(...corner(-1, -1));
    for (const [one, other] of [[1, -1], [1, 1], [-1, 1]] as const) on.lineTo(...corner(one, other));
    on.closePath();
    on.globalAlpha = clear;
    on.fillStyle = face(body.kind);
    on.fill();
    on.globalAlpha = clear * SHADE * (1 - up);
    on.fillStyle = dark;
    on.fill();
    on.globalAlpha = clear * (monster ? 1 : 0.8);
    on.strokeStyle = monster ? sign : dark;
    on.setLineDash(monster && body.side * scale >= DRAWN ? [3, 2] : []);
    on.stroke();
    on.globalAlpha = clear;
    if (up > 0.6 && fa * 2 * scale >= DRAWN) drawing(on, body, [px + n[0] * fn * scale, py - n[1] * fn * scale], a, b, (fa * 2 * scale) / 512, sign);
  }
  on.globalAlpha = 1;
}

/** Draw the sign of a face along its axes. */
function drawing(on: CanvasRenderingContext2D, body: Body, [x, y]: Point, a: Vector, b: Vector, scale: number, line: string): void {
  on.save();
  on.transform(a[0] * scale, -a[1] * scale, -b[0] * scale, b[1] * scale, x, y);
  on.fillStyle = line;
  if (isNumbered(body.kind)) {
    on.font = `700 340px "Alegreya Sans", sans-serif`;
    [on.textAlign, on.textBaseline] = ["center", "middle"];
    on.fillText(numberOf(body.id), 0, 20);
  } else {
    on.transform(0.82, 0, 0, 0.82, -210, -210);
    on.fill(drawingOf(body.kind));
  }
  on.restore();
}

/** Draw all bodies in motion, the lower ones first. */
export function drawAir(on: CanvasRenderingContext2D, bodies: readonly Body[], poses: ReadonlyMap<string, Pose | null>, lens: Lens, half: number, paints: Paints): void {
  const seen = bodies.flatMap((body) => {
    const pose = poses.get(body.id);
    return pose ? [{ body, pose, at: lens.at([pose.x, pose.y]), size: EYE / (EYE - Math.min(pose.z, EYE / 2)) }] : [];
  });
  seen.sort((one, other) => one.pose.z - other.pose.z);
  const over = ({ pose: { x, y, z } }: (typeof seen)[number]) => z > 0 && Math.max(Math.abs(x), Math.abs(y)) < half;
  for (const each of seen) if (over(each)) shadow(on, each.at, each.pose, each.body.side, lens.scale, paints.dark);
  for (const { body, pose, at, size } of seen) draw(on, body, pose, at, lens.scale * size, paints);
}
