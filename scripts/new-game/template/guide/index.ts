/** What a host is asked when a table is set: every option can change the match. */
import type { SetupGuide } from '@broadside/manifest';
import { texts } from '@broadside/text';

export const newGameGuide = {
  presets: [
    { kind: 'friends', seats: 4 },
    { kind: 'duel', seats: 2 },
    { kind: 'alone', seats: 3 },
  ],
  matters: (): boolean => true,
  comesAlong: (): string | undefined => undefined,
  // Nothing is said here.
  catalogues: texts({ en: {}, ru: {}, uk: {} }),
} satisfies SetupGuide;
