import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: ['карта карти', 'раунд взятка', 'роздати отримати дати'],
  leads: {},
};
