// The decoder of films beside Python's, and the player: sequences, exact ends, the edge, what is heard.

import { describe, expect, test } from "vitest";
import { letterOf, sideOf, WORDS, wordOf } from "../../src/boards/drop/cubes";
import { bytesOf, decode, type Film, ROW, TABLE, type Track } from "../../src/boards/drop/film";
import { Glide } from "../../src/boards/drop/glide";
import { type Body, restOf } from "../../src/boards/drop/ground";
import { knocksOf, loudnessOf, pitchOf } from "../../src/boards/drop/impacts";
import { Reel } from "../../src/boards/drop/reel";
import { about, alike, times } from "../../src/boards/drop/turning";
import { vectors } from "../vectors";

/** A cube of 8 mm at a place, turned by an angle. */
function cube(id: string, x: number, y: number, yaw = 0): Body {
  const corners = [[-4, -4], [4, -4], [4, 4], [-4, 4]].map(([a, b]) => [x + a! * Math.cos(yaw) - b! * Math.sin(yaw), y + a! * Math.sin(yaw) + b! * Math.cos(yaw)] as const);
  return { id, kind: id.split(":")[0]!, colour: "", letter: "", corners, middle: [x, y], side: 8, yaw };
}

/** The track of a small cube through points, turned as it lies at its end. */
function track(id: number, points: readonly (readonly [number, number, number])[], { left = false, first = 0, turn = about(0) } = {}): Track {
  const rows = new Float32Array(ROW * points.length);
  points.forEach((point, row) => rows.set([...point, ...turn], ROW * row));
  return { id, kind: 0, left, first, length: points.length, rows };
}

const film = (frames: number, tracks: Track[], contacts: Film["contacts"] = []): Film => ({ frames, tracks, contacts });

describe("decoder", () => {
  test("refuses damaged bytes", async () => {
    const bytes = bytesOf(vectors.films[0]!.film);
    bytes.fill(0, bytes.length >> 1);
    await expect(decode(bytes)).rejects.toThrow();
  });

  test("reads what Python reads", async () => {
    for (const vector of vectors.films) {
      const found = await decode(bytesOf(vector.film));
      expect(found.frames).toBe(vector.frames);
      expect(found.tracks.map(({ id, kind, left, first, length }) => ({ id, kind, left, first, length }))).toEqual(
        vector.tracks.map(({ rows, ...head }) => ({ ...head, length: rows.length })),
      );
      found.tracks.forEach(({ rows }, at) => {
        // Python has centimetres.
        const wanted = vector.tracks[at]!.rows.flatMap((row) => row.map((each, part) => (part < 3 ? each * 10 : each)));
        expect(rows.length).toBe(wanted.length);
        wanted.forEach((each, number) => expect(rows[number]!).toBeCloseTo(each, 4));
      });
      expect(found.contacts.map(({ frame, one, other }) => [frame, one, other])).toEqual(vector.contacts.map((each) => each.slice(0, 3)));
      found.contacts.forEach(({ hardness }, at) => expect(hardness).toBeCloseTo(vector.contacts[at]![3], 4));
    }
  });

  test("refuses other versions", async () => {
    const bytes = bytesOf(vectors.films[0]!.film);
    const plain = new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
    plain[0] = 2;
    const other = new Uint8Array(await new Response(new Blob([plain]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer());
    await expect(decode(other)).rejects.toThrow("version");
  });

  test("bodies have their names and letters", () => {
    expect(WORDS).toEqual(vectors.cubes.words);
    expect(WORDS.map((word) => 1000 * sideOf(word))).toEqual(vectors.cubes.sides);
    expect(wordOf(101)).toBe("pawn:2");
    for (const word of WORDS) if (!word.startsWith("pillar")) expect(letterOf(word)).toBe(vectors.cubes.letters[word.split(":")[0]!]);
    expect(letterOf("pillar:7")).toBe("7");
  });
});

describe("reel", () => {
  const gold = wordOf(0);
  const other = wordOf(1);

  test("ends exactly where the view shows it, with the drawing upright", () => {
    const after = cube(gold, 12.34567, -3.3, 1.2);
    // It lies on another side, and its place is rounded.
    const lying = times(about(1.2), [Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
    const reel = new Reel([film(3, [track(0, [[0, 0, 200], [6, -1, 100], [12.35, -3.3, 4]], { turn: lying })])], [], [after]);
    const near = { ...reel.at(1.999).get(gold)! };
    expect(near.x).toBeCloseTo(12.35, 1);
    near.turn.forEach((each, part) => expect(Math.abs(each)).toBeCloseTo(Math.abs(restOf(after).turn[part]!), 5));
    expect(reel.at(reel.frames).get(gold)).toEqual(restOf(after));
    expect(restOf(after).turn[2]).toBeCloseTo(Math.sin((1.2 - Math.PI / 2) / 2), 9);
  });

  test("lies between two frames in between", () => {
    const reel = new Reel([film(2, [track(0, [[0, 0, 200], [10, 20, 100]])])], [], [cube(gold, 10, 20)]);
    expect(reel.at(0.5).get(gold)).toMatchObject({ x: 5, y: 10, z: 150 });
  });

  test("plays several films of an act in sequence", () => {
    const first = film(3, [track(0, [[0, 0, 200], [5, 0, 100], [9, 0, 4]]), track(1, [[0, 0, 220], [500, 0, 0], [520, 0, -40]], { left: true })]);
    const second = film(2, [track(1, [[30, 0, 200], [40, 0, 4]])]);
    const reel = new Reel([first, second], [], [cube(gold, 9, 0), cube(other, 40, 0)]);
    expect(reel.at(0).get(other)).toMatchObject({ z: 220 });
    expect(reel.at(3).get(other)!.z).toBeLessThan(-40);
    // It falls from sight, and is dropped again.
    const again = reel.frames - 1;
    expect(reel.at(again - 1).get(other)).toBeNull();
    expect(reel.at(again).get(other)).toMatchObject({ x: 30, z: 200 });
    expect(reel.at(again).get(gold)).toEqual(restOf(cube(gold, 9, 0)));
    expect(reel.at(reel.frames).get(other)).toEqual(restOf(cube(other, 40, 0)));
    expect(reel.told).toEqual({ fell: 2, pushed: 0, left: 0 });
  });

  test("shows what was there before, what comes, and what leaves", () => {
    const films = [film(2, [track(0, [[0, 0, 200], [9, 0, 4]])]), film(2, [track(1, [[1, 0, 200], [440, 0, 4]]), track(2, [[1, 1, 4], [460, 0, -40]], { left: true })])];
    const reel = new Reel(films, [cube(other, 50, 50), cube(wordOf(2), 1, 1)], [cube(gold, 9, 0), cube(other, 440, 0)]);
    expect(reel.at(0).get(other)).toEqual(restOf(cube(other, 50, 50)));
    expect(reel.bodies.map(({ id }) => id)).toEqual([gold, other, wordOf(2)]);
    expect(reel.bodies.at(-1)).toMatchObject({ kind: "gold", side: 8 });
    expect(reel.at(reel.frames).get(wordOf(2))).toBeNull();
    expect(reel.told).toEqual({ fell: 2, pushed: 1, left: 1 });
  });

  test("a cube looks the same after each of its turns, a pawn only upright", () => {
    const tipped = times(about(0.3), [0, Math.SQRT1_2, 0, Math.SQRT1_2]);
    const way = alike(tipped, about(0.3), false);
    times(tipped, way).forEach((each, part) => expect(Math.abs(each)).toBeCloseTo(Math.abs(about(0.3)[part]!), 9));
    expect(alike(about(Math.PI + 0.1), about(0.1), true).slice(0, 2)).toEqual([0, 0]);
  });
});

describe("sound", () => {
  test("comes from contacts and from the edge, in time", () => {
    const films = [
      film(3, [track(0, [[0, 0, 50], [1, 0, 10], [2, 0, 4]]), track(1, [[449, 0, 4], [455, 0, -5], [460, 0, -40]], { left: true })], [
        { frame: 2, one: 0, other: TABLE, hardness: 900 },
        { frame: 1, one: 0, other: 1, hardness: 300 },
      ]),
    ];
    const { heard } = new Reel(films, [], [cube(wordOf(0), 2, 0)]);
    expect(heard.map(({ frame, against }) => [frame, against])).toEqual([[1, "body"], [1, "edge"], [2, "table"]]);
    expect(knocksOf(heard.slice(0, 2)).map(({ after }) => after > 0)).toEqual([false, true, false]);
  });

  test("small is higher, hard is louder, a body is brighter", () => {
    expect(pitchOf({ kind: 0, against: "table" })).toBeGreaterThan(pitchOf({ kind: 1, against: "table" }));
    expect(pitchOf({ kind: 1, against: "table" })).toBeGreaterThan(pitchOf({ kind: 2, against: "table" }));
    expect(pitchOf({ kind: 1, against: "body" })).toBeGreaterThan(pitchOf({ kind: 0, against: "table" }));
    expect(loudnessOf(2600)).toBeGreaterThan(loudnessOf(300));
    expect(loudnessOf(1)).toBe(0);
    expect(knocksOf(Array.from({ length: 40 }, (_, hardness) => ({ frame: 0, kind: 0, against: "table" as const, hardness }))).length).toBeLessThan(10);
  });
});

describe("glide", () => {
  const [gold, key, far] = [cube("gold:1", 0, 0), cube("key:1", 50, 0, 1.3), cube("troll:1", 90, 90)];
  const after = [cube("gold:1", 40, 30, 0.2), cube("key:1", 50, 0, 1.3), far];

  test("moves only what lies elsewhere, from the old place to the new one", () => {
    const glide = new Glide([gold, key, far], after);
    expect([...glide.at(0).keys()]).toEqual(["gold:1"]);
    expect(glide.at(0).get("gold:1")).toMatchObject({ x: 0, y: 0, z: 4 });
    const half = glide.at(glide.frames / 2).get("gold:1")!;
    expect([half.x, half.y]).toEqual([20, 15]);
    expect(half.z).toBeGreaterThan(10);
    const end = glide.at(glide.frames).get("gold:1")!;
    const rest = restOf(after[0]!);
    expect([end.x, end.y, end.z]).toEqual([rest.x, rest.y, rest.z]);
    end.turn.forEach((each, part) => expect(each).toBeCloseTo(rest.turn[part]!, 9));
  });

  test("has nothing to move on a table that stays, or for cubes that come or go", () => {
    expect(new Glide([gold, key], [gold, key]).isEmpty).toBe(true);
    expect(new Glide([gold], [key]).isEmpty).toBe(true);
  });
});
