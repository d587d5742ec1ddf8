// Heroes: their players, and for each hero a sheet that seldom changes and vitals that often do.

import { capital, type Words } from "../lib/words";

export interface RosterSection {
  kind: "roster";
  /** The nouns of the numbers in `line` of a sheet. */
  traits: string[];
  /** The seat of each hero. */
  seats: number[];
  master: number;
  /** The nouns of ready-made heroes, "" for the others. */
  names: string[];
}

/** The changes by putting on a piece in the pack: pairs of before and after; or the reason why it cannot be put on. */
export interface Fit {
  word: string;
  slot: string;
  instead?: string;
  /** Other pieces that have to be put away. */
  away?: string[];
  attack?: [before: number, after: number];
  defence?: [before: number, after: number];
  hands?: [before: number, after: number];
  code?: string;
  rule?: string;
}

export interface Sheet {
  kind: "sheet";
  hero: number;
  race: string;
  cls: string;
  line: number[];
  /** Summands besides the characteristics of race and class. */
  changes: [trait: string, name: string, number: number][];
  /** Summands of attack and defence in a fight, besides the characteristic. */
  attack: [name: string, number: number][];
  defence: [name: string, number: number][];
  skills: string[];
  worn: string[];
  pack: [word: string, number: number][];
  fits: Fit[];
}

export interface Vitals {
  kind: "vitals";
  hero: number;
  life: [left: number, whole: number];
  fatigue: [left: number, whole: number];
  destiny: number;
  gold: number;
  xp: number;
  /** Used skills, and what makes each of them ready again: `exploration`, `fight` or `round`. */
  used: [skill: string, until: string][];
  marks: string[];
  place: string;
}

export interface Hero {
  number: number;
  seat: number;
  /** The noun of a ready-made hero, or "". */
  name: string;
  /** Missing until the hero is created. */
  sheet?: Sheet;
  vitals?: Vitals;
}

export const GAUGES = ["life", "fatigue"] as const;
export const SUMS = ["destiny", "gold", "xp"] as const;

export const labelOf = (name: string, words: Words): string => words.say(`field-${name}`);

/** Return the heroes in their order. */
export function heroes(section: RosterSection, sections: Record<string, unknown>): Hero[] {
  const all = Object.values(sections) as ({ kind?: string; hero?: number } | null)[];
  const of = <T>(kind: string, number: number) => all.find((each) => each?.kind === kind && each.hero === number) as T | undefined;
  return section.seats.map((seat, at) => ({ number: at + 1, seat, name: section.names[at] ?? "", sheet: of<Sheet>("sheet", at + 1), vitals: of<Vitals>("vitals", at + 1) }));
}

/** Return race and class of a hero, with the name unless the seat is called so. */
export function known({ seat, name, sheet }: Hero, words: Words): string {
  if (!sheet) return words.say("ui-roster-unmade");
  const kind = words.say("ui-roster-kind", { race: words.noun(sheet.race), cls: words.noun(sheet.cls) });
  const called = name ? words.noun(name) : "";
  return called && called !== words.seat(seat) ? words.say("ui-roster-named", { name: called, kind }) : capital(kind);
}

/** Return the nouns of the ready-made heroes by seat. */
export function leadersIn(sections: Record<string, unknown>): Record<number, string> {
  const roster = Object.values(sections).find((each) => (each as { kind?: unknown } | null)?.kind === "roster") as RosterSection | undefined;
  return Object.fromEntries((roster?.seats ?? []).map((seat, at) => [seat, roster?.names[at] ?? ""]).filter(([, name]) => name));
}

/** Return all conditions of a hero. */
export function states({ vitals }: Hero, words: Words): string[] {
  if (!vitals) return [];
  const place = vitals.place ? [words.say(`field-marks-${vitals.place}`)] : [];
  return [...place, ...vitals.marks.map((mark) => words.noun(mark))];
}

/** Return a hero in one sentence; with `whole`, everything that the hero carries. */
export function line(hero: Hero, words: Words, whole: boolean): string {
  const { sheet, vitals, seat } = hero;
  const said = (label: string, text: string) => words.say("ui-spoken", { label, text });
  const texts = [known(hero, words)];
  if (vitals) {
    texts.push(...GAUGES.map((name) => said(labelOf(name, words), words.say("ui-roster-of", { left: vitals[name][0], whole: vitals[name][1] }))));
    texts.push(...states(hero, words));
  }
  if (whole && sheet && vitals) {
    const some = (name: string, list: string[]) => (list.length ? [said(labelOf(name, words), words.several(list))] : []);
    texts.push(...SUMS.map((name) => said(labelOf(name, words), String(vitals[name]))));
    texts.push(...some("worn", sheet.worn.map((word) => words.noun(word))));
    texts.push(...some("pack", sheet.pack.map(([word, number]) => words.counted(word, number))));
    texts.push(...some("skills", sheet.skills.filter((word) => !vitals.used.some(([used]) => used === word)).map((word) => words.noun(word))));
  }
  return said(words.seat(seat), texts.join(", "));
}

/** Return a sentence for each hero. */
export function told(section: RosterSection, words: Words, sections: Record<string, unknown>): string {
  return heroes(section, sections).map((hero) => line(hero, words, false)).join(". ");
}

/** Return the hero of a seat, with everything that the hero carries. */
export function mine(section: RosterSection, words: Words, sections: Record<string, unknown>, seat: number): string {
  return heroes(section, sections).filter((hero) => hero.seat === seat).map((hero) => line(hero, words, true)).join(". ");
}
