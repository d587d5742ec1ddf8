// The interface between the table's screen and the board of a game. Boards stand in boards/, where games have names; parts/
// knows them by this interface only.

import type { Component } from "svelte";
import type { Lesson } from "./lib/guide";
import type { Snapshot, View } from "./lib/store";
import type { AskInfo, ReplayLine, TableInfo } from "./lib/types";
import type { Words } from "./lib/words";
import type { Making } from "./pictures";
import type { Sound } from "./sound";

export interface BoardProps {
  now: Snapshot;
  /** The view of these eyes; -1 is a spectator. */
  view: View;
  eyes: number;
  table: TableInfo;
  words: Words;
  /** The question to these eyes, if there is one. */
  ask: AskInfo | null;
  /** The sentence that is being made beside the board; words chosen on the board are added to it. */
  making: Making;
  /** Sends a whole sentence, unless a request is under way. */
  say: (text: string) => void;
  busy: boolean;
}

/** A warning that a sentence would waste something: a message of the game's catalogue or the client's, with its values. */
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
  /** The overview of a finished game. */
  review?: () => Promise<{ default: Component<ReviewProps> }>;
  /** The sound of an event, by its key. */
  sounds?: Readonly<Record<string, Sound>>;
  /** True where the latest event is shown above the question, because the log is out of sight. */
  latest?: boolean;
  /** The guided first game. */
  lesson?: Lesson;
  /** Returns what a sentence would waste, or null. */
  lost?: (text: string, view: View, eyes: number) => Loss | null;
}
