// The player's hand over the table: what is held, what may be pointed at, what is being dragged. Whatever it points out
// becomes a sentence in the question beside the board; nothing is said from here.

import { say } from "../../lib/actions";
import { after } from "../../lib/legal";
import type { Way } from "../../lib/naming";
import type { VerbInfo } from "../../lib/types";
import type { Making } from "../../pictures";
import { type Die, wordOf } from "./dice";
import { added, alone, gatherable, gathered, gathering, joined, removed, team, teamable } from "./pointing";
import { SOURCES } from "./words";

interface Here {
  verbs: readonly VerbInfo[];
  making: Making;
  busy: boolean;
  dice: readonly Die[];
  tokens: readonly string[];
}

interface Held {
  word: string;
  id: string;
}

interface Ghost {
  word: string;
  x: number;
  y: number;
}

/** Pixels after which a press is a drag. */
const FAR = 8;

export class Hand {
  private held = $state.raw<readonly Held[]>([]);
  offers = $state.raw<readonly Way[]>([]);
  ghost = $state.raw<Ghost | null>(null);
  /** What is being dragged: its word, as long as it is. */
  private dragged = $state("");
  private grasp: { word: string; id: string; x: number; y: number; far: boolean } | null = null;
  private swallow = false;

  private readonly here: () => Here;

  constructor(here: () => Here) {
    this.here = here;
  }

  /** Everything on the table that has a word, once each. */
  private readonly things = $derived.by(() => {
    const { dice, tokens } = this.here();
    const lying = dice.filter((die) => die.zone === "tray" || die.zone === "ally").map(wordOf);
    return [...new Set([...lying, ...tokens, "hero", "dragon", "graveyard"])];
  });

  /** The sentence that is being made, if one has begun. */
  private readonly step = $derived.by(() => {
    const { verbs, making } = this.here();
    const ways = verbs.length ? making.ways([]) : [];
    const others = ways.filter(({ verb }) => verb !== "go");
    // Where dice can be rolled again and nothing else, pointing at one says so.
    return ways.length === 1 || (others.length === 1 && others[0]!.verb === "reroll") ? (others[0] ?? null) : null;
  });

  private readonly gathering = $derived.by(() => gathering(this.here().verbs));

  private readonly facing = $derived.by(() => this.here().verbs.some(({ word }) => word === "dragon"));

  /** The words that can be pointed at now. */
  readonly words: ReadonlySet<string> = $derived.by(() => {
    const { verbs } = this.here();
    if (!verbs.length) return new Set<string>();
    return new Set(this.things.filter((word) => this.leads(word)));
  });

  /** The dice that can be pointed at now. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const lying = this.here().dice.filter((die) => die.zone === "tray" || die.zone === "ally");
    return new Set(lying.filter((die) => this.words.has(wordOf(die))).map((die) => die.id));
  });

  /** Words of the sentence so far that name things on the table, with how many. */
  private readonly said = $derived.by(() => {
    const step = this.step;
    const found = new Map<string, number>();
    if (!step) return found;
    const many: Record<string, string> = { open: "chest", drink: "potion" };
    const until = step.items.findIndex(([word]) => word === "->");
    step.items.slice(0, until < 0 ? undefined : until).forEach(([word, number], at) => {
      const looted = at === 0 ? many[step.verb] : undefined;
      if (looted) found.set(looted, number);
      found.set(word, (found.get(word) ?? 0) + (looted ? 1 : number));
    });
    return found;
  });

  readonly saidWords: ReadonlySet<string> = $derived(new Set(this.said.keys()));

  /** The dice that are held, or named in the sentence: those that were held before others of their kind. */
  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    const found = new Set(this.held.map(({ id }) => id));
    const lying = this.here().dice.filter((die) => die.zone === "tray" || die.zone === "ally");
    for (const [word, number] of this.said) {
      const fitting = lying.filter((die) => wordOf(die) === word).sort((one, other) => Number(found.has(other.id)) - Number(found.has(one.id)));
      for (const die of fitting.slice(0, number)) found.add(die.id);
    }
    return found;
  });

  get dragging(): string {
    return this.ghost ? (this.grasp?.id ?? "") : "";
  }

  holds(id: string): boolean {
    return this.held.some((each) => each.id === id);
  }

  drop(): void {
    this.held = [];
    this.offers = [];
  }

  take(way: Way): void {
    this.drop();
    this.here().making.take(way);
  }

  /** Whether pointing at it leads anywhere. */
  private leads(word: string): boolean {
    const { verbs } = this.here();
    const [first] = this.held;
    if (this.gathering) return gatherable(this.gathering, [...this.held.map((each) => each.word), word]);
    if (this.dragged) return this.pairs(this.dragged, word).length > 0;
    if (first) return (this.facing && teamable(verbs, [...this.held.map((each) => each.word), word])) || this.pairs(first.word, word).length > 0;
    if (this.step) return added(verbs, this.step, word) !== null;
    if (this.facing && teamable(verbs, [word])) return true;
    if (alone(verbs, word).length) return true;
    return SOURCES.includes(word) || word === "hero" || this.here().tokens.includes(word) ? this.things.some((other) => this.pairs(word, other).length > 0) : false;
  }

  private pairs(one: string, other: string): Way[] {
    const { verbs } = this.here();
    const ways = joined(verbs, one, other);
    return ways.length ? ways : joined(verbs, other, one);
  }

  private offer(ways: readonly Way[]): void {
    if (ways.length === 1) this.take(ways[0]!);
    else this.offers = ways;
  }

  /** A tap, or a key, on a thing. */
  point(word: string, id: string): void {
    const { verbs, making, busy } = this.here();
    if (busy || !verbs.length) return;
    this.offers = [];
    if (this.gathering) return this.gather(word, id);
    if (this.step && !this.held.length) {
      const way = this.chosen.has(id) ? removed(verbs, this.step, word) : added(verbs, this.step, word);
      if (way) return making.take(way);
    }
    if (this.holds(id)) {
      this.held = this.held.filter((each) => each.id !== id);
      return;
    }
    if (this.facing && this.join(word, id)) return;
    const [first] = this.held;
    const ways = first ? this.pairs(first.word, word) : [];
    if (ways.length) return this.offer(ways);
    const own = alone(verbs, word);
    const shared = this.things.flatMap((other) => this.pairs(word, other)).filter((way) => !own.some((each) => say(each) === say(way)));
    if (own.length && !shared.length) return this.offer(own);
    this.held = shared.length ? [{ word, id }] : [];
    this.offers = own.filter((way) => after(verbs, way.verb, way.items).done);
  }

  /** One more of those that are asked for, or one less; the sentence is there when they all are. */
  private gather(word: string, id: string): void {
    const wanted = this.gathering!;
    const more = [...this.held, { word, id }];
    const again = this.holds(id) && !this.here().tokens.includes(word);
    if (again || !gatherable(wanted, more.map((each) => each.word))) this.held = this.held.filter((each) => each.id !== id);
    else if (more.length === wanted.number) this.take(gathered(wanted, more.map((each) => each.word)));
    else this.held = more;
  }

  /** Another companion against the dragon; the sentence is there when the team is. */
  private join(word: string, id: string): boolean {
    const { verbs } = this.here();
    const mates = [...this.held, { word, id }];
    const names = mates.map((each) => each.word);
    if (!teamable(verbs, names)) return false;
    const way = team(verbs, names);
    if (way) this.take(way);
    else this.held = mates;
    return true;
  }

  grasped(event: PointerEvent, word: string, id: string): void {
    if (event.button !== 0 || !this.here().verbs.length || this.here().busy) return;
    this.swallow = false;
    this.grasp = { word, id, x: event.clientX, y: event.clientY, far: false };
    (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
  }

  moved(event: PointerEvent): void {
    const { grasp } = this;
    if (!grasp) return;
    grasp.far ||= Math.hypot(event.clientX - grasp.x, event.clientY - grasp.y) > FAR;
    if (grasp.far) this.dragged = grasp.word;
    if (grasp.far) this.ghost = { word: grasp.word, x: event.clientX, y: event.clientY };
  }

  released(event: PointerEvent): void {
    const { grasp } = this;
    this.let();
    if (!grasp?.far) return;
    this.swallow = true;
    setTimeout(() => (this.swallow = false));
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest<HTMLElement>("[data-thing]"));
    const thing = under.find((each) => each && each.dataset.die !== grasp.id)?.dataset.thing;
    if (!thing || this.here().busy) return;
    if (thing === "dragon" && this.facing && this.join(grasp.word, grasp.id)) return;
    const ways = this.pairs(grasp.word, thing);
    if (ways.length) this.offer(ways);
  }

  let(): void {
    this.grasp = null;
    this.ghost = null;
    this.dragged = "";
  }

  /** A click that ends a drag is none. */
  clicked(act: () => void): void {
    if (this.swallow) this.swallow = false;
    else act();
  }
}
