// The guided games. The learner has seat 0. Against a bot a lesson follows whatever the table has become, and names the
// rooms that show what it speaks of; alone it is a fixed path, on which the guide leads the hand.

import type { Lesson } from "../../lib/guide";
import type { View } from "../../lib/store";
import type { Room } from "./seen";

interface Shape {
  id: string;
  label: string;
  points: number[];
}

const GEMS = ["blue", "clear", "red"];
const STEPS: Readonly<Record<string, number>> = { explore: 0, place: 1, act: 1, loot: 1, after: 2 };

/** Return the number of the learner's turns that are over, and the part of the present one: 0 before the drop, 1 after it. */
function turns({ sections: { turn } }: View): { over: number; part: number } {
  if (turn.step === "end") return { over: 3, part: 0 };
  const mine = (turn.order as number[]).indexOf(0);
  if (turn.at !== mine) return { over: turn.round - (turn.at < mine ? 1 : 0), part: 0 };
  return { over: turn.round - 1, part: STEPS[turn.step] ?? 1 };
}

const middle = ({ points }: Shape): [number, number] => {
  const sum = (from: number) => points.reduce((all, each, at) => (at % 2 === from ? all + each : all), 0);
  return [(2 * sum(0)) / points.length, (2 * sum(1)) / points.length];
};

/** Drop over the pillar nearest to the middle of the table. */
function drop({ sections }: View): string {
  const pillars = (sections.dungeon.shapes as Shape[]).filter(({ label }) => label === "pillar");
  const far = (shape: Shape) => Math.hypot(...middle(shape));
  const near = pillars.reduce<Shape | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
  return near ? `explore ${near.id}` : "explore";
}

/** Loot the best of those rooms that have most to show: a cube on the edge, a wound, a gem. */
function loot({ sections }: View): string {
  const shows = ({ edge, harm, brings }: Room) => 2 * Number(edge.length > 0) + 2 * Number(harm === 1 || harm === 2) + Number(GEMS.some((gem) => gem in brings));
  const rooms = ((sections.rooms ?? []) as Room[]).filter(({ harm }) => harm !== null);
  const best = rooms.reduce<Room | null>((found, each) => (found && shows(found) >= shows(each) ? found : each), null);
  return best ? `loot ${best.corners.join(" ")}` : "";
}

/** Loot the room that brings most. */
const richest = ({ sections }: View) => {
  const room = ((sections.rooms ?? []) as Room[]).find(({ harm }) => harm !== null);
  return room ? `loot ${room.corners.join(" ")}` : "";
};

/** Millimetres between the places that are tried, to other bodies, and to the treasure that counts. */
const [GRID, CLEAR, NEAR] = [15, 18, 70];

/** Place the pawn where most treasure lies around it. */
function place({ sections }: View): string {
  const shapes = (sections.dungeon.shapes as Shape[]).map((shape) => ({ label: shape.label, at: middle(shape).map((each) => each / 1000) as [number, number] }));
  const treasures = shapes.filter(({ label }) => !["pillar", "goblin", "troll", "dragon", "pawn"].includes(label));
  const far = (x: number, y: number, [one, other]: [number, number]) => Math.hypot(x - one, y - other);
  let [best, found] = [-1, "place"];
  for (let x = -300; x <= 300; x += GRID) {
    for (let y = -300; y <= 300; y += GRID) {
      const worth = treasures.filter(({ at }) => far(x, y, at) < NEAR).length;
      if (worth > best && shapes.every(({ at }) => far(x, y, at) > CLEAR)) [best, found] = [worth, `place x=${10 * x} y=${10 * y}`];
    }
  }
  return found;
}

const ROOM: Lesson = {
  steps: [
    { about: "room-table", says: [], reads: true },
    { about: "room-drop", says: [drop], hand: "free" },
    { about: "room-pillars", says: [], reads: true },
    { about: "room-quest", says: [], reads: true },
    { about: "room-edge", says: [], reads: true },
    { about: "room-wounds", says: [loot] },
    { about: "room-rival", says: [drop], hand: "free" },
    { about: "room-ability", says: [], reads: true },
    { about: "room-choice", says: [] },
  ],
  over: "room-over",
  count: (view) => {
    const { over, part } = turns(view);
    return 2 * over + part;
  },
};

const TEAMWORK: Lesson = {
  steps: [
    { about: "team-pawn", says: [], reads: true },
    { about: "team-place", says: [place], hand: "free" },
    { about: "team-step", says: [], reads: true },
    { about: "team-drop", says: [drop], hand: "free" },
    { about: "team-loot", says: [richest] },
    { about: "team-choice", says: [] },
  ],
  over: "team-over",
  count: (view) => {
    const { turn } = view.sections;
    const { over, part } = turns(view);
    const first = turn.round === 1 && turn.at < (turn.order as number[]).indexOf(0);
    const waits = ["explore", "place"].includes(turn.step) && !turn.sent[0];
    if (first) return waits ? 0 : 1;
    return 1 + 2 * over + part;
  },
};

const ALONE: Lesson = {
  steps: [
    { about: "alone-fall", says: [], reads: true },
    { about: "alone-enter", says: ["enter pillar:6 pillar:8 pillar:12"] },
    { about: "alone-score", says: [], reads: true },
    { about: "alone-drop", says: ["explore height=200 x=-466 y=1432"], hand: "led" },
    { about: "alone-move", says: ["move token:1 token:3 pillar:11"] },
    { about: "alone-again", says: ["explore height=200 x=-1116 y=552"], hand: "led" },
    { about: "alone-stairs", says: ["move token:2 token:3 pillar:13"] },
    { about: "alone-leave", says: ["leave"] },
    { about: "alone-deeper", says: [] },
  ],
  over: "alone-over",
  count: ({ sections }) => sections.turn.number,
  places: ["1/0 enter 0", "1/1 explore 13", "1/1 act 13", "1/2 explore 17", "1/2 act 17", "1/3 explore 25"],
  place: ({ sections: { solo, turn, heroes } }) => `${solo.level}/${solo.turn} ${turn.step} ${heroes[0].held.length}`,
};

export const LESSONS: Readonly<Record<string, Lesson>> = { room: ROOM, teamwork: TEAMWORK, alone: ALONE };
