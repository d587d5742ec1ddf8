import { describe, expect, it } from "vitest";
import { say } from "../src/lib/actions";
import { bounded, firstOf, readAs, shownAs, stepOf } from "../src/lib/measures";
import { begun, heaped, isWhole, numbered, split, taken } from "../src/lib/sentence";
import type { VerbInfo } from "../src/lib/types";

const span = (word: string, least: number, most: number) => ({ word, least, most });
const AIM = [span("x=", -500, 500), span("height=", 150, 300), span("toward=", 0, 3599)];
const verbs: VerbInfo[] = [
  { word: "throw", forms: [{ fields: [{ rows: [[["ball", 1]], [["stone", 1]]] }, ...AIM] }] },
  { word: "shout", forms: [{ fields: [span("force=", 1, 5)] }] },
  { word: "lay", forms: [{ fields: [{ words: ["egg"], caps: [6], least: 1, most: 6 }, span("x=", 1, 9)] }] },
  { word: "go", forms: [{ fields: [span("x=", 0, 10)] }, { fields: [span("x=", 0, 3), span("y=", 0, 100)] }] },
];

describe("a sentence with measures", () => {
  it("opens every measure that has to be said, where measures begin", () => {
    const step = taken(verbs, begun(verbs, "throw"), { word: "stone", least: 1, most: 1 });
    expect(say(step)).toBe("throw stone x=0 height=225 toward=0");
    expect(step.ranges.map((range) => range.at)).toEqual([1, 2, 3]);
  });

  it("begins measures as the game itself would", () => {
    const hints = [["stone", 1], ["x=", 120], ["height=", 999]] as const;
    const step = taken(verbs, begun(verbs, "throw", hints), { word: "stone", least: 1, most: 1 }, hints);
    expect(say(step)).toBe("throw stone x=120 height=300 toward=0");
  });

  it("waits for a word where there is a choice", () => {
    expect(begun(verbs, "throw")).toEqual({ verb: "throw", items: [], ranges: [] });
    expect(say(begun(verbs, "shout"))).toBe("shout force=1");
  });

  it("keeps the other numbers when one is changed, within bounds", () => {
    let step = taken(verbs, begun(verbs, "throw"), { word: "ball", least: 1, most: 1 });
    step = numbered(verbs, step, 3, 455);
    step = numbered(verbs, step, 1, 9999);
    expect(say(step)).toBe("throw ball x=500 height=225 toward=455");
    expect(step.ranges).toHaveLength(3);
    expect(numbered(verbs, step, 0, 7)).toBe(step);
  });

  it("opens a count that is the only one, and what must follow it", () => {
    let step = begun(verbs, "lay");
    expect(say(step)).toBe("lay egg x=1");
    step = numbered(verbs, numbered(verbs, step, 1, 4), 0, 3);
    expect(say(step)).toBe("lay egg*3 x=4");
  });

  it("leaves a few counts to be chosen, and splits them", () => {
    const few: VerbInfo[] = [{ word: "lay", forms: [{ fields: [{ words: ["egg"], caps: [3], least: 1, most: 3 }] }] }];
    const step = begun(few, "lay");
    expect(say(step)).toBe("lay");
    const choices = split(few, step, [span("egg", 1, 3)], 8);
    expect(choices.map(({ least, most }) => [least, most])).toEqual([[1, 1], [2, 2], [3, 3]]);
    expect(split(few, step, [span("egg", 1, 3)], 2)).toEqual([span("egg", 1, 3)]);
    expect([isWhole(few, step), isWhole(few, taken(few, step, span("egg", 3, 3)))]).toEqual([false, true]);
  });

  it("ends where it may end", () => {
    expect(say(begun(verbs, "go"))).toBe("go x=0");
  });
});

describe("measures as they are read", () => {
  it("have units that people know", () => {
    expect([shownAs("toward=", 455), readAs("toward=", 45.5), shownAs("force=", 3)]).toEqual([45.5, 455, 3]);
  });

  it("go in sensible steps", () => {
    expect(stepOf("force=", 1, 5)).toBe(1);
    expect(stepOf("height=", 150, 300)).toBe(5);
    expect(stepOf("toward=", 0, 3599)).toBe(100);
    expect(stepOf("x=", -2000, 2000)).toBe(100);
    expect(stepOf("force=", 0, 1000)).toBe(50);
  });

  it("stay within bounds, or go round", () => {
    expect(bounded("x=", 12, 0, 9)).toBe(9);
    expect(bounded("toward=", 3600, 0, 3599)).toBe(0);
    expect(bounded("toward=", -100, 0, 3599)).toBe(3500);
  });

  it("begin at nothing, at the least of few, or in the middle", () => {
    expect([firstOf(-5, 5), firstOf(1, 5), firstOf(150, 300)]).toEqual([0, 1, 225]);
  });
});

describe("many words", () => {
  const choices = (...words: string[]) => words.map((word) => ({ word, least: 1, most: 1 }));
  const many = choices("stone:1", "stone:2", "stone:3", "leaf:1", "leaf:2", "over");

  it("are offered kind by kind", () => {
    expect(heaped(many, 5).map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ["stone", 3],
      ["leaf", 2],
      ["over", 1],
    ]);
  });

  it("stand by themselves where they are few, or of one kind, or hardly of any", () => {
    expect(heaped(many, 6)).toEqual([]);
    expect(heaped(choices("stone:1", "stone:2", "stone:3"), 2)).toEqual([]);
    expect(heaped(choices("mage", "thief", "stone:1"), 2)).toEqual([]);
  });
});
