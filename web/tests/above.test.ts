import { describe, expect, it } from "vitest";
import { boxOf, distance, hull, pairs } from "../src/lib/geometry";
import { Words } from "../src/lib/words";
import { pictureOf, withoutPictures } from "../src/pictures";
import { type Above, drawn, judged, rooms, scaled, sight, type Shape, tapped, told } from "../src/pictures/above";
import { catalogue, client } from "./vectors";

const STONES = "noun-stone = stone\n    .one = stone\n    .many = stones\nnoun-leaf = leaf\n    .one = leaf\n    .many = leaves\n";
const words = new Words("en", [["en", { house: [catalogue("souterrain", "en"), client("en")], game: STONES }]], {
  nouns: { thing: ["stone", "leaf"] },
  events: {},
});

/** A square of side 100 around a point. */
function square(id: string, x: number, y: number, label = "stone"): Shape {
  const points = [x - 50, y - 50, x + 50, y - 50, x + 50, y + 50, x - 50, y + 50];
  return { id, points, class: "grey", letter: "S", label, mark: "" };
}

const above: Above = {
  kind: "table-from-above",
  half: 2000,
  shapes: [square("stone:1", 0, 0), square("stone:2", 1000, 0), square("stone:3", 0, 800), square("leaf:1", 130, 0, "leaf")],
  hulls: [[0, 0, 500, 0, 0, 500]],
};
const shapes = drawn(above.shapes);

describe("a plane", () => {
  it("has hulls without points inside or on an edge", () => {
    const found = hull(pairs([0, 0, 4, 0, 4, 4, 0, 4, 2, 2, 2, 0]));
    expect(found).toEqual([[0, 0], [4, 0], [4, 4], [0, 4]]);
    expect(hull(pairs([1, 1, 2, 2]))).toHaveLength(2);
  });

  it("has distances, and none within", () => {
    const room = pairs([0, 0, 10, 0, 10, 10, 0, 10]);
    expect([distance(room, [5, 5]), distance(room, [13, 14]), distance(room, [5, -2])]).toEqual([0, 5, 2]);
  });
});

describe("a table from above", () => {
  it("is found by its kind, and is not told as a list", () => {
    expect(pictureOf(above)).toBeDefined();
    expect(pictureOf({ kind: "other" })).toBeUndefined();
    expect(pictureOf([1])).toBeUndefined();
    expect(withoutPictures({ a: above, b: { c: 1 } })).toEqual({ b: { c: 1 } });
  });

  it("is brought to one size, whatever its unit", () => {
    const { half, shapes: small, hulls } = scaled(above);
    expect([half, small[1]!.points.slice(0, 2), hulls]).toEqual([500, [237.5, -12.5], [[0, 0, 125, 0, 0, 125]]]);
  });

  it("is drawn with y downwards", () => {
    expect(shapes[2]!.middle).toEqual([0, -800]);
    expect(boxOf(shapes[2]!.corners)).toEqual({ x: -50, y: -850, width: 100, height: 100 });
  });

  it("shows all there is, and not a speck of it", () => {
    const box = sight(above, shapes, []);
    expect([box.x < -50, box.x + box.width > 1050, box.y < -850, box.y + box.height > 50]).toEqual([true, true, true, true]);
    expect(sight(above, shapes.slice(0, 1), []).width).toBe(1000);
    expect(sight(above, [], []).width).toBe(4000);
  });

  it("draws the room that three chosen shapes make", () => {
    expect(rooms(above, shapes, ["stone:1", "stone:2"]).meant).toEqual([]);
    const { told: known, meant } = rooms(above, shapes, ["stone:1", "stone:2", "stone:3", "elsewhere"]);
    expect(known).toEqual([[[0, -0], [500, -0], [0, -500]]]);
    expect(distance(meant, [300, -200])).toBe(0);
    expect(distance(meant, [1000, -800])).toBeGreaterThan(0);
  });

  it("knows what a tap means", () => {
    expect(tapped(shapes, [10, 10], 60, [])?.id).toBe("stone:1");
    expect(tapped(shapes, [66, 0], 60, [])?.id).toBe("leaf:1");
    expect(tapped(shapes, [66, 0], 60, ["stone:1"])?.id).toBe("stone:1");
    expect(tapped(shapes, [500, -500], 60, [])).toBeUndefined();
  });

  it("is told in a sentence", () => {
    expect(told(above, words)).toBe("On the table: 3 stones and 1 leaf.");
  });
});

describe("a room that is listed", () => {
  const room = { corners: ["stone:1", "stone:2", "stone:3"], inside: ["leaf:1", "leaf:2"], edge: ["leaf:2"] };
  const shapes = ["leaf:1", "leaf:2", "leaf:3"].map((id) => ({ id, points: [], class: "", letter: "", label: "", mark: "" as const }));
  const marks = (...said: string[]) => judged(shapes, { floor: {}, rooms: [room] }, said).map(({ mark }) => mark);

  it("tells what lies in it and what only touches its edge, once its corners are said", () => {
    expect(marks("stone:3", "stone:1", "stone:2")).toEqual(["in", "edge", ""]);
    expect(marks("stone:1", "stone:2")).toEqual(["", "", ""]);
  });
});
