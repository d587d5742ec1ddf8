import { describe, expect, it } from "vitest";
import { keep as keepDonjon } from "../../src/boards/donjon/keepsake";
import { keep as keepDrop } from "../../src/boards/drop/keepsake";
import { keep as keepRoll } from "../../src/boards/roll/keepsake";
import type { ReplayLine } from "../../src/lib/types";
import { Words } from "../../src/lib/words";

const words = new Words("en", [["en", { house: ["board-kept = to level { $level }\nnoun-captives = The Captives\n    .the = the Captives"] }]]);
const step = (...events: Record<string, unknown>[]): ReplayLine => ({ events, text: "", seat: 0, draws: 0, film: -1 });
const NONE = { seat: -1, step: -1 };

describe("the delves of Roll", () => {
  const story = [
    step({ key: "delve", seat: 0, number: 1 }, { key: "party", seat: 0, dice: [["mage", 2], ["fighter", 1]] }),
    step({ key: "level", seat: 0, level: 1, dice: [["goblin", 1]] }, { key: "level", seat: 1, level: 9, dice: [] }),
    step({ key: "level", seat: 0, level: 2, dice: [["ooze", 2]] }),
    step({ key: "faced-dragon", seat: 0, sources: [["mage", 1], ["fighter", 1]] }, { key: "dragon-slain", seat: 0 }, { key: "xp", seat: 0, number: 1, total: 1 }),
    step({ key: "retired", seat: 0, level: 2 }, { key: "xp", seat: 0, number: 2, total: 3 }),
    step({ key: "delve", seat: 0, number: 2 }, { key: "level", seat: 0, level: 1, dice: [] }, { key: "fled", seat: 0, level: 1 }),
  ];

  it("are rows of ten levels with their XP", () => {
    const { rows, about } = keepRoll(story, 0, NONE, words);
    expect(rows.map(({ glyphs, points }) => [glyphs, points])).toEqual([["■◆□□□□□□□□", "3"], ["×□□□□□□□□□", "0"]]);
    expect(about).toBe("to level 2");
  });

  it("have the dice of a moment: those against the dragon, or party and level", () => {
    const dragon = keepRoll(story, 0, { seat: 0, step: 3 }, words);
    expect(dragon.dice.map(({ kind }) => kind)).toEqual(["bone", "bone"]);
    expect(dragon.against).toHaveLength(1);
    const level = keepRoll(story, 0, { seat: 0, step: 2 }, words);
    expect([level.dice.length, level.against.length]).toEqual([3, 2]);
    expect(level.against[0]!.kind).toBe("slate");
  });
});

describe("a game of Drop", () => {
  it("is nine fragments alone, rooms with others", () => {
    const looted = (seat: number, ...cubes: [string, number][]) => ({ key: "looted", seat, cubes, harm: 0 });
    expect(keepDrop([step({ key: "level", level: 1 }, { key: "fragments", number: 2, total: 2 })], 0, NONE, words).rows[0]!.glyphs).toBe("■■□□□□□□□");
    const rows = keepDrop([step(looted(0, ["gold", 2], ["troll", 1])), step(looted(1, ["gold", 9])), step(looted(0))], 0, NONE, words).rows;
    expect(rows.map(({ glyphs }) => glyphs)).toEqual(["■■◆", "×"]);
  });
});

describe("a quest of Donjon", () => {
  it("is its heroes and what they slew", () => {
    const story = [step({ key: "created", seat: 0 }, { key: "created", seat: 1 }), step({ key: "slain", monster: "orc" }), step({ key: "died", seat: 1 })];
    expect(keepDonjon(story, 0, NONE, words).rows.map(({ glyphs }) => glyphs)).toEqual(["■×", "◆"]);
    expect(keepDonjon(story, 0, NONE, words).title).toBe("");
    expect(keepDonjon([...story, step({ key: "quest-over", quest: "captives", won: 1 })], 0, NONE, words).title).toBe("The Captives");
  });
});
