import { describe, expect, it } from "vitest";
import { luckOf } from "../../src/boards/roll/luck";

const faces = (luck: ReturnType<typeof luckOf>) => Object.fromEntries([...luck.party, ...luck.dungeon].map((each) => [each.face, each]));

describe("dice against expectation", () => {
  it("counts parties, levels and re-rolls of one seat, a sixth of each expected", () => {
    const luck = luckOf(
      [
        { key: "hero", seat: 0, hero: "mercenary" },
        { key: "delve", seat: 0, number: 1 },
        { key: "party", seat: 0, dice: [["fighter", 4], ["scroll", 2]] },
        { key: "level", seat: 0, rolled: 2, dice: [["goblin", 1], ["dragon", 1]] },
        { key: "level", seat: 1, rolled: 6, dice: [["ooze", 6]] },
        { key: "rerolled", seat: 0, payer: "scroll", dice: [["goblin", 1]], faces: [["goblin", 1]] },
      ],
      0,
    );
    expect(luck.dice).toBe(9);
    expect(faces(luck).fighter).toEqual({ face: "fighter", rolled: 4, expected: 1 });
    expect(faces(luck).goblin?.rolled).toBe(2);
    expect(faces(luck).goblin?.expected).toBeCloseTo(0.5);
    expect(faces(luck).ooze?.rolled).toBe(0);
    expect(luck.most).toBe("fighter");
    expect(["cleric", "mage", "thief", "champion"]).toContain(luck.least);
  });

  it("does not count what was set, nor one roll twice", () => {
    expect(luckOf([{ key: "hero", seat: 0, hero: "viking" }, { key: "party", seat: 0, dice: [["champion", 5]] }], 0).dice).toBe(0);
    const knight = [
      { key: "hero", seat: 0, hero: "knight" },
      { key: "delve", seat: 0, number: 1 },
      { key: "party", seat: 0, dice: [["mage", 5], ["scroll", 2]] },
      { key: "party", seat: 0, dice: [["mage", 5], ["champion", 2]] },
    ];
    expect(luckOf(knight, 0).dice).toBe(7);
    expect(faces(luckOf(knight, 0)).scroll?.rolled).toBe(2);
    expect(luckOf([{ key: "level", seat: 0, rolled: 0, dice: [["chest", 1]] }], 0).dice).toBe(0);
  });

  it("expects what a hero makes of the faces", () => {
    const luck = luckOf([{ key: "hero", seat: 0, hero: "alchemist" }, { key: "level", seat: 0, rolled: 6, dice: [["potion", 6]] }], 0);
    expect(faces(luck).chest?.expected).toBe(0);
    expect(faces(luck).potion?.expected).toBeCloseTo(2);
  });

  it("says nothing of who has not rolled", () => {
    expect(luckOf([], 0)).toMatchObject({ dice: 0, most: "", least: "" });
  });
});
