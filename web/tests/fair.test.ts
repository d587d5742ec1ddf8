import { describe, expect, it } from "vitest";
import { verify } from "../src/lib/fair";
import { vectors } from "./vectors";

describe("the fair-dice check", () => {
  it("holds for honest journals, and counts as the library does", () => {
    expect(vectors.journals.map(({ verdict }) => verdict.forks)).toEqual([[], [], [7]]);
    for (const { journal, verdict } of vectors.journals) {
      expect(verdict.difference).toBeNull();
      expect(verify(journal)).toEqual(verdict);
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
    const forked = vectors.journals[2]!.journal.replace(/("reveal","seed":").*?"/, '$1ff"');
    expect(verify(forked).difference?.entry).toBe(7);
    const none = lines.filter((line) => !line.includes('"reveal"'));
    expect(verify(none.join("\n")).difference?.expected).toBe("seed");
  });
});
