// The arrangement of the sections, which differs between town and dungeon.

const kindOf = (section: unknown): unknown => (section as { kind?: unknown } | null)?.kind;

export interface Arranged {
  /** The part of the game: heroes are created, then they buy equipment, then they enter the dungeon. */
  scene: "roster" | "town" | "dungeon";
  first: string[];
  beside: string[];
}

interface Counter {
  coin?: string;
}

export function arranged(sections: Record<string, unknown>): Arranged {
  const of = (...kinds: string[]) => kinds.flatMap((kind) => Object.keys(sections).filter((name) => kindOf(sections[name]) === kind));
  const [shop] = of("shop");
  if (shop === undefined) return { scene: "dungeon", first: of("decision", "plan"), beside: of("foes", "hand", "roster", "quest", "stock") };
  const counters = [...(sections[shop] as { counters: Counter[] }).counters, ...of("counter").map((name) => sections[name] as Counter)];
  return { scene: counters.some(({ coin }) => coin) ? "town" : "roster", first: [shop], beside: of("roster", "quest") };
}
