// The guided first delve, with the dice of the game's lesson.

import type { View } from "../../lib/store";
import type { Lesson } from "../../lib/guide";

export const LESSON: Lesson = {
  over: "over",
  steps: [
    { about: "party", says: ["fight cleric skeleton"] },
    { about: "level", says: ["go on"] },
    { about: "deeper", says: ["descend"] },
    { about: "monsters", says: ["fight cleric skeleton"] },
    { about: "chest", says: ["open thief"] },
    { about: "treasure", says: ["descend"] },
    { about: "oozes", says: ["fight mage ooze*2"] },
    { about: "potion", says: ["drink mage -> champion"] },
    { about: "onward", says: ["descend"] },
    { about: "scroll", says: ["reroll skeleton with scroll"] },
    { about: "hero", says: ["fight hero:fighter goblin*2"] },
    { about: "choice", says: [] },
  ],
  places: [
    "1/1 skeleton",
    "1/1",
    "1/1",
    "1/2 chest skeleton",
    "1/2 chest",
    "1/2",
    "1/3 ooze ooze potion",
    "1/3 potion",
    "1/3",
    "1/4 goblin skeleton",
    "1/4 goblin goblin",
  ],
  count: (view: View) => view.sections.turn.number,
  place: ({ sections: { turn, delve } }: View) => {
    const dice = Object.entries(delve.dungeon as Record<string, number>).flatMap(([face, number]) => Array<string>(number).fill(face));
    return [`${turn.delve}/${delve.level}`, ...dice.sort()].join(" ");
  },
};
