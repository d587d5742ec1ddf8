import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "../../src/boards/drop/camera.svelte";
import { Gestures, HOLD } from "../../src/boards/drop/gestures";
import type { Grip } from "../../src/boards/drop/grip.svelte";
import type { Body, Lens } from "../../src/boards/drop/ground";
import { goNearer } from "../../src/boards/drop/nearer";
import { LONG, Touch } from "../../src/boards/drop/touch";
import type { Point } from "../../src/lib/geometry";

const AT: Point = [100, 100];
const event = (type: string, timeStamp: number) => ({ type, pointerId: 1, button: 0, timeStamp });

describe("a touch", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function touched(): { touch: Touch; told: unknown[] } {
    const told: unknown[] = [];
    const camera = { isWhole: true, swing: () => told.push("swing") } as unknown as Camera;
    return { touch: new Touch(camera, (_, again) => told.push(again ? "again" : "tap"), (at) => told.push(at)), told };
  }

  it("that is short is a tap, even where the machine was too busy to see it in time", () => {
    const { touch, told } = touched();
    touch.take(event("pointerdown", 0), AT);
    vi.advanceTimersByTime(2 * LONG);
    touch.take(event("pointerup", 50), AT);
    touch.take(event("pointerdown", 100), AT);
    vi.advanceTimersByTime(2 * LONG);
    touch.take(event("pointerup", 150), AT);
    expect(told.filter((each) => typeof each === "string")).toEqual(["tap", "again"]);
  });

  it("that rests asks about what lies there, and is no tap", () => {
    const { touch, told } = touched();
    touch.take(event("pointerdown", 0), AT);
    vi.advanceTimersByTime(LONG + 1);
    touch.take(event("pointermove", LONG + 20), [140, 100]);
    touch.take(event("pointerup", LONG + 60), [140, 100]);
    expect(told).toEqual([AT, [140, 100]]);
  });

  it("that moves is neither", () => {
    const { touch, told } = touched();
    touch.take(event("pointerdown", 0), AT);
    touch.take(event("pointermove", 20), [140, 100]);
    vi.advanceTimersByTime(2 * LONG);
    touch.take(event("pointerup", 60), [140, 100]);
    expect(told).toEqual(["swing"]);
  });
});

/** A camera that frames what it is told at the scale that is given for it. */
function eye(scales: number[]): Camera {
  const found = {
    isWhole: true,
    sight: { scale: 1 },
    frame: () => found.look(scales.shift() ?? 1),
    zoom: (by: number) => found.look(found.sight.scale * by),
    whole: () => found.look(1),
    look: (scale: number) => [found.sight, found.isWhole] = [{ scale }, scale === 1],
  };
  return found as unknown as Camera;
}

describe("a double tap", () => {
  const room: Point[] = [[0, 0], [100, 0], [0, 100]];
  const cube = { id: "gold:1", middle: [50, 0], corners: room } as unknown as Body;
  const scalesOf = (camera: Camera, tight: Body | undefined, lit: Point[] = room, taps = 4) =>
    Array.from({ length: taps }, () => (goNearer(camera, AT, lit, tight, []), camera.sight.scale));

  it("frames the room, then the cubes in dispute, then shows the table again", () => {
    expect(scalesOf(eye([2, 6, 2]), cube)).toEqual([2, 6, 1, 2]);
  });

  it("goes back where nothing is in dispute, or where that is no nearer", () => {
    expect(scalesOf(eye([2, 2]), undefined)).toEqual([2, 1, 2, 1]);
    expect(scalesOf(eye([2, 1.9, 2, 1.9]), cube)).toEqual([2, 1, 2, 1]);
  });

  it("goes nearer also if the room fills the table, or there is none", () => {
    expect(scalesOf(eye([1, 1]), undefined, room, 2)).toEqual([3, 1]);
    expect(scalesOf(eye([1, 5]), cube, room, 2)).toEqual([5, 1]);
    expect(scalesOf(eye([]), undefined, [], 2)).toEqual([3, 1]);
  });
});

describe("a hand over the table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("Element", class {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Return what is done if the finger comes up after so many milliseconds, seen only when the timer is long over. */
  function done(after: number): string[] {
    const told: string[] = [];
    const grip = {
      task: { is: "drop" },
      raising: false,
      raise: () => void (grip.raising = true),
      lower: () => void (grip.raising = told.push("lower") < 0),
      send: () => told.push("send"),
      settle: () => told.push("settle"),
      wish: () => undefined,
    };
    const lens = { from: (pixel: Point) => pixel };
    const gestures = new Gestures(grip as unknown as Grip, () => ({ lens: lens as unknown as Lens, width: 390, height: 600 }));
    gestures.pointer({ ...event("pointerdown", 0), currentTarget: {} } as unknown as PointerEvent, AT);
    vi.advanceTimersByTime(2 * HOLD);
    gestures.pointer(event("pointerup", after) as unknown as PointerEvent, AT);
    return told;
  }

  it("drops when a finger that rested lets go", () => {
    expect(done(HOLD + 10)).toEqual(["send"]);
  });

  it("drops nothing at a tap, however late the machine sees it", () => {
    expect(done(60)).toEqual(["lower", "settle"]);
  });
});
