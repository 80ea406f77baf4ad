/** What a host is asked when a table is set: every variant is an option, and how ones are bid matters if they are wild. */
import type { Options } from '@broadside/kernel';
import { texts } from '@broadside/text';

export const liarsDiceGuide = {
  /** LD-ONES-6, LD-PAL-5. */
  matters(option: string, { wild }: Options, seats: number): boolean {
    if (option === 'ones') return wild === true;
    return option === 'palifico' ? seats > 2 : true;
  },
  comesAlong: (): string | undefined => undefined,
  // Nothing is said here.
  catalogues: texts({ en: {}, ru: {}, uk: {} }),
};
