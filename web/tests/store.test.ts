import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../src/lib/hash";
import { Refused, type SocketLike } from "../src/lib/net";
import { EMPTY, hosts, placed, TableStore, type Told, updated } from "../src/lib/store";
import type { HandoverInfo, TableInfo, ToClient, Update, Welcome } from "../src/lib/types";
import { vectors } from "./vectors";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  sent: any[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(version = "1", more: Partial<Welcome> = {}): void {
    this.onopen?.();
    const about = { protocol: 1, version, person: "p", reload: false, seats: [0], epoch: "one", lost: 0, restored: false };
    this.say({ t: "welcome", ...about, ...more });
  }
}

function update(seq: number, more: Partial<Update> = {}): Update {
  const views = [{ seat: 0, sections: { step: { seq } }, hash: "" }];
  return { t: "update", seq, views, asks: [], whole: false, over: false, outcome: null, text: "go on", by: 0, film: -1, films: [], late: false, ...more };
}

let sockets: FakeSocket[];
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  store = new TableStore(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }, "test");
});

afterEach(() => void vi.useRealTimers());

describe("the store", () => {
  it("asks nothing that the server answers at once", () => {
    const ask = { number: 3, kind: "must", about: "clear" };
    const next = updated(EMPTY, update(4, { whole: true, asks: [{ ...ask, seat: 0, idle: true }, { ...ask, seat: 1 }] }))!;
    expect(next.asks.map(({ seat }) => seat)).toEqual([1]);
  });

  it("knows which films show a step, and for which steps nothing moves", () => {
    const begun = updated(EMPTY, update(0, { whole: true, text: "", film: 0, films: [0] }))!;
    const story = [update(1, { film: 3 }), update(2), update(3, { film: 5, late: true })].reduce((now, next) => updated(now, next)!, begun).story;
    expect(story.map(({ film, late }) => [film, late])).toEqual([[0, undefined], [3, undefined], [undefined, undefined], [5, true]]);
    const joined = updated(EMPTY, update(9, { whole: true }))!;
    expect(joined.story[0]).toMatchObject({ seq: 9, late: true });
    // Bots have begun: a player who comes sees it from the beginning, but not after a reload.
    expect(updated(EMPTY, update(2, { whole: true, films: [0, 3] }))!.story[0]).toMatchObject({ film: 3, films: [0, 3] });
    expect(updated(begun, update(2, { whole: true, films: [0, 3] }))!.story.at(-1)).toMatchObject({ seq: 2, late: true });
  });

  it("keeps sections that did not change, and forgets those that are gone", () => {
    const whole = updated(EMPTY, update(4, { whole: true, views: [{ seat: 0, sections: { a: 1, b: 2, c: 3 } }] }))!;
    const next = updated(whole, update(5, { views: [{ seat: 0, sections: { b: 5 }, gone: ["c"], undo: true }] }))!;
    expect(next.views[0]).toEqual({ sections: { a: 1, b: 5 }, undo: true });
    expect(next.seq).toBe(5);
  });

  it("hears the last words again when it comes back, and keeps them once", () => {
    const chat = { t: "chat", who: "q", name: "Q", room: "players", text: "hello", phrase: "", at: 1, telling: null } as const;
    for (const _ of ["at first", "after a drop"]) {
      sockets.at(-1)!.welcome();
      sockets.at(-1)!.say(chat);
      expect(store.snapshot.chat).toEqual([chat]);
      sockets.at(-1)!.close();
      vi.advanceTimersByTime(60_000);
    }
  });

  it("tells that moves are gone, and forgets them", () => {
    sockets[0]!.welcome();
    sockets[0]!.say(update(7, { whole: true }));
    sockets[0]!.close();
    vi.advanceTimersByTime(60_000);
    sockets[1]!.welcome("1", { epoch: "two", lost: 4, restored: true });
    expect(sockets[1]!.sent[0]).toMatchObject({ t: "hello", seen: 7, epoch: "one" });
    sockets[1]!.say(update(3, { whole: true }));
    expect(store.snapshot).toMatchObject({ lost: 4, restored: true, seq: 3 });
    expect(store.snapshot.story.map((step) => step.seq)).toEqual([3]);
    sockets[1]!.close();
    vi.advanceTimersByTime(60_000);
    sockets[2]!.welcome("1", { epoch: "two" });
    expect(sockets[2]!.sent[0]).toMatchObject({ t: "hello", seen: 3, epoch: "two" });
    expect(store.snapshot.lost).toBe(4);
  });

  it("does not come back to a table that is damaged", () => {
    sockets[0]!.onopen?.();
    sockets[0]!.say({ t: "bye", code: "damaged" });
    sockets[0]!.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(store.snapshot.ended).toBe("damaged");
  });

  it("takes no update twice and notices a gap", () => {
    const first = updated(EMPTY, update(1, { whole: true }))!;
    expect(updated(first, update(1))).toBe(first);
    expect(updated(first, update(3))).toBeNull();
    expect(updated(first, update(2))!.story).toHaveLength(2);
  });

  it("asks for what is missing, by the last number it saw", () => {
    sockets[0]!.welcome();
    sockets[0]!.say(update(7, { whole: true }));
    sockets[0]!.say(update(9));
    vi.runAllTimers();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent[0]).toMatchObject({ t: "hello", seen: 7 });
  });
});

describe("another version of the server", () => {
  it("is told, and the place is kept", () => {
    sockets[0]!.welcome();
    expect(store.snapshot.reload).toBe(false);
    sockets[0]!.close();
    vi.advanceTimersByTime(60_000);
    sockets[1]!.welcome("2");
    expect(store.snapshot).toMatchObject({ reload: true, mine: [0], status: "open" });
  });
});

describe("the memory", () => {
  it("keeps the story while a page is loaded again", () => {
    let kept: Told[] = [];
    const memory = { load: () => kept, save: (story: readonly Told[]) => (kept = [...story]) };
    const told = new TableStore(() => sockets[0]!, "test", memory);
    sockets[0]!.say(update(7, { whole: true }));
    expect(told.snapshot.story).toHaveLength(1);
    expect(new TableStore(() => sockets[0]!, "test", memory).snapshot.story).toHaveLength(1);
  });
});

describe("the hash of a view", () => {
  it("is the server's", () => {
    for (const { sections, hash } of vectors.views) expect(hashOf(sections)).toBe(hash);
  });

  it("makes a client ask for everything when it sees something else", () => {
    sockets[0]!.welcome();
    sockets[0]!.say(update(7, { whole: true }));
    sockets[0]!.say(update(8, { views: [{ seat: 0, sections: { step: 1 }, hash: "0123456789abcdef" }] }));
    vi.runAllTimers();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent[0]).toMatchObject({ t: "hello", seen: -1 });
  });
});

describe("the connection", () => {
  it("sends again what was not acknowledged, with the same cid", async () => {
    sockets[0]!.welcome();
    const answer = store.send({ t: "move", seat: 0, ask: 3, text: "go on" });
    const first = sockets[0]!.sent.at(-1);
    sockets[0]!.close();
    vi.runAllTimers();
    sockets[1]!.welcome();
    expect(sockets[1]!.sent.at(-1)).toEqual(first);
    sockets[1]!.say({ t: "ack", cid: first.cid, seq: 4, answer: null });
    await expect(answer).resolves.toMatchObject({ seq: 4 });
  });

  it("waits with requests until it is welcome", () => {
    void store.send({ t: "rematch" });
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent.map((each) => each.t)).toEqual(["hello"]);
    sockets[0]!.welcome();
    expect(sockets[0]!.sent.at(-1).t).toBe("rematch");
  });

  it("tells a refusal", async () => {
    sockets[0]!.welcome();
    const answer = store.send({ t: "move", seat: 0, ask: 3, text: "fly" });
    const { cid } = sockets[0]!.sent.at(-1);
    sockets[0]!.say({ t: "nack", cid, code: "not-offered", rule: "X-1", data: {} });
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });

  it.each(["kicked", "elsewhere", "unknown", "daily"])("ends for good when the server says bye: %s", (code) => {
    sockets[0]!.welcome();
    sockets[0]!.say({ t: "bye", code });
    sockets[0]!.close();
    vi.runAllTimers();
    store.hurry();
    expect(sockets).toHaveLength(1);
    expect(store.snapshot).toMatchObject({ status: "closed", ended: code });
  });

  it.each([
    [4001, "kicked"],
    [4002, "elsewhere"],
    [4004, "unknown"],
    [4005, "daily"],
  ])("ends for good when the server closes with %i", (number, code) => {
    sockets[0]!.welcome();
    sockets[0]!.onclose!({ code: number });
    vi.runAllTimers();
    store.hurry();
    expect(sockets).toHaveLength(1);
    expect(store.snapshot).toMatchObject({ status: "closed", ended: code });
  });

  it.each(["restart", "slow", ""])("reconnects after any other end: %s", (code) => {
    sockets[0]!.welcome();
    if (code) sockets[0]!.say({ t: "bye", code });
    sockets[0]!.close();
    vi.runAllTimers();
    expect(sockets).toHaveLength(2);
  });
});

describe("the host", () => {
  const at = (host: string) => ({ host }) as TableInfo;

  it("is whoever the table names", () => {
    expect(hosts({ ...EMPTY, person: "p", table: at("p") })).toBe(true);
    expect(hosts({ ...EMPTY, person: "p", table: at("q") })).toBe(false);
  });

  it("is nobody among those who only watch, who need not be anybody", () => {
    expect(hosts({ ...EMPTY, person: "", table: at("") })).toBe(false);
    expect(hosts({ ...EMPTY, person: "p", table: at("") })).toBe(false);
  });
});

describe("seats that changed hands", () => {
  const hand = (seat: number, at: number): HandoverInfo => ({ seat, kind: "bot", was: "Ada", name: "", at });

  it("stay where they were in the log, and new ones follow the latest step", () => {
    const first = placed([], [hand(1, 10)], 4);
    expect(first).toEqual([{ ...hand(1, 10), seq: 4 }]);
    expect(placed(first, [hand(1, 10), hand(2, 11)], 7).map(({ seq }) => seq)).toEqual([4, 7]);
    expect(placed(first, [hand(2, 11)], 7)).toHaveLength(1);
  });

  it("are told with the table, and so is what this person may do about it", () => {
    sockets[0]!.welcome();
    const table = { handed: [hand(1, 10)] } as TableInfo;
    sockets[0]!.say({ t: "table", table, seats: [], orders: [], each: [], back: [1], may_ask: [2] });
    expect(store.snapshot).toMatchObject({ back: [1], mayAsk: [2], handed: [{ seat: 1, seq: -1 }] });
  });
});
