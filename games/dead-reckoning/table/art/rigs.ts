/** Four ships, each known by her outline: bark, brig, xebec, galleon. Drawn in 72 × 64, heading right. */
export interface Rig {
  readonly masts: string;
  readonly sails: string;
  readonly seams: string;
  readonly hull: string;
  readonly strakes: string;
  readonly ports: string;
  /** Where the flag flies from. */
  readonly top: readonly [number, number];
  /** The middle of the sail with the emblem. */
  readonly emblem: readonly [number, number];
}

export const RIGS: readonly Rig[] = [
  {
    masts: 'M20 12v32M35 3v41M51 14v30M67 36l-10 6',
    sails:
      'M12 18h16c3 6 3 14 0 21H11c3-7 3-15 1-21ZM27 17h17c4 7 4 15 0 22H27c3-7 3-15 0-22ZM45 20h12c3 6 3 12 0 18H45c2-6 2-12 0-18Z',
    seams: 'M31 21c2 5 2 10 0 15M15 21c1 5 1 10 0 15M48 23c1 4 1 8 0 12',
    hull: 'M68 41c-6 3-10 3-14 3H22l-4-5H5c1 8 3 13 7 17h44c6-2 10-8 12-15Z',
    strakes: 'M9 48h54M12 52h48',
    ports: 'M24 48.5h4v3h-4ZM35 48.5h4v3h-4ZM46 48.5h4v3h-4Z',
    top: [35, 4],
    emblem: [36.5, 28],
  },
  {
    masts: 'M24 4v40M46 8v36M70 30 54 42',
    sails:
      'M13 26h23c3 5 3 10 0 15H13c3-5 3-10 0-15ZM15 11h18c3 5 3 9 0 13H15c2-4 2-8 0-13ZM38 27h19c3 5 3 9 0 14H38c2-5 2-9 0-14ZM40 14h15c2 4 2 8 0 11H40c2-4 2-7 0-11Z',
    seams: 'M18 28c2 4 2 8 0 12M19 13c1 3 1 7 0 10M42 29c1 4 1 7 0 11M43 16c1 2 1 5 0 8',
    hull: 'M70 40c-8 4-14 4-20 4H8l-4-4c0 8 3 13 8 16h42c8-2 13-9 16-16Z',
    strakes: 'M7 48h56M10 52h48',
    ports: 'M20 48.5h3v3h-3ZM29 48.5h3v3h-3ZM38 48.5h3v3h-3ZM47 48.5h3v3h-3Z',
    top: [24, 4],
    emblem: [26, 33.5],
  },
  {
    masts: 'M18 20v24M38 12v32M57 22v22M4 38 32 8M24 40 54 2M48 42 66 16',
    sails:
      'M4 39 30 11c3 10 1 20-4 29-8 1-15 1-22-1ZM25 41 52 7c4 12 2 24-5 34-8 1-15 1-22 0ZM49 41 65 19c3 8 2 16-3 22-5 1-9 1-13 0Z',
    seams: 'M14 36c6-5 11-11 14-18M33 38c8-8 14-17 18-25M54 39c4-4 8-10 10-15',
    hull: 'M71 37c-6 5-12 7-20 7H10l-7-5c1 8 5 14 11 17h38c10-2 17-10 19-19Z',
    strakes: 'M7 47h58M10 51.5h50',
    ports: 'M18 48h2v5h-2ZM26 48h2v5h-2ZM34 48h2v5h-2ZM42 48h2v5h-2ZM50 48h2v5h-2Z',
    top: [52, 3],
    emblem: [40, 30],
  },
  {
    masts: 'M14 14v14M32 4v38M52 12v30M70 26 58 38',
    sails:
      'M21 22h23c4 7 4 12 0 18H21c3-6 3-12 0-18ZM24 9h16c3 4 3 8 0 11H24c2-4 2-7 0-11ZM45 24h15c3 5 3 9 0 14H45c2-5 2-9 0-14ZM7 17l14-4c1 5 0 9-2 12H7Z',
    seams: 'M26 25c2 4 2 8 0 12M28 11c1 3 1 5 0 7M49 27c1 3 1 6 0 9M11 17l6-1.5',
    hull: 'M4 24h16v8h4v9h28l6-5h13c-2 10-7 17-14 20H17C9 50 4 38 4 24Z',
    strakes: 'M6 33h15M9 47h54M12 51.5h48M9 28h2M14 28h2',
    ports: 'M22 47.5h4v3h-4ZM33 47.5h4v3h-4ZM44 47.5h4v3h-4ZM10 38h3v3h-3ZM16 38h3v3h-3Z',
    top: [32, 4],
    emblem: [34, 31],
  },
];

/** Emblems of the seats on a sail, around the origin: anchor, skull, wheel, crossed swords. */
export const EMBLEMS: readonly string[] = [
  'M0-3.6a1.7 1.7 0 1 0-.1 0M0-3.4V6.5M-3-1H3M-6 2.5C-5.5 5.5-3 6.8 0 6.8S5.5 5.5 6 2.5',
  'M-5.5-1C-5.5-5-3.2-6.5 0-6.5S5.5-5 5.5-1C5.5 1.5 4 2.5 3.4 3V6.5H-3.4V3C-4 2.5-5.5 1.5-5.5-1ZM-2.2-1.6V0M2.2-1.6V0',
  'M0-4.2A4.2 4.2 0 1 0 .1-4.2M0-7V7M-7 0H7M-4.8-4.8 4.8 4.8M4.8-4.8-4.8 4.8',
  'M-5.5-6C-3.5-1 0 3 5 6M5.5-6C3.5-1 0 3-5 6M2.6 7 6.6 3.8M-2.6 7-6.6 3.8',
];

/** Pennants from the top of the mast: plain, swallow-tailed with a cross, striped, square with a pale. */
export interface Pennant {
  readonly cloth: string;
  readonly pattern: string;
}
export const PENNANTS: readonly Pennant[] = [
  { cloth: 'M0 0 17 4.5 0 9Z', pattern: '' },
  { cloth: 'M0 0H16L12 4.5 16 9H0Z', pattern: 'M6 1.5V7.5M3 4.5H9' },
  { cloth: 'M0 0 17 2V7L0 9Z', pattern: 'M1 3 16 4M1 6 16 5' },
  { cloth: 'M0 0H14V9H0Z', pattern: 'M7 .5V8.5' },
];
export const BLACK_FLAG = 'M0 0c7-3 10 3 18 0v11c-8 3-11-3-18 0Z';
