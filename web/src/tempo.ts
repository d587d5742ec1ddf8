// The tempo of a board, from the settings of this browser and of the system.

import { house } from "./house.svelte";

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Return the factor of the time for which something is shown: 1 at speed 1, smaller if faster, 0 for not at all. */
export function stay(pace = 1): number {
  const { speed } = house.settings;
  return speed && pace ? 1 / speed / pace : 0;
}

/** Return the factor of the durations of movements; 0 if nothing moves. */
export function tempo(pace = 1): number {
  const { motion } = house.settings;
  return motion === "none" || (motion === "system" && calm?.matches) ? 0 : stay(pace);
}
