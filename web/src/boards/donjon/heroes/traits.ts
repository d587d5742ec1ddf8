// The icons of the characteristics and of what a hero spends.

import dexterity from "icon:archery-target";
import strength from "icon:biceps";
import attack from "icon:crossed-swords";
import life from "icon:hearts";
import magic from "icon:magic-swirl";
import destiny from "icon:round-star";
import defence from "icon:shield";
import fatigue from "icon:strong";
import speed from "icon:sprint";

export const TRAIT_ICONS: Readonly<Record<string, string>> = { attack, defence, strength, dexterity, magic, speed };
export const GAUGE_ICONS: Readonly<Record<string, string>> = { life, fatigue, destiny };
