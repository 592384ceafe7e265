/** Sounds, synthesised with oscillators and noise: no files to load. */

import { settings } from "./settings";

/** A tone, or noise about that pitch; `to` is the pitch at its end. */
type Note = [hertz: number, start: number, length: number, loudness: number, wave?: OscillatorType | "noise", to?: number];

/** By name; those of events stand in `TOLD-look.sound`: docs/guide/scene.md. */
const NOTES = {
  // pages
  tap: [[520, 0, 0.05, 0.12]],
  move: [
    [330, 0, 0.09, 0.16, "triangle"],
    [440, 0.06, 0.1, 0.14, "triangle"],
  ],
  turn: [
    [659, 0, 0.16, 0.2],
    [880, 0.12, 0.28, 0.2],
  ],
  win: [
    [523, 0, 0.18, 0.2, "triangle"],
    [659, 0.14, 0.18, 0.2, "triangle"],
    [784, 0.28, 0.18, 0.2, "triangle"],
    [1047, 0.42, 0.5, 0.22, "triangle"],
  ],
  no: [
    [220, 0, 0.12, 0.18, "sawtooth"],
    [165, 0.1, 0.2, 0.16, "sawtooth"],
  ],
  emote: [
    [784, 0, 0.07, 0.14],
    [988, 0.07, 0.1, 0.14],
  ],
  // dice
  land: [
    [900, 0, 0.03, 0.4, "noise"],
    [190, 0, 0.06, 0.22, "square"],
    [140, 0.07, 0.05, 0.12, "square"],
  ],
  rattle: [
    [2200, 0, 0.04, 0.35, "noise"],
    [1700, 0.06, 0.04, 0.4, "noise"],
    [2400, 0.13, 0.04, 0.35, "noise"],
    [1900, 0.19, 0.04, 0.4, "noise"],
    [2100, 0.26, 0.04, 0.3, "noise"],
  ],
  growl: [
    [90, 0, 0.5, 0.3, "sawtooth", 55],
    [47, 0, 0.55, 0.25, "square", 38],
    [300, 0.35, 0.12, 0.8, "noise", 120],
  ],
  thump: [
    [120, 0, 0.22, 0.6, "sine", 45],
    [250, 0, 0.05, 0.5, "noise"],
  ],
  // treasure
  ping: [
    [1568, 0, 0.35, 0.14],
    [2349, 0.03, 0.4, 0.09],
  ],
  clink: [
    [1180, 0, 0.1, 0.12, "triangle"],
    [1660, 0.02, 0.12, 0.08, "triangle"],
  ],
  coins: [
    [1760, 0, 0.08, 0.1, "triangle"],
    [2093, 0.06, 0.08, 0.1, "triangle"],
    [1865, 0.13, 0.08, 0.1, "triangle"],
    [2349, 0.2, 0.16, 0.1, "triangle"],
    [400, 0.26, 0.05, 0.3, "noise"],
  ],
  chime: [
    [784, 0, 0.25, 0.13],
    [988, 0.1, 0.25, 0.13],
    [1319, 0.2, 0.45, 0.13],
  ],
  // locks and doors
  click: [
    [1300, 0, 0.02, 0.5, "noise"],
    [240, 0.02, 0.05, 0.2, "square"],
  ],
  door: [
    [160, 0, 0.8, 0.7, "noise", 70],
    [70, 0.65, 0.2, 0.5, "sine", 40],
  ],
  // the dragon
  snort: [
    [500, 0, 0.22, 0.6, "noise", 180],
    [420, 0.28, 0.3, 0.4, "noise", 140],
  ],
  roar: [
    [110, 0, 1.1, 0.35, "sawtooth", 48],
    [73, 0.05, 1.2, 0.3, "sawtooth", 40],
    [600, 0, 1.1, 0.8, "noise", 160],
    [5000, 0.1, 0.9, 0.12, "noise"],
  ],
  // cards and tiles
  slide: [[1500, 0, 0.18, 0.25, "noise", 700]],
  flick: [
    [2600, 0, 0.05, 0.3, "noise", 1200],
    [320, 0.08, 0.04, 0.14, "triangle"],
  ],
  stack: [
    [700, 0, 0.04, 0.4, "noise"],
    [600, 0.08, 0.04, 0.4, "noise"],
    [500, 0.16, 0.05, 0.45, "noise"],
  ],
  shuffle: [
    [1800, 0, 0.1, 0.22, "noise", 900],
    [1600, 0.12, 0.1, 0.22, "noise", 800],
    [2000, 0.24, 0.12, 0.22, "noise", 900],
  ],
  drum: [
    [196, 0, 0.16, 0.22, "triangle", 150],
    [130, 0.16, 0.3, 0.4, "sine", 60],
  ],
  // animals and people
  feet: [
    [3000, 0, 0.02, 0.16, "noise"],
    [3400, 0.09, 0.02, 0.16, "noise"],
    [3000, 0.18, 0.02, 0.16, "noise"],
    [3400, 0.27, 0.02, 0.16, "noise"],
    [3000, 0.36, 0.02, 0.16, "noise"],
  ],
  flutter: [
    [1100, 0, 0.05, 0.3, "noise", 700],
    [1100, 0.07, 0.05, 0.3, "noise", 700],
    [1100, 0.14, 0.05, 0.25, "noise", 700],
  ],
  squeak: [[1900, 0, 0.09, 0.1, "sine", 2700]],
  grunt: [
    [130, 0, 0.22, 0.28, "sawtooth", 80],
    [260, 0.02, 0.14, 0.3, "noise", 140],
  ],
  alarm: [
    [440, 0, 0.24, 0.2, "square"],
    [330, 0.26, 0.24, 0.2, "square"],
    [440, 0.52, 0.24, 0.2, "square"],
    [330, 0.78, 0.3, 0.2, "square"],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof NOTES;

export function isSound(name: string): name is Sound {
  return name in NOTES;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers play sound only after a touch; phones suspend it again when they sleep. */
function awake(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  return context;
}

for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, () => settings.value.sound && awake());
window.addEventListener("pageshow", () => context && awake());

/** Now, or so many ms later. */
export function play(sound: Sound, later = 0): void {
  const audio = settings.value.sound && !document.hidden ? context : null;
  if (audio?.state !== "running") return;
  for (const note of NOTES[sound] as Note[]) strike(audio, note, later / 1000);
}

function strike(audio: AudioContext, note: Note, later: number): void {
  const [, start, length, loudness] = note;
  const volume = audio.createGain();
  const at = audio.currentTime + start + later;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  const source = note[4] === "noise" ? hiss(audio, note, at, volume) : tone(audio, note, at, volume);
  volume.connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function tone(audio: AudioContext, [hertz, , length, , wave, to]: Note, at: number, volume: GainNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = (wave as OscillatorType | undefined) ?? "sine";
  bend(source.frequency, hertz, to, at, length);
  source.connect(volume);
  return source;
}

function hiss(audio: AudioContext, [hertz, , length, , , to]: Note, at: number, volume: GainNode): AudioBufferSourceNode {
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise ??= noisy(audio);
  source.loop = true;
  filter.type = "bandpass";
  bend(filter.frequency, hertz, to, at, length);
  source.connect(filter).connect(volume);
  return source;
}

function bend(frequency: AudioParam, from: number, to: number | undefined, at: number, length: number): void {
  frequency.setValueAtTime(from, at);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, at + length);
}

function noisy(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
