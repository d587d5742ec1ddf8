// The story of a game so far, for people who come back to it.

import type { Told } from "./store";
import type { RecapInfo } from "./types";
import type { Words } from "./words";

/** Seconds of rest after which the story is told to somebody who opens the table. */
export const PAUSE = 30 * 60;

/** Return the sentences of the story. */
export function sentences({ lines }: Pick<RecapInfo, "lines">, words: Words): string[] {
  return lines.map(({ key, ...args }) => words.say(`recap-${String(key)}`, args));
}

/** Return the number of the latest step that ended a chapter while this page was open; -1 for none. */
export function chapterIn(story: readonly Told[], ends: readonly string[]): number {
  const last = story.findLast((step) => !step.late && Object.values(step.events).some((events) => events.some(({ key }) => ends.includes(String(key)))));
  return last?.seq ?? -1;
}
