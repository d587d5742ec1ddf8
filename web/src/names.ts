// The names of the seats of a table: those of the players and of the bots' characters, with a number where two are equal.

import { house, t } from "./house.svelte";
import type { GameInfo, TableInfo } from "./lib/types";
import { humanised, type Words } from "./lib/words";

const BOT = "bot:";

export const isBot = (who: string): boolean => who.startsWith(BOT);

/** Return the message of a bot's character: that of its game, or that of the bot that plays every game. */
function characterOf(game: string, who: string): string {
  const bot = who.slice(BOT.length);
  const own = `door-${game}-bot-${bot}`;
  return house.words?.has(own) ? own : `bot-${bot}`;
}

/** Return the name of a bot in the reader's language. */
export function botName(game: string, who: string): string {
  const message = characterOf(game, who);
  return house.words?.has(message) ? t(message) : humanised(who.slice(BOT.length));
}

/** Return the animal of a bot's character; null for a person. */
export function animalOf(game: string, who: string): string | null {
  return isBot(who) ? (house.game(game)?.characters[who.slice(BOT.length)]?.animal ?? "") : null;
}

/** Return the weakest of the bots that a game has of its own. */
export function easiest({ name, bots, characters }: GameInfo): string {
  const own = bots.filter((bot) => house.words?.has(`door-${name}-bot-${bot}`));
  const strength = (bot: string) => characters[bot]?.strength ?? 0;
  return BOT + own.reduce((best, bot) => (strength(bot) < strength(best) ? bot : best));
}

/** Return the line about a bot's character. */
export function botAbout(game: string, who: string): string {
  return house.words?.attribute(characterOf(game, who), "about") ?? "";
}

/** Number equal names from the second on: bots like "Marl 2", people like "Ada (2)". */
function apart(game: string, seats: readonly { who: string; name: string }[]): string[] {
  return seats.map(({ who, name }, index) => {
    if (!isBot(who)) {
      const number = seats.slice(0, index).filter((other) => other.name === name && !isBot(other.who)).length + 1;
      if (!name) return t("seat-number", { number: index + 1 });
      return number > 1 ? t("ui-name-again", { name, number }) : name;
    }
    const number = seats.slice(0, index).filter((other) => other.who === who).length + 1;
    return number > 1 ? t("seat-bot", { name: botName(game, who), number }) : botName(game, who);
  });
}

/** Return the names of players in a list of tables or in a replay. */
export function calledIn(game: string, players: readonly string[]): string[] {
  return apart(game, players.map((player) => (isBot(player) ? { who: player, name: "" } : { who: "", name: player })));
}

export function namesOf(table: TableInfo | null): string[] {
  return table ? apart(table.game, table.seats) : [];
}

/** Return the names of the seats; who leads a hero with a name is called by it, as the hero's figure is. */
export function withHeroes(names: readonly string[], heroes: Readonly<Record<number, string>>, words: Words): string[] {
  return names.map((name, seat) => (heroes[seat] ? words.noun(heroes[seat]) : name));
}
