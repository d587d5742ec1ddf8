// Today's dungeon, as a reader of it thinks: what to do next, how long there is left, which day this is.

import type { DailyGame } from "./types";

/** `retry`: a try that does not count was begun. */
export type Step = "play" | "continue" | "retry" | "result";

export function stepOf(daily: DailyGame): Step {
  if (daily.begun) return daily.begun === daily.mine?.table ? "continue" : "retry";
  return daily.mine ? "result" : "play";
}

/** Whole hours and minutes until a moment; both in seconds. The last minute is one too. */
export function left(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Days are those of UTC, wherever the reader is. */
export function dayName(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** Whether seed, journal and replay of a table are still kept back. */
export function isSecret(opens: number, now = Date.now() / 1000): boolean {
  return now < opens;
}
