/** The sentences every game needs: what the kernel itself refuses. */
import type { Catalogues } from '../catalogue.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const commonText: Catalogues = { en, ru, uk };
