// The interface between the table's screen and the board of a game. Boards live in boards/, the only folder that names
// games; parts/ knows them by this interface alone.

import type { Component } from "svelte";
import type { Action } from "./lib/actions";
import type { Lesson } from "./lib/guide";
import type { Request } from "./lib/net";
import type { Snapshot, View } from "./lib/store";
import type { AskInfo, ReplayLine, TableInfo } from "./lib/types";
import type { Words } from "./lib/words";
import type { Making } from "./pictures";
import type { Sounds } from "./sound";

/**
 * Everything that a board draws. A live table and a replay hand over the same: a board draws any view, and plays the
 * steps of the story that are new since the last one. A story that is shorter than before was wound back.
 */
export interface BoardProps {
  now: Snapshot;
  /** The view of the seat in `eyes`; -1 is a spectator. */
  view: View;
  eyes: number;
  table: TableInfo;
  words: Words;
  /** The question to this seat, or null. */
  ask: AskInfo | null;
  /** The sentence under construction beside the board; words chosen on the board are added to it. */
  making: Making;
  /** Send a complete sentence, unless a request is in progress. */
  say: (text: string) => void;
  busy: boolean;
  /** Send a request to the table that is no move; missing in a replay. Return false if it was refused. */
  send?: (request: Request) => Promise<boolean>;
  /** The factor for the speed of movements, 1 by default; 0 shows the view at rest. */
  pace?: number;
  /** Tell if the board moves: a replay stays at the step until it rests. */
  moving?: (on: boolean) => void;
  /** Tell if the answer is given on the board itself, as by a hand over a table: small screens fold the words then. */
  taking?: (on: boolean) => void;
  /** Return the view of the step before, for a board that a replay has moved to a step. */
  earlier?: () => Promise<View | null>;
}

export interface ReviewProps {
  story: readonly ReplayLine[];
  seats: number;
  step: number;
  go: (step: number) => void;
  words: Words;
}

/** A die in a picture: its icon, and the colour of its box. */
export interface KeptDie {
  icon: string;
  kind: "bone" | "slate";
}

/** The content of a shared picture and of a shared text, about a seat's game. */
export interface Keepsake {
  /** The course of the game in one sentence, or "". */
  about: string;
  /** The word on the coin where nobody has a rank or a place. */
  title?: string;
  /** Rows of glyphs: ■ reached, □ not reached, ◆ something great there, × the bad end. */
  rows: { label: string; glyphs: string; points: string }[];
  /** The dice of the moment, and those they met. */
  dice: KeptDie[];
  against: KeptDie[];
}

/** `moment`: its seat and its step in the replay; the step is -1 for none. */
export type Keeper = (story: readonly ReplayLine[], seat: number, moment: { seat: number; step: number }, words: Words) => Keepsake;

export interface Board {
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** The overview of a finished game. */
  review?: () => Promise<{ default: Component<ReviewProps> }>;
  /** The rows and dice of a finished game, for its result and its picture. */
  keeper?: () => Promise<{ keep: Keeper }>;
  /** Return true if the end has cleared the table: then the table before the end is shown. */
  cleared?: (view: View) => boolean;
  /** Sounds by the keys of events. */
  sounds?: Sounds;
  /** True if the latest event is shown above the question, because the log is out of view. */
  latest?: boolean;
  /** True if the first answers are given on the board itself: small screens fold the words from the start. */
  takes?: boolean;
  /** True if the story so far is told to somebody who comes back. */
  recap?: boolean;
  /** Return true if the deeds of bots that lead to this view are shown one after the other. */
  paced?: (view: View) => boolean;
  /** Return the milliseconds that the events of a step take on the board at speed 1. */
  lasts?: (events: readonly Record<string, unknown>[]) => number;
  /** Return true if a question is answered with what this view shows: then it waits until the view is shown. */
  pressing?: (view: View) => boolean;
  /** Return the verbs that the board offers itself: the question leaves them out, unless it would be empty. */
  offers?: (view: View) => readonly string[];
  /** The answers in the question of the player who leads the game; `has` tells if there are any in this view. */
  desk?: { has: (view: View, ask: AskInfo | null) => boolean; load: () => Promise<{ default: Component<BoardProps> }> };
  /** The guided games, by name. */
  lessons?: Readonly<Record<string, Lesson>>;
  /** Return the verbs that carry the game on, best first: one of them is highlighted. */
  forward?: (view: View) => readonly string[];
  /** Return what a sentence does, in a few words beside its button, or "". */
  note?: (action: Action, words: Words) => string;
}
