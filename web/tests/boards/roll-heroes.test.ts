import { expect, it, vi } from "vitest";
import { openings } from "../../src/boards/roll/heroes.svelte";

vi.mock("../../src/house.svelte", () => ({ house: { game: () => undefined } }));

it("a hero is told by the first words of its rule", () => {
  const book = "# Roll\n\n## Heroes\n\n### DR-12 Other\n\nNothing.\n\n### DR-201 One / Two\n\nBase set, two sides. Fights well. Sings.\n\n#### DR-201.S Specialty\n\nMore.\n\n### DR-203 Three\n\nRuns.\n";
  expect(openings(book)).toEqual(["Fights well. Sings.", undefined, "Runs."]);
});
