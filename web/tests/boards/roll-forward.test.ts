import { expect, it } from "vitest";
import { forward } from "../../src/boards/roll/forward";

it("offers a potion first only where it brings somebody back", () => {
  const verbs = (graveyard: number) => forward({ sections: { delve: { graveyard } }, undo: false });
  expect(verbs(2).indexOf("drink")).toBeLessThan(verbs(2).indexOf("go"));
  expect(verbs(0)).not.toContain("drink");
});
