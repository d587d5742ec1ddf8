import { describe, expect, it } from "vitest";
import { handedLine } from "../src/lib/spoken";
import { type LanguageCode, Words } from "../src/lib/words";
import { catalogue, client, vectors } from "./vectors";


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

const housed = (code: LanguageCode): string[] => [catalogue("souterrain", code), client(code)];

function wordsIn(code: LanguageCode): Words {
  const words = new Words(code, [[code, { house: housed(code), game: catalogue(vectors.package, code) }]], vectors.words);
  words.names = ["Ada", "Bo"];
  return words;
}

describe("words", () => {
  it("tells every event as the terminal does, in three languages", () => {
    const words = { en: wordsIn("en"), fr: wordsIn("fr"), it: wordsIn("it") };
    expect(vectors.sentences.length).toBeGreaterThan(30);
    for (const { code, event, text } of vectors.sentences) expect(words[code].event(event).replaceAll("\u00a0", " ")).toBe(text);
  });

  it("says sentences as people do, and beginnings word by word, as the terminal does", () => {
    const words = { en: wordsIn("en"), fr: wordsIn("fr"), it: wordsIn("it") };
    expect(vectors.said.length).toBeGreaterThan(100);
    const plain = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("→", "->");
    for (const { code, sentence, text } of vectors.said) expect(plain(words[code].sentence(sentence))).toBe(text);
  });

  it("says squares, numbered things and measures in words, as the terminal does", () => {
    for (const { package: folder, nouns, said } of vectors.measured)
      for (const { code, sentence, text } of said) {
        const words = new Words(code, [[code, { house: housed(code), game: catalogue(folder, code) }]], { nouns, events: {} });
        const spoken = words.sentence(sentence).replaceAll(/[\u00a0\u202f]/g, " ");
        if (!text.includes("=")) expect(spoken).toBe(text);
        else expect(spoken).not.toContain("=");
      }
  });

  it("reads abbreviations out in full", () => {
    const game = "abbreviations = PV, point de vie, points de vie · PO, pièce d’or, pièces d’or";
    const words = new Words("fr", [["fr", { house: housed("fr"), game }]]);
    expect(words.spelled("PV 3 sur 20, 1\u00a0PO, 0 PV")).toBe("points de vie 3 sur 20, 1 pièce d’or, 0 point de vie");
    expect(wordsIn("fr").spelled("4 XP")).toBe("4 XP");
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

  it("names a single thing in a sentence without a message of its own", () => {
    const words = new Words("en", [["en", { house: [catalogue("souterrain", "en")], game: PILLARS }]]);
    expect(words.sentence({ verb: "gather", items: [["pillar", 1], ["number=", 3], ["pillar", 2]] })).toBe("Gather pillar 3 2 pillars");
  });

  it("has a word for what nobody has translated", () => {
    const words = wordsIn("en");
    expect(words.noun("odd-thing", 2)).toBe("Odd thing");
    expect(words.noun("->")).toBe("→");
    expect(words.say("no-such-message")).toBe("no-such-message");
    expect(words.refusal("strange")).toContain("strange");
  });

  it("tells in three languages which seat changed hands", () => {
    const hand = { seat: 1, kind: "new", was: "Bo", name: "Ada", at: 1 };
    expect(handedLine(hand, wordsIn("en"))).toBe("Ada sits on the seat of Bo (2).");
    expect(handedLine({ ...hand, kind: "bot", name: "" }, wordsIn("fr"))).toBe("Place 2 (Bo)\u00a0: un bot y joue maintenant.");
    expect(handedLine({ ...hand, was: "" }, wordsIn("it"))).toBe("Ada siede al posto 2.");
    for (const code of ["en", "fr", "it"] as const)
      for (const kind of ["bot", "free", "back", "new"])
        for (const was of ["Bo", ""]) expect(handedLine({ ...hand, kind, was }, wordsIn(code))).not.toContain("ui-handed");
  });
});
