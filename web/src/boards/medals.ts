// The picture on the medal of each title.

import medal from "icon:ribbon-medal";
import captain from "icon:three-friends";
import critical from "icon:bloody-sword";
import lord from "icon:dungeon-gate";
import lookalikes from "icon:crown";
import lure from "icon:meat";
import magic from "icon:magic-swirl";
import master from "icon:spiked-dragon-head";
import natural from "icon:dice-twenty-faces-twenty";
import odds from "icon:rolling-dices";
import bag from "icon:swap-bag";
import slayer from "icon:double-dragon";
import stand from "icon:dragon-head";

const PICTURES: Readonly<Record<string, string>> = {
  "roll/bottomless-bag": bag,
  "roll/critical-hit": critical,
  "roll/dragon-lure": lure,
  "roll/dragon-master": master,
  "roll/dragon-slayer": slayer,
  "roll/dungeon-lord": lord,
  "roll/last-stand": stand,
  "roll/lookalikes": lookalikes,
  "roll/natural-20": natural,
  "roll/odds": odds,
  "roll/team-captain": captain,
  "roll/whirl-of-magic": magic,
};

export function medalOf(game: string, title: string): string {
  return PICTURES[`${game}/${title}`] ?? medal;
}
