import { describe, expect, it, vi } from "vitest";
import { retiring, seen } from "../../src/boards/roll/seen";
import type { View } from "../../src/lib/store";

vi.mock("../../src/house.svelte", () => ({ house: { game: () => undefined } }));

const player = { hero: "knight", card: "knight", rule: "", master: 0, xp: 2, tokens: {}, score: 2 };

function view(delve: object, phase = "monster"): View {
  const whole = { level: 3, party: {}, graveyard: 0, out: 0, dungeon: {}, lair: 0, supply: 0, allies: {}, aside: [], ...delve };
  return { undo: false, sections: { turn: { seat: 0, delve: 1, phase, frames: [] }, delve: whole, marks: { exhausted: 0 }, players: [player, { ...player, score: 7 }] } };
}

describe("retiring now", () => {
  it("is told to whom it is open, and to nobody else", () => {
    const now = seen(view({}, "regroup").sections);
    expect([retiring(now, 0), retiring(now, 1)]).toEqual([5, null]);
    expect(retiring(seen(view({}).sections), 0)).toBeNull();
  });

  it("is over for who is out where all go down at once", () => {
    const parties = [{ card: "", level: 3, dice: 4, xp: 0, ended: "fled" }, { card: "", level: 6, dice: 1, xp: 0, ended: "" }];
    expect(retiring(seen({ ...view({}, "regroup").sections, parties }), 0)).toBeNull();
  });
});
