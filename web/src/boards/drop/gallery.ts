// The cubes, races, classes and quests of Dungeon Drop, each with its icon.

import bowman from "icon:bowman";
import bubblingFlask from "icon:bubbling-flask";
import crossedSwords from "icon:crossed-swords";
import crystalBall from "icon:crystal-ball";
import crystalCluster from "icon:crystal-cluster";
import djedPillar from "icon:djed-pillar";
import dwarfFace from "icon:dwarf-face";
import dynamite from "icon:dynamite";
import eagleHead from "icon:eagle-head";
import elfEar from "icon:elf-ear";
import fairy from "icon:fairy";
import flame from "icon:flame";
import gears from "icon:gears";
import goblinHead from "icon:goblin-head";
import harp from "icon:harp";
import healthPotion from "icon:health-potion";
import holySymbol from "icon:holy-symbol";
import hoodedAssassin from "icon:hooded-assassin";
import imp from "icon:imp";
import key from "icon:key";
import lion from "icon:lion";
import lockedChest from "icon:locked-chest";
import mermaid from "icon:mermaid";
import mole from "icon:mole";
import orcHead from "icon:orc-head";
import person from "icon:person";
import pocketBow from "icon:pocket-bow";
import robotGolem from "icon:robot-golem";
import roundShield from "icon:round-shield";
import scrollQuill from "icon:scroll-quill";
import shadowFollower from "icon:shadow-follower";
import spikedDragonHead from "icon:spiked-dragon-head";
import stairs from "icon:stairs";
import tortoise from "icon:tortoise";
import troll from "icon:troll";
import twoCoins from "icon:two-coins";
import wizardFace from "icon:wizard-face";
import { oneSided } from "../../lib/gallery";

const ICONS: Readonly<Record<string, string>> = {
  "DD-40": twoCoins,
  "DD-41": key,
  "DD-42": lockedChest,
  "DD-43": crystalCluster,
  "DD-44": healthPotion,
  "DD-45": roundShield,
  "DD-46": djedPillar,
  "DD-47": goblinHead,
  "DD-48": troll,
  "DD-49": spikedDragonHead,
  "DD-50": stairs,
  "DD-201": imp,
  "DD-202": fairy,
  "DD-203": eagleHead,
  "DD-204": pocketBow,
  "DD-205": gears,
  "DD-206": person,
  "DD-207": elfEar,
  "DD-208": dwarfFace,
  "DD-209": flame,
  "DD-210": robotGolem,
  "DD-211": orcHead,
  "DD-212": tortoise,
  "DD-213": mole,
  "DD-214": mermaid,
  "DD-215": shadowFollower,
  "DD-221": crossedSwords,
  "DD-222": hoodedAssassin,
  "DD-223": wizardFace,
  "DD-224": harp,
  "DD-225": holySymbol,
  "DD-226": bowman,
  "DD-227": lion,
  "DD-228": dynamite,
  "DD-229": crystalBall,
  "DD-230": bubblingFlask,
  "DD-241": scrollQuill,
  "DD-242": scrollQuill,
  "DD-243": scrollQuill,
  "DD-244": scrollQuill,
  "DD-245": scrollQuill,
  "DD-246": scrollQuill,
  "DD-247": scrollQuill,
  "DD-248": scrollQuill,
  "DD-249": scrollQuill,
  "DD-250": scrollQuill,
};

export default oneSided(ICONS);
