import { describe, expect, it } from "vitest";
import { dayName, isSecret, isYesterday, left, stepOf } from "../src/lib/daily";
import type { DailyGame } from "../src/lib/types";

const fresh: DailyGame = { game: "any", date: "2030-03-09", ends_at: 0, left: 0, players: 0, mine: null, begun: "", retries: 0, streak: 0, best_streak: 0, used: false };
const over = { table: "a", state: "over", score: 5, rank: "", place: 1, among: 1 };

describe("today's dungeon", () => {
  it("knows what comes next", () => {
    expect(stepOf(fresh)).toBe("play");
    expect(stepOf({ ...fresh, mine: { ...over, state: "playing" }, begun: "a" })).toBe("continue");
    expect(stepOf({ ...fresh, mine: over })).toBe("result");
    expect(stepOf({ ...fresh, mine: over, begun: "b" })).toBe("retry");
  });

  it("counts down to the end of the day", () => {
    expect(left(7200, 0)).toEqual({ hours: 2, minutes: 0 });
    expect(left(3661, 0)).toEqual({ hours: 1, minutes: 2 });
    expect(left(30, 0)).toEqual({ hours: 0, minutes: 1 });
    expect(left(30, 60)).toEqual({ hours: 0, minutes: 0 });
  });

  it("names days by UTC", () => {
    expect(dayName("2030-03-09", "en")).toContain("9");
    expect(dayName("2030-03-09", "fr")).toContain("mars");
  });

  it("keeps a secret until it opens", () => {
    expect(isSecret(100, 99)).toBe(true);
    expect(isSecret(100, 100)).toBe(false);
    expect(isSecret(0, 99)).toBe(false);
  });
});

describe("yesterday", () => {
  it("is the day before, also across months", () => {
    expect(isYesterday("2030-02-28", "2030-03-01")).toBe(true);
    expect(isYesterday("2030-02-27", "2030-03-01")).toBe(false);
  });
});
