// The films of an act, one after the other, on one time line: where each body is at a time, and what is heard.

import { letterOf, SIZES, wordOf } from "./cubes";
import { type Contact, type Film, RATE, ROW, TABLE, type Track } from "./film";
import { type Body, type Pose, restOf, type Told } from "./ground";
import { kindOf } from "./kinds";
import { about, alike, times, type Turn } from "./turning";

/** Frames between two films of an act. */
const PAUSE = 12;
/** The kind of a pawn in a film. */
const PAWN = 3;
/** A body that starts higher than this, in mm, was dropped. */
const DROPPED = 60;
/** Millimetres below the table at which a body is out of sight, and the fall of a body in a frame, squared. */
const DEEP = -420;
const GRAVITY = 9810 / RATE ** 2;
/** The most frames of a fall beside the table. */
const FALL = 18;

/** Something that is heard: a cube meets the table or another body, or goes over the edge. */
export interface Heard {
  frame: number;
  /** The kind of the body, and what it meets. */
  kind: number;
  against: "table" | "body" | "edge";
  hardness: number;
}

/** The way of a body in one film: `from` is the frame of its film's start, `way` turns the body onto itself. */
interface Part {
  track: Track;
  from: number;
  way: Turn;
  /** The frames at which the track begins and ends, on the time line. */
  begin: number;
  end: number;
}

interface Course {
  parts: Part[];
  /** The pose before the first film that moves the body; null if it is not to be seen. */
  first: Pose | null;
  /** The resting place of the view; undefined if the body is not on the table at the end. */
  rest: Pose | undefined;
  pose: { x: number; y: number; z: number; turn: Turn };
}

function turnAt({ rows, length }: Track, row: number): Turn {
  const at = ROW * Math.max(0, Math.min(length - 1, row)) + 3;
  return [rows[at]!, rows[at + 1]!, rows[at + 2]!, rows[at + 3]!];
}

/** Return a body that lies where a track ends: the view does not show it any more. */
function bodyOf(track: Track): Body {
  const id = wordOf(track.id);
  const [width, depth] = SIZES[track.kind] ?? SIZES[0]!;
  const at = ROW * (track.length - 1);
  const [x, y] = [track.rows[at]!, track.rows[at + 1]!];
  const [a, b] = [width / 2, depth / 2];
  const corners = [[x - a, y - b], [x + a, y - b], [x + a, y + b], [x - a, y + b]] as const;
  return { id, kind: kindOf(id), colour: "", letter: letterOf(id), corners, middle: [x, y], side: width, yaw: 0 };
}

export class Reel {
  /** The bodies to be drawn: those of the view at the end, and those that are not on the table then. */
  readonly bodies: readonly Body[];
  /** The length in frames. */
  readonly frames: number;
  /** By frame. */
  readonly heard: readonly Heard[];
  readonly told: Told;
  private readonly courses = new Map<string, Course>();
  private readonly poses = new Map<string, Pose | null>();

  /** `before` and `after` are the bodies on the table before the first film and after the last. */
  constructor(films: readonly Film[], before: readonly Body[], after: readonly Body[]) {
    const heard: Heard[] = [];
    const extras = new Map<string, Body>();
    const [lay, lies] = [new Map(before.map((body) => [body.id, body])), new Map(after.map((body) => [body.id, body]))];
    let from = 0;
    let last = 0;
    for (const film of films) {
      for (const track of film.tracks) this.take(track, from, lay, lies, extras);
      heard.push(...film.contacts.map((contact) => heardOf(film, contact, from)), ...overEdge(film, from));
      last = Math.max(from + film.frames - 1, ...film.tracks.filter(({ left }) => left).map(({ first, length }) => from + first + length + FALL));
      from = last + PAUSE;
    }
    this.frames = last;
    this.heard = heard.sort((one, other) => one.frame - other.frame);
    this.bodies = [...after, ...extras.values()];
    this.told = toldOf(films);
    for (const course of this.courses.values()) turnOver(course);
  }

  private take(track: Track, from: number, lay: ReadonlyMap<string, Body>, lies: ReadonlyMap<string, Body>, extras: Map<string, Body>): void {
    const id = wordOf(track.id);
    let course = this.courses.get(id);
    if (!course) {
      const [first, rest] = [lay.get(id), lies.get(id)];
      course = { parts: [], first: first ? restOf(first) : null, rest: rest && restOf(rest), pose: { x: 0, y: 0, z: 0, turn: [0, 0, 0, 1] } };
      this.courses.set(id, course);
    }
    if (!lies.has(id)) extras.set(id, bodyOf(track));
    const begin = from + track.first;
    course.parts.push({ track, from, way: [0, 0, 0, 1], begin, end: begin + track.length - 1 });
  }

  /** Return the poses at a time in frames, also between two. A body that is missing does not move in any film. */
  at(time: number): ReadonlyMap<string, Pose | null> {
    for (const [id, course] of this.courses) this.poses.set(id, placed(course, time));
    return this.poses;
  }
}

/** Choose for every film how a body is turned onto itself, from the last one back: it ends as the view shows it. */
function turnOver({ parts, rest }: Course): void {
  let wanted: Readonly<Turn> = rest?.turn ?? about(0);
  for (const part of parts.toReversed()) {
    part.way = alike(turnAt(part.track, part.track.length - 1), wanted, part.track.kind === PAWN);
    wanted = times(turnAt(part.track, 0), part.way);
  }
}

function placed(course: Course, time: number): Pose | null {
  const { parts, first, rest, pose } = course;
  const part = parts.findLast(({ from }) => from <= time);
  if (!part) return first;
  if (time < part.end || part.track.left) return along(part, time, pose);
  return rest && part === parts.at(-1) ? rest : along(part, part.end, pose);
}

/** Write the pose at a time between the first and the last row of a part; a body that left falls on, out of sight. */
function along({ track: { rows, length, left }, way, begin, end }: Part, time: number, pose: Course["pose"]): Pose | null {
  const at = Math.max(0, Math.min(length - 1, time - begin));
  const [row, share] = [Math.floor(at), at % 1];
  const one = ROW * row;
  const other = ROW * Math.min(length - 1, row + 1);
  const mix = (part: number) => rows[one + part]! + (rows[other + part]! - rows[one + part]!) * share;
  [pose.x, pose.y, pose.z] = [mix(0), mix(1), mix(2)];
  // Two quaternions of opposite sign are the same turn; tracks change their sign at no frame.
  const turn: Turn = [mix(3), mix(4), mix(5), mix(6)];
  const norm = Math.hypot(...turn) || 1;
  pose.turn = times(turn, way).map((each) => each / norm) as Turn;
  const later = time - end;
  if (!left || later <= 0) return pose;
  const speed = (part: number) => (length > 1 ? rows[ROW * (length - 1) + part]! - rows[ROW * (length - 2) + part]! : 0);
  pose.x += speed(0) * later;
  pose.y += speed(1) * later;
  pose.z += speed(2) * later - (GRAVITY * later ** 2) / 2;
  return pose.z < DEEP || later > FALL ? null : pose;
}

function heardOf({ tracks }: Film, { frame, one, other, hardness }: Contact, from: number): Heard {
  return { frame: from + frame, kind: tracks[one]?.kind ?? 0, against: other >= TABLE - 1 ? "table" : "body", hardness };
}

/** Return the moments at which bodies go below the top of the table. */
function overEdge({ tracks }: Film, from: number): Heard[] {
  return tracks.filter(({ left }) => left).map(({ rows, length, first, kind }) => {
    let row = length - 1;
    while (row > 0 && rows[ROW * (row - 1) + 2]! < 0) row -= 1;
    return { frame: from + first + row, kind, against: "edge" as const, hardness: 0 };
  });
}

function toldOf(films: readonly Film[]): Told {
  const [fell, pushed, left] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { tracks } of films) {
    for (const track of tracks) {
      (track.rows[2]! > DROPPED ? fell : pushed).add(track.id);
      if (track.left) left.add(track.id);
      else left.delete(track.id);
    }
  }
  for (const id of fell) pushed.delete(id);
  return { fell: fell.size, pushed: pushed.size, left: left.size };
}
