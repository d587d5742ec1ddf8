import { describe, expect, it } from "vitest";
import { verify } from "../src/lib/fair";
import { vectors } from "./vectors";

describe("the fair-dice check", () => {
  it("holds for honest journals, and counts as the library does", () => {
    for (const { journal, draws, outside } of vectors.journals) {
      expect(verify(journal)).toEqual({ draws, outside, difference: null });
    }
  });

  it("names the first draw that somebody has changed", () => {
    const lines = vectors.journals[0]!.journal.split("\n");
    const at = lines.findIndex((line, number) => number > 0 && /d6=\d/.test(line));
    lines[at] = lines[at]!.replace(/d6=(\d)/, (_, die: string) => `d6=${(Number(die) + 1) % 6}`);
    expect(verify(lines.join("\n")).difference?.entry).toBe(at);
  });

  it("wants the seed that was promised", () => {
    const lines = vectors.journals[0]!.journal.split("\n");
    const other = lines.map((line) => line.replace(/"seed":"../, '"seed":"ff'));
    expect(verify(other.join("\n")).difference?.entry).toBe(0);
    const none = lines.filter((line) => !line.includes('"reveal"'));
    expect(verify(none.join("\n")).difference?.expected).toBe("seed");
  });
});
