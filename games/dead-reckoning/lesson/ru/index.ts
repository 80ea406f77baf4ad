/** Уроки «Легенд морей» по-русски. */
import { battle } from './battle.ts';
import { first } from './first.ts';
import { sleeve } from './sleeve.ts';

export default { ...first, ...sleeve, ...battle } as const;
