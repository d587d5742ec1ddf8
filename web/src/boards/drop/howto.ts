// The page that tells how to play Drop.

import hand from "icon:hand";
import goblin from "icon:goblin-head";
import hearts from "icon:hearts";
import coins from "icon:two-coins";
import key from "icon:key";
import chest from "icon:locked-chest";
import quest from "icon:scroll-unfurled";
import shield from "icon:round-shield";
import trophy from "icon:laurel-crown";
import type { HowTo } from "../../lib/howto";
import type { Piece } from "../../lib/primer";
import HowBoard from "./HowBoard.svelte";

const THEN: Piece = { look: "then" };
const cube = (paint: string, faded = false): Piece => ({ look: "cube", paint, faded });
const drawn = (icon: string): Piece => ({ look: "bare", icon });
const told = (says: string): Piece => ({ look: "bare", says });

export const HOW: HowTo = {
  board: HowBoard,
  marks: [[17.5, 79], [42, 58], [67.5, 51], [12, 22], [87.5, 49]],
  parts: [
    { name: "explore", rows: [[drawn(hand)], [cube("yellow"), cube("red"), cube("grey"), cube("blue"), cube("green")]] },
    { name: "ability", rows: [[drawn(hand), THEN, cube("yellow"), THEN, cube("grey")]] },
    { name: "room", rows: [[cube("grey"), cube("grey"), cube("grey")], [THEN, cube("yellow"), cube("red"), cube("green")]] },
    { name: "wounds", rows: [[drawn(goblin), { look: "bare", text: "1" }, drawn(hearts)], [drawn(shield), told("board-how-shield")]] },
    { name: "worth", rows: [[drawn(coins), { look: "bare", text: "1" }], [drawn(key), drawn(chest), { look: "bare", text: "1–6" }], [drawn(quest), told("board-how-gems")]] },
    { name: "end", rows: [[drawn(trophy), told("board-how-rounds")]] },
  ],
};
