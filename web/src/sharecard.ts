// The picture of a result: slate under a torch, the game's stone, the players and their totals.

import { token } from "./lib/tokens";

export const [WIDE, HIGH] = [1200, 630];

export interface Card {
  game: string;
  emblem: string;
  stone: string;
  deep: string;
  lines: readonly { name: string; total: string; about: string }[];
  foot: string;
}

const TITLE = '"Cinzel", Georgia, serif';
const TEXT = '"Alegreya Sans", "Segoe UI", sans-serif';
const MOST = 4;

/** A text that fits, or its beginning. */
function fitted(on: CanvasRenderingContext2D, text: string, wide: number): string {
  if (on.measureText(text).width <= wide) return text;
  let cut = text;
  while (cut && on.measureText(`${cut}…`).width > wide) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

function write(on: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, wide: number): void {
  on.font = font;
  on.fillStyle = colour;
  on.fillText(fitted(on, text, wide), x, y);
}

export async function draw(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  await Promise.all([document.fonts.load(`600 60px ${TITLE}`), document.fonts.load(`700 40px ${TEXT}`), document.fonts.load(`400 40px ${TEXT}`)]);
  const on = canvas.getContext("2d");
  if (!on) return;
  canvas.width = WIDE;
  canvas.height = HIGH;

  const [ink, quiet, brass] = [token("night-ink"), token("night-quiet"), token("night-brass")];
  on.fillStyle = token("night");
  on.fillRect(0, 0, WIDE, HIGH);
  const torch = on.createRadialGradient(WIDE / 2, -160, 60, WIDE / 2, -160, 780);
  torch.addColorStop(0, token("night-torch"));
  torch.addColorStop(1, token("night-clear"));
  on.fillStyle = torch;
  on.fillRect(0, 0, WIDE, HIGH);

  // The door: an arch of the game's stone with its emblem.
  on.fillStyle = card.deep;
  on.beginPath();
  on.moveTo(70, HIGH - 70);
  on.lineTo(70, 250);
  on.arc(220, 250, 150, Math.PI, 0);
  on.lineTo(370, HIGH - 70);
  on.closePath();
  on.fill();
  on.lineWidth = 14;
  on.strokeStyle = card.stone;
  on.stroke();
  on.save();
  on.translate(220 - 92, 230);
  on.scale(184 / 512, 184 / 512);
  on.fillStyle = brass;
  for (const [, path] of card.emblem.matchAll(/ d="([^"]+)"/g)) on.fill(new Path2D(path));
  on.restore();

  const left = 430;
  const room = WIDE - left - 60;
  write(on, card.game, left, 140, `600 64px ${TITLE}`, brass, room);
  card.lines.slice(0, MOST).forEach((line, at) => {
    const y = 235 + at * 88;
    write(on, line.name, left, y, `700 42px ${TEXT}`, ink, room - 260);
    on.textAlign = "right";
    write(on, line.total, WIDE - 60, y, `700 42px ${TEXT}`, ink, 250);
    on.textAlign = "left";
    write(on, line.about, left, y + 36, `400 30px ${TEXT}`, quiet, room);
  });
  write(on, card.foot, left, HIGH - 60, `600 28px ${TITLE}`, quiet, room);
}

export function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type: "image/png" })) : reject(new Error("no picture"))), "image/png");
  });
}
