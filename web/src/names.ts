// How the seats of a table are called: by their players; one who holds several seats has a number behind the name.

import { t } from "./house.svelte";
import type { TableInfo } from "./lib/types";

/** Players as a list of tables or a replay tells them. */
export function calledIn(players: readonly string[]): string[] {
  return players.map((player, index) => {
    const number = index + 1;
    if (player.startsWith("bot:")) return t("seat-bot", { number });
    return player || t("seat-number", { number });
  });
}

export function namesOf(table: TableInfo | null): string[] {
  const seats = table?.seats ?? [];
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.who.startsWith("bot:")) return t("seat-bot", { number });
    if (!seat.name) return t("seat-number", { number });
    const before = seats.slice(0, index).filter((other) => other.name === seat.name).length;
    return before ? t("ui-name-again", { name: seat.name, number: before + 1 }) : seat.name;
  });
}
