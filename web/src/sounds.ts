/** Every sound as notes. All are made here: no recordings. */

/** How a note sounds; `synth.ts` makes it. */
export type Voice = OscillatorType | "noise" | "bell" | "glass" | "wood" | "pluck" | "brass" | "throat";

/** A tone, or noise about that pitch; `to` is the pitch at its end. Times in seconds. */
export type Note = readonly [hertz: number, start: number, length: number, loudness: number, voice?: Voice, to?: number];

const ROLL: readonly Note[] = [
  [2300, 0, 0.03, 0.16, "noise"],
  [520, 0, 0.05, 0.13, "wood"],
  [1900, 0.08, 0.03, 0.16, "noise"],
  [480, 0.08, 0.05, 0.13, "wood"],
  [240, 0.22, 0.12, 0.36, "wood"],
  [1100, 0.22, 0.03, 0.28, "noise"],
  [225, 0.42, 0.1, 0.28, "wood"],
  [1000, 0.42, 0.03, 0.2, "noise"],
  [215, 0.57, 0.09, 0.2, "wood"],
  [900, 0.57, 0.02, 0.12, "noise"],
  [205, 0.64, 0.07, 0.12, "wood"],
];

const SPLASH: readonly Note[] = [
  [300, 0, 0.12, 0.2, "noise", 160],
  [1600, 0.05, 0.35, 0.22, "noise", 500],
  [130, 0, 0.2, 0.3, "sine", 60],
  [230, 0.42, 0.12, 0.24, "throat", 300],
  [280, 0.58, 0.3, 0.26, "throat", 150],
];

function later(notes: readonly Note[], seconds: number): Note[] {
  return notes.map(([hertz, start, ...rest]): Note => [hertz, start + seconds, ...rest]);
}

/** By name; those of events stand in `TOLD-look.sound`: docs/guide/scene.md. */
export const NOTES = {
  // pages
  tap: [
    [620, 0, 0.06, 0.2, "wood"],
    [1900, 0, 0.02, 0.08, "noise"],
  ],
  move: [
    [392, 0, 0.16, 0.2, "pluck"],
    [523, 0.07, 0.22, 0.2, "pluck"],
  ],
  turn: [
    [659, 0, 0.5, 0.17, "bell"],
    [880, 0.14, 0.8, 0.17, "bell"],
    [330, 0, 0.3, 0.08, "pluck"],
  ],
  win: [
    [392, 0, 0.16, 0.16, "brass"],
    [523, 0.16, 0.16, 0.17, "brass"],
    [659, 0.32, 0.16, 0.17, "brass"],
    [784, 0.48, 0.34, 0.19, "brass"],
    [659, 0.84, 0.14, 0.16, "brass"],
    [784, 0.98, 0.7, 0.19, "brass"],
    [523, 0.98, 0.7, 0.13, "brass"],
    [262, 0.98, 0.7, 0.14, "brass"],
    [1568, 1, 0.8, 0.06, "bell"],
    [2093, 1.12, 0.8, 0.05, "bell"],
  ],
  defeat: [
    [523, 0, 0.34, 0.17, "pluck"],
    [466, 0.26, 0.34, 0.16, "pluck"],
    [440, 0.52, 0.34, 0.16, "pluck"],
    [349, 0.8, 0.9, 0.18, "pluck"],
    [262, 0.8, 0.9, 0.12, "pluck"],
    [175, 0.8, 0.9, 0.12, "sine"],
  ],
  no: [
    [220, 0, 0.16, 0.26, "wood"],
    [165, 0.13, 0.26, 0.28, "wood"],
    [110, 0.13, 0.2, 0.12, "sine"],
  ],
  emote: [
    [784, 0, 0.12, 0.15, "glass"],
    [988, 0.07, 0.2, 0.15, "glass"],
  ],
  page: [
    [2600, 0, 0.16, 0.14, "noise", 5200],
    [1200, 0.12, 0.12, 0.16, "noise", 600],
  ],
  // dice, on wood
  land: [
    [1150, 0, 0.03, 0.34, "noise"],
    [230, 0, 0.12, 0.34, "wood"],
    [190, 0.09, 0.09, 0.2, "wood"],
    [900, 0.09, 0.02, 0.14, "noise"],
    [210, 0.15, 0.07, 0.1, "wood"],
  ],
  rattle: [
    [2300, 0, 0.03, 0.22, "noise"],
    [540, 0, 0.05, 0.16, "wood"],
    [1800, 0.07, 0.03, 0.24, "noise"],
    [470, 0.07, 0.05, 0.18, "wood"],
    [2500, 0.14, 0.03, 0.22, "noise"],
    [580, 0.14, 0.05, 0.16, "wood"],
    [1900, 0.2, 0.03, 0.24, "noise"],
    [500, 0.2, 0.05, 0.18, "wood"],
    [2200, 0.27, 0.03, 0.18, "noise"],
    [560, 0.27, 0.05, 0.14, "wood"],
  ],
  roll: [...ROLL],
  oops: [...ROLL, ...later(SPLASH, 0.62)], // a die that rolls, and a fall into the mud
  growl: [
    [92, 0, 0.7, 0.32, "throat", 60],
    [61, 0.04, 0.75, 0.26, "throat", 44],
    [340, 0.3, 0.3, 0.1, "noise", 120],
  ],
  thump: [
    [120, 0, 0.26, 0.32, "sine", 45],
    [170, 0, 0.12, 0.22, "wood"],
    [260, 0, 0.05, 0.3, "noise"],
  ],
  // treasure
  ping: [
    [1568, 0, 0.7, 0.1, "glass"],
    [2349, 0.04, 0.7, 0.08, "glass"],
    [3136, 0.09, 0.6, 0.05, "glass"],
  ],
  clink: [
    [2150, 0, 0.22, 0.1, "bell"],
    [2890, 0.03, 0.2, 0.08, "bell"],
  ],
  coins: [
    [1980, 0, 0.2, 0.1, "bell"],
    [2480, 0.07, 0.18, 0.09, "bell"],
    [2090, 0.13, 0.2, 0.1, "bell"],
    [2790, 0.21, 0.24, 0.1, "bell"],
    [2330, 0.27, 0.3, 0.09, "bell"],
    [420, 0.28, 0.08, 0.16, "noise"],
  ],
  chime: [
    [784, 0, 0.6, 0.12, "bell"],
    [988, 0.11, 0.6, 0.12, "bell"],
    [1319, 0.22, 0.9, 0.12, "bell"],
  ],
  // locks and doors
  click: [
    [1500, 0, 0.02, 0.34, "noise"],
    [310, 0.015, 0.07, 0.24, "wood"],
    [2600, 0.05, 0.12, 0.04, "bell"],
  ],
  door: [
    [150, 0, 0.9, 0.14, "noise", 70],
    [520, 0.1, 0.5, 0.05, "sawtooth", 380],
    [75, 0.75, 0.3, 0.26, "sine", 40],
    [140, 0.75, 0.14, 0.25, "wood"],
  ],
  // the dragon
  snort: [
    [520, 0, 0.24, 0.22, "noise", 180],
    [440, 0.3, 0.34, 0.16, "noise", 140],
    [85, 0.02, 0.3, 0.12, "throat", 60],
  ],
  roar: [
    [118, 0, 1.25, 0.3, "throat", 52],
    [79, 0.05, 1.3, 0.26, "throat", 42],
    [177, 0.02, 0.9, 0.12, "throat", 80],
    [640, 0, 1.2, 0.13, "noise", 160],
    [4200, 0.15, 0.9, 0.06, "noise", 1800],
  ],
  // cards and tiles
  slide: [
    [1400, 0, 0.2, 0.22, "noise", 700],
    [3600, 0.02, 0.12, 0.05, "noise", 2000],
  ],
  flick: [
    [2800, 0, 0.06, 0.24, "noise", 1200],
    [420, 0.08, 0.06, 0.2, "wood"],
    [1100, 0.08, 0.02, 0.14, "noise"],
  ],
  stack: [
    [760, 0, 0.04, 0.28, "noise"],
    [330, 0, 0.05, 0.14, "wood"],
    [660, 0.08, 0.04, 0.28, "noise"],
    [300, 0.08, 0.05, 0.14, "wood"],
    [560, 0.16, 0.05, 0.32, "noise"],
    [260, 0.16, 0.08, 0.2, "wood"],
  ],
  shuffle: [
    [1900, 0, 0.1, 0.2, "noise", 900],
    [1700, 0.11, 0.1, 0.2, "noise", 800],
    [2100, 0.22, 0.12, 0.2, "noise", 900],
    [420, 0.34, 0.06, 0.14, "wood"],
  ],
  drum: [
    [196, 0, 0.2, 0.24, "wood", 150],
    [110, 0.16, 0.4, 0.24, "sine", 55],
    [300, 0.16, 0.06, 0.16, "noise"],
  ],
  // animals and people
  oink: [
    [190, 0, 0.13, 0.3, "throat", 260],
    [900, 0, 0.12, 0.14, "noise", 1300],
    [240, 0.2, 0.22, 0.34, "throat", 150],
    [1100, 0.2, 0.2, 0.14, "noise", 700],
  ],
  feet: [
    [3000, 0, 0.02, 0.19, "noise"],
    [700, 0, 0.03, 0.1, "wood"],
    [3400, 0.09, 0.02, 0.19, "noise"],
    [760, 0.09, 0.03, 0.1, "wood"],
    [3000, 0.18, 0.02, 0.19, "noise"],
    [700, 0.18, 0.03, 0.1, "wood"],
    [3400, 0.27, 0.02, 0.19, "noise"],
    [760, 0.27, 0.03, 0.1, "wood"],
  ],
  flutter: [
    [1100, 0, 0.06, 0.24, "noise", 700],
    [1100, 0.08, 0.06, 0.24, "noise", 700],
    [1100, 0.16, 0.06, 0.2, "noise", 700],
    [1050, 0.24, 0.06, 0.16, "noise", 650],
  ],
  squeak: [
    [1500, 0, 0.1, 0.16, "sine", 2500],
    [1900, 0.12, 0.08, 0.1, "sine", 2700],
  ],
  grunt: [
    [130, 0, 0.26, 0.32, "throat", 84],
    [300, 0.02, 0.14, 0.18, "noise", 140],
  ],
  alarm: [
    [440, 0, 0.24, 0.16, "brass"],
    [330, 0.26, 0.24, 0.16, "brass"],
    [440, 0.52, 0.24, 0.17, "brass"],
    [330, 0.78, 0.4, 0.18, "brass"],
    [220, 0.78, 0.4, 0.1, "brass"],
  ],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof NOTES;

export function isSound(name: string): name is Sound {
  return name in NOTES;
}

/** Seconds until the last note has faded. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.max(...notes.map(([, start, length]) => start + length));
}
