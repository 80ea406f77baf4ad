import { conformance } from '@broadside/kernel/conformance';
import { describe, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { redeal } from './redeal.ts';
import { SETTINGS } from './settings.ts';

/** `npm run soak` asks for many more. */
const runs = Number(process.env.BROADSIDE_RUNS ?? 50);

describe('the laws of the kernel', () => {
  for (const law of conformance(sevenSeas, { settings: SETTINGS, redeal, runs, length: 60, warmUp: 400 }))
    it(law.title, law.run, 0);
});
