import type { LidOrder } from './types.ts';

/**
 * A throw nobody sees. The engine is compiled while it first runs, which takes many times as long as any later throw:
 * better before the dice are in somebody's hand.
 */
export const PRACTICE: LidOrder = {
  device: 'lid',
  dice: 24,
  edge: 10,
  box: { width: 275, depth: 275, wall: 25 },
  seed: 'practice',
  way: 0,
  force: 2,
};
