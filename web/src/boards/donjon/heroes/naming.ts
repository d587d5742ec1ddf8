// The name of a hero: that of a ready-made hero, else of the player.

import { capital, type Words } from "../../../lib/words";
import type { Hero } from "../../../pictures/roster";

export const nameOf = ({ name, seat }: Hero, words: Words): string => (name ? words.noun(name) : words.seat(seat));

/** Return race and class. */
export const kindOf = ({ sheet }: Hero, words: Words): string =>
  capital(sheet ? words.say("ui-roster-kind", { race: words.noun(sheet.race), cls: words.noun(sheet.cls) }) : words.say("ui-roster-unmade"));
