// The position in a replay and its movement: ▶ and pause, speed, single steps and jumps.

import { type Command, momentFrom, nextSpeed, SPEEDS, stays } from "../lib/player";
import type { HighlightInfo, ReplayLine } from "../lib/types";

interface Here {
  last: number;
  story: readonly ReplayLine[];
  moments: readonly HighlightInfo[];
}

export class Player {
  private readonly here: () => Here;
  step = $state(0);
  playing = $state(false);
  speed = $state(1);

  constructor(here: () => Here) {
    this.here = here;
  }

  /** Go to a step; a running replay goes on from there. */
  go(to: number): void {
    const { last } = this.here();
    const step = Math.max(0, Math.min(last, to));
    this.step = step;
    if (step === last) this.playing = false;
  }

  /** Play or pause; at the end it begins again. */
  toggle(): void {
    if (!this.playing && this.step >= this.here().last) this.go(0);
    this.playing = !this.playing && this.here().last > 0;
  }

  faster(): void {
    this.speed = nextSpeed(this.speed);
  }

  obey(command: Command): void {
    const { last, moments } = this.here();
    if (command === "play") return this.toggle();
    if (command === "slower") this.speed = SPEEDS.findLast((each) => each < this.speed) ?? this.speed;
    else if (command === "faster") this.speed = SPEEDS.find((each) => each > this.speed) ?? this.speed;
    else {
      this.playing = false;
      const to = { back: this.step - 1, forward: this.step + 1, first: 0, last, before: momentFrom(this.step, moments, last, -1), after: momentFrom(this.step, moments, last, 1) };
      this.go(to[command]);
    }
  }

  /** Wait for the next step while the replay runs and the current one is on the board; return the end of it. */
  run(shown: number): (() => void) | undefined {
    if (!this.playing || shown !== this.step) return undefined;
    const timer = setTimeout(() => this.go(this.step + 1), stays(this.here().story[this.step], this.speed));
    return () => clearTimeout(timer);
  }
}
