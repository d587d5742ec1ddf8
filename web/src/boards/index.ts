// The boards of the games. A game without a board is played from its sections alone. This folder is the only place of
// the client that names games.

import type { Board } from "../board";
import type { AskInfo } from "../lib/types";
import { LESSONS as DONJON } from "./donjon/guide";
import { LESSONS as DROP } from "./drop/guide";
import { LESSON } from "./roll/guide";
import { forward } from "./roll/forward";
import { note } from "./roll/heroes.svelte";
import { forward as onward, lasts, SOUNDS as FIGHT } from "./donjon/fight/sounds";
import { SOUNDS } from "./roll/sounds";
import "./boarded.css";

/** The verbs that the master says by his tools, his cards and the rows of his monsters. */
const LED = ["place", "shift", "alter", "remove", "reveal", "dig", "raze", "refurnish", "breach", "wall-up", "lock", "bar", "unbar", "swap", "play", "lay", "take-up", "send", "unleash", "unleash-all"];

/** Tell if the master decides on ways of a zone, or on what monsters do. */
const hasDesk = (sections: Record<string, any>, { stakes = [] }: AskInfo): boolean =>
  Boolean(sections.decision?.ways) || stakes.some(({ key }) => key.startsWith("proposed-"));

const BOARDS: Record<string, Board> = {
  roll: {
    load: () => import("./roll/Board.svelte"),
    review: () => import("./roll/Review.svelte"),
    keeper: () => import("./roll/keepsake"),
    cleared: (view) => view.sections.turn?.phase === "end",
    sounds: SOUNDS,
    lessons: { first: LESSON },
    forward,
    note,
  },
  drop: { load: () => import("./drop/Board.svelte"), keeper: () => import("./drop/keepsake"), lessons: DROP, latest: true, takes: true },
  donjon: {
    load: () => import("./donjon/Board.svelte"),
    keeper: () => import("./donjon/keepsake"),
    sounds: FIGHT,
    lasts,
    lessons: DONJON,
    latest: true,
    offers: ({ sections }) => ("event-hand" in sections ? LED : []),
    desk: { has: ({ sections }, ask) => "event-hand" in sections && ask !== null && hasDesk(sections, ask), load: () => import("./donjon/master/Desk.svelte") },
    forward: onward,
    recap: true,
    paced: ({ sections }) => !("shop" in sections),
    pressing: ({ sections }) => "decision" in sections || "on-table" in sections,
  },
};

export function boardOf(game: string): Board | undefined {
  return BOARDS[game];
}
