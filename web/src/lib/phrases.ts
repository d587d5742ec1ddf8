// What can be said at a table without typing. On the wire a reaction is a phrase too; everybody reads both in their language.

export const PHRASES = [
  "hello", "good-luck", "well-played", "thanks", "sorry", "wow", "unlucky", "lucky", "careful", "courage", "your-turn",
  "one-moment", "back-soon", "i-am-back", "yes", "no", "perhaps", "nice-idea", "close", "hurry", "no-hurry", "again",
  "good-game", "goodbye",
] as const;

export const REACTIONS = ["cheer", "applause", "laugh", "gasp", "groan", "think"] as const;

/** The message of what was said by key; reactions have keys of their own. */
export function messageOf(key: string): string {
  return (REACTIONS as readonly string[]).includes(key) ? `reaction-${key}` : `phrase-${key}`;
}
