/** The words of the furniture; screens and games bring their own. */
import type { Catalogues } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { KitKey } from './en.ts';
export const kitText: Catalogues = { en, ru, uk };
