// The event cards of the master: an icon each, and what they are aimed at.

import ringingBell from "icon:ringing-bell";
import bleedingWound from "icon:bleeding-wound";
import candleFlame from "icon:candle-flame";
import caveEntrance from "icon:cave-entrance";
import compass from "icon:compass";
import cursedStar from "icon:cursed-star";
import daemonPull from "icon:daemon-pull";
import dart from "icon:dart";
import dungeonGate from "icon:dungeon-gate";
import enrage from "icon:enrage";
import fallingRocks from "icon:falling-rocks";
import halfBody from "icon:half-body-crawling";
import hidden from "icon:hidden";
import hole from "icon:hole";
import impLaugh from "icon:imp-laugh";
import lockedDoor from "icon:locked-door";
import magicSwirl from "icon:magic-swirl";
import maze from "icon:maze";
import minions from "icon:minions";
import monsterGrasp from "icon:monster-grasp";
import prisoner from "icon:prisoner";
import rat from "icon:rat";
import shatteredSword from "icon:shattered-sword";
import sleepy from "icon:sleepy";
import stopwatch from "icon:stopwatch";
import terror from "icon:terror";
import tiredEye from "icon:tired-eye";

type Aim = "hero" | "stepper" | "doer" | "attacker" | "monster" | "kind" | "zone" | "door" | "party" | "deck";

interface Look {
  icon: string;
  /** The aim: a message `board-aim-<aim>`. */
  aim: Aim;
}

const look = (icon: string, aim: Aim): Look => ({ icon, aim });

export const CARDS: Readonly<Record<string, Look>> = {
  "wandering-monster": look(monsterGrasp, "zone"),
  ambush: look(hidden, "zone"),
  reinforcements: look(minions, "kind"),
  "rat-swarm": look(rat, "hero"),
  pit: look(hole, "stepper"),
  "poisoned-dart": look(dart, "doer"),
  "falling-block": look(fallingRocks, "stepper"),
  "sleeping-gas": look(sleepy, "doer"),
  portcullis: look(dungeonGate, "door"),
  alarm: look(ringingBell, "doer"),
  curse: look(cursedStar, "hero"),
  weariness: look(tiredEye, "hero"),
  darkness: look(candleFlame, "hero"),
  terror: look(terror, "attacker"),
  "broken-weapon": look(shatteredSword, "attacker"),
  gremlin: look(impLaugh, "hero"),
  "cave-in": look(caveEntrance, "zone"),
  "sealed-door": look(lockedDoor, "door"),
  "shifting-passages": look(maze, "deck"),
  lost: look(compass, "deck"),
  frenzy: look(enrage, "monster"),
  "dark-favour": look(daemonPull, "monster"),
  "black-blood": look(bleedingWound, "monster"),
  "black-magic": look(magicSwirl, "monster"),
  "uneasy-calm": look(stopwatch, "party"),
  "dead-adventurer": look(halfBody, "party"),
  prisoner: look(prisoner, "party"),
};
