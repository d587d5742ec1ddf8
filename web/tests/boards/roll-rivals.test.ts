// Whose dice are in the middle, and how the last delve of a rival ended.

import { describe, expect, it } from "vitest";
import { endingsOf, lookedAt, retiring, seen } from "../../src/boards/roll/seen";

const DELVE = { level: 2, party: { mage: 1 }, graveyard: 6, out: 0, dungeon: { goblin: 1 }, lair: 0, supply: 6, allies: {}, aside: [] };

function party(phase: string, rest: object = {}): object {
  const tray = { turn: { phase: "monster", frames: [] }, delve: DELVE, marks: { exhausted: 1 } };
  return { card: "knight", level: 2, phase, dice: 1, xp: 3, gained: 0, ended: "", ahead: 0, tray, last: null, ...rest };
}

const PLAYERS = [{ score: 1 }, { score: 2 }, { score: 3 }];

describe("the dice in the middle", () => {
  const own = { turn: { seat: 0, delve: 1, phase: "loot", frames: [] }, delve: { ...DELVE, level: 5 }, marks: {}, players: PLAYERS };
  const watched = { turn: { delve: 1 }, players: PLAYERS };

  it("are one's own while one delves", () => {
    const parties = [party("loot", { tray: null }), party("monster"), party("monster")];
    expect(lookedAt({ ...own, parties }, 0, -1)).toBe(0);
    expect(lookedAt({ ...own, parties }, 0, 2)).toBe(2);
    expect(seen({ ...own, parties }, 0).delve.level).toBe(5);
    expect(seen({ ...own, parties }, 2)).toMatchObject({ seat: 2, phase: "monster", exhausted: true, delve: { level: 2 } });
  });

  it("are those of whoever still delves once one is out", () => {
    const parties = [party("left", { tray: null, ended: "fled" }), party("left"), party("monster")];
    expect(lookedAt({ ...own, parties }, 0, -1)).toBe(2);
  });

  it("are somebody's for a spectator, if any are seen", () => {
    expect(lookedAt({ ...watched, parties: [party("monster", { tray: null }), party("monster"), party("left")] }, -1, -1)).toBe(1);
    expect(lookedAt({ ...watched, parties: [party("setup", { tray: null })] }, -1, -1)).toBe(0);
    expect(seen({ ...watched, parties: [party("setup", { tray: null })] }, 0).delve.level).toBe(0);
  });

  it("are those of the view where one delves after the other", () => {
    expect(lookedAt(own, 1, 2)).toBe(0);
  });
});

describe("the delves so far", () => {
  const event = (key: string, rest: object = {}) => ({ key, seat: 1, ...rest });

  it("are told with their XP", () => {
    const first = [event("delve"), event("xp", { number: 1 }), event("retired", { level: 4 }), event("xp", { number: 4 })];
    const second = [event("delve"), event("xp", { number: 2 }), event("fled", { level: 3 }), event("xp-lost", { number: 2 })];
    expect(endingsOf([...first, ...second], 1)).toEqual([
      { level: 4, xp: 5, ended: "retired" },
      { level: 3, xp: 0, ended: "fled" },
    ]);
  });

  it("are those that are over, also for a page that came later", () => {
    expect(endingsOf([event("fled", { level: 3 }), event("delve")], 1)).toEqual([{ level: 3, xp: 0, ended: "fled" }]);
    expect(endingsOf([event("fled", { level: 3 })], 0)).toEqual([]);
  });
});

it("retires only from one's own regrouping", () => {
  const now = (phase: string) => seen({ turn: { seat: 0, delve: 1, phase }, delve: { level: 3 }, players: PLAYERS, parties: [party(phase), party("monster")] }, 0);
  expect(retiring(now("regroup"), 1)).toBeNull();
  expect(retiring(now("monster"), 0)).toBeNull();
});
