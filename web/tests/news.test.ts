import { describe, expect, it } from "vitest";
import { newsOf, wordsSince } from "../src/lib/news";
import { absentees, inCompany } from "../src/lib/people";
import { EMPTY, type Snapshot } from "../src/lib/store";
import type { Chat, SeatInfo, TableInfo } from "../src/lib/types";

const seat = (who: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ who, name: who, role: "", ready: false, presence: "here", away_since: 0, lent: "", clock: -1, ...more });

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): Snapshot {
  const info = { id: "one", seats, phase: "playing", watchers: 0, next: "", handed: [], ...more } as unknown as TableInfo;
  return { ...EMPTY, status: "open", person: "ada", mine: [0], table: info };
}

const said = (who: string, at: number, phrase = ""): Chat => ({ t: "chat", who, name: who, room: "", text: "hello", phrase, at, telling: null });
const kinds = (before: Snapshot, now: Snapshot) => newsOf(before, now).map((news) => news.kind);

describe("news", () => {
  const two = table([seat("ada"), seat("bo")]);

  it("are none at first, after a break, and about oneself", () => {
    expect(kinds(EMPTY, two)).toEqual([]);
    expect(kinds({ ...two, status: "waiting" }, table([seat("ada"), seat("bo", { presence: "away" })]))).toEqual([]);
    expect(kinds(two, table([seat("ada", { presence: "away" }), seat("bo")]))).toEqual([]);
  });

  it("tell who leaves and returns", () => {
    const away = table([seat("ada"), seat("bo", { presence: "away" })]);
    expect(newsOf(two, away)).toEqual([{ kind: "left", seat: 1, name: "bo" }]);
    expect(kinds(away, table([seat("ada"), seat("bo", { presence: "gone" })]))).toEqual([]);
    expect(kinds(away, two)).toEqual(["back"]);
    const again = table([seat("ada"), seat("bo", { presence: "away" })], { next: "two" });
    expect(kinds(table([seat("ada"), seat("bo")], { next: "two" }), again)).toEqual([]);
  });

  it("tell who sits down and stands up before the game, and that it begins", () => {
    const empty = table([seat("ada"), seat("", { presence: "gone" })], { phase: "lobby" });
    const full = table([seat("ada"), seat("bo")], { phase: "lobby" });
    expect(kinds(empty, full)).toEqual(["sits"]);
    expect(kinds(full, empty)).toEqual(["stands"]);
    expect(kinds(empty, table([seat("ada"), seat("bot:random")], { phase: "lobby" }))).toEqual([]);
    expect(kinds(full, two)).toEqual(["begun"]);
  });

  it("tell of seats that change hands, of spectators and of the next game", () => {
    const hand = { seat: 1, kind: "bot", was: "bo", name: "", at: 5, seq: 3 };
    expect(kinds(two, { ...two, handed: [hand] })).toEqual(["handed"]);
    expect(kinds({ ...two, handed: [hand] }, { ...two, handed: [hand] })).toEqual([]);
    expect(kinds(two, table([seat("ada"), seat("bo")], { watchers: 1 }))).toEqual(["watches"]);
    const lobby = [seat("ada"), seat("", { presence: "gone" })];
    expect(kinds(table(lobby, { phase: "lobby" }), table(lobby, { phase: "lobby", watchers: 1 }))).toEqual([]);
    expect(newsOf(two, table([seat("ada"), seat("bo")], { next: "two" }))).toEqual([{ kind: "next", table: "two" }]);
  });
});

describe("words", () => {
  it("are heard from others only, once, and not from those who are muted", () => {
    const now = { ...table([seat("ada"), seat("bo")]), chat: [said("bo", 1), said("ada", 2), said("bo", 3), said("cy", 4)] };
    expect(wordsSince(now, 1, ["cy"]).map((line) => line.at)).toEqual([3]);
  });
});

describe("company", () => {
  it("is another person or a spectator, but no bot", () => {
    expect(inCompany(table([seat("ada"), seat("bo")]))).toBe(true);
    expect(inCompany(table([seat("ada"), seat("bot:random")]))).toBe(false);
    expect(inCompany(table([seat("ada")], { watchers: 1 }))).toBe(true);
    expect(inCompany({ ...table([seat("ada"), seat("bo")]), person: "" })).toBe(false);
  });

  it("is away until somebody plays for it", () => {
    expect(absentees(table([seat("ada"), seat("bo", { presence: "away" })])).map((each) => each.seat)).toEqual([1]);
    expect(absentees(table([seat("ada"), seat("bo", { presence: "away", lent: "bot:random" })]))).toEqual([]);
  });
});
