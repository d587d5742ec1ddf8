// A quest in words: its title and story, its goals and progress, and the next quest.

import type { Words } from "../lib/words";

export interface QuestSection {
  kind: "quest";
  /** The id of a message, like all texts here. */
  title: string;
  /** The rule whose first paragraph is the story. */
  rule: string;
  /** The goals, the main one first. */
  goals: string[];
  points: number;
  begun: 0 | 1;
  progress: ({ message: string } & Record<string, unknown>)[];
  number: number;
  quests: string[];
  won: number;
  after: string;
  /** The title and the text of the moment of a quest that the table has brought, by language; "" is for all. */
  told?: { title?: Record<string, string>; text?: Record<string, string> };
}

/** Return a text in a language, else in that of its author: the one for all languages, English, or any. */
export const spoken = (text: Record<string, string> | undefined, code: string): string =>
  text?.[code] ?? text?.[""] ?? text?.en ?? Object.values(text ?? {})[0] ?? "";

export const titled = (section: QuestSection, words: Words): string => spoken(section.told?.title, words.code) || words.say(section.title);

export const progress = (section: QuestSection, words: Words): string[] =>
  section.progress.map(({ message, ...args }) => words.say(message, args));

export function told(section: QuestSection, words: Words): string {
  const texts = [...section.goals.slice(0, 1).map((goal) => words.say(goal)), ...progress(section, words)];
  return words.say("ui-spoken", { label: titled(section, words), text: texts.join(" ") });
}
