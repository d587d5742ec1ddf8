// The player's tables, polled from time to time: always in the hall, on other screens if notifications are on.

import * as api from "./lib/api";
import type { MyTable, OpenTable } from "./lib/types";
import { tell } from "./herald";
import { house, t, trouble } from "./house.svelte";

const EVERY = 20_000;

class Mine {
  tables = $state.raw<MyTable[]>([]);
  found = $state.raw<OpenTable[]>([]);
  problem = $state.raw("");
  /** False until the first poll has ended, with or without success. */
  known = $state.raw(false);
  private waiting: Set<string> | null = null;

  async look(): Promise<void> {
    try {
      [this.tables, this.found] = await Promise.all([api.tables(), api.openTables()]);
      this.problem = "";
      this.herald();
    } catch (error) {
      // A lost connection is reported elsewhere.
      if (!(error instanceof api.ApiError) || error.status) this.problem = trouble(error);
    }
    this.known = true;
  }

  /** Poll until the returned function is called. */
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

  /** Notify of tables that have begun to wait since the last poll; the first poll is silent. */
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
