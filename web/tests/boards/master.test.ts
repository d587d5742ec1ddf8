import { describe, expect, it } from "vitest";
import { corners, ghosts, isMaster, letterOf, proposedWay, rows, zonesIn } from "../../src/boards/donjon/master/desk";
import type { AskInfo } from "../../src/lib/types";

const foe = (number: number) => ({ kind: "foe", word: "orc", number, sign: `O${number}`, life: [5, 5], zone: 1 });
const sections = {
  "event-hand": { kind: "hand", cards: [] },
  plan: { kind: "plan", width: 20, height: 20, stairs: [], levels: [[0, 0], [0, 30]] },
  "plan-1": { kind: "plan-zone", number: 1, corner: [2, 2], blocks: [[2, 2, 4, 4]], doors: [], things: [] },
  "plan-2": { kind: "plan-zone", number: 2, corner: [6, 2], blocks: [[6, 2, 2, 4]], doors: [], things: [] },
  figures: { kind: "figures", figures: [{ word: "hero:1", at: [3, 3], side: "hero" }], markers: [] },
  "foe-7": foe(1),
  "foe-8": foe(2),
  prey: { kind: "prey", odds: { "7": [[1, 55], [2, 28]], "8": [[1, 55], [2, 28]] } },
};
const asked = (stakes: AskInfo["stakes"]): AskInfo => ({ seat: 2, number: 1, kind: "must", about: "monsters", stakes }) as AskInfo;

describe("the master's desk", () => {
  it("has a row for each monster with a proposal, and odds on every hero", () => {
    const ask = asked([
      { about: "strike orc number=1 hero:1", key: "attack", data: { percent: 55 } },
      { about: "send orc number=1", key: "proposed-attack", data: { target: "hero:1", percent: 55, reason: "strikes-where-it-hurts" } },
      { about: "send orc number=1 hero:1", key: "hit", data: { percent: 60 } },
      { about: "send orc number=2", key: "proposed-hold", data: { reason: "holds-back" } },
    ]);
    const [one, two] = rows(ask, sections);
    expect([one!.says, one!.target, one!.foe.sign]).toEqual(["send orc number=1", "hero:1", "O1"]);
    expect(one!.prey).toEqual([{ hero: "hero:1", percent: 60, says: "send orc number=1 hero:1" }, { hero: "hero:2", percent: 28, says: "" }]);
    expect(two!.target).toBe("");
    expect(two!.prey.every(({ says }) => says === "")).toBe(true);
    expect(rows(null, sections)).toEqual([]);
  });

  it("names ways by letters, and knows the one that the machine would choose", () => {
    expect([1, 2, 26].map(letterOf)).toEqual(["A", "B", "Z"]);
    expect(proposedWay(asked([{ about: "arrange way=2", key: "proposed-way", data: { reason: "stays-off-the-edge" } }]))).toEqual({ number: 2, reason: "stays-off-the-edge" });
    expect(proposedWay(asked([])).number).toBe(0);
  });

  it("draws the ghost of a way on its own level of the sheet", () => {
    const way = { number: 1, blocks: [[1, 1, 2, 2]], level: 1, exits: [{ at: [2, 1], toward: "east" }], dead: 0, walled: [], joins: 1 };
    const [ghost] = ghosts({ ...sections, decision: { kind: "decision", ways: [way] } });
    expect(ghost!.blocks).toEqual([[1, 31, 2, 2]]);
    expect(ghost!.exits[0]!.at).toEqual([2, 31]);
  });

  it("draws a way to a new level below the sheet, and keeps the zone with its door in view", () => {
    const way = { number: 1, blocks: [[41, 51, 4, 4]], level: 2, exits: [{ at: [41, 52], toward: "west" }], dead: 0, walled: [], joins: 2 };
    const asked = { ...sections, decision: { kind: "decision", ways: [way] } };
    const [ghost] = ghosts(asked);
    expect(ghost!.blocks).toEqual([[0, 21, 4, 4]]);
    expect(ghost!.exits[0]!.at).toEqual([0, 22]);
    expect(corners(asked)).toEqual([[0, 21], [3, 24], [6, 2], [7, 5]]);
  });

  it("lights the zones in which heroes are", () => {
    expect(zonesIn(sections).map(({ number, lit }) => [number, lit])).toEqual([[1, true], [2, false]]);
    expect(isMaster(sections)).toBe(true);
    expect(isMaster({})).toBe(false);
  });
});
