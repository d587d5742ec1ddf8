// The boards of the games. A game without a board is played from its sections alone. This folder is the only place of the
// client where games have names.

import type { Board } from "../board";
import { LESSON } from "./roll/guide";
import { SOUNDS } from "./roll/sounds";
import { lost as lostInRoll } from "./roll/lost";
import "./boarded.css";

const BOARDS: Record<string, Board> = {
  roll: {
    load: () => import("./roll/Board.svelte"),
    review: () => import("./roll/Review.svelte"),
    sounds: SOUNDS,
    lesson: LESSON,
    lost: lostInRoll,
  },
  drop: { load: () => import("./drop/Board.svelte"), latest: true },
  donjon: { load: () => import("./donjon/Board.svelte"), latest: true },
};

export function boardOf(game: string): Board | undefined {
  return BOARDS[game];
}

/** Tells if the game has a guided first game. */
export function guided(game: string): boolean {
  return Boolean(BOARDS[game]?.lesson);
}
