// The result of a game: places, itemised scores, ranks and titles, in the reader's words.

import type { Words } from "./words";

export interface Results {
  reason: string;
  seats: {
    seat: number;
    name: string;
    place: string;
    total: string;
    points: number;
    rank: string;
    lines: string[];
    titles: { name: string; about: string }[];
  }[];
}

interface Line {
  key: string;
  number: number;
  points: number;
}

export function sum(lines: readonly Line[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** Return the message for the end of a cooperative game, by place. */
export function ending(place: number): string {
  return place === 1 ? "result-won" : "result-lost";
}

export function results(outcome: { [key: string]: any }, titles: { [seat: number]: string[] }, words: Words): Results {
  const places = outcome.places as number[];
  const scores = outcome.scores as Line[][];
  const ranks = outcome.ranks as string[];
  const total = words.has(`total-${outcome.reason}`) ? `total-${outcome.reason}` : "result-total";
  const seats = places.map((place, seat) => {
    const lines = scores[seat] ?? [];
    return {
      seat,
      name: words.seat(seat),
      place: places.length > 1 && !words.together ? words.say("place", { place }) : "",
      total: words.together ? words.say(ending(place)) : words.say(total, { total: sum(lines) }),
      points: sum(lines),
      rank: ranks[seat] ? words.say(`rank-${ranks[seat]}`) : "",
      lines: lines.map(({ key, number, points }) => {
        // A line that scores nothing shows its number instead of its points.
        const plain = number === points || points === 0;
        return words.say(plain ? "result-line" : "result-line-counted", { what: words.say(`score-${key}`), number, points: points || number });
      }),
      titles: (titles[seat] ?? []).map((title) => ({
        name: words.say(`title-${title}`),
        about: words.attribute(`title-${title}`, "about"),
      })),
    };
  });
  seats.sort((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));
  return { reason: outcome.reason ? words.say(`reason-${outcome.reason}`) : "", seats };
}
