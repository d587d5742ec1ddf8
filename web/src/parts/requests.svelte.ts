// The requests of a player at the table: one at a time. A move that leaves the path of the lesson or would waste something
// is not sent at once.

import type { Board, Loss } from "../board";
import { type Standing, standing } from "../lib/guide";
import { Refused, type Request } from "../lib/net";
import type { TableStore } from "../lib/store";
import type { Nack, TableInfo } from "../lib/types";
import type { Words } from "../lib/words";
import { house, t } from "../house.svelte";
import type { Eyes } from "./eyes.svelte";

interface Here {
  store: TableStore;
  table: TableInfo;
  words: Words;
  board: Board | undefined;
  over: boolean;
}

export class Requests {
  private readonly eyes: Eyes;
  private readonly here: () => Here;
  busy = $state(false);
  refused = $state.raw<Nack | null>(null);
  /** A sentence that would waste something; the same sentence is sent when it is said again. */
  doubt = $state.raw<{ text: string; loss: Loss } | null>(null);
  /** False once the player has left the lesson. */
  followed = $state(true);
  private strayedAt = $state(-1);
  private heldAt = $state("");

  constructor(eyes: Eyes, here: () => Here) {
    this.eyes = eyes;
    this.here = here;
  }

  readonly lesson = $derived.by(() => (this.here().table.lesson ? this.here().board?.lesson : undefined));
  /** The progress of the lesson; null off its path. */
  readonly at: Standing | null = $derived.by(() => (this.lesson && this.eyes.view ? standing(this.lesson, this.eyes.view) : null));
  /** The sentence that the lesson expects; "" where any may be said. */
  readonly meant = $derived.by(() => (this.followed && !this.here().over ? (this.at?.says ?? "") : ""));
  /** True after another sentence than the lesson expects. */
  readonly strayed = $derived(this.strayedAt === this.at?.step);
  private readonly askKey = $derived.by(() => `${this.eyes.seat}/${this.eyes.ask?.number}`);
  /** True once the table was asked to wait with this question. */
  readonly held = $derived(this.heldAt === this.askKey);

  /** Sends a request; returns false if it was refused. */
  async send(request: Request): Promise<boolean> {
    const { store, words } = this.here();
    let done = false;
    this.busy = true;
    this.refused = null;
    try {
      await store.send(request);
      done = true;
    } catch (error) {
      if (error instanceof Refused) {
        this.refused = error.nack;
        house.announce(words.refusal(error.nack.code, error.nack.data));
      }
    }
    this.busy = false;
    return done;
  }

  /** Sends a sentence as a move. Returns true if it would waste something: then the player is asked first. */
  move(text: string): boolean {
    if (this.busy) return false;
    const { board, words } = this.here();
    const { seat, view, ask } = this.eyes;
    if (this.meant && text !== this.meant) {
      this.strayedAt = this.at?.step ?? -1;
      house.announce(t("ui-guide-strayed", { sentence: words.sentence(this.meant) }));
      return false;
    }
    const loss = house.settings.caution && view && this.doubt?.text !== text ? board?.lost?.(text, view, seat) : null;
    this.doubt = loss ? { text, loss } : null;
    if (!loss) void this.send({ t: "move", seat, ask: ask?.number ?? 0, text });
    return Boolean(loss);
  }

  waive(): void {
    void this.send({ t: "waive", seat: this.eyes.seat, ask: this.eyes.ask?.number ?? 0 });
  }

  undo(): void {
    void this.send({ t: "undo", seat: this.eyes.seat });
  }

  async hold(): Promise<void> {
    const key = this.askKey;
    if (await this.send({ t: "hold", seat: this.eyes.seat })) {
      this.heldAt = key;
      house.announce(t("ui-held"));
    }
  }

  /** Closes the table of a lesson and begins the lesson again. */
  async restart(): Promise<void> {
    const { game } = this.here().table;
    if (await this.send({ t: "host", do: "close" })) house.go(`/guide/${game}`);
  }

  /** Forgets the refusal and the doubt about the last question. */
  clear(): void {
    this.refused = null;
    this.doubt = null;
  }
}
