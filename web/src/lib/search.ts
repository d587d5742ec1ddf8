// The search in a rulebook. A rule whose heading names the words comes before one whose text mentions them.

import type { Book, ProseBlock, Rule, Span } from "./rulebook";

export interface Hit {
  rule: Rule;
  /** The title of its chapter. */
  chapter: string;
  /** A piece of its text around the first word, as text with the found words apart. */
  excerpt: { text: string; found: boolean }[];
}

/** Letters of an excerpt before and after the found word. */
const [BEFORE, AFTER] = [60, 120];

/** Return a text without accents and capitals, letter for letter. */
export const folded = (text: string): string =>
  Array.from(text.normalize("NFC"), (letter) => letter.normalize("NFD").charAt(0).toLowerCase() || letter).join("");

const spoken = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

function textOf(block: ProseBlock): string {
  if (block.is === "paragraph") return spoken(block.spans);
  if (block.is === "heading") return `${block.text}.`;
  if (block.is === "list") return block.items.map(spoken).join("; ");
  return block.rows.map((row) => row.map(spoken).join(" ")).join("; ");
}

const words = (text: string): string[] => folded(text).split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

/** Return true for a word and its plural, which has at most two letters more. */
const isWord = (word: string, wanted: string): boolean => word.startsWith(wanted) && word.length <= wanted.length + 2;

function inTitle(title: string, wanted: string): number {
  const all = words(title);
  if (all.some((word) => isWord(word, wanted))) return all.length === 1 ? 120 : 100;
  if (all.some((word) => word.startsWith(wanted))) return 60;
  return folded(title).includes(wanted) ? 40 : 0;
}

/** Return the worth of a rule for one word; 0 if it does not contain it. */
function worth(rule: Rule, text: string, wanted: string): number {
  if (folded(rule.id) === wanted) return 1000;
  const headings = rule.blocks.map((block) => (block.is === "heading" ? inTitle(block.text, wanted) / 2 : 0));
  const mentions = folded(text).split(wanted).length - 1;
  return Math.max(inTitle(rule.title, wanted), ...headings, folded(rule.id).startsWith(wanted) ? 30 : 0) + Math.min(mentions, 9);
}

function excerptOf(text: string, wanted: readonly string[]): Hit["excerpt"] {
  const plain = folded(text);
  const places = wanted.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const middle = places.length ? Math.min(...places) : 0;
  const from = middle > BEFORE ? plain.indexOf(" ", middle - BEFORE) + 1 : 0;
  const cut = plain.indexOf(" ", middle + AFTER);
  const to = cut < 0 ? plain.length : cut;
  const pieces: Hit["excerpt"] = from ? [{ text: "… ", found: false }] : [];
  let at = from;
  while (at < to) {
    const next = wanted.map((word) => [plain.indexOf(word, at), word.length] as const).filter(([place]) => place >= 0 && place < to).sort(([one], [other]) => one - other)[0];
    if (!next) break;
    const [place, length] = next;
    if (place > at) pieces.push({ text: text.slice(at, place), found: false });
    pieces.push({ text: text.slice(place, place + length), found: true });
    at = place + length;
  }
  pieces.push({ text: text.slice(at, to) + (cut < 0 ? "" : " …"), found: false });
  return pieces;
}

/** Return the rules that contain every word of the query, the best first. */
export function ranked(book: Book, query: string): Hit[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: { hit: Hit; worth: number }[] = [];
  for (const { title, rules } of book.chapters) {
    for (const rule of rules) {
      const text = rule.blocks.map(textOf).join(" ").normalize("NFC");
      const worths = wanted.map((word) => worth(rule, text, word));
      if (worths.every(Boolean)) {
        found.push({ hit: { rule, chapter: title, excerpt: excerptOf(text, wanted) }, worth: worths.reduce((sum, each) => sum + each, 0) });
      }
    }
  }
  return found.sort((one, other) => other.worth - one.worth).map(({ hit }) => hit);
}
