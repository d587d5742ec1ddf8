// How a game ended: places, itemised scores, ranks and titles, in the reader's words.

import type { Words } from "./words";

export interface Results {
  reason: string;
  seats: {
    seat: number;
    name: string;
    place: string;
    total: string;
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

function sum(lines: Line[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** How a game that is won or lost together ended for whoever has this place: a message. */
export function ending(place: number): string {
  return place === 1 ? "result-won" : "result-lost";
}

export function results(outcome: { [key: string]: any }, titles: { [seat: number]: string[] }, words: Words): Results {
  const places = outcome.places as number[];
  const scores = outcome.scores as Line[][];
  const ranks = outcome.ranks as string[];
  const seats = places.map((place, seat) => {
    const lines = scores[seat] ?? [];
    return {
      seat,
      name: words.seat(seat),
      place: places.length > 1 && !words.together ? words.say("place", { place }) : "",
      total: words.together ? words.say(ending(place)) : words.say("result-total", { total: sum(lines) }),
      rank: ranks[seat] ? words.say(`rank-${ranks[seat]}`) : "",
      lines: lines.map(({ key, number, points }) => {
        // What counts for nothing is told by how much there is of it.
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
