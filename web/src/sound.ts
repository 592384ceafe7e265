/** Sounds, made from a few oscillators: nothing to load. */

import { settings } from "./settings";

export type Sound = "tap" | "move" | "land" | "turn" | "win" | "no" | "emote";
type Note = [hertz: number, start: number, length: number, loudness: number, wave?: OscillatorType];

const NOTES: Record<Sound, Note[]> = {
  tap: [[520, 0, 0.05, 0.12]],
  move: [
    [330, 0, 0.09, 0.16, "triangle"],
    [440, 0.06, 0.1, 0.14, "triangle"],
  ],
  land: [
    [190, 0, 0.06, 0.22, "square"],
    [140, 0.05, 0.07, 0.16, "square"],
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
};

let context: AudioContext | null = null;

/** Browsers let a page be heard only after a touch; phones take the right back when they sleep. */
function awake(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  return context;
}

for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, () => settings.value.sound && awake());
window.addEventListener("pageshow", () => context && awake());

export function play(sound: Sound): void {
  const audio = settings.value.sound && !document.hidden ? context : null;
  if (!audio || audio.state !== "running") return;
  for (const note of NOTES[sound]) strike(audio, note);
}

function strike(audio: AudioContext, [hertz, start, length, loudness, wave = "sine"]: Note): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + start;
  tone.type = wave;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
