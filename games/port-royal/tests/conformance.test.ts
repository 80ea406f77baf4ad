import { conformance } from '@broadside/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { CHOSEN, isPossible } from './combinations.ts';
import { redeal } from './redeal.ts';

/** `npm run soak` asks for many more. */
const runs = Number(process.env.BROADSIDE_RUNS ?? 60);

describe('the laws of the kernel', () => {
  it('are tried on at least thirty combinations of modules, modes and player counts, all of them possible', () => {
    expect(CHOSEN.length).toBeGreaterThanOrEqual(30);
    expect(CHOSEN.filter((setting) => !isPossible(setting))).toEqual([]);
  });

  for (const law of conformance(portRoyal, { settings: CHOSEN, redeal, runs, length: 60, warmUp: 300 }))
    it(law.title, law.run, 0);
});
