// A table of one's own: the server drops and flicks, this page keeps the table.

import { practise } from "../../lib/api";
import type { Item } from "../../lib/actions";
import { EMPTY, type Snapshot, type Told, type View } from "../../lib/store";
import type { AskInfo, VerbInfo } from "../../lib/types";
import { keepFilms } from "../../films.svelte";
import { trouble } from "../../house.svelte";
import { NOTHING, type Making } from "../../pictures";
import type { Above } from "../../pictures/above";

const GAME = "drop";
const [LOWEST, HIGHEST, EDGE, STRONGEST, TURN] = [150, 300, 4500, 1000, 3600];

export type Act = "drop" | "flick";

/** The section of a practice table. */
interface Practised extends Above {
  /** The cubes that left the table with the last act. */
  fallen: string[];
}

const BARE: Practised = { kind: "table-from-above", half: 450_000, shapes: [], hulls: [], fallen: [] };

export class PracticeTable {
  act = $state<Act>("drop");
  cube = $state("");
  busy = $state(false);
  problem = $state("");
  /** The acts so far; each has a film. */
  private story = $state.raw<readonly Told[]>([]);
  readonly number = $derived(this.story.length);
  readonly now: Snapshot = $derived({ ...EMPTY, story: this.story });
  /** A name of this table, by which its films are kept. */
  readonly id = `practice/${Math.random()}`;
  section = $state.raw<Practised>(BARE);

  readonly view: View = $derived({ sections: { dungeon: { ...this.section, hulls: [square(this.section.half)] } }, undo: false });
  private readonly verbs: VerbInfo[] = $derived.by(() => {
    const cubes = this.section.shapes.map(({ id }): Item[] => [[id, 1]]);
    const span = (word: string, least: number, most: number) => ({ word, least, most });
    const drop = { word: "drop", forms: [{ fields: [span("height=", LOWEST, HIGHEST), span("x=", -EDGE, EDGE), span("y=", -EDGE, EDGE)] }] };
    const flick = { word: "flick", forms: [{ fields: [{ rows: cubes as [string, number][][] }, span("toward=", 0, TURN - 1), span("force=", 1, STRONGEST)] }] };
    return [this.act === "drop" ? drop : flick];
  });
  readonly ask: AskInfo | null = $derived(this.section.shapes.length ? { seat: 0, number: 0, kind: "must", about: "", verbs: this.verbs } : null);
  readonly making: Making = $derived.by(() => ({
    ...NOTHING,
    verb: this.act,
    said: this.cube ? [[this.cube, 1] as const] : [],
    offered: this.act === "flick" && !this.cube ? this.section.shapes.map(({ id }) => id) : [],
    choose: (word: string) => (this.cube = word),
    seat: 0,
  }));

  /** Pour all cubes of an opening on an empty table. */
  begin(): Promise<void> {
    return this.say("open");
  }

  choose(act: Act): void {
    this.act = act;
    this.cube = "";
  }

  /** Have the server carry out a sentence. */
  async say(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const table = Object.fromEntries(this.section.shapes.map(({ id, points }) => [id, points]));
      const answer = await practise(GAME, { text, table: text === "open" ? {} : table });
      this.section = answer.section as Practised;
      const entry = this.number;
      keepFilms(this.id, entry, [answer.film]);
      this.story = [...this.story, { seq: entry, by: 0, text, events: {}, film: entry }];
      if (!this.section.shapes.some(({ id }) => id === this.cube)) this.cube = "";
    } catch (error) {
      this.problem = trouble(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Return the corners of the table: the hand may be anywhere above it. */
const square = (half: number): number[] => [-half, -half, half, -half, half, half, -half, half];
