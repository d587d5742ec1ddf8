// The company at a table: toasts for everything that people do, unread words, reactions in flight. Everything is told
// by eye, by ear and in the live region at once.

import { handedLine } from "../lib/spoken";
import { isReaction, lastWord, type News, newsOf, wordsSince } from "../lib/news";
import { isHandout } from "../lib/led";
import { inCompany } from "../lib/people";
import { messageOf } from "../lib/phrases";
import { Refused, type Request } from "../lib/net";
import { EMPTY, type Snapshot } from "../lib/store";
import type { Chat } from "../lib/types";
import type { Words } from "../lib/words";
import * as api from "../lib/api";
import { play } from "../sound";
import { house, t } from "../house.svelte";

export interface Toast {
  key: number;
  /** The seat of the person; -1 for a spectator or nobody. */
  seat: number;
  /** The name of the person; "" if it is about nobody. */
  name: string;
  text: string;
  /** Milliseconds that the toast stays. */
  lasts: number;
  /** True for words, which can be answered. */
  said: boolean;
  /** The table of the next game that the toast leads to; "" if it leads nowhere. */
  next: string;
  /** True for somebody who is only going to watch there. */
  watched: boolean;
}

export interface Flight {
  key: number;
  seat: number;
  name: string;
  reaction: string;
  /** Number of equal reactions that came while this one was in flight. */
  times: number;
}

const SHORTEST = 6000;
const FLIGHTS = 3;
/** Milliseconds of a flight with its rest and its end. */
export const FLIGHT = 2600;

/** Return the milliseconds that somebody needs to notice and read a text. */
export const reading = (text: string) => Math.max(SHORTEST, 2000 + 60 * text.length);

/** Return the words of a line in the language of the reader. */
export const saidIn = (line: Pick<Chat, "phrase" | "text">) => (line.phrase && house.words?.has(messageOf(line.phrase)) ? t(messageOf(line.phrase)) : line.text);

/** Return the words of a line, with the title of a handout. */
const heading = (line: Chat) => [line.telling?.title, saidIn(line)].filter(Boolean).join(". ");

export class Social {
  private readonly here: () => { now: Snapshot; words: Words | null };
  /** Number of toasts that the lane has room for. */
  private readonly most: () => number;
  private readonly send: (request: Request) => Promise<unknown>;
  toasts = $state.raw<readonly Toast[]>([]);
  flights = $state.raw<readonly Flight[]>([]);
  /** True while the chat is open where this person looks. */
  private open = $state(false);
  private readAt = $state(0);
  private toldAt = -1;
  private before: Snapshot = EMPTY;
  private number = 0;
  private gone = false;

  constructor(here: () => { now: Snapshot; words: Words | null }, most: () => number, send: (request: Request) => Promise<unknown>) {
    this.here = here;
    this.most = most;
    this.send = send;
  }

  readonly company = $derived.by(() => inCompany(this.here().now));
  readonly unread = $derived.by(() => wordsSince(this.here().now, this.readAt, house.settings.muted).filter((line) => !isReaction(line)).length);

  /** Tell the news since the last call. */
  follow(): void {
    const { now, words } = this.here();
    if (!now.table || !words) return;
    if (this.toldAt < 0) this.toldAt = this.readAt = lastWord(now.chat);
    const lines = wordsSince(now, this.toldAt, house.settings.muted);
    this.toldAt = Math.max(this.toldAt, lastWord(now.chat));
    for (const line of lines) this.hear(line);
    for (const news of newsOf(this.before, now)) this.tell(news, words);
    this.before = now;
  }

  /** Mark all words as read while the chat is open. */
  read(open: boolean): void {
    this.open = open;
    if (open) this.readAt = lastWord(this.here().now.chat);
  }

  seatOf(who: string): number {
    return this.here().now.table?.seats.findIndex((seat) => seat.who === who) ?? -1;
  }

  private hear(line: Chat): void {
    const seat = this.seatOf(line.who);
    const text = saidIn(line);
    play("word");
    if (isReaction(line)) {
      house.announce(t("ui-reacted", { name: line.name, reaction: text }), true);
      if (this.here().now.table?.phase === "lobby") this.show({ seat, name: line.name, text });
      else this.fly(seat, line.name, line.phrase);
      return;
    }
    const name = line.telling?.voice || line.name;
    house.announce(line.telling?.to ? t("ui-whispered", { name, text: heading(line) }) : t("ui-said-by", { name, text: heading(line) }), true);
    // A handout lies on the table until it is put away.
    if (isHandout(line)) return;
    // Beside the board the chat is not where this person looks, unless they write in it.
    const looks = this.open && (this.most() === 1 || document.activeElement?.closest(".chat"));
    if (!looks) this.show({ seat, name, text: line.telling?.to ? t("ui-whispered-text", { text }) : text, said: !line.telling });
  }

  private tell(news: News, words: Words): void {
    if (news.kind === "next") return void this.invite(news.table);
    const seat = news.kind === "handed" ? news.hand.seat : "seat" in news ? news.seat : -1;
    const text = news.kind === "handed" ? handedLine(news.hand, words) : t(`ui-news-${news.kind}`, { name: "name" in news ? news.name : "" });
    house.announce(text, true);
    // The table itself shows that the game begins.
    if (news.kind === "begun") return;
    // A spectator displaces nothing that is more important.
    if (news.kind === "watches" && this.toasts.length >= this.most()) return;
    this.show({ seat, name: this.here().now.table?.seats[seat]?.name ?? "", text });
    play("word");
  }

  /** Tell that somebody wants to play again, with the way there; silently to that person. */
  private async invite(table: string): Promise<void> {
    // Spectators have another link, which does not tell whose wish it is.
    const asked = house.watching ? null : await api.table(table).catch(() => null);
    const { now } = this.here();
    if (this.gone || asked?.host === now.person) return;
    const name = asked?.seats.find((seat) => seat.who === asked.host)?.name ?? "";
    const text = name ? t("ui-news-next", { name }) : t("ui-news-next-watched");
    this.show({ seat: asked ? this.seatOf(asked.host) : -1, name, text, next: table, watched: !now.mine.length, lasts: 60_000 });
    house.announce(text, true);
    play("turn");
  }

  private show(toast: Partial<Toast> & Pick<Toast, "seat" | "name" | "text">): void {
    const made: Toast = { key: ++this.number, lasts: reading(toast.text), said: false, next: "", watched: false, ...toast };
    this.toasts = [...this.toasts, made].slice(-this.most());
  }

  dismiss(key: number): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  private fly(seat: number, name: string, reaction: string): void {
    const same = this.flights.find((each) => each.reaction === reaction);
    const flight = { key: ++this.number, seat, name, reaction, times: (same?.times ?? 0) + 1 };
    this.flights = [...this.flights.filter((each) => each !== same), same ? { ...flight, key: same.key } : flight].slice(-FLIGHTS);
    setTimeout(() => (this.flights = this.flights.filter((each) => each.key !== flight.key)), FLIGHT);
  }

  /** Say something; a refusal is told like an answer. */
  readonly say = (text: string, phrase: string): void => {
    this.send({ t: "say", text, phrase }).catch((error) => {
      const told = error instanceof Refused ? (this.here().words?.refusal(error.nack.code, error.nack.data) ?? "") : t("ui-reconnecting");
      this.show({ seat: -1, name: "", text: told });
      house.announce(told, true);
    });
  };

  /** Show a reaction of this person on their own board: the server does not send it back as news. */
  react(reaction: string): void {
    this.fly(this.here().now.mine[0] ?? -1, house.person?.name ?? "", reaction);
  }

  end(): void {
    this.gone = true;
  }
}
