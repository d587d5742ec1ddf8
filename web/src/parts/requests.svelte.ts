// The requests of a player at the table, one at a time. A move that leaves the path of the lesson or would waste
// something is not sent at once.

import type { Board } from "../board";
import { read } from "../lib/actions";
import { heard, PASS, type Standing, standing } from "../lib/guide";
import { Refused, type Request } from "../lib/net";
import { doubts } from "../lib/stakes";
import type { TableStore } from "../lib/store";
import type { Nack, StakeInfo, TableInfo } from "../lib/types";
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
  /** A sentence that would waste something, with the stakes that say so; it is sent if the player says it again. */
  doubt = $state.raw<{ text: string; stakes: readonly StakeInfo[] } | null>(null);
  /** False once the player has left the lesson. */
  followed = $state(true);
  private strayedAt = $state(-1);
  /** The explanations read, and the number of sentences before them. */
  private turned = $state.raw({ count: 0, number: 0 });
  private heldAt = $state("");

  constructor(eyes: Eyes, here: () => Here) {
    this.eyes = eyes;
    this.here = here;
  }

  readonly lesson = $derived.by(() => this.here().board?.lessons?.[this.here().table.lesson]);
  /** The last step of the lesson while the others play, since the table is at no place of the lesson then. */
  private last: Standing = { step: 0, says: "" };
  /** The progress of the lesson; null after the player has left its path. */
  readonly at: Standing | null = $derived.by(() => {
    const { lesson, turned } = this;
    const { view, awaited } = this.eyes;
    if (lesson?.ends && this.here().over) return { step: lesson.steps.length, says: "" };
    const found = lesson && view ? standing(lesson, view, turned.count === lesson.count(view) ? turned.number : 0) : null;
    if (found) this.last = { ...found, says: "" };
    return found ?? (awaited ? null : this.last);
  });
  /** The sentence that the lesson expects; "" if any sentence is accepted, or if the question is about something else. */
  readonly meant = $derived.by(() => {
    const says = this.followed && !this.here().over ? (this.at?.says ?? "") : "";
    if (says === PASS) return this.eyes.ask?.kind === "may" ? says : "";
    const verb = read(says)?.verb;
    return this.eyes.ask?.verbs?.some(({ word }) => word === verb) ? says : "";
  });
  /** True after a sentence that the lesson does not expect. */
  readonly strayed = $derived(this.strayedAt === this.at?.step);
  private readonly askKey = $derived.by(() => `${this.eyes.seat}/${this.eyes.ask?.number}`);
  /** True once the table was asked to wait for this question. */
  readonly held = $derived(this.heldAt === this.askKey);

  /** Send a request; return false if it was refused. */
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

  /** Send a sentence as a move. Return true if it would waste something: then the player is asked first. */
  move(text: string): boolean {
    if (this.busy) return false;
    const { seat, ask } = this.eyes;
    const wanted = this.meant && this.at ? heard(this.at, text) : text;
    if (!wanted) return this.stray(), false;
    const action = house.settings.caution && this.doubt?.text !== wanted ? read(wanted) : null;
    const stakes = action ? doubts(ask?.stakes ?? [], action) : [];
    this.doubt = stakes.length ? { text: wanted, stakes } : null;
    if (!stakes.length) void this.send({ t: "move", seat, ask: ask?.number ?? 0, text: wanted });
    return stakes.length > 0;
  }

  /** Tell that the lesson expects another sentence. */
  private stray(): void {
    const { words } = this.here();
    this.strayedAt = this.at?.step ?? -1;
    house.announce(t("ui-guide-strayed", { sentence: this.meant === PASS ? t("ui-waive") : words.sentence(this.meant) }));
  }

  waive(): void {
    if (this.meant && this.meant !== PASS) return this.stray();
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

  /** Turn to the next explanation of the lesson. */
  turn(): void {
    const { view } = this.eyes;
    if (!this.lesson || !view) return;
    const count = this.lesson.count(view);
    this.turned = { count, number: (this.turned.count === count ? this.turned.number : 0) + 1 };
  }

  /** Close the table of a lesson and begin the lesson again. */
  async restart(): Promise<void> {
    const { game, lesson } = this.here().table;
    if (await this.send({ t: "host", do: "close" })) house.go(`/guide/${game}/${lesson}`);
  }

  /** Forget the refusal and the doubt about the last question. */
  clear(): void {
    this.refused = null;
    this.doubt = null;
  }
}
