/** Plays sounds and music. Nothing is loaded: `synth.ts` makes them. */

import { effect } from "@preact/signals";
import { notesBetween } from "./music";
import { settings } from "./settings";
import { isSound, NOTES, type Note, type Sound } from "./sounds";
import { createSynth, type Synth } from "./synth";
import { isHidden } from "./visibility";

export { isSound, type Sound };

const AHEAD = 1; // s of music that is scheduled
const WAKE = 400; // ms between two looks at the schedule

let context: AudioContext | null = null;
let synth: Synth | null = null;

/** Browsers play sound only after a touch; phones suspend it again when they sleep. */
function awake(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  synth ??= createSynth(context);
  if (context.state !== "running") void context.resume();
  return context;
}

for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, () => settings.value.sound && awake());
window.addEventListener("pageshow", () => context && awake());

/** Now, or so many ms later. */
export function play(sound: Sound, later = 0): void {
  if (!settings.value.sound || document.hidden || context?.state !== "running") return;
  const now = context.currentTime + later / 1000;
  for (const note of NOTES[sound] as readonly Note[]) synth?.strike(note, now);
}

// === Music ===

let began = 0; // when the music began, by the context's clock
let written = 0; // s of the music that are scheduled

/** Schedule what comes next. */
function goOn(): void {
  if (context?.state !== "running") return;
  const now = context.currentTime;
  if (now > began + written) [began, written] = [now, 0]; // it was interrupted: from the start
  const until = now - began + AHEAD;
  for (const [hertz, start, ...rest] of notesBetween(written, until)) synth?.strike([hertz, 0, ...rest], began + start);
  written = until;
}

/** While it is wanted, and somebody looks at the page. */
effect(() => {
  const { sound, music } = settings.value;
  if (!sound || !music || isHidden.value) return;
  const timer = setInterval(goOn, WAKE);
  return () => clearInterval(timer);
});
