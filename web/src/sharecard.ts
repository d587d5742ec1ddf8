// The image of a result: the coin, the course of the game in cells, the dice of the best moment, the players and the
// link. Its most important texts can be read at a width of 360 pixels.

import type { KeptDie } from "./board";
import { initial } from "./lib/gems";
import { token } from "./lib/tokens";

export const [WIDE, HIGH] = [1200, 630];

export interface Card {
  game: string;
  /** Name of the dungeon and date. */
  about: string;
  emblem: string;
  stone: string;
  deep: string;
  rows: readonly { glyphs: string; points: string }[];
  dice: readonly KeptDie[];
  against: readonly KeptDie[];
  /** The best moment as a sentence, where there are no dice. */
  moment: string;
  won: boolean;
  points: string;
  rim: string;
  name: string;
  /** `total`: the points, or how it ended where there are none. */
  players: readonly { seat: number; name: string; total: string }[];
  link: string;
}

const TITLE = '"Cinzel", Georgia, serif';
const TEXT = '"Alegreya Sans", "Segoe UI", sans-serif';
const LEFT = 60;
const MIDDLE = 730;
const COIN = { x: 965, y: 218, r: 176 };
const MOST = 4;

type Brush = CanvasRenderingContext2D;

/** Return a text, shortened to fit the width. */
function fitted(on: Brush, text: string, wide: number): string {
  if (on.measureText(text).width <= wide) return text;
  let cut = text;
  while (cut && on.measureText(`${cut}…`).width > wide) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

function write(on: Brush, text: string, x: number, y: number, font: string, colour: string, wide: number): void {
  on.font = font;
  on.fillStyle = colour;
  on.fillText(fitted(on, text, wide), x, y);
}

/** Return a text as lines of a width; what does not fit into the last one is cut off. */
function wrapped(on: Brush, text: string, wide: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && (on.measureText(longer).width <= wide || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawIcon(on: Brush, body: string, x: number, y: number, size: number, colour: string): void {
  on.save();
  on.translate(x, y);
  on.scale(size / 512, size / 512);
  on.fillStyle = colour;
  for (const [, path] of body.matchAll(/ d="([^"]+)"/g)) on.fill(new Path2D(path));
  on.restore();
}

function box(on: Brush, x: number, y: number, wide: number, high: number, round: number, fill: string | CanvasGradient): void {
  on.fillStyle = fill;
  on.beginPath();
  on.roundRect(x, y, wide, high, round);
  on.fill();
}

function metal(on: Brush, x: number, y: number, r: number, won: boolean): CanvasGradient {
  const kind = won ? "coin" : "iron";
  const made = on.createRadialGradient(x - r * 0.35, y - r * 0.45, r * 0.1, x, y, r * 1.25);
  made.addColorStop(0, token(`${kind}-lit`));
  made.addColorStop(0.55, token(kind));
  made.addColorStop(1, token(`${kind}-low`));
  return made;
}

/** Write along a circle, centred on the top (or on the bottom, upright). */
function writeRound(on: Brush, text: string, radius: number, under: boolean): void {
  const spaced = [...text.toLocaleUpperCase()];
  const widths = spaced.map((letter) => on.measureText(letter).width + 3);
  const whole = widths.reduce((sum, wide) => sum + wide, 0) / radius;
  let angle = under ? whole / 2 : -whole / 2;
  spaced.forEach((letter, at) => {
    const step = widths[at]! / radius;
    const middle = angle + (under ? -step : step) / 2;
    on.save();
    on.translate(COIN.x, COIN.y);
    on.rotate(middle);
    on.fillText(letter, 0, under ? radius : -radius);
    on.restore();
    angle += under ? -step : step;
  });
}

function drawCoin(on: Brush, card: Card, crown: string): void {
  const { x, y, r } = COIN;
  const ink = token(card.won ? "coin-ink" : "iron-ink");
  on.beginPath();
  on.arc(x, y, r, 0, 2 * Math.PI);
  on.fillStyle = metal(on, x, y, r, card.won);
  on.fill();
  on.strokeStyle = token(card.won ? "coin-low" : "iron-low");
  on.setLineDash([7, 4]);
  on.lineWidth = 10;
  on.stroke();
  on.setLineDash([]);
  on.strokeStyle = ink;
  on.lineWidth = 2;
  for (const ring of [r - 10, r - 58]) {
    on.beginPath();
    on.arc(x, y, ring, 0, 2 * Math.PI);
    on.stroke();
  }
  on.fillStyle = ink;
  on.textAlign = "center";
  on.textBaseline = "middle";
  const size = (text: string, room: number) => Math.min(34, room / Math.max(1, [...text].length));
  on.font = `600 ${size(card.rim, 520)}px ${TITLE}`;
  writeRound(on, card.rim, r - 34, false);
  on.font = `600 ${size(card.name, 400)}px ${TITLE}`;
  writeRound(on, card.name, r - 34, true);
  if (card.points) drawIcon(on, crown, x - 52, y - 98, 104, ink);
  else drawIcon(on, crown, x - 80, y - 80, 160, ink);
  on.font = `600 84px ${TITLE}`;
  on.fillStyle = ink;
  on.fillText(card.points, x, y + 56);
  on.textAlign = "left";
  on.textBaseline = "alphabetic";
}

function drawRows(on: Brush, card: Card, top: number): number {
  const [step, high] = [58, 60];
  card.rows.slice(0, MOST).forEach(({ glyphs, points }, row) => {
    const y = top + row * (high + 12);
    [...glyphs].forEach((glyph, at) => {
      const fills: Record<string, string | CanvasGradient> = { "□": token("hollow"), "◆": card.stone, "×": token("iron") };
      box(on, LEFT + at * step, y, step - 7, high, 8, fills[glyph] ?? token("coin"));
      if (glyph !== "×" && glyph !== "◆") return;
      on.textAlign = "center";
      write(on, glyph, LEFT + at * step + (step - 7) / 2, y + 45, `700 44px ${TEXT}`, token(glyph === "×" ? "iron-ink" : "stone-ink"), step);
      on.textAlign = "left";
    });
    write(on, points, LEFT + Math.max(10, [...glyphs].length) * step + 12, y + 50, `600 52px ${TITLE}`, token("lit"), 90);
  });
  return top + Math.min(MOST, card.rows.length) * (high + 12);
}

function drawDice(on: Brush, card: Card, top: number): void {
  let x = LEFT;
  const put = ({ icon, kind }: KeptDie): void => {
    box(on, x, top, 66, 66, 14, token(kind));
    drawIcon(on, icon, x + 10, top + 10, 46, token(`${kind}-ink`));
    x += 78;
  };
  card.dice.slice(0, 4).forEach(put);
  if (card.against.length) {
    write(on, "×", x + 2, top + 50, `600 48px ${TITLE}`, token("lit"), 60);
    x += 44;
  }
  card.against.slice(0, 3).forEach(put);
}

function drawPlayers(on: Brush, card: Card): void {
  let x = LEFT;
  const room = (card.players.length > 2 ? WIDE - 2 * LEFT : MIDDLE - LEFT) / Math.max(1, Math.min(MOST, card.players.length));
  for (const { seat, name, total } of card.players.slice(0, MOST)) {
    on.beginPath();
    on.arc(x + 24, 532, 24, 0, 2 * Math.PI);
    on.fillStyle = token(`gem-${seat % 6}`);
    on.fill();
    on.textAlign = "center";
    write(on, initial(name), x + 24, 543, `600 30px ${TITLE}`, token(seat % 6 === 1 ? "gem-ink-dark" : "gem-ink"), 50);
    on.textAlign = "left";
    write(on, name, x + 58, 546, `400 40px ${TEXT}`, token("night-ink"), room - 140);
    const after = x + 70 + Math.min(on.measureText(name).width, room - 140);
    write(on, total, after, 546, `700 42px ${TEXT}`, token("lit"), room - (after - x));
    x += room;
  }
}

function drawGround(on: Brush, card: Card): void {
  on.fillStyle = token("night");
  on.fillRect(0, 0, WIDE, HIGH);
  for (const [x, y, r, colour] of [[WIDE * 0.75, -60, 760, token(card.won ? "night-torch" : "cold")], [0, HIGH, 640, card.deep]] as const) {
    const light = on.createRadialGradient(x, y, 40, x, y, r);
    light.addColorStop(0, colour);
    light.addColorStop(1, token("night-clear"));
    on.fillStyle = light;
    on.fillRect(0, 0, WIDE, HIGH);
  }
  on.strokeStyle = token("rim-lit");
  on.lineWidth = 10;
  on.strokeRect(5, 5, WIDE - 10, HIGH - 10);
}

export async function draw(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  await Promise.all([document.fonts.load(`600 60px ${TITLE}`), document.fonts.load(`700 40px ${TEXT}`), document.fonts.load(`400 40px ${TEXT}`)]);
  const on = canvas.getContext("2d");
  if (!on) return;
  canvas.width = WIDE;
  canvas.height = HIGH;
  const [ink, quiet, brass] = [token("night-ink"), token("night-quiet"), token("lit")];
  const room = MIDDLE - LEFT;
  drawGround(on, card);
  write(on, card.game, LEFT, 104, `600 70px ${TITLE}`, ink, room);
  write(on, card.about, LEFT, 160, `400 42px ${TEXT}`, quiet, room);
  const below = drawRows(on, card, 190);
  if (card.dice.length && below < 440) drawDice(on, card, below + 10);
  else if (below < 480) {
    on.font = `400 44px ${TEXT}`;
    const most = Math.max(1, Math.floor((500 - below) / 54));
    wrapped(on, card.moment, room, most).forEach((line, at) => write(on, line, LEFT, below + 54 + at * 54, `400 44px ${TEXT}`, ink, room));
  }
  drawPlayers(on, card);
  drawCoin(on, card, card.emblem);
  on.textAlign = "center";
  on.font = `600 48px ${TITLE}`;
  wrapped(on, card.rim, 400, 2).forEach((line, at) => write(on, line, COIN.x, 456 + at * 52, `600 48px ${TITLE}`, brass, 420));
  on.textAlign = "right";
  write(on, card.link, WIDE - 48, 602, `700 38px ${TEXT}`, brass, WIDE - 2 * LEFT);
  on.textAlign = "left";
}

export function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type: "image/png" })) : reject(new Error("no picture"))), "image/png");
  });
}
