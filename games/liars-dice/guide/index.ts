/** What a host is asked when a table is set: every variant is an option, and how ones are bid matters if they are wild. */
import type { Options } from '@broadside/kernel';
import type { SetupGuide } from '@broadside/manifest';
import { texts } from '@broadside/text';

export const liarsDiceGuide = {
  presets: [
    { kind: 'friends', seats: 4 },
    { kind: 'duel', seats: 2 },
    { kind: 'alone', seats: 4 },
  ],
  /** LD-ONES-6, LD-PAL-5. */
  matters(option: string, { wild }: Options, seats: number): boolean {
    if (option === 'ones') return wild === true;
    return option === 'palifico' ? seats > 2 : true;
  },
  comesAlong: (): string | undefined => undefined,
  // Nothing is said here.
  catalogues: texts({ en: {}, ru: {}, uk: {} }),
} satisfies SetupGuide;
