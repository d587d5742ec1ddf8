// The eye: it travels from view to view, follows a finger at once, and a fall with some delay.

import { between, isNear, same, type Size, type View } from "./view";

/** Milliseconds of a journey, and of the delay behind a fall. */
const [TRAVEL, BEHIND] = [260, 240];

const ease = (time: number) => time * time * (3 - 2 * time);

export class Eye {
  view: View = { x: 0, y: 0, scale: 1, tilt: 0, turn: 0, angle: 0.1 };
  private from: View | null = null;
  private goal: View = this.view;
  private begun = 0;
  private before = 0;
  private lasts = TRAVEL;

  /** Be somewhere at once. */
  jump(view: View): void {
    this.from = null;
    this.view = this.goal = view;
  }

  /** Travel to a view, or jump if it is near or if nothing may travel. */
  go(view: View, size: Size, still: boolean): void {
    if (same(view, this.goal)) return;
    const follows = this.from === null && isNear(this.view, view, size);
    this.goal = view;
    if (still || follows) return this.jump(view);
    this.from = this.view;
    this.begun = 0;
    this.lasts = TRAVEL;
  }

  /** Follow a goal that moves; what has been in sight stays so. */
  follow(goal: View): void {
    this.from = null;
    this.goal = goal;
  }

  /** Go on; return true while there is a way to go. */
  step(now: number, following: boolean): boolean {
    const passed = Math.min(100, now - this.before);
    this.before = now;
    if (following) {
      const share = 1 - Math.exp(-passed / BEHIND);
      this.view = same(this.view, this.goal) ? this.view : between(this.view, this.goal, share);
      return true;
    }
    if (!this.from) return false;
    this.begun ||= now;
    const time = Math.min(1, (now - this.begun) / this.lasts);
    this.view = between(this.from, this.goal, ease(time));
    if (time === 1) this.from = null;
    return this.from !== null;
  }
}
