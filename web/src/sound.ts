// What is heard, made here: noise and tones, shaped. No file is fetched, and nothing sounds before somebody has touched
// the page.

import { house } from "./house.svelte";

export type Sound = "turn" | "dice" | "coin" | "door" | "blow";

const LOUDNESS = { off: 0, low: 0.25, full: 0.8 } as const;
/** Milliseconds after which somebody may have stopped looking. */
const PATIENCE = 4000;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let since = Date.now();

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  hiss ??= audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  if (samples[0] === 0) samples.forEach((_, at) => (samples[at] = Math.random() * 2 - 1));
  return hiss;
}

/** Loud at once, then fading. */
function fading(audio: AudioContext, at: number, loudness: number, long: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  volume.connect(audio.destination);
  return volume;
}

function tone(audio: AudioContext, at: number, pitch: number, loudness: number, long: number, kind: OscillatorType = "sine"): void {
  const note = audio.createOscillator();
  note.type = kind;
  note.frequency.value = pitch;
  note.connect(fading(audio, at, loudness, long));
  note.start(at);
  note.stop(at + long);
}

/** A knock, a rattle, a scrape: noise through a band that may move. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number, long: number, to = pitch): void {
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  source.buffer = noise(audio);
  band.type = "bandpass";
  band.Q.value = 4;
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(band).connect(fading(audio, at, loudness, long));
  source.start(at, Math.random() / 2, long);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number, loudness: number) => void> = {
  turn: (audio, at, loudness) => [587.33, 880].forEach((pitch, nth) => tone(audio, at + nth * 0.16, pitch, loudness * 0.25, 0.35)),
  // Seven falls of wood on felt, each later and softer than the one before.
  dice: (audio, at, loudness) => {
    for (let fall = 0; fall < 7; fall++) {
      const when = at + 0.09 * fall + Math.random() * 0.05;
      knock(audio, when, 900 + Math.random() * 900, (loudness * 1.6) / (1 + fall * 0.5), 0.07);
    }
  },
  coin: (audio, at, loudness) => [2637, 3520, 5274].forEach((pitch, nth) => tone(audio, at + nth * 0.05, pitch, loudness * 0.12, 0.4, "triangle")),
  door: (audio, at, loudness) => {
    knock(audio, at, 160, loudness * 2, 0.7, 320);
    tone(audio, at + 0.55, 62, loudness * 0.7, 0.4);
  },
  blow: (audio, at, loudness) => {
    knock(audio, at, 2400, loudness, 0.12, 700);
    tone(audio, at, 90, loudness * 0.5, 0.18);
  },
};

export function play(sound: Sound): void {
  const loudness = LOUDNESS[house.settings.sound];
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime, loudness);
}

/** Called whenever a table begins or ceases to wait for this player. Whoever looks and plays on needs no sound. */
export function wanted(now: boolean): void {
  const waited = Date.now() - since;
  since = Date.now();
  if (now && (!document.hasFocus() || document.hidden || waited > PATIENCE)) play("turn");
}
