import { describe, expect, it } from "vitest";
import { colourOf, cutOf, facets, initial } from "../src/lib/gems";

describe("a gem", () => {
  it("has another cut and another colour on each of four seats", () => {
    const seats = [0, 1, 2, 3];
    expect(new Set(seats.map(cutOf)).size).toBe(4);
    expect(new Set(seats.map(colourOf)).size).toBe(4);
    expect(seats.map((seat) => facets(seat).facets.length)).toEqual([6, 12, 8, 10]);
  });

  it("is lit from above on the left", () => {
    const lights = facets(0).facets.map(({ light }) => light);
    expect(Math.max(...lights)).toBeGreaterThan(0.8);
    expect(Math.min(...lights)).toBeLessThan(-0.8);
  });

  it("bears the first letter of a name, whatever that is", () => {
    expect([" ada", "éva", "🜂x", ""].map(initial)).toEqual(["A", "É", "🜂", ""]);
  });
});
