/** Уроки Порт-Ройала по-русски. */
import { first } from './first.ts';
import { gambler } from './gambler.ts';
import { setSail } from './setSail.ts';

export default { ...first, ...gambler, ...setSail } as const;
