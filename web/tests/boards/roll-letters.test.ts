import { describe, expect, it } from "vitest";
import { lettersOf } from "../../src/boards/roll/letters";

const letters = (text: string) => lettersOf(text.split(" ")).map(({ letter }) => letter).join("");

describe("the letters on the dice", () => {
  it("are the first ones of their names that are free, each once", () => {
    expect(letters("fighter cleric mage thief champion scroll goblin skeleton ooze chest potion dragon")).toBe("FCMTHSGKOEPD");
    expect(letters("guerrier clerc mage voleur champion parchemin gobelin squelette gelée coffre potion dragon")).toBe("GCMVHPOSEFTD");
    expect(letters("guerriero chierico mago ladro campione pergamena goblin scheletro melma forziere pozione drago")).toBe("GCMLAPOSEFZD");
  });

  it("are found in the name, whatever marks they bear", () => {
    expect(lettersOf(["gelée", "éclat"])).toEqual([{ letter: "G", at: 0 }, { letter: "E", at: 0 }]);
  });
});
