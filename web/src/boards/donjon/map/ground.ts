// Floors, walls and the ink around them as SVG paths, one set for each zone. The drawing of a zone is always the same:
// its unevenness comes from the numbers of its squares.

import type { Gate, Pair, Sheet, Square } from "../../../pictures/plan";
import { UNIT } from "./units";

/** The zones that the heroes see now, and those that are dark without a light; by the numbers of the zones. */
export interface Sight {
  seen: ReadonlySet<number>;
  gloom: ReadonlySet<number>;
}

export interface ZoneDrawing {
  number: number;
  seen: boolean;
  gloom: boolean;
  objective: boolean;
  searched: boolean;
  trapped: boolean;
  /** The middle of the largest block, in units. */
  middle: Pair;
  floor: string;
  /** Squares that are lighter and darker than the floor, each twice. */
  tones: readonly string[];
  joints: string;
  /** Faces of northern walls, and the lines on them. */
  faces: string;
  courses: string;
  hatch: string;
}

export interface Ground {
  zones: readonly ZoneDrawing[];
  /** Walls that are seen, with the joints of their stones, and those that are remembered. */
  walls: string;
  stones: string;
  hollow: string;
}

interface Edge {
  /** True for an edge in the north of a square, false for one in the west. */
  across: boolean;
  x: number;
  y: number;
}

const STAIRS = 0;
/** Height of the face of a northern wall. */
const FACE = 40;

/** Return a number below 1 that depends on a place and a purpose only. */
export function noise(x: number, y: number, purpose: number): number {
  let a = (x * 374761393 + y * 668265263 + purpose * 2246822519) | 0;
  a = Math.imul(a ^ (a >>> 13), 1274126177);
  a = Math.imul(a ^ (a >>> 16), 2246822519);
  return ((a ^ (a >>> 15)) >>> 0) / 4294967296;
}

const round = (number: number): number => Math.round(number * 10) / 10;
const keyOf = ({ across, x, y }: Edge): string => `${across ? "h" : "v"}${x} ${y}`;
const regionOf = (square: Square | undefined): number => (square ? (square.stairs ? STAIRS : square.zone) : -1);

/** Return a doorway as its first edge and direction: two squares from there to the east or to the south. */
export function doorway({ x, y, turn }: Gate["frames"][number]): Edge {
  if (turn === 0) return { across: true, x, y };
  if (turn === 90) return { across: false, x, y };
  return turn === 180 ? { across: true, x: x - 2, y } : { across: false, x, y: y - 2 };
}

function gapsOf(sheet: Sheet): Set<string> {
  const gaps = new Set<string>();
  for (const { frames } of sheet.doors) {
    for (const edge of frames.map(doorway)) for (const step of [0, 1]) gaps.add(keyOf(edge.across ? { ...edge, x: edge.x + step } : { ...edge, y: edge.y + step }));
  }
  return gaps;
}

/** Return edges as lines, with those that continue each other joined. */
function lines(edges: readonly Edge[]): { across: boolean; line: number; from: number; to: number }[] {
  const found: { across: boolean; line: number; from: number; to: number }[] = [];
  const sorted = edges.map(({ across, x, y }) => ({ across, line: across ? y : x, at: across ? x : y })).sort((one, other) => Number(one.across) - Number(other.across) || one.line - other.line || one.at - other.at);
  for (const { across, line, at } of sorted) {
    const last = found.at(-1);
    if (last && last.across === across && last.line === line && last.to === at) last.to++;
    else found.push({ across, line, from: at, to: at + 1 });
  }
  return found;
}

const pathOf = (edges: readonly Edge[]): string =>
  lines(edges).map(({ across, line, from, to }) => (across ? `M${from * UNIT} ${line * UNIT}H${to * UNIT}` : `M${line * UNIT} ${from * UNIT}V${to * UNIT}`)).join("");

function stonesOf(edges: readonly Edge[]): string {
  return lines(edges).map(({ across, line, from, to }) => {
    let text = "";
    for (let at = from * UNIT + 14, turn = 0; at < to * UNIT - 6; at += 30 + noise(line, from, ++turn) * 30) text += across ? `M${round(at)} ${line * UNIT - 13}v26` : `M${line * UNIT - 13} ${round(at)}h26`;
    return text;
  }).join("");
}

/** Return three parallel strokes around a point. */
function sheaf(x: number, y: number, seed: number): string {
  const turn = noise(x, y, seed) * Math.PI;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [-1, 0, 1].map((step) => {
    const long = 14 + noise(x, y, seed + step + 5) * 9;
    const [ox, oy] = [x - s * step * 9, y + c * step * 9];
    return `M${round(ox - c * long)} ${round(oy - s * long)}L${round(ox + c * long)} ${round(oy + s * long)}`;
  }).join("");
}

/** Return the ink beyond an outer edge: where it ends the unknown begins. */
function hatchOf({ across, x, y }: Edge, [east, south]: Pair): string {
  return [0, 1, 2, 3].map((step) => {
    const along = (step + noise(x, y, 20 + step) * 0.8) / 4;
    const far = 26 + noise(x, y, 30 + step) * (step % 2 ? 52 : 22);
    return sheaf(x * UNIT + (across ? along * UNIT : 0) + east * far, y * UNIT + (across ? 0 : along * UNIT) + south * far, 40 + step);
  }).join("");
}

function jointsOf({ x, y }: Square): string {
  const [west, north] = [x * UNIT, y * UNIT];
  const off = (purpose: number) => round(noise(x, y, purpose) * 6 - 3);
  let text = `M${west + off(1)} ${north + 2}L${west + off(2)} ${north + 98}M${west + 2} ${north + off(3)}L${west + 98} ${north + off(4)}`;
  if (noise(x, y, 5) > 0.7) {
    const at = round(30 + noise(x, y, 6) * 40);
    text += noise(x, y, 7) > 0.5 ? `M${west} ${north + at}l100 ${off(8)}` : `M${west + at} ${north}l${off(8)} 100`;
  }
  if (noise(x, y, 9) > 0.8) text += `M${round(west + 20 + noise(x, y, 10) * 50)} ${round(north + 20 + noise(x, y, 11) * 50)}l${round(12 + noise(x, y, 12) * 12)} ${round(noise(x, y, 13) * 16 - 4)}l${round(noise(x, y, 14) * 10)} ${round(8 + noise(x, y, 15) * 8)}`;
  return text;
}

const faceOf = ({ x, y }: Edge): string => `M${x * UNIT} ${y * UNIT}h100v${FACE}h-100Z`;

function coursesOf({ x, y }: Edge): string {
  const [west, north, half] = [x * UNIT, y * UNIT + 12, (FACE - 12) / 2];
  const at = (purpose: number, from: number) => round(west + from + noise(x, y, purpose) * 14);
  return `M${west} ${north + half}h100M${at(61, 26)} ${north}v${half}M${at(62, 70)} ${north}v${half}M${at(63, 6)} ${north + half}v${half}M${at(64, 48)} ${north + half}v${half}`;
}

const cell = ({ x, y }: Square): string => `M${x * UNIT} ${y * UNIT}h100v100h-100Z`;

/** Return the drawing of the whole ground. */
export function groundOf(sheet: Sheet, { seen, gloom }: Sight): Ground {
  const gaps = gapsOf(sheet);
  const solid: Edge[] = [];
  const hollow: Edge[] = [];
  const zones = sheet.plan.zones.map((zone, index): ZoneDrawing => {
    const number = index + 1;
    const squares = sheet.squares.filter((square) => square.zone === number);
    const isSeen = seen.has(number);
    const tones = ["", "", "", ""];
    const faces: Edge[] = [];
    let hatch = "";
    for (const square of squares) {
      const { x, y } = square;
      const tone = noise(x, y, 16);
      if (isSeen && Math.abs(tone - 0.5) > 0.16) tones[Math.floor(tone * 4)] += cell(square);
      const sides: readonly [Edge, Pair][] = [
        [{ across: true, x, y }, [0, -1]],
        [{ across: true, x, y: y + 1 }, [0, 1]],
        [{ across: false, x, y }, [-1, 0]],
        [{ across: false, x: x + 1, y }, [1, 0]],
      ];
      for (const [edge, [east, south]] of sides) {
        const other = sheet.at(x + east, y + south);
        if (regionOf(other) === regionOf(square)) continue;
        if (!other) hatch += hatchOf(edge, [east, south]);
        if (gaps.has(keyOf(edge))) continue;
        if (south < 0 && isSeen) faces.push(edge);
        // A wall between two zones is drawn once.
        if (!other || regionOf(square) < regionOf(other)) (isSeen || (other && seen.has(other.zone)) ? solid : hollow).push(edge);
      }
    }
    const [x, y, width, depth] = zone.blocks.reduce((one, other) => (other[2] * other[3] > one[2] * one[3] ? other : one));
    return {
      number,
      seen: isSeen,
      gloom: gloom.has(number),
      objective: Boolean(zone.objective),
      searched: Boolean(zone.searched),
      trapped: Boolean(zone.trapped),
      middle: [(x + width / 2) * UNIT, (y + depth / 2) * UNIT],
      floor: squares.map(cell).join(""),
      tones,
      joints: isSeen ? squares.map(jointsOf).join("") : squares.map(({ x, y }) => `M${x * UNIT} ${y * UNIT}v100M${x * UNIT} ${y * UNIT}h100`).join(""),
      faces: faces.map(faceOf).join(""),
      courses: faces.map(coursesOf).join(""),
      hatch,
    };
  });
  return { zones, walls: pathOf(solid), stones: stonesOf(solid), hollow: pathOf(hollow) };
}

/** Return true if one of the zones at a doorway is seen. */
export function isSeenDoor(sheet: Sheet, frame: Gate["frames"][number], seen: ReadonlySet<number>): boolean {
  const { across, x, y } = doorway(frame);
  const sides = across ? [sheet.at(x, y), sheet.at(x, y - 1)] : [sheet.at(x, y), sheet.at(x - 1, y)];
  return sides.some((square) => square && seen.has(square.zone));
}
