// What a client knows about a table: one store, fed by sections and events, free of any framework.

import { hashOf } from "./hash";
import { Connection, type Request, type SocketLike, type Status } from "./net";
import type { Ack, AskInfo, Chat, SeatUpdate, TableInfo, ToClient, Update } from "./types";

export type Sections = Record<string, any>;

/** What one pair of eyes sees; -1 are a spectator's. */
export interface View {
  sections: Sections;
  undo: boolean;
}

/** One step of the story, as told to one pair of eyes. */
export interface Told {
  seq: number;
  by: number;
  text: string;
  events: Record<number, Record<string, unknown>[]>;
}

export interface Snapshot {
  status: Status;
  /** Why the socket was ended for good. */
  ended: string;
  reload: boolean;
  person: string;
  table: TableInfo | null;
  /** The seats this person holds. */
  mine: readonly number[];
  /** Standing orders of these seats. */
  orders: Readonly<Record<number, readonly string[] | null>>;
  /** What offers at this table were about, so far. */
  offers: readonly string[];
  views: Readonly<Record<number, View>>;
  asks: readonly AskInfo[];
  over: boolean;
  outcome: Record<string, any> | null;
  story: readonly Told[];
  chat: readonly Chat[];
  seq: number;
}

export const EMPTY: Snapshot = {
  status: "connecting",
  ended: "",
  reload: false,
  person: "",
  table: null,
  mine: [],
  orders: {},
  offers: [],
  views: {},
  asks: [],
  over: false,
  outcome: null,
  story: [],
  chat: [],
  seq: -1,
};

/** The server's version when this page first met it: after another one the page is old. */
let met = "";

const LONGEST_CHAT = 200;
const LONGEST_STORY = 300;

/** Where a story is kept while a page is loaded again: the server tells how things stand, not what was before. */
export interface Memory {
  load(): Told[];
  save(story: readonly Told[]): void;
}

/** A view with the changes of an update. */
export function changed(view: View | undefined, update: SeatUpdate, whole: boolean): View {
  const sections: Sections = whole ? {} : { ...view?.sections };
  for (const name of update.gone ?? []) delete sections[name];
  return { sections: { ...sections, ...update.sections }, undo: update.undo ?? false };
}

/** The snapshot after an update; null if something between is missing. */
export function updated(before: Snapshot, update: Update): Snapshot | null {
  if (!update.whole && before.seq >= 0 && update.seq > before.seq + 1) return null;
  if (!update.whole && update.seq <= before.seq) return before;
  const views: Record<number, View> = update.whole ? {} : { ...before.views };
  const events: Told["events"] = {};
  for (const view of update.views) {
    views[view.seat] = changed(before.views[view.seat], view, update.whole);
    if (view.events?.length) events[view.seat] = view.events;
  }
  const told: Told = { seq: update.seq, by: update.by, text: update.text, events };
  const known = before.story.some((step) => step.seq === update.seq);
  const silent = !update.text && !Object.keys(events).length;
  const story = known || silent ? before.story : update.whole ? [told] : [...before.story, told];
  const { seq, asks, over, outcome } = update;
  const fresh = asks.filter((ask) => ask.kind === "may" && !before.offers.includes(ask.about)).map((ask) => ask.about);
  const offers = fresh.length ? [...new Set([...before.offers, ...fresh])] : before.offers;
  return { ...before, seq, asks, over, outcome, views, story, offers };
}

/** Whether what we have come to see is not what the server shows. */
function differs(snapshot: Snapshot, update: Update): boolean {
  return update.views.some((view) => view.hash && hashOf(snapshot.views[view.seat]?.sections ?? {}) !== view.hash);
}

/** Whether these eyes are the host's. Whoever only watches is told of no host, and may be nobody themselves. */
export function hosts(now: Snapshot): boolean {
  return now.person !== "" && now.table?.host === now.person;
}

export class TableStore {
  snapshot: Snapshot = EMPTY;
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly connection: Connection;

  constructor(
    open: () => SocketLike,
    version: string,
    private readonly memory?: Memory,
  ) {
    if (memory) this.snapshot = { ...EMPTY, story: memory.load() };
    this.connection = new Connection(
      open,
      {
        seen: () => this.snapshot.seq,
        receive: (message) => this.receive(message),
        status: (status, code = "") => this.set({ status, ended: status === "closed" ? code : "" }),
      },
      version,
    );
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.listeners.add(listener);
    listener(this.snapshot);
    return () => this.listeners.delete(listener);
  }

  send(request: Request): Promise<Ack> {
    return this.connection.send(request);
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  private set(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    for (const listener of this.listeners) listener(this.snapshot);
  }

  private receive(message: ToClient): void {
    if (message.t === "welcome") {
      met ||= message.version;
      const reload = message.reload || message.version !== met;
      // The last words of the chat follow, also for who was here before.
      this.set({ person: message.person, reload, mine: message.seats, chat: [] });
    } else if (message.t === "table") {
      const orders = Object.fromEntries(message.seats.map((seat, at) => [seat, message.orders[at] ?? null]));
      this.set({ table: message.table, mine: message.seats, orders });
    } else if (message.t === "chat") {
      this.set({ chat: [...this.snapshot.chat, message].slice(-LONGEST_CHAT) });
    } else if (message.t === "update") {
      const next = updated(this.snapshot, message);
      if (next) this.set(next);
      this.memory?.save(this.snapshot.story.slice(-LONGEST_STORY));
      if (next && !message.whole && differs(next, message)) this.set({ seq: -1 });
      if (!next || this.snapshot.seq < 0) this.connection.refresh();
    }
  }
}
