// The verbs that are not possible now, grouped by their reasons: none is told twice.

export interface Hindrance {
  verb: string;
  code: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface Group {
  /** The verbs of one reason; none for a reason that stands against everything else. */
  verbs: string[];
  reason: string;
  rule: string;
}

/** Verbs that are still worth naming for one reason. */
const MANY = 6;

export function grouped(found: readonly Hindrance[], tell: (hindrance: Hindrance) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const each of found) {
    const reason = tell(each);
    const group = groups.get(reason) ?? { verbs: [], reason, rule: each.rule };
    groups.set(reason, group);
    group.verbs.push(each.verb);
  }
  const all = [...groups.values()].map((group) => (group.verbs.length > MANY ? { ...group, verbs: [] } : group));
  return all.sort((one, other) => Number(!one.verbs.length) - Number(!other.verbs.length));
}
