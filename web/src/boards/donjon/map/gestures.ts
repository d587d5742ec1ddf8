// Fingers and mouse on the map: a tap, a long press, a drag that moves the map, two fingers that scale it.

import type { Camera } from "./camera.svelte";

/** A drag begins after so many pixels; a long press takes so many milliseconds. */
const [DRAG, LONG] = [8, 450];
/** The factor of one step of the wheel. */
const WHEEL = 1.0016;

export interface Hears {
  /** A tap or click at a point of the picture, in pixels of the window. */
  tap: (x: number, y: number) => void;
  /** The pointer rests at a point, or null when it leaves; `held` for a finger that stays. */
  look: (at: readonly [x: number, y: number] | null, held: boolean) => void;
}

export class Gestures {
  private readonly fingers = new Map<number, readonly [x: number, y: number]>();
  private start: readonly [x: number, y: number] | null = null;
  private dragged = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looked = false;

  constructor(
    private readonly camera: Camera,
    private readonly hears: Hears,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = [event.clientX, event.clientY];
    this.dragged = this.fingers.size > 1 || event.button === 1;
    this.looked = false;
    clearTimeout(this.timer);
    if (event.pointerType === "mouse" || this.dragged) return;
    this.timer = setTimeout(() => {
      this.looked = true;
      this.hears.look(this.start, true);
    }, LONG);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.hears.look([event.clientX, event.clientY], false);
      return;
    }
    const here = [event.clientX, event.clientY] as const;
    if (this.looked) return this.hears.look(here, true);
    const far = this.start ? Math.hypot(here[0] - this.start[0], here[1] - this.start[1]) : 0;
    if (!this.dragged && far < DRAG) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    clearTimeout(this.timer);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, here);
    if (!other) return this.camera.pan(here[0] - before[0], here[1] - before[1]);
    this.pinch(event.currentTarget as Element, before, here, other);
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (this.looked) this.hears.look(null, true);
  };

  /** The click after a tap; one after a drag or a long look means nothing. */
  readonly click = (event: MouseEvent): void => {
    if (this.dragged || this.looked) {
      this.dragged = this.looked = false;
      return;
    }
    this.hears.tap(event.clientX, event.clientY);
  };

  readonly leave = (): void => this.hears.look(null, false);

  readonly wheel = (event: WheelEvent): void => {
    if (event.ctrlKey && !event.deltaY) return;
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const pixels = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    this.camera.zoom(WHEEL ** -pixels, [event.clientX - box.x, event.clientY - box.y]);
  };

  private pinch(picture: Element, before: readonly [number, number], here: readonly [number, number], other: readonly [number, number]): void {
    const box = picture.getBoundingClientRect();
    const far = ([x, y]: readonly [number, number]) => Math.hypot(x - other[0], y - other[1]) || 1;
    this.camera.pan((here[0] - before[0]) / 2, (here[1] - before[1]) / 2);
    this.camera.zoom(far(here) / far(before), [(here[0] + other[0]) / 2 - box.x, (here[1] + other[1]) / 2 - box.y]);
  }
}
