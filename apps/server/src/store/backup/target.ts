/** A store that is being filled from a backup. */
import { NoStore } from '../trouble.ts';
import type { Row } from './format.ts';

/** Nothing of what is written is there before it is kept. */
export interface Target {
  write(rows: readonly Row[]): Promise<void>;
  keep(): Promise<void>;
  giveUp(): Promise<void>;
}

export const notEmpty = (where: string): NoStore =>
  new NoStore(
    `${where} is not empty, and nothing was restored: name an empty one, or say --force to replace all that is in it.`,
  );

export const older = (where: string): NoStore =>
  new NoStore(
    `${where} was written by an older Broadside: start this one's server on it once, which brings it up to date, ` +
      'or make the backup with the older one.',
  );
