// The answer to a question: a choice that completes a sentence sends it at once. Longer sentences are made word by
// word; many words are offered by kind or by page. A sentence that could still be continued, or has numbers to set,
// waits for its own button.

import { type Action, isMeasure, type Item, read, say } from "../lib/actions";
import { wayOn } from "../lib/guide";
import { after, type Choice } from "../lib/legal";
import { Naming, type Way } from "../lib/naming";
import { begun, extended, heaped, isWhole, numbered, split, type Step, taken } from "../lib/sentence";
import { doubts, staked } from "../lib/stakes";
import type { AskInfo } from "../lib/types";
import { capital, type Words } from "../lib/words";
import { house, t } from "../house.svelte";
import type { Making, Pointed } from "../pictures";
import { type Choices, Focus } from "./focus.svelte";
import type { Offer } from "./offer";

interface Here {
  ask: AskInfo | null;
  seat: number;
  words: Words;
  busy: boolean;
  /** The sentence that a lesson expects; its words are marked. */
  meant: string;
  /** True if the lesson accepts other words after its verb. */
  free?: boolean;
  /** Verbs that the board offers itself. */
  elsewhere?: readonly string[];
  /** Verbs that carry the game on, best first; [] if the board knows none. */
  forward: readonly string[];
  /** Return what a board says about a sentence, or "". */
  note: (action: Action) => string;
  move: (text: string) => void;
}

/** The number of words on a page, and the number of buttons up to which counts are shown one by one. */
const PAGE = 11;
const ENOUGH = 8;
/** The number of buttons up to which the first one that sends a sentence is highlighted. */
const CLEAR = 6;
/** Milliseconds after a new question in which the second click of a double click has no effect. */
const DOUBLE = 400;

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export class Answer implements Choices {
  readonly focus = new Focus();
  private readonly here: () => Here;
  /** The sentence after each chosen word. */
  private steps = $state.raw<readonly Step[]>([]);
  /** Number of steps that cannot be taken back: 1 if the only verb was chosen automatically. */
  private least = $state(0);
  /** The thing that the player has pointed at on the board. */
  private pointed = $state.raw<Pointed | null>(null);
  page = $state(0);
  /** The kind of things whose words are shown; "" for all. */
  private kind = $state("");
  /** True after the player tried to send a sentence that lacks words. */
  lacking = $state(false);
  private askedAt = 0;

  constructor(here: () => Here) {
    this.here = here;
  }

  private readonly verbs = $derived.by(() => this.here().ask?.verbs ?? []);
  private readonly stakes = $derived.by(() => this.here().ask?.stakes ?? []);
  private readonly hints = $derived.by(() => read(this.here().ask?.default ?? "")?.items ?? []);
  readonly step = $derived(this.steps.at(-1) ?? null);
  /** The verbs of the question without those that the board offers itself. */
  private readonly asked = $derived.by(() => {
    const left = after(this.verbs).choices.filter(({ word }) => !this.here().elsewhere?.includes(word));
    return left.length ? left : after(this.verbs).choices;
  });
  readonly next = $derived(this.step ? after(this.verbs, this.step.verb, this.step.items) : after(this.verbs));
  private readonly parted = $derived(this.step ? split(this.verbs, this.step, this.next.choices, ENOUGH) : this.asked);
  private readonly heaps = $derived(heaped(this.parted, PAGE + 1));
  private readonly listed = $derived(this.heaps.find((heap) => heap.kind === this.kind)?.choices ?? this.parted);
  readonly pages = $derived(Math.max(1, Math.ceil(this.listed.length / PAGE)));
  /** The kinds of words to choose from, if there are too many words. */
  readonly kinds = $derived(this.kind ? [] : this.heaps);
  /** The words to choose from on this page. */
  readonly shown = $derived.by(() => {
    if (this.kinds.length) return [];
    return this.listed.length <= PAGE + 1 ? this.listed : this.listed.slice(this.page * PAGE, (this.page + 1) * PAGE);
  });
  readonly hasMore = $derived(!this.kinds.length && this.pages > 1 && this.shown.length < this.listed.length);
  /** A key that stays the same for the same question, so that events of other seats do not reset the answer. */
  readonly key = $derived.by(() => {
    const { ask, seat } = this.here();
    return ask ? `${seat}/${ask.number}/${ask.about}/${JSON.stringify(this.verbs)}` : "";
  });
  /** The word that the lesson expects next, with its number. */
  readonly marked: Item | null = $derived.by(() => wayOn(this.here().meant, this.step?.verb ?? null, this.step?.items ?? []));
  readonly sentence = $derived.by(() => (this.step ? this.label(this.step) : ""));
  /** The sentence so far, while it lacks words; "" before the player has chosen a word. */
  readonly begun = $derived.by(() => (this.pointed ? this.pointed.title : this.step && this.steps.length > this.least && !this.next.done ? `${this.sentence} …` : ""));
  readonly canGoBack = $derived(Boolean(this.kind) || Boolean(this.pointed) || this.steps.length > this.least);
  /** Changes with each step, so that the number fields are rendered anew. */
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

  /** The buttons, in the order of the arrow keys. A note that all of them have tells nothing. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const [first, ...rest] = this.all;
    const same = first?.notes.length && rest.length && rest.every(({ notes }) => notes.join() === first.notes.join());
    return same ? this.all.map((offer) => ({ ...offer, notes: [] })) : this.all;
  });

  private readonly all: readonly Offer[] = $derived.by(() => {
    if (this.pointed?.ways.length) return this.pointed.ways.map(({ way, label }) => this.offered(way, way.items.length, label));
    if (this.kinds.length) return this.kinds.map(({ kind, choices }) => this.heap(kind, choices));
    const step = this.step;
    const done = step && this.next.done ? [this.offered(step, step.items.length, this.sentence, true)] : [];
    const more: Offer[] = this.hasMore ? [this.turner()] : [];
    return [...done, ...this.shown.flatMap((choice) => (step ? [this.worded(step, choice)] : this.verbed(choice))), ...more];
  });

  /** The index of the one highlighted button, which carries the game on; -1 if there is none. It wastes nothing. */
  readonly gold = $derived.by(() => {
    const { offers } = this;
    const safe = ({ leads }: Offer) => leads === null || !doubts(this.stakes, leads).length;
    const at = (found: (offer: Offer) => boolean) => offers.findIndex((offer) => safe(offer) && found(offer));
    const marked = offers.findIndex((offer) => offer.marked);
    if (marked >= 0 || (this.here().meant && !this.here().free)) return marked;
    if (this.pointed?.ways.length) return at(() => true);
    if (this.step) return this.next.done ? 0 : offers.length <= CLEAR ? at(({ acts }) => acts) : -1;
    const wished = [...this.here().forward, this.here().ask?.default?.split(" ")[0] ?? ""];
    const verb = wished.find((word) => at(({ leads }) => leads?.verb === word) >= 0);
    return offers.length === 1 ? at(() => true) : at(({ leads }) => leads?.verb === verb);
  });

  /** The index of the button on which the focus begins. */
  private readonly first = $derived.by(() => {
    if (this.gold >= 0) return this.gold;
    return Math.max(0, this.offers.findIndex(({ leads }) => leads === null || !doubts(this.stakes, leads).length));
  });

  /** The answer as boards and pictures see it: they add their words to the same sentence. */
  readonly making: Making = $derived.by(() => ({
    verb: this.step?.verb,
    said: this.step?.items ?? [],
    offered: this.next.choices.map(({ word }) => word),
    open: this.step?.ranges.map(({ choice }) => choice.word) ?? [],
    meant: this.marked ? (read(this.here().meant)?.items ?? []) : [],
    seat: this.here().seat,
    choose: (word) => this.choose(word),
    begin: (verb) => {
      this.begin();
      this.choose(verb);
    },
    ways: (name) => this.ways(name),
    take: (way, more) => this.take(way, more),
    point: (pointed) => this.point(pointed),
    measure: (word, number) => this.measure(word, number),
  }));

  /**
   * Begin the answer to another question. A single verb that needs words is chosen at once, unless the player may
   * decline.
   */
  begin(): void {
    const { ask } = this.here();
    const only = this.verbs.length === 1 && ask?.kind !== "may" ? this.verbs[0]! : null;
    const first = only && after(this.verbs, only.word, []).choices.length ? this.counted(begun(this.verbs, only.word, this.hints)) : null;
    this.steps = first ? [first] : [];
    this.least = this.steps.length;
    this.pointed = null;
    this.page = 0;
    this.kind = "";
    this.lacking = false;
    this.askedAt = performance.now();
    this.focus.active = this.first;
  }

  pick(choice: Choice): void {
    this.go(this.made(choice));
  }

  /** Add a possible next word, chosen on a board or in a picture. */
  choose(word: string): void {
    const choice = this.next.choices.find((each) => each.word === word);
    if (choice) this.pick(choice);
  }

  /** Return the sentences that the name of a thing makes from this one. */
  ways(name: readonly Item[]): Way[] {
    return this.naming.ways(name);
  }

  /**
   * Take one of these sentences. Unless it is complete, the focus stays on the board for the next name. With `more` the
   * player may still add things on the board, so a complete sentence waits for its button.
   */
  take(way: Way, more = false): void {
    const made = extended(this.verbs, way, this.hints);
    if (this.step && say(made) === say(this.step) && !(isWhole(this.verbs, made) && !more)) return;
    this.go(made, more, !after(this.verbs, made.verb, made.items).done);
  }

  /** Show the sentences of a thing that the player points at on the board; null if it is let go. */
  point(pointed: Pointed | null): void {
    if (!pointed && !this.pointed) return;
    this.pointed = pointed;
    this.lacking = false;
    this.focus.restart(true, this.first);
  }

  /** Change the number of an open measure, by its word. */
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
    if (this.pointed) this.letGo();
    else if (this.kind) return this.open(""), true;
    else this.arrive(this.steps.slice(0, -1));
    void this.focus.refocus();
    return true;
  }

  /** Send the sentence, or tell the player that it lacks words. */
  confirm(): void {
    const { busy, move } = this.here();
    if (busy) return;
    if (this.step && this.next.done) return move(say(this.step));
    this.lacking = true;
    house.announce(t("ui-lacking"));
  }

  /** Return true for the second click of a double click that has just answered another question. */
  isDouble(event: MouseEvent): boolean {
    return event.detail > 1 && performance.now() - this.askedAt < DOUBLE;
  }

  search(text: string): string {
    const found = this.parted.find((choice) => folded(this.named(choice)).startsWith(folded(text)));
    if (!found) return "";
    const isFound = ({ word, least }: Choice) => word === found.word && least === found.least;
    this.kind = this.heaps.find(({ choices }) => choices.some(isFound))?.kind ?? "";
    if (!this.shown.some(isFound)) this.page = Math.floor(this.listed.findIndex(isFound) / PAGE);
    return found.word;
  }

  /** Return the step that a choice leads to, with the numbers of the lesson's sentence. */
  private made(choice: Choice): Step {
    return this.counted(this.step ? taken(this.verbs, this.step, choice, this.hints) : begun(this.verbs, choice.word, this.hints));
  }

  /** Send a complete sentence; otherwise show what it lacks, or what could be added. */
  private go(step: Step, more = false, stay = false): void {
    const { busy, move } = this.here();
    if (busy) return;
    if (isWhole(this.verbs, step) && !more) return move(say(step));
    if (this.pointed) this.letGo();
    this.arrive([...this.steps, step], stay);
  }

  private letGo(): void {
    const { pointed } = this;
    this.pointed = null;
    pointed?.drop();
  }

  private turn(page: number): void {
    this.page = page;
    this.focus.active = this.first;
    void this.focus.refocus();
  }

  private arrive(steps: readonly Step[], stay = false): void {
    this.steps = steps;
    this.page = 0;
    this.kind = "";
    this.lacking = false;
    this.focus.restart(stay, this.first);
  }

  private label(action: Action): string {
    return capital(this.here().words.sentence(action));
  }

  /** Return the name of a choice: of a verb its sentence, of a thing its noun. */
  private named(choice: Choice): string {
    const { words } = this.here();
    if (!this.step) return this.label(begun(this.verbs, choice.word));
    if (choice.least < choice.most) {
      const noun = capital(words.noun(choice.word, isMeasure(choice.word) ? 1 : choice.most));
      return words.say("ui-range", { noun, least: words.measure(choice.word, choice.least), most: words.measure(choice.word, choice.most) });
    }
    return capital(words.item([choice.word, choice.least]));
  }

  /** Return a button for a sentence; `said` of its words are chosen, the others follow from them. */
  private offered(step: Step, said: number, label: string, sent = false): Offer {
    const { words, note, meant } = this.here();
    const acts = sent || isWhole(this.verbs, step);
    const told = staked(this.stakes, step, said).map(({ key, data }) => words.say(`stake-${key}`, data));
    const own = told.length ? "" : note(step);
    const act = sent ? () => this.confirm() : () => this.go(step);
    return { key: say(step), label, notes: own ? [own] : told, leads: step, acts, sent, marked: acts ? meant === say(step) : `${meant} `.startsWith(`${say(step)} `), act };
  }

  /** Return the button of a word. A word that only links others shows the sentence. */
  private worded(step: Step, choice: Choice): Offer {
    const made = this.made(choice);
    const label = this.here().words.isLink(choice.word) ? this.label(made) : this.named(choice);
    const marked = this.marked?.[0] === choice.word && choice.least <= this.marked[1] && this.marked[1] <= choice.most;
    return { ...this.offered(made, step.items.length + 1, label), key: `${choice.word}/${choice.least}`, word: choice.word, marked };
  }

  /** Return the button of a verb. If its sentence may end or go on, both are offered. */
  private verbed({ word }: Choice): Offer[] {
    const made = this.counted(begun(this.verbs, word, this.hints));
    const { done, choices } = after(this.verbs, word, made.items);
    const title = this.here().words.attribute(`verb-${word}`, "about");
    const marked = this.marked?.[0] === word;
    const priced = this.priced(made);
    if (priced.length) return priced.map((offer, at) => (at ? { ...offer, title } : { ...offer, word, title }));
    const first = { ...this.offered(made, 0, this.label(made)), key: word, word, title, marked };
    if (!done || !choices.length || made.ranges.length || choices.length > 2) {
      return [first.acts ? first : { ...first, label: `${first.label} …` }];
    }
    const longer = choices.map((choice) => taken(this.verbs, made, choice, this.hints));
    const ended: Offer = { ...first, acts: true, marked: this.here().meant === say(made), act: () => this.here().busy || this.here().move(say(made)) };
    return [ended, ...longer.map((step) => this.offered(step, made.items.length + 1, this.label(step)))];
  }

  /** Return a button for each value of a sentence's only measure, if each has a stake of its own; else none. */
  private priced(made: Step): Offer[] {
    const [range, ...others] = made.ranges;
    if (!range || others.length || range.choice.most - range.choice.least >= ENOUGH) return [];
    const { at, choice } = range;
    const steps = Array.from({ length: choice.most - choice.least + 1 }, (_, more) => ({ ...numbered(this.verbs, made, at, choice.least + more), ranges: [] }));
    if (!steps.every((step) => this.stakes.some(({ about }) => about === say(step)))) return [];
    return steps.map((step) => ({ ...this.offered(step, step.items.length, this.label(step)), ...this.price(step) }));
  }

  private price(step: Step): Pick<Offer, "priced"> {
    const { words } = this.here();
    const [heading, each] = [`price-${step.verb}`, `price-${step.verb}-each`];
    const data = this.stakes.find(({ about }) => about === say(step))?.data;
    return words.has(heading) ? { priced: { heading: words.say(heading, data), label: words.say(each, data) } } : {};
  }

  private heap(kind: string, choices: readonly Choice[]): Offer {
    const [only] = choices.length === 1 ? choices : [];
    if (only && this.step) return this.worded(this.step, only);
    const label = t("ui-kind", { noun: capital(this.here().words.noun(kind, choices.length)), number: choices.length });
    const marked = choices.some(({ word }) => word === this.marked?.[0]);
    return { key: kind, label, notes: [], leads: null, acts: false, marked, kind, act: () => this.open(kind) };
  }

  private turner(): Offer {
    const label = t("ui-more-words", { page: this.page + 1, pages: this.pages });
    const isMarked = ({ word }: Choice) => word === this.marked?.[0];
    const marked = this.listed.some(isMarked) && !this.shown.some(isMarked);
    return { key: "…", label, notes: [], leads: null, acts: false, marked, act: () => this.more() };
  }

  /** Return the step with the numbers of the lesson's sentence, as far as it has the same words. */
  private counted(step: Step): Step {
    const items = read(this.here().meant)?.items ?? [];
    const wanted = step.ranges.filter(({ at, choice }) => items[at]?.[0] === choice.word);
    return wanted.reduce((made, { at }) => numbered(this.verbs, made, at, items[at]![1]), step);
  }
}
