import { expect, test } from "vitest";
import { type Lesson, standing, wayOn } from "../src/lib/guide";

const lesson: Lesson = {
  steps: [
    { about: "one", says: ["fight mage ooze*2", "go on"] },
    { about: "two", says: ["descend"] },
    { about: "choice", says: [] },
  ],
  places: ["a", "b", "c"],
  count: (view) => view.sections.count,
  place: (view) => view.sections.place,
};
const at = (count: number, place: string) => standing(lesson, { sections: { count, place }, undo: false });

test("where a lesson stands is read from the table", () => {
  expect(at(0, "a")).toEqual({ step: 0, says: "fight mage ooze*2" });
  expect(at(1, "b")).toEqual({ step: 0, says: "go on" });
  expect(at(2, "c")).toEqual({ step: 1, says: "descend" });
  expect(at(3, "")).toEqual({ step: 2, says: "" });
  expect(at(4, "")).toEqual({ step: 3, says: "" });
  expect(at(9, "")).toEqual({ step: 3, says: "" });
});

test("off its path there is no lesson", () => {
  expect(at(1, "a")).toBeNull();
});

test("the next word of what is meant", () => {
  expect(wayOn("fight mage ooze*2", null, [])).toBe("fight");
  expect(wayOn("fight mage ooze*2", "fight", [])).toBe("mage");
  expect(wayOn("fight mage ooze*2", "fight", [["mage", 1]])).toBe("ooze");
  expect(wayOn("fight mage ooze*2", "fight", [["thief", 1]])).toBe("");
  expect(wayOn("fight mage ooze*2", "flee", [])).toBe("");
  expect(wayOn("", null, [])).toBe("");
});
