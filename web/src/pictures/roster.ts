// Heroes: who plays whom, and of everybody a sheet that seldom changes and vitals that often do.

import { capital, type Words } from "../lib/words";

export interface RosterSection {
  kind: "roster";
  /** The nouns of the numbers in a sheet's line. */
  traits: string[];
  /** Of each hero, who plays it. */
  seats: number[];
  master: number;
}

interface Sheet {
  kind: "sheet";
  hero: number;
  race: string;
  cls: string;
  line: number[];
  skills: string[];
  worn: string[];
  pack: [word: string, number: number][];
}

interface Vitals {
  kind: "vitals";
  hero: number;
  life: [left: number, whole: number];
  fatigue: [left: number, whole: number];
  destiny: number;
  gold: number;
  xp: number;
  used: string[];
  marks: string[];
  place: string;
}

export interface Hero {
  number: number;
  seat: number;
  /** Nothing as long as nobody was created. */
  sheet?: Sheet;
  vitals?: Vitals;
}

export const GAUGES = ["life", "fatigue"] as const;
export const SUMS = ["destiny", "gold", "xp"] as const;

export const labelOf = (name: string, words: Words): string => words.say(`field-${name}`);

/** The heroes in their order. */
export function heroes(section: RosterSection, sections: Record<string, unknown>): Hero[] {
  const all = Object.values(sections) as ({ kind?: string; hero?: number } | null)[];
  const of = <T>(kind: string, number: number) => all.find((each) => each?.kind === kind && each.hero === number) as T | undefined;
  return section.seats.map((seat, at) => ({ number: at + 1, seat, sheet: of<Sheet>("sheet", at + 1), vitals: of<Vitals>("vitals", at + 1) }));
}

/** Whose hero it is, and what kind of one. */
export function known({ sheet }: Hero, words: Words): string {
  return sheet ? capital(words.say("ui-roster-kind", { race: words.noun(sheet.race), cls: words.noun(sheet.cls) })) : words.say("ui-roster-unmade");
}

/** Everything that is wrong or right with a hero. */
export function states({ vitals }: Hero, words: Words): string[] {
  if (!vitals) return [];
  const place = vitals.place ? [words.say(`field-marks-${vitals.place}`)] : [];
  return [...place, ...vitals.marks.map((mark) => words.noun(mark))];
}

function line(hero: Hero, words: Words, whole: boolean): string {
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
    texts.push(...some("skills", sheet.skills.filter((word) => !vitals.used.includes(word)).map((word) => words.noun(word))));
  }
  return said(words.seat(seat), texts.join(", "));
}

/** All heroes in a sentence each. */
export function told(section: RosterSection, words: Words, sections: Record<string, unknown>): string {
  return heroes(section, sections).map((hero) => line(hero, words, false)).join(". ");
}

/** The hero of a seat, with everything carried. */
export function mine(section: RosterSection, words: Words, sections: Record<string, unknown>, seat: number): string {
  return heroes(section, sections).filter((hero) => hero.seat === seat).map((hero) => line(hero, words, true)).join(". ");
}
