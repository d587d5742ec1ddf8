import { describe, expect, it } from "vitest";
import { type LanguageCode, Words } from "../src/lib/words";
import { catalogue, vectors } from "./vectors";

const own = import.meta.glob<string>("../src/locale/*.ftl", { eager: true, query: "?raw", import: "default" });

const PILLARS = `
loot = { $corners }
noun-pillar =
    .one = pillar
    .many = pillars
noun-pillar-3 =
    .one = pillar 3
noun-pillar-5 =
    .one = pillar 5
noun-shield-troll =
    .one = shield on a troll
`;

function wordsIn(code: LanguageCode): Words {
  const house = [catalogue("souterrain", code), own[`../src/locale/${code}.ftl`]!];
  const words = new Words(code, [[code, { house, game: catalogue(vectors.package, code) }]], vectors.words);
  words.names = ["Ada", "Bo"];
  return words;
}

describe("words", () => {
  it("tells every event as the terminal does, in three languages", () => {
    const words = { en: wordsIn("en"), fr: wordsIn("fr"), it: wordsIn("it") };
    expect(vectors.sentences.length).toBeGreaterThan(30);
    for (const { code, event, text } of vectors.sentences) expect(words[code].event(event).replaceAll("\u00a0", " ")).toBe(text);
  });

  it("says lists, numbers and seats", () => {
    const words = wordsIn("en");
    expect(words.several([])).toBe("nothing");
    expect(words.several(["a", "b", "c"])).toBe("a, b and c");
    expect(words.seat(1)).toBe("Bo");
    expect(words.seat(5)).toBe("Seat 6");
    expect(words.say("counted", { number: 1234, noun: "x" })).toBe("1234 x");
  });

  it("does not count a single thing that has a number", () => {
    const words = new Words("en", [["en", { house: [catalogue("souterrain", "en")], game: PILLARS }]]);
    expect(words.counted("pillar:3", 1)).toBe("pillar 3");
    expect(words.counted("pillar", 1)).toBe("1 pillar");
    expect(words.counted("shield:troll", 1)).toBe("1 shield on a troll");
    expect(words.say("loot", { corners: [["pillar:3", 1], ["pillar:5", 1], ["pillar", 2]] })).toBe("pillar 3, pillar 5 and 2 pillars");
  });

  it("has a word for what nobody has translated", () => {
    const words = wordsIn("en");
    expect(words.noun("odd-thing", 2)).toBe("Odd thing");
    expect(words.noun("->")).toBe("→");
    expect(words.say("no-such-message")).toBe("no-such-message");
    expect(words.refusal("strange")).toContain("strange");
  });
});
