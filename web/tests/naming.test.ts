import { describe, expect, it } from "vitest";
import { type Item, read, say } from "../src/lib/actions";
import { Naming } from "../src/lib/naming";
import { begun, type Step } from "../src/lib/sentence";
import type { VerbInfo } from "../src/lib/types";

const items = (text: string): Item[] => [...read(`x ${text}`)!.items];
const rows = (...texts: string[]) => ({ rows: texts.map((text) => items(text) as [string, number][]) });
const verbs: VerbInfo[] = [
  { word: "walk", forms: [{ fields: [rows("zone=1 column:a row=1", "zone=1 column:b row=1", "zone=2 column:a row=3", "zone=4 column:a row=1")] }] },
  { word: "open", forms: [{ fields: [rows("door number=2")] }] },
  { word: "march", forms: [{ fields: [rows("wolf number=1"), rows("zone=1 column:a row=1", "zone=3 column:c row=2")] }] },
  { word: "swap", forms: [{ fields: [rows("wolf number=1", "bear number=1"), rows("wolf number=1", "bear number=1")] }] },
  { word: "pick", forms: [{ fields: [{ words: ["ant", "bee", "cat"], caps: [1, 1, 1], least: 2, most: 2 }] }] },
];
const made = (step: Step | null, name: string) => new Naming(verbs, step).ways(items(name)).map((way) => say(way));
const step = (text: string): Step => ({ ...read(text)!, ranges: [] });

describe("naming a thing", () => {
  it("begins a sentence with every verb that takes it, words that go without saying included", () => {
    expect(made(null, "zone=2 column:a row=3")).toEqual(["walk zone=2 column:a row=3"]);
    expect(made(null, "door number=2")).toEqual(["open door number=2"]);
    expect(made(null, "wolf number=1")).toEqual(["march wolf number=1", "swap wolf number=1"]);
    expect(made(null, "zone=1 column:a row=1")).toEqual(["walk zone=1 column:a row=1", "march wolf number=1 zone=1 column:a row=1"]);
  });

  it("makes nothing of what may not be said", () => {
    expect(made(null, "zone=2 column:a row=1")).toEqual([]);
    expect(made(null, "zone=3 column:a row=1")).toEqual([]);
    expect(made(null, "door number=3")).toEqual([]);
    expect(made(begun(verbs, "walk"), "door number=2")).toEqual([]);
  });

  it("goes behind what was said if it can, and else takes its place", () => {
    expect(made(step("swap wolf number=1"), "bear number=1")).toEqual(["swap wolf number=1 bear number=1"]);
    expect(made(step("swap wolf number=1 bear number=1"), "wolf number=1")).toEqual(["swap wolf number=1 wolf number=1"]);
    expect(made(step("walk zone=1 column:b row=1"), "zone=2 column:a row=3")).toEqual(["walk zone=2 column:a row=3"]);
    expect(made(step("walk zone=1"), "zone=1 column:a row=1")).toEqual(["walk zone=1 column:a row=1"]);
  });

  it("goes before what was said where that is the order, and loses nothing", () => {
    expect(made(step("pick bee"), "cat")).toEqual(["pick bee cat"]);
    expect(made(step("pick bee"), "ant")).toEqual(["pick ant bee"]);
    expect(made(step("pick ant cat"), "bee")).toEqual(["pick ant bee"]);
  });

  it("tells how many words stay, and leaves no number open in a name", () => {
    const [way] = new Naming(verbs, begun(verbs, "march")).ways(items("zone=3 column:c row=2"));
    expect(way).toEqual({ ...read("march wolf number=1 zone=3 column:c row=2"), ranges: [], kept: 2 });
    expect(begun(verbs, "march").ranges).toEqual([]);
    expect(new Naming(verbs, begun(verbs, "walk")).ways(items("zone=1 column:b row=1"))[0]).toMatchObject({ ranges: [], kept: 0 });
  });
});
