import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AskInfo, VerbInfo } from "../src/lib/types";
import type { Words } from "../src/lib/words";
import { Answer } from "../src/parts/answer.svelte";

const rows = (...words: string[]) => ({ rows: words.map((word) => [[word, 1]]) });
const verb = (word: string, ...fields: object[]) => ({ word, forms: [{ fields }] }) as unknown as VerbInfo;
const ask = (verbs: VerbInfo[], kind = "must") => ({ seat: 0, number: 1, about: "any", kind, verbs, default: "" }) as unknown as AskInfo;
const words = {
  sentence: ({ verb, items }: { verb: string; items: [string, number][] }) => [verb, ...items.map(([word]) => word)].join(" "),
  item: ([word]: [string, number]) => word,
  attribute: () => "",
  verb: (word: string) => word,
} as unknown as Words;

const FIGHT = verb("fight", rows("mage", "élan", "thief"), rows("ooze", "goblin"));
let here: { ask: AskInfo | null; seat: number; words: Words; busy: boolean; meant: string; move: (text: string) => void };
let answer: Answer;

/** Asks a question and begins its answer, as the effect of the component does. */
function begin(verbs: VerbInfo[], kind = "must"): void {
  here = { ...here, ask: ask(verbs, kind) };
  answer.begin();
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  here = { ask: null, seat: 0, words, busy: false, meant: "", move: vi.fn() };
  answer = new Answer(() => here);
});

const offered = () => answer.making.offered;

describe("an answer", () => {
  it("is made word by word and sent when it is confirmed", () => {
    begin([FIGHT, verb("flee")]);
    expect(offered()).toEqual(["fight", "flee"]);
    answer.choose("fight");
    answer.choose("mage");
    answer.confirm();
    expect(here.move).not.toHaveBeenCalled();
    answer.choose("ooze");
    expect(answer.making.said).toEqual([["mage", 1], ["ooze", 1]]);
    answer.confirm();
    expect(here.move).toHaveBeenCalledExactlyOnceWith("fight mage ooze");
  });

  it("begins with the only verb, which cannot be taken back", () => {
    begin([FIGHT]);
    expect(answer.sentence).toBe("Fight");
    expect(answer.back()).toBe(false);
    answer.choose("mage");
    expect(answer.back()).toBe(true);
    expect(answer.sentence).toBe("Fight");
  });

  it("does not begin by itself where one may decline", () => {
    begin([FIGHT], "may");
    expect(answer.step).toBeNull();
  });

  it("takes no word while a request is under way", () => {
    begin([FIGHT]);
    here.busy = true;
    answer.choose("mage");
    expect(answer.making.said).toEqual([]);
    answer.confirm();
    expect(here.move).not.toHaveBeenCalled();
  });

  it("marks the word that a lesson expects", () => {
    begin([FIGHT, verb("flee")]);
    here.meant = "fight thief goblin";
    expect(answer.marked).toBe("fight");
    answer.choose("fight");
    expect(answer.marked).toBe("thief");
    answer.choose("mage");
    expect(answer.marked).toBe("");
  });

  it("keeps its key as long as the question is the same", () => {
    begin([FIGHT]);
    const key = answer.key;
    here = { ...here, ask: ask([FIGHT]) };
    expect(answer.key).toBe(key);
    here = { ...here, seat: 1 };
    expect(answer.key).not.toBe(key);
  });
});

describe("many words", () => {
  const many = Array.from({ length: 30 }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}${at}`);

  it("are offered page by page, and typing finds them on any page", () => {
    begin([verb("take", rows(...many))]);
    expect([answer.pages, answer.shown.length, answer.hasMore]).toEqual([3, 11, true]);
    answer.more();
    expect(answer.shown[0]!.word).toBe(many[11]);
    expect(answer.search("WA26")).toBe(many[26]);
    expect(answer.page).toBe(2);
    expect(answer.search("nothing")).toBe("");
  });

  it("for single things are offered by kind first", () => {
    begin([verb("take", rows(...Array.from({ length: 20 }, (_, at) => `${at < 10 ? "gold" : "gem"}:${at}`)))]);
    expect(answer.kinds.map(({ kind }) => kind)).toEqual(["gold", "gem"]);
    expect(answer.shown).toEqual([]);
    answer.open("gem");
    expect(answer.shown).toHaveLength(10);
    expect(answer.back()).toBe(true);
    expect(answer.kinds).toHaveLength(2);
    expect(answer.search("gold:3")).toBe("gold:3");
    expect(answer.shown).toHaveLength(10);
  });

  it("are found without their accents", () => {
    begin([FIGHT]);
    expect(answer.search("el")).toBe("élan");
  });
});
