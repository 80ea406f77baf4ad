/** Уроки Порт-Рояля українською. */
import { first } from './first.ts';

export default { ...first } as const;
