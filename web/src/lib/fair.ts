// The fair-dice check of docs/fair-dice.md: compute every plain draw of a journal again from the revealed seed.

import { sha256 } from "@noble/hashes/sha2.js";

/** The first difference: the entry, the value in the journal, the value from the seed. */
export interface Difference {
  entry: number;
  written: string;
  expected: string;
}

/**
 * The number of recomputed draws, the number of external draws (taken as written), and the entries at which the match
 * continued from another one with a new seed.
 */
export interface Verdict {
  draws: number;
  outside: number;
  difference: Difference | null;
  forks: number[];
}

interface Header {
  commitment: string;
  nonces: string[];
  draws: string[];
}

interface Entry {
  is: string;
  draws?: string[];
  seed?: string;
  commitment?: string;
}

const WORDS = 2 ** 32;
const encoder = new TextEncoder();

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function commitment(seed: Uint8Array): string {
  return hex(sha256(joined(encoder.encode("souterrain seed"), seed)));
}

export function keyOf(seed: Uint8Array, nonces: readonly string[]): Uint8Array {
  return sha256(joined(seed, ...nonces.map((nonce) => sha256(encoder.encode(nonce)))));
}

export function block(key: Uint8Array, root: string, address: string, number: number): Uint8Array {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, number);
  const zero = new Uint8Array(1);
  return sha256(joined(key, encoder.encode(root), zero, encoder.encode(address), zero, count));
}

/** Return numbers below these bounds, in order, from the stream of an address. */
function numbers(key: Uint8Array, root: string, address: string, bounds: readonly number[]): number[] {
  let words: DataView | null = null;
  let used = 0;
  const next = (): number => {
    if (used % 8 === 0) words = new DataView(block(key, root, address, used / 8).slice().buffer);
    const word = (words as DataView).getUint32((used % 8) * 4);
    used += 1;
    return word;
  };
  return bounds.map((bound) => {
    const limit = WORDS - (WORDS % bound);
    let word = next();
    while (word >= limit) word = next();
    return word % bound;
  });
}

/** Return the bounds of a kind of draw; null for an external draw. */
export function boundsOf(kind: string): number[] | null {
  const dice = /^(\d+)d(\d+)$/.exec(kind);
  if (dice) return Array.from({ length: Number(dice[1]) }, () => Number(dice[2]));
  const single = /^[dw](\d+)$/.exec(kind);
  if (single) return [Number(single[1])];
  const order = /^o(\d+)$/.exec(kind);
  if (order) return Array.from({ length: Math.max(0, Number(order[1]) - 1) }, (_, at) => Number(order[1]) - at);
  return null;
}

/** Return a draw computed from the seed, in the notation of the journal; null for an external draw. */
export function redrawn(key: Uint8Array, root: string, draw: string): string | null {
  const match = /^(.*) ([^ =]+)=([^=]*)$/.exec(draw);
  if (!match) return null;
  const [, address = "", kind = ""] = match;
  const bounds = boundsOf(kind);
  if (!bounds) return null;
  const small = /^\d+d/.test(kind) && (bounds[0] ?? 0) <= 10;
  return `${address} ${kind}=${numbers(key, root, address, bounds).join(small ? "" : ".")}`;
}

export function verify(journal: string): Verdict {
  const [first = "{}", ...lines] = journal.replace(/\n$/, "").split("\n");
  const header = JSON.parse(first) as Header;
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  const found: Verdict = { draws: 0, outside: 0, difference: null, forks: [] };
  const last = entries.findLastIndex((entry) => entry.is === "reveal");
  if (last < 0) return { ...found, difference: { entry: 0, written: "", expected: "seed" } };
  entries.forEach((entry, index) => entry.is === "fork" && found.forks.push(index + 1));
  const keys: Uint8Array[] = [];
  let place = 0;
  let promised = header.commitment;
  for (const at of [...found.forks, last + 1]) {
    const entry = entries[at - 1] as Entry;
    const seed = bytesOf(entry.seed ?? "");
    if (!seed) return { ...found, difference: { entry: at, written: entry.seed ?? "", expected: "seed" } };
    const told = commitment(seed);
    if (told !== promised) return { ...found, difference: { entry: place, written: promised, expected: told } };
    keys.push(keyOf(seed, header.nonces));
    [place, promised] = [at, entry.commitment ?? ""];
  }
  let key = keys.shift() as Uint8Array;
  const check = (entry: number, root: string, draws: readonly string[]): void => {
    for (const written of draws) {
      const expected = redrawn(key, root, written);
      if (expected === null) found.outside += 1;
      else found.draws += 1;
      if (expected !== null && expected !== written) found.difference ??= { entry, written, expected };
    }
  };
  check(0, "setup", header.draws);
  entries.forEach((entry, index) => {
    if (entry.is === "fork") key = keys.shift() as Uint8Array;
    check(index + 1, "play", entry.draws ?? []);
  });
  return found;
}
