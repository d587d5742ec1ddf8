// How a game went, from its events: what each delve brought each seat, and the XP of everybody after each step.

import type { ReplayLine } from "../../lib/types";

export interface Delve {
  /** The step in which it began. */
  step: number;
  xp: number;
}

export interface Course {
  /** Per seat, its delves in their order. */
  delves: Delve[][];
  /** Per seat, XP after each step. */
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
