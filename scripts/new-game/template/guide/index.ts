/** What a host is asked when a table is set: every option can change the match. */
import type { Catalogues } from '@broadside/text';

const NOTHING_TO_SAY: Catalogues = { en: {}, ru: {}, uk: {} };

export const newGameGuide = {
  matters: (): boolean => true,
  comesAlong: (): string | undefined => undefined,
  catalogues: NOTHING_TO_SAY,
};
