// The words of this game that the board draws: faces of dice, treasures, companions.

export const PARTY = ["fighter", "cleric", "mage", "thief", "champion", "scroll"] as const;
export const DUNGEON = ["goblin", "skeleton", "ooze", "chest", "potion", "dragon"] as const;
export const MONSTERS: readonly string[] = DUNGEON.slice(0, 3);
export const FACES: readonly string[] = [...PARTY, ...DUNGEON];
export const TOKENS = ["sword", "talisman", "sceptre", "tools", "parchment", "ring", "scales", "elixir", "bait", "portal"] as const;
/** The dungeon face of each ally. */
export const ALLIES: Readonly<Record<string, string>> = { "ally:fighter": "skeleton", "ally:thief": "goblin", "ally:dragon": "dragon" };
/** Everything that can act, in the order in which sentences name it. */
export const SOURCES: readonly string[] = [...PARTY, ...TOKENS.slice(0, 5), "hero:fighter", "hero:cleric", "hero:mage", ...Object.keys(ALLIES)];
/** Heroes who set their party instead of rolling it. */
export const SET_PARTIES: readonly string[] = ["viking", "undead-viking", "time-traveler", "time-lady"];
export const LEVELS = 10;
export const DELVES = 3;

export type Counts = Readonly<Record<string, number>>;

/** Return the number of all things. */
export const sum = (counts: Counts): number => Object.values(counts).reduce((total, number) => total + number, 0);
