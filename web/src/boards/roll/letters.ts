// The letters on the dice, which are also their keys.

const MARKS = /[\u0300-\u036f]/g;

/** Return the letter of each face and its place in the name: the first one that no face before it has. */
export function lettersOf(names: readonly string[]): { letter: string; at: number }[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = [...name].map((letter) => letter.normalize("NFD").replace(MARKS, "").toUpperCase());
    const at = Math.max(0, plain.findIndex((letter) => /^[A-Z]$/.test(letter) && !taken.has(letter)));
    const letter = plain[at] ?? "";
    taken.add(letter);
    return { letter, at };
  });
}
