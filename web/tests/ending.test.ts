import { describe, expect, it } from "vitest";
import { endingOf, hasWon, type Known, nextRank, rimOf, type Outcome, UNKNOWN } from "../src/lib/ending";
import { DUNGEONS, dungeonName, resultLine, sharedText } from "../src/lib/share";
import { Words } from "../src/lib/words";
import { catalogue, client } from "./vectors";


const GAME = `
rank-fodder = Fodder
rank-hero = Hero
rank-lost = Never seen again
score-xp = XP
reason-most = The most XP wins.
highlight-dragon = { $seat } beats a dragon on level { $level }.
highlight-flight = { $seat } flees.
`;
const RANKS = { fodder: 0, hero: 16 };
const make = (together = false) => {
  const words = new Words("en", [["en", { house: [catalogue("souterrain", "en"), client("en")], game: GAME }]], { together, nouns: {}, events: {} });
  words.names = ["Ada", "Bruno", "Carla"];
  return words;
};
const words = make();
const line = (points: number) => [{ key: "xp", number: points, points }];
const several: Outcome = { places: [2, 1, 3], reason: "most", scores: [line(19), line(26), line(0)], ranks: [] };
const alone = (points: number, rank: string): Outcome => ({ places: [1], reason: "most", scores: [line(points)], ranks: [rank] });
const known: Known = {
  titles: {},
  highlights: [
    { step: 3, key: "dragon", seat: 0, data: { level: 4 } },
    { step: 8, key: "flight", seat: 0, data: {} },
  ],
  best: { 0: 0, 1: 0 },
  turned: { 0: 1 },
};

describe("the end of a game", () => {
  it("is a victory for the first, by so many points", () => {
    const end = endingOf(several, [1], known, RANKS, words);
    expect([end.won, end.title, end.name, end.points]).toEqual([true, "You win, by 7 points", "Bruno", 26]);
    expect(end.rim).toBe("1st of 3");
    expect(end.told.seats.map(({ name }) => name)).toEqual(["Bruno", "Ada", "Carla"]);
    expect([end.turned, end.moment?.text, end.yet]).toEqual([false, "Ada beats a dragon on level 4.", null]);
  });

  it("tells a loser where it turned, and one good thing", () => {
    const end = endingOf(several, [0], known, RANKS, words);
    expect([end.won, end.title, end.about]).toEqual([false, "Not this time", "Bruno takes the table with 26 points."]);
    expect([end.turned, end.moment?.text, end.moment?.step]).toEqual([true, "Ada flees.", 8]);
    expect(end.yet).toEqual({ seat: 0, step: 3, text: "Ada beats a dragon on level 4." });
  });

  it("is the winner's for those who watch, and without a moment before the replay is known", () => {
    const end = endingOf(several, [], UNKNOWN, RANKS, words);
    expect([end.title, end.seat, end.moment]).toEqual(["Bruno wins", 1, null]);
  });

  it("is shared where several are first", () => {
    const end = endingOf({ ...several, places: [1, 1, 3] }, [0], UNKNOWN, RANKS, words);
    expect(end.title).toBe("You share the victory");
  });

  it("has no place alone, but a rank and the way to the next one", () => {
    const end = endingOf(alone(11, "fodder"), [0], UNKNOWN, RANKS, words);
    expect([end.alone, end.won, end.rim]).toEqual([true, false, "Fodder"]);
    expect(end.next).toEqual({ name: "Hero", missing: 5, from: 0, to: 16 });
    expect(end.told.seats[0]!.place).toBe("");
    expect(endingOf(alone(20, "hero"), [0], UNKNOWN, RANKS, words).next).toBeNull();
  });

  it("is won or lost together", () => {
    const end = endingOf({ ...several, places: [2, 2, 1] }, [0], UNKNOWN, {}, make(true));
    expect([end.won, end.title, end.rim]).toEqual([false, "Not this time", "lost"]);
  });

  it("leaves out what brought no points", () => {
    expect(endingOf(several, [2], UNKNOWN, RANKS, words).lines).toEqual([]);
  });
});

describe("a rank", () => {
  it("below all others, or for no points, is a defeat", () => {
    expect(["fodder", "lost", "hero"].map((rank) => hasWon(alone(3, rank), 0, RANKS))).toEqual([false, false, true]);
  });

  it("has a next one until the highest", () => {
    expect(nextRank(15, RANKS, words)?.missing).toBe(1);
    expect(nextRank(16, RANKS, words)).toBeNull();
  });
});

describe("what is shared", () => {
  it("is rows of glyphs, the result and the link", () => {
    const end = endingOf(several, [1], known, RANKS, words);
    const text = sharedText({ game: "Roll", dungeon: "The Deep", day: "1 May", rows: [{ label: "Delve 1 of 3", glyphs: "■×□", points: "0" }, { label: "Heroes", glyphs: "■■", points: "2" }], result: resultLine(end, words), link: "https://x/r/1" });
    expect(text.split("\n")).toEqual(["Roll · The Deep · 1 May", "■×□ 0", "■■ 2 (Heroes)", "Bruno: 26 points · Ada: 19 points · Carla: 0 points", "https://x/r/1"]);
  });

  it("has the name of a quest on its coin, otherwise the place or the rank", () => {
    const end = endingOf(several, [1], known, RANKS, words);
    expect(rimOf(end, { title: "The Captives" })).toBe("The Captives");
    expect(rimOf(end, { title: "" })).toBe(end.rim);
    expect(rimOf(end, null)).toBe(end.rim);
  });

  it("names points and rank alone", () => {
    expect(resultLine(endingOf(alone(20, "hero"), [0], UNKNOWN, RANKS, words), words)).toBe("20 points · Hero");
  });

  it("gives every dungeon a name in every language, the same for the same key", () => {
    for (const code of ["en", "fr", "it"] as const) {
      const own = new Words(code, [[code, { house: [client(code)] }]]);
      const names = Array.from({ length: DUNGEONS }, (_, at) => own.say(`ui-dungeon-${at}`));
      expect(new Set(names).size).toBe(DUNGEONS);
      expect(names).toContain(dungeonName("any-2026-11-16", own));
    }
    expect(dungeonName("abc", words)).toBe(dungeonName("abc", words));
  });
});
