/** What a host is asked when a table is set: every option can change the match. */
import { texts } from '@broadside/text';

export const newGameGuide = {
  matters: (): boolean => true,
  comesAlong: (): string | undefined => undefined,
  // Nothing is said here.
  catalogues: texts({ en: {}, ru: {}, uk: {} }),
};
