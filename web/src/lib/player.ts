// The clockwork of a replay: how long a step stays, what the keys do, where the marks are. Independent of any framework.

import type { HighlightInfo, ReplayChat, ReplayLine } from "./types";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a step stays at speed 1; one with dice stays longer, because they tumble. */
const STEP = 900;
const DICE = 1600;

export function stays(line: ReplayLine | undefined, speed: number): number {
  return ((line?.draws ?? 0) > 0 ? DICE : STEP) / speed;
}

/** Return the next speed; after the fastest comes the slowest. */
export function nextSpeed(speed: number): number {
  return SPEEDS.find((each) => each > speed) ?? SPEEDS[0];
}

export type Command = "back" | "forward" | "first" | "last" | "play" | "before" | "after" | "slower" | "faster";

const KEYS: Readonly<Record<string, Command>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "play",
};

/** Keys with Shift: no letter, which assistive technology uses, and no key that scrolls the page. */
const SHIFTED: Readonly<Record<string, Command>> = {
  ArrowLeft: "before",
  ArrowRight: "after",
  ArrowUp: "faster",
  ArrowDown: "slower",
};

/** Return the command of a key; undefined for a key that belongs to something else. */
export function commandOf(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): Command | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return (event.shiftKey ? SHIFTED : KEYS)[event.key];
}

/** Return the step of the moment before (-1) or after (1) a step; without one the first or the last step. */
export function momentFrom(step: number, moments: readonly { step: number }[], last: number, way: 1 | -1): number {
  const steps = moments.map((each) => each.step);
  if (way > 0) return Math.min(last, ...steps.filter((each) => each > step));
  return Math.max(0, ...steps.filter((each) => each < step));
}

/** Return the step in the hash of a link to a moment; null if there is none. */
export function stepIn(hash: string, last: number): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Math.min(last, Number(found[1])) : null;
}

export interface Marks {
  /** Steps with dice, and the others. */
  dice: number[];
  plain: number[];
  moments: { step: number; best: boolean }[];
  /** Steps after which somebody said something. */
  chat: number[];
}

/** Return the marks of a timeline; the moments of one step are one mark. */
export function marksOf(story: readonly ReplayLine[], moments: readonly HighlightInfo[], best: Readonly<Record<number, number>>, chat: readonly ReplayChat[]): Marks {
  const steps = story.map((_, step) => step);
  const bests = new Set(Object.values(best).map((at) => moments[at]?.step));
  return {
    dice: steps.filter((step) => story[step]!.draws > 0),
    plain: steps.filter((step) => !story[step]!.draws),
    moments: [...new Set(moments.map(({ step }) => step))].map((step) => ({ step, best: bests.has(step) })),
    chat: [...new Set(chat.map(({ step }) => step))],
  };
}
