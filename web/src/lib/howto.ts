// A page that tells how to play: the board with numbers at its rim, and a few parts with pictures. Its texts are
// messages of the board's catalogue: `board-how-aim`, `board-how-mark-<number>` and `board-how-<part>`, each with an
// `about`.

import type { Component } from "svelte";
import type { Scene } from "./primer";
import type { Words } from "./words";

export interface HowTo {
  /** The picture of the board. */
  board: Component<{ words: Words }>;
  /** The positions of the numbers, in per cent of the picture. */
  marks: readonly (readonly [left: number, top: number])[];
  parts: readonly { name: string; rows: readonly Scene[] }[];
}
