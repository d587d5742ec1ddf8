// The course of a game from its events: the XP of each delve, and the XP of every player after each step.

import type { ReplayLine } from "../../lib/types";

export interface Delve {
  /** The step at which the delve began. */
  step: number;
  xp: number;
}

export interface Course {
  /** The delves of each seat, in their order. */
  delves: Delve[][];
  /** The XP of each seat after each step. */
  xp: number[][];
}

export function courseOf(story: readonly ReplayLine[], seats: number): Course {
  const delves: Delve[][] = Array.from({ length: seats }, () => []);
  const totals = Array<number>(seats).fill(0);
  const xp: number[][] = Array.from({ length: seats }, () => []);
  story.forEach(({ events }, step) => {
    for (const event of events) {
      const seat = Number(event.seat ?? -1);
      const mine = delves[seat];
      if (!mine) continue;
      if (event.key === "delve") mine.push({ step, xp: 0 });
      else if (event.key === "xp" || event.key === "xp-lost") {
        const total = Number(event.total);
        const last = mine.at(-1);
        if (last) last.xp += total - totals[seat]!;
        totals[seat] = total;
      }
    }
    totals.forEach((total, seat) => xp[seat]!.push(total));
  });
  return { delves, xp };
}
