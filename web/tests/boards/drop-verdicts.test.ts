import { expect, test } from "vitest";
import { Words } from "../../src/lib/words";
import { discsIn, freest, labelled, placed } from "../../src/boards/drop/placer";
import { judgedIn, type Room, statesOf } from "../../src/boards/drop/seen";
import { labelOf, verdictOf } from "../../src/boards/drop/verdicts";

const TEXTS = import.meta.glob<string>("../../src/boards/drop/locale/*.ftl", { eager: true, query: "?raw", import: "default" });
const texts = (code: "en" | "fr" | "it") => ({ house: [TEXTS[`../../src/boards/drop/locale/${code}.ftl`] ?? ""] });
const words = (code: "en" | "fr" | "it") => new Words(code, [[code, texts(code)]]);
/** Fluent isolates what it inserts. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ");

test("a verdict is told in millimetres: a miss is rounded up, a depth down, hundredths only below a tenth", () => {
  const said = (where: "in" | "edge" | "out", margin: number | null) => plain(verdictOf(words("en"), where, margin));
  expect(said("edge", -399)).toBe("on the edge: in, reaches in 0.3 mm");
  expect(said("edge", -99)).toBe("on the edge: in, reaches in 0.09 mm");
  expect(said("edge", 50)).toBe("touches the edge: in, 0.05 mm (touching: up to 0.10)");
  expect(said("edge", 100)).toBe("touches the edge: in, 0.10 mm (touching: up to 0.10)");
  expect(said("out", 101)).toBe("misses: out, by 0.2 mm");
  expect(said("out", 1500)).toBe("misses: out, by 1.5 mm");
  expect(said("in", -4999)).toBe("inside: in, reaches in 4.9 mm");
  expect(said("in", null)).toBe("inside: in");
  expect(plain(verdictOf(words("fr"), "out", 1401))).toBe("manque la salle : dehors, de 1,5 mm");
  expect(plain(verdictOf(words("it"), "edge", 41))).toBe("tocca il bordo: dentro, a 0,05 mm (contatto: fino a 0,10)");
});

test("a label tells the same millimetres in fewer words", () => {
  const said = (where: "in" | "edge" | "out", margin: number) => plain(labelOf(words("en"), where, margin));
  expect(said("edge", -399)).toBe("edge: in by 0.3 mm");
  expect(said("edge", 50)).toBe("touches: in, 0.05 mm");
  expect(said("out", 101)).toBe("out by 0.2 mm");
  expect(said("in", -4999)).toBe("in by 4.9 mm");
  expect(plain(labelOf(words("fr"), "edge", -399))).toBe("bord : dedans de 0,3 mm");
});

test("a room is judged from its border inwards, and what is near but out is marked too", () => {
  const room: Room = { corners: ["pillar:1", "pillar:2", "pillar:3"], brings: {}, harm: 0, points: 0, inside: ["gold:1", "key:1", "red:1"], edge: ["key:1"], border: [["key:1", "edge", 50], ["blue:1", "out", 900]] };
  expect(judgedIn(room)).toEqual([
    { id: "key:1", where: "edge", margin: 50 },
    { id: "blue:1", where: "out", margin: 900 },
    { id: "gold:1", where: "in", margin: null },
    { id: "red:1", where: "in", margin: null },
  ]);
  const bodies = ["pillar:1", "gold:1", "key:1", "blue:1", "troll:1"].map((id) => ({ id, kind: "", colour: "", letter: "", corners: [], middle: [0, 0] as const, side: 8, yaw: 0 }));
  expect([...statesOf(bodies, room, ["pillar:1"]).values()]).toEqual(["chosen", "in", "edge", "out", "far"]);
  expect(judgedIn(undefined)).toEqual([]);
});

test("pins cover no footprint, no other pin, and stay on the board", () => {
  const feet = [[60, 60], [75, 62], [90, 60], [70, 80], [12, 12]].map(([x, y]) => ({ at: [x!, y!] as const, radius: 6 }));
  const pins = placed(feet, 14, feet, 390, 300);
  const apart = (one: readonly number[], other: readonly number[]) => Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!);
  for (const [index, pin] of pins.entries()) {
    for (const { at, radius } of feet) expect(apart(pin, at)).toBeGreaterThanOrEqual(14 + radius - 0.01);
    for (const other of pins.slice(index + 1)) expect(apart(pin, other)).toBeGreaterThanOrEqual(28);
    expect(Math.min(pin[0], pin[1])).toBeGreaterThanOrEqual(14);
  }
});

test("labels cover nothing that is marked, no pin and no other label; one without a place is left out", () => {
  const pins = [[60, 60], [60, 90], [300, 60]].map(([x, y]) => ({ at: [x!, y!] as const, radius: 14 }));
  const solid = [{ at: [90, 60] as const, radius: 8 }];
  const boxes = labelled(pins, [100, 100, 100], 22, solid, 390, 300);
  const [first, second, third] = boxes.map((box) => box!);
  // To the right of the first lies a cube, and to its left the board ends.
  expect(first!.top + first!.height).toBeLessThanOrEqual(60 - 14);
  expect(second!.left).toBeGreaterThanOrEqual(74);
  expect(third!.left + third!.width).toBeLessThanOrEqual(388);
  expect(labelled([pins[0]!], [100], 22, [{ at: [60, 60], radius: 200 }], 390, 300)).toEqual([null]);
});

test("words of the magnifier go where they cover least", () => {
  const [near, far] = [{ left: 0, top: 0, width: 100, height: 20 }, { left: 200, top: 0, width: 100, height: 20 }];
  expect(freest([near, far], [])).toBe(near);
  expect(freest([near, far], [{ at: [50, 25], radius: 8 }])).toBe(far);
  const discs = discsIn(near);
  expect(discs[0]!.at[0] - 10).toBe(0);
  expect(discs.at(-1)!.at[0] + 10).toBe(100);
});
