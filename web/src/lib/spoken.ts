// Text for the log and for screen readers: sentences of the story, and answers to the query keys.

import { pictureOf, withoutPictures } from "../pictures";
import { type Block, Reader } from "./sections";
import type { Query, Settings } from "./settings";
import type { Snapshot, Told, View } from "./store";
import type { HandoverInfo } from "./types";
import type { Words } from "./words";

/** Cache of the sentences of each step. */
const known = new WeakMap<Told, { eyes: number; words: Words; names: readonly string[]; texts: string[] }>();

/** Return the events of one step as sentences, as one seat was told them; without events, the move itself. */
export function sentences(step: Told, eyes: number, words: Words): string[] {
  const before = known.get(step);
  if (before?.eyes === eyes && before.words === words && before.names === words.names) return before.texts;
  const texts = said(step, eyes, words);
  known.set(step, { eyes, words, names: words.names, texts });
  return texts;
}

function said(step: Told, eyes: number, words: Words): string[] {
  const events = step.events[eyes] ?? step.events[-1] ?? [];
  if (events.length) return events.map((event) => words.event(event));
  return step.text ? [words.say("ui-said", { name: words.seat(step.by), sentence: words.sentence(step.text) })] : [];
}

/** Tell in words that a seat changed hands. */
export function handedLine({ kind, was, name, seat }: HandoverInfo, words: Words): string {
  const known = was || kind === "free" || kind === "back";
  return words.say(`ui-handed-${kind}${known ? "" : "-first"}`, { was: was || words.seat(seat), name, number: seat + 1 });
}

/** Return the announcement of some steps: brief, normal or full. */
export function heldUp(steps: readonly Told[], eyes: number, words: Words, detail: Settings["detail"], heading: string): string {
  const all = steps.map((step) => sentences(step, eyes, words));
  if (detail === "brief") return all.flatMap((each) => each.slice(0, 1)).join(" ");
  const said = all.flat();
  return (detail === "full" && said.length ? [...said, heading] : said).join(" ");
}

interface Here {
  now: Snapshot;
  eyes: number;
  view: View | undefined;
  words: Words;
  heading: string;
  nouns: { [category: string]: string[] };
  seats: number;
}

function spokenBlock(block: Block, words: Words, seat: number | null): string[] {
  const say = (label: string, text: string) => (label ? words.say("ui-spoken", { label, text }) : text);
  if (block.is === "value") return [say(block.label, block.value)];
  if (block.is === "chips") return [say(block.label, block.chips.length ? words.several(block.chips.map((chip) => chip.label)) : block.empty)];
  if (block.is === "group") return block.blocks.flatMap((inner) => spokenBlock(inner, words, seat)).map((text) => say(block.label, text));
  return block.rows
    .filter((row) => seat === null || row.seat === seat)
    .map((row) => {
      const cells = row.cells.map((cell, at) => {
        const text = cell.chips.length ? words.several(cell.chips.map((chip) => chip.label)) : cell.text;
        return say(block.columns[at] ?? "", text);
      });
      return say(row.name, cells.join(", "));
    });
}

/** Return the answer to a query key. */
export function queries(query: Query, here: Here): string {
  const { now, eyes, view, words, heading, nouns, seats } = here;
  if (query === "turn") return heading;
  if (query === "last") {
    const last = now.story.at(-1);
    return last ? sentences(last, eyes, words).join(" ") : words.say("ui-nothing-yet");
  }
  const all = view?.sections ?? {};
  const sections = withoutPictures(all);
  const seen = Object.values(all).flatMap((each) => {
    const picture = pictureOf(each);
    return (query === "state" ? picture?.told?.(each, words, all) : picture?.mine?.(each, words, all, eyes)) || [];
  });
  const panels = new Reader(words, seats, nouns, Object.keys(sections)).panels(sections);
  const mine = query === "things" ? panels.filter((panel) => panel.blocks.some((block) => block.is === "seats")) : panels;
  const texts = seen.concat(mine.flatMap((panel) => panel.blocks.flatMap((block) => spokenBlock(block, words, query === "things" ? eyes : null))));
  return texts.length ? `${texts.join(". ")}.` : words.say("ui-nothing-yet");
}
