/** Moments of matches between sailors, for tests about computer players. */
import { momentsOf as moments } from '@broadside/kernel/testing';
import { sevenSeas } from '../rules/game.ts';
import { sailor } from './sailor.ts';

export const momentsOf = (seats: number, seed: string) => moments(sevenSeas, sailor, { seats }, seed);
