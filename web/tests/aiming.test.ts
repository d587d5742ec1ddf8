import { describe, expect, it } from "vitest";
import type { Item } from "../src/lib/actions";
import { distance, type Point } from "../src/lib/geometry";
import { type Above, drawn, key, scaled, type Shape } from "../src/pictures/above";
import { aimed, grainOf, measured, within } from "../src/pictures/aiming";

/** A cube of two centimetres around a point in mm. */
function cube(id: string, x: number, y: number): Shape {
  const points = [x - 10, y - 10, x + 10, y - 10, x + 10, y + 10, x - 10, y + 10].map((each) => each * 1000);
  return { id, points, class: "yellow", letter: "G", label: id.split(":")[0]!, mark: "" };
}

const section: Above = { kind: "table-from-above", half: 450_000, shapes: [cube("gold:1", 100, 50), cube("gold:2", -200, 0), cube("key:1", 0, 0)] };
const shown = scaled(section);
const shapes = drawn(shown.shapes);
const grain = grainOf(section, shown);
const mm = ([x, y]: Point) => [x / grain / 10, -y / grain / 10].map((each) => Math.round(each * 10) / 10 + 0);
const aim = (...said: Item[]) => aimed(said, shapes, shown.half, grain);

describe("where a sentence aims", () => {
  it("is its own point", () => {
    expect(mm(aim(["height=", 200], ["x=", -250], ["y=", 1200])!.at)).toEqual([-25, 120]);
  });

  it("is the middle of a square, A1 in the far left corner", () => {
    expect(mm(aim(["column:a", 1], ["row=", 1])!.at)).toEqual([-425, 425]);
    expect(mm(aim(["column:r", 1], ["row=", 18])!.at)).toEqual([425, -425]);
  });

  it("is off the cube that was named last, against the clock from the right", () => {
    expect(mm(aim(["gold:2", 1], ["gold:1", 1], ["away=", 300], ["toward=", 900])!.at)).toEqual([100, 80]);
    expect(aim(["gold:1", 1], ["away=", 300], ["toward=", 900])!.from).toBeUndefined();
  });

  it("is an arrow where a force is said, the longer the stronger", () => {
    const [weak, strong] = [200, 400].map((force) => aim(["gold:2", 1], ["toward=", 0], ["force=", force])!);
    expect([mm(weak!.from!), mm(weak!.at), mm(strong!.at)]).toEqual([[-200, 0], [-170, 0], [-140, 0]]);
  });

  it("is nowhere as long as only cubes are named", () => {
    expect(aim(["gold:1", 1])).toBeNull();
    expect(aim(["toward=", 900])).toBeNull();
  });
});

describe("a tap on the table", () => {
  const at = (x: number, y: number): Point => [x * 10 * grain, -y * 10 * grain];

  it("gives a point", () => {
    expect(measured(["height=", "x=", "y="], [], shapes, at(-25, 120), grain)).toEqual([["x=", -250], ["y=", 1200]]);
  });

  it("gives a direction, and how far or how hard if that is open", () => {
    const said: Item[] = [["gold:1", 1], ["toward=", 0]];
    expect(measured(["height=", "away=", "toward="], said, shapes, at(100, 20), grain)).toEqual([["away=", 300], ["toward=", 2700]]);
    expect(measured(["toward=", "force="], said, shapes, at(70, 50), grain)).toEqual([["force=", 200], ["toward=", 1800]]);
  });

  it("says again what is drawn", () => {
    const said: Item[] = [["key:1", 1], ["away=", 123], ["toward=", 456]];
    expect(measured(["away=", "toward="], said, shapes, aimed(said, shapes, shown.half, grain)!.at, grain)).toEqual(said.slice(1));
  });

  it("gives nothing where nothing is open", () => {
    expect(measured([], [["gold:1", 1]], shapes, at(0, 0), grain)).toEqual([]);
    expect(measured(["fatigue="], [["gold:1", 1]], shapes, at(0, 0), grain)).toEqual([]);
  });

  it("stays in the room, near where it was meant", () => {
    const room: Point[] = [[0, 0], [100, 0], [0, 100]];
    expect(within(room, [20, 20])).toEqual([20, 20]);
    const [x, y] = within(room, [150, 10]);
    expect(distance(room, [x, y])).toBe(0);
    expect(x).toBeGreaterThan(80);
  });
});

describe("the key to the signs", () => {
  it("names each kind of piece once", () => {
    expect(key(section.shapes)).toEqual([
      { label: "gold", letter: "G", class: "yellow", number: 2 },
      { label: "key", letter: "G", class: "yellow", number: 1 },
    ]);
  });
});
