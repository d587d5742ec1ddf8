import { describe, expect, it } from "vitest";
import { DEED, isUrgent, Pacing } from "../src/lib/pacing";
import { EMPTY, type Snapshot, type Told } from "../src/lib/store";
import type { AskInfo, SeatInfo, TableInfo } from "../src/lib/types";

const seat = (who: string) => ({ who, lent: "" }) as SeatInfo;
const table = { seats: [seat("me"), seat("bot:adept"), seat("friend")], tempo: 0 } as TableInfo;
const step = (seq: number, by: number, events = 1): Told => ({ seq, by, text: "", events: { [-1]: Array.from({ length: events }, () => ({ key: "moved" })) } });
const after = (...story: Told[]): Snapshot => ({ ...EMPTY, table, mine: [0], story, seq: story.at(-1)?.seq ?? -1 });
const asked = (kind: string, seat = 0) => ({ seat, kind }) as AskInfo;

/** A table whose time stands still until it is moved on. */
function watched(speed = 1) {
  const seen: [seq: number, behind: number][] = [];
  const timers: { at: number; then: () => void }[] = [];
  let time = 0;
  const clock = {
    now: () => time,
    wait: (milliseconds: number, then: () => void) => {
      const timer = { at: time + milliseconds, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const pacing = new Pacing((snapshot, behind) => seen.push([snapshot.seq, behind]), () => speed, ({ seq }) => (seq === 99 ? 0 : DEED), clock);
  const pass = (milliseconds: number) => {
    time += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= time)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.then();
    }
  };
  return { pacing, seen, pass };
}

const FIRST = step(1, 2);
const deeds = (last: number) => [FIRST, ...Array.from({ length: last - 1 }, (_, at) => step(at + 2, 1))];

describe("the deeds of bots", () => {
  it("are shown one after the other, each for its time", () => {
    const { pacing, seen, pass } = watched();
    for (const last of [1, 2, 3, 4]) pacing.take(after(...deeds(last)));
    expect(seen.at(-1)).toEqual([2, 2]);
    pass(DEED - 1);
    expect(seen.at(-1)![0]).toBe(2);
    pass(1);
    expect(seen.at(-1)).toEqual([3, 1]);
    pass(DEED);
    expect(seen.at(-1)).toEqual([4, 0]);
  });

  it("go faster with the speed, and are not delayed at speed 0", () => {
    const quick = watched(3);
    for (const last of [1, 2, 3]) quick.pacing.take(after(...deeds(last)));
    quick.pass(DEED / 3);
    expect(quick.seen.at(-1)).toEqual([3, 0]);
    const still = watched(0);
    for (const last of [1, 2, 3]) still.pacing.take(after(...deeds(last)));
    expect(still.seen.at(-1)).toEqual([3, 0]);
  });

  it("can be skipped, and an own act passes them", () => {
    const { pacing, seen } = watched();
    for (const last of [1, 2, 3, 4]) pacing.take(after(...deeds(last)));
    pacing.skip();
    expect(seen.at(-1)).toEqual([4, 0]);
    pacing.take(after(...deeds(5)));
    pacing.take(after(...deeds(6)));
    pacing.take(after(...deeds(6), step(7, 0)));
    expect(seen.at(-1)).toEqual([7, 0]);
  });

  it("do not hide a question whose time runs", () => {
    const { pacing, seen } = watched();
    for (const last of [1, 2, 3]) pacing.take(after(...deeds(last)));
    const open = { ...after(...deeds(4)), asks: [asked("may"), asked("close", -1)] };
    expect(isUrgent(open)).toBe(true);
    pacing.take(open);
    expect(seen.at(-1)).toEqual([4, 0]);
    expect(isUrgent({ ...open, asks: [asked("may")] })).toBe(false);
    expect(isUrgent({ ...open, asks: [asked("must")] })).toBe(false);
    expect(isUrgent({ ...open, asks: [asked("must")], table: { ...table, tempo: 60 } })).toBe(true);
  });

  it("are the only steps that wait: people and silent steps do not", () => {
    const { pacing, seen } = watched();
    pacing.take(after(FIRST));
    pacing.take(after(FIRST, step(2, 2)));
    pacing.take(after(FIRST, step(2, 2), step(3, 1, 0)));
    expect(seen.at(-1)).toEqual([3, 0]);
  });

  it("pass at once where the board does not pace them", () => {
    const { pacing, seen } = watched();
    for (const story of [[FIRST], [FIRST, step(99, 1)], [FIRST, step(99, 1), step(100, 1)]]) pacing.take(after(...story));
    expect(seen.at(-1)).toEqual([100, 0]);
  });

  it("are shown to spectators in the same way", () => {
    const { pacing, seen, pass } = watched();
    for (const last of [1, 2, 3]) pacing.take({ ...after(...deeds(last)), mine: [] });
    expect(seen.at(-1)![0]).toBe(2);
    pass(DEED);
    expect(seen.at(-1)![0]).toBe(3);
  });
});
