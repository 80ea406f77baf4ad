import { expect, it } from 'vitest';
import { caravanOf } from '../../cards/table.ts';
import { prospect, raidOdds } from '../../rules/facade.ts';
import { findScene } from '../playground/scenes.ts';
import { playByChance } from '../testing.tsx';
import { lootUnseen } from './loot.ts';

it('S7-PHYS-23: every ship more makes a raid safer and brings more in all', () => {
  for (const caravan of [1, 2, 3, 4])
    for (let pirates = 1; pirates < caravan * 6; pirates++) {
      const [fewer, more] = [raidOdds(caravan, pirates), raidOdds(caravan, pirates + 1)];
      expect(more.won).toBeGreaterThan(fewer.won);
      expect(more.loot).toBeGreaterThan(fewer.loot);
    }
});

it('a fleet of none wins nothing', () => {
  expect(raidOdds(2, 0)).toEqual({ won: 0, loot: 0, perShip: 0, sunk: 0 });
});

it('S7-CAPTAIN-3: counts the ships of earlier players for certain and those of later ones as possible', () => {
  const { match } = findScene('send');
  const view = match.view(0);
  const card = view.raid?.card ?? caravanOf(0, 1);
  const { now, best } = prospect(view, 0, card, 1);
  const sent = view.raid?.sent.reduce((sum, count) => sum + Math.max(0, count), 0) ?? 0;
  expect(now).toEqual(raidOdds((card & 3) + 1, sent + 1));
  expect(best.won).toBeGreaterThanOrEqual(now.won);
});

it('S7-COMP-8: loot that nobody sees is exactly what lies in the deck', () => {
  playByChance({ seats: 3 }, 'loot', (match, where) => {
    const view = match.view(0);
    expect(
      lootUnseen(view).reduce((sum, count) => sum + count, 0),
      where,
    ).toBe(view.lootLeft);
  });
});
