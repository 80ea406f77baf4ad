/** What a host is asked when a table is set: there is one way to play, so no headline, and every option can change it. */
import type { SetupGuide } from '@broadside/manifest';
import { texts } from '@broadside/text';

const NOTHING_TO_SAY = texts({ en: {}, ru: {}, uk: {} });

export const sevenSeasGuide = {
  presets: [
    { kind: 'friends', seats: 4 },
    { kind: 'duel', seats: 2 },
    { kind: 'alone', seats: 3 },
  ],
  matters: (): boolean => true,
  comesAlong: (): string | undefined => undefined,
  catalogues: NOTHING_TO_SAY,
} satisfies SetupGuide;
