import { describe, expect, it } from "vitest";
import { lost } from "../../src/boards/roll/lost";
import { retiring, seen } from "../../src/boards/roll/seen";
import type { View } from "../../src/lib/store";

function view(delve: object, more: { phase?: string; card?: string; tokens?: object } = {}): View {
  const whole = { level: 3, party: {}, graveyard: 0, out: 0, dungeon: {}, lair: 0, supply: 0, allies: {}, aside: [], ...delve };
  const player = { hero: "knight", card: more.card ?? "knight", rule: "", master: 0, xp: 2, tokens: more.tokens ?? {}, score: 2 };
  return {
    undo: false,
    sections: { turn: { seat: 0, delve: 1, phase: more.phase ?? "monster", frames: [] }, delve: whole, marks: { exhausted: 0 }, players: [player, { ...player, score: 7 }] },
  };
}
const loss = (text: string, seen: View) => lost(text, seen, 0);

describe("what a sentence wastes", () => {
  it("loot that is rolled again", () => {
    expect(loss("reroll potion*2 with scroll", view({}))).toEqual({ message: "board-lost-reroll", values: { loot: [["potion", 2]] } });
    expect(loss("use parchment mage chest", view({}))?.message).toBe("board-lost-reroll");
    expect(loss("ultimate mage chest", view({}, { card: "commander" }))?.message).toBe("board-lost-reroll");
    expect(loss("ultimate chest", view({}, { card: "cursed-seer" }))).toBeNull();
    expect(loss("reroll goblin with scroll", view({}))).toBeNull();
  });

  it("loot that is left although somebody could take it", () => {
    const left = { dungeon: { chest: 1, potion: 2 } };
    expect(loss("go on", view({ ...left, party: { thief: 1 } }, { phase: "loot" }))?.values).toEqual({ loot: [["chest", 1], ["potion", 2]] });
    expect(loss("go on", view({ ...left, party: { scroll: 1 } }, { phase: "loot" }))?.values).toEqual({ loot: [["potion", 2]] });
    expect(loss("go on", view({ ...left, party: { scroll: 1 } }, { phase: "loot", card: "scribe" }))?.values).toEqual({ loot: [["chest", 1], ["potion", 2]] });
    expect(loss("go on", view(left, { phase: "loot", tokens: { tools: 1 } }))).not.toBeNull();
    expect(loss("go on", view(left, { phase: "loot" }))).toBeNull();
    expect(loss("go on", view({ ...left, party: { thief: 1 } }))).toBeNull();
  });

  it("companions who never fought", () => {
    expect(loss("flee", view({ party: { mage: 2, scroll: 1 } }))?.values).toEqual({ unused: [["mage", 2]], level: 3 });
    expect(loss("flee", view({ party: { scroll: 1 } }))).toBeNull();
  });

  it("a ring, and more so one that meets no dragon; a portal, and more so one that nobody needs", () => {
    expect(loss("use ring", view({ lair: 3 }))?.message).toBe("board-lost-ring");
    expect(loss("use ring", view({ lair: 2 }))?.message).toBe("board-lost-ring-early");
    expect(loss("use ring", view({ lair: 3 }, { card: "amazon" }))?.message).toBe("board-lost-ring-early");
    expect(loss("use portal", view({}))?.values).toEqual({ level: 3 });
    expect(loss("use portal", view({}, { phase: "regroup" }))?.message).toBe("board-lost-portal-idle");
  });

  it("nothing else", () => {
    for (const text of ["fight mage ooze", "retire", "descend", "use elixir -> mage", "not a sentence!"]) expect(loss(text, view({ party: { mage: 1 } }))).toBeNull();
  });
});

describe("retiring now", () => {
  it("brings the level's XP to who is down there, and nothing to the others", () => {
    const now = seen(view({}).sections);
    expect(retiring(now, 0)).toEqual({ points: 5, level: 3 });
    expect(retiring(now, 1)).toEqual({ points: 7, level: 0 });
  });

  it("counts everybody's own level where all go down at once", () => {
    const parties = [{ card: "", level: 2, dice: 4, xp: 0, ended: "" }, { card: "", level: 6, dice: 1, xp: 0, ended: "fled" }];
    const now = seen({ ...view({}).sections, parties });
    expect(retiring(now, 0).points).toBe(4);
    expect(retiring(now, 1)).toEqual({ points: 7, level: 0 });
  });
});
