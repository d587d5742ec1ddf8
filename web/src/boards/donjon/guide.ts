// The guided games. The learner has seat 0. The first quest is a fixed path: at each place of it one sentence is
// expected. The first hour of a master follows milestones, since the hero on the other side is played by a bot.

import { type Lesson, PASS } from "../../lib/guide";
import type { View } from "../../lib/store";

/** The point at which the learner's hero is asked: step, round, draws, square, points of speed and fatigue, and the open frame. */
function place({ sections }: View): string {
  const { phase, counters, frames, "hero-1": hero, "turn-1": turn } = sections;
  if (phase.step === "town") return `town ${hero?.name ?? ""}`;
  const here = `${turn?.square ?? 0}:${turn?.left ?? -1} ${turn?.fatigue ?? 0}`;
  return `${phase.step} ${phase.round}.${counters.rolls} ${here} ${frames.at(-1)?.is ?? ""}`.trim();
}

/** The steps of the quest: its text, and its sentences with the places where they are said. `tools.donjon_guide` finds
 * other ones if the rules change. */
const PATH: readonly [about: string, ...said: (readonly [place: string, says: string])[]][] = [
  ["hero", ["town ", "lead nilo"]],
  ["depart", ["town nilo", "depart"]],
  ["walk", ["heroes 1.2 31617:-1 5", "walk zone=1 column:d row=4"]],
  ["chest", ["heroes 1.2 32387:2 5", "open chest number=1 expert-search"]],
  ["dice", ["heroes 1.4 32387:1 4 TwoDice", "keep die=10"]],
  ["search", ["heroes 1.6 32387:1 4", "search"]],
  ["turn", ["heroes 1.7 32387:0 4", "end"]],
  ["door", ["heroes 2.8 32387:-1 4", "walk zone=1 column:b row=6"], ["heroes 2.8 32897:3 4", "open door number=1"]],
  ["skill", ["heroes 3.8 32897:-1 4", "shoot orc number=1 aimed-shot"]],
  ["strain", ["heroes 3.10 32897:-1 3 Attack", "strain fatigue=2"], ["heroes 3.10 32897:-1 1", "end"]],
  ["destiny", ["monsters 3.14 32897:-1 1 Attack", "reroll attack-die"], ["monsters 3.15 32897:-1 1 Attack", PASS]],
  ["potion", ["heroes 4.16 32897:-1 1", "drink healing-potion"]],
  ["shoot", ["heroes 4.17 32897:-1 1", "shoot goblin number=1"], ["heroes 4.19 32897:-1 1", "end"]],
  ["lamp", ["heroes 5.19 32897:-1 1", "walk zone=2 column:d row=2"], ["heroes 5.19 33411:3 1", "open chest number=2"]],
  ["home", ["heroes 5.19 33411:2 1", "walk zone=1 column:b row=6"], ["heroes 5.19 32897:0 1", "end"], ["heroes 6.19 32897:-1 1", "walk zone=1 column:b row=2"], ["heroes 6.19 31873:1 1", "leave"]],
];
const PLACES = PATH.flatMap(([, ...said]) => said.map(([where]) => where));

const QUEST: Lesson = {
  steps: PATH.map(([about, ...said]) => ({ about: `quest-${about}`, says: said.map(([, says]) => says) })),
  over: "quest-over",
  ends: true,
  count: (view) => PLACES.indexOf(place(view)),
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Return which sentences of the master's lesson have had their effect, in their order. */
function milestones({ sections }: View): boolean[] {
  const { phase, hand, event_out: out, monsters } = sections;
  if (phase.step === "town" || phase.step === "entrance") return [];
  const [held, spent] = [sum(hand?.hand ?? []), sum(out ?? [])];
  const beyond = (round: number) => phase.round > round || (phase.round === round && phase.step !== "start");
  const isOver = (uid: number) => Boolean(sections[`monster-${uid}`]?.ended);
  return [
    true,
    held + spent > 0,
    (hand?.laid ?? []).length + spent > 0,
    beyond(1),
    held + spent > 1,
    beyond(2),
    "zone-2" in sections,
    spent > 1,
    spent > 1 && (monsters as number[]).some(isOver),
    spent > 1 && phase.round > 3,
  ];
}

const MASTER: Lesson = {
  steps: [
    { about: "master-entrance", says: ["entrance north"] },
    { about: "master-draw", says: ["draw"] },
    { about: "master-lay", says: ["lay pit"] },
    { about: "master-proceed", says: ["proceed"] },
    { about: "master-round", says: ["draw", "proceed"] },
    { about: "master-zone", says: ["arrange way=1"], hand: "free" },
    { about: "master-event", says: ["play frenzy goblin number=1"], hand: "free" },
    { about: "master-unleash", says: ["unleash goblin"] },
    { about: "master-done", says: ["done"] },
    { about: "master-own", says: [] },
  ],
  over: "master-over",
  count: (view) => milestones(view).lastIndexOf(true) + 1,
};

export const LESSONS: Readonly<Record<string, Lesson>> = { quest: QUEST, master: MASTER };
