/** Makes notes audible: partials with envelopes, noise through filters, a little room, and a limiter so that nothing clips. */

import type { Note, Voice } from "./sounds";

/** A partial of a voice: its pitch and loudness, and how long it lasts compared with the note. */
type Partial = readonly [ratio: number, loudness: number, lasts: number];

const PARTIALS: { readonly [Name in Voice]?: readonly Partial[] } = {
  bell: [
    [1, 0.7, 1],
    [2.76, 0.35, 0.6],
    [5.4, 0.16, 0.35],
    [8.93, 0.07, 0.2],
  ],
  glass: [
    [1, 0.8, 1],
    [2, 0.22, 0.8],
    [3.01, 0.2, 0.5],
    [4.2, 0.1, 0.3],
  ],
  wood: [
    [1, 0.9, 1],
    [2.57, 0.42, 0.5],
    [4.95, 0.18, 0.3],
  ],
  pluck: [
    [1, 0.7, 1],
    [2, 0.34, 0.7],
    [3, 0.2, 0.45],
    [4, 0.1, 0.3],
    [5, 0.06, 0.2],
  ],
};

/** Voices of the same loudness are about equally loud: filters take away most of noise, and leave a throat its loud resonance. */
const LEVELS: { readonly [Name in Voice]?: number } = { noise: 2.6, throat: 0.5, bell: 1.5, glass: 1.2, wood: 1.1 };

const SOFT = 0.004; // s in which a note begins: at once would click
const BLOWN = 0.04; // s, of brass
const SILENCE = 0.0008; // of the loudness, where a note ends
const CENTS = 5; // by which a note is out of tune, at most: no two are the same
const ROOM = 0.32; // s of echo
const WET = 0.16; // of the echo

export interface Synth {
  /** At a time of the context, in seconds. */
  strike(note: Note, at: number): void;
}

/** Notes go through one limiter to the context's output. */
export function createSynth(audio: BaseAudioContext, random: () => number = Math.random): Synth {
  const out = createRoom(audio, random);
  const noise = whiteNoise(audio, 1, random);
  return {
    strike(note, at) {
      const tune = 2 ** ((CENTS * (2 * random() - 1)) / 1200);
      for (const part of partsOf(note)) {
        const source = isNoise(part) ? hiss(audio, noise, part) : oscillator(audio, part, tune);
        sound(audio, source, part, at + part.start, out);
      }
    },
  };
}

/** One source of a note. */
interface Part {
  hertz: number;
  to: number;
  start: number;
  length: number;
  loudness: number;
  voice: Voice;
}

function isNoise({ voice }: Part): boolean {
  return voice === "noise";
}

function partsOf([hertz, start, length, loudness, voice = "sine", to = hertz]: Note): Part[] {
  const partials = PARTIALS[voice] ?? [[1, 1, 1] as const];
  const level = loudness * (LEVELS[voice] ?? 1);
  const parts = partials.map(([ratio, part, lasts]) => ({
    hertz: hertz * ratio,
    to: to * ratio,
    start,
    length: length * lasts,
    loudness: level * part,
    voice,
  }));
  const isRich = voice === "brass" || voice === "throat";
  const beside = { ...parts[0]!, hertz: hertz * 1.006, to: to * 1.006, loudness: level * 0.6 };
  return isRich ? [...parts, beside] : parts;
}

interface Source {
  start: (at: number) => void;
  end: (at: number) => void;
  bend: AudioParam;
  out: AudioNode;
}

function sound(audio: BaseAudioContext, source: Source, part: Part, at: number, out: AudioNode): void {
  const volume = audio.createGain();
  const attack = Math.min(part.voice === "brass" ? BLOWN : SOFT, part.length / 3);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(part.loudness, at + attack);
  volume.gain.exponentialRampToValueAtTime(Math.max(1e-5, part.loudness * SILENCE), at + part.length);
  source.bend.setValueAtTime(part.hertz, at);
  source.bend.exponentialRampToValueAtTime(part.to, at + part.length);
  source.out.connect(volume).connect(out);
  source.start(at);
  source.end(at + part.length);
}

function oscillator(audio: BaseAudioContext, { voice, hertz }: Part, tune: number): Source {
  const tone = audio.createOscillator();
  const isFiltered = voice === "brass" || voice === "throat";
  tone.type = isFiltered ? "sawtooth" : PARTIALS[voice] ? "sine" : (voice as OscillatorType);
  tone.detune.value = 1200 * Math.log2(tune);
  const out = isFiltered ? tone.connect(mellow(audio, voice, hertz)) : tone;
  return { start: (at) => tone.start(at), end: (at) => tone.stop(at), bend: tone.frequency, out };
}

/** Takes the edge off a sawtooth: as a horn does, or a throat. */
function mellow(audio: BaseAudioContext, voice: Voice, hertz: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = voice === "brass" ? hertz * 3.2 : Math.max(420, hertz * 4.5);
  filter.Q.value = voice === "brass" ? 0.8 : 3;
  return filter;
}

function hiss(audio: BaseAudioContext, noise: AudioBuffer, { hertz }: Part): Source {
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise;
  source.loop = true;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  source.connect(filter);
  return { start: (at) => source.start(at), end: (at) => source.stop(at), bend: filter.frequency, out: filter };
}

/** What is struck here is heard directly, and a little as an echo. */
function createRoom(audio: BaseAudioContext, random: () => number): AudioNode {
  const [bus, echo, wet, limiter] = [audio.createGain(), audio.createConvolver(), audio.createGain(), audio.createDynamicsCompressor()];
  echo.buffer = fading(whiteNoise(audio, ROOM, random));
  wet.gain.value = WET;
  limiter.threshold.value = -9;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  bus.connect(limiter);
  bus.connect(echo).connect(wet).connect(limiter);
  limiter.connect(audio.destination);
  return bus;
}

function fading(buffer: AudioBuffer): AudioBuffer {
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index]! *= (1 - index / samples.length) ** 3;
  return buffer;
}

function whiteNoise(audio: BaseAudioContext, seconds: number, random: () => number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * random() - 1;
  return buffer;
}
