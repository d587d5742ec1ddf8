// The means of the master's decisions: the machine's proposals, the ways of a zone with their letters, and the zones of the
// heroes.

import { type Item, read } from "../../../lib/actions";
import type { AskInfo, StakeInfo } from "../../../lib/types";
import { foes, type Foe } from "../../../pictures/foes";
import type { Decision, Laying } from "../../../pictures/desk";
import { figuresIn, type Pair, type PlanSection, shifted, whole } from "../../../pictures/plan";

export const isMaster = (sections: Record<string, unknown>): boolean => "event-hand" in sections;

export const letterOf = (number: number): string => String.fromCharCode(64 + number);

/** A monster that can still act: the machine's proposal, and the odds on every hero; those out of reach cannot be named. */
export interface Row {
  foe: Foe;
  says: string;
  proposal: StakeInfo;
  /** The noun of the hero whom the machine would attack; "" if none. */
  target: string;
  prey: readonly { hero: string; percent: number; says: string }[];
}

const isHero = ([word]: Item): boolean => word.startsWith("hero:");
const spelled = (items: readonly Item[]): string => items.flat().join(" ");

/** Return the monsters of whom a proposal stands among the stakes of the question. */
export function rows(ask: AskInfo | null, sections: Record<string, unknown>): Row[] {
  const sent = (ask?.stakes ?? []).flatMap((stake) => {
    const said = read(stake.about);
    return said?.verb === "send" ? [{ stake, items: said.items }] : [];
  });
  const known = foes(sections);
  return sent
    .filter(({ items }) => !items.some(isHero))
    .flatMap(({ stake, items }) => {
      const number = items.find(([word]) => word === "number=")?.[1];
      const foe = known.find((each) => each.word === items[0]?.[0] && (number === undefined || each.number === number));
      if (!foe) return [];
      const aimed = sent.filter(({ items: [...others] }) => others.some(isHero) && spelled(others).startsWith(`${spelled(items)} `));
      const near = new Map(aimed.map(({ stake: { about, data }, items: named }) => [named.find(isHero)![0], { about, percent: Number(data?.percent ?? 0) }]));
      const far = (foe.hits ?? []).map(([hero, percent]) => ({ hero: `hero:${hero}`, percent, says: "" }));
      const prey = far.map((each) => ({ ...each, percent: near.get(each.hero)?.percent ?? each.percent, says: near.get(each.hero)?.about ?? "" }));
      return [{ foe, says: stake.about, proposal: stake, target: String(stake.data?.target ?? ""), prey }];
    });
}

export const decisionIn = (sections: Record<string, unknown>): Decision | undefined => sections.decision as Decision | undefined;

export const waysIn = (sections: Record<string, unknown>): readonly Laying[] => decisionIn(sections)?.ways ?? [];

/** Return the number of the way that the machine would choose, and its reason; 0 if it has none. */
export function proposedWay(ask: AskInfo | null): { number: number; reason: string } {
  const stake = ask?.stakes?.find(({ key }) => key === "proposed-way");
  const number = stake ? (read(stake.about)?.items[0]?.[1] ?? 0) : 0;
  return { number, reason: String(stake?.data?.reason ?? "") };
}

type Block = readonly [number, number, number, number];

/** A zone of the map as the master sees it: its first squares, and whether a hero is there. */
export interface Zone {
  number: number;
  blocks: readonly Block[];
  lit: boolean;
}

export function zonesIn(sections: Record<string, unknown>): Zone[] {
  const plan = sections.plan as PlanSection | undefined;
  if (!plan) return [];
  const heroes = (figuresIn(sections, plan.levels)?.figures ?? []).filter(({ side }) => side === "hero");
  const holds = ([west, north, width, depth]: Block, [x, y]: Pair) => x >= west && y >= north && x < west + width && y < north + depth;
  return whole(plan, sections).zones.map(({ blocks }, index) => ({ number: index + 1, blocks, lit: heroes.some(({ at }) => blocks.some((block) => holds(block, at))) }));
}

/** Return the ways of a zone in the coordinates of the sheet. A level that the sheet does not have yet will lie below it. */
export function ghosts(sections: Record<string, unknown>): Laying[] {
  const plan = sections.plan as PlanSection | undefined;
  const ways = waysIn(sections);
  const levels = [...(plan?.levels ?? [])];
  for (const { level } of ways) levels[level] ??= below(plan, ways.filter((way) => way.level === level).flatMap(({ blocks }) => blocks));
  const { block, at } = shifted(levels);
  return ways.map((way) => ({
    ...way,
    blocks: way.blocks.map((each) => block([...each], way.level)),
    exits: way.exits.map((exit) => ({ ...exit, at: at([...exit.at, way.level]) })),
  }));
}

/** Return the offset by which blocks lie below the sheet, with an empty row between them. */
function below(plan: PlanSection | undefined, blocks: readonly Block[]): Pair {
  return [-Math.min(...blocks.map(([x]) => x)), (plan?.height ?? 0) + 1 - Math.min(...blocks.map(([, y]) => y))];
}

/** Return the corners of all ways of a zone, and of the zone with its door: squares that must be in view. */
export function corners(sections: Record<string, unknown>): Pair[] {
  const ways = ghosts(sections);
  const zones = zonesIn(sections).filter(({ number }) => ways.some(({ joins }) => joins === number));
  return [...ways, ...zones].flatMap(({ blocks }) => blocks.flatMap(([x, y, width, depth]): Pair[] => [[x, y], [x + width - 1, y + depth - 1]]));
}
