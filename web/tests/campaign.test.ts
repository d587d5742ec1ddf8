import { describe, expect, it } from "vitest";
import type { View } from "../src/lib/store";
import { parsed } from "../src/lib/rulebook";
import { queries } from "../src/lib/spoken";
import { Words } from "../src/lib/words";
import { pictureOf, withoutPictures } from "../src/pictures";
import * as foes from "../src/pictures/foes";
import { doing, loreIn, openingsOf } from "../src/pictures/lore";
import { progress, type QuestSection, told as questTold } from "../src/pictures/quest";
import { heroes, mine, type RosterSection, states, told } from "../src/pictures/roster";
import { called, closed, counters, type ShopSection, whys } from "../src/pictures/shop";
import { catalogue, client } from "./vectors";

const NOUNS = ["troll", "bard", "lute", "apple", "song", "sleepy", "strength", "charm", "wolf"];
const GAME = `${NOUNS.map((word) => `noun-${word} = ${word}\n    .one = ${word}\n    .many = ${word}s\n`).join("")}
field-life = Life
field-fatigue = Breath
field-destiny = Luck
field-gold = Coins
field-xp = Lessons
field-worn = In use
field-pack = Pack
field-skills = Songs
field-marks-down = on the ground
does-weapon = Power { $power }{ $more ->
    [0] {""}
   *[other] , magic +{ $more }
}
does-race = { $traits }
refusal-poor = It costs { $gold } coins.
refusal-late = The market is over.
warning-heavy = Too heavy for you.
quest-one = The Well
goal-one = Look into it.
steps = { $number } of { $need } steps
`;
const words = new Words("en", [["en", { house: [catalogue("souterrain", "en"), client("en")], game: GAME }]], { name: "tale", nouns: { all: NOUNS }, events: {} });
words.names = ["Ada", "Bo", "Max"];

const roster: RosterSection = { kind: "roster", traits: ["strength", "charm"], seats: [0, 2], master: 1, names: ["", ""] };
const sheet = { kind: "sheet", hero: 1, race: "troll", cls: "bard", line: [5, 2], skills: ["song"], worn: ["lute"], pack: [["apple", 3]] };
const vitals = { kind: "vitals", hero: 1, life: [3, 9], fatigue: [1, 4], destiny: 2, gold: 7, xp: 0, used: [], marks: ["sleepy"], place: "down" };
const lore = { kind: "lore", rules: { song: "S1" }, adds: { lute: { does: "weapon", power: 2, more: 1 }, apple: { does: "weapon", power: 0 }, troll: { does: "race", traits: [["strength", 4]] } } };
const wolf = { kind: "foe", word: "wolf", number: 2, life: [1, 4], zone: 1, odds: [[1, 40]] };
const sections = { roster, "sheet-1": sheet, "vitals-1": vitals, lore, "foe-11": { ...wolf, number: 1 }, "foe-9": wolf, foes: { kind: "foes" } };

describe("heroes", () => {
  it("are those of the seats, with what is told of each", () => {
    const [first, second] = heroes(roster, sections);
    expect(first).toMatchObject({ number: 1, seat: 0, sheet: { race: "troll" }, vitals: { gold: 7 } });
    expect(second).toEqual({ number: 2, seat: 2, name: "", sheet: undefined, vitals: undefined });
    expect(states(first!, words)).toEqual(["on the ground", "sleepy"]);
  });

  it("are told in a sentence each, one's own with everything carried", () => {
    expect(told(roster, words, sections)).toBe("Ada: Troll bard, Life: 3 of 9, Breath: 1 of 4, on the ground, sleepy. Max: no hero yet");
    expect(mine(roster, words, sections, 0)).toBe(
      "Ada: Troll bard, Life: 3 of 9, Breath: 1 of 4, on the ground, sleepy, Luck: 2, Coins: 7, Lessons: 0, In use: lute, Pack: 3 apples, Songs: song",
    );
    expect(mine(roster, words, sections, 1)).toBe("");
  });

  it("answer the query keys", () => {
    const view = { sections, undo: false } as View;
    const here = { now: { story: [] } as never, eyes: 0, view, words, heading: "", nouns: {}, seats: 3 };
    expect(queries("things", here)).toContain("Pack: 3 apples");
    expect(queries("state", here)).toContain("Max: no hero yet");
    expect(queries("state", here)).toContain("Wolf 2: 1 of 4");
  });

  it("are drawn once, whatever sections they are told in", () => {
    expect(pictureOf(roster)?.load).toBeDefined();
    expect(withoutPictures({ ...sections, record: { is: "Thing", kind: "roster" } })).toEqual({ record: { is: "Thing", kind: "roster" } });
  });
});

describe("what things do", () => {
  const book = parsed("# Book\n\n## Songs\n\n### S1 Lullaby\n\nEverybody **sleeps** (A-3).\n\nMore.\n\n### A-3 Sleep\n\n- A list.\n");
  const openings = openingsOf(book);

  it("stands in the opening of its rule, if there is one", () => {
    expect(doing("song", loreIn(sections), openings, words)).toEqual({ text: "Everybody sleeps (A-3).", rule: "S1" });
    expect(openings.has("A-3")).toBe(false);
    expect(doing("song", loreIn({}), openings, words)).toEqual({ text: "", rule: "" });
  });

  it("is said in the game's words where it is a number", () => {
    expect(doing("lute", loreIn(sections), openings, words)).toEqual({ text: "Power 2, magic +1", rule: "" });
    expect(doing("apple", loreIn(sections), openings, words).text).toBe("Power 0");
    expect(doing("troll", loreIn(sections), openings, words).text).toBe("strength 4");
  });
});

describe("a town", () => {
  const shop: ShopSection = { kind: "shop", counters: [{ kind: "counter", name: "all", verb: "buy", coin: "gold", goods: [["lute", 9], ["apple", 1, 3]] }] };
  const more = { kind: "counter", name: "none", verb: "buy", coin: "gold", goods: [] };
  const refused = [{ verb: "buy", code: "poor", rule: "T-1", words: ["lute"] }, { verb: "wear", code: "heavy", rule: "T-2", words: ["lute"] }];
  const seen = { shop, more, school: { ...more, name: "school", goods: [["song", 5]] }, no: { kind: "refusals", refused } };

  it("has counters from several sections, and leaves out empty ones", () => {
    expect(counters(shop, seen).map(({ name }) => name)).toEqual(["all", "school"]);
    expect(shop.counters[0]!.goods.map((good) => called(good, words))).toEqual(["lute", "3 apples"]);
  });

  it("says why something cannot be had, and warns of what cannot be used", () => {
    expect(whys(["lute", 9], seen, words)).toEqual([
      { verb: "buy", rule: "T-1", text: "It costs 9 coins." },
      { verb: "wear", rule: "T-2", text: "Too heavy for you." },
    ]);
    expect(whys(["apple", 1], seen, words)).toEqual([]);
    expect(closed(seen, words)).toEqual([]);
    expect(closed({ no: { kind: "refusals", refused: [{ verb: "buy", code: "late", rule: "T-3" }] } }, words)).toEqual([
      { verb: "buy", rule: "T-3", text: "The market is over." },
    ]);
  });
});

describe("a quest and its foes", () => {
  const quest: QuestSection = {
    kind: "quest", title: "quest-one", rule: "Q1", goals: ["goal-one"], points: 10, begun: 1,
    progress: [{ message: "steps", number: 1, need: 3 }], number: 1, quests: ["quest-one"], won: 0, after: "steps",
  };

  it("tells how far it is", () => {
    expect(progress(quest, words)).toEqual(["1 of 3 steps"]);
    expect(questTold(quest, words)).toBe("The Well: Look into it. 1 of 3 steps");
  });

  it("lists foes in the order in which they came", () => {
    expect(foes.foes(sections).map(({ number }) => number)).toEqual([2, 1]);
    expect(foes.nameOf(foes.foes(sections)[0]!)).toEqual([["wolf", 1], ["number=", 2]]);
  });
});
