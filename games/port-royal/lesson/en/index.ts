/** The lessons of Port Royal in English. */
import { contracts } from './contracts.ts';
import { first } from './first.ts';
import { gambler } from './gambler.ts';
import { setSail } from './setSail.ts';

export default { ...first, ...gambler, ...setSail, ...contracts } as const;
