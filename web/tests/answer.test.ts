import { beforeEach, describe, expect, it, vi } from "vitest";
import { say } from "../src/lib/actions";
import type { AskInfo, VerbInfo } from "../src/lib/types";
import type { Words } from "../src/lib/words";
import { Answer } from "../src/parts/answer.svelte";

const house = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock("../src/house.svelte", () => ({ house, t: (message: string) => message }));

const rows = (...words: string[]) => ({ rows: words.map((word) => [[word, 1]]) });
const verb = (word: string, ...fields: object[]) => ({ word, forms: [{ fields }] }) as unknown as VerbInfo;
const ask = (verbs: VerbInfo[], kind = "must", more = {}) => ({ seat: 0, number: 1, about: "any", kind, verbs, default: "", ...more }) as unknown as AskInfo;
const words = {
  sentence: say,
  item: ([word, number]: [string, number]) => (number === 1 ? word : `${number} ${word}`),
  noun: (word: string) => word,
  measure: (_: string, number: number) => String(number),
  isLink: (word: string) => word === "with",
  say: (message: string) => message,
  attribute: () => "",
  verb: (word: string) => word,
} as unknown as Words;

const FIGHT = verb("fight", rows("mage", "élan", "thief"), rows("ooze", "goblin"));
let here: ReturnType<ConstructorParameters<typeof Answer>[0]>;
let answer: Answer;

/** Asks a question and begins its answer, as the effect of the component does. */
function begin(verbs: VerbInfo[], kind = "must", more = {}): void {
  here = { ...here, ask: ask(verbs, kind, more) };
  answer.begin();
}

beforeEach(() => {
  house.announce.mockClear();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  here = { ask: null, seat: 0, words, busy: false, meant: "", forward: [], note: () => "", move: vi.fn() };
  answer = new Answer(() => here);
});

const labels = () => answer.offers.map(({ label }) => label);
const offered = () => answer.making.offered;

describe("an answer", () => {
  it("is sent by the choice that completes it", () => {
    begin([FIGHT, verb("flee")]);
    expect(offered()).toEqual(["fight", "flee"]);
    answer.choose("fight");
    answer.choose("mage");
    expect(here.move).not.toHaveBeenCalled();
    expect(answer.begun).toBe("Fight mage …");
    answer.choose("ooze");
    expect(here.move).toHaveBeenCalledExactlyOnceWith("fight mage ooze");
    expect(answer.making.said).toEqual([["mage", 1]]);
  });

  it("is sent by a verb that needs nothing, and by one that leaves a single sentence", () => {
    begin([verb("open", rows("thief")), verb("flee"), verb("go", rows("on"), rows("home", "away"))]);
    expect(labels()).toEqual(["Open thief", "Flee", "Go on …"]);
    answer.choose("flee");
    expect(here.move).toHaveBeenLastCalledWith("flee");
    answer.choose("open");
    expect(here.move).toHaveBeenLastCalledWith("open thief");
    answer.choose("go");
    expect(here.move).toHaveBeenCalledTimes(2);
  });

  it("waits for its button where it could be continued or has numbers to set", () => {
    begin([verb("toss", { words: ["goblin", "ooze"], caps: [9, 1], least: 1, most: 9 }), verb("flee")]);
    answer.choose("toss");
    answer.choose("goblin");
    expect(here.move).not.toHaveBeenCalled();
    expect([labels()[0], answer.gold]).toEqual(["Toss goblin", 0]);
    answer.confirm();
    expect(here.move).toHaveBeenCalledExactlyOnceWith("toss goblin");
  });

  it("offers both where a verb may end or go on", () => {
    begin([{ word: "go", forms: [{ fields: [rows("on")] }, { fields: [rows("on"), rows("loot")] }] } as unknown as VerbInfo, verb("flee")]);
    expect(labels()).toEqual(["Go on", "Go on loot", "Flee"]);
    answer.offers[0]!.act();
    expect(here.move).toHaveBeenLastCalledWith("go on");
    answer.offers[1]!.act();
    expect(here.move).toHaveBeenLastCalledWith("go on loot");
  });

  it("offers a few counts one by one, the usual one first", () => {
    const both = { rows: [[["mage", 1], ["ooze", 2]], [["mage", 1], ["ooze", 1]], [["thief", 1], ["ooze", 1]]] };
    begin([verb("fight", both), verb("flee")]);
    answer.choose("fight");
    answer.choose("mage");
    expect(labels()).toEqual(["2 ooze", "Ooze"]);
    answer.offers[0]!.act();
    expect(here.move).toHaveBeenCalledExactlyOnceWith("fight mage ooze*2");
  });

  it("shows the sentence where a word only links others", () => {
    begin([verb("toss", rows("ooze", "goblin"), { rows: [[["with", 1], ["scroll", 1]]] }), verb("flee")]);
    answer.choose("toss");
    answer.choose("ooze");
    expect(here.move).toHaveBeenCalledExactlyOnceWith("toss ooze with scroll");
    begin([verb("toss", { words: ["ooze", "goblin"], caps: [1, 1], least: 1, most: 2 }, { rows: [[["with", 1], ["scroll", 1]]] }), verb("flee")]);
    answer.choose("toss");
    answer.choose("ooze");
    expect(labels()).toEqual(["Goblin", "Toss ooze with scroll"]);
  });

  it("that lacks words says so", () => {
    begin([FIGHT]);
    answer.confirm();
    expect(answer.lacking).toBe(true);
    expect(house.announce).toHaveBeenCalledWith("ui-lacking");
    answer.choose("mage");
    expect(answer.lacking).toBe(false);
  });

  it("begins with the only verb, which cannot be taken back", () => {
    begin([FIGHT]);
    expect([answer.sentence, answer.begun]).toEqual(["Fight", ""]);
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
    answer.take({ verb: "fight", items: [["mage", 1], ["ooze", 1]], ranges: [], kept: 0 });
    expect(here.move).not.toHaveBeenCalled();
  });

  it("marks the word that a lesson expects", () => {
    begin([FIGHT, verb("flee")]);
    here.meant = "fight thief goblin";
    expect(answer.marked).toEqual(["fight", 1]);
    answer.choose("fight");
    expect(answer.marked).toEqual(["thief", 1]);
    expect(answer.offers.map(({ marked }) => marked)).toEqual([false, false, true]);
    expect(answer.gold).toBe(2);
    answer.choose("mage");
    expect(answer.marked).toBeNull();
    expect(answer.gold).toBe(-1);
  });

  it("marks the kind and the page that lead to an expected word", () => {
    const many = Array.from({ length: 14 }, (_, at) => `pillar:${at + 1}`);
    begin([verb("explore", rows(...many, "gold:1", "gold:2")), verb("leave")]);
    here.meant = "explore pillar:13";
    answer.choose("explore");
    expect(answer.offers.filter(({ marked }) => marked).map(({ kind }) => kind)).toEqual(["pillar"]);
    answer.open("pillar");
    expect(answer.offers.filter(({ marked }) => marked).map(({ key }) => key)).toEqual(["…"]);
    answer.more();
    expect(answer.offers.filter(({ marked }) => marked).map(({ word }) => word)).toEqual(["pillar:13"]);
    here.meant = "explore pillar:1";
    here.free = true;
    answer.choose("pillar:13");
    expect(here.move).toHaveBeenCalledWith("explore pillar:13");
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

describe("the highlighted button", () => {
  const verbs = [verb("reroll"), verb("flee"), verb("go", rows("on"))];

  it("carries the game on", () => {
    here.forward = ["fight", "go"];
    begin(verbs);
    expect([answer.gold, answer.focus.active]).toEqual([2, 2]);
  });

  it("is the default of the question where the board names none", () => {
    begin(verbs, "must", { default: "go on" });
    expect(answer.gold).toBe(2);
  });

  it("never wastes anything, and the focus does not begin there either", () => {
    const stakes = [{ about: "reroll", key: "loot", sure: true }, { about: "go on", key: "loot", sure: true }];
    begin(verbs, "must", { default: "go on", stakes });
    expect([answer.gold, answer.focus.active]).toEqual([-1, 1]);
  });
});

describe("stakes", () => {
  const stakes = [{ about: "flee", key: "nothing" }, { about: "fight mage", key: "mage" }];

  it("stand on the choice that leads to their sentence", () => {
    begin([FIGHT, verb("flee")], "must", { stakes });
    expect(answer.offers.map(({ notes }) => notes)).toEqual([[], ["stake-nothing"]]);
    answer.choose("fight");
    expect(answer.offers.map(({ notes }) => notes)).toEqual([["stake-mage"], [], []]);
  });

  it("come before the words of the board", () => {
    here.note = ({ verb }) => `about ${verb}`;
    begin([FIGHT, verb("flee")], "must", { stakes });
    expect(answer.offers.map(({ notes }) => notes)).toEqual([["about fight"], ["stake-nothing"]]);
  });
});

describe("a thing on the board", () => {
  const way = (word: string, foe: string) => ({ verb: "fight", items: [[word, 1], [foe, 1]] as [string, number][], ranges: [], kept: 0 });
  const ways = [{ way: way("mage", "ooze"), label: "Ooze" }, { way: way("mage", "goblin"), label: "Goblin" }];

  it("shows its sentences in the question until it is let go", () => {
    const drop = vi.fn();
    begin([FIGHT, verb("flee")]);
    answer.making.point!({ title: "The mage fights …", ways, drop });
    expect([answer.begun, labels(), answer.gold]).toEqual(["The mage fights …", ["Ooze", "Goblin"], 0]);
    expect(answer.back()).toBe(true);
    expect([drop.mock.calls.length, labels()]).toEqual([1, ["Fight …", "Flee"]]);
  });

  it("carries out the sentence that is chosen", () => {
    begin([FIGHT, verb("flee")]);
    answer.making.point!({ title: "", ways, drop: vi.fn() });
    answer.offers[1]!.act();
    expect(here.move).toHaveBeenCalledExactlyOnceWith("fight mage goblin");
  });

  it("sends a sentence at once, unless more may be added", () => {
    begin([FIGHT, verb("flee")]);
    answer.making.take(way("mage", "ooze"), true);
    expect(here.move).not.toHaveBeenCalled();
    expect([labels(), answer.gold]).toEqual([["Fight mage ooze"], 0]);
    answer.confirm();
    expect(here.move).toHaveBeenCalledExactlyOnceWith("fight mage ooze");
    begin([FIGHT, verb("flee")]);
    answer.making.take(way("thief", "ooze"));
    expect(here.move).toHaveBeenLastCalledWith("fight thief ooze");
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
