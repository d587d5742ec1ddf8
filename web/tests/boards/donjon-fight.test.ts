import { describe, expect, it } from "vitest";
import { beatsOf, figureOf, isSame, lying } from "../../src/boards/donjon/fight/beats";
import { laid, squaresOf, stroke } from "../../src/boards/donjon/fight/places";
import { lasts, SOUNDS } from "../../src/boards/donjon/fight/sounds";
import type { OnTableSection } from "../../src/pictures/ontable";
import type { RosterSection } from "../../src/pictures/roster";

const roster: RosterSection = { kind: "roster", traits: [], seats: [0, 2], master: 1, names: ["", ""] };
const blow = { key: "attacked", who: 2, target: "orc:2", die: 6, trait: 5, power: 3, more: 0, total: 14, counter: 9, guard: 3, armour: 2, aid: 0, against: 14, harm: 0 };

describe("the events of a step", () => {
  it("name figures as the map does", () => {
    expect(figureOf(2, roster)).toEqual({ word: "hero:2" });
    expect(figureOf("orc:2", roster)).toEqual({ word: "orc", number: 2 });
    expect(figureOf("orc-warlord", roster)).toEqual({ word: "orc-warlord", number: 1 });
  });

  it("are dice of both sides, and a miss that is seen on the target", () => {
    const [thrown, fate] = beatsOf([blow], roster);
    expect(thrown).toMatchObject({ is: "throw", thrown: { success: false, dice: [{ die: 6, total: 14, side: "heroes" }, { die: 9, total: 14, side: "master" }] } });
    expect(fate).toEqual({ is: "fate", who: { word: "orc", number: 2 }, fate: "miss", points: 0 });
  });

  it("are a blow, its damage and its end, in this order", () => {
    const events = [{ ...blow, total: 17, harm: 3 }, { key: "lost-life", who: "orc:2", points: 3, left: 0, cause: "blow" }, { key: "slain", monster: "orc:2", by: 2 }];
    expect(beatsOf(events, roster).map((beat) => (beat.is === "fate" ? beat.fate : beat.is))).toEqual(["throw", "wound", "slain"]);
  });

  it("are cards with their decks, and with those on whom they fall", () => {
    const cards = beatsOf([{ key: "event-played", card: "pit", who: 0 }, { key: "event-played", card: "alarm", who: "nobody" }, { key: "appeared", monsters: [["orc", 2], ["orc-archer", 1]], zone: 3 }], roster);
    expect(cards).toEqual([
      { is: "card", card: { deck: "event", noun: "pit", on: 0 } },
      { is: "card", card: { deck: "event", noun: "alarm" } },
      { is: "card", card: { deck: "monster", noun: "orc", many: [["orc", 2], ["orc-archer", 1]] } },
    ]);
  });

  it("have their time, if anything is shown for them", () => {
    const all = { who: 0, target: "orc:1", seat: 0, monster: "orc:1", card: "pit", skill: "parry", spell: "parry", item: "torch", room: "cell", furniture: "chest", monsters: [["orc", 1]], treasures: [["gem", 1]], die: 5, points: 1 };
    const keys = ["attacked", "tested", "web-struck", "furniture", "searched", "rummaged", "lost-life", "healed", "slain", "down", "event-played", "event-found", "used-skill", "cast", "read-scroll", "room", "trap-known", "appeared", "reinforced", "burrowed", "found", "loot"];
    for (const key of keys) expect([key, beatsOf([{ key, ...all }], roster).length > 0, lasts([{ key }]) > 0]).toEqual([key, true, true]);
    expect([beatsOf([{ key: "moved" }], roster), lasts([{ key: "moved" }])]).toEqual([[], 0]);
  });

  it("take as long as the board shows them, and sound as they end", () => {
    expect(lasts([blow, { key: "moved" }])).toBe(1000);
    const heard = SOUNDS.attacked as (event: Record<string, unknown>) => string;
    expect([heard(blow), heard({ ...blow, total: 15 })]).toEqual(["miss", "hit"]);
  });
});

describe("the open question", () => {
  const asked: OnTableSection = {
    kind: "on-table",
    head: { message: "table-melee", who: 2, target: "orc:2" },
    sums: [
      { label: { message: "table-attacks", who: 2 }, side: "heroes", die: 6, sides: 10, parts: [], total: 14 },
      { label: { message: "table-defends", who: "orc:2" }, side: "master", die: 9, sides: 10, parts: [], total: 14 },
    ],
  };

  it("lies on the map, and is not thrown again when it is answered", () => {
    const open = lying(asked, roster);
    const [answered] = beatsOf([{ ...blow, total: 15 }], roster);
    expect(answered?.is === "throw" && isSame(open, answered.thrown)).toBe(true);
    const [other] = beatsOf([{ ...blow, counter: 3 }], roster);
    expect(other?.is === "throw" && isSame(open, other.thrown)).toBe(false);
  });

  it("has no dice before they are thrown", () => {
    expect(lying({ ...asked, sums: asked.sums!.map(({ die: _, ...side }) => side) }, roster)).toBeNull();
  });
});

describe("the places of the dice", () => {
  it("are below the figures, in their order from left to right, and apart", () => {
    const { dice: [own, other], chip } = laid([250, 150], [150, 150], 2);
    expect(own![0]).toBeGreaterThan(other![0]);
    expect(Math.abs(own![0] - other![0])).toBeGreaterThanOrEqual(100);
    expect([own![1] > 150, chip[1] > own![1]]).toEqual([true, true]);
  });

  it("are side by side for figures above each other, and each below its own for a shot", () => {
    const above = laid([150, 250], [150, 150], 2).dice;
    expect(above[0]![1]).toBe(above[1]![1]);
    expect(laid([150, 150], [650, 350], 2).dice.map(([x]) => x)).toEqual([150, 650]);
  });

  it("are in view together with the figures", () => {
    expect(squaresOf([[1, 2], [2, 2]])).toEqual([[1, 2], [2, 2], [1, 3], [2, 3]]);
    expect(stroke([150, 150], [250, 150]).line).toMatch(/^M176 120Q/);
  });
});
