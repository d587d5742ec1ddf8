import { describe, expect, it } from "vitest";
import { added, alone, canGrow, gatherable, gathered, gathering, joined, possible, removed, team, teamable } from "../../src/boards/roll/pointing";
import { type Item, read, say } from "../../src/lib/actions";
import type { VerbInfo } from "../../src/lib/types";

const items = (text: string): Item[] => [...read(`x ${text}`)!.items];
const rows = (...texts: string[]) => ({ rows: texts.map((text) => items(text) as [string, number][]) });
const verb = (word: string, ...fields: VerbInfo["forms"][number]["fields"] & object): VerbInfo => ({ word, forms: [{ fields }] });
const action = (text: string) => read(text)!;

const monster: VerbInfo[] = [
  verb("fight", rows("fighter goblin*2", "fighter goblin", "fighter ooze", "mage goblin", "mage ooze", "sword goblin*2", "sword goblin")),
  verb("use", rows("ring", "bait goblin", "bait ooze", "elixir -> mage")),
  verb("reroll", { words: ["fighter", "mage", "goblin", "ooze", "chest"], caps: [1, 1, 2, 1, 1], least: 1, most: 6 }, rows("with scroll")),
  verb("flee"),
];
const loot: VerbInfo[] = [
  verb("open", rows("fighter", "thief*2", "thief")),
  { word: "drink", forms: [{ fields: [rows("scroll ->"), { words: ["mage", "champion"], caps: [1, 1], least: 1, most: 1 }] }] },
  verb("go", rows("on")),
];
const dragon: VerbInfo[] = [verb("dragon", rows("fighter mage champion", "fighter champion sword", "mage champion sword")), verb("flee")];
const texts = (verbs: VerbInfo[], one: string, other: string) => joined(verbs, one, other).map(say);

describe("pointing at two things", () => {
  it("fights as many as one companion can", () => {
    expect(texts(monster, "fighter", "goblin")).toEqual(["fight fighter goblin*2"]);
    expect(texts(monster, "mage", "goblin")).toEqual(["fight mage goblin"]);
    expect(joined(monster, "fighter", "goblin")[0]?.ranges).toEqual([]);
  });

  it("opens, drinks and rolls again", () => {
    expect(texts(loot, "thief", "chest")).toEqual(["open thief*2"]);
    expect(texts(loot, "scroll", "potion")).toEqual(["drink scroll ->"]);
    expect(texts(monster, "scroll", "chest")).toEqual(["reroll chest with scroll"]);
    expect(texts(monster, "scroll", "goblin")).toEqual(["reroll goblin with scroll"]);
  });

  it("uses treasures on what they are for", () => {
    expect(texts(monster, "ring", "dragon")).toEqual(["use ring"]);
    expect(texts(monster, "bait", "ooze")).toEqual(["use bait ooze"]);
    expect(texts(monster, "elixir", "graveyard")).toEqual(["use elixir ->"]);
    expect(alone(monster, "ring").map(say)).toEqual(["use ring"]);
  });

  it("makes nothing that may not be said", () => {
    expect(texts(monster, "thief", "goblin")).toEqual([]);
    expect(texts(loot, "mage", "chest")).toEqual([]);
    expect(texts(monster, "fighter", "mage")).toEqual([]);
    expect(possible(monster, action("fight mage goblin*2"))).toBe(false);
  });
});

describe("pointing at more", () => {
  it("puts a word where it may stand, whatever the order of pointing", () => {
    expect(say(added(monster, action("reroll ooze with scroll"), "fighter")!)).toBe("reroll fighter ooze with scroll");
    expect(say(added(monster, action("reroll goblin with scroll"), "goblin")!)).toBe("reroll goblin*2 with scroll");
    expect(added(monster, action("reroll ooze with scroll"), "ooze")).toBeNull();
  });

  it("says who pays where nobody else could", () => {
    expect(say(added(monster, action("reroll"), "fighter")!)).toBe("reroll fighter with scroll");
    const two = [verb("reroll", { words: ["mage"], caps: [2], least: 1, most: 2 }, rows("with scroll", "with hero"))];
    expect(say(added(two, action("reroll"), "mage")!)).toBe("reroll mage");
  });

  it("knows whether anything could be added", () => {
    expect(canGrow(monster, action("reroll ooze with scroll"), ["goblin", "ooze"])).toBe(true);
    expect(canGrow(monster, action("reroll ooze with scroll"), ["ooze", "dragon"])).toBe(false);
    expect(canGrow(monster, action("fight mage ooze"), ["goblin", "ooze", "fighter"])).toBe(false);
  });

  it("takes a word back", () => {
    expect(say(removed(monster, action("reroll goblin*2 ooze with scroll"), "goblin")!)).toBe("reroll goblin ooze with scroll");
    expect(removed(monster, action("reroll goblin with scroll"), "goblin")).toBeNull();
  });

  it("gathers a team in any order", () => {
    expect(teamable(dragon, ["champion"])).toBe(true);
    expect(teamable(dragon, ["champion", "fighter"])).toBe(true);
    expect(teamable(dragon, ["champion", "champion"])).toBe(false);
    expect(team(dragon, ["champion", "fighter"])).toBeNull();
    expect(say(team(dragon, ["champion", "fighter", "mage"])!)).toBe("dragon fighter mage champion");
  });
});

describe("gathering what is asked for", () => {
  const inscribe: VerbInfo[] = [verb("inscribe", { words: ["fighter", "thief", "scroll"], caps: [1, 2, 1], least: 2, most: 2 })];
  const wanted = gathering(inscribe)!;

  it("takes things in any order, as many as there are", () => {
    expect(gatherable(wanted, ["thief"])).toBe(true);
    expect(gatherable(wanted, ["thief", "thief"])).toBe(true);
    expect(gatherable(wanted, ["scroll", "scroll"])).toBe(false);
    expect(gatherable(wanted, ["mage"])).toBe(false);
    expect(gatherable(wanted, ["thief", "thief", "scroll"])).toBe(false);
    expect(say(gathered(wanted, ["thief", "fighter"]))).toBe("inscribe fighter thief");
    expect(say(gathered(wanted, ["thief", "thief"]))).toBe("inscribe thief*2");
  });

  it("is for questions of that kind alone", () => {
    expect(gathering(monster)).toBeNull();
    expect(gathering(dragon.slice(0, 1))).toBeNull();
  });
});
