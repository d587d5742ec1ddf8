import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandOf, marksOf, momentFrom, nextSpeed, stays, stepIn } from "../src/lib/player";
import { actorAt, seatFrom, snapshotOf, Steps, storyOf, tableOf, viewOf } from "../src/lib/replayed";
import type { HighlightInfo, ReplayInfo, ReplayLine, ReplayStep } from "../src/lib/types";
import { Player } from "../src/parts/player.svelte";

const line = (seat: number, draws = 0): ReplayLine => ({ seat, text: "", draws, film: -1, events: [{ key: "rolled", seat }] });
const moment = (step: number, seat = 0): HighlightInfo => ({ step, key: "dragon", seat, data: {} });
const STORY = [line(-1, 1), line(0), line(1, 2), line(1), line(0)];
const INFO: ReplayInfo = { game: "any", options: {}, players: ["Ada", "bot:random"], steps: 4, outcome: null, titles: {}, highlights: [], best: {}, turned: {}, at: 0, day: "" };
const pressed = (key: string, altKey = false, shiftKey = false) => ({ key, altKey, shiftKey, ctrlKey: false, metaKey: false });
const step = (at: number, sections: Record<string, unknown> = {}): ReplayStep => ({ step: at, sections, events: [], text: "", seat: 0, draws: [], film: -1 });

describe("the clockwork of a replay", () => {
  it("stays longer where dice fall, and shorter the faster it plays", () => {
    expect([stays(STORY[1], 1), stays(STORY[2], 1), stays(STORY[2], 4), stays(STORY[1], 0.5)]).toEqual([900, 1600, 400, 1800]);
    expect([0.5, 1, 2, 4].map(nextSpeed)).toEqual([1, 2, 4, 0.5]);
  });

  it("knows its keys, and leaves those that scroll", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((key) => commandOf(pressed(key)))).toEqual(["back", "forward", "first", "last", "play", undefined]);
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home"].map((key) => commandOf(pressed(key, false, true)))).toEqual(["before", "after", "faster", "slower", undefined]);
    expect(commandOf(pressed("ArrowLeft", true))).toBeUndefined();
    expect(["ArrowUp", "ArrowDown", "PageDown"].map((key) => commandOf(pressed(key)))).toEqual([undefined, undefined, undefined]);
  });

  it("finds the moments around a step, then the ends", () => {
    const moments = [moment(2), moment(7), moment(7, 1)];
    expect([0, 2, 5, 7].map((at) => momentFrom(at, moments, 9, 1))).toEqual([2, 7, 7, 9]);
    expect([9, 7, 2].map((at) => momentFrom(at, moments, 9, -1))).toEqual([7, 2, 0]);
  });

  it("reads the step of a link, and nothing else", () => {
    expect(["#3", "#99", "#0", "", "#rules", "#-1", "#1e3"].map((hash) => stepIn(hash, 9))).toEqual([3, 9, 0, null, null, null, null]);
  });

  it("marks dice, moments and words", () => {
    const chat = [1, 1, 4].map((at) => ({ step: at, who: "a", name: "Ada", text: "Ha", phrase: "" }));
    expect(marksOf(STORY, [moment(2), moment(2, 1), moment(4)], { 1: 2 }, chat)).toEqual({
      dice: [0, 2],
      plain: [1, 3, 4],
      moments: [{ step: 2, best: false }, { step: 4, best: true }],
      chat: [1, 4],
    });
  });
});

describe("a player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const made = () => new Player(() => ({ last: 4, story: STORY, moments: [moment(3)] }));

  it("plays step by step to the end, and begins again", () => {
    const player = made();
    player.toggle();
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) {
      player.run(player.step);
      vi.advanceTimersByTime(1600);
      seen.push(player.step);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(player.playing).toBe(false);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
  });

  it("waits until the step is on the board", () => {
    const player = made();
    player.toggle();
    expect(player.run(-1)).toBeUndefined();
    const stop = player.run(0);
    stop?.();
    vi.advanceTimersByTime(5000);
    expect(player.step).toBe(0);
  });

  it("obeys, and pauses where somebody steps by hand", () => {
    const player = made();
    player.toggle();
    player.obey("after");
    expect([player.step, player.playing]).toEqual([3, false]);
    for (const [command, at] of [["back", 2], ["last", 4], ["forward", 4], ["before", 3], ["first", 0], ["back", 0]] as const) {
      player.obey(command);
      expect(player.step).toBe(at);
    }
    for (const [command, speed] of [["faster", 2], ["faster", 4], ["faster", 4], ["slower", 2]] as const) {
      player.obey(command);
      expect(player.speed).toBe(speed);
    }
  });
});

describe("a step for a board", () => {
  it("looks like a live table", () => {
    const story = storyOf(STORY);
    const now = snapshotOf(tableOf("t", INFO), story, step(2, { pot: 3 }), -1);
    expect(now.story.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(now.story[2]?.events[-1]).toEqual(STORY[2]?.events);
    expect([now.seq, now.over, now.asks[0]?.seat]).toEqual([2, false, 1]);
    expect(now.views[-1]?.sections).toEqual({ pot: 3 });
    expect(now.table?.seats.map(({ who }) => who)).toEqual(["", "bot:random"]);
    expect([0, 2, 4].map((at) => actorAt(story, at))).toEqual([-1, 1, 0]);
  });

  it("is gone on from in one's own seat, or in that of the next move", () => {
    const story = storyOf(STORY);
    const { players } = INFO;
    expect([seatFrom(story, 1, 0, players, "Ada"), seatFrom(story, 1, -1, players, "Ada"), seatFrom(story, 1, -2, players, "Bruno"), seatFrom(story, 3, -1, players, "")]).toEqual([0, 0, 1, 0]);
  });

  it("shows everybody's secrets as their owner sees them", () => {
    const all = step(1, { pot: 3, hand: null, "hand/0": [1], "hand/1": [2], "quest/1": "gold" });
    expect([0, 1].map((seat) => viewOf(all, seat).sections)).toEqual([{ pot: 3, hand: [1] }, { pot: 3, hand: [2], quest: "gold" }]);
  });

  it("is fetched once, with those that follow, and again after a failure", async () => {
    const asked: number[] = [];
    let broken = true;
    const steps = new Steps(async (at) => {
      asked.push(at);
      if (at === 9 && broken) throw new Error("no answer");
      return step(at);
    }, 9);
    await steps.get(3);
    await steps.get(4);
    expect(asked).toEqual([3, 4, 5, 6, 7, 8]);
    await expect(steps.get(9)).rejects.toThrow();
    broken = false;
    expect((await steps.get(9)).step).toBe(9);
  });
});
