// The sheet over the table: rules or settings, without leaving it. It is a step in the browser's history, so that the
// back button closes it.

import { house } from "./house.svelte";

export interface OpenSheet {
  what: "rules" | "settings";
  game: string;
  /** The id of a rule, or of a part of the rules; "" for the beginning. */
  rule: string;
}

const STEP = "over";

class Sheets {
  open = $state.raw<OpenSheet | null>(null);

  /** Open the sheet that an address names; return false if it names none. */
  take(url: URL): boolean {
    const [what, game = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
    if (what !== "settings" && (what !== "rules" || !game)) return false;
    if (!this.open) history.pushState({ ...(history.state as object | null), [STEP]: true }, "");
    this.open = { what, game, rule: decodeURIComponent(url.hash.slice(1)) };
    return true;
  }

  /** Close the sheet, as the back button does. */
  close(): void {
    if (history.state?.[STEP]) history.back();
    else this.open = null;
  }

  /** Follow the browser's history. */
  arrive(): void {
    if (this.open && !history.state?.[STEP]) this.open = null;
  }

  /** Go to another page; the step of an open sheet becomes that of the page. */
  leave(path: string): void {
    if (!this.open) return house.go(path);
    this.open = null;
    history.replaceState(null, "", path);
    house.arrive();
  }
}

export const sheets = new Sheets();
