// Free spots on a board.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STEPS = 9;

/** Return the gap between a square round a point and a box; negative if they overlap. */
function gap(x: number, y: number, half: number, box: Box): number {
  const across = Math.max(box.x - (x + half), x - half - (box.x + box.width));
  const along = Math.max(box.y - (y + half), y - half - (box.y + box.height));
  return Math.max(across, along);
}

/**
 * Return a spot for a square of a size inside an area, relative to the area, away from the boxes that must be seen. Of
 * several free spots `turn` chooses, so that two squares do not always lie on the same one.
 */
export function freeSpot(area: Box, boxes: readonly Box[], size: number, turn: number): [number, number] {
  const half = size / 2;
  const spots: { x: number; y: number; room: number }[] = [];
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const x = area.x + half + ((area.width - size) * column) / (STEPS - 1);
      const y = area.y + half + ((area.height - size) * row) / (STEPS - 1);
      spots.push({ x, y, room: Math.min(half, ...boxes.map((box) => gap(x, y, half, box))) });
    }
  }
  const best = Math.max(...spots.map((spot) => spot.room));
  const good = spots.filter((spot) => spot.room >= Math.min(best, 4));
  const { x, y } = good[(turn * 7) % good.length]!;
  return [x - area.x, y - area.y];
}
