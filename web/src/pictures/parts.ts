// The icons of the numbers in a sum.

import armour from "icon:chest-armor";
import attack from "icon:crossed-swords";
import fatigue from "icon:strong";
import magic from "icon:magic-swirl";
import shield from "icon:round-shield";
import weapon from "icon:broadsword";
import type { Block } from "./ontable";

const TRAITS: Readonly<Record<string, string>> = { attack, defence: shield, magic };

/** Return the icon of a block in an attack or a defence, or "": a trait, what is held or worn, and fatigue. */
export function signOf(name: string, look: Block["look"], defends: boolean): string {
  if (look === "trait") return TRAITS[name] ?? "";
  if (look === "gear") return defends ? armour : weapon;
  return look === "fatigue" ? fatigue : "";
}
