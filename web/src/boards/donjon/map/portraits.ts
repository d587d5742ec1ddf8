// The faces of creatures.

import barbarian from "icon:barbarian";
import bear from "icon:bear-head";
import bow from "icon:pocket-bow";
import brigand from "icon:hood";
import captive from "icon:prisoner";
import demon from "icon:daemon-skull";
import ghoul from "icon:carnivore-mouth";
import gnoll from "icon:wolf-head";
import goat from "icon:goat";
import goblin from "icon:goblin-head";
import greater from "icon:evil-minion";
import hobgoblin from "icon:imp-laugh";
import magic from "icon:magic-swirl";
import minotaur from "icon:minotaur";
import mummy from "icon:mummy-head";
import ogre from "icon:ogre";
import orc from "icon:orc-head";
import rat from "icon:rat";
import saurian from "icon:gecko";
import skeleton from "icon:sharped-teeth-skull";
import sorcerer from "icon:wizard-face";
import spectre from "icon:spectre";
import spider from "icon:hanging-spider";
import skull from "icon:crowned-skull";
import troll from "icon:troll";
import warlord from "icon:warlord-helmet";
import worm from "icon:sand-snake";
import zombie from "icon:half-dead";

const CREATURES: Readonly<Record<string, string>> = {
  "giant-spider": spider,
  brigand,
  demon,
  "greater-demon": greater,
  "saurian-brute": saurian,
  gnoll,
  goblin,
  "bear-goblin": bear,
  ghoul,
  "damned-warrior": skull,
  hobgoblin,
  beastman: goat,
  minotaur,
  mummy,
  ogre,
  orc,
  "orc-archer": orc,
  "orc-warlord": warlord,
  ratman: rat,
  "evil-sorcerer": sorcerer,
  wraith: spectre,
  skeleton,
  "skeleton-sorcerer": skeleton,
  troll,
  "grave-worm": worm,
  zombie,
  captive,
};
/** Small signs of what a creature does, for those whose faces are alike. */
export const ROLES: Readonly<Record<string, string>> = { "orc-archer": bow, "skeleton-sorcerer": magic };
export const faceOfCreature = (word: string): string => CREATURES[word] ?? barbarian;
