// The state of a table on the client: one store, updated by sections and events, independent of any framework.

import { hashOf } from "./hash";
import { Connection, type Request, type SocketLike, type Status } from "./net";
import type { Ack, AskInfo, Chat, HandoverInfo, Pointed, SeatUpdate, TableInfo, ToClient, Update } from "./types";

export type Sections = Record<string, any>;

/** The view of one seat; -1 is a spectator. */
export interface View {
  sections: Sections;
  undo: boolean;
}

/** One step of the story, with the events by seat. */
export interface Told {
  seq: number;
  by: number;
  text: string;
  events: Record<number, Record<string, unknown>[]>;
  /** The entry whose films show how it came about; missing if there is none. */
  film?: number;
  /** All entries with films since the game began, if bots have begun it before this page came. */
  films?: readonly number[];
  /** True if it happened before this page came, or while it was away: nothing moves for it. */
  late?: boolean;
}

/** A seat that changed hands, and the last step before it that this page saw. */
export interface Handed extends HandoverInfo {
  seq: number;
}

export interface Snapshot {
  status: Status;
  /** Code of the reason why the connection ended for good. */
  ended: string;
  reload: boolean;
  person: string;
  table: TableInfo | null;
  /** The seats of this person. */
  mine: readonly number[];
  /** Standing orders of these seats. */
  orders: Readonly<Record<number, readonly string[] | null>>;
  /** Seats that are asked each time, also where the answer changes nothing. */
  each: Readonly<Record<number, boolean>>;
  /** Seats of the running game that this person may take again, and those they may ask the others for. */
  back: readonly number[];
  mayAsk: readonly number[];
  handed: readonly Handed[];
  /** Subjects of all offers at this table so far. */
  offers: readonly string[];
  views: Readonly<Record<number, View>>;
  asks: readonly AskInfo[];
  over: boolean;
  outcome: Record<string, any> | null;
  story: readonly Told[];
  chat: readonly Chat[];
  /** The last thing that somebody pointed at; null before. */
  pointed: Pointed | null;
  /** The notes of this person at this table, by place. */
  notes: Readonly<Record<string, string>>;
  seq: number;
  /** Moves that were told and are gone: by damage, or because the host restored an older state. */
  lost: number;
  restored: boolean;
}

export const EMPTY: Snapshot = {
  status: "connecting",
  ended: "",
  reload: false,
  person: "",
  table: null,
  mine: [],
  orders: {},
  each: {},
  back: [],
  mayAsk: [],
  handed: [],
  offers: [],
  views: {},
  asks: [],
  over: false,
  outcome: null,
  story: [],
  chat: [],
  pointed: null,
  notes: {},
  seq: -1,
  lost: 0,
  restored: false,
};

/** The server's version when this page first connected; with another version the page is outdated. */
let met = "";

const LONGEST_CHAT = 200;
const LONGEST_STORY = 300;

/** Storage of the story across reloads: the server sends the current state only. */
export interface Memory {
  load(): Told[];
  save(story: readonly Told[]): void;
}

/** Return the seats that changed hands: known ones keep their step, new ones come after the latest step. */
export function placed(before: readonly Handed[], told: readonly HandoverInfo[], seq: number): Handed[] {
  return told.map((hand) => before.find((each) => each.at === hand.at && each.seat === hand.seat) ?? { ...hand, seq });
}

/** Apply an update to a view. */
export function changed(view: View | undefined, update: SeatUpdate, whole: boolean): View {
  const sections: Sections = whole ? {} : { ...view?.sections };
  for (const name of update.gone ?? []) delete sections[name];
  return { sections: { ...sections, ...update.sections }, undo: update.undo ?? false };
}

/** Apply an update; return null if an update before it is missing. */
export function updated(before: Snapshot, update: Update): Snapshot | null {
  if (!update.whole && before.seq >= 0 && update.seq > before.seq + 1) return null;
  if (!update.whole && update.seq <= before.seq) return before;
  const views: Record<number, View> = update.whole ? {} : { ...before.views };
  const events: Told["events"] = {};
  for (const view of update.views) {
    views[view.seat] = changed(before.views[view.seat], view, update.whole);
    if (view.events?.length) events[view.seat] = view.events;
  }
  // A page that knows the story has seen its beginning.
  const films = update.whole && !before.story.length ? update.films : [];
  const film = update.film >= 0 ? update.film : films.at(-1);
  const late = update.late || (update.whole && film === undefined);
  const told: Told = { seq: update.seq, by: update.by, text: update.text, events, ...(film !== undefined && { film }), ...(films.length > 1 && { films }), ...(late && { late }) };
  const known = before.story.some((step) => step.seq === update.seq);
  const silent = !update.text && !Object.keys(events).length && film === undefined;
  const story = known || silent ? before.story : update.whole ? [told] : [...before.story, told];
  const { seq, over, outcome } = update;
  // The server answers an idle question at once.
  const asks = update.asks.filter((ask) => !ask.idle);
  const fresh = asks.filter((ask) => ask.kind === "may" && !before.offers.includes(ask.about)).map((ask) => ask.about);
  const offers = fresh.length ? [...new Set([...before.offers, ...fresh])] : before.offers;
  return { ...before, seq, asks, over, outcome, views, story, offers };
}

/** Return true if a view differs from that of the server. */
function differs(snapshot: Snapshot, update: Update): boolean {
  return update.views.some((view) => view.hash && hashOf(snapshot.views[view.seat]?.sections ?? {}) !== view.hash);
}

/** Return true if this person is the host. Spectators get no host and have no person, so an empty id never matches. */
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
    if (memory) this.snapshot = { ...EMPTY, story: memory.load().map((step) => ({ ...step, late: true })) };
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
      // The server sends the latest chat messages after every welcome, also after a reconnect.
      this.set({ person: message.person, reload, mine: message.seats, chat: [], notes: {} });
      // Lost moves did not happen: start the story again.
      if (message.lost) this.set({ lost: this.snapshot.lost + message.lost, restored: message.restored, story: [] });
    } else if (message.t === "table") {
      const orders = Object.fromEntries(message.seats.map((seat, at) => [seat, message.orders[at] ?? null]));
      const each = Object.fromEntries(message.seats.map((seat, at) => [seat, message.each[at] ?? false]));
      const handed = placed(this.snapshot.handed, message.table.handed, this.snapshot.seq);
      this.set({ table: message.table, mine: message.seats, orders, each, back: message.back, mayAsk: message.may_ask, handed });
    } else if (message.t === "chat") {
      this.set({ chat: [...this.snapshot.chat, message].slice(-LONGEST_CHAT) });
    } else if (message.t === "pointed") {
      this.set({ pointed: message });
    } else if (message.t === "notes") {
      this.set({ notes: message.notes });
    } else if (message.t === "update") {
      const next = updated(this.snapshot, message);
      if (next) this.set(next);
      this.memory?.save(this.snapshot.story.slice(-LONGEST_STORY));
      if (next && !message.whole && differs(next, message)) this.set({ seq: -1 });
      if (!next || this.snapshot.seq < 0) this.connection.refresh();
    }
  }
}
