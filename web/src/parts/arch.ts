// The stones of an arch: the upper half of an ellipse, cut into wedges, with a keystone in the middle.

export const WIDE = 400;
export const RING = 28;
/** Height of the arch above its pillars. */
export const RISE = 132;
/** Additional height of the keystone. */
export const CROWN = 12;

const STONES = 13;

export interface Stone {
  path: string;
  tone: number;
  key: boolean;
}

type Point = readonly [number, number];

function at(angle: number, grow: number): Point {
  const half = WIDE / 2 - RING + grow;
  const rise = RISE - RING + grow;
  return [WIDE / 2 - half * Math.cos(angle), CROWN + RISE - rise * Math.sin(angle)];
}

const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function wedge(from: number, to: number, grow: number): string {
  const outer = `A ${WIDE / 2 - RING + grow} ${RISE - RING + grow} 0 0 1`;
  const inner = `A ${WIDE / 2 - RING} ${RISE - RING} 0 0 0`;
  return `M ${said(at(from, 0))} L ${said(at(from, grow))} ${outer} ${said(at(to, grow))} L ${said(at(to, 0))} ${inner} ${said(at(from, 0))} Z`;
}

export function stones(): Stone[] {
  const step = Math.PI / STONES;
  return Array.from({ length: STONES }, (_, number) => {
    const key = number === (STONES - 1) / 2;
    return { path: wedge(number * step, (number + 1) * step, key ? RING + CROWN : RING), tone: (number * 5) % 3, key };
  });
}
