// Phrases and reactions for the chat. In the protocol a reaction is a phrase too; every reader gets both in their
// language.

export const PHRASES = [
  "hello", "good-luck", "well-played", "thanks", "sorry", "wow", "unlucky", "lucky", "careful", "courage", "your-turn",
  "one-moment", "back-soon", "i-am-back", "yes", "no", "perhaps", "nice-idea", "close", "hurry", "no-hurry", "again",
  "good-game", "goodbye",
] as const;

export const REACTIONS = ["cheer", "applause", "laugh", "gasp", "groan", "think"] as const;

/** Return the message of a phrase or a reaction. */
export function messageOf(key: string): string {
  return (REACTIONS as readonly string[]).includes(key) ? `reaction-${key}` : `phrase-${key}`;
}
