// The pictures of what heroes carry, find and buy.

import arrow from "icon:arrow-flights";
import battleAxe from "icon:battle-axe";
import boots from "icon:boots";
import longBow from "icon:bow-arrow";
import plateLight from "icon:breastplate";
import cape from "icon:cape";
import chainMail from "icon:chain-mail";
import plateFull from "icon:chest-armor";
import coins from "icon:coins";
import crossbow from "icon:crossbow";
import gem from "icon:cut-diamond";
import mace from "icon:flanged-mace";
import hammer from "icon:flat-hammer";
import gauntlet from "icon:gauntlet";
import amulet from "icon:gem-pendant";
import jewels from "icon:gems";
import shortSword from "icon:gladius";
import halberd from "icon:halberd";
import potion from "icon:health-potion";
import heart from "icon:heart-bottle";
import key from "icon:key";
import knapsack from "icon:knapsack";
import banded from "icon:lamellar";
import lantern from "icon:lantern";
import lamp from "icon:lantern-flame";
import leather from "icon:leather-armor";
import casket from "icon:locked-chest";
import vigour from "icon:magic-potion";
import dagger from "icon:plain-dagger";
import shortBow from "icon:pocket-bow";
import ratPoison from "icon:poison-bottle";
import bolt from "icon:quiver";
import ring from "icon:ring";
import rope from "icon:rope-coil";
import shield from "icon:round-shield";
import runeblade from "icon:rune-sword";
import scale from "icon:scale-mail";
import axe from "icon:sharp-axe";
import sling from "icon:sling";
import morningStar from "icon:spiked-mace";
import antidote from "icon:square-bottle";
import heroism from "icon:standing-potion";
import stone from "icon:stone-pile";
import spear from "icon:stone-spear";
import strength from "icon:potion-ball";
import longSword from "icon:broadsword";
import purse from "icon:swap-bag";
import scroll from "icon:tied-scroll";
import torch from "icon:torch";
import greatSword from "icon:two-handed-sword";
import vial from "icon:vial";
import greatAxe from "icon:war-axe";
import greatHammer from "icon:warhammer";
import staff from "icon:wizard-staff";
import club from "icon:wood-club";
import watcherBlade from "icon:relic-blade";

const PICTURES: Readonly<Record<string, string>> = {
  dagger, staff, sling, club, "short-sword": shortSword, axe, "short-bow": shortBow, "light-crossbow": crossbow, hammer, mace,
  "morning-star": morningStar, spear, "long-sword": longSword, "battle-axe": battleAxe, "long-bow": longBow,
  "heavy-crossbow": crossbow, halberd, "great-sword": greatSword, "great-axe": greatAxe, "great-hammer": greatHammer,
  "wizard-cloak": cape, "leather-armour": leather, "small-shield": shield, "banded-armour": banded, "scale-armour": scale,
  "chain-mail": chainMail, "light-plate": plateLight, "full-plate": plateFull, stone, arrow, bolt, lantern, torch, rope,
  "rat-poison": ratPoison, "healing-potion": heart, poison: vial, "greater-healing-potion": potion, "potion-of-vigour": vigour,
  "potion-of-strength": strength, antidote, "elixir-of-heroism": heroism, "scroll-of-warding": scroll, key,
  "blessed-mace": mace, "archmage-staff": staff, runeblade, "dwarven-maul": greatHammer, "watcher-blade": watcherBlade,
  "warding-ring": ring, "amulet-of-life": amulet, "swift-boots": boots, "gauntlets-of-might": gauntlet, "sanctuary-lamp": lamp,
  purse, "bag-of-gold": coins, gem, jewels, "royal-casket": casket, "spell-scroll": scroll, "full-quiver": bolt,
  "runed-missiles": arrow, "explorer-pack": knapsack, "poison-vial": vial,
};

/** Return the picture of a thing; magic ones look like the ordinary ones. */
export function pictureOfThing(word: string): string {
  if (word.startsWith("scroll:")) return scroll;
  return PICTURES[word] ?? PICTURES[word.replace(/^runed-|-plus$/g, "")] ?? knapsack;
}
