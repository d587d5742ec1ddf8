import { describe, expect, it } from "vitest";
import { modeOf, tableFor } from "../src/lib/conduct";
import { cardSets, type Gallery } from "../src/lib/gallery";
import { clock, distance } from "../src/lib/moments";
import { parsed } from "../src/lib/rulebook";
import type { GameInfo } from "../src/lib/types";

const BOOK = parsed(`# A game

## Beginning

### AB-01 Set-up

Sit down.

## Heroes

### AB-11 Moth / Night Moth

Two sides.

#### AB-11.S Specialty

It flies.

#### AB-11.MS Master's specialty

It flies by night.

It is not seen.

### AB-12 Wick

#### AB-12.S Specialty

It burns.

### AB-13 What cards are

They are cards.
`);

const GALLERY: Gallery = {
  icons: { "AB-11": ["one", "two"], "AB-12": ["three"] },
  isCard: (rule) => ["AB-11", "AB-12"].includes(rule.id),
  sideOf: (part) => Number(part.includes(".M")),
};

describe("cards of a rulebook", () => {
  const sets = cardSets(BOOK, GALLERY);

  it("are found by the chapters that hold any", () => {
    expect(sets.map((set) => [set.title, set.cards.map((card) => card.id)])).toEqual([["Heroes", ["AB-11", "AB-12"]]]);
  });

  it("have their parts on the right side", () => {
    const [moth, wick] = sets[0]!.cards;
    expect(moth!.sides.map((side) => [side.name, side.icon, side.parts.map((part) => [part.title, part.blocks.length])])).toEqual([
      ["Moth", "one", [["Specialty", 1]]],
      ["Night Moth", "two", [["Master's specialty", 2]]],
    ]);
    expect(moth!.about).toHaveLength(1);
    expect(wick!.sides.map((side) => side.name)).toEqual(["Wick"]);
  });
});

describe("a moment to come", () => {
  const at = Date.UTC(2026, 10, 17, 18, 0) / 1000;

  it("is a distance in the largest whole unit", () => {
    expect(distance(at, "en", at - 2 * 86400 - 5)).toBe("in 2 days");
    expect(distance(at, "fr", at - 3 * 3600)).toBe("dans 3 heures");
    expect(distance(at, "it", at - 61)).toBe("tra 1 minuto");
    expect(distance(at, "en", at + 60)).toBe("in 0 minutes");
  });

  it("is a clock on the wall with its weekday", () => {
    expect(clock(at, "en")).toMatch(/^\w+day.* \d\d:\d\d$/);
  });
});

describe("a table for friends", () => {
  const options = [{ name: "pace", values: ["turns", "at-once"] }];
  const game = { name: "any", seats: [2, 7], options, hiding: { pace: "at-once" } } as unknown as GameInfo;

  it("has room for four, if the game has", () => {
    expect(tableFor(game).seats).toEqual(["me", "", "", ""]);
    expect(tableFor({ ...game, seats: [1, 2] }).seats).toEqual(["me", ""]);
    expect(tableFor({ ...game, seats: [5, 7] }).seats).toHaveLength(5);
  });

  it("plays in turns, and may play at once where that is possible", () => {
    expect(tableFor(game).options).toBeUndefined();
    expect(modeOf(game)).toBe(options[0]);
    expect(modeOf({ ...game, hiding: {} })).toBeUndefined();
  });
});
