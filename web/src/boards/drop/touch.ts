// Fingers, wheel and keys on the tray: they move the camera, and a short touch is a tap.

import type { Point } from "../../lib/geometry";
import type { Camera } from "./camera.svelte";

/** Pixels up to which a pointer has not moved. */
const STILL = 8;
/** Milliseconds and pixels within which a second tap is a double tap. */
const [SOON, NEAR] = [350, 30];
/** Milliseconds after which a finger that rests is a question about what lies under it. */
export const LONG = 450;
/** The factor of one key press or button, and pixels of one arrow key. */
export const STEP = 1.5;
const STRIDE = 60;
/** The share of the scale for a pixel of the wheel. */
const WHEEL = 0.0016;

const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [STRIDE, 0], ArrowRight: [-STRIDE, 0], ArrowUp: [0, STRIDE], ArrowDown: [0, -STRIDE] };

export class Touch {
  private readonly down = new Map<number, Point>();
  /** The place and time at which a single pointer came down, as long as it may be a tap. */
  private start: { at: Point; time: number } | null = null;
  private last: { at: Point; time: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(
    private readonly camera: Camera,
    private readonly tap: (at: Point, again: boolean) => void,
    /** Look at what lies under a pointer that hovers or rests; null if it has left. */
    private readonly look: (at: Point | null) => void = () => undefined,
  ) {}

  /** Forget all pointers. */
  drop(): void {
    clearTimeout(this.timer);
    this.down.clear();
    this.start = null;
    this.asking = false;
  }

  take(event: Pick<PointerEvent, "type" | "pointerId" | "button" | "timeStamp">, at: Point): void {
    if (event.type === "pointerdown") this.press(event, at);
    else if (event.type === "pointermove") this.move(event.pointerId, at);
    else this.release(event, at);
  }

  private press(event: Pick<PointerEvent, "pointerId" | "button" | "timeStamp">, at: Point): void {
    if (event.button !== 0) return;
    this.down.set(event.pointerId, at);
    this.start = this.down.size === 1 ? { at, time: event.timeStamp } : null;
    clearTimeout(this.timer);
    this.asking = false;
    if (this.start) this.timer = setTimeout(() => this.ask(at), LONG);
  }

  /** Ask about what lies there. On a busy machine the finger may be up already: when it came up decides about a tap. */
  private ask(at: Point): void {
    this.asking = true;
    this.look(at);
  }

  private move(pointer: number, at: Point): void {
    const before = this.down.get(pointer);
    if (this.start && Math.hypot(at[0] - this.start.at[0], at[1] - this.start.at[1]) > STILL) this.start = null;
    if (!before || this.asking) return this.look(at);
    if (this.start) return;
    clearTimeout(this.timer);
    this.down.set(pointer, at);
    const other = [...this.down].find(([each]) => each !== pointer)?.[1];
    const [right, down] = [at[0] - before[0], at[1] - before[1]];
    if (!other) return this.camera.isWhole ? this.camera.swing(right, down) : this.camera.pan(right, down);
    const far = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    this.camera.zoom(far(at) / far(before), [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
    this.camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
  }

  private release(event: Pick<PointerEvent, "type" | "pointerId" | "timeStamp">, at: Point): void {
    clearTimeout(this.timer);
    this.asking = false;
    const short = this.start !== null && event.timeStamp - this.start.time < LONG;
    const tapped = this.down.delete(event.pointerId) && short && event.type === "pointerup";
    this.start = null;
    if (!tapped) return;
    const { last } = this;
    const again = last !== null && event.timeStamp - last.time < SOON && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < NEAR;
    this.last = again ? null : { at, time: event.timeStamp };
    this.tap(at, again);
  }

  /** Zoom at the pointer; return false if the page may scroll instead. */
  wheel(event: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">, at: Point): boolean {
    if (this.camera.isWhole && event.deltaY > 0 && !event.ctrlKey) return false;
    const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1) * (event.ctrlKey ? 4 : 1);
    this.camera.zoom(Math.exp(-pixels * WHEEL), at);
    return true;
  }

  key(event: Pick<KeyboardEvent, "key">): boolean {
    const arrow = ARROWS[event.key];
    if (arrow && !this.camera.isWhole) this.camera.pan(...arrow);
    else if (event.key === "+" || event.key === "=") this.camera.zoom(STEP);
    else if (event.key === "-" || event.key === "_") this.camera.zoom(1 / STEP);
    else if (event.key === "0") this.camera.whole();
    else return false;
    return true;
  }
}
