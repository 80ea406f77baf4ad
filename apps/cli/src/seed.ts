import { randomBytes } from 'node:crypto';

/** A secret seed of 128 bits from the operating system. */
export const freshSeed = (): string => randomBytes(16).toString('hex');
