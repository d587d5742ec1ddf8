// The icons of faces and treasures.

import bait from "icon:meat";
import champion from "icon:crown";
import chest from "icon:locked-chest";
import cleric from "icon:holy-symbol";
import dragon from "icon:spiked-dragon-head";
import elixir from "icon:standing-potion";
import fighter from "icon:visored-helm";
import goblin from "icon:goblin-head";
import mage from "icon:pointy-hat";
import ooze from "icon:slime";
import parchment from "icon:tied-scroll";
import portal from "icon:magic-portal";
import potion from "icon:round-potion";
import ring from "icon:ring";
import scales from "icon:fish-scales";
import sceptre from "icon:orb-wand";
import scroll from "icon:scroll-unfurled";
import skeleton from "icon:death-skull";
import sword from "icon:broadsword";
import talisman from "icon:gem-pendant";
import thief from "icon:cloak-dagger";
import tools from "icon:lockpicks";

export const DRAWN: Readonly<Record<string, string>> = {
  fighter, cleric, mage, thief, champion, scroll,
  goblin, skeleton, ooze, chest, potion, dragon,
  sword, talisman, sceptre, tools, parchment, ring, scales, elixir, bait, portal,
};
