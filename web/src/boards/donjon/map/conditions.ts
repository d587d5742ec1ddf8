// The icons of the conditions of a figure.

import angel from "icon:angel-wings";
import blessed from "icon:sunbeams";
import chained from "icon:breaking-chain";
import cursed from "icon:cursed-star";
import drop from "icon:poison-bottle";
import frozen from "icon:ice-cube";
import hidden from "icon:hooded-assassin";
import invisible from "icon:invisible";
import pit from "icon:hole";
import shielded from "icon:bolt-shield";
import sleeping from "icon:night-sleep";
import slowed from "icon:snail";
import strong from "icon:muscle-up";
import weak from "icon:broken-bone";

const BAD: Readonly<Record<string, string>> = {
  poisoned: drop, venom: drop, "rat-poisoned": drop, cursed, weakened: weak, sapped: weak, spent: weak, daunted: weak, turned: weak,
  frozen, slowed, pit, asleep: sleeping, prisoner: chained,
};
const GOOD: Readonly<Record<string, string>> = {
  sanctuary: shielded, shielded, flying: angel, invisible, stealth: hidden, favoured: blessed, favour: blessed, blessed, hallowed: blessed,
  mighty: strong, heroic: strong, envenomed: drop, frenzied: strong,
};
const MOST = 3;

/** Return the icons of the most important conditions. */
export function conditions(marks: readonly string[]): { mark: string; icon: string; good: boolean }[] {
  const known = marks.flatMap((mark) => {
    const icon = BAD[mark] ?? GOOD[mark];
    return icon ? [{ mark, icon, good: mark in GOOD }] : [];
  });
  return known.sort((one, other) => Number(one.good) - Number(other.good)).slice(0, MOST);
}
