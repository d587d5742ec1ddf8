// The fragments of a lone spelunker, or the rooms that a seat has looted, as rows of glyphs.

import type { Keeper } from "../../board";

const FRAGMENTS = 9;
const ROOMS = 4;
const WIDE = 10;
const MONSTERS = ["goblin", "troll", "dragon"];

export const keep: Keeper = (story, seat, _moment, words) => {
  const events = story.flatMap((line) => line.events);
  const rooms = events.filter((event) => event.key === "looted" && event.seat === seat);
  const alone = events.some((event) => event.key === "level");
  const total = Number(events.findLast((event) => event.key === "fragments")?.total ?? 0);
  const rows = alone
    ? [{ label: words.say("score-fragment"), glyphs: "■".repeat(total).padEnd(FRAGMENTS, "□"), points: String(total) }]
    : rooms.slice(-ROOMS).map((room, at) => {
        const cubes = (room.cubes as [string, number][]).flatMap(([kind, number]) => Array<string>(number).fill(MONSTERS.includes(kind) ? "◆" : "■"));
        return { label: String(at + 1), glyphs: (cubes.join("") || "×").slice(0, WIDE), points: String(cubes.filter((cube) => cube === "■").length) };
      });
  return { about: "", rows, dice: [], against: [] };
};
