/** A short piece of quiet music, played round and round. Our own tune, in D, six quavers to a bar: a plucked bass, and a bell above it. */

import type { Note } from "./sounds";

export const QUAVER = 0.3; // s
const BAR = 6; // quavers
const QUIET = 0.025; // loudness of the melody; sounds have 0.1 to 0.4

/** The roots of the bars: D, B flat, F, C, ... as semitones from D. */
const CHORDS: readonly (readonly number[])[] = [
  [0, 7, 12, 15],
  [-4, 3, 8, 12],
  [3, 10, 15, 19],
  [-2, 5, 10, 14],
  [0, 7, 12, 15],
  [5, 12, 17, 20],
  [-4, 3, 8, 12],
  [-5, 2, 7, 11],
];

/** The melody, bar by bar: the quaver on which a note begins, its length in quavers, and semitones from D. */
type Sung = readonly [quaver: number, length: number, semitones: number];
const MELODY: readonly (readonly Sung[])[] = [
  [
    [0, 3, 19],
    [3, 2, 17],
    [5, 1, 15],
  ],
  [
    [0, 4, 12],
    [4, 2, 15],
  ],
  [
    [0, 3, 19],
    [3, 3, 22],
  ],
  [[0, 5, 17]],
  [
    [0, 2, 15],
    [2, 1, 17],
    [3, 3, 19],
  ],
  [
    [0, 3, 24],
    [3, 3, 20],
  ],
  [
    [0, 2, 19],
    [2, 2, 17],
    [4, 2, 15],
  ],
  [[0, 5, 14]],
];

const LOW_D = 146.83; // Hz

export const LENGTH = CHORDS.length * BAR * QUAVER; // s of the whole piece

/** All notes of the piece, by the time at which they begin. */
export const TUNE: readonly Note[] = CHORDS.flatMap((chord, bar) => [...accompaniment(chord, bar), ...melody(MELODY[bar]!, bar)]).sort(
  ([, one], [, other]) => one - other,
);

function accompaniment(chord: readonly number[], bar: number): Note[] {
  return [0, 1, 2, 3, 2, 1].map(
    (step, quaver): Note => [
      pitch(chord[step]!),
      (bar * BAR + quaver) * QUAVER,
      quaver === 0 ? 1.4 : 0.8,
      quaver === 0 ? QUIET * 0.8 : QUIET * 0.5,
      "pluck",
    ],
  );
}

function melody(notes: readonly Sung[], bar: number): Note[] {
  return notes.map(
    ([quaver, length, semitones]): Note => [pitch(semitones), (bar * BAR + quaver) * QUAVER, length * QUAVER + 0.4, QUIET, "glass"],
  );
}

function pitch(semitones: number): number {
  return LOW_D * 2 ** (semitones / 12);
}

/** The notes that begin from one time to another, both in seconds since the music began; their starts are such times too. */
export function notesBetween(from: number, to: number): Note[] {
  const first = Math.floor(from / LENGTH);
  const rounds = Array.from({ length: Math.floor(to / LENGTH) - first + 1 }, (_, index) => (first + index) * LENGTH);
  return rounds
    .flatMap((round) => TUNE.map(([hertz, start, ...rest]): Note => [hertz, start + round, ...rest]))
    .filter(([, start]) => start >= from && start < to);
}
