/** The lessons of Dead Reckoning, the first one first; each can be taken apart. */
import { battle } from './battle.ts';
import { first } from './first.ts';
import { sleeve } from './sleeve.ts';

export default [first, sleeve, battle];
