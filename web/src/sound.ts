// Synthesised sounds from noise and tones. No file is loaded, and no sound is played before the first interaction with
// the page.

import { house } from "./house.svelte";

export type Sound = "turn" | "dice" | "coin" | "door" | "blow" | "word" | "struck" | "cracked" | "hit" | "miss" | "fall" | "torch" | "card";

/** Sounds by the keys of events; some depend on what happened. */
export type Sounds = Readonly<Record<string, Sound | ((event: Record<string, unknown>) => Sound)>>;

const LOUDNESS = { off: 0, low: 0.25, full: 0.8 } as const;
/** Seconds that dice roll before the blow falls. */
const ROLLED = 0.45;
/** Milliseconds after which the player may have stopped looking. */
const PATIENCE = 4000;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let since = Date.now();

/** Return one second of noise, cached. */
function noise(audio: AudioContext): AudioBuffer {
  hiss ??= audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  if (samples[0] === 0) samples.forEach((_, at) => (samples[at] = Math.random() * 2 - 1));
  return hiss;
}

/** Return a gain node with a fast attack and an exponential decay. */
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

/** Play a knock, a rattle or a scrape: noise through a band-pass filter whose frequency may change. */
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

function blow(audio: AudioContext, at: number, loudness: number): void {
  knock(audio, at, 2400, loudness, 0.12, 700);
  tone(audio, at, 90, loudness * 0.5, 0.18);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number, loudness: number) => void> = {
  turn: (audio, at, loudness) => [587.33, 880].forEach((pitch, nth) => tone(audio, at + nth * 0.16, pitch, loudness * 0.25, 0.35)),
  // A tap on wood and a low note: somebody speaks.
  word: (audio, at, loudness) => {
    knock(audio, at, 900, loudness * 0.5, 0.06);
    tone(audio, at + 0.03, 440, loudness * 0.14, 0.22);
  },
  // Seven knocks of wood on felt, each later and softer than the one before.
  dice: (audio, at, loudness) => {
    for (let fall = 0; fall < 7; fall++) {
      const when = at + 0.09 * fall + Math.random() * 0.05;
      knock(audio, when, 900 + Math.random() * 900, (loudness * 1.6) / (1 + fall * 0.5), 0.07);
    }
  },
  coin: (audio, at, loudness) => [2637, 3520, 5274].forEach((pitch, nth) => tone(audio, at + nth * 0.05, pitch, loudness * 0.12, 0.4, "triangle")),
  // A hammer on a die, and gold that rings for a long time.
  struck: (audio, at, loudness) => {
    knock(audio, at, 1800, loudness * 1.4, 0.09, 500);
    tone(audio, at, 110, loudness * 0.6, 0.2);
    [1319, 1976, 2637, 3951].forEach((pitch, nth) => tone(audio, at + 0.02, pitch, (loudness * 0.14) / (1 + nth), 1.4 - nth * 0.25));
  },
  // Iron falls and breaks: a dull tone, no ring.
  cracked: (audio, at, loudness) => {
    knock(audio, at, 700, loudness * 1.6, 0.16, 180);
    knock(audio, at + 0.13, 1300, loudness * 0.7, 0.08, 600);
    tone(audio, at, 73, loudness * 0.6, 0.35);
  },
  door: (audio, at, loudness) => {
    knock(audio, at, 160, loudness * 2, 0.7, 320);
    tone(audio, at + 0.55, 62, loudness * 0.7, 0.4);
  },
  blow,
  hit: (audio, at, loudness) => blow(audio, at + ROLLED, loudness),
  // A blade through the air.
  miss: (audio, at, loudness) => knock(audio, at + ROLLED, 700, loudness * 0.9, 0.26, 2600),
  // A body on stone, after the blow.
  fall: (audio, at, loudness) => {
    knock(audio, at + ROLLED + 0.2, 220, loudness * 1.8, 0.22, 90);
    tone(audio, at + ROLLED + 0.2, 55, loudness * 0.8, 0.35);
    knock(audio, at + ROLLED + 0.38, 500, loudness * 0.6, 0.12, 200);
  },
  // A flame that catches, and crackles.
  torch: (audio, at, loudness) => {
    knock(audio, at, 400, loudness * 0.9, 0.5, 1400);
    for (let spark = 0; spark < 5; spark++) knock(audio, at + 0.15 + spark * 0.08 + Math.random() * 0.05, 2200 + Math.random() * 1500, loudness * 0.35, 0.03);
  },
  // A card slides over the table and is laid down.
  card: (audio, at, loudness) => {
    knock(audio, at, 1600, loudness * 0.4, 0.14, 3800);
    knock(audio, at + 0.15, 500, loudness * 0.8, 0.05);
  },
};

/** Return the audio context; undefined if nothing may be heard. */
function listening(): AudioContext | undefined {
  if (!LOUDNESS[house.settings.sound] || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const audio = listening();
  if (audio) SOUNDS[sound](audio, audio.currentTime, LOUDNESS[house.settings.sound]);
}

/** Play the sounds of events, each once. */
export function playEvents(events: readonly Record<string, unknown>[], sounds: Sounds = {}): void {
  const heard = events.map((event) => {
    const sound = sounds[String(event.key)];
    return typeof sound === "function" ? sound(event) : sound;
  });
  for (const sound of new Set(heard)) if (sound) play(sound);
}

/** A knock of a body on another: pitches in Hertz, its length and its delay in seconds. */
export interface Knock {
  pitch: number;
  to: number;
  loudness: number;
  long: number;
  after: number;
}

/** Play several knocks, each a moment apart from the others: in one instant they would be one. */
export function playKnocks(knocks: readonly Knock[]): void {
  const audio = listening();
  if (!audio) return;
  const loudness = LOUDNESS[house.settings.sound];
  for (const each of knocks) {
    const chance = Math.random();
    knock(audio, audio.currentTime + each.after + chance * 0.015, each.pitch * (0.9 + chance / 5), each.loudness * loudness, each.long, each.to);
  }
}

/** Play a sound when a table begins to wait for this player, unless the player is looking. Called on every change. */
export function wanted(now: boolean): void {
  const waited = Date.now() - since;
  since = Date.now();
  if (now && (!document.hasFocus() || document.hidden || waited > PATIENCE)) play("turn");
}
