/** The lessons of Dead Reckoning in English. */
import { battle } from './battle.ts';
import { first } from './first.ts';
import { sleeve } from './sleeve.ts';

export default { ...first, ...sleeve, ...battle } as const;
