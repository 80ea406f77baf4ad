import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: ['card cards value', 'round trick', 'deal dealt give'],
  leads: {},
};
