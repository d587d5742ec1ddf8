// The answer to a question, made word by word: a verb, the words it needs, then the confirmation. Many words are offered
// by kind or by page. Nothing is sent before `confirm`.

import { isMeasure, type Item, read, say } from "../lib/actions";
import { wayOn } from "../lib/guide";
import { after, type Choice, forced } from "../lib/legal";
import { Naming, type Way } from "../lib/naming";
import { begun, extended, heaped, numbered, type Step, taken } from "../lib/sentence";
import type { AskInfo } from "../lib/types";
import { capital, type Words } from "../lib/words";
import type { Making } from "../pictures";
import { type Choices, Focus } from "./focus.svelte";

interface Here {
  ask: AskInfo | null;
  seat: number;
  words: Words;
  busy: boolean;
  /** The sentence that a lesson expects; its words are marked. */
  meant: string;
  move: (text: string) => void;
}

/** The number of words on a page. */
const PAGE = 11;

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export class Answer implements Choices {
  readonly focus = new Focus();
  private readonly here: () => Here;
  /** The sentence after each word that was chosen. */
  private steps = $state.raw<readonly Step[]>([]);
  /** The number of steps that cannot be taken back: 1 where the only verb was chosen for the player. */
  private least = $state(0);
  page = $state(0);
  /** The kind of things whose words are shown; "" for all. */
  private kind = $state("");

  constructor(here: () => Here) {
    this.here = here;
  }

  private readonly verbs = $derived.by(() => this.here().ask?.verbs ?? []);
  private readonly hints = $derived.by(() => read(this.here().ask?.default ?? "")?.items ?? []);
  readonly step = $derived(this.steps.at(-1) ?? null);
  readonly next = $derived(this.step ? after(this.verbs, this.step.verb, this.step.items) : after(this.verbs));
  private readonly heaps = $derived(heaped(this.next.choices, PAGE + 1));
  private readonly listed = $derived(this.heaps.find((heap) => heap.kind === this.kind)?.choices ?? this.next.choices);
  readonly pages = $derived(Math.max(1, Math.ceil(this.listed.length / PAGE)));
  /** The kinds of words to choose from, where there are too many words. */
  readonly kinds = $derived(this.kind ? [] : this.heaps);
  /** The words to choose from on this page. */
  readonly shown = $derived.by(() => {
    if (this.kinds.length) return [];
    return this.listed.length <= PAGE + 1 ? this.listed : this.listed.slice(this.page * PAGE, (this.page + 1) * PAGE);
  });
  readonly hasMore = $derived(!this.kinds.length && this.pages > 1 && this.shown.length < this.listed.length);
  /** The same as long as the question is the same: events of other seats meanwhile take no word away. */
  readonly key = $derived.by(() => {
    const { ask, seat } = this.here();
    return ask ? `${seat}/${ask.number}/${ask.about}/${JSON.stringify(this.verbs)}` : "";
  });
  /** The word that the lesson expects next. */
  readonly marked = $derived.by(() => wayOn(this.here().meant, this.step?.verb ?? null, this.step?.items ?? []));
  readonly sentence = $derived.by(() => (this.step ? capital(this.here().words.sentence(this.step)) : ""));
  readonly canGoBack = $derived(Boolean(this.kind) || this.steps.length > this.least);
  /** Different for each step: its number fields are drawn anew. */
  readonly depth = $derived(this.steps.length);
  private readonly naming = $derived(new Naming(this.verbs, this.step));

  /** The description of the verb while nothing else is chosen, without its example for players who type. */
  readonly about = $derived.by(() => {
    const { words } = this.here();
    const step = this.step;
    if (!step || this.least || this.steps.length > 1 || step.items.length > begun(this.verbs, step.verb).items.length) return "";
    const [text = ""] = words.attribute(`verb-${step.verb}`, "about").split(new RegExp(`\\s*:\\s*${words.verb(step.verb)}\\b`, "i"));
    return text.replace(/[^.]$/, "$&.");
  });

  /** The answer as boards and pictures see it: their words are added to the same sentence. */
  readonly making: Making = $derived.by(() => ({
    said: this.step?.items ?? [],
    offered: this.next.choices.map(({ word }) => word),
    open: this.step?.ranges.map(({ choice }) => choice.word) ?? [],
    seat: this.here().seat,
    choose: (word) => this.choose(word),
    ways: (name) => this.ways(name),
    take: (way) => this.take(way),
    measure: (word, number) => this.measure(word, number),
  }));

  /** Begins the answer to another question. A single verb that needs words is chosen at once, unless one may decline. */
  begin(): void {
    const { ask } = this.here();
    const only = this.verbs.length === 1 && ask?.kind !== "may" ? this.verbs[0]! : null;
    const first = only && after(this.verbs, only.word, []).choices.length ? begun(this.verbs, only.word, this.hints) : null;
    this.steps = first ? [first] : [];
    this.least = this.steps.length;
    this.page = 0;
    this.kind = "";
    this.focus.active = 0;
  }

  pick(choice: Choice): void {
    if (this.here().busy) return;
    const made = this.step ? taken(this.verbs, this.step, choice, this.hints) : begun(this.verbs, choice.word, this.hints);
    this.arrive([...this.steps, this.counted(made)]);
  }

  /** Adds a word that may come next, chosen on a board or in a picture. */
  choose(word: string): void {
    const choice = this.next.choices.find((each) => each.word === word);
    if (choice) this.pick(choice);
  }

  /** The sentences that the name of a thing makes out of this one. */
  ways(name: readonly Item[]): Way[] {
    return this.naming.ways(name);
  }

  /** Takes one of these sentences. Unless it is complete, the focus stays on the board for the next name. */
  take(way: Way): void {
    const made = extended(this.verbs, way, this.hints);
    if (this.here().busy || (this.step && say(made) === say(this.step))) return;
    const { done } = after(this.verbs, made.verb, made.items);
    this.arrive([...this.steps, made], !done);
  }

  /** Changes the number of an open measure, by its word. */
  measure(word: string, number: number): void {
    const range = this.step?.ranges.find(({ choice }) => choice.word === word);
    if (range && !this.here().busy) this.count(range.at, number);
  }

  count(at: number, number: number): void {
    if (this.step) this.steps = [...this.steps.slice(0, -1), numbered(this.verbs, this.step, at, number)];
  }

  open(kind: string): void {
    if (this.here().busy) return;
    this.kind = kind;
    this.turn(0);
  }

  more(): void {
    this.turn((this.page + 1) % this.pages);
  }

  back(): boolean {
    if (!this.canGoBack) return false;
    if (this.kind) this.open("");
    else this.arrive(this.steps.slice(0, -1));
    return true;
  }

  confirm(): void {
    const { busy, move } = this.here();
    if (this.step && this.next.done && !busy) move(say(this.step));
  }

  label(choice: Choice): string {
    const { words } = this.here();
    if (!this.step) return capital(words.sentence(forced(this.verbs, { verb: choice.word, items: [] })));
    if (choice.least < choice.most) {
      const noun = capital(words.noun(choice.word, isMeasure(choice.word) ? 1 : choice.most));
      return words.say("ui-range", { noun, least: words.measure(choice.word, choice.least), most: words.measure(choice.word, choice.most) });
    }
    return capital(words.item([choice.word, choice.least]));
  }

  search(text: string): string {
    const found = this.next.choices.find((choice) => folded(this.label(choice)).startsWith(folded(text)));
    if (!found) return "";
    const isFound = ({ word, least }: Choice) => word === found.word && least === found.least;
    this.kind = this.heaps.find(({ choices }) => choices.some(isFound))?.kind ?? "";
    if (!this.shown.some(isFound)) this.page = Math.floor(this.listed.findIndex(isFound) / PAGE);
    return found.word;
  }

  /** The place of a button in the order of the arrow keys: the confirmation is first. */
  place(index: number): number {
    return this.next.done ? index + 1 : index;
  }

  private turn(page: number): void {
    this.page = page;
    this.focus.active = this.place(0);
    void this.focus.refocus();
  }

  private arrive(steps: readonly Step[], stay = false): void {
    this.steps = steps;
    this.page = 0;
    this.kind = "";
    this.focus.restart(stay);
  }

  /** Returns the step with the numbers of the lesson's sentence, as far as it has the same words. */
  private counted(step: Step): Step {
    const items = read(this.here().meant)?.items ?? [];
    const wanted = step.ranges.filter(({ at, choice }) => items[at]?.[0] === choice.word);
    return wanted.reduce((made, { at }) => numbered(this.verbs, made, at, items[at]![1]), step);
  }
}
