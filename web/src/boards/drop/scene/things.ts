// The bodies of the scene: where each is now, which way round it is drawn, how much it glows and is dimmed.

import { type Body, type Motion, type Pose, restOf } from "../ground";
import type { State } from "../overlay";
import { type Placed, restingAt } from "./bodies";

interface Thing extends Placed {
  rest: Pose;
  hidden: boolean;
  moves: boolean;
  goal: { glow: number; dim: number };
}

/** The glow and the dimming of each state. */
const LIGHT: Readonly<Record<State, readonly [glow: number, dim: number]>> = { "": [0, 0], chosen: [0.85, 0], in: [0.14, 0], edge: [0.14, 0], out: [0.05, 0.15], far: [0, 0.6] };
/** Milliseconds in which light changes. */
const LIGHTING = 110;

export class Things {
  private readonly all = new Map<string, Thing>();
  private dirty = true;
  private before = 0;
  /** True while light goes on or off. */
  changing = false;

  /** Take the bodies at rest. With `now` their light changes at once. */
  set(bodies: readonly Body[], states: ReadonlyMap<string, State>, lit: boolean, now: boolean): void {
    const known = new Set<string>();
    for (const body of bodies) {
      known.add(body.id);
      const [glow, dim] = LIGHT[states.get(body.id) ?? ""];
      const goal = { glow, dim: lit && !states.get(body.id) ? LIGHT.far[1] : dim };
      const thing = this.all.get(body.id) ?? this.made(body, goal);
      // A token is a flat plate.
      thing.rest = { ...restOf(body), z: restingAt(body.kind, body.side) };
      thing.side = body.side;
      thing.goal = goal;
      if (now) Object.assign(thing, goal);
      this.all.set(body.id, thing);
    }
    for (const id of this.all.keys()) if (!known.has(id)) this.all.delete(id);
    this.dirty = true;
  }

  private made({ id, side }: Body, goal: Thing["goal"]): Thing {
    const rest: Pose = { x: 0, y: 0, z: 0, turn: [0, 0, 0, 1] };
    return { id, side, ...rest, rest, hidden: false, moves: false, goal, ...goal };
  }

  /** Move everything to where it is now; return true if anything has changed. */
  move(motion: Motion, now: number): boolean {
    const passed = Math.min(100, now - this.before);
    this.before = now;
    let changed = this.dirty;
    const poses = motion.moving ? motion.now() : null;
    this.changing = false;
    for (const thing of this.all.values()) {
      const pose = poses?.get(thing.id);
      const moves = pose !== undefined;
      if (moves || thing.moves !== moves || this.dirty) {
        this.place(thing, pose);
        changed = true;
      }
      if (this.lighten(thing, passed)) changed = true;
    }
    this.dirty = false;
    return changed;
  }

  private place(thing: Thing, pose: Pose | null | undefined): void {
    thing.moves = pose !== undefined;
    thing.hidden = pose === null;
    if (pose !== null) Object.assign(thing, pose ?? thing.rest);
  }

  private lighten(thing: Thing, passed: number): boolean {
    const { goal } = thing;
    const [glow, dim] = [goal.glow - thing.glow, goal.dim - thing.dim];
    if (glow === 0 && dim === 0) return false;
    const share = 1 - Math.exp(-passed / LIGHTING);
    const near = Math.abs(glow) + Math.abs(dim) < 0.01;
    thing.glow = near ? goal.glow : thing.glow + glow * share;
    thing.dim = near ? goal.dim : thing.dim + dim * share;
    if (!near) this.changing = true;
    return true;
  }

  placed(): Placed[] {
    return [...this.all.values()].filter(({ hidden }) => !hidden);
  }

  /** Return the bodies that a film moves. */
  moving(): Placed[] {
    return [...this.all.values()].filter(({ moves, hidden }) => moves && !hidden);
  }
}
