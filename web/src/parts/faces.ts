// The faces of bots: an icon for each animal.

import badger from "icon:badger";
import boar from "icon:boar";
import robot from "icon:vintage-robot";
import hedgehog from "icon:hedgehog";
import mole from "icon:mole";
import owl from "icon:owl";
import raccoon from "icon:raccoon-head";
import dog from "icon:sitting-dog";
import wolf from "icon:wolf-head";

const FACES: Readonly<Record<string, string>> = { badger, boar, dog, hedgehog, mole, owl, raccoon, wolf };

export function faceOf(animal: string): string {
  return FACES[animal] ?? robot;
}
