// The keyboard focus inside a group of buttons: arrow keys move through them, typed letters jump to a word, and the
// focus stays in the group while buttons are added and removed.

import { tick } from "svelte";

/** The words of the buttons in a group. */
export interface Choices {
  /** Remove the last word; return false if there is none. */
  back(): boolean;
  /** Show and return the first word whose label begins with a text; "" if there is none. */
  search(text: string): string;
}

/** Milliseconds after which a typed letter begins a new search. */
const PATIENCE = 900;
const MOVES: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export class Focus {
  panel = $state<HTMLElement>();
  /** Index of the button that the Tab key reaches. */
  active = $state(0);
  private inside = false;
  private typed = "";
  private typedAt = 0;
  private key = "";

  /** Move the focus to the active button once it is rendered. */
  async refocus(): Promise<void> {
    await tick();
    const first = this.panel?.querySelector<HTMLElement>("[data-control][tabindex='0']");
    (first ?? this.panel?.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
  }

  /** Begin again at a button. With `stay` the focus moves here only if the focused element disappeared. */
  restart(stay: boolean, active = 0): void {
    this.active = active;
    this.typed = "";
    if (!stay) void this.refocus();
    else requestAnimationFrame(() => document.activeElement === document.body && void this.refocus());
  }

  /**
   * Keep the focus in the panel when its buttons change, and take it if nothing else has it. With another key
   * (another question) begin again, because another button may be at the position of the last one.
   */
  follow(key: string): void {
    const another = key !== this.key;
    this.key = key;
    if (!key && !this.inside) return;
    const at = document.activeElement;
    const nowhere = at === null || at === document.body || at.id === "main";
    const here = this.panel?.contains(at) ?? false;
    if (nowhere || (this.inside && !here) || (another && here)) void this.refocus();
  }

  /** Forget the question and the focus of a removed panel. */
  leave(): void {
    this.key = "";
    this.inside = false;
  }

  onfocusin = (event: FocusEvent): void => {
    this.inside = true;
    const at = this.controls().indexOf(event.target as HTMLElement);
    if (at >= 0) this.active = at;
  };

  onfocusout = (event: FocusEvent): void => {
    if (event.relatedTarget && !this.panel?.contains(event.relatedTarget as Node)) this.inside = false;
  };

  onkeydown(event: KeyboardEvent, choices: Choices): void {
    // A key that is held down answers one question, not the next one too.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    if (event.key === "Escape" && choices.back()) {
      event.preventDefault();
      return;
    }
    const controls = this.controls();
    const at = controls.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key in MOVES) this.go((at + MOVES[event.key]! + controls.length) % controls.length);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(controls.length - 1);
    else if (event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key)) return void this.typeAhead(event.key, choices);
    else return;
    event.preventDefault();
  }

  private controls(): HTMLElement[] {
    return [...(this.panel?.querySelectorAll<HTMLElement>("[data-control]") ?? [])];
  }

  private go(index: number): void {
    this.active = index;
    this.controls()[index]?.focus();
  }

  /** Find the next word that begins with the letters typed in quick succession, on any page. */
  private async typeAhead(letter: string, choices: Choices): Promise<void> {
    const now = Date.now();
    this.typed = now - this.typedAt > PATIENCE ? letter : this.typed + letter;
    this.typedAt = now;
    const word = choices.search(this.typed);
    if (!word) return;
    await tick();
    this.panel?.querySelector<HTMLElement>(`[data-word="${CSS.escape(word)}"]`)?.focus();
  }
}
