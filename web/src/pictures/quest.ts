// A quest in words: its title and story, what is to be done, how far it is, and what follows.

import type { Words } from "../lib/words";

export interface QuestSection {
  kind: "quest";
  /** Messages, as all texts here. */
  title: string;
  /** Its opening is the story. */
  rule: string;
  /** The main one first. */
  goals: string[];
  points: number;
  begun: 0 | 1;
  progress: ({ message: string } & Record<string, unknown>)[];
  number: number;
  quests: string[];
  won: number;
  after: string;
}

export const progress = (section: QuestSection, words: Words): string[] =>
  section.progress.map(({ message, ...args }) => words.say(message, args));

export function told(section: QuestSection, words: Words): string {
  const texts = [...section.goals.slice(0, 1).map((goal) => words.say(goal)), ...progress(section, words)];
  return words.say("ui-spoken", { label: words.say(section.title), text: texts.join(" ") });
}
