// The table as it is shown: the deeds of bots one after the other, while questions stay those of the moment.

import type { Board } from "../board";
import { DEED, Pacing } from "../lib/pacing";
import type { Snapshot, TableStore } from "../lib/store";
import { house } from "../house.svelte";

export class Paced {
  /** The snapshot that is shown; null before the first. */
  private shown = $state.raw<Snapshot | null>(null);
  /** The number of steps that are still to be shown. */
  behind = $state(0);
  private readonly pacing = new Pacing(
    (snapshot, behind) => {
      this.shown = snapshot;
      this.behind = behind;
    },
    () => (document.hidden ? 0 : house.settings.speed),
    (snapshot) => this.lasts(snapshot),
  );

  constructor(
    store: TableStore,
    private readonly board: Pick<Board, "paced" | "lasts"> | undefined,
  ) {
    $effect(() => {
      const unsubscribe = store.subscribe((snapshot) => this.pacing.take(snapshot));
      return () => {
        unsubscribe();
        this.pacing.end();
      };
    });
  }

  /** Return a snapshot with the views and the story that are shown. */
  of(now: Snapshot): Snapshot {
    if (!this.shown || !this.behind) return now;
    const { views, story, over, outcome } = this.shown;
    return { ...now, views, story, over, outcome };
  }

  private lasts({ views, story }: Snapshot): number {
    if (!Object.values(views).some((view) => this.board?.paced?.(view))) return 0;
    const events = Object.values(story.at(-1)?.events ?? {}).at(-1) ?? [];
    return Math.max(DEED, this.board?.lasts?.(events) ?? 0);
  }

  skip(): void {
    this.pacing.skip();
  }
}
