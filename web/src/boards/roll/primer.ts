// Roll in three pictures: send a companion, go deeper, know when to turn back.

import mug from "icon:beer-stein";
import runner from "icon:run";
import type { Primer } from "../../lib/primer";
import { DRAWN } from "./faces";

const die = (face: string, look: "bone" | "slate", faded = false) => ({ look, icon: DRAWN[face] ?? "", faded });

export const PRIMER: Primer = [
  [die("cleric", "bone"), { look: "then" }, die("skeleton", "slate", true), die("skeleton", "slate", true)],
  [{ look: "cell", text: "3" }, { look: "level", text: "4" }, { look: "cell", text: "5" }],
  [
    { look: "bare", icon: mug, says: "board-primer-home" },
    { look: "bare", icon: runner, says: "board-primer-fled" },
  ],
];
