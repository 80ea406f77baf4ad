/** The lessons of Port Royal in English. */
import { first } from './first.ts';
import { gambler } from './gambler.ts';

export default { ...first, ...gambler } as const;
