import { beforeAll, describe, expect, it } from 'vitest';
import type { LidOrder } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { HereThrower, loadRapier, throwDice } from './index.ts';
import { fall, NUDGES } from './lid.ts';

const BOX = { width: 275, depth: 275, wall: 25 };
const order = (change: Partial<LidOrder>): LidOrder => ({
  device: 'lid',
  dice: 16,
  edge: 10,
  box: BOX,
  seed: 'lid',
  way: 0,
  force: 3,
  ...change,
});

let rapier: Rapier;
beforeAll(async () => {
  rapier = await loadRapier();
});

describe('the lid', () => {
  it('a void attempt gives nothing, and the throw is the first attempt that holds', async () => {
    let voids = 0;
    for (let at = 0; at < 12; at++) {
      const low = order({ box: { ...BOX, wall: 3 }, seed: `low ${at}`, way: at % 8 });
      const { attempt } = await throwDice(low);
      // From the sixth on they are softer.
      if (attempt >= 5) continue;
      for (let before = 0; before < attempt; before++) expect(fall(rapier, low, before, 1)).toBeUndefined();
      expect(fall(rapier, low, attempt, 1)).toBeDefined();
      voids += attempt;
    }
    expect(voids).toBeGreaterThan(0);
  });

  it('after the fifth attempt the throw is softened until the dice stay even without walls', async () => {
    const thrown = await throwDice(order({ box: { ...BOX, wall: 0 } }));
    expect(thrown.attempt).toBeGreaterThanOrEqual(5);
    expect(thrown.landings).toHaveLength(16);
  });

  it('leaning and stacked dice are nudged within the recorded throw, rarely more than three times', () => {
    const nudges: number[] = [];
    for (let at = 0; at < 40; at++) {
      const small = order({ dice: 30, box: { width: 130, depth: 130, wall: 60 }, seed: `crowd ${at}`, force: 2 });
      nudges.push(fall(rapier, small, 0, 1)?.nudges ?? NUDGES + 1);
    }
    expect(Math.max(...nudges)).toBeLessThanOrEqual(NUDGES);
    expect(nudges.filter((rounds) => rounds > 0).length).toBeGreaterThan(8);
    expect(nudges.filter((rounds) => rounds > 3).length).toBeLessThan(8);
  });

  it('refuses what is no throw', async () => {
    const here = new HereThrower();
    for (const wrong of [{ dice: 0 }, { dice: 1.5 }, { dice: 61 }, { way: 8 }, { way: -1 }, { force: 0 }, { force: 4 }])
      await expect(here.throw(order(wrong)), JSON.stringify(wrong)).rejects.toThrow(RangeError);
    await expect(here.throw(order({ edge: 40 }))).rejects.toThrow(RangeError);
    here.close();
  });
});
