// The gallery of heroes: the rules that are hero cards, and an icon for each side.

import beguiler from "icon:love-song";
import amazon from "icon:swordwoman";
import archaeologist from "icon:ancient-ruins";
import alchemist from "icon:bubbling-flask";
import ashwalker from "icon:fire-silhouette";
import bard from "icon:harp";
import battlemage from "icon:wizard-staff";
import berserker from "icon:barbarian";
import chieftain from "icon:goblin-camp";
import clurichaun from "icon:beer-stein";
import commander from "icon:rally-the-troops";
import crusader from "icon:templar-shield";
import cursedSeer from "icon:crystal-ball";
import drakeKin from "icon:dragon-breath";
import dungeoneer from "icon:dungeon-light";
import dwarf from "icon:dwarf-face";
import enchantress from "icon:fairy-wand";
import guildLeader from "icon:knight-banner";
import guildMaster from "icon:queen-crown";
import halfGoblin from "icon:goblin-head";
import knight from "icon:visored-helm";
import lancer from "icon:cavalry";
import leprechaun from "icon:clover";
import mercenary from "icon:swordman";
import minstrel from "icon:banjo";
import necromancer from "icon:raise-skeleton";
import occultist from "icon:skull-staff";
import paladin from "icon:angel-wings";
import ranger from "icon:bowman";
import scout from "icon:spyglass";
import scribe from "icon:quill-ink";
import slayer from "icon:spiked-dragon-head";
import sorceress from "icon:witch-flight";
import spellsword from "icon:broadsword";
import thaumaturge from "icon:cauldron";
import thornsinger from "icon:thorny-vine";
import timeLady from "icon:clockwork";
import timeTraveler from "icon:pocket-watch";
import tombQueen from "icon:cleopatra";
import tombRaider from "icon:sarcophagus";
import tracker from "icon:paw-print";
import undeadViking from "icon:shambling-zombie";
import viking from "icon:viking-helmet";
import virtuoso from "icon:violin";
import type { Gallery } from "../../lib/gallery";

const ICONS: readonly (readonly string[])[] = [
  [spellsword, battlemage],
  [mercenary, commander],
  [knight, slayer],
  [halfGoblin, chieftain],
  [minstrel, bard],
  [enchantress, beguiler],
  [occultist, necromancer],
  [crusader, paladin],
  [viking, undeadViking],
  [alchemist, thaumaturge],
  [scout, dungeoneer],
  [sorceress, drakeKin],
  [archaeologist, tombRaider],
  [leprechaun, clurichaun],
  [dwarf, berserker],
  [tracker, ranger],
  [guildLeader, guildMaster],
  [timeTraveler, timeLady],
  [cursedSeer],
  [amazon],
  [ashwalker],
  [tombQueen],
  [lancer],
  [thornsinger],
  [scribe],
  [virtuoso],
];
const FIRST = 201;
const ruleOf = (number: number): string => `DR-${FIRST + number}`;

const icons = Object.fromEntries(ICONS.map((sides, number) => [ruleOf(number), sides]));

const gallery: Gallery = {
  icons,
  isCard: (rule) => rule.id in icons,
  sideOf: (part) => Number(/\.M/.test(part)),
};

export default gallery;
