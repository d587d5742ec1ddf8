// The properties of everything that is drawn over the table.

import type { Words } from "../../lib/words";
import type { Making } from "../../pictures";
import type { Body, Lens, Motion } from "./ground";

export interface OverlayProps {
  lens: Lens;
  motion: Motion;
  bodies: readonly Body[];
  words: Words;
  making: Making;
  sections: Record<string, any>;
  /** The size of the tray in pixels, and half the width of the table in millimetres. */
  width: number;
  height: number;
  half: number;
}

/** The look of a body: a corner of the room that is lit, in it, on its edge, just out of it, or further away. */
export type State = "" | "chosen" | "in" | "edge" | "out" | "far";
