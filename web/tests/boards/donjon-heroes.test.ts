import { expect, test } from "vitest";
import { bestOf, ranksOf, type ReadyMadeSection } from "../../src/boards/donjon/town/readymade";
import { FACES } from "../../src/boards/donjon/faces";
import { leadersIn } from "../../src/pictures/roster";
import cards from "../../../src/souterrain/games/donjon/content/ready_made.json";

const heroes = cards.cards.map(({ id, race, cls, skills }) => ({ word: id, race, cls, line: [5, 3, 4], skills, items: [] }));
const section: ReadyMadeSection = { kind: "ready-made", heroes, led: [] };

test("one hero of each class stands in front, and steps aside for the next when somebody leads her", () => {
  expect(ranksOf(section).front.map(({ word }) => word)).toEqual(["aldric", "odile", "elowen", "finn"]);
  const { front, back } = ranksOf({ ...section, led: [["odile", 2]] });
  expect(front.map(({ word }) => word)).toEqual(["aldric", "gudrun", "elowen", "finn"]);
  expect(back).toHaveLength(12);
  expect(back.map(({ word }) => word)).toContain("odile");
});

test("the highest characteristics come first", () => {
  expect(bestOf(heroes[0]!, ["attack", "defence", "strength"], 2)).toEqual([["attack", 5], ["strength", 4]]);
});

test("every ready-made hero has a face of their own", () => {
  const faces = heroes.map(({ word }) => FACES[word]);
  expect(faces.every(Boolean)).toBe(true);
  expect(new Set(faces).size).toBe(heroes.length);
});

test("seats are known by the ready-made heroes that they lead", () => {
  const roster = { kind: "roster", traits: [], seats: [0, 2], master: 1, names: ["aldric", ""] };
  expect(leadersIn({ roster })).toEqual({ 0: "aldric" });
  expect(leadersIn({})).toEqual({});
});
