import { describe, expect, it } from "vitest";
import { type LanguageCode, Words } from "../src/lib/words";
import { catalogue, vectors } from "./vectors";

const own = import.meta.glob<string>("../src/locale/*.ftl", { eager: true, query: "?raw", import: "default" });

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

  it("has a word for what nobody has translated", () => {
    const words = wordsIn("en");
    expect(words.noun("odd-thing", 2)).toBe("Odd thing");
    expect(words.noun("->")).toBe("->");
    expect(words.say("no-such-message")).toBe("no-such-message");
    expect(words.refusal("strange")).toContain("strange");
  });
});
