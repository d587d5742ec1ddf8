// The heroes and the monsters they have slain, as rows of glyphs.

import type { Keeper } from "../../board";
import { capital } from "../../lib/words";

const WIDE = 10;

export const keep: Keeper = (story, _seat, _moment, words) => {
  const events = story.flatMap((line) => line.events);
  const heroes = new Set(events.filter((event) => event.key === "created" || event.key === "departed").map((event) => event.seat));
  const dead = new Set(events.filter((event) => event.key === "died").map((event) => event.seat));
  const slain = events.filter((event) => event.key === "slain").length;
  const alive = heroes.size - dead.size;
  const quest = events.findLast((event) => event.key === "quest-over")?.quest;
  const rows = [
    { label: words.say("section-roster"), glyphs: "■".repeat(Math.max(0, alive)) + "×".repeat(dead.size), points: String(alive) },
    { label: words.say("section-foes"), glyphs: "◆".repeat(Math.min(WIDE, slain)), points: String(slain) },
  ];
  return { about: "", title: quest ? capital(words.the(String(quest))) : "", rows: rows.filter(({ glyphs }) => glyphs), dice: [], against: [] };
};
