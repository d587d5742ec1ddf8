// The monsters, skills and furniture of Donjon, each with its icon.

import angelWings from "icon:angel-wings";
import axeSwing from "icon:axe-swing";
import backstab from "icon:backstab";
import barbarian from "icon:barbarian";
import bearHead from "icon:bear-head";
import boltShield from "icon:bolt-shield";
import bookshelf from "icon:bookshelf";
import breakingChain from "icon:breaking-chain";
import bullseye from "icon:bullseye";
import carnivoreMouth from "icon:carnivore-mouth";
import cavalry from "icon:cavalry";
import celebrationFire from "icon:celebration-fire";
import crownedSkull from "icon:crowned-skull";
import daemonSkull from "icon:daemon-skull";
import desk from "icon:desk";
import dodging from "icon:dodging";
import door from "icon:door";
import earthCrack from "icon:earth-crack";
import evilMinion from "icon:evil-minion";
import featheredWing from "icon:feathered-wing";
import fireball from "icon:fireball";
import fireplace from "icon:fireplace";
import fizzingFlask from "icon:fizzing-flask";
import fountain from "icon:fountain";
import gecko from "icon:gecko";
import goat from "icon:goat";
import goblinHead from "icon:goblin-head";
import greekTemple from "icon:greek-temple";
import hangingSpider from "icon:hanging-spider";
import healing from "icon:healing";
import holyHandGrenade from "icon:holy-hand-grenade";
import holyWater from "icon:holy-water";
import hood from "icon:hood";
import hoodedAssassin from "icon:hooded-assassin";
import iceCube from "icon:ice-cube";
import impLaugh from "icon:imp-laugh";
import invisible from "icon:invisible";
import lockedChest from "icon:locked-chest";
import lockpicks from "icon:lockpicks";
import magnifyingGlass from "icon:magnifying-glass";
import mining from "icon:mining";
import minotaur from "icon:minotaur";
import missileSwarm from "icon:missile-swarm";
import moai from "icon:moai";
import mummyHead from "icon:mummy-head";
import ogre from "icon:ogre";
import orcHead from "icon:orc-head";
import pentagramRose from "icon:pentagram-rose";
import pocketBow from "icon:pocket-bow";
import poisonCloud from "icon:poison-cloud";
import prayer from "icon:prayer";
import raiseSkeleton from "icon:raise-skeleton";
import rat from "icon:rat";
import roundShield from "icon:round-shield";
import runeSword from "icon:rune-sword";
import saloonDoors from "icon:saloon-doors";
import sandSnake from "icon:sand-snake";
import sarcophagus from "icon:sarcophagus";
import shamblingZombie from "icon:shambling-zombie";
import shouting from "icon:shouting";
import skeleton from "icon:skeleton";
import spectre from "icon:spectre";
import spinningSword from "icon:spinning-sword";
import spyglass from "icon:spyglass";
import sunbeams from "icon:sunbeams";
import swordBrandish from "icon:sword-brandish";
import swordClash from "icon:sword-clash";
import swordsEmblem from "icon:swords-emblem";
import table from "icon:table";
import teleport from "icon:teleport";
import templarShield from "icon:templar-shield";
import thirdEye from "icon:third-eye";
import throneKing from "icon:throne-king";
import troll from "icon:troll";
import wizardFace from "icon:wizard-face";
import wolfHead from "icon:wolf-head";
import { oneSided } from "../../lib/gallery";

/** Icons by rule. */
export const ICONS: Readonly<Record<string, string>> = {
  "DJ-141": hangingSpider,
  "DJ-142": hood,
  "DJ-143": daemonSkull,
  "DJ-144": evilMinion,
  "DJ-145": gecko,
  "DJ-146": wolfHead,
  "DJ-147": goblinHead,
  "DJ-148": bearHead,
  "DJ-149": carnivoreMouth,
  "DJ-150": crownedSkull,
  "DJ-151": impLaugh,
  "DJ-152": goat,
  "DJ-153": minotaur,
  "DJ-154": mummyHead,
  "DJ-155": ogre,
  "DJ-156": orcHead,
  "DJ-157": pocketBow,
  "DJ-158": barbarian,
  "DJ-159": rat,
  "DJ-160": wizardFace,
  "DJ-161": spectre,
  "DJ-162": skeleton,
  "DJ-163": raiseSkeleton,
  "DJ-164": troll,
  "DJ-165": sandSnake,
  "DJ-166": shamblingZombie,
  "G1": swordBrandish,
  "G2": spinningSword,
  "G3": axeSwing,
  "G4": templarShield,
  "G5": swordClash,
  "G6": cavalry,
  "G7": shouting,
  "G8": door,
  "M1": missileSwarm,
  "M2": poisonCloud,
  "M3": featheredWing,
  "M4": iceCube,
  "M5": mining,
  "M6": celebrationFire,
  "M7": fireball,
  "M8": invisible,
  "M9": boltShield,
  "M10": teleport,
  "P1": healing,
  "P2": holyWater,
  "P3": prayer,
  "P4": angelWings,
  "P5": greekTemple,
  "P6": holyHandGrenade,
  "P7": runeSword,
  "P8": roundShield,
  "V1": spyglass,
  "V2": lockpicks,
  "V3": thirdEye,
  "V4": magnifyingGlass,
  "V5": backstab,
  "V6": dodging,
  "V7": hoodedAssassin,
  "V8": bullseye,
  "DJ-082": lockedChest,
  "DJ-083": saloonDoors,
  "DJ-084": swordsEmblem,
  "DJ-085": table,
  "DJ-086": bookshelf,
  "DJ-087": fizzingFlask,
  "DJ-088": fireplace,
  "DJ-089": sunbeams,
  "DJ-090": sarcophagus,
  "DJ-091": desk,
  "DJ-092": moai,
  "DJ-093": fountain,
  "DJ-094": pentagramRose,
  "DJ-095": throneKing,
  "DJ-096": breakingChain,
  "DJ-097": earthCrack,
};

export default oneSided(ICONS);
