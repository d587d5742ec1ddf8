// The delves of a game as rows of ten levels, and the dice of a moment.

import type { Keeper, Keepsake, KeptDie } from "../../board";
import type { ReplayLine } from "../../lib/types";
import type { Words } from "../../lib/words";
import { DRAWN } from "./faces";
import { LEVELS, PARTY } from "./words";

type Pairs = readonly [string, number][];

interface Delve {
  level: number;
  fled: boolean;
  /** The levels on which a dragon was beaten. */
  dragons: number[];
  xp: number;
}

export function delvesOf(story: readonly ReplayLine[], seat: number): Delve[] {
  const delves: Delve[] = [];
  let total = 0;
  for (const event of story.flatMap(({ events }) => events).filter((each) => each.seat === seat)) {
    const now = delves.at(-1);
    if (event.key === "delve") delves.push({ level: 0, fled: false, dragons: [], xp: 0 });
    else if (!now) continue;
    else if (event.key === "level") now.level = Number(event.level);
    else if (event.key === "fled") now.fled = true;
    else if (event.key === "dragon-slain") now.dragons.push(now.level);
    else if (event.key === "xp" || event.key === "xp-lost") {
      now.xp += Number(event.total) - total;
      total = Number(event.total);
    }
  }
  return delves;
}

export function glyphsOf({ level, fled, dragons }: Delve): string {
  return Array.from({ length: LEVELS }, (_, at) => {
    if (at + 1 > level) return "□";
    if (fled && at + 1 === level) return "×";
    return dragons.includes(at + 1) ? "◆" : "■";
  }).join("");
}

const die = (face: string): KeptDie => ({ icon: DRAWN[face] ?? "", kind: (PARTY as readonly string[]).includes(face) ? "bone" : "slate" });
const each = (pairs: unknown): string[] => ((pairs ?? []) as Pairs).flatMap(([face, number]) => Array<string>(number).fill(face));

/** Return the dice of a moment: those that beat the dragon, otherwise the last that met on the way there. */
function diceAt(story: readonly ReplayLine[], seat: number, step: number): { dice: KeptDie[]; against: KeptDie[] } {
  const until = story.slice(0, step + 1).flatMap(({ events }) => events).filter((event) => event.seat === seat);
  const now = (story[step]?.events ?? []).filter((event) => event.seat === seat);
  const faced = now.find((event) => event.key === "faced-dragon");
  if (faced) return { dice: each(faced.sources).filter((face) => face in DRAWN).map(die), against: [die("dragon")] };
  const party = until.findLast((event) => event.key === "party");
  const level = until.findLast((event) => event.key === "level");
  return { dice: each(party?.dice).slice(0, 4).map(die), against: each(level?.dice).slice(0, 3).map(die) };
}

export const keep: Keeper = (story, seat, moment, words: Words): Keepsake => {
  const delves = delvesOf(story, seat);
  const rows = delves.map((delve, at) => ({
    label: words.say("board-delve", { number: at + 1 }),
    glyphs: glyphsOf(delve),
    points: String(delve.xp),
  }));
  const about = delves.length ? words.say("board-kept", { level: Math.max(...delves.map(({ level }) => level)) }) : "";
  return { about, rows, ...(moment.step < 0 ? { dice: [], against: [] } : diceAt(story, moment.seat, moment.step)) };
};
