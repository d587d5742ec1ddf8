// The result of a game as text to paste: the course as rows of glyphs, the result, the link. And the names of dungeons.

import type { Ending } from "./ending";
import type { Words } from "./words";

export const DUNGEONS = 24;

/** Return the name of a dungeon: of a table by its id, of a daily dungeon by game and day, the same for everybody. */
export function dungeonName(key: string, words: Words): string {
  let hash = 2166136261;
  for (const letter of key) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return words.say(`ui-dungeon-${hash % DUNGEONS}`);
}

export interface Shared {
  game: string;
  dungeon: string;
  day: string;
  rows: readonly { label: string; glyphs: string; points: string }[];
  result: string;
  link: string;
}

/** Return true for the label of a row that is one of several alike: its number says no more than its place. */
export const isNumbered = (label: string): boolean => /\d/.test(label);

export function sharedText({ game, dungeon, day, rows, result, link }: Shared): string {
  const head = [game, dungeon, day].filter(Boolean).join(" · ");
  return [head, ...rows.map(({ label, glyphs, points }) => `${glyphs} ${points}${isNumbered(label) ? "" : ` (${label})`}`), result, link].join("\n");
}

/** Return the result in one line: points and rank alone, everybody's points otherwise. */
export function resultLine(end: Ending, words: Words): string {
  if (!end.alone) return end.told.seats.map(({ name, total }) => words.say("ui-share-player", { name, total })).join(" · ");
  const [own] = end.told.seats;
  return [own?.total, own?.rank].filter(Boolean).join(" · ");
}
