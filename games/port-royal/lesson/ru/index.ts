/** Уроки Порт-Ройала по-русски. */
import { first } from './first.ts';
import { gambler } from './gambler.ts';

export default { ...first, ...gambler } as const;
