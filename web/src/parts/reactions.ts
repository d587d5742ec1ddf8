// The pictures of the reactions.

import crown from "icon:laurel-crown";
import dead from "icon:dead-head";
import mask from "icon:duality-mask";
import popper from "icon:party-popper";
import surprised from "icon:surprised";
import thought from "icon:thought-bubble";
import type { REACTIONS } from "../lib/phrases";

export const FACES: Readonly<Record<(typeof REACTIONS)[number], string>> = {
  cheer: popper,
  applause: crown,
  laugh: mask,
  gasp: surprised,
  groan: dead,
  think: thought,
};
