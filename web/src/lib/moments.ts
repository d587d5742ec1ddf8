// A future time, as a clock time and as a duration.

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return `at` (in seconds) as a time, with the weekday, since slow clocks run for days. */
export function clock(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at * 1000);
}

export function distance(at: number, language: string, now: number): string {
  const left = Math.max(0, at - now);
  const [unit, size] = STEPS.find(([, seconds]) => left >= seconds) ?? STEPS.at(-1)!;
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.round(left / size), unit);
}
