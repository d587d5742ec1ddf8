import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Board } from "../src/board";
import { Refused } from "../src/lib/net";
import { EMPTY, type Snapshot, type TableStore } from "../src/lib/store";
import type { AskInfo, TableInfo } from "../src/lib/types";
import type { Words } from "../src/lib/words";
import { Eyes } from "../src/parts/eyes.svelte";
import { Requests } from "../src/parts/requests.svelte";

const house = vi.hoisted(() => ({ announce: vi.fn(), go: vi.fn(), hides: vi.fn(() => false), settings: { caution: true } }));
vi.mock("../src/house.svelte", () => ({ house, t: (message: string) => message }));

const words = { sentence: String, seat: (seat: number) => `seat ${seat}`, maybe: () => "", several: String, refusal: (code: string) => code } as unknown as Words;
const ask = (seat: number, kind = "must") => ({ seat, kind, number: 7, about: "any", verbs: [{ word: "go", forms: [] }] }) as unknown as AskInfo;
const view = { sections: {}, undo: false };
let table: TableInfo;
let now: Snapshot;
let board: Board | undefined;
let store: TableStore;
let eyes: Eyes;
let requests: Requests;

beforeEach(() => {
  vi.clearAllMocks();
  house.hides.mockReturnValue(false);
  table = { game: "any", options: {}, seats: [{}, {}, {}], lesson: "" } as unknown as TableInfo;
  now = { ...EMPTY, mine: [0, 1], views: { 0: view, 1: view }, asks: [ask(0, "may"), ask(1)] };
  board = undefined;
  store = { send: vi.fn(() => Promise.resolve({})) } as unknown as TableStore;
  eyes = new Eyes(() => ({ now, table, words }));
  requests = new Requests(eyes, () => ({ store, table, words, board, over: now.over }));
});

describe("the eyes of a player with two seats", () => {
  it("are those of the seat that the game waits for", () => {
    expect([eyes.seat, eyes.acting, eyes.isMine]).toEqual([1, 1, true]);
    now = { ...now, asks: [ask(0, "may")] };
    expect(eyes.seat).toBe(0);
  });

  it("stay with a seat until another one is asked", () => {
    eyes.settle();
    now = { ...now, asks: [ask(0, "may"), ask(1, "may")] };
    expect(eyes.seat).toBe(1);
  });

  it("skip a seat that is lent to a bot", () => {
    table = { ...table, seats: [{}, { lent: true }, {}] } as unknown as TableInfo;
    expect(eyes.seat).toBe(0);
    now = { ...now, mine: [1] };
    expect([eyes.ask, eyes.lent, eyes.heading]).toEqual([null, true, "ui-is-lent"]);
  });

  it("of a spectator see who decides", () => {
    now = { ...now, mine: [], views: { [-1]: view }, asks: [ask(1)] };
    expect([eyes.seat, eyes.heading]).toEqual([-1, "ui-you-watch"]);
    now = { ...now, asks: [ask(0), ask(1)] };
    expect(eyes.heading).toBe("ui-you-watch");
  });

  it("see nothing behind a curtain until it is opened, where the game has secrets", () => {
    expect(eyes.curtain).toBe(false);
    house.hides.mockReturnValue(true);
    expect(eyes.curtain).toBe(true);
    eyes.uncover();
    expect(eyes.curtain).toBe(false);
    now = { ...now, asks: [ask(0)] };
    expect(eyes.curtain).toBe(true);
  });
});

describe("a move", () => {
  const move = { t: "move", seat: 1, ask: 7, text: "go on" };

  it("is sent with its seat and question", () => {
    expect(requests.move("go on")).toBe(false);
    expect(store.send).toHaveBeenCalledExactlyOnceWith(move);
  });

  it("waits until the request before it is answered", () => {
    void requests.send({ t: "undo", seat: 1 });
    requests.move("go on");
    expect(store.send).toHaveBeenCalledOnce();
  });

  it("that would waste something is sent when it is said again", () => {
    const stakes = [{ about: "go", key: "waste", sure: true }, { about: "go on", key: "worth" }, { about: "flee", key: "other", sure: true }];
    now = { ...now, asks: [{ ...ask(1), stakes }] };
    expect(requests.move("go on")).toBe(true);
    expect(requests.doubt).toEqual({ text: "go on", stakes: stakes.slice(0, 1) });
    expect(store.send).not.toHaveBeenCalled();
    expect(requests.move("go on")).toBe(false);
    expect(store.send).toHaveBeenCalledExactlyOnceWith(move);
  });

  it("is not asked about where the player wants no warnings, or where nothing is wasted", () => {
    now = { ...now, asks: [{ ...ask(1), stakes: [{ about: "go on loot", key: "waste", sure: true }] }] };
    expect(requests.move("go on")).toBe(false);
    house.settings.caution = false;
    requests.busy = false;
    expect(requests.move("go on loot")).toBe(false);
    house.settings.caution = true;
    expect(store.send).toHaveBeenCalledTimes(2);
  });

  it("leaves a lesson only when the player has left it", () => {
    table = { ...table, lesson: "first" };
    now = { ...now, asks: [{ ...ask(1), verbs: [{ word: "fight", forms: [] }, { word: "go", forms: [] }] }] };
    const lesson = { steps: [{ about: "one", says: ["fight"] }], over: "over", places: ["a"], count: () => 0, place: () => "a" };
    board = { load: vi.fn(), lessons: { first: lesson } };
    requests.move("go on");
    expect([requests.meant, requests.strayed]).toEqual(["fight", true]);
    expect(store.send).not.toHaveBeenCalled();
    requests.followed = false;
    requests.move("go on");
    expect(store.send).toHaveBeenCalledOnce();
  });

  it("made by a hand is led where the lesson says so, and explanations are turned", () => {
    table = { ...table, lesson: "hand" };
    now = { ...now, asks: [{ ...ask(1), verbs: [{ word: "explore", forms: [] }] }] };
    const steps = [{ about: "one", says: [], reads: true }, { about: "two", says: ["explore height=200"], hand: "led" as const }];
    board = { load: vi.fn(), lessons: { hand: { steps, over: "over", count: () => 0 } } };
    expect(requests.at?.step).toBe(0);
    requests.turn();
    expect(requests.at).toEqual({ step: 1, says: "explore height=200", hand: "led" });
    requests.move("explore height=310");
    expect(store.send).toHaveBeenCalledWith(expect.objectContaining({ text: "explore height=200" }));
  });

  it("answers a question that the lesson does not speak of", () => {
    table = { ...table, lesson: "first" };
    board = { load: vi.fn(), lessons: { first: { steps: [{ about: "one", says: ["fight"] }], over: "over", count: () => 0 } } };
    requests.move("go on");
    expect(requests.meant).toBe("");
    expect(store.send).toHaveBeenCalledOnce();
  });

  it("that is refused is announced", async () => {
    const nack = { t: "nack", cid: "1", code: "not-offered", rule: "", data: {} } as const;
    store = { send: () => Promise.reject(new Refused(nack)) } as unknown as TableStore;
    expect(await requests.send({ t: "undo", seat: 1 })).toBe(false);
    expect([requests.refused, requests.busy]).toEqual([nack, false]);
    expect(house.announce).toHaveBeenCalledWith("not-offered");
    requests.clear();
    expect(requests.refused).toBeNull();
  });
});

it("a table that waits for a question waits for this one only", async () => {
  await requests.hold();
  expect(requests.held).toBe(true);
  now = { ...now, asks: [{ ...ask(1), number: 8 }] };
  expect(requests.held).toBe(false);
});
