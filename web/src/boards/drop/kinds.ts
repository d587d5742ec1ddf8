// The kinds of bodies on the table, and how each is drawn: a colour (by the tokens `--cube-<kind>` and
// `--cube-<kind>-line`), an icon, a letter and a form.

import meeple from "icon:meeple";
import brokenTablet from "icon:broken-tablet";
import chest from "icon:chest";
import cutDiamond from "icon:cut-diamond";
import fireGem from "icon:fire-gem";
import goblin from "icon:goblin";
import ionicColumn from "icon:ionic-column";
import key from "icon:key";
import ogre from "icon:ogre";
import potionBall from "icon:potion-ball";
import rupee from "icon:rupee";
import shield from "icon:shield";
import spikedDragonHead from "icon:spiked-dragon-head";
import stairs from "icon:stairs";
import twoCoins from "icon:two-coins";

/** Treasures are plain, gems have facets, monsters are dark with a dashed frame, pillars and tokens have a number. */
export type Style = "plain" | "gem" | "dark" | "stone" | "brass" | "pawn";

export const ICONS: Readonly<Record<string, string>> = {
  gold: twoCoins,
  key,
  chest,
  blue: rupee,
  clear: cutDiamond,
  red: fireGem,
  potion: potionBall,
  shield,
  relic: brokenTablet,
  goblin,
  troll: ogre,
  dragon: spikedDragonHead,
  pillar: ionicColumn,
  stairs,
  token: ionicColumn,
  pawn: meeple,
};

const STYLES: Readonly<Record<string, Style>> = {
  blue: "gem",
  clear: "gem",
  red: "gem",
  goblin: "dark",
  troll: "dark",
  dragon: "dark",
  stairs: "dark",
  pillar: "stone",
  token: "brass",
  pawn: "pawn",
};

export const styleOf = (kind: string): Style => STYLES[kind] ?? "plain";

/** Return the number of a single thing, or "". */
export const numberOf = (id: string): string => id.split(":")[1] ?? "";

/** Return the kind of a single thing. */
export const kindOf = (id: string): string => id.split(":")[0] ?? "";

/** Return true if the face of a kind is its number instead of a drawing. */
export const isNumbered = (kind: string): boolean => ["stone", "brass"].includes(styleOf(kind));
