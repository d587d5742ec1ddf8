// What a sentence would waste: loot rolled away or left behind, companions who never fought, treasures that would count.

import { read } from "../../lib/actions";
import type { View } from "../../lib/store";
import type { Loss } from "../../board";
import { dragonAt, seen, type Seen } from "./seen";
import { type Counts, PARTY, TOKENS } from "./words";

/** Tokens that act as companions. */
const ARMED = TOKENS.slice(0, 4);
/** Heroes for whom a scroll is a companion. */
const SCHOLARS = ["enchantress", "beguiler", "scribe"];
/** Heroes whose ultimate rolls dice again. */
const ROLLERS = ["commander", "lancer"];
const LOOT = ["chest", "potion"];

const held = (counts: Counts, words: readonly string[]): [string, number][] =>
  words.flatMap((word): [string, number][] => (counts[word] ? [[word, counts[word]]] : []));

/** Whoever could still act as a companion. */
function companions(now: Seen, seat: number): [string, number][] {
  const player = now.players[seat];
  const dice = PARTY.filter((face) => face !== "scroll" || SCHOLARS.includes(player?.card ?? ""));
  return [...held(now.delve.party, dice), ...held(player?.tokens ?? {}, ARMED), ...held(now.delve.allies, Object.keys(now.delve.allies))];
}

/** Loot that somebody here could still take. */
function takeable(now: Seen, seat: number): [string, number][] {
  const able = companions(now, seat).length > 0;
  const thirsty = able || Boolean(now.delve.party.scroll) || Boolean(now.players[seat]?.tokens.parchment);
  return held(now.delve.dungeon, LOOT).filter(([word]) => (word === "chest" ? able : thirsty));
}

export function lost(text: string, view: View, eyes: number): Loss | null {
  const action = read(text);
  if (!action || !view.sections.delve) return null;
  const now = seen(view.sections);
  const player = now.players[eyes];
  const first = action.items[0]?.[0] ?? "";
  const rolls =
    action.verb === "reroll" ||
    (action.verb === "use" && first === "parchment") ||
    (action.verb === "ultimate" && ROLLERS.includes(player?.card ?? ""));
  if (rolls) {
    const loot = action.items.filter(([word]) => LOOT.includes(word));
    return loot.length ? { message: "board-lost-reroll", values: { loot } } : null;
  }
  if (action.verb === "go" && action.items.length === 1 && now.phase === "loot") {
    const loot = takeable(now, eyes);
    return loot.length ? { message: "board-lost-loot", values: { loot } } : null;
  }
  if (action.verb === "flee") {
    const unused = companions(now, eyes);
    return unused.length ? { message: "board-lost-flight", values: { unused, level: now.delve.level } } : null;
  }
  if (action.verb === "use" && first === "ring") {
    const at = dragonAt(player?.card ?? "");
    const early = now.delve.lair < at;
    return { message: early ? "board-lost-ring-early" : "board-lost-ring", values: early ? { lair: now.delve.lair, at } : {} };
  }
  if (action.verb === "use" && first === "portal") {
    return { message: now.phase === "regroup" ? "board-lost-portal-idle" : "board-lost-portal", values: { level: now.delve.level } };
  }
  return null;
}
