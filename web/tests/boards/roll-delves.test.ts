import { expect, test } from "vitest";
import { courseOf } from "../../src/boards/roll/delves";

const line = (seat: number, ...events: Record<string, unknown>[]) => ({ seat, text: "", draws: 0, film: -1, events });

test("a delve brings what was gained in it, and what was lost again is not counted", () => {
  const course = courseOf(
    [
      line(-1, { key: "delve", seat: 0, number: 1 }),
      line(0, { key: "xp", seat: 0, number: 3, total: 3 }, { key: "delve", seat: 1, number: 1 }),
      line(1, { key: "xp", seat: 1, number: 2, total: 2 }, { key: "delve", seat: 0, number: 2 }),
      line(0, { key: "xp", seat: 0, number: 4, total: 7 }),
      line(0, { key: "xp-lost", seat: 0, number: 1, total: 6 }),
    ],
    2,
  );
  expect(course.delves).toEqual([
    [
      { step: 0, xp: 3 },
      { step: 2, xp: 3 },
    ],
    [{ step: 1, xp: 2 }],
  ]);
  expect(course.xp).toEqual([
    [0, 3, 3, 7, 6],
    [0, 0, 2, 2, 2],
  ]);
});
