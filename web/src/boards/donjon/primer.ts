// Donjon in three pictures: open a door, fight with a die, find the heart against the master.

import card from "icon:card-random";
import door from "icon:closed-doors";
import die from "icon:d10";
import heart from "icon:glowing-hands";
import shield from "icon:round-shield";
import sword from "icon:broadsword";
import screen from "icon:hood";
import type { Primer } from "../../lib/primer";

export const PRIMER: Primer = [
  [{ look: "bare", icon: door }, { look: "then" }, { look: "bare", icon: card }],
  [{ look: "bare", icon: die }, { look: "bare", icon: sword }, { look: "then" }, { look: "bare", icon: shield }],
  [
    { look: "bare", icon: heart, says: "board-primer-heroes" },
    { look: "bare", icon: screen, says: "board-primer-master" },
  ],
];
