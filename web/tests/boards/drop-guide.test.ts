import { describe, expect, it } from "vitest";
import { LESSONS } from "../../src/boards/drop/guide";
import { standing } from "../../src/lib/guide";

const square = (id: string, x: number, y: number) => ({ id, label: id.split(":")[0], points: [x - 4, y - 4, x + 4, y - 4, x + 4, y + 4, x - 4, y + 4].map((each) => each * 1000) });
const turn = (over: object = {}) => ({ seat: 0, step: "explore", round: 1, order: [0, 1], at: 0, sent: [0, 0], number: 0, ...over });
const sections = { turn: turn(), dungeon: { shapes: [square("pillar:1", 90, 0), square("pillar:2", 10, 5), square("gold:1", -200, 0), square("gold:2", -160, 0), square("goblin:1", 200, 0)] }, rooms: [] as object[] };
const view = (more: object = {}) => ({ sections: { ...sections, ...more }, undo: false });
const room = (corners: string, more: object = {}) => ({ corners: corners.split(" "), brings: { gold: 4 }, harm: 0, points: 9, inside: [], edge: [], ...more });
const at = (lesson: string, more: object, turned = 0) => standing(LESSONS[lesson]!, view(more), turned);

describe("the lesson of the first room", () => {
  it("counts the learner's own sentences, whoever plays", () => {
    const counts = [{}, { step: "act" }, { at: 1, step: "explore" }, { round: 2, order: [1, 0], at: 0 }, { round: 2, order: [1, 0], at: 1 }, { round: 2, order: [1, 0], at: 1, step: "loot" }, { step: "end" }];
    expect(counts.map((over) => LESSONS.room!.count(view({ turn: turn(over) })))).toEqual([0, 1, 2, 2, 2, 3, 6]);
  });

  it("proposes a drop over the middle pillar, and takes every other", () => {
    expect(at("room", {}, 1)).toEqual({ step: 1, says: "explore pillar:2", hand: "free" });
  });

  it("names a room with a cube on the edge, a wound and a gem, if there is one", () => {
    const rooms = [room("p1 p2 p3"), room("p1 p2 p4", { edge: ["gold:1"], harm: 1 }), room("p1 p2 p5", { edge: ["gold:1"], harm: 2, brings: { red: 1 } }), room("p1 p2 p6", { harm: null, edge: ["red:1"], brings: { red: 2 } })];
    const acting = { turn: turn({ step: "act" }) };
    expect(at("room", { ...acting, rooms }, 3)?.says).toBe("loot p1 p2 p5");
    expect(at("room", { ...acting, rooms: rooms.slice(0, 1) })?.says).toBe("loot p1 p2 p3");
    expect(at("room", acting)?.says).toBe("");
  });
});

describe("the lesson of Teamwork", () => {
  const first = { order: [1, 0], at: 0 };

  it("waits for the pawn while the rival plays, then for a drop and a room", () => {
    const counts = [first, { ...first, step: "place" }, { ...first, step: "place", sent: [1, 0] }, { ...first, step: "act" }, { order: [1, 0], at: 1 }, { order: [1, 0], at: 1, step: "act" }, { ...first, round: 2 }];
    expect(counts.map((over) => LESSONS.teamwork!.count(view({ turn: turn(over) })))).toEqual([0, 0, 1, 1, 1, 2, 3]);
  });

  it("proposes a free place among the treasure", () => {
    const says = at("teamwork", { turn: turn({ ...first, step: "place" }) }, 1)?.says ?? "";
    const [x = 0, y = 0] = says.match(/-?\d+/g)?.map(Number) ?? [];
    expect(Math.hypot(x / 10 + 180, y / 10)).toBeLessThan(70);
    expect(Math.min(Math.hypot(x / 10 + 200, y / 10), Math.hypot(x / 10 + 160, y / 10))).toBeGreaterThan(18);
  });
});

it("the lesson alone is a path that can be left", () => {
  const alone = (number: number, step: string, held: number, turn = 1) => ({ solo: { level: 1, turn }, turn: { number, step }, heroes: [{ held: Array(held).fill("gold") }] });
  expect(at("alone", alone(1, "explore", 13), 1)).toMatchObject({ step: 3, hand: "led" });
  expect(at("alone", alone(1, "explore", 9))).toBeNull();
  expect(at("alone", alone(6, "deeper", 25))).toEqual({ step: 8, says: "" });
});
