/** The words of the rulebook's screen: they come with it, not with the first page. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const rulesText: Catalogues = { en, ru, uk };
