// The page that tells how to play Roll.

import mug from "icon:beer-stein";
import card from "icon:card-exchange";
import crown from "icon:laurel-crown";
import runner from "icon:run";
import grave from "icon:tombstone";
import spark from "icon:sparkles";
import type { HowTo } from "../../lib/howto";
import type { Piece, Scene } from "../../lib/primer";
import { DRAWN } from "./faces";
import HowBoard from "./HowBoard.svelte";

const THEN: Piece = { look: "then" };
const die = (face: string, look: "bone" | "slate", faded = false): Piece => ({ look, icon: DRAWN[face] ?? "", faded });
const coin = (token: string): Piece => ({ look: "bare", icon: DRAWN[token] ?? "" });
const prey = (companion: string, monster: string): Scene => [die(companion, "bone"), THEN, die(monster, "slate", true), die(monster, "slate", true)];

export const HOW: HowTo = {
  board: HowBoard,
  marks: [[0.5, 78], [0.5, 36], [0.5, 9], [99.5, 36], [99.5, 78]],
  parts: [
    {
      name: "beats",
      rows: [prey("fighter", "goblin"), prey("cleric", "skeleton"), prey("mage", "ooze"), [die("champion", "bone"), THEN, { look: "slate", text: "?", faded: true }, { look: "slate", text: "?", faded: true }]],
    },
    {
      name: "loot",
      rows: [
        [die("thief", "bone"), THEN, die("chest", "slate", true), die("chest", "slate", true), THEN, coin("sword"), coin("ring")],
        [die("scroll", "bone"), die("potion", "slate"), THEN, { look: "bare", icon: grave }, THEN, die("champion", "bone")],
      ],
    },
    {
      name: "dragon",
      rows: [
        [die("dragon", "slate"), die("dragon", "slate"), die("dragon", "slate")],
        [die("fighter", "bone"), die("mage", "bone"), die("thief", "bone"), THEN, { look: "bare", text: "1 XP" }, coin("talisman")],
      ],
    },
    {
      name: "home",
      rows: [
        [{ look: "level", text: "4" }, THEN, { look: "bare", icon: mug, says: "board-how-home-4" }],
        [{ look: "level", text: "5" }, THEN, { look: "bare", icon: runner, says: "board-how-fled-5" }],
      ],
    },
    {
      name: "hero",
      rows: [[{ look: "bare", icon: spark, says: "board-how-ultimate" }], [{ look: "bare", icon: card, says: "board-how-turned" }]],
    },
    {
      name: "points",
      rows: [[{ look: "bare", icon: crown, says: "board-how-delves" }], [coin("sword"), { look: "bare", text: "1" }, coin("portal"), { look: "bare", text: "2" }, coin("scales"), coin("scales"), { look: "bare", text: "4" }]],
    },
  ],
};
