import { describe, expect, it } from "vitest";
import type { Item } from "../../src/lib/actions";
import { fits } from "../../src/lib/legal";
import type { Point } from "../../src/lib/geometry";
import type { VerbInfo } from "../../src/lib/types";
import { allowed, beyond, breathed, dropped, far, raised, REACH, RISE, start } from "../../src/boards/drop/aims";
import { lensOf } from "../../src/boards/drop/camera.svelte";
import { blown, BREATH, BREATH_REACH, lifted, movedGhost, placedGhost, SHIFT, SLIDE, swappedGhosts } from "../../src/boards/drop/ghosts";
import type { Body } from "../../src/boards/drop/ground";
import { discOf, forceOf, HARDEST, lostOf, pullOf, travelOf, WEAKEST } from "../../src/boards/drop/measured";
import { FULL, pulled, SLACK } from "../../src/boards/drop/sling";
import { type BreathTask, type DropTask, taskOf } from "../../src/boards/drop/tasks";
import { vectors } from "../vectors";

function body(id: string, x: number, y: number, side = 10): Body {
  const half = side / 2;
  const corners: Point[] = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
  return { id, kind: id.split(":")[0]!, colour: "", letter: "", corners, middle: [x, y], side, yaw: 0 };
}

const CUBES = [body("gold:1", 0, 0), body("gold:2", 200, 0), body("key:1", 0, 100)];
const rows = CUBES.map(({ id }): [string, number][] => [[id, 1]]);
const span = (word: string, least: number, most: number) => ({ word, least, most });
const FREE = [span("height=", 150, 300), span("away=", 1, 400), span("toward=", 0, 3599)];
const EXPLORE: VerbInfo = { word: "explore", forms: [{ fields: [{ rows }] }, { fields: [{ rows }, ...FREE] }, { fields: [{ rows: [[["column:a", 1], ["row=", 3]]] }] }] };
const card = (name: string) => ({ rows: [[[name, 1]]] as [string, number][][] });
const use = (...fields: object[]): VerbInfo => ({ word: "use", forms: [{ fields }] }) as VerbInfo;
const isBody = (word: string) => CUBES.some(({ id }) => id === word);
const task = (verb: VerbInfo, ...items: Item[]) => taskOf([verb], { verb: verb.word, items }, isBody);
const ground = { near: CUBES, room: [], half: 450 };

describe("the aim of a sentence", () => {
  it("is a drop, before a cube is named and after", () => {
    const bare = taskOf([EXPLORE], null, isBody) as DropTask;
    expect([bare.is, bare.items, bare.cubes, bare.lowest, bare.highest]).toEqual(["drop", [], ["gold:1", "gold:2", "key:1"], 150, 300]);
    expect(task(EXPLORE, ["gold:1", 1], ["height=", 200], ["away=", 3], ["toward=", 0])).toEqual(bare);
    const lifting = use(card("mage"), { rows: rows.slice(0, 1) }, { rows: rows.map((row) => [["over", 1], ...row]) }, ...FREE);
    expect((task(lifting, ["mage", 1], ["gold:1", 1], ["over", 1]) as DropTask).cubes).toEqual(["gold:2", "key:1"]);
    expect(taskOf([{ word: "loot", forms: [] }, EXPLORE], null, isBody)).toBeNull();
  });

  it("is a point of one's own room", () => {
    const verb: VerbInfo = { word: "explore", forms: [{ fields: [span("height=", 150, 300), span("x=", -50, 50), span("y=", -50, 50)] }] };
    const alone = task(verb, ["height=", 200], ["x=", 0], ["y=", 0]) as DropTask;
    const room: Point[] = [[-30, -30], [30, -30], [0, 30]];
    const at = allowed({ near: [], room, half: 450 }, [100, 0]);
    expect(alone.cubes).toEqual([]);
    expect(dropped(alone, { near: [], room, half: 450 }, at, 220).items.map(([word]) => word)).toEqual(["height=", "x=", "y="]);
    expect(at[0]).toBeLessThan(30);
  });

  it("is a flick, a move, a slide, a breath or a pair of cubes", () => {
    expect(task(use(card("ranger"), { rows }, span("toward=", 0, 3599), span("force=", 1, 1000)), ["ranger", 1], ["gold:1", 1])).toMatchObject({ is: "flick", cube: "gold:1" });
    expect(task(use(card("gnome"), { rows }, span("away=", 1, 500), span("toward=", 0, 3599)), ["gnome", 1], ["gold:1", 1])).toMatchObject({ is: "move", reach: 500 });
    expect(task(use(card("tidekin"), { rows }, span("x=", -9, 9), span("y=", -9, 9)), ["tidekin", 1], ["gold:1", 1])).toMatchObject({ is: "slide", cubes: ["gold:1"] });
    expect(task(use(card("emberkin"), { rows }, span("away=", 1, 790), span("toward=", 0, 3599), span("aside=", -290, 290)), ["emberkin", 1])).toMatchObject({ is: "breath", reach: 790, aside: 290 });
    expect(task(use(card("automaton"), { rows }, { rows }), ["automaton", 1], ["gold:1", 1])).toMatchObject({ is: "pair", cubes: ["gold:2", "key:1"] });
    expect(task(use(card("rogue"), { rows }), ["rogue", 1])).toBeNull();
  });
});

describe("the hand", () => {
  const explore = taskOf([EXPLORE], null, isBody) as DropTask;

  it("goes to the nearest point within 40 mm of a cube", () => {
    expect(allowed(ground, [25, 20])).toEqual([25, 20]);
    const at = allowed(ground, [-300, -10]);
    expect(far(at, [0, 0])).toBeCloseTo(REACH);
    expect(at[1] / at[0]).toBeCloseTo(10 / 300);
    expect(far(allowed(ground, [5000, 0]), [200, 0])).toBeCloseTo(REACH);
    expect(far(start(ground), [0, 0])).toBeLessThanOrEqual(REACH + 1e-9);
  });

  it("finds the cube, the distance and the direction of its sentence", () => {
    expect(dropped(explore, ground, [190, 10], 220).items).toEqual([["gold:2", 1], ["height=", 220], ["away=", 141], ["toward=", 1350]]);
    expect(dropped(explore, ground, [0, 100], 200).items).toEqual([["key:1", 1]]);
    expect(dropped(explore, ground, [0, 100], 210).items).toEqual([["key:1", 1], ["height=", 210], ["away=", 1], ["toward=", 0]]);
    for (let turn = 0; turn < 60; turn += 1) {
      const action = dropped(explore, ground, allowed(ground, beyond([80, 40], 30 * turn, turn)), 150 + turn);
      expect(fits([EXPLORE], action)).toBe(true);
    }
  });

  it("rises and sinks for as long as it is held", () => {
    expect([0, RISE / 3, RISE, (RISE * 4) / 3, 2 * RISE].map((time) => raised(150, 300, 150, time))).toEqual([150, 200, 300, 250, 150]);
    expect(raised(150, 300, 200, RISE / 3)).toBe(250);
  });

  it("lands in a wider disc from higher up", () => {
    const discs = [150, 200, 250, 300].map((height) => discOf(height));
    discs.slice(1).forEach(({ r50, r90 }, at) => expect([r50 > discs[at]!.r50, r90 > discs[at]!.r90, r90 > r50]).toEqual([true, true, true]));
    expect(discOf(225).r50).toBeCloseTo((discs[1]!.r50 + discs[2]!.r50) / 2);
    expect(discOf(400)).toEqual(discs[3]);
  });
});

describe("the sling", () => {
  const lens = lensOf({ x: 0, y: 0, scale: 0.5 }, 400, 400);

  it("does nothing below 24 pixels, and everything from there to the full pull", () => {
    expect(pulled(lens, [200, 200], [200, 200 + SLACK - 1])).toBeNull();
    expect(pulled(lens, [200, 200], [200, 200 + SLACK])).toMatchObject({ pull: 0 });
    expect(pulled(lens, [10, 10], [10, 10 + FULL + 50])).toMatchObject({ pull: 1 });
  });

  it("flicks against the pull, wherever the pointer came down", () => {
    expect(pulled(lens, [50, 50], [50, 150])!.toward).toBeCloseTo(Math.PI / 2);
    expect(pulled(lens, [300, 80], [200, 80])!.toward).toBeCloseTo(0);
  });

  it("maps 0 to 100 % to forces of which each moves a cube farther", () => {
    expect([forceOf(0), forceOf(1)]).toEqual([WEAKEST, HARDEST]);
    expect([WEAKEST, HARDEST]).toEqual([160, 1000]);
    expect(pullOf(forceOf(0.43))).toBeCloseTo(0.43, 2);
    const travels = [0, 0.25, 0.5, 0.75, 1].map((pull) => travelOf(forceOf(pull)));
    travels.slice(1).forEach(({ p50 }, at) => expect(p50).toBeGreaterThan(travels[at]!.p50 + 10));
    travels.forEach(({ p10, p50, p90, lost }) => expect([p10 < p50, p50 < p90, lost >= 0]).toEqual([true, true, true]));
  });

  it("tells the chance that this cube goes over the edge, by its way to it", () => {
    const [east, west] = [0, Math.PI];
    expect(lostOf(160, [0, 0], east, 450)).toBe(0);
    expect(lostOf(HARDEST, [440, 0], east, 450)).toBeGreaterThan(0.95);
    expect(lostOf(HARDEST, [440, 0], west, 450)).toBeLessThan(0.05);
    const ways = [0, 100, 200, 300, 400].map((x) => lostOf(HARDEST, [x, 0], east, 450));
    ways.slice(1).forEach((chance, at) => expect(chance).toBeGreaterThan(ways[at]!));
    expect(lostOf(700, [300, 0], east, 450)).toBeLessThan(lostOf(HARDEST, [300, 0], east, 450));
    expect(lostOf(HARDEST, [0, 300], Math.PI / 2, 450)).toBeCloseTo(lostOf(HARDEST, [300, 0], east, 450), 9);
  });
});

describe("ghosts", () => {
  it("lie where a cube is moved, and tell what is in the way", () => {
    const move = (away: number, toward: number) => movedGhost(CUBES, CUBES[0]!, { verb: "use", items: [["away=", away], ["toward=", toward]] });
    expect(move(300, 0)).toMatchObject({ free: true, ghosts: [{ corners: [[25, -5], [35, -5], [35, 5], [25, 5]] }] });
    expect(move(980, 900).free).toBe(false);
  });

  it("change places", () => {
    const { ghosts, free } = swappedGhosts(CUBES, CUBES[0]!, CUBES[1]!);
    expect([free, ghosts.map(({ body: { id }, corners }) => [id, corners[0]])]).toEqual([true, [["gold:1", [195, -5]], ["gold:2", [-5, -5]]]]);
  });

  it("put a cube of the reserve in the place of another, and shift a larger one out of the way", () => {
    const place = (word: string, others: Body[]) => placedGhost([CUBES[2]!, ...others], word, CUBES[2]!);
    expect(place("gold:1", [])).toMatchObject({ free: true, ghosts: [{ body: { id: "gold:1", kind: "gold" }, corners: [[-4, 96], [4, 96], [4, 104], [-4, 104]] }] });
    const small = body("red:1", 50, 50, 8);
    const near = body("blue:1", 58.5, 50, 8);
    const [ghost] = placedGhost([small, near], "chest:1", small).ghosts;
    expect(ghost!.corners).toEqual([[44.5, 45], [54.5, 45], [54.5, 55], [44.5, 55]]);
    const walled = [near, body("blue:2", 41.5, 50, 8), body("blue:3", 50, 58.5, 8), body("blue:4", 50, 41.5, 8)];
    expect(placedGhost([small, ...walled], "chest:1", small)).toEqual({ ghosts: [], free: false });
  });

  it("use the lengths of the rules", () => {
    const { shift, slide, breath, reach } = vectors.lengths;
    expect([SHIFT, SLIDE, BREATH, 1000 * BREATH_REACH]).toEqual([shift, slide, breath, reach]);
  });

  it("show what a breath blows away and what Fairy Dust lifts", () => {
    expect(blown(CUBES, [-30, 0], 0).map(({ body: { id } }) => id)).toEqual(["gold:1"]);
    expect(lifted(CUBES, [0, 61]).map(({ id }) => id)).toEqual(["key:1"]);
    const breath: BreathTask = { is: "breath", verb: "use", items: [["emberkin", 1]], cubes: [], reach: 790, aside: 290 };
    expect(breathed(breath, CUBES, [-30, 0], 0.1)!.items).toEqual([["emberkin", 1], ["gold:1", 1], ["away=", 300], ["toward=", 1800], ["aside=", 57]]);
    expect(breathed(breath, CUBES, [-30, 0], Math.PI)).toBeNull();
  });
});
