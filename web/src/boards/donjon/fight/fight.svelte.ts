// The fight as a board shows it: the dice that lie, what becomes of a figure, and the card that is played. The beats of
// each new step are shown one after the other; a new step ends what is shown before it. Nothing waits for it.

import { untrack } from "svelte";
import type { BoardProps } from "../../../board";
import type { Told } from "../../../lib/store";
import { onTable } from "../../../pictures/ontable";
import { figuresIn, type Pair, type PlanSection } from "../../../pictures/plan";
import type { RosterSection } from "../../../pictures/roster";
import { play } from "../../../sound";
import { stay, tempo } from "../../../tempo";
import { squaresOf } from "./places";
import { type Beat, beatsOf, type Fate, isSame, LASTS, lying, type Named, type Shown, type Throw } from "./beats";

type Here = Pick<BoardProps, "now" | "view" | "eyes" | "pace" | "moving">;

/** A number or a sign over a figure. */
export interface Marked {
  key: number;
  who: Named;
  fate: Fate;
  points: number;
}

const keyOf = ({ word, number }: Named): string => `${word}/${number ?? 0}`;

export class Fight {
  /** The dice that lie on the table; `fresh` if they are thrown now. */
  dice = $state.raw<Throw | null>(null);
  fresh = $state(false);
  marks = $state.raw<readonly Marked[]>([]);
  card = $state.raw<Shown | null>(null);
  private readonly here: () => Here;
  private squares = new Map<string, Pair>();
  private told = -1;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Beat[] = [];

  constructor(here: () => Here) {
    this.here = here;
    // A board that has just come shows what lies there, at rest.
    this.told = untrack(() => here().now.story.at(-1)?.seq ?? -1);
    untrack(() => this.rest(here().view.sections));
    $effect(() => {
      const { now, view } = this.here();
      untrack(() => this.follow(now.story, view.sections));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Squares that must be in view: those of the open question. */
  readonly focus: readonly Pair[] = $derived.by(() => {
    const asked = onTable(this.here().view.sections);
    const { dice } = this;
    if (!asked || !dice) return [];
    return squaresOf([dice.who, ...(dice.target ? [dice.target] : [])].map((each) => this.square(each)).filter((each) => each !== undefined));
  });

  /** Return the square of a figure now; of one that is gone, where it stood last. */
  square({ word, number }: Named): Pair | undefined {
    return this.squares.get(keyOf({ word, ...(number !== undefined && { number }) }));
  }

  /** Show no card any more, and go on. */
  close(): void {
    if (this.card) this.next();
  }

  private follow(story: readonly Told[], sections: Record<string, unknown>): void {
    const last = story.at(-1);
    this.remember(sections);
    if (!last || last.seq <= this.told) {
      if ((last?.seq ?? -1) < this.told) this.wind(last?.seq ?? -1);
      return this.rest(sections);
    }
    const fresh = last.late ? [] : story.filter(({ seq }) => seq > this.told);
    this.told = last.seq;
    const roster = sections.roster as RosterSection;
    const events = fresh.slice(-1).flatMap((step) => step.events[this.here().eyes] ?? step.events[-1] ?? []);
    const asked = onTable(sections);
    const open = asked && lying(asked, roster);
    const beats = [...beatsOf(events, roster), ...(open ? [{ is: "throw", thrown: open } as const] : [])];
    this.stop();
    if (!beats.some(({ is }) => is !== "card") && events.length) this.dice = null;
    this.waiting = beats;
    this.here().moving?.(beats.length > 0 && this.beat() > 0);
    this.next();
  }

  /** Forget what was shown: the story was wound back. */
  private wind(seq: number): void {
    this.stop();
    this.told = seq;
    this.dice = null;
  }

  /** Remember where everybody stands. */
  private remember(sections: Record<string, unknown>): void {
    const plan = sections.plan as PlanSection | undefined;
    const figures = figuresIn(sections, plan?.levels)?.figures ?? [];
    for (const { word, number, at } of figures) this.squares.set(keyOf({ word, ...(number !== undefined && { number }) }), [at[0], at[1]]);
  }

  /** Show the dice of the open question as they lie. */
  private rest(sections: Record<string, unknown>): void {
    this.remember(sections);
    const asked = onTable(sections);
    const open = asked && sections.roster ? lying(asked, sections.roster as RosterSection) : null;
    if (open && !isSame(open, this.dice)) [this.dice, this.fresh] = [open, false];
  }

  /** Return the factor of the time of each beat. */
  private beat(): number {
    return stay(this.here().pace);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.card = null;
    this.marks = [];
  }

  /** Show the next beat, or all of them at once where nothing moves. */
  private next(): void {
    clearTimeout(this.timer);
    this.card = null;
    const beat = this.waiting.shift();
    if (!beat) {
      this.here().moving?.(false);
      return;
    }
    const factor = this.beat();
    const known = beat.is === "throw" && isSame(beat.thrown, this.dice);
    this.show(beat, factor);
    if (!factor) return this.next();
    this.timer = setTimeout(() => this.next(), known ? 0 : LASTS[beat.is] * factor);
  }

  private show(beat: Beat, factor: number): void {
    if (beat.is === "throw") {
      if (!isSame(beat.thrown, this.dice)) {
        this.fresh = tempo(this.here().pace) > 0;
        if (factor) play("dice");
      }
      this.dice = beat.thrown;
      if (!this.waiting.some(({ is }) => is === "fate")) this.marks = this.marks.slice(-1);
    } else if (beat.is === "fate") {
      this.number += 1;
      this.marks = [...this.marks, { key: this.number, who: beat.who, fate: beat.fate, points: beat.points }];
    } else if (factor) this.card = beat.card;
  }
}
