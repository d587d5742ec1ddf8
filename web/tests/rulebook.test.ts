import { describe, expect, it } from "vitest";
import { parsed } from "../src/lib/rulebook";
import { vectors } from "./vectors";

const books = import.meta.glob<string>("../../src/souterrain/**/rulebook/*.md", { eager: true, query: "?raw", import: "default" });

describe("a rulebook", () => {
  it.each(["en", "fr", "it"])("keeps every rule under its id: %s", (code) => {
    const text = books[`../../src/${vectors.package}/rulebook/${code}.md`]!;
    const book = parsed(text);
    const rules = book.chapters.flatMap((chapter) => chapter.rules);
    const inner = rules.flatMap((rule) => rule.blocks).flatMap((block) => (block.is === "heading" ? [block.id] : []));
    const written = [...text.matchAll(/^###+ (\S+)/gm)].map((match) => match[1]);
    expect([...rules.map((rule) => rule.id), ...inner].sort()).toEqual(written.sort());
    expect(book.title).not.toBe("");
  });
});
