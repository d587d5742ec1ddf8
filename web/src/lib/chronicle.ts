// The chronicle of a campaign in words: its chapters, and the stories of the heroes.

import type { CampaignInfo, ChapterInfo } from "./types";
import type { Words } from "./words";
import { sentences } from "./recap";

export interface Tale {
  seat: number;
  name: string;
  lines: string[];
  fell: boolean;
}

export interface Told {
  /** The table of the chapter, for its replay. */
  table: string;
  number: number;
  title: string;
  /** The key of the line that ended it: `won` or `lost`; "" while it goes on. */
  ended: string;
  lines: string[];
  tales: Tale[];
}

const FELL = "died";

function toldOf(chapter: ChapterInfo, table: string, number: number, words: Words): Told {
  const tales = Object.entries(chapter.seats).map(([seat, lines]) => ({
    seat: Number(seat),
    name: words.seat(Number(seat)),
    lines: sentences({ lines }, words),
    fell: lines.some(({ key }) => key === FELL),
  }));
  return { table, number, title: words.say(chapter.title), ended: chapter.ended, lines: sentences(chapter, words), tales };
}

/** Return the chapters of all tables; the names of the seats are those of each table. */
export function chaptersOf({ tables }: CampaignInfo, words: Words, called: (players: readonly string[]) => readonly string[]): Told[] {
  let number = 0;
  return tables.flatMap(({ table, players, chapters }) => {
    const own = words.withNames(called(players));
    return chapters.map((chapter) => toldOf(chapter, table, ++number, own));
  });
}

/** Return the chronicle as text to paste. */
export function textOf(chapters: readonly Told[], title: string, link: string): string {
  const parts = chapters.map((each) => [`${each.number}. ${each.title}`, ...each.lines, ...each.tales.flatMap(({ lines }) => lines)].join("\n"));
  return [title, ...parts, link].filter(Boolean).join("\n\n");
}
