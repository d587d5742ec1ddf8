// The pictures of handouts, by name: loaded with the first handout that has one.

import bell from "icon:ringing-bell";
import book from "icon:book-cover";
import candle from "icon:candle-light";
import chest from "icon:locked-chest";
import church from "icon:church";
import crown from "icon:crown";
import dagger from "icon:plain-dagger";
import door from "icon:dungeon-gate";
import dragon from "icon:dragon-head";
import eye from "icon:all-seeing-eye";
import gem from "icon:gems";
import hand from "icon:raise-zombie";
import key from "icon:key";
import letter from "icon:envelope";
import map from "icon:treasure-map";
import mask from "icon:duality-mask";
import moon from "icon:moon";
import portrait from "icon:portrait";
import potion from "icon:potion-ball";
import ring from "icon:ring";
import rune from "icon:rune-stone";
import scroll from "icon:scroll-unfurled";
import skull from "icon:skull-crossed-bones";
import torch from "icon:torch";

export const PICTURES: Readonly<Record<string, string>> = {
  scroll, letter, map, book, rune, key, door, chest, gem, ring, crown, potion, dagger, torch, candle, bell, church, moon, eye, mask, portrait, hand, dragon, skull,
};
