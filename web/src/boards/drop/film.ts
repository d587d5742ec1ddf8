// Films of version 1: the recorded motion of bodies on the tray. src/souterrain/physics/film.py describes the format;
// shared test vectors keep both decoders equal.

/** The motion of one body from frame `first` on: seven numbers a frame, x, y and z in mm and a quaternion x, y, z, w. */
export interface Track {
  id: number;
  /** 0 small, 1 large, 2 huge, 3 pawn. */
  kind: number;
  /** True if the body left the table. */
  left: boolean;
  first: number;
  length: number;
  rows: Float32Array;
}

/** A touch of two bodies, by their places among the tracks; `hardness` is an impulse in µN·s. */
export interface Contact {
  frame: number;
  one: number;
  other: number;
  hardness: number;
}

export interface Film {
  frames: number;
  tracks: readonly Track[];
  contacts: readonly Contact[];
}

/** Frames a second. */
export const RATE = 60;
/** Numbers of a row. */
export const ROW = 7;
/** The other body of a contact with the table, and with a wall. */
export const [TABLE, WALL] = [65_535, 65_534];

const VERSION = 1;
const [HEAD, BODY] = [8, 10];
/** Units of a millimetre. */
const LENGTH = 20;

/** Return the bytes of a text in base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text);
  const bytes = new Uint8Array(plain.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = plain.charCodeAt(at);
  return bytes;
}

/** Decode a film. It is written straight into the stream: a Blob would be read by way of the browser's other process. */
export async function decode(film: Uint8Array<ArrayBuffer>): Promise<Film> {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  // Damaged bytes are refused on both sides; whoever waits for the film is told by the other one.
  for (const written of [writer.write(film), writer.close()]) written.catch(() => undefined);
  return read(new DataView(await new Response(readable).arrayBuffer()));
}

function read(data: DataView): Film {
  if (data.getUint8(0) !== VERSION || data.getUint8(1) !== RATE) throw new Error("not a film of version 1");
  const [frames, bodies, heard] = [data.getUint16(2, true), data.getUint16(4, true), data.getUint16(6, true)];
  const tracks = Array.from({ length: bodies }, (_, body) => headOf(data, HEAD + BODY * body));
  const entries = tracks.reduce((sum, { length }) => sum + length, 0);
  const planes = HEAD + BODY * bodies;
  const bytes = new Uint8Array(data.buffer);
  let begin = planes;
  for (const track of tracks) {
    fill(track, bytes, begin, entries);
    begin += track.length;
  }
  return { frames, tracks, contacts: contactsOf(data, planes + 2 * ROW * entries, heard) };
}

function headOf(data: DataView, at: number): Track {
  const length = data.getUint16(at + 8, true);
  return {
    id: data.getInt32(at, true),
    kind: data.getUint8(at + 4),
    left: data.getUint8(at + 5) === 1,
    first: data.getUint16(at + 6, true),
    length,
    rows: new Float32Array(ROW * length),
  };
}

/** Add up the second differences of a track, plane after plane. */
function fill({ length, rows }: Track, bytes: Uint8Array, begin: number, entries: number): void {
  for (let plane = 0; plane < ROW; plane += 1) {
    let [step, sum] = [0, 0];
    for (let row = 0; row < length; row += 1) {
      const low = begin + row + plane * entries;
      const folded = bytes[low]! | (bytes[low + ROW * entries]! << 8);
      // Numbers have 16 bits and a sign.
      step = ((step + ((folded >> 1) ^ -(folded & 1))) << 16) >> 16;
      sum = ((sum + step) << 16) >> 16;
      rows[ROW * row + plane] = plane < 3 ? sum / LENGTH : sum;
    }
  }
  for (let at = 3; at < rows.length; at += ROW) {
    const norm = Math.sqrt(rows[at]! ** 2 + rows[at + 1]! ** 2 + rows[at + 2]! ** 2 + rows[at + 3]! ** 2);
    for (let part = at; part < at + 4; part += 1) rows[part]! /= norm;
  }
}

function contactsOf(data: DataView, at: number, heard: number): Contact[] {
  const column = (number: number, one: number) => data.getUint16(at + 2 * (number * heard + one), true);
  return Array.from({ length: heard }, (_, one) => ({
    frame: column(0, one),
    one: column(1, one),
    other: column(2, one),
    hardness: 2 ** (data.getUint8(at + 6 * heard + one) / 16),
  }));
}
