// The part of a board that lies under the question: on a narrow screen a long question covers the lower end of the board.

/** Pixels up to which the board makes room: a question that covers more is the only thing to look at. */
const MOST = 120;

/** Tell how many pixels of a board are covered, now and whenever that changes; return a function that ends it. */
export function watchCovered(board: HTMLElement, tell: (pixels: number) => void): () => void {
  const ask = board.closest(".play")?.querySelector(":scope > .ask");
  if (!ask) return () => undefined;
  const measure = (): void => {
    const { left, right, bottom } = board.getBoundingClientRect();
    const over = [...ask.children].map((each) => each.getBoundingClientRect()).filter((each) => each.height && each.left < right && each.right > left);
    const covered = Math.max(0, ...over.map(({ top }) => Math.ceil(bottom - top)));
    tell(covered <= MOST ? covered : 0);
  };
  const sizes = new ResizeObserver(measure);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [board, ...ask.children]) sizes.observe(each);
  };
  const parts = new MutationObserver(watch);
  parts.observe(ask, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
