// Boards: what a game looks like beyond its words. A game without one is played from its sections alone. This folder is
// the only place of the client where games have names.

import type { Component } from "svelte";
import type { AskInfo, ReplayLine, TableInfo } from "../lib/types";
import type { Snapshot, View } from "../lib/store";
import type { Words } from "../lib/words";
import type { Making } from "../pictures";
import type { Sound } from "../sound";
import type { Lesson } from "./guide";
import { LESSON } from "./roll/guide";
import { SOUNDS } from "./roll/sounds";
import { lost as lostInRoll } from "./roll/lost";
import "./boarded.css";

export interface BoardProps {
  now: Snapshot;
  /** What these eyes see; -1 are a spectator's. */
  view: View;
  eyes: number;
  table: TableInfo;
  words: Words;
  /** What these eyes are asked, if anything. */
  ask: AskInfo | null;
  /** The sentence that is being made beside the board; words chosen on the board go into it. */
  making: Making;
  /** Says a whole sentence, if nothing is under way. */
  say: (text: string) => void;
  busy: boolean;
}

/** What would be lost by a sentence: a message of the game's catalogue or the client's, with its values. */
export interface Loss {
  message: string;
  values: Record<string, unknown>;
}

export interface ReviewProps {
  story: readonly ReplayLine[];
  seats: number;
  step: number;
  go: (step: number) => void;
  words: Words;
}

export interface Board {
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** A finished game looked at as a whole. */
  review?: () => Promise<{ default: Component<ReviewProps> }>;
  /** What is heard when something happens, by the key of its event. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Whether what happened last is told with the question, where the log is out of sight. */
  latest?: boolean;
  /** What is explained at the table of its lesson. */
  lesson?: Lesson;
  /** What a sentence would waste, if anything. */
  lost?: (text: string, view: View, eyes: number) => Loss | null;
}

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

/** Whether somebody who never played it is shown round first. */
export function guided(game: string): boolean {
  return Boolean(BOARDS[game]?.lesson);
}
