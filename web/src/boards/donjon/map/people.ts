// Figures as they are drawn: what the plan says of them, joined with their life, their marks and their faces.

import type { Words } from "../../../lib/words";
import { capital } from "../../../lib/words";
import type { Figure, Sheet } from "../../../pictures/plan";
import { heroes, type Hero, type RosterSection } from "../../../pictures/roster";
import { burning } from "./lights";
import { faceOf } from "../faces";
import { faceOfCreature, ROLES } from "./portraits";
import torch from "icon:torch";

/** A square of fewer pixels shows pawns instead of standees. */
export const FAR = 34;

export interface Standing extends Figure {
  title: string;
  face: string;
  /** The icon of a role or a torch, or "". */
  badge: string;
  /** The class of a hero, or "". */
  cls: string;
  life: readonly [left: number, whole: number];
  marks: readonly string[];
  leads: boolean;
  /** Percentage with which a hero hits this figure now, by the hero's number. */
  odds: ReadonlyMap<number, number>;
  acts: boolean;
}

interface Foe {
  kind: "foe";
  word: string;
  number: number;
  life: [number, number];
  marks?: string[];
  odds?: [hero: number, percent: number][];
}

export function partyOf(sections: Record<string, unknown>): Hero[] {
  const roster = Object.values(sections).find((each) => (each as { kind?: unknown } | null)?.kind === "roster") as RosterSection | undefined;
  return roster ? heroes(roster, sections) : [];
}

export function standingsOf(sheet: Sheet, sections: Record<string, unknown>, words: Words, acting: ReadonlySet<number>): Standing[] {
  const party = partyOf(sections);
  const foes = Object.values(sections).filter((each) => (each as Foe | null)?.kind === "foe") as Foe[];
  return sheet.figures.map((figure) => {
    const hero = party.find(({ number }) => figure.word === `hero:${number}`);
    if (hero) {
      const { sheet: known, vitals } = hero;
      return {
        ...figure,
        title: hero.name ? words.noun(hero.name) : capital(words.noun(figure.word)),
        face: faceOf(hero.name, known?.race ?? "", known?.cls ?? ""),
        badge: burning(hero) ? torch : "",
        cls: known?.cls ?? "",
        life: vitals?.life ?? [1, 1],
        marks: vitals?.marks ?? [],
        leads: false,
        odds: new Map(),
        acts: acting.has(hero.seat),
      };
    }
    const foe = foes.find(({ word, number }) => word === figure.word && number === figure.name[1]?.[1]) ?? foes.find(({ word }) => word === figure.word);
    return {
      ...figure,
      title: capital(words.noun(words.single(figure.word, figure.name[1]?.[1] ?? 0))),
      face: faceOfCreature(figure.word),
      badge: ROLES[figure.word] ?? "",
      cls: "",
      life: foe?.life ?? [1, 1],
      marks: foe?.marks ?? [],
      // There is only one of its kind: it stands taller.
      leads: figure.side === "foe" && words.single(figure.word, 1) === figure.word,
      odds: new Map(foe?.odds ?? []),
      acts: false,
    };
  });
}
