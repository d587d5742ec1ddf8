// The tables of whoever plays here, looked at now and then: in the hall always, elsewhere for those who want to be told.

import * as api from "./lib/api";
import type { MyTable, OpenTable } from "./lib/types";
import { tell } from "./herald";
import { house, t, trouble } from "./house.svelte";

const EVERY = 20_000;

class Mine {
  tables = $state.raw<MyTable[]>([]);
  found = $state.raw<OpenTable[]>([]);
  problem = $state.raw("");
  /** False until the first look, whatever came of it. */
  known = $state.raw(false);
  private waiting: Set<string> | null = null;

  async look(): Promise<void> {
    try {
      [this.tables, this.found] = await Promise.all([api.tables(), api.openTables()]);
      this.problem = "";
      this.herald();
    } catch (error) {
      // A line that is down is told elsewhere.
      if (!(error instanceof api.ApiError) || error.status) this.problem = trouble(error);
    }
    this.known = true;
  }

  /** Looks again and again until the answer is called. */
  watch(always: boolean): () => void {
    if (house.newcomer) this.known = true;
    void this.look();
    const timer = setInterval(() => {
      if (house.settings.told || (always && !document.hidden)) void this.look();
    }, EVERY);
    return () => clearInterval(timer);
  }

  get wanted(): boolean {
    return this.tables.some((table) => table.waits_for_me && table.phase === "playing");
  }

  /** Says which tables have begun to wait since the last look; the first look is silent. */
  private herald(): void {
    const before = this.waiting;
    const now = this.tables.filter((table) => table.waits_for_me && table.phase === "playing");
    this.waiting = new Set(now.map((table) => table.id));
    if (!before) return;
    for (const table of now.filter(({ id }) => !before.has(id))) {
      tell(`/t/${table.id}`, t("ui-told-turn", { game: t(`door-${table.game}-name`) }));
    }
  }
}

export const mine = new Mine();
