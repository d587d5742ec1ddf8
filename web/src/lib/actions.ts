// An action is its sentence: a verb and items, each a word and a number (a count, or a measure for a word with "=").

export type Item = readonly [word: string, number: number];

export interface Action {
  verb: string;
  items: readonly Item[];
}

const WORD = /^[a-z0-9:>-]+$/;
const ITEM = /^(?:([a-z0-9:>-]+)(?:\*([1-9][0-9]{0,8}))?|([a-z0-9:-]+=)(-?[0-9]{1,9}))$/;

export function isMeasure(word: string): boolean {
  return word.endsWith("=");
}

export function sayItem([word, number]: Item): string {
  if (isMeasure(word)) return `${word}${number}`;
  return number === 1 ? word : `${word}*${number}`;
}

export function say(action: Action): string {
  return [action.verb, ...action.items.map(sayItem)].join(" ");
}

/** Parse a sentence, as the inverse of `say`; return null if it is none. */
export function read(text: string): Action | null {
  const [verb = "", ...words] = text.split(" ");
  if (!WORD.test(verb)) return null;
  const items: Item[] = [];
  for (const word of words) {
    const match = ITEM.exec(word);
    if (!match) return null;
    items.push(match[3] ? [match[3], Number(match[4])] : [match[1] ?? "", Number(match[2] ?? 1)]);
  }
  const action = { verb, items };
  return say(action) === text ? action : null;
}
