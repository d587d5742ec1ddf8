// The state of today's dungeon for a player: the next step, the time left, the day.

import type { DailyGame } from "./types";

/** `retry`: a try that does not count is in progress. */
export type Step = "play" | "continue" | "retry" | "result";

export function stepOf(daily: DailyGame): Step {
  if (daily.begun) return daily.begun === daily.mine?.table ? "continue" : "retry";
  return daily.mine ? "result" : "play";
}

/** Return the whole hours and minutes until a time, rounded up to a minute; both arguments in seconds. */
export function left(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Return the name of a day. Days are UTC days, independent of the reader's time zone. */
export function dayName(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** Return true if seed, journal and replay of a table are still hidden. */
export function isSecret(opens: number, now = Date.now() / 1000): boolean {
  return now < opens;
}

/** Return true if the first of two days is the one before the second. */
export function isYesterday(date: string, today: string): boolean {
  return Date.parse(`${today}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`) === 86_400_000;
}
