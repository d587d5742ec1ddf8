// The stakes of a question: the counterpart of souterrain.core.stakes.

import { type Action, read, say } from "./actions";
import type { StakeInfo } from "./types";

/** Return true if a sentence has the verb and items of a stake, each in at least its number. */
export function concerns(stake: StakeInfo, action: Action): boolean {
  const about = read(stake.about);
  if (!about || about.verb !== action.verb) return false;
  const said = (word: string) => action.items.reduce((sum, item) => (item[0] === word ? sum + item[1] : sum), 0);
  return about.items.every(([word, number]) => said(word) >= number);
}

/** Return the stakes for which the player is asked once more before a sentence is sent. */
export function doubts(stakes: readonly StakeInfo[], action: Action): StakeInfo[] {
  return stakes.filter((stake) => stake.sure && concerns(stake, action));
}

/**
 * Return the stakes of a choice: those about a sentence between its own words and the words that follow from it. What
 * would be wasted is said when it is asked about; here it stands only if nothing else does.
 */
export function staked(stakes: readonly StakeInfo[], { verb, items }: Action, words: number): StakeInfo[] {
  if (!stakes.length) return [];
  const texts = Array.from({ length: items.length - words + 1 }, (_, more) => say({ verb, items: items.slice(0, words + more) }));
  const found = stakes.filter(({ about }) => texts.includes(about));
  const plain = found.filter(({ sure }) => !sure);
  return plain.length ? plain : found;
}

/**
 * Return what somebody weighs, as others read it: the first stake of each sentence, without the warnings to the player.
 * Sentences of one verb that bring the same become one line about the verb.
 */
export function weighed(stakes: readonly StakeInfo[]): StakeInfo[] {
  const firsts = stakes.filter((stake, at) => !stake.sure && stakes.findIndex(({ about }) => about === stake.about) === at);
  const same = (one: StakeInfo, other: StakeInfo) => read(one.about)?.verb === read(other.about)?.verb && one.key === other.key && JSON.stringify(one.data) === JSON.stringify(other.data);
  return firsts.flatMap((stake, at) => {
    if (firsts.findIndex((each) => same(each, stake)) < at) return [];
    const alone = firsts.filter((each) => same(each, stake)).length === 1;
    return [alone ? stake : { ...stake, about: read(stake.about)!.verb }];
  });
}
