import { describe, expect, it } from "vitest";
import { colourOf, hearers, isHandout, leads, resumes } from "../src/lib/led";
import { EMPTY, type Snapshot } from "../src/lib/store";
import type { Chat, TableInfo } from "../src/lib/types";

const seat = (who: string, presence = "here") => ({ who, name: who.toUpperCase(), role: "", ready: true, presence, away_since: 0, lent: "", clock: -1 });
const at = (person: string, mine: number[], changes: Partial<TableInfo> = {}): Snapshot => ({
  ...EMPTY,
  person,
  mine,
  table: { phase: "playing", host: "h", leader: 3, paused: "", seats: [seat("a"), seat("b"), seat("bot:adept"), seat("m")], ...changes } as TableInfo,
});
const line = (telling: Chat["telling"]): Chat => ({ t: "chat", who: "m", name: "M", room: "players", text: "", phrase: "", at: 1, telling });

describe("a table that a seat leads", () => {
  it("lets the leader whisper to every person, and others to the leader alone", () => {
    expect(hearers(at("m", [3]))).toEqual([0, 1]);
    expect(hearers(at("a", [0]))).toEqual([3]);
    expect(hearers(at("a", [0], { leader: -1 }))).toEqual([]);
    expect(hearers(at("x", []))).toEqual([]);
    expect(leads(at("m", [3]))).toBe(true);
    expect(leads(at("a", [0]))).toBe(false);
  });

  it("goes on by the leader, the host, or anybody once the one who paused is away", () => {
    expect(resumes(at("m", [3]))).toBe(false);
    expect(resumes(at("m", [3], { paused: "M" }))).toBe(true);
    expect(resumes(at("h", [], { paused: "M" }))).toBe(true);
    expect(resumes(at("a", [0], { paused: "M" }))).toBe(false);
    expect(resumes(at("a", [0], { paused: "M", seats: [seat("a"), seat("b"), seat("bot:adept"), seat("m", "away")] }))).toBe(true);
  });

  it("tells handouts and voices apart", () => {
    expect(isHandout(line(null))).toBe(false);
    expect(isHandout(line({ picture: "skull" }))).toBe(true);
    expect(isHandout(line({ voice: "The Watcher", colour: "garnet" }))).toBe(false);
    expect(colourOf(line({ voice: "The Watcher", colour: "garnet" }))).toBe(3);
    expect(colourOf(line({ colour: "nonsense" }))).toBe(-1);
  });
});
