// The verbs with which the master overrules the dungeon in the open, with their icons.

import alter from "icon:health-increase";
import bar from "icon:dungeon-gate";
import breach from "icon:doorway";
import dig from "icon:mining";
import lock from "icon:locked-door";
import place from "icon:evil-minion";
import raze from "icon:falling-boulder";
import refurnish from "icon:table";
import remove from "icon:trash-can";
import reveal from "icon:open-gate";
import shift from "icon:footsteps";
import swap from "icon:card-exchange";
import unbar from "icon:exit-door";
import wallUp from "icon:stone-wall";

export const OVERRULE: readonly (readonly [verb: string, icon: string])[] = [
  ["place", place],
  ["shift", shift],
  ["alter", alter],
  ["remove", remove],
  ["reveal", reveal],
  ["dig", dig],
  ["raze", raze],
  ["refurnish", refurnish],
  ["breach", breach],
  ["wall-up", wallUp],
  ["lock", lock],
  ["bar", bar],
  ["unbar", unbar],
  ["swap", swap],
];
