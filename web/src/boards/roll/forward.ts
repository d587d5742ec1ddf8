// The verbs that carry a delve on, best first.

import type { View } from "../../lib/store";

/** Fleeing, rerolling and retiring are never the default. */
const FORWARD: readonly string[] = ["fight", "open", "drink", "dragon", "go", "descend"];
/** With an empty graveyard a potion brings nobody back. */
const ALL_ALIVE: readonly string[] = ["fight", "open", "dragon", "go", "descend"];

export function forward(view: View): readonly string[] {
  return view.sections.delve?.graveyard ? FORWARD : ALL_ALIVE;
}
