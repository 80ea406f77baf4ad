import { readdirSync, statSync } from 'node:fs';
import { Inputs } from '@broadside/bots';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../testing.ts';
import { encoding } from './inputs.ts';
import { nets } from './nets.ts';
import { valueBy } from './value.ts';

const WEIGHTS = new URL('./weights/', import.meta.url);

describe('the value net of Pirates of the 7 Seas', () => {
  it.each([2, 3, 4])(
    'has a name for everything it is told about %i players, and chances that sum to one',
    async (seats) => {
      const names = encoding.names(seats);
      expect(new Set(names).size).toBe(names.length);
      const net = await nets.fetch(seats);
      if (!net) throw new Error('no net');
      expect(net.shape).toMatchObject({ inputs: names.length, outputs: seats });
      const inputs = new Inputs(1024);
      let last = -1;
      for (const state of momentsOf(seats, `told ${seats}`)) {
        if (state.round === last) continue;
        last = state.round;
        encoding.encode(state, inputs);
        expect(Math.max(...inputs.at.subarray(0, inputs.length))).toBeLessThan(names.length);
        expect(valueBy(net, state).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 5);
      }
    },
  );

  it('weighs at most 150 kB for all numbers of players', () => {
    const sizes = readdirSync(WEIGHTS).map((file) => statSync(new URL(file, WEIGHTS)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000);
  });
});
