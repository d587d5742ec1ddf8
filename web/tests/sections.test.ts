import { describe, expect, it } from "vitest";
import { Reader } from "../src/lib/sections";
import { heldUp, sentences } from "../src/lib/spoken";
import { Words } from "../src/lib/words";
import { catalogue, client } from "./vectors";

const house = [catalogue("souterrain", "en"), client("en")];
const nouns = { fruit: ["apple", "pear", "plum"] };
const FRUIT = `
noun-apple = apple
    .one = apple
    .many = apples
event-picked = { $seat } picks { $fruit }.
event-rain = It rains.
`;

function wordsOf(more = ""): Words {
  const game = { nouns, events: { picked: { seat: "seat", fruit: "many:fruit" }, rain: {} } };
  const words = new Words("en", [["en", { house, game: FRUIT + more }]], game);
  words.names = ["Ada", "Bo"];
  return words;
}

function read(sections: Record<string, unknown>, words: Words) {
  return new Reader(words, 2, nouns, Object.keys(sections)).panels(sections);
}

describe("a view without names", () => {
  const main = read(
    {
      box: { apple: 2, pear: 0 },
      table: { seat: 1, day: 3, store: [1, 0, 2], points: [4, 5], cards: [7, 8], frames: [{ is: "Frame" }] },
    },
    wordsOf(),
  );

  it("is shown whole, under its own keys", () => {
    expect(main.map((panel) => panel.title)).toEqual(["Box", "Table"]);
    expect(main[0]!.blocks).toMatchObject([{ is: "chips", chips: [{ label: "2 apples" }] }]);
    expect(main[1]!.blocks).toContainEqual({ is: "value", label: "Seat", value: "Bo" });
  });

  it("has one table of what is told of each seat", () => {
    const tables = main[1]!.blocks.filter((block) => block.is === "seats");
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ columns: ["Points", "Cards"], rows: [{ name: "Ada" }, { name: "Bo" }] });
  });

  it("counts nouns where only one category has so many, and leaves out frames", () => {
    const store = main[1]!.blocks.find((block) => block.label === "Store");
    expect(store).toMatchObject({ is: "chips", chips: [{ word: "apple", number: 1 }, { word: "plum", number: 2 }] });
    expect(main[1]!.blocks.some((block) => block.label === "Frames")).toBe(false);
  });
});

describe("a view with names", () => {
  const words = wordsOf("section-b = Basket\nsection-a = Tree\nfield-high = Height\nfield-high-3 = three\nfield-fruit = Fruit\n    .empty = bare\n");
  const main = read({ a: { secret: 1, fruit: {}, high: 3 }, b: { apple: 1 }, c: { odd: 1 } }, words);

  it("follows the catalogue, and leaves out what has no name", () => {
    expect(main.map((panel) => panel.title)).toEqual(["Basket", "Tree"]);
    expect(main[1]!.blocks).toMatchObject([
      { is: "value", label: "Height", value: "three" },
      { is: "chips", label: "Fruit", empty: "bare" },
    ]);
  });
});

describe("counts that the catalogue explains", () => {
  const words = wordsOf("section-a = Tree\nfield-store = Store\n    .counts = pair\nfield-points = Points\n");
  const categories = { ...nouns, pair: ["apple", "plum"] };
  const main = new Reader(words, 2, categories, ["a"]).panels({ a: { store: [3, 1], points: [4, 5] } });

  it("are counts of nouns though there are as many seats", () => {
    expect(main[0]!.blocks).toMatchObject([{ is: "chips", chips: [{ label: "3 apples" }, { word: "plum" }] }, { is: "seats" }]);
  });
});

describe("lists of words", () => {
  const main = read({ a: { path: ["apple", "plum", "apple"], each: [{ bag: ["pear"] }, { bag: [] }] } }, wordsOf());

  it("are nouns side by side", () => {
    const path = main[0]!.blocks.find((block) => block.label === "Path");
    expect(path).toMatchObject({ is: "chips", chips: [{ label: "apple" }, { word: "plum" }, { label: "apple" }] });
    const table = main[0]!.blocks.find((block) => block.is === "seats");
    expect(table).toMatchObject({ rows: [{ cells: [{ chips: [{ word: "pear" }] }] }, { cells: [{ text: "none" }] }] });
  });
});

describe("what is said", () => {
  const words = wordsOf();
  const step = { seq: 1, by: 0, text: "pick apple", events: { 0: [{ key: "picked", seat: 0, fruit: [["apple", 2]] }, { key: "rain" }] } };

  it("is brief, normal or full", () => {
    expect(heldUp([step], 0, words, "brief", "Well?")).toBe("Ada picks 2 apples.");
    expect(heldUp([step], 0, words, "normal", "Well?")).toBe("Ada picks 2 apples. It rains.");
    expect(heldUp([step], 0, words, "full", "Well?")).toBe("Ada picks 2 apples. It rains. Well?");
    expect(heldUp([], 0, words, "full", "Well?")).toBe("");
  });

  it("is the sentence where nothing else was told", () => {
    expect(sentences({ ...step, events: {} }, 0, words)).toEqual(["Ada: Pick apple"]);
  });
});
