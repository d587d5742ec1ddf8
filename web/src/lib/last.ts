// The table before the last step of a finished game.

import * as api from "./api";
import type { View } from "./store";

/** Return the view of a seat before the last step, from the replay. */
export async function lastView(table: string, seat: number): Promise<View> {
  const { steps } = await api.replay(table);
  const { sections } = await api.replayStep(table, Math.max(0, steps - 1), seat);
  return { sections, undo: false };
}
