/** The words of the lid and of the panel beside it. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { LidKey } from './en.ts';

export const lidText: Catalogues = { en, ru, uk };
