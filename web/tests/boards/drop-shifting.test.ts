import { describe, expect, it } from "vitest";
import { centre, footprintOf, placed, shortestShift, slide } from "../../src/boards/drop/shifting";
import { vectors } from "../vectors";

describe("a cube that is moved by hand", () => {
  it("lies where the rules lay it, to the micrometre", () => {
    for (const { own, others, limit, toward, ...wanted } of vectors.shifts) {
      const [footprint, rest] = [footprintOf(own), others.map(footprintOf)];
      expect(centre(footprint)).toEqual(wanted.centre);
      expect(placed(footprint, toward, 12_000).flat()).toEqual(wanted.placed);
      expect(shortestShift(footprint, rest, limit)).toEqual(wanted.shift);
      expect(slide(footprint, toward, 15_000, rest).flat()).toEqual(wanted.slid);
    }
  });
});
