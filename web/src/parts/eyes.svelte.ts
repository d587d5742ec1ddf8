// The seat whose view a player sees. A person may hold several seats; the seat that is asked comes first. If the game
// has secrets, a curtain separates two people on one device.

import type { Snapshot } from "../lib/store";
import type { TableInfo } from "../lib/types";
import type { Words } from "../lib/words";
import { house, t } from "../house.svelte";

interface Here {
  now: Snapshot;
  table: TableInfo;
  words: Words;
}

const isWaitedFor = ({ kind }: { kind: string }) => kind === "must" || kind === "one";

export class Eyes {
  private readonly here: () => Here;
  private chosen = $state(-1);
  private uncovered = $state(-1);

  constructor(here: () => Here) {
    this.here = here;
  }

  /** This person's seats that are asked something; those the game waits for come first. */
  private readonly asked = $derived.by(() => {
    const { now, table } = this.here();
    return now.asks
      .filter((ask) => now.mine.includes(ask.seat) && ask.verbs?.length && !table.seats[ask.seat]?.lent)
      .sort((one, other) => Number(one.kind === "may") - Number(other.kind === "may"));
  });
  readonly ask = $derived(this.asked.find((each) => each.seat === this.chosen) ?? this.asked[0] ?? null);
  /** True while the game waits for this person, or has a window open for them. */
  readonly awaited = $derived.by(() => this.ask !== null && (isWaitedFor(this.ask) || this.here().now.asks.some(({ kind }) => kind === "close")));
  /** The seat whose view is shown; -1 for a spectator. */
  readonly seat = $derived.by(() => {
    const { mine } = this.here().now;
    return this.ask?.seat ?? (mine.includes(this.chosen) ? this.chosen : mine[0]) ?? -1;
  });
  readonly isMine = $derived.by(() => this.here().now.mine.includes(this.seat));
  /** True while a bot plays this person's seat. */
  readonly lent = $derived.by(() => Boolean(this.here().table.seats[this.seat]?.lent) && this.isMine);
  readonly view = $derived.by(() => this.here().now.views[this.seat] ?? this.here().now.views[-1]);
  readonly several = $derived.by(() => this.here().now.mine.length > 1);
  readonly hides = $derived.by(() => house.hides(this.here().table.game, this.here().table.options));
  readonly curtain = $derived.by(() => this.hides && this.several && this.uncovered !== this.seat && !this.here().now.over);
  /** The seat that the game waits for; -1 if there is none. */
  readonly acting = $derived.by(() => this.here().now.asks.find(isWaitedFor)?.seat ?? -1);
  /** The question, or the names of those the game waits for. */
  readonly heading = $derived.by(() => {
    const { now, words } = this.here();
    if (now.over) return t("ui-over");
    if (this.ask) {
      const question = words.maybe(`ask-${this.ask.about}`) || t("ui-your-turn");
      return this.several ? t("ui-question-of", { name: words.seat(this.seat), question }) : question;
    }
    if (this.lent) return t("ui-is-lent");
    const names = [...new Set(now.asks.filter(isWaitedFor).map(({ seat }) => words.seat(seat)))];
    if (this.seat < 0) return names.length ? t("ui-you-watch", { names: words.several(names), number: names.length }) : t("ui-you-watch-on");
    return names.length ? t("ui-waiting-for", { names: words.several(names) }) : t("ui-waiting");
  });

  /** Keep the seat that is asked. */
  settle(): void {
    if (this.ask) this.chosen = this.ask.seat;
  }

  uncover(): void {
    this.uncovered = this.seat;
  }
}
