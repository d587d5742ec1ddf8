import { describe, expect, it } from "vitest";
import type { Item } from "../src/lib/actions";
import type { Way } from "../src/lib/naming";
import { Words } from "../src/lib/words";
import { pictureOf, withoutPictures } from "../src/pictures";
import { called, fitted, lettered, spoken, told } from "../src/pictures/legend";
import { type Figures, figuresIn, type Plan, Sheet, whole } from "../src/pictures/plan";
import { beside, isSaid, onward, sayable, under } from "../src/pictures/pointing";
import { catalogue, client } from "./vectors";

const NOUNS = ["zone", "row", "number", "door", "wolf", "wisp", "owl", "chest", "web"];
const GAME = NOUNS.map((word) => `noun-${word} = ${word}\n    .one = ${word}\n    .gender = ${word === "door" ? "feminine" : "masculine"}\n`).join("");
const wordsIn = (code: "en" | "fr") =>
  new Words(code, [[code, { house: [catalogue("souterrain", code), client(code)], game: GAME }]], { nouns: { all: NOUNS, unique: ["wolf"] }, events: {} });
const words = wordsIn("en");

/** Two zones side by side, the second with a notch; the stairs under the first; a third on a level below. */
const plan: Plan = {
  kind: "plan",
  width: 7,
  height: 9,
  zones: [
    { corner: [0, 0], blocks: [[0, 0, 3, 3]] },
    { corner: [3, 0], blocks: [[3, 0, 4, 2], [5, 2, 2, 2]], dark: 1 },
    { corner: [0, 7], blocks: [[0, 7, 2, 2]], objective: 1 },
  ],
  stairs: [[0, 3, 2, 2]],
  doors: [
    { number: 1, at: [0, 2], toward: "south", state: "open" },
    { number: 2, at: [2, 0], toward: "east", state: "closed", locked: 1 },
    { number: 3, at: [5, 3], toward: "south", below: [0, 7], state: "open" },
    { number: 4, at: [3, 0], toward: "west", state: "open", barred: 1 },
    { number: 5, at: [5, 0], toward: "north", state: "blind", locked: 1 },
  ],
  things: [{ word: "chest", number: 1, sign: "c1", blocks: [[1, 1, 1, 2]], opened: 1 }],
};
const figures: Figures = {
  kind: "figures",
  figures: [
    { word: "hero:2", sign: "2", at: [0, 4], side: "hero", down: 1 },
    { word: "wolf", number: 1, sign: "W", at: [4, 1], side: "foe" },
    { word: "wisp", number: 3, sign: "I3", at: [6, 3], side: "foe" },
    { word: "owl", sign: "&", at: [0, 8], side: "ally" },
  ],
  markers: [{ word: "web", at: [4, 1] }],
};
const sheet = new Sheet(plan, figures);
const square = (x: number, y: number) => sheet.at(x, y)!;
const texts = (spots: readonly { name: readonly Item[] }[]) => spots.map(({ name }) => name.flat().join(" "));

describe("a plan", () => {
  it("is found by its kind, and its figures are not told as a list", () => {
    expect(pictureOf(plan)?.load).toBeDefined();
    expect(pictureOf(figures)?.load).toBeUndefined();
    expect(withoutPictures({ plan, figures, b: { c: 1 } })).toEqual({ b: { c: 1 } });
  });

  it("names squares from the corner of their zone, the stairs with the first", () => {
    expect(sheet.squares).toHaveLength(9 + 12 + 4 + 4);
    expect(texts([square(2, 0), square(6, 3), square(1, 4), square(0, 7)])).toEqual([
      "zone= 1 column:c 1 row= 1",
      "zone= 2 column:d 1 row= 4",
      "zone= 1 column:b 1 row= 5",
      "zone= 3 column:a 1 row= 1",
    ]);
    expect([square(1, 4).stairs, square(1, 2).stairs, sheet.at(3, 3)]).toEqual([true, false, undefined]);
  });

  it("has walls where a zone or the stairs end, and nowhere else", () => {
    const walls = sheet.walls();
    const has = (line: string) => walls.includes(line);
    expect([has("M3 0v1"), has("M0 3h1"), has("M0 0h1"), has("M7 1v1"), has("M2 4v1")]).toEqual([true, true, true, true, true]);
    expect([has("M1 0v1"), has("M5 2h1"), has("M1 3v1")]).toEqual([false, false, false]);
  });

  it("has doors that look as they are, at the wall that they are in", () => {
    expect(sheet.doors.map(({ look }) => look)).toEqual(["open", "locked", "open", "barred", "blind"]);
    const frames = sheet.doors.flatMap(({ frames: each }) => each.map(({ x, y, turn, stair }) => [x, y, turn, stair]));
    expect(frames).toEqual([[2, 3, 180, ""], [3, 0, 90, ""], [7, 4, 180, "down"], [0, 7, 0, "up"], [3, 2, 270, ""], [5, 0, 0, ""]]);
  });

  it("lets one point to an open door from both sides, to another from its own", () => {
    const from = (x: number, y: number) => texts(sheet.on(square(x, y)));
    expect([from(0, 2), from(1, 3)]).toEqual([["door 1 number= 1"], ["door 1 number= 1"]]);
    expect([from(2, 1), from(3, 1)]).toEqual([["door 1 number= 2", "door 1 number= 4"], ["door 1 number= 4"]]);
    expect([from(5, 3), from(1, 7)]).toEqual([["door 1 number= 3"], ["door 1 number= 3"]]);
  });
});

describe("pointing at a plan", () => {
  it("finds what is uppermost first, and a doorway that is near", () => {
    expect(texts(under(sheet, 4.5, 1.5).there)).toEqual([
      "wolf 1 number= 1",
      "web 1 zone= 2 column:b 1 row= 2",
      "zone= 2 column:b 1 row= 2",
    ]);
    expect(texts(under(sheet, 2.8, 1.2).near)).toEqual(["door 1 number= 2", "door 1 number= 4"]);
    expect(texts(under(sheet, 2.6, 1.2).near)).toEqual([]);
    expect(texts(under(sheet, 1.9, 3.2).near)).toEqual(["door 1 number= 1"]);
    expect(texts(under(sheet, 2.1, 2.9).near)).toEqual([]);
    expect(texts(under(sheet, 6.9, 4.1).near)).toEqual(["door 1 number= 3"]);
    expect(under(sheet, 3.5, 3.5)).toEqual({ near: [], there: [], square: undefined });
  });

  it("prefers what leaves the words as they are", () => {
    const way = (verb: string, kept: number): Way => ({ verb, items: [], ranges: [], kept });
    const ways = (name: readonly Item[]) => (name[0]![0] === "wolf" ? [way("go", 0), way("look", 0)] : name[0]![0] === "zone=" ? [way("go", 2)] : []);
    expect(sayable(under(sheet, 4.5, 1.5).there, ways)).toEqual([way("look", 0), way("go", 2)]);
  });

  it("knows what has been said", () => {
    const said: Item[] = [["wolf", 1], ["number=", 1], ...square(1, 1).name];
    expect([isSaid(said, square(1, 1).name), isSaid(said, square(1, 0).name), isSaid(said, sheet.figures[1]!.name)]).toEqual([true, false, true]);
    expect(isSaid([["wolf", 1]], sheet.figures[1]!.name)).toBe(false);
  });

  it("goes from square to square, over walls and to other levels, and stays at the edge", () => {
    const steps = (from: readonly [number, number], by: readonly [number, number]) => {
      const { x, y } = beside(sheet, square(...from), by);
      return [x, y];
    };
    expect([steps([1, 1], [1, 0]), steps([2, 1], [1, 0]), steps([1, 4], [0, 1]), steps([0, 7], [0, -1])]).toEqual([[2, 1], [3, 1], [1, 7], [0, 4]]);
    expect([steps([0, 0], [-1, 0]), steps([6, 0], [1, 0])]).toEqual([[0, 0], [6, 0]]);
  });

  it("goes from thing to thing, round and round", () => {
    const stops = [square(0, 0)];
    for (let at = 0; at < 9; at += 1) stops.push(onward(sheet, stops.at(-1)!, 1));
    expect(stops.map(({ x, y }) => [x, y])).toEqual([[0, 0], [2, 0], [3, 0], [5, 0], [1, 1], [4, 1], [0, 2], [5, 3], [6, 3], [0, 4]]);
    expect(onward(sheet, square(2, 0), -1)).toBe(square(0, 8));
  });
});

describe("a plan in words", () => {
  it("calls things as sentences do", () => {
    expect(called(sheet.figures[1]!.name, words)).toBe("wolf");
    expect(called(square(2, 1).name, words)).toBe("zone 1 Column c row 2");
  });

  it("tells a square and all that is there", () => {
    expect(spoken(square(4, 1), sheet.on(square(4, 1)), words, true)).toBe("Zone 2 Column b row 2: dark, wolf, web, can be chosen");
    expect(spoken(square(1, 0), [], words, false)).toBe("Zone 1 Column b row 1");
    expect(spoken(square(0, 4), sheet.on(square(0, 4)), words, false)).toBe("Zone 1 Column a row 5: stairs, Hero 2 (down)");
  });

  it("bends its words to the noun", () => {
    const french = wordsIn("fr");
    expect(spoken(square(2, 0), sheet.on(square(2, 0)), french, false)).toContain("door 2 (verrouillée)");
    expect(spoken(square(1, 1), sheet.on(square(1, 1)), french, false)).toContain("chest 1 (déjà ouvert)");
  });

  it("is told in a sentence: figures, and doors that are not open", () => {
    expect(told(plan, words, { plan, figures })).toBe(
      "On the plan: Hero 2 (zone 1 Column a row 5, down), wolf (zone 2 Column b row 2), wisp 3 (zone 2 Column d row 4), " +
        "owl (zone 3 Column a row 2), door 2 (zone 1 Column c row 1, locked), door 4 (zone 2 Column a row 1, portcullis down) " +
        "and door 5 (zone 2 Column c row 1, dead end).",
    );
    expect(told({ ...plan, doors: [] }, words, {})).toBe("On the plan: nothing.");
  });

  it("has the signs of the game, and explains their letters", () => {
    expect(sheet.figures.map(({ sign }) => sign)).toEqual(["2", "W", "I3", "&"]);
    expect(lettered(sheet, words)).toEqual([["W", "wolf"], ["I", "wisp"], ["&", "owl"], ["c", "chest"]]);
  });

  it("never cuts a name: it shrinks, wraps, or gives way to the sign", () => {
    expect(fitted("chest", 1, 1)?.lines).toEqual(["Chest"]);
    expect(fitted("sarcophagus", 1, 2)?.lines).toEqual(["Sarcophagus"]);
    expect(fitted("magic circle", 2, 2)?.lines).toEqual(["Magic", "circle"]);
    expect(fitted("sarcophagus", 1, 1)).toBeNull();
    expect(fitted("bed", 2, 1)!.size).toBeGreaterThan(fitted("sarcophagus", 2, 1)!.size);
  });
});

describe("a plan in parts", () => {
  /** The same plan in parts: levels with their own coordinates, each zone in its own section. */
  const levels = [[-10, -20], [-30, -33]] as const;
  const back = ([x, y, ...more]: readonly number[], level: number) => [x! - levels[level]![0], y! - levels[level]![1], ...more];
  const level = (zone: number) => (zone === 3 ? 1 : 0);
  const doorsOf: Record<number, number[]> = { 1: [2, 1], 2: [3, 4, 5], 3: [] };
  const parts = Object.fromEntries(
    plan.zones.map(({ corner, blocks, ...marks }, index) => [
      `part-${index}`,
      {
        kind: "plan-zone",
        number: index + 1,
        ...marks,
        ...(level(index + 1) ? { level: 1 } : {}),
        corner: back(corner, level(index + 1)),
        blocks: blocks.map((block) => back(block, level(index + 1))),
        doors: doorsOf[index + 1]!.map((number) => {
          const door = plan.doors[number - 1]!;
          return { ...door, at: back(door.at, 0), ...(door.below ? { below: [...back(door.below, 1), 1] } : {}) };
        }),
        things: index ? [] : plan.things.map((thing) => ({ ...thing, blocks: thing.blocks.map((block) => back(block, 0)) })),
      },
    ]),
  );
  const section = { kind: "plan" as const, width: 7, height: 9, levels: [...levels], stairs: plan.stairs.map((block) => back(block, 0)) as never };
  const { figures: who, markers } = figures;
  const sections = {
    ...Object.fromEntries(Object.entries(parts).reverse()),
    people: { kind: "figures", figures: who.slice(0, 1).map((each) => ({ ...each, at: back(each.at, 0) })), markers: markers.map((each) => ({ ...each, at: back(each.at, 0) })) },
    "foe-1": { kind: "foe", word: "wolf", number: 1, sign: "W", at: back([4, 1], 0), life: [1, 1] },
    "foe-2": { kind: "foe", word: "wisp", number: 3, sign: "I3", at: back([6, 3], 0) },
    "foe-3": { kind: "foe", word: "owl", sign: "&", at: [...back([0, 8], 1), 1], side: "ally" },
    "foe-4": { kind: "foe", word: "owl", number: 9 },
  };

  it("is the same plan, whatever order its sections come in", () => {
    const found = whole(section, sections);
    expect({ ...found, levels: undefined }).toEqual({ ...plan, levels: undefined });
    expect(pictureOf(parts["part-0"])?.load).toBeUndefined();
  });

  it("has the same figures; who waits elsewhere is not on it", () => {
    expect(figuresIn(sections, section.levels)).toEqual(figures);
    expect(told(section, words, sections)).toBe(told(plan, words, { figures }));
  });
});
