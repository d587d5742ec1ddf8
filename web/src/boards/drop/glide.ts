// Bodies that a hand moves: they have no film and go straight from their old places to their new ones.

import { type Body, type Pose, restOf, type Told } from "./ground";
import type { Heard } from "./reel";
import { alike, times, type Turn } from "./turning";

/** The length in frames of a film: a third of a second at the usual speed. */
const FRAMES = 10;
/** Millimetres up to which a body has not moved. */
const STILL = 0.05;
/** The height of a way as a share of its length, and the greatest height in millimetres. */
const [RISE, HIGHEST] = [0.25, 25];

interface Way {
  from: Pose;
  to: Pose;
  high: number;
  pose: { x: number; y: number; z: number; turn: Turn };
}

const ease = (time: number): number => time * time * (3 - 2 * time);

/** The bodies that lie elsewhere after an act than before it, on their way. */
export class Glide {
  readonly frames = FRAMES;
  readonly heard: readonly Heard[] = [];
  readonly told: Told | null = null;
  private readonly ways = new Map<string, Way>();
  private readonly poses = new Map<string, Pose | null>();

  constructor(
    before: readonly Body[],
    readonly bodies: readonly Body[],
  ) {
    const lay = new Map(before.map((body) => [body.id, body]));
    for (const body of bodies) {
      const was = lay.get(body.id);
      if (was && hasMoved(was, body)) this.ways.set(body.id, wayOf(was, body));
    }
  }

  /** True if no body has moved. */
  get isEmpty(): boolean {
    return this.ways.size === 0;
  }

  /** Return the poses at a time in frames. */
  at(time: number): ReadonlyMap<string, Pose | null> {
    const share = ease(Math.max(0, Math.min(1, time / FRAMES)));
    for (const [id, way] of this.ways) this.poses.set(id, placed(way, share));
    return this.poses;
  }
}

function hasMoved(one: Body, other: Body): boolean {
  return one.corners.some(([x, y], at) => Math.hypot(x - other.corners[at]![0], y - other.corners[at]![1]) > STILL);
}

function wayOf(was: Body, body: Body): Way {
  const [from, to] = [restOf(was), restOf(body)];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  // The shorter way round: all sides of a cube look alike.
  const turn = times(from.turn as Turn, alike(from.turn as Turn, to.turn as Turn, true));
  return { from: { ...from, turn }, to, high: Math.min(HIGHEST, RISE * far), pose: { ...to, turn: [...to.turn] } };
}

function placed({ from, to, high, pose }: Way, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const sign = from.turn.reduce((sum, each, at) => sum + each * to.turn[at]!, 0) < 0 ? -1 : 1;
  const turn = from.turn.map((each, at) => mix(sign * each, to.turn[at]!)) as Turn;
  const norm = Math.hypot(...turn);
  [pose.x, pose.y] = [mix(from.x, to.x), mix(from.y, to.y)];
  pose.z = mix(from.z, to.z) + 4 * high * share * (1 - share);
  pose.turn = turn.map((each) => each / norm) as Turn;
  return pose;
}
