// The faces of the heroes: the ready-made ones, and those of a player's own making by race and class.

import archer from "icon:archer";
import bandit from "icon:bandit";
import barbute from "icon:barbute";
import beard from "icon:beard";
import blackKnightHelm from "icon:black-knight-helm";
import cowled from "icon:cowled";
import crestedHelmet from "icon:crested-helmet";
import dwarfFace from "icon:dwarf-face";
import dwarfHelmet from "icon:dwarf-helmet";
import elfHelmet from "icon:elf-helmet";
import holySymbol from "icon:holy-symbol";
import hood from "icon:hood";
import hoodedFigure from "icon:hooded-figure";
import monkFace from "icon:monk-face";
import ninjaHead from "icon:ninja-head";
import nunFace from "icon:nun-face";
import pointyHat from "icon:pointy-hat";
import popeCrown from "icon:pope-crown";
import robinHoodHat from "icon:robin-hood-hat";
import sunPriest from "icon:sun-priest";
import vikingHead from "icon:viking-head";
import visoredHelm from "icon:visored-helm";
import warlockHood from "icon:warlock-hood";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";
import womanElfFace from "icon:woman-elf-face";

export const FACES: Readonly<Record<string, string>> = {
  aldric: visoredHelm,
  torek: dwarfFace,
  bruna: crestedHelmet,
  sylva: elfHelmet,
  odile: nunFace,
  gudrun: dwarfHelmet,
  anselm: monkFace,
  durgan: sunPriest,
  elowen: womanElfFace,
  merek: warlockHood,
  thessaly: witchFace,
  ottar: beard,
  finn: bandit,
  wren: cowled,
  vesper: ninjaHead,
  nilo: robinHoodHat,
  "human-warrior": blackKnightHelm,
  "elf-warrior": barbute,
  "dwarf-warrior": vikingHead,
  "human-mage": pointyHat,
  "elf-mage": hood,
  "dwarf-mage": wizardFace,
  "human-priest": popeCrown,
  "dwarf-priest": holySymbol,
  "human-thief": hoodedFigure,
  "elf-thief": archer,
};

/** Return the face of a ready-made hero, or one for the race and the class. */
export const faceOf = (word: string, race: string, cls: string): string => FACES[word] ?? FACES[`${race}-${cls}`] ?? "";
