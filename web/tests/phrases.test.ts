import { describe, expect, it } from "vitest";
import { messageOf, PHRASES, REACTIONS } from "../src/lib/phrases";

const own = import.meta.glob<string>("../../src/souterrain/locale/*.ftl", { eager: true, query: "?raw", import: "default" });

describe("phrases", () => {
  it("are twenty-four, and six reactions, each with its words in three languages", () => {
    expect(new Set<string>([...PHRASES, ...REACTIONS]).size).toBe(30);
    expect(PHRASES.length).toBe(24);
    const catalogues = Object.values(own);
    expect(catalogues.length).toBe(3);
    for (const key of [...PHRASES, ...REACTIONS]) {
      for (const text of catalogues) expect(text).toContain(`\n${messageOf(key)} = `);
    }
  });

  it("have keys that the server lets through", () => {
    for (const key of [...PHRASES, ...REACTIONS]) expect(key).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
  });
});
