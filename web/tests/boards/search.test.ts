import { describe, expect, it } from "vitest";
import { grouped } from "../../src/lib/hindrances";
import { parsed } from "../../src/lib/rulebook";
import { ranked } from "../../src/lib/search";

const BOOKS = import.meta.glob<string>("../../../src/souterrain/games/*/rulebook/*.md", { eager: true, query: "?raw", import: "default" });
const book = (game: string, code = "en") => parsed(BOOKS[`../../../src/souterrain/games/${game}/rulebook/${code}.md`]!);
const ids = (game: string, query: string, code = "en") => ranked(book(game, code), query).map(({ rule }) => rule.id);

describe("the search in the rules", () => {
  it("finds the rule about potions before those that mention one", () => {
    expect(ids("roll", "potion")[0]).toBe("DR-42");
    expect(ids("roll", "potion", "fr")[0]).toBe("DR-42");
    expect(ids("roll", "pozioni", "it")[0]).toBe("DR-42");
    expect(ids("drop", "potion")[0]).toBe("DD-44");
    expect(ids("donjon", "potion")[0]).toBe("DJ-036");
  });

  it("finds a rule by its id, and a word without its accents and capitals", () => {
    expect(ids("roll", "dr-64")[0]).toBe("DR-64");
    expect(ids("roll", "CIMETIERE", "fr")).not.toHaveLength(0);
    expect(ids("roll", "pile of nothing at all")).toEqual([]);
    expect(ids("roll", " ")).toEqual([]);
  });

  it("needs every word, and shows them in their place", () => {
    const [first] = ranked(book("roll"), "potion graveyard");
    expect(first?.rule.id).toBe("DR-42");
    expect(first?.chapter).toBe("Loot phase");
    expect(first?.excerpt.filter(({ found }) => found).map(({ text }) => text.toLowerCase())).toContain("potion");
  });
});

describe("what cannot be done now", () => {
  const hindered = (verb: string, code: string) => ({ verb, code, rule: "X-1", data: {} });
  it("is told once for each reason, the reason of everything else last", () => {
    const many = Array.from({ length: 7 }, (_, at) => hindered(`verb-${at}`, "finish-first"));
    const told = grouped([...many, hindered("open", "monsters"), hindered("drink", "monsters")], ({ code }) => code);
    expect(told).toEqual([
      { verbs: ["open", "drink"], reason: "monsters", rule: "X-1" },
      { verbs: [], reason: "finish-first", rule: "X-1" },
    ]);
  });
});
