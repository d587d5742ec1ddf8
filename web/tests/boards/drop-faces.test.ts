import { describe, expect, it } from "vitest";
import { CELLS, cellOf, GRID, placeIn, VEILED } from "../../src/boards/drop/scene/cells";
import { Trails } from "../../src/boards/drop/scene/trails";

describe("the cells of the faces", () => {
  it("are all different and within the texture", () => {
    expect(CELLS.length).toBeLessThanOrEqual(GRID * GRID);
    const ids = CELLS.map((name) => (name.includes(":") ? name : `${name}:3`));
    expect(new Set(ids.map((id) => cellOf(id).join())).size).toBe(CELLS.length);
    for (const id of ids) {
      for (const each of [...placeIn(cellOf(id), 0, 0), ...placeIn(cellOf(id), 1, 1)]) expect(each > 0 && each < 1).toBe(true);
    }
  });

  it("are by number for pillars and tokens, by kind for the rest, and veiled for what nobody knows", () => {
    expect(cellOf("pillar:3")).not.toEqual(cellOf("pillar:4"));
    expect(cellOf("gold:1")).toEqual(cellOf("gold:20"));
    expect(cellOf("veiled:1")).toEqual(cellOf("?"));
    expect(CELLS).toContain(VEILED);
  });
});

describe("trails", () => {
  const body = (z: number, x = 0) => [{ id: "gold:1", x, y: 0, z, side: 8 }];

  it("has a streak behind what is fast, and none behind what lies", () => {
    const trails = new Trails();
    trails.move(body(200), 0);
    trails.move(body(180), 16);
    const [streak] = trails.streaks();
    expect(streak!.from[2]).toBeGreaterThan(180);
    trails.move(body(180), 32);
    expect(trails.streaks()).toEqual([]);
  });

  it("has dust where a fall ends on the cloth, which settles", () => {
    const trails = new Trails();
    trails.move(body(40, 7), 0);
    trails.move(body(20, 7), 16);
    trails.move(body(1, 7), 32);
    expect(trails.puffs(32)).toEqual([]);
    trails.move(body(6, 7), 48);
    const [puff] = trails.puffs(48);
    expect(puff!.x).toBe(7);
    expect(trails.puffs(400)[0]!.strength).toBeLessThan(puff!.strength);
    expect(trails.puffs(2000)).toEqual([]);
  });

  it("has no dust where something stops high above the cloth", () => {
    const trails = new Trails();
    [200, 180, 160, 160].forEach((z, at) => trails.move(body(z), at * 16));
    expect(trails.puffs(48)).toEqual([]);
  });
});
