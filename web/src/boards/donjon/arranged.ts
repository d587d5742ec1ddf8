// Which sections stand where: in town and below ground one looks at different things.

const kindOf = (section: unknown): unknown => (section as { kind?: unknown } | null)?.kind;

export interface Arranged {
  /** Where one is: heroes are made, then they buy, then they go down. */
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
  if (shop === undefined) return { scene: "dungeon", first: of("plan"), beside: of("foes", "roster", "quest") };
  const counters = [...(sections[shop] as { counters: Counter[] }).counters, ...of("counter").map((name) => sections[name] as Counter)];
  return { scene: counters.some(({ coin }) => coin) ? "town" : "roster", first: [shop], beside: of("roster", "quest") };
}
