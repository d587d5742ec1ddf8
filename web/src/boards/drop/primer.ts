// Drop in three pictures: let the cubes fall, choose pillars, take the loot and the wounds.

import goblin from "icon:goblin-head";
import coins from "icon:two-coins";
import type { Primer } from "../../lib/primer";

const cube = (paint: string, faded = false) => ({ look: "cube" as const, paint, faded });

export const PRIMER: Primer = [
  [cube("yellow"), cube("red"), cube("grey"), cube("purple"), cube("blue")],
  [cube("grey"), cube("yellow", true), cube("grey"), cube("purple", true), cube("grey")],
  [
    { look: "bare", icon: coins, says: "board-primer-loot" },
    { look: "bare", icon: goblin, says: "board-primer-harm" },
  ],
];
