import { expect, test } from "vitest";
import { heard, type Lesson, standing, wayOn } from "../src/lib/guide";

const lesson: Lesson = {
  over: "over",
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
  expect(at(-1, "a")).toBeNull();
});

const explained: Lesson = {
  steps: [
    { about: "table", says: [], reads: true },
    { about: "aim", says: [({ sections }) => `explore ${sections.near}`], hand: "free" },
    { about: "room", says: [], reads: true },
    { about: "edge", says: [], reads: true },
    { about: "loot", says: ["loot a b c"] },
    { about: "ability", says: [], reads: true },
    { about: "choice", says: [] },
  ],
  over: "over",
  count: (view) => view.sections.count,
};
const read = (count: number, turned: number) => standing(explained, { sections: { count, near: "gold" }, undo: false }, turned);

test("steps that only explain are turned one by one, before the sentence that is expected anyway", () => {
  expect(read(0, 0)).toEqual({ step: 0, says: "explore gold", hand: "free", reads: true });
  expect(read(0, 1)).toEqual({ step: 1, says: "explore gold", hand: "free" });
  expect(read(0, 5)?.step).toBe(1);
  expect([0, 1, 2].map((turned) => read(1, turned)?.step)).toEqual([2, 3, 4]);
  expect(read(1, 2)).toEqual({ step: 4, says: "loot a b c" });
  expect(read(2, 0)).toEqual({ step: 5, says: "", reads: true });
  expect(read(2, 1)).toEqual({ step: 6, says: "" });
  expect(read(3, 0)).toEqual({ step: 7, says: "" });
});

test("a hand may say other numbers than those expected, or is led", () => {
  const at = (hand?: "free" | "led") => ({ step: 0, says: "explore gold height=200", ...(hand && { hand }) });
  expect(heard(at(), "explore key")).toBe("");
  expect(heard(at("free"), "explore key")).toBe("explore key");
  expect(heard(at("led"), "explore key")).toBe("explore gold height=200");
  expect(heard(at("led"), "leave")).toBe("");
  expect(heard({ step: 0, says: "" }, "leave")).toBe("leave");
});

test("the next word of what is meant", () => {
  expect(wayOn("fight mage ooze*2", null, [])).toEqual(["fight", 1]);
  expect(wayOn("fight mage ooze*2", "fight", [])).toEqual(["mage", 1]);
  expect(wayOn("fight mage ooze*2", "fight", [["mage", 1]])).toEqual(["ooze", 2]);
  expect(wayOn("fight mage ooze*2", "fight", [["thief", 1]])).toBeNull();
  expect(wayOn("fight mage ooze*2", "flee", [])).toBeNull();
  expect(wayOn("", null, [])).toBeNull();
});
