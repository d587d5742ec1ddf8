// The hash of a whole view, computed as on the server: a client whose hash differs asks for the whole state.

import { sha256 } from "@noble/hashes/sha2.js";

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

export function hashOf(sections: { [section: string]: unknown }): string {
  const bytes = sha256(new TextEncoder().encode(canonical(sections)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
