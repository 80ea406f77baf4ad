import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: ['карта карты', 'раунд взятка', 'раздать получить дать'],
  leads: {},
};
