/** The words of battles on the screen. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

type Ending<K> = K extends `dead-reckoning.battle.${infer Key}` ? Key : never;
/** Keys without their common beginning. */
export type BattleKey = Ending<keyof typeof en>;

export const battleText: Catalogues = { en, ru, uk };
