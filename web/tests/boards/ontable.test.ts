import { describe, expect, it } from "vitest";
import { blocksOf, type OnTableSection, payable, shortOf, told } from "../../src/pictures/ontable";
import { Words } from "../../src/lib/words";
import { catalogue, client } from "../vectors";

const house = [catalogue("souterrain", "en"), client("en")];

function wordsOf(): Words {
  const nouns = { all: ["attack", "defence", "long-sword", "cursed", "orc"] };
  const words = new Words("en", [["en", { house, game: catalogue("souterrain/games/donjon", "en") }]], { nouns, events: {} });
  words.names = ["Ada"];
  return words;
}

const section: OnTableSection = {
  kind: "on-table",
  head: { message: "table-melee", who: 0, target: "orc:2" },
  sums: [
    { label: { message: "table-attacks", who: 0 }, side: "heroes", die: 6, sides: 10, parts: [["attack", 5], ["long-sword", 3], ["cursed", -1]], total: 13 },
    { label: { message: "table-defends", who: "orc:2" }, side: "master", die: 9, sides: 10, parts: [["defence", 3], ["armour", 2]], total: 14 },
  ],
  verdict: { message: "table-miss", target: "orc:2", number: 0, left: 0 },
};

describe("what lies on the table", () => {
  it("is one sentence with names, dice, sums and the result", () => {
    expect(told(section, wordsOf())).toBe(
      "Ada strikes orc 2: 6 + 5 attack + 3 long sword − 1 cursed = 13 against 9 + 3 defence + 2 armour = 14. If nobody answers: a miss.",
    );
  });

  it("is drawn block by block; what is taken off covers the end", () => {
    const blocks = blocksOf(section.sums![0]!);
    expect(blocks.map(({ name, from, number }) => [name, from, number])).toEqual([["die", 0, 6], ["attack", 6, 5], ["long-sword", 11, 3], ["cursed", 13, 1]]);
    expect(blocks.at(-1)!.look).toBe("less");
  });

  it("says how much is missing, only where something is", () => {
    expect(shortOf(section, wordsOf())).toBe("2 points more would hit.");
    expect(shortOf({ ...section, verdict: { message: "table-wound" } }, wordsOf())).toBe("");
    const [own] = section.sums!;
    expect(shortOf({ ...section, sums: [own!], need: 14, verdict: { message: "table-failure" } }, wordsOf())).toBe("One point more would succeed.");
  });

  it("has room for the fatigue that those who are asked could pay, at their own sum", () => {
    const stakes = [{ about: "strain fatigue=2", key: "" }, { about: "strain fatigue=3", key: "" }, { about: "reroll defence-die", key: "" }];
    expect(payable(section, [{ seat: 0, stakes }])).toEqual([3, 0]);
    expect(payable(section, [{ seat: 1, stakes }])).toEqual([0, 0]);
  });
});
