/** The lessons of Port Royal in English. */
import { adventure } from './adventure.ts';
import { contracts } from './contracts.ts';
import { contractsCoop } from './contractsCoop.ts';
import { first } from './first.ts';
import { gambler } from './gambler.ts';
import { setSail } from './setSail.ts';

export default { ...first, ...gambler, ...setSail, ...contracts, ...contractsCoop, ...adventure } as const;
