import { expect, it } from "vitest";
import { read } from "../src/lib/actions";
import { concerns, doubts, staked, weighed } from "../src/lib/stakes";

const stake = (about: string, sure = false) => ({ about, key: about, sure });
const action = (text: string) => read(text)!;

it("a stake concerns sentences with its verb and at least its items", () => {
  expect(concerns(stake("reroll chest"), action("reroll goblin chest*2 with scroll"))).toBe(true);
  expect(concerns(stake("reroll chest*2"), action("reroll chest with scroll"))).toBe(false);
  expect(concerns(stake("flee"), action("retire"))).toBe(false);
  expect(concerns(stake("not a sentence!"), action("flee"))).toBe(false);
});

it("only stakes that waste something raise a doubt", () => {
  expect(doubts([stake("flee", true), stake("flee"), stake("go on", true)], action("flee"))).toEqual([stake("flee", true)]);
});

it("a choice shows the stakes of its words, and of the words that follow from them", () => {
  const stakes = [stake("fight"), stake("fight mage"), stake("fight mage ooze"), stake("fight mage ooze*2"), stake("flee")];
  const about = (text: string, words: number) => staked(stakes, action(text), words).map((each) => each.about);
  expect(about("fight", 0)).toEqual(["fight"]);
  expect(about("fight mage ooze*2", 1)).toEqual(["fight mage", "fight mage ooze*2"]);
  expect(about("fight mage ooze", 2)).toEqual(["fight mage ooze"]);
});

it("others read the stakes of a question in few lines", () => {
  const left = (about: string, monsters: string) => ({ about, key: "left", data: { monsters } });
  const clear = (about: string) => ({ about, key: "clear", data: {} });
  const stakes = [clear("fight mage ooze"), left("fight cleric ooze", "1 ooze"), clear("fight champion ooze*2"), stake("flee"), stake("flee", true)];
  expect(weighed(stakes)).toEqual([clear("fight"), left("fight cleric ooze", "1 ooze"), stake("flee")]);
});
