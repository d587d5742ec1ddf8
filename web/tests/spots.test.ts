import { describe, expect, it } from "vitest";
import { freeSpot } from "../src/lib/spots";

describe("free spots", () => {
  const area = { x: 100, y: 50, width: 300, height: 300 };

  it("lie away from everything that must be seen", () => {
    const kept = [{ x: 100, y: 50, width: 300, height: 180 }, { x: 100, y: 230, width: 200, height: 120 }];
    for (let turn = 0; turn < 9; turn++) {
      const [x, y] = freeSpot(area, kept, 60, turn);
      expect(x - 30).toBeGreaterThanOrEqual(200);
      expect(y - 30).toBeGreaterThanOrEqual(180);
      expect(x + 30).toBeLessThanOrEqual(300);
      expect(y + 30).toBeLessThanOrEqual(300);
    }
  });

  it("are the best there are where nothing is free", () => {
    const [x, y] = freeSpot(area, [area], 60, 3);
    expect([x, y].every(Number.isFinite)).toBe(true);
  });
});
