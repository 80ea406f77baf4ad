import type { Catalogues } from '@broadside/text';

export const battleText: Catalogues = { en: {}, ru: {}, uk: {} };
