/** Уроки Порт-Ройала по-русски. */
import { first } from './first.ts';

export default { ...first } as const;
