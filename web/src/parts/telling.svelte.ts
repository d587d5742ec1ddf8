// The story of a table as text: the log, and announcements of new steps to the live region; answers to the query keys.

import type { Board } from "../board";
import { heldUp, queries, sentences } from "../lib/spoken";
import type { Query } from "../lib/settings";
import type { Snapshot } from "../lib/store";
import type { TableInfo } from "../lib/types";
import type { Words } from "../lib/words";
import { play } from "../sound";
import { house } from "../house.svelte";
import type { Eyes } from "./eyes.svelte";

interface Here {
  now: Snapshot;
  table: TableInfo;
  words: Words;
  board: Board | undefined;
}

export class Telling {
  private readonly eyes: Eyes;
  private readonly here: () => Here;
  /** The answer to the last query key. */
  answer = $state("");
  /** The number of the last step that was announced. */
  private told = -1;

  constructor(eyes: Eyes, here: () => Here) {
    this.eyes = eyes;
    this.here = here;
  }

  /** The last two sentences of the latest step. */
  readonly latest = $derived.by(() => {
    const { now, words } = this.here();
    const last = now.story.at(-1);
    return last ? sentences(last, this.eyes.seat, words).slice(-2).join(" ") : "";
  });

  readonly log = $derived.by(() => {
    const { now, words } = this.here();
    return now.story.flatMap((step) => sentences(step, this.eyes.seat, words).map((text, at) => ({ key: `${step.seq}/${at}`, text })));
  });

  /** Announces each new step once, with its sounds. The first call is silent: it finds what was there before. */
  announce(): void {
    const { now, words, board } = this.here();
    const { seat, curtain, heading } = this.eyes;
    const last = now.story.at(-1)?.seq ?? -1;
    if (this.told >= 0 && !curtain) {
      const fresh = now.story.filter((step) => step.seq > this.told);
      house.announce(heldUp(fresh, seat, words, house.settings.detail, heading));
      const heard = fresh.flatMap((step) => step.events[seat] ?? step.events[-1] ?? []).map((event) => board?.sounds?.[String(event.key)]);
      for (const sound of new Set(heard)) if (sound) play(sound);
    }
    this.told = Math.max(this.told, last, 0);
  }

  /** Answers a query key; everything else is left alone. */
  onkeydown = (event: KeyboardEvent): void => {
    const { keys, queries: on } = house.settings;
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (!on || typing || event.altKey || event.ctrlKey || event.metaKey || this.eyes.curtain) return;
    const query = (Object.keys(keys) as Query[]).find((each) => keys[each] === event.key);
    if (!query) return;
    event.preventDefault();
    event.stopPropagation();
    const { now, table, words } = this.here();
    const { seat: eyes, view, heading } = this.eyes;
    this.answer = queries(query, { now, eyes, view, words, heading, nouns: house.game(table.game)?.nouns ?? {}, seats: table.seats.length });
    house.announce(this.answer);
  };

  /** Removes from the page what a person behind the curtain must not see or hear. */
  hush(): void {
    this.answer = "";
    house.hush();
  }
}
