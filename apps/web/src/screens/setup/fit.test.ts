import { resolveOptions } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { describe, expect, it } from 'vitest';

describe('the harbour and the rules agree', () => {
  it('every way to play at once can be set up with all numbers of others it offers', () => {
    for (const { id, ways } of webShelf)
      for (const { options, others, campaign } of ways)
        for (let count = others[0]; count <= others[1]; count++) {
          const shelved = onShelf(id);
          if (!shelved) throw new Error(`${id} is not on the shelf`);
          const resolved = resolveOptions(shelved.game, count + 1, options);
          expect(shelved.campaign?.fits(resolved) ?? false).toBe(campaign);
        }
  });
});
