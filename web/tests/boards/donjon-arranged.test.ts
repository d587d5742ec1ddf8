import { describe, expect, it } from "vitest";
import { arranged } from "../../src/boards/donjon/arranged";

const heroes = { quest: { kind: "quest" }, heroes: { kind: "roster" }, "sheet-1": { kind: "sheet" }, turn: { round: 1 } };

describe("what stands where", () => {
  it("is the choice of a hero before there is one, then the shops", () => {
    const free = { ...heroes, shop: { kind: "shop", counters: [{ name: "races", coin: "" }] } };
    expect(arranged(free)).toEqual({ scene: "roster", first: ["shop"], beside: ["heroes", "quest"] });
    expect(arranged({ ...free, "counter-1": { kind: "counter", coin: "gold" } }).scene).toBe("town");
  });

  it("is the plan below ground, with the monsters nearest to it", () => {
    const below = { ...heroes, dungeon: { kind: "plan" }, foes: { kind: "foes" }, none: null };
    expect(arranged(below)).toEqual({ scene: "dungeon", first: ["dungeon"], beside: ["foes", "heroes", "quest"] });
  });
});
