// A first lesson in three pictures, drawn from a game's own pieces. Its texts are messages of the board's catalogue,
// named by their numbers, each with an `about`.

/** A thing in a picture: an icon or a text on a die, a tile or nothing. */
export interface Piece {
  look: "bone" | "slate" | "level" | "cell" | "bare" | "cube" | "then";
  icon?: string;
  text?: string;
  /** The message of a text in the reader's language. */
  says?: string;
  /** The name of a paint, for cubes. */
  paint?: string;
  /** True for something that is beaten or gone. */
  faded?: boolean;
}

export type Scene = readonly Piece[];
export type Primer = readonly [Scene, Scene, Scene];
