import { describe, expect, it } from "vitest";
import { pageOf, seenBy, shelfOf } from "../src/lib/kept";

describe("what is kept", () => {
  it("is reading matter for everybody, and a person's own lists and replays; nothing about tables in play", () => {
    expect(new Set(["/api/games", "/api/rulebook/fr/x", "/api/locale/en"].map(shelfOf))).toEqual(new Set(["house"]));
    expect(new Set(["/api/me", "/api/tables", "/api/profile", "/api/replays/abc/3?eyes=-1"].map(shelfOf))).toEqual(new Set(["person"]));
    expect(new Set(["/api/tables/abc", "/api/tables/abc/links", "/api/open", "/api/reach"].map(shelfOf))).toEqual(new Set([null]));
  });

  it("has the finished games in pages, by game, opponent and result", () => {
    const game = (name: string, place: number, ...who: string[]) =>
      ({ table: `${name}${place}${who.length}`, game: name, place, score: 1, rank: "", titles: [], at: 0, seat: 0, others: who.map((each) => ({ who: each, name: "", seat: 1, games: 1 })) });
    const all = [game("one", 1, "ada"), game("one", 2, "bot:x"), game("two", 0), ...Array.from({ length: 30 }, () => game("two", 3, "ada"))];
    const asked = (filters: Record<string, string>) => pageOf(all, new URLSearchParams(filters));
    expect(asked({ game: "one" }).total).toBe(2);
    expect(asked({ opponent: "bots" }).results).toEqual([all[1]]);
    expect(asked({ opponent: "alone" }).results).toEqual([all[2]]);
    expect(asked({ opponent: "ada", result: "won" }).results).toEqual([all[0]]);
    expect(asked({ result: "lost", offset: "20" })).toEqual({ results: all.slice(-11), total: 31 });
    expect(shelfOf("/api/history?offset=20")).toBe("person");
  });

  it("gives the sections of one pair of eyes from those of everybody", () => {
    const whole = { table: "public", hand: "?", "hand/0": "mine", "hand/1": "yours", "secret/1": "quest" };
    expect(seenBy(whole, -2)).toBe(whole);
    expect(seenBy(whole, -1)).toEqual({ table: "public", hand: "?" });
    expect(seenBy(whole, 0)).toEqual({ table: "public", hand: "mine" });
    expect(seenBy(whole, 1)).toEqual({ table: "public", hand: "yours", secret: "quest" });
  });
});
