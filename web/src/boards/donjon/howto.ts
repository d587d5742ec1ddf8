// The page that tells how to play Donjon.

import axe from "icon:battle-axe";
import card from "icon:card-random";
import door from "icon:closed-doors";
import die from "icon:d10";
import hood from "icon:hood";
import hearts from "icon:hearts";
import shield from "icon:round-shield";
import stairs from "icon:stairs";
import star from "icon:star-formation";
import sword from "icon:broadsword";
import chest from "icon:locked-chest";
import type { HowTo } from "../../lib/howto";
import type { Piece } from "../../lib/primer";
import HowBoard from "./HowBoard.svelte";

const THEN: Piece = { look: "then" };
const drawn = (icon: string): Piece => ({ look: "bare", icon });
const written = (text: string): Piece => ({ look: "bare", text });
const told = (icon: string, says: string): Piece => ({ look: "bare", icon, says });

export const HOW: HowTo = {
  board: HowBoard,
  marks: [[12.5, 84], [33, 50], [59.5, 32], [49.5, 84], [87.5, 38]],
  parts: [
    { name: "goal", rows: [[told(star, "board-how-heroes")], [told(hood, "board-how-master")]] },
    { name: "explore", rows: [[drawn(door), THEN, drawn(card), THEN, drawn(chest)]] },
    { name: "fight", rows: [[drawn(die), drawn(sword), written("6 + 5")], [drawn(die), drawn(shield), written("3 + 4")], [drawn(hearts), written("11 − 7 = 4")]] },
    { name: "tests", rows: [[drawn(die), written("+ 4 ≥ 9")]] },
    { name: "spare", rows: [[told(hearts, "board-how-fatigue")], [told(star, "board-how-destiny")]] },
    { name: "way", rows: [[drawn(axe), THEN, drawn(stairs)]] },
  ],
};
