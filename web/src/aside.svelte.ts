// A part of a board that stands beside it when there is no room below: the place for it is in the sheet of the table.

class Aside {
  /** The open place, or null while that part stays in the board. */
  place = $state.raw<HTMLElement | null>(null);
}

export const aside = new Aside();

/** Move an element to the open place, and back when the place is closed. */
export function besideBoard(element: HTMLElement): (() => void) | undefined {
  const { place } = aside;
  if (!place) return;
  const home = document.createComment("");
  element.replaceWith(home);
  place.append(element);
  return () => home.replaceWith(element);
}
