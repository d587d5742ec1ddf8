// The pace of bots' deeds: each is shown for a while before the next, whatever the speed of the server. Independent of
// any framework; the clock is a parameter.

import { isBot } from "./people";
import type { Snapshot } from "./store";

/** Milliseconds for which the deed of a bot is shown at speed 1. */
export const DEED = 600;

export interface Clock {
  now(): number;
  /** Call a function later; return the function that prevents it. */
  wait(milliseconds: number, then: () => void): () => void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

const lastOf = ({ story }: Snapshot): number => story.at(-1)?.seq ?? -1;

/** Return true if the latest step of a snapshot is a deed of a bot that can be seen. */
export function isDeed(snapshot: Snapshot): boolean {
  const step = snapshot.story.at(-1);
  if (!step || step.late || step.by < 0 || snapshot.mine.includes(step.by)) return false;
  const seat = snapshot.table?.seats[step.by];
  return Boolean(seat && (isBot(seat.who) || seat.lent)) && Object.values(step.events).some((events) => events.length > 0);
}

/** Return true if a question to this person is open for a limited time: nothing may be shown before it. */
export function isUrgent({ asks, mine, table }: Snapshot): boolean {
  const asked = asks.filter((ask) => mine.includes(ask.seat));
  const timed = asks.some((ask) => ask.kind === "close");
  return asked.some((ask) => (ask.kind === "may" ? timed : Boolean(table?.tempo)));
}

export class Pacing {
  private waiting: Snapshot[] = [];
  private latest: Snapshot | null = null;
  private shown: Snapshot | null = null;
  /** The deed that is shown stays until then. */
  private until = 0;
  private stop: (() => void) | null = null;

  constructor(
    private readonly show: (snapshot: Snapshot, behind: number) => void,
    private readonly speed: () => number,
    /** Return the milliseconds for which the deed that leads to a snapshot is shown at speed 1. */
    private readonly lasts: (snapshot: Snapshot) => number = () => DEED,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** Take the next snapshot of the table: show it at once, or after the deeds that wait. */
  take(snapshot: Snapshot): void {
    const before = this.latest;
    this.latest = snapshot;
    const fresh = before !== null && lastOf(snapshot) > lastOf(before);
    const own = fresh && snapshot.mine.includes(snapshot.story.at(-1)!.by);
    const back = before !== null && lastOf(snapshot) < lastOf(before);
    if (!before || !this.speed() || own || back || isUrgent(snapshot)) return this.skip();
    if (fresh) this.waiting.push(snapshot);
    else if (this.waiting.length) this.waiting[this.waiting.length - 1] = snapshot;
    else return this.tell(snapshot);
    this.play();
    if (this.shown && this.waiting.length) this.tell(this.shown);
  }

  /** Show the latest snapshot now. */
  skip(): void {
    this.end();
    this.waiting = [];
    this.until = 0;
    if (this.latest) this.tell(this.latest);
  }

  /** Stop all timers. */
  end(): void {
    this.stop?.();
    this.stop = null;
  }

  private play(): void {
    if (this.stop) return;
    while (this.waiting.length) {
      const left = this.until - this.clock.now();
      if (left > 0) {
        this.stop = this.clock.wait(left, () => {
          this.stop = null;
          this.play();
        });
        return;
      }
      const next = this.waiting.shift()!;
      if (isDeed(next)) this.until = this.clock.now() + this.lasts(next) / (this.speed() || 1);
      this.tell(next);
    }
  }

  private tell(snapshot: Snapshot): void {
    this.shown = snapshot;
    this.show(snapshot, this.waiting.length);
  }
}
