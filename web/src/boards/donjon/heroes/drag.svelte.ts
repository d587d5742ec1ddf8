// Dragging a thing to a place that takes it. A mouse drags at once; a finger after a moment, because before that it
// scrolls. Everything can be done by taps and keys too.

const NEAR = 6;
/** Milliseconds until a finger that rests on a thing drags it. */
const REST = 280;

export interface Dragged {
  word: string;
  x: number;
  y: number;
}

export class Drag {
  /** The thing in the hand, and where it is. */
  held = $state.raw<Dragged | null>(null);
  /** The name of the place under it (`data-drop`), or "". */
  over = $state("");
  private timer = 0;
  private justDropped = false;

  constructor(private readonly drop: (word: string, place: string) => void) {}

  /** Begin with a press on a thing. */
  press(event: PointerEvent, word: string): void {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const touch = event.pointerType !== "mouse";
    const end = new AbortController();
    const begin = (at: { clientX: number; clientY: number }) => this.move({ word, x: at.clientX, y: at.clientY });
    if (touch) this.timer = window.setTimeout(() => begin(event), REST);
    const moved = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      const far = Math.hypot(next.clientX - x, next.clientY - y) > NEAR;
      if (this.held || (far && !touch)) begin(next);
      else if (far) stop();
    };
    const stop = () => {
      clearTimeout(this.timer);
      end.abort();
      this.held = null;
      this.over = "";
    };
    const up = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      const [held, place] = [this.held, this.over];
      stop();
      if (!held) return;
      this.justDropped = true;
      window.setTimeout(() => (this.justDropped = false));
      if (place) this.drop(word, place);
    };
    const { signal } = end;
    window.addEventListener("pointermove", moved, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", stop, { signal });
    // A finger that drags does not scroll.
    window.addEventListener("touchmove", (next) => this.held && next.preventDefault(), { signal, passive: false });
  }

  /** Return true for the click that ends a drag. */
  isDrop(): boolean {
    return this.justDropped;
  }

  private move(held: Dragged): void {
    this.held = held;
    const below = document.elementsFromPoint(held.x, held.y).map((each) => each.closest<HTMLElement>("[data-drop]"));
    this.over = below.find(Boolean)?.dataset.drop ?? "";
  }
}
