import { describe, expect, it } from "vitest";
import { read, say } from "../src/lib/actions";
import { after, fits } from "../src/lib/legal";
import { vectors } from "./vectors";

describe("the tree of words", () => {
  it("says what the core says, for every form", () => {
    for (const { verbs, walks } of vectors.trees) {
      for (const { verb, items, choices, done, fits: legal } of walks) {
        const found = after(verbs, verb, items);
        expect(found.choices.map(({ word, least, most }) => [word, least, most])).toEqual(choices);
        expect(found.done).toBe(done);
        expect(fits(verbs, { verb, items })).toBe(legal);
      }
    }
  });

  it("begins with the verbs", () => {
    const verbs = [{ word: "go", forms: [{}] }, { word: "stay", forms: [{}] }];
    expect(after(verbs).choices.map((choice) => choice.word)).toEqual(["go", "stay"]);
    expect(after(verbs, "go")).toEqual({ choices: [], done: true });
  });
});

describe("sentences", () => {
  it("are written and read as the core does", () => {
    for (const { walks } of vectors.trees) {
      for (const { verb, items, text } of walks) {
        expect(say({ verb, items })).toBe(text);
        expect(read(text)).toEqual({ verb, items });
      }
    }
  });

  it.each(["", " ", "go  on", "go on*1", "go on*0", "Go", "go x=", "go x=1.5"])("are refused when they are none: %j", (text) => {
    expect(read(text)).toBeNull();
  });
});
