import { describe, expect, it } from "vitest";
import bestiary from "../../../src/souterrain/games/donjon/content/bestiary.json";
import furniture from "../../../src/souterrain/games/donjon/content/furniture.json";
import { groundOf } from "../../src/boards/donjon/map/ground";
import { involved } from "../../src/boards/donjon/map/involved";
import { nearby } from "../../src/boards/donjon/map/nearby";
import { areaOf, beside, linesIn, placeOf, reachIn } from "../../src/boards/donjon/map/planning";
import { faceOfCreature } from "../../src/boards/donjon/map/portraits";
import { sightIn } from "../../src/boards/donjon/map/sight";
import { drawing } from "../../src/boards/donjon/map/things";
import { around } from "../../src/boards/donjon/map/units";
import { type Figures, type Plan, Sheet } from "../../src/pictures/plan";

const plan: Plan = {
  kind: "plan",
  width: 8,
  height: 4,
  zones: [
    { corner: [0, 0], blocks: [[0, 0, 4, 4]] },
    { corner: [4, 0], blocks: [[4, 0, 4, 4]], objective: 1 },
  ],
  stairs: [],
  doors: [{ number: 1, at: [3, 1], toward: "east", state: "open" }, { number: 2, at: [7, 1], toward: "east", state: "closed", locked: 1 }],
  things: [{ word: "table", number: 1, blocks: [[1, 1, 2, 1]] }],
};
const figures: Figures = {
  kind: "figures",
  figures: [
    { word: "hero:1", sign: "1", at: [0, 0], side: "hero" },
    { word: "orc", number: 2, sign: "O2", at: [5, 3], side: "foe" },
  ],
  markers: [],
};
const sheet = new Sheet(plan, figures);
const all = { seen: new Set([1, 2]), gloom: new Set<number>() };

describe("the ground", () => {
  it("is drawn the same every time", () => {
    expect(groundOf(sheet, all)).toEqual(groundOf(new Sheet(plan, figures), all));
  });

  it("has walls of stone around what is seen and hollow ones around what is remembered", () => {
    expect(groundOf(sheet, all).hollow).toBe("");
    const half = groundOf(sheet, { seen: new Set([1]), gloom: new Set() });
    expect(half.hollow).not.toBe("");
    expect(half.zones.map(({ seen }) => seen)).toEqual([true, false]);
    expect(half.walls).toContain("M400 0V100");
    expect(half.zones[1]!.faces).toBe("");
  });

  it("leaves doorways free", () => {
    // The wall between the rooms runs from 0 to 400, with a door from 100 to 300.
    const { walls } = groundOf(sheet, all);
    expect(walls).toContain("M400 0V100");
    expect(walls).toContain("M400 300V400");
    expect(walls).not.toContain("M400 0V400");
    expect(walls).toContain("M800 0V100");
  });
});

describe("the pictures", () => {
  it("has a drawing for each kind of furniture, and no words in it", () => {
    const unknown = drawing("nothing of the kind", 1, 1);
    expect(furniture.cards.length).toBe(16);
    for (const { id, size } of furniture.cards) {
      for (const [width, depth] of [size, [...size].reverse()] as [number, number][]) {
        expect(drawing(id, width, depth)).not.toBe(unknown);
        expect(drawing(id, width, depth)).not.toContain("<text");
      }
    }
  });

  it("has a face for each creature", () => {
    const unknown = faceOfCreature("nobody");
    for (const { id } of bestiary.cards) expect(faceOfCreature(id), id).not.toBe(unknown);
  });
});

describe("planning", () => {
  const section = { kind: "plan" as const, width: 8, height: 4, stairs: [], levels: [[0, 0], [10, 20]] as [number, number][] };
  const rows = [[1, 0, 0, -1, 1], [2, 0, 0, 0, 0], [3, 1, 0, 1, 2], [4, 1, 1, 2, 1]];
  const reach = reachIn({ reach: { kind: "reach", hero: 1, points: 4, rows } }, section, () => [0, 0])!;

  it("reads ways, costs and forced ends from the rows", () => {
    expect(reach.points).toBe(4);
    expect([...reach.steps.keys()]).toEqual(["1 0", "3 1", "14 21"]);
    expect(reach.steps.get("3 1")).toEqual({ cost: 3, way: [[0, 0], [1, 0], [2, 0], [3, 1]], halts: true });
    expect(reach.steps.get("1 0")!.halts).toBe(false);
  });

  it("is nothing without a section or a hero", () => {
    expect(reachIn({}, section, () => [0, 0])).toBeUndefined();
    expect(reachIn({ reach: { kind: "reach", hero: 1, points: 4, rows } }, section, () => undefined)).toBeUndefined();
  });

  it("finds the nearest square beside a thing", () => {
    expect(beside(reach, sheet, [[1, 1], [2, 1]])).toEqual([1, 0]);
    expect(beside(reach, sheet, [[7, 3]])).toBeUndefined();
  });

  it("moves what blocks a line to its level", () => {
    const lines = linesIn({ lines: { kind: "lines", hero: 1, foes: [{ word: "orc", number: 2, by: [[1, 2, 1]] }, { word: "orc", number: 3, wall: 1 }] } }, section)!;
    expect(lines.lines).toEqual([{ word: "orc", number: 2, wall: false, by: [[11, 22]] }, { word: "orc", number: 3, wall: true, by: [] }]);
  });

  it("knows the area of a spell inside its zone", () => {
    expect(areaOf([["fireball", 1]], sheet, [2, 2]).length).toBe(9);
    expect(areaOf([["scroll:fireball", 1]], sheet, [3, 3]).map(placeOf)).toEqual(["2 2", "3 2", "2 3", "3 3"]);
    expect(areaOf([["toxic-cloud", 1]], sheet, [0, 0]).length).toBe(4);
    expect(areaOf([["bless", 1]], sheet, [0, 0])).toEqual([]);
  });
});

describe("the view of the table", () => {
  it("tells what is seen; without it everything is", () => {
    expect(sightIn({}, 2).seen).toEqual(new Set([1, 2]));
    expect(sightIn({ sight: { kind: "sight", zones: [2], dark: [1] } }, 2)).toEqual({ seen: new Set([2]), gloom: new Set([1]) });
  });

  it("names the figures of the latest open frame", () => {
    const at = (word: string, number?: number) => (word === "hero:1" ? ([1, 2] as const) : word === "orc" && number === 3 ? ([4, 5] as const) : undefined);
    expect(involved({ frames: [{ who: 9 }, { who: 0, target: 12 }], "foe-12": { word: "orc", number: 3 } }, at)).toEqual([[1, 2], [4, 5]]);
    expect(involved({ frames: [] }, at)).toEqual([]);
  });

  it("lists what is near, with its direction", () => {
    const found = nearby(sheet, [0, 0]).map(({ spot, far, toward }) => [spot.key, far, toward]);
    expect(found).toEqual([["hero:1 1", 0, ""], ["table 1 number= 1", 1, "se"], ["orc 1 number= 2", 5, "se"], ["door 1 number= 2", 7, "e"]]);
  });

  it("frames squares with a margin", () => {
    expect(around([[1, 1], [3, 2]], 1)).toEqual({ x: 0, y: 0, width: 500, height: 400 });
  });
});
