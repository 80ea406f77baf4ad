/** Moments of matches between sailors, for tests about computer players. */
import { momentsOf as moments } from '@broadside/kernel/testing';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningOptions } from '../rules/state.ts';
import { sailor } from './sailor.ts';

export const momentsOf = (seats: number, seed: string, options: Partial<DeadReckoningOptions> = {}) =>
  moments(deadReckoning, sailor, { seats, options }, seed);
