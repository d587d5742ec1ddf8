import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { levelTurn } from "../../src/boards/roll/scene/shapes";
import { type Pose, showing, sideUp, slid, standing, thrown } from "../../src/boards/roll/scene/tumble";

const pose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: 1 });
const lying = (side: number, x = 0, z = 0): Pose => ({ position: new Vector3(x, 0.5, z), turn: showing(side, 0.1), scale: 1 });

describe("a throw", () => {
  it("ends with the wanted face up and where it is to lie, whatever its seed", () => {
    for (let side = 0; side < 6; side += 1) {
      for (let seed = 0; seed < 40; seed += 1) {
        const to = lying(side, (seed % 5) - 2, (seed % 3) - 1);
        const at = pose();
        thrown(new Vector3(3, 0, seed % 2 ? 6 : -6), to, seed)(1, at);
        expect(sideUp(at.turn)).toBe(side);
        expect(at.position.distanceTo(to.position)).toBeLessThan(1e-9);
        expect(at.turn.angleTo(to.turn)).toBeLessThan(1e-6);
      }
    }
  });

  it("tumbles: other faces are up on the way", () => {
    const seen = new Set<number>();
    const at = pose();
    const path = thrown(new Vector3(3, 0, 6), lying(2), 5);
    for (let time = 0; time <= 1; time += 0.02) {
      path(time, at);
      seen.add(sideUp(at.turn));
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  it("never goes through the table", () => {
    const at = pose();
    const path = thrown(new Vector3(-3, 0, 6), lying(4), 11);
    for (let time = 0; time <= 1; time += 0.01) {
      path(time, at);
      expect(at.position.y - standing(at.turn)).toBeGreaterThan(-1e-9);
    }
  });
});

describe("a die that is not thrown", () => {
  it("slides from where it is to where it is to lie", () => {
    const [from, to] = [lying(0), lying(3, 2, 1)];
    const at = pose();
    slid(from, to)(0, at);
    expect(at.position.distanceTo(from.position)).toBeLessThan(1e-9);
    slid(from, to)(1, at);
    expect(sideUp(at.turn)).toBe(3);
    expect(at.position.distanceTo(to.position)).toBeLessThan(1e-9);
  });
});

describe("the level die", () => {
  it("has ten numbers, each with its own face up", () => {
    const ups = Array.from({ length: 10 }, (_, at) => new Vector3(0, 1, 0).applyQuaternion(levelTurn(at + 1).invert()));
    ups.forEach((one, at) => ups.forEach((other, than) => expect(one.distanceTo(other) < 1e-6).toBe(at === than)));
  });
});
