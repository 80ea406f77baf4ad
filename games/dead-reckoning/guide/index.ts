/** What a host is asked when a table is set: there is one way to play, so no headline; the rival plays against one alone. */
import type { Options } from '@broadside/kernel';
import type { SetupGuide } from '@broadside/manifest';

const NOTHING_TO_SAY = { en: {}, ru: {}, uk: {} };

/** DR-SETUP-27: with four players the fourth has that right anyway, and alone there is nobody to have it. */
function matters(option: string, _options: Options, seats: number): boolean {
  switch (option) {
    case 'rival':
      return seats === 1;
    case 'raiseBeforeFirstTurn':
      return seats === 2 || seats === 3;
    default:
      return true;
  }
}

export const deadReckoningGuide = {
  presets: [
    { kind: 'friends', seats: 4 },
    { kind: 'duel', seats: 2 },
    { kind: 'alone', seats: 2 },
  ],
  matters,
  comesAlong: (): string | undefined => undefined,
  catalogues: NOTHING_TO_SAY,
} satisfies SetupGuide;
