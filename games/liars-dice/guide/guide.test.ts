import { resolveOptions } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { liarsDiceGuide } from './index.ts';

describe('the guide', () => {
  it('LD-ONES-6: asks how ones are bid only where they are wild', () => {
    const options = (given: object) => resolveOptions(liarsDice, 3, given);
    expect(liarsDiceGuide.matters('ones', options({}), 3)).toBe(true);
    expect(liarsDiceGuide.matters('ones', options({ wild: false }), 3)).toBe(false);
  });

  it('LD-PAL-5: asks about the Palifico only where more than two play', () => {
    const options = resolveOptions(liarsDice, 2);
    expect(liarsDiceGuide.matters('palifico', options, 2)).toBe(false);
    expect(liarsDiceGuide.matters('palifico', options, 3)).toBe(true);
    expect(liarsDiceGuide.matters('dice', options, 2)).toBe(true);
    expect(liarsDiceGuide.comesAlong()).toBeUndefined();
  });
});
