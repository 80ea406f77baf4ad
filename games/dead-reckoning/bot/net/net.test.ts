import { readdirSync, statSync } from 'node:fs';
import { Inputs } from '@broadside/bots';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../testing.ts';
import { Encoder } from './inputs.ts';
import { judgeBy } from './judge.ts';
import { nets } from './nets.ts';

const WEIGHTS = new URL('./weights/', import.meta.url);

describe('the value net of Dead Reckoning', () => {
  it.each([1, 2, 3, 4])(
    'has a name for everything it is told about %i players, and chances that sum to one',
    async (seats) => {
      const encoder = new Encoder();
      expect(new Set(encoder.names).size).toBe(encoder.names.length);
      const net = await nets.fetch(seats);
      if (!net) throw new Error('no net');
      expect(net.shape).toMatchObject({ inputs: encoder.names.length, outputs: 1 });
      const inputs = new Inputs(1024);
      let last = -1;
      for (const state of momentsOf(seats, `told ${seats}`)) {
        if (state.turns === last) continue;
        last = state.turns;
        encoder.look(state);
        for (let seat = 0; seat < seats; seat++) {
          encoder.tell(inputs, seat);
          expect(Math.max(...inputs.at.subarray(0, inputs.length))).toBeLessThan(encoder.names.length);
        }
        const chances = judgeBy(net)(state);
        expect(chances).toHaveLength(seats);
        if (seats > 1) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 5);
      }
    },
  );

  it('weighs at most 150 kB for all numbers of players', () => {
    const sizes = readdirSync(WEIGHTS).map((file) => statSync(new URL(file, WEIGHTS)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000);
  });
});
