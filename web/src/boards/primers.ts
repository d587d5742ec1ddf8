// The lesson in three pictures of each game.

import type { Primer } from "../lib/primer";
import { PRIMER as donjon } from "./donjon/primer";
import { PRIMER as drop } from "./drop/primer";
import { PRIMER as roll } from "./roll/primer";

const PRIMERS: Readonly<Record<string, Primer>> = { roll, drop, donjon };

export function primerOf(game: string): Primer | undefined {
  return PRIMERS[game];
}
