import { describe, expect, it } from "vitest";
import { LESSONS } from "../../src/boards/donjon/guide";
import { PASS, standing } from "../../src/lib/guide";

const view = (sections: object) => ({ sections: { phase: { step: "start", round: 1 }, counters: { rolls: 0 }, frames: [], ...sections }, undo: false });
const at = (lesson: string, sections: object) => standing(LESSONS[lesson]!, view(sections));

describe("the first quest", () => {
  it("is at a step wherever its path leads", () => {
    expect(at("quest", { phase: { step: "town", round: 0 } })).toEqual({ step: 0, says: "lead nilo" });
    expect(at("quest", { phase: { step: "town", round: 0 }, "hero-1": { name: "nilo" } })).toEqual({ step: 1, says: "depart" });
    const struck = { phase: { step: "monsters", round: 3 }, counters: { rolls: 15 }, frames: [{ is: "Attack" }], "turn-1": { square: 32897, fatigue: 1 } };
    expect(at("quest", struck)).toEqual({ step: 10, says: PASS });
  });

  it("is nowhere while others play, and off its path", () => {
    expect(at("quest", {})).toBeNull();
    expect(at("quest", { phase: { step: "town", round: 0 }, "hero-1": { name: "finn" } })).toBeNull();
  });
});

describe("the master's first hour", () => {
  const master = (sections: object) => at("master", { hand: { hand: [0, 0], laid: [] }, event_out: [0, 0], monsters: [], ...sections })?.step;

  it("follows what has happened", () => {
    expect(master({ phase: { step: "entrance", round: 0 } })).toBe(0);
    expect(master({})).toBe(1);
    expect(master({ hand: { hand: [1, 0], laid: [] } })).toBe(2);
    expect(master({ hand: { hand: [1, 0], laid: [[0, -1]] } })).toBe(3);
    expect(master({ phase: { step: "heroes", round: 1 }, hand: { hand: [1, 0], laid: [[0, -1]] } })).toBe(4);
    expect(master({ phase: { step: "start", round: 2 }, event_out: [1, 0] })).toBe(4);
    expect(master({ phase: { step: "heroes", round: 2 }, event_out: [1, 0], hand: { hand: [0, 1], laid: [] } })).toBe(5);
    const fight = { phase: { step: "monsters", round: 3 }, "zone-2": {}, event_out: [1, 0], hand: { hand: [0, 1], laid: [] }, monsters: [10] };
    expect(master(fight)).toBe(6);
    expect(master({ ...fight, event_out: [1, 1], "monster-10": {} })).toBe(7);
    expect(master({ ...fight, event_out: [1, 1], "monster-10": { ended: 1 } })).toBe(8);
    expect(master({ ...fight, phase: { step: "heroes", round: 4 }, event_out: [1, 1] })).toBe(9);
  });
});
