import { describe, expect, it } from "vitest";
import { lotsIn, wayTo, wayToAll } from "../../src/boards/donjon/heroes/loot";
import { actsOf, changesOf, fought, inSlot, SLOTS, summandsOf, total } from "../../src/boards/donjon/heroes/sheet";
import { pictureOfThing } from "../../src/boards/donjon/heroes/things";
import { countersOf, sorted } from "../../src/boards/donjon/town/places";
import { chaptersOf, textOf } from "../../src/lib/chronicle";
import { Naming } from "../../src/lib/naming";
import type { VerbInfo } from "../../src/lib/types";
import type { Words } from "../../src/lib/words";
import { type Making, NOTHING } from "../../src/pictures";
import type { Lore } from "../../src/pictures/lore";
import type { Hero, Sheet } from "../../src/pictures/roster";
import type { Counter, Good } from "../../src/pictures/shop";

const lore: Lore = {
  kind: "lore",
  rules: {},
  adds: {
    dwarf: { does: "race", traits: [["attack", 3], ["strength", 4]] },
    warrior: { does: "class", traits: [["attack", 2]] },
    "long-sword": { does: "weapon", power: 3 },
    "great-sword": { does: "weapon-two-handed", power: 4 },
    "small-shield": { does: "shield", power: 1 },
  },
};
const TRAITS = ["attack", "defence", "strength"];
const sheet: Sheet = {
  kind: "sheet", hero: 1, race: "dwarf", cls: "warrior", line: [6, 3, 3],
  changes: [["attack", "grown", 1], ["strength", "drained", -1]],
  attack: [["long-sword", 3], ["blessed", 2]], defence: [["small-shield", 1]],
  skills: [], worn: ["long-sword", "small-shield", "torch"], pack: [["great-sword", 1], ["arrow", 9]],
  fits: [{ word: "great-sword", slot: "weapon", instead: "long-sword", away: ["small-shield"], attack: [3, 4], defence: [1, 0], hands: [1, 2] }],
};

function making(...verbs: VerbInfo[]): Making {
  const naming = new Naming(verbs, null);
  return { ...NOTHING, seat: 0, ways: (name) => naming.ways(name) };
}
const rows = (word: string, ...rows: [string, number][][]): VerbInfo => ({ word, forms: [{ fields: [{ rows }] }] }) as unknown as VerbInfo;
const hero = (number: number, seat: number): Hero => ({ number, seat, name: "" });

describe("a sheet", () => {
  it("names the parts of each characteristic, and what a fight adds", () => {
    expect(summandsOf(sheet, "attack", lore)).toEqual([["dwarf", 3], ["warrior", 2], ["grown", 1]]);
    expect(summandsOf(sheet, "strength", lore)).toEqual([["dwarf", 4], ["drained", -1]]);
    expect(total(fought(sheet, "attack")!)).toBe(5);
    expect(fought(sheet, "strength")).toBeUndefined();
  });

  it("has a place for each thing in use, the light last", () => {
    expect(SLOTS.map((slot) => inSlot(slot, sheet, lore))).toEqual(["long-sword", "", "small-shield", "torch"]);
  });

  it("compares before and after", () => {
    expect(changesOf(sheet.fits[0]!, sheet, TRAITS)).toEqual([
      { trait: "attack", before: 9, after: 10 },
      { trait: "defence", before: 4, after: 3 },
    ]);
  });

  it("offers what can be done with a thing, and to whom it can be given", () => {
    const verbs = [rows("equip", [["great-sword", 1]]), rows("give", [["great-sword", 1], ["hero:2", 1]])];
    const acts = actsOf("great-sword", 1, making(...verbs), [hero(2, 1), hero(3, 2)]);
    expect(acts.map(({ way }) => [way.verb, ...way.items.flat()])).toEqual([["equip", "great-sword", 1], ["give", "great-sword", 1, "hero:2", 1]]);
    expect(actsOf("arrow", 9, making(...verbs), [hero(2, 1)])).toEqual([]);
  });

  it("has a picture of every thing, magic or not", () => {
    expect(pictureOfThing("long-sword-plus")).toBe(pictureOfThing("long-sword"));
    expect(pictureOfThing("runed-arrow")).toBe(pictureOfThing("arrow"));
    expect(pictureOfThing("scroll:fireball")).toBe(pictureOfThing("spell-scroll"));
  });
});

describe("a find", () => {
  const lot = { word: "purse", number: 1, fair: 2 };

  it("is handed to a hero by one sentence", () => {
    const share = making(rows("take", [["purse", 1]]), rows("hand", [["purse", 1], ["hero:2", 1]]));
    expect(wayTo(hero(1, 0), lot, share)).toMatchObject({ verb: "take" });
    expect(wayTo(hero(2, 1), lot, share)).toMatchObject({ verb: "hand", items: [["purse", 1], ["hero:2", 1]] });
    expect(wayToAll(lot, share)).toBeUndefined();
    expect(wayTo(hero(1, 0), lot, NOTHING)).toBeUndefined();
  });

  it("lies on the table while it is shared out", () => {
    expect(lotsIn({ "on-table": { kind: "on-table", head: { message: "x" }, loot: [lot] } })).toEqual([lot]);
    expect(lotsIn({})).toEqual([]);
  });
});

describe("the places of a town", () => {
  const counter = (name: string, verb: string, goods: Good[]): Counter => ({ kind: "counter", name, verb, coin: "gold", goods });
  const all = [counter("weapon", "buy", [["axe", 4]]), counter("other", "buy", [["rope", 2], ["healing-potion", 15]]), counter("school", "learn", [["attack", 300]])];

  it("have their own goods each", () => {
    const words = (place: "shop" | "teacher" | "healer" | "tavern") => countersOf(place, all).flatMap(({ goods }) => goods.map(([word]) => word));
    expect(words("shop")).toEqual(["axe", "rope"]);
    expect(words("healer")).toEqual(["healing-potion"]);
    expect(words("teacher")).toEqual(["attack"]);
    expect(words("tavern")).toEqual([]);
  });

  it("put what cannot be had apart", () => {
    const why = { verb: "buy", text: "too dear", rule: "" };
    expect(sorted([["axe", 4], ["rope", 2]], ([word]) => (word === "axe" ? [why] : []))).toEqual([[["rope", 2]], [["axe", 4]]]);
  });
});

describe("a chronicle", () => {
  const said = (names: readonly string[]): Words => ({
    seat: (seat: number) => names[seat] ?? "",
    say: (message: string, args: Record<string, unknown> = {}) => `${message} ${names[Number(args.seat)] ?? ""}`.trim(),
    withNames: (next: readonly string[]) => said(next),
  }) as unknown as Words;
  const info = {
    game: "tale",
    tables: [
      { table: "a", phase: "over", players: ["Ada"], chapters: [{ title: "well", ended: "won", lines: [{ key: "began" }], seats: { 0: [{ key: "slew", seat: 0 }, { key: "died", seat: 0 }] } }] },
      { table: "b", phase: "playing", players: ["Bo"], chapters: [{ title: "mine", ended: "", lines: [{ key: "began" }], seats: {} }] },
    ],
  };

  it("counts its quests over all tables, and knows who fell", () => {
    const told = chaptersOf(info, said([]), (players) => players);
    expect(told.map(({ number, title, ended }) => [number, title, ended])).toEqual([[1, "well", "won"], [2, "mine", ""]]);
    expect(told[0]!.tales).toEqual([{ seat: 0, name: "Ada", lines: ["recap-slew Ada", "recap-died Ada"], fell: true }]);
  });

  it("is a text to paste, with its link", () => {
    const told = chaptersOf(info, said([]), (players) => players);
    expect(textOf(told, "Title", "https://here/campaign/a")).toBe("Title\n\n1. well\nrecap-began\nrecap-slew Ada\nrecap-died Ada\n\n2. mine\nrecap-began\n\nhttps://here/campaign/a");
  });
});
