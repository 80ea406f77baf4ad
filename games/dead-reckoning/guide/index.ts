/** What a host is asked when a table is set: there is one way to play, so no headline; the rival plays against one alone. */
import type { Options } from '@broadside/kernel';
import type { Catalogues } from '@broadside/text';

const NOTHING_TO_SAY: Catalogues = { en: {}, ru: {}, uk: {} };

export const deadReckoningGuide = {
  matters: (option: string, _options: Options, seats: number): boolean => option !== 'rival' || seats === 1,
  comesAlong: (): string | undefined => undefined,
  catalogues: NOTHING_TO_SAY,
};
