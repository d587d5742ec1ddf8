import { describe, expect, it } from "vitest";
import { arranged, type Die, type Event, wordOf } from "../../src/boards/roll/dice";
import { laidOut } from "../../src/boards/roll/layout";
import type { Delve, Seen } from "../../src/boards/roll/seen";

const player = { hero: "knight", card: "knight", rule: "DR-203", master: 0, xp: 0, tokens: {}, score: 0 };

function table(delve: Partial<Delve>, more: Partial<Seen> = {}): Seen {
  const whole = { level: 1, party: {}, graveyard: 0, out: 0, dungeon: {}, lair: 0, supply: 0, allies: {}, aside: [], ...delve };
  return { seat: 0, number: 1, phase: "monster", frames: [], delve: whole, exhausted: false, players: [player], parties: [], ...more };
}

const counts = (dice: readonly Die[], kind: string, zone: string) => {
  const found: Record<string, number> = {};
  for (const die of dice) if (die.kind === kind && die.zone === zone) found[die.face] = (found[die.face] ?? 0) + 1;
  return found;
};

const begun = table({ party: { fighter: 2, mage: 1, thief: 3, scroll: 1 }, dungeon: { goblin: 1 }, supply: 6 });
const start: Event[] = [
  { key: "delve", seat: 0, number: 1 },
  { key: "party", seat: 0, dice: [["fighter", 2], ["mage", 1], ["thief", 3], ["scroll", 1]] },
  { key: "level", seat: 0, level: 1, rolled: 1, dice: [["goblin", 1]] },
];
const first = arranged([], begun, start);
const thrown = (before: readonly Die[], after: readonly Die[]) =>
  after.filter((die) => die.throws > (before.find((each) => each.id === die.id)?.throws ?? 0)).map((die) => die.id);

describe("dice as objects", () => {
  it("lie as the view has them, and those that were rolled are thrown", () => {
    expect(counts(first, "party", "tray")).toEqual({ fighter: 2, mage: 1, thief: 3, scroll: 1 });
    expect(counts(first, "dungeon", "tray")).toEqual({ goblin: 1 });
    expect(thrown([], first)).toHaveLength(8);
    expect(first).toHaveLength(14);
  });

  it("are not thrown for who comes later", () => {
    expect(thrown([], arranged([], begun, []))).toEqual([]);
  });

  it("stay who they are: only the one that was spent and the one that was beaten move", () => {
    const after = arranged(first, table({ party: { fighter: 1, mage: 1, thief: 3, scroll: 1 }, graveyard: 1, supply: 7 }), [
      { key: "fought", seat: 0, source: "fighter", monsters: [["goblin", 1]] },
    ]);
    const moved = after.filter((die) => die.zone !== first.find((each) => each.id === die.id)?.zone);
    expect(moved.map((die) => [die.kind, die.face, die.zone]).sort()).toEqual([["dungeon", "goblin", "away"], ["party", "fighter", "graveyard"]]);
    expect(thrown(first, after)).toEqual([]);
    for (const die of after.filter((each) => each.zone === "tray")) expect(die.slot).toBe(first.find((each) => each.id === die.id)?.slot);
  });

  it("are thrown again by a re-roll, also onto the face they had", () => {
    const after = arranged(first, table({ party: { fighter: 2, mage: 1, thief: 3 }, graveyard: 1, dungeon: { goblin: 1 }, supply: 6 }), [
      { key: "rerolled", seat: 0, payer: "scroll", dice: [["thief", 1], ["goblin", 1]], faces: [["thief", 1], ["goblin", 1]] },
    ]);
    expect(thrown(first, after).map((id) => after.find((die) => die.id === id)?.face).sort()).toEqual(["goblin", "thief"]);
    expect(counts(after, "party", "graveyard")).toEqual({ scroll: 1 });
  });

  it("go to the lair when they show a dragon, thrown all the same", () => {
    const after = arranged(first, table({ level: 3, party: begun.delve.party, dungeon: { ooze: 1 }, lair: 2, supply: 4 }), [
      { key: "level", seat: 0, level: 3, rolled: 3, dice: [["ooze", 1], ["dragon", 2]] },
      { key: "lair", number: 2, total: 2 },
    ]);
    expect(counts(after, "dungeon", "lair")).toEqual({ dragon: 2 });
    expect(thrown(first, after)).toHaveLength(3);
  });

  it("are those of the seat that is seen: a neighbour's throw moves nothing", () => {
    expect(thrown(first, arranged(first, begun, [{ key: "level", seat: 1, level: 2, rolled: 2, dice: [["chest", 2]] }]))).toEqual([]);
  });

  it("of a hero who sets the party are laid, not thrown", () => {
    const viking = { players: [{ ...player, card: "viking" }] };
    const after = arranged([], table({ party: { champion: 5 }, out: 2, supply: 7 }, viking), [start[0]!, { key: "party", seat: 0, dice: [["champion", 5]] }]);
    expect(counts(after, "party", "tray")).toEqual({ champion: 5 });
    expect(thrown([], after)).toEqual([]);
  });

  it("are named as allies once they are won over", () => {
    const after = arranged(first, table({ party: begun.delve.party, allies: { "ally:thief": 1 }, supply: 6 }), []);
    expect(after.filter((die) => die.zone === "ally").map(wordOf)).toEqual(["ally:thief"]);
  });

  it("that the Scout sorts lie before everybody", () => {
    const frames = [{ kind: "scout", dice: [2, 0, 0, 1, 3, 0] }];
    const after = arranged([], table({ party: { mage: 7 }, supply: 1 }, { frames }), []);
    expect(counts(after, "dungeon", "tray")).toEqual({ goblin: 2, chest: 1, potion: 3 });
  });

  it("never lie on one another", () => {
    const full = arranged([], table({ party: { mage: 8 }, dungeon: { ooze: 4 }, lair: 3 }), []);
    const spots = [...laidOut(full).values()].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    expect(spots).toHaveLength(15);
    expect(new Set(spots).size).toBe(15);
  });
});
