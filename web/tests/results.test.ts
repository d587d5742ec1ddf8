import { describe, expect, it } from "vitest";
import { results } from "../src/lib/results";
import { Words } from "../src/lib/words";
import { catalogue } from "./vectors";

const SCORES = "score-gold = Gold\nscore-gem = Gems\nscore-slain = Slain\n";
const words = new Words("en", [["en", { house: [catalogue("souterrain", "en")], game: SCORES }]]);

describe("a place", () => {
  const outcome = { places: [1, 2], scores: [[], []], ranks: [] };

  it("is told where everybody plays for themselves", () => {
    expect(results(outcome, {}, words).seats.map(({ place }) => Boolean(place))).toEqual([true, true]);
  });

  it("says nothing where all win or lose together", () => {
    const together = new Words("en", [["en", { house: [catalogue("souterrain", "en")] }]], { together: true, nouns: {}, events: {} });
    expect(results(outcome, {}, together).seats.map(({ place }) => place)).toEqual(["", ""]);
  });
});

describe("a score", () => {
  it("tells number and points, and the number alone where they are the same or nothing is paid", () => {
    const lines = [
      { key: "gold", number: 4, points: 4 },
      { key: "gem", number: 2, points: 6 },
      { key: "slain", number: 17, points: 0 },
      { key: "gem", number: 0, points: 0 },
    ];
    const [seat] = results({ places: [1], scores: [lines], ranks: [] }, {}, words).seats;
    expect(seat!.lines).toEqual(["Gold: 4", "Gems (2): 6", "Slain: 17", "Gems: 0"]);
    expect(seat!.total).toContain("10");
  });
});
