import { describe, expect, it } from 'vitest';
import { freeWith, guardsAt, inRaid, nextGuard, openPosts, stowed } from './fleet.ts';
import { playByChance } from './testing.tsx';

describe('the fleet', () => {
  it('S7-GOODS-2: lays two goods on as many ships as have a double hold', () => {
    expect(stowed([1, 3, 1], 1).map(({ goods }) => goods)).toEqual([[0, 1], [1], [1], [2]]);
    expect(stowed([0, 1, 0], 2)).toHaveLength(1);
  });

  it('S7-CHEST-2, S7-CHEST-6: counts guards, the next one, and posts that stand open', () => {
    expect([guardsAt(9, 7), guardsAt(34, 7), guardsAt(34, 2)]).toEqual([0, 3, 2]);
    expect(nextGuard(10)).toBe(20);
    expect(openPosts(34, 2)).toBe(1);
  });

  it('S7-SHIP-2: every ship is in exactly one place, at every moment of whole matches', () => {
    playByChance({ seats: 4 }, 'fleet', (match, where) => {
      const view = match.view('spectator');
      for (const [seat, pirate] of view.pirates.entries()) {
        const { free, loaded, guards, reserve, goods, doubleHolds, ships } = pirate;
        const here = free - inRaid(view, seat);
        if (view.flow.some(({ step }) => step === 'excess')) continue;
        expect(here, where).toBeGreaterThanOrEqual(0);
        expect(here + inRaid(view, seat) + loaded + guards + reserve, where).toBe(10);
        expect(free + loaded + guards, where).toBe(ships);
        expect(stowed(goods, doubleHolds), where).toHaveLength(loaded);
        expect(freeWith(pirate), where).toBe(free);
      }
    });
  });
});
