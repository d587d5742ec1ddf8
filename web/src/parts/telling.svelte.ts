// The story of a table as text: the log, the announcements of new steps in the live region, and the answers to the
// query keys.

import type { Board } from "../board";
import { handedLine, heldUp, queries, sentences } from "../lib/spoken";
import type { Query } from "../lib/settings";
import type { Snapshot } from "../lib/store";
import type { TableInfo } from "../lib/types";
import type { Words } from "../lib/words";
import { onTable, told } from "../pictures/ontable";
import { playEvents } from "../sound";
import { house } from "../house.svelte";
import type { Eyes } from "./eyes.svelte";

interface Here {
  now: Snapshot;
  table: TableInfo;
  words: Words;
  board: Board | undefined;
}

/** Return true if a key belongs to the field in which it is typed; function keys never do. */
export function isTyped({ key, target }: { key: string; target: EventTarget | null }): boolean {
  if (/^F\d+$/.test(key)) return false;
  if (target instanceof HTMLInputElement && ["number", "range"].includes(target.type)) return key.length > 1 || /[\d.,e+-]/i.test(key);
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
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
    const told = now.story.flatMap((step) => sentences(step, this.eyes.seat, words).map((text, at) => ({ seq: step.seq, key: `${step.seq}/${at}`, text })));
    const hands = now.handed.map((hand) => ({ seq: hand.seq, key: `hand/${hand.at}/${hand.seat}`, text: handedLine(hand, words) }));
    return [...told, ...hands].sort((one, other) => one.seq - other.seq);
  });

  /** Announce each new step once, with its sounds. The first call is silent, because it finds the old steps. */
  announce(): void {
    const { now, words, board } = this.here();
    const { seat, curtain, heading, view } = this.eyes;
    const asked = view ? onTable(view.sections) : undefined;
    const last = now.story.at(-1)?.seq ?? -1;
    // Moves are gone.
    if (last < this.told) this.told = last;
    if (this.told >= 0 && !curtain) {
      const fresh = now.story.filter((step) => step.seq > this.told);
      house.announce(words.spelled(heldUp(fresh, seat, words, house.settings.detail, asked ? `${told(asked, words)} ${heading}` : heading)));
      playEvents(fresh.flatMap((step) => step.events[seat] ?? step.events[-1] ?? []), board?.sounds);
    }
    this.told = Math.max(this.told, last, 0);
  }

  /** Answer a query key; ignore all other keys. */
  onkeydown = (event: KeyboardEvent): void => {
    const { keys, queries: on } = house.settings;
    if (!on || isTyped(event) || event.altKey || event.ctrlKey || event.metaKey || this.eyes.curtain) return;
    const query = (Object.keys(keys) as Query[]).find((each) => keys[each] === event.key);
    if (!query) return;
    event.preventDefault();
    event.stopPropagation();
    const { now, table, words } = this.here();
    const { seat: eyes, view, heading } = this.eyes;
    this.answer = queries(query, { now, eyes, view, words, heading, nouns: house.game(table.game)?.nouns ?? {}, seats: table.seats.length });
    house.announce(words.spelled(this.answer));
  };

  /** Remove everything from the page that a person behind the curtain must not see or hear. */
  hush(): void {
    this.answer = "";
    house.hush();
  }
}
