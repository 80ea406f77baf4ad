import { conformance } from '@broadside/kernel/conformance';
import { describe, it } from 'vitest';
import { newGame } from '../rules/game.ts';
import { redeal } from './redeal.ts';

const settings = [{ seats: 2 }, { seats: 3, options: { hand: 5 } }, { seats: 4 }];

describe('the laws of the kernel', () => {
  for (const law of conformance(newGame, { settings, redeal })) it(law.title, law.run, 0);
});
