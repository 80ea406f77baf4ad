/** Every sound we have, as a score of tones and rushes of noise. Plain data: no files, and nothing that plays. */

/** A tone that glides. */
export interface Tone {
  /** Seconds after the start. */
  readonly at: number;
  readonly long: number;
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

/** Noise through a filter that glides. */
export interface Rush {
  readonly at: number;
  readonly long: number;
  /** The filter's centre, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  /** How narrow the filter is: 1 hisses, 8 nearly whistles. */
  readonly narrow: number;
}

export interface Score {
  readonly tones: readonly Tone[];
  readonly rushes: readonly Rush[];
  /** Seconds before the same sound is heard again: a bell rung twice for one turn is rung once. */
  readonly apart?: number;
}

type ToneLine = readonly [at: number, long: number, from: number, to: number, loud: number, wave?: OscillatorType];
type RushLine = readonly [at: number, long: number, from: number, to: number, loud: number, narrow?: number];

const score = (tones: readonly ToneLine[], rushes: readonly RushLine[], apart?: number): Score => ({
  tones: tones.map(([at, long, from, to, loud, wave = 'sine']) => ({ at, long, from, to, loud, wave })),
  rushes: rushes.map(([at, long, from, to, loud, narrow = 1]) => ({ at, long, from, to, loud, narrow })),
  ...(apart === undefined ? {} : { apart }),
});

/** Metal rings in parts that are no multiples of each other. */
const clink = (at: number, pitch: number, loud: number): ToneLine[] => [
  [at, 0.14, pitch, pitch, loud, 'triangle'],
  [at + 0.01, 0.3, pitch * 1.52, pitch * 1.51, loud * 0.7],
  [at + 0.02, 0.22, pitch * 2.41, pitch * 2.4, loud * 0.35],
];

/** Something small and hard on a board. */
const knock = (at: number, pitch: number, loud: number): { readonly tone: ToneLine; readonly rush: RushLine } => ({
  tone: [at, 0.07, pitch, pitch * 0.72, loud],
  rush: [at, 0.035, pitch * 5, pitch * 3, loud * 0.8, 2],
});

/** Several knocks; the numbers are those of things that tumble: ever closer, ever quieter, never quite even. */
function knocks(pitch: number, loud: number, times: readonly number[]): Score {
  const all = times.map((at, i) =>
    knock(at, pitch * (1 + ((i * 5) % 7) * 0.04), loud * (1 - (i / times.length) * 0.6)),
  );
  return score(
    all.map(({ tone }) => tone),
    all.map(({ rush }) => rush),
  );
}

const gull = (at: number, pitch: number, loud: number): ToneLine[] => [
  [at, 0.16, pitch * 0.8, pitch * 1.25, loud, 'triangle'],
  [at + 0.13, 0.3, pitch * 1.25, pitch * 0.7, loud, 'triangle'],
];

export const SCORES = {
  /** A card that slides over the table. */
  card: score([], [[0, 0.12, 2600, 900, 0.32]]),
  /** A card drawn from a pile. */
  draw: score(
    [],
    [
      [0, 0.09, 1500, 3600, 0.26, 1.5],
      [0.07, 0.05, 4200, 2400, 0.16, 2],
    ],
  ),
  /** A card turned over. */
  flip: score(
    [[0.09, 0.05, 240, 150, 0.18]],
    [
      [0, 0.07, 1800, 4200, 0.22, 1.5],
      [0.08, 0.05, 2600, 1200, 0.34],
    ],
  ),
  coin: score(clink(0, 1760, 0.14), []),
  coins: score([...clink(0, 1660, 0.12), ...clink(0.08, 1980, 0.11), ...clink(0.19, 1760, 0.12)], []),
  /** One die that touches wood. */
  die: knocks(520, 0.3, [0]),
  /** One cube that touches the tower or the board. */
  cube: knocks(780, 0.24, [0]),
  /** Dice shaken in a cup. */
  rattle: knocks(460, 0.26, [0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.42]),
  cannon: score([[0, 0.45, 110, 34, 0.5]], [[0, 0.6, 900, 70, 0.5]]),
  bust: score([[0, 0.5, 196, 82, 0.22, 'sawtooth']], [[0, 0.5, 700, 120, 0.4]]),
  /** Two blows on wood. */
  hammer: knocks(230, 0.42, [0, 0.24]),
  /** Canvas that fills, and a little wind after it. */
  sail: score(
    [],
    [
      [0, 0.16, 300, 900, 0.6],
      [0.1, 0.8, 420, 780, 0.4, 3],
      [0.5, 0.7, 760, 380, 0.3, 3],
    ],
  ),
  /** Far away. */
  gulls: score([...gull(0, 1150, 0.05), ...gull(0.5, 1210, 0.06), ...gull(0.85, 1090, 0.04)], [], 20),
  /** The ship's bell: it is your turn. */
  turn: score(
    [
      [0, 0.9, 880, 878, 0.16],
      [0, 0.5, 2090, 2086, 0.05],
      [0.2, 1.1, 880, 878, 0.13],
      [0.2, 0.6, 2090, 2086, 0.04],
    ],
    [],
    2,
  ),
  win: score(
    [523, 659, 784, 1047].map((pitch, i): ToneLine => [i * 0.13, 0.45, pitch, pitch, 0.18, 'triangle']),
    [],
    1,
  ),
  /** Somebody has said something. */
  message: score(
    [
      [0, 0.09, 660, 700, 0.14],
      [0.08, 0.14, 880, 900, 0.12],
    ],
    [],
    0.4,
  ),
  /** Somebody has said something without words. */
  reaction: score([[0, 0.12, 520, 1040, 0.13]], [], 0.4),
} satisfies Readonly<Record<string, Score>>;

export type Sound = keyof typeof SCORES;

/** Seconds from the first part to the end of the last. */
export const lengthOf = ({ tones, rushes }: Score): number =>
  Math.max(...[...tones, ...rushes].map(({ at, long }) => at + long));

/** How loud all parts are that sound together at the loudest moment. */
export function loudnessOf({ tones, rushes }: Score): number {
  const parts = [...tones, ...rushes];
  const at = (time: number): number =>
    parts.reduce((sum, part) => (part.at <= time && time < part.at + part.long ? sum + part.loud : sum), 0);
  return Math.max(...parts.map((part) => at(part.at)));
}
