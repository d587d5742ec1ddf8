// Selection and drag and drop on the table. Two things that make one sentence carry it out; a thing that could make
// several shows them in the question beside the board.

import { say } from "../../lib/actions";
import { after } from "../../lib/legal";
import type { Way } from "../../lib/naming";
import type { VerbInfo } from "../../lib/types";
import { capital, type Words } from "../../lib/words";
import type { Making } from "../../pictures";
import { type Die, wordOf } from "./dice";
import { added, alone, canGrow, distinct, gatherable, gathered, gathering, joined, removed, team, teamable } from "./pointing";
import { SOURCES } from "./words";

interface Here {
  verbs: readonly VerbInfo[];
  making: Making;
  busy: boolean;
  dice: readonly Die[];
  tokens: readonly string[];
  words: Words;
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

/** The greatest number of sentences that the question shows for a thing. */
const MOST = 8;
/** Distance in pixels after which a press is a drag. */
const FAR = 8;

export class Hand {
  private held = $state.raw<readonly Held[]>([]);
  ghost = $state.raw<Ghost | null>(null);
  /** The word of the thing that is dragged; "" if there is none. */
  private dragged = $state("");
  private grasp: { word: string; id: string; x: number; y: number; far: boolean } | null = null;
  private swallow = false;

  private readonly here: () => Here;

  constructor(here: () => Here) {
    this.here = here;
  }

  /** The distinct words of everything on the table. */
  private readonly things = $derived.by(() => {
    const { dice, tokens } = this.here();
    const lying = dice.filter((die) => die.zone === "tray" || die.zone === "ally").map(wordOf);
    return [...new Set([...lying, ...tokens, "hero", "dragon", "graveyard"])];
  });

  /** The sentence under construction, or null. */
  private readonly step = $derived.by(() => {
    const { verbs, making } = this.here();
    const ways = verbs.length ? making.ways([]) : [];
    const others = ways.filter(({ verb }) => verb !== "go");
    // If the only other action is a reroll, pointing at a die begins it.
    return ways.length === 1 || (others.length === 1 && others[0]!.verb === "reroll") ? (others[0] ?? null) : null;
  });

  private readonly gathering = $derived.by(() => gathering(this.here().verbs));

  private readonly facing = $derived.by(() => this.here().verbs.some(({ word }) => word === "dragon"));

  /** Words that the player can point at now. */
  readonly words: ReadonlySet<string> = $derived.by(() => {
    const { verbs } = this.here();
    if (!verbs.length) return new Set<string>();
    return new Set(this.things.filter((word) => this.leads(word)));
  });

  /** Dice that the player can point at now. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const lying = this.here().dice.filter((die) => die.zone === "tray" || die.zone === "ally");
    return new Set(lying.filter((die) => this.words.has(wordOf(die))).map((die) => die.id));
  });

  /** Words of the sentence that name things on the table, with their numbers. */
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

  /** Dice that are selected or named in the sentence; selected dice first within a kind. */
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

  /** Let everything go. */
  drop(): void {
    this.held = [];
    this.here().making.point?.(null);
  }

  /** Carry out a sentence, or show it in the question if it lacks words or if more things can be added. */
  take(way: Way): void {
    const { verbs, making } = this.here();
    const lying = this.things.filter((word) => word !== "hero");
    this.drop();
    making.take(way, canGrow(verbs, way, lying));
  }

  /** Show sentences in the question, under the beginning that they share. */
  private show(ways: readonly Way[], title: string, fighter = ""): void {
    const drop = () => (this.held = []);
    this.here().making.point?.({ title, ways: ways.slice(0, MOST).map((way) => ({ way, label: this.label(way, fighter) })), drop });
  }

  /** Return the label of a sentence; of a fight whose fighter stands in the title, the monsters. */
  private label({ verb, items }: Way, fighter: string): string {
    const { words } = this.here();
    const [first, ...others] = items;
    const told = verb === "fight" && first?.[0] === fighter;
    return capital(told ? words.several(others.map((item) => words.item(item))) : words.sentence({ verb, items }));
  }

  /** Return true if pointing at this word has an effect. */
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

  /** Return all sentences in which a thing acts, and those in which another thing acts on it. */
  private deeds(word: string): { own: Way[]; others: Way[] } {
    const { verbs } = this.here();
    const own = distinct([...alone(verbs, word), ...this.things.flatMap((other) => joined(verbs, word, other))]);
    const others = distinct(this.things.flatMap((other) => (other === word ? [] : joined(verbs, other, word))));
    return { own, others: others.filter((way) => !own.some((each) => say(each) === say(way))) };
  }

  private offer(ways: readonly Way[]): void {
    if (ways.length === 1) this.take(ways[0]!);
    else this.show(ways, this.here().words.say("board-which"));
  }

  /** Handle a tap or a key on a thing. */
  point(word: string, id: string): void {
    const { verbs, making, busy } = this.here();
    if (busy || !verbs.length) return;
    if (this.gathering) return this.gather(word, id);
    if (this.step && !this.held.length) {
      const way = this.chosen.has(id) ? removed(verbs, this.step, word) : added(verbs, this.step, word);
      if (way) return making.take(way, true);
    }
    if (this.holds(id)) return this.drop();
    if (this.facing && this.join(word, id)) return;
    const [first] = this.held;
    const ways = first ? this.pairs(first.word, word) : [];
    if (ways.length) return this.offer(ways);
    this.hold(word, id);
  }

  /** Take up a thing: carry out its only sentence, or show all of them in the question. */
  private hold(word: string, id: string): void {
    const { verbs } = this.here();
    const { own, others } = this.deeds(word);
    const [deed, ...more] = own.length ? own : others;
    if (!deed) return this.drop();
    if (!more.length) return this.take(deed);
    this.held = [{ word, id }];
    // A scroll could roll any die again: these are chosen on the table.
    const few = own.filter(({ verb, items }) => verb !== "reroll" && (items.length || after(verbs, verb, items).done));
    const { words } = this.here();
    const fights = own.length > 0 && own.every(({ verb }) => verb === "fight");
    const title = capital(words.say(fights ? "board-held-fights" : "board-held", { thing: words.the(word) }));
    this.show(own.length > MOST ? few : [...own, ...others], title, fights ? word : "");
  }

  /** Add one of the requested things, or remove it; take the sentence once all are chosen. */
  private gather(word: string, id: string): void {
    const wanted = this.gathering!;
    const more = [...this.held, { word, id }];
    const again = this.holds(id) && !this.here().tokens.includes(word);
    if (again || !gatherable(wanted, more.map((each) => each.word))) this.held = this.held.filter((each) => each.id !== id);
    else if (more.length === wanted.number) return this.take(gathered(wanted, more.map((each) => each.word)));
    else this.held = more;
    const said = gathered(wanted, this.held.map((each) => each.word));
    if (this.held.length) this.show([], `${capital(this.here().words.sentence(said))} …`);
    else this.drop();
  }

  /** Add a companion against the dragon; take the sentence once the team is complete. */
  private join(word: string, id: string): boolean {
    const { verbs } = this.here();
    const mates = [...this.held, { word, id }];
    const names = mates.map((each) => each.word);
    if (!teamable(verbs, names)) return false;
    const way = team(verbs, names);
    if (way) {
      this.take(way);
      return true;
    }
    this.held = mates;
    const teams = this.things.flatMap((other) => team(verbs, [...names, other]) ?? []);
    const who = this.here().words.several(names.map((name) => this.here().words.noun(name)));
    this.show(distinct(teams), capital(this.here().words.say("board-held-team", { who })));
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

  /** Run `act`, unless the click ended a drag. */
  clicked(act: () => void): void {
    if (this.swallow) this.swallow = false;
    else act();
  }
}
