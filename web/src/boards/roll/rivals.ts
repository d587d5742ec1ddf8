// The words about another player: points, progress, dice.

import { capital, type Words } from "../../lib/words";
import type { Ending, Party, Player } from "./seen";
import type { Counts } from "./words";

const ending = ({ ended, xp }: Ending, words: Words): string => words.say(`board-rival-${ended}`, { xp });

/** Return the progress of a player in a few words: the level, the way out, or the last delve. */
export function fares(party: Party | null, last: Ending | null, delving: boolean, words: Words): string {
  if (!party && delving) return words.say("board-rival-delves");
  if (!party) return last ? ending(last, words) : words.say("board-rival-before");
  if (party.ended) return ending({ level: party.level, xp: party.gained, ended: party.ended }, words);
  if (party.phase === "left") return words.say("board-rival-out");
  if (party.ahead) return party.level ? words.say("board-rival-ahead", { level: party.level }) : words.say("board-rival-unseen");
  return party.level ? words.say("board-rival-level", { level: party.level }) : words.say("board-rival-forming");
}

function listed(counts: Counts, words: Words): string {
  const some = Object.entries(counts).filter(([, number]) => number);
  return some.length ? words.several(some.map(([word, number]) => words.counted(word, number))) : words.say("board-rival-nothing");
}

/** Return all that a card shows, for a screen reader. */
export function told(name: string, player: Player, party: Party | null, last: Ending | null, delving: boolean, words: Words): string {
  const points = words.say("board-rival-points", { number: player.score });
  const parts = [`${name}: ${points}`, capital(fares(party, last, delving, words))];
  const delve = party?.tray?.delve;
  if (delve && party?.level) {
    parts.push(words.say("board-rival-party", { dice: listed({ ...delve.party, ...delve.allies }, words) }));
    parts.push(words.say("board-rival-dungeon", { dice: listed({ ...delve.dungeon, dragon: delve.lair }, words) }));
  }
  if (Object.values(player.tokens).some(Boolean)) parts.push(words.say("board-rival-treasures", { tokens: listed(player.tokens, words) }));
  return parts.map((part) => `${part}.`).join(" ");
}
