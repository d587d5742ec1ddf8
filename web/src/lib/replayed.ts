// A step of a replay in the form in which a board gets a live game: the same snapshot, view and table.

import { EMPTY, type Snapshot, type Told, type View } from "./store";
import type { ReplayInfo, ReplayLine, ReplayStep, SeatInfo, TableInfo } from "./types";

/** The eyes of everybody at once. */
export const EVERYBODY = -2;

const SEAT: SeatInfo = { who: "", name: "", role: "", ready: true, presence: "here", away_since: 0, lent: "", clock: 0 };

export function tableOf(id: string, info: ReplayInfo): TableInfo {
  return {
    id,
    game: info.game,
    options: info.options,
    seats: info.players.map((name) => ({ ...SEAT, who: name.startsWith("bot:") ? name : "", name })),
    phase: "over",
    host: "",
    private: true,
    tempo: 0,
    absence: "wait",
    patience: 0,
    pause: 0,
    watchers: 0,
    next: "",
    takeback: 0,
    saving: false,
    commitment: "",
    day: "",
    retry: false,
    lesson: "",
    opens: 0,
    carries: false,
    wish: null,
    handed: [],
    leader: -1,
    paused: "",
    held: [],
  };
}

/** Return the steps in the form in which a table tells them. */
export function storyOf(lines: readonly ReplayLine[]): Told[] {
  return lines.map(({ seat, text, events, film }, seq) => ({ seq, by: seat, text, events: { [-1]: events }, ...(film >= 0 && { film }) }));
}

/** Return the seat that acted last up to a step; -1 at the beginning. */
export function actorAt(story: readonly Told[], step: number): number {
  return story.slice(0, step + 1).findLast(({ by }) => by >= 0)?.by ?? -1;
}

/** Return the seat that somebody plays who goes on from a step: the one looked through, their own, or that of the next move. */
export function seatFrom(story: readonly Told[], step: number, eyes: number, players: readonly string[], name: string): number {
  if (eyes >= 0) return eyes;
  const own = name ? players.indexOf(name) : -1;
  const next = story.slice(step + 1).find(({ by }) => by >= 0)?.by ?? 0;
  return own >= 0 ? own : next;
}

/**
 * Return the view that a board draws. Everybody's eyes at once are those of the player who acted last: the sections that
 * a seat sees differently come as `section/seat`.
 */
export function viewOf({ sections }: ReplayStep, seat: number): View {
  const own = `/${seat}`;
  const shared = Object.entries(sections).filter(([name]) => !name.includes("/"));
  const theirs = Object.entries(sections).flatMap(([name, part]) => (name.endsWith(own) ? [[name.slice(0, -own.length), part] as const] : []));
  return { sections: Object.fromEntries([...shared, ...theirs]), undo: false };
}

/** Return the table as it was after a step. */
export function snapshotOf(table: TableInfo, story: readonly Told[], at: ReplayStep, eyes: number): Snapshot {
  const acting = actorAt(story, at.step);
  const view = viewOf(at, eyes);
  return {
    ...EMPTY,
    status: "open",
    table,
    views: { [eyes]: view },
    asks: acting < 0 ? [] : [{ seat: acting, number: at.step, kind: "must", about: "" }],
    story: story.slice(0, at.step + 1),
    seq: at.step,
    over: at.step === story.length - 1,
  };
}

/** The most steps that are kept. */
const KEPT = 300;
/** Number of steps that are fetched ahead. */
const AHEAD = 4;

/** The steps of a replay through one pair of eyes, fetched when they are wanted, and the next ones ahead of time. */
export class Steps {
  private readonly known = new Map<number, Promise<ReplayStep>>();

  constructor(
    private readonly fetch: (step: number) => Promise<ReplayStep>,
    private readonly last: number,
  ) {}

  get(step: number): Promise<ReplayStep> {
    const found = this.one(step);
    void found.then(
      () => {
        for (let next = step + 1; next <= Math.min(this.last, step + AHEAD); next += 1) this.one(next).catch(() => undefined);
      },
      () => undefined,
    );
    return found;
  }

  private one(step: number): Promise<ReplayStep> {
    const known = this.known.get(step);
    if (known) return known;
    const found = this.fetch(step);
    this.known.set(step, found);
    found.catch(() => this.known.delete(step));
    for (const old of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(old);
    }
    return found;
  }
}
