// The places beside the board. On a wide screen there are two docks, and each shows one of its places or none; on a
// narrow one all places are tabs at the lower edge, and one at most is open as a sheet over the board.

import { tick } from "svelte";

export type Place = "log" | "rules" | "chat" | "table";

export const DOCKS: readonly (readonly Place[])[] = [["log", "rules"], ["chat", "table"]];

const wide = matchMedia("(min-width: 64rem)");
const SHEET = "sheet";

export class Docks {
  wide = $state(wide.matches);
  private shown = $state.raw<readonly (Place | "")[]>([]);
  private sheet = $state<Place | "">("");
  private element: HTMLElement | undefined;

  constructor(second: Place | "") {
    this.shown = ["log", second];
  }

  /** Follow the size of the window and the browser's back button; return the end of it. */
  listen(element: HTMLElement | undefined): () => void {
    this.element = element;
    const resized = () => ((this.wide = wide.matches), (this.sheet = ""));
    const back = () => this.sheet && history.state?.[SHEET] !== true && this.hide();
    wide.addEventListener("change", resized);
    addEventListener("popstate", back);
    return () => {
      wide.removeEventListener("change", resized);
      removeEventListener("popstate", back);
    };
  }

  isOpen(place: Place): boolean {
    return this.wide ? this.shown.includes(place) : this.sheet === place;
  }

  /** Open a place, or close it if it is open. */
  toggle(place: Place): void {
    if (this.isOpen(place)) this.close(place);
    else void this.show(place, true);
  }

  /** Open a place; with `focus` move the keyboard there. */
  async show(place: Place, focus = false): Promise<void> {
    if (this.wide) this.shown = this.shown.map((each, dock) => (DOCKS[dock]!.includes(place) ? place : each));
    else {
      if (!this.sheet) history.pushState({ [SHEET]: true }, "");
      this.sheet = place;
    }
    await tick();
    if (focus && !this.wide) this.element?.querySelector<HTMLElement>(`#place-${place}`)?.focus({ preventScroll: true });
  }

  /** Close the sheet, if there is one: it covers the board. */
  reveal(): void {
    if (this.sheet) this.close(this.sheet);
  }

  close(place: Place): void {
    if (this.wide) this.shown = this.shown.map((each) => (each === place ? "" : each));
    else if (history.state?.[SHEET] === true) history.back();
    else this.hide();
  }

  /** Close the sheet and return the keyboard focus to its tab. */
  private hide(): void {
    const place = this.sheet;
    this.sheet = "";
    this.element?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  }

  onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.wide || !this.sheet) return;
    event.preventDefault();
    event.stopPropagation();
    this.close(this.sheet);
  };
}
