// Pointers and keys of the hand and the sling. Each function returns true if it has used what it was given.

import { say as written } from "../../lib/actions";
import type { Point } from "../../lib/geometry";
import { angle, far } from "./aims";
import type { Grip } from "./grip.svelte";
import type { Lens } from "./ground";
import { FULL, pulled, SLACK } from "./sling";

/** Milliseconds after which a pointer that rests raises the hand, and pixels within which it rests. */
export const HOLD = 420;
const STILL = 10;
/** Millimetres of an arrow key, of one with Shift, and of a key for the height. */
const [STRIDE, FINE, STEP] = [10, 1, 10];
/** Tenths of a degree, and share of the pull, of a key or button of the sling. */
export const [TURN, MORE] = [50, 0.05];
const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const SIGNS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** The size of the board, and how it is seen. */
interface Sight {
  lens: Lens;
  width: number;
  height: number;
}

export class Gestures {
  private readonly down = new Map<number, Point>();
  private timer = 0;
  /** The time at which the pointer came down whose rest raises the hand; a second finger raises it at once. */
  private since = 0;
  /** The sentence whose ghost was touched last. */
  private seen = "";

  constructor(
    private readonly grip: Grip,
    private readonly sight: () => Sight,
  ) {}

  /** Forget all pointers; nothing is carried out. */
  drop(): void {
    clearTimeout(this.timer);
    this.down.clear();
    this.grip.raising = false;
    this.seen = "";
  }

  pointer(event: PointerEvent, at: Point): boolean {
    if (!this.grip.task) return false;
    if (event.type === "pointerdown") return this.press(event, at);
    const began = this.down.get(event.pointerId);
    if (event.type === "pointermove") return this.move(event, at, began);
    return began ? this.release(event, at, began) : false;
  }

  private press(event: PointerEvent, at: Point): boolean {
    const { grip } = this;
    if (event.button !== 0) return false;
    const drops = grip.task?.is === "drop";
    const ruler = event.target instanceof Element ? event.target.closest("[data-ruler]") : null;
    if (drops && ruler) {
      const { top, bottom } = ruler.getBoundingClientRect();
      grip.rule(Math.max(0, Math.min(1, (bottom - event.clientY) / (bottom - top))));
      grip.settle();
      return true;
    }
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.down.set(event.pointerId, at);
    clearTimeout(this.timer);
    this.since = this.down.size > 1 ? -Infinity : event.timeStamp;
    if (drops && this.down.size > 1) grip.raise();
    else if (drops) this.timer = window.setTimeout(() => grip.raise(), HOLD);
    if (grip.task?.is !== "flick" && this.down.size === 1) this.aim(at);
    return true;
  }

  private move(event: PointerEvent, at: Point, began: Point | undefined): boolean {
    const { grip } = this;
    const { task } = grip;
    const hovers = !began && event.pointerType === "mouse" && !event.buttons;
    if (hovers && (task?.is === "move" || task?.is === "slide" || task?.is === "pair")) return this.aim(at), this.grip.mirror(), true;
    if (!began || grip.raising) return Boolean(began);
    const { lens, width, height } = this.sight();
    if (far(began, at) > STILL) clearTimeout(this.timer);
    if (task?.is === "flick") {
      const found = pulled(lens, began, at, Math.min(FULL, 0.45 * Math.max(width, height)));
      grip.pull = found?.pull ?? null;
      if (found) grip.toward = found.toward;
    } else if (task?.is === "breath") {
      if (far(began, at) >= SLACK) grip.toward = angle(lens.from(began), lens.from(at));
    } else this.aim(at);
    return true;
  }

  private release(event: PointerEvent, at: Point, began: Point): boolean {
    const { grip } = this;
    const { task } = grip;
    // On a busy machine the finger may have come up before the hand was raised: that is a tap, which drops nothing.
    const raising = grip.raising && event.timeStamp - this.since >= HOLD;
    if (grip.raising && !raising) grip.lower();
    clearTimeout(this.timer);
    this.down.delete(event.pointerId);
    if (event.type === "pointercancel") {
      this.drop();
      grip.loosen();
      return true;
    }
    const pulls = task?.is === "flick" || task?.is === "breath";
    const acts = pulls ? far(began, at) >= SLACK : raising || this.isTaken(event);
    if (acts) this.down.clear();
    if (acts) grip.send();
    else grip.settle();
    return true;
  }

  /** Return true if a ghost is taken: by a click, or by the second touch, since the first one has shown it. */
  private isTaken(event: PointerEvent): boolean {
    const { task, action } = this.grip;
    if (task?.is !== "move" && task?.is !== "slide" && task?.is !== "pair") return false;
    const before = this.seen;
    this.seen = action ? written(action) : "";
    return event.pointerType === "mouse" || (before !== "" && before === this.seen);
  }

  key(event: KeyboardEvent): boolean {
    const { grip } = this;
    const { task } = grip;
    const arrow = ARROWS[event.key];
    const sign = SIGNS[event.key];
    if (!task) return false;
    if (event.key === "Enter") return event.repeat || grip.send(), true;
    if (event.key === "Escape" && task.is === "flick" && grip.pull !== null) return this.drop(), grip.loosen(), true;
    if (arrow && task.is === "flick") grip.turn((arrow[0] ? -arrow[0] : arrow[1]) * (event.shiftKey ? TURN / 5 : TURN));
    else if (arrow) grip.stride(arrow, event.shiftKey ? FINE : task.is === "move" ? STRIDE / 2 : STRIDE);
    else if (sign && task.is === "flick") grip.harden(sign * MORE);
    else if (sign && task.is === "drop") grip.lift(sign * STEP);
    else if (sign && task.is === "breath") grip.turn(sign * TURN);
    else return false;
    grip.settle();
    return true;
  }

  private aim(pixel: Point): void {
    this.grip.wish(this.sight().lens.from(pixel));
  }
}
