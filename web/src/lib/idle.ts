// Work that can wait.

/** Milliseconds for which a question is awaited: a spectator may get none. */
const PATIENCE = 2000;
const STEP = 50;

/** Wait until the first question is shown: a scene that is set up meanwhile would delay it. */
async function asked(): Promise<void> {
  for (let spent = 0; spent < PATIENCE && !document.querySelector(".question [data-control], .result"); spent += STEP) {
    await new Promise((act) => setTimeout(act, STEP));
  }
}

/** Wait until the player can answer and the page has nothing better to do. */
export async function idle(): Promise<void> {
  await asked();
  await new Promise<void>((act) => ("requestIdleCallback" in window ? requestIdleCallback(() => act(), { timeout: 1500 }) : setTimeout(act, 300)));
}
