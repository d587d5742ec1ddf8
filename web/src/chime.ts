// A short sound for "your turn": two soft notes, made here.

import { house } from "./house.svelte";

const NOTES = [587.33, 880];
const LOUDNESS = { off: 0, soft: 0.05, clear: 0.2 } as const;
const LONG = 0.35;
/** Milliseconds after which somebody may have stopped looking. */
const PATIENCE = 4000;

let context: AudioContext | undefined;
let since = Date.now();

export function ring(): void {
  const loudness = LOUDNESS[house.settings.sound];
  if (!loudness) return;
  context ??= new AudioContext();
  void context.resume();
  NOTES.forEach((pitch, at) => {
    const start = context!.currentTime + at * 0.16;
    const note = context!.createOscillator();
    const volume = context!.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG);
    note.connect(volume).connect(context!.destination);
    note.start(start);
    note.stop(start + LONG);
  });
}

/** Called whenever a table begins or ceases to wait for this player. Whoever looks and plays on needs no sound. */
export function wanted(now: boolean): void {
  const waited = Date.now() - since;
  since = Date.now();
  if (now && (!document.hasFocus() || document.hidden || waited > PATIENCE)) ring();
}
