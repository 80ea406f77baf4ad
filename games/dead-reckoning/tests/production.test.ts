/** Production (DR-PROD). */
import { describe, expect, it } from 'vitest';
import { yieldOf } from '../rules/produce.ts';
import { HARBOUR } from '../rules/state.ts';
import { on, SHARK } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

const purser = (
  level: number,
  sea: Readonly<Record<number, TileSpec>> = {},
  others: readonly PlayerSpec[] = [],
): Table =>
  table(2, { players: [{ at: HARBOUR, hand: [], play: ['purser'], levels: { purser: level } }, ...others], sea });

describe('production', () => {
  it('DR-PROD-1, DR-PROD-5, DR-DEC-42: on a chosen island, far from the ship and under nobody’s control', () => {
    const t = purser(1);
    t.play('use purser');
    expect(t.legal()).toEqual(['produce on row 1 left', 'produce on row 1 right']);
    const events = t.play('produce on row 1 right');
    expect(of(events, 'produced')).toEqual([{ type: 'produced', seat: 0, tile: 2, cargo: 2, coins: 1 }]);
    expect(on(t, 2)).toEqual([2, 1]);
  });

  it('DR-PROD-1: also on an island an opponent controls', () => {
    const t = purser(1, { [SHARK]: { cubes: [0, 3] } });
    t.playAll('use purser', 'produce on row 1 left');
    expect(on(t, SHARK)).toEqual([1, 1]);
  });

  it('DR-PROD-2, DR-BLOCK-3: a pirate on the tile does not prevent it', () => {
    const t = table(2, {
      players: [
        { at: SHARK, hand: [], play: ['purser'] },
        { at: SHARK, pirate: true },
      ],
    });
    t.playAll('use purser', 'produce on row 1 left');
    expect(on(t, SHARK)).toEqual([1, 1]);
  });

  it('DR-PROD-3: a hostile fort or garrison does, an outpost does not, and the owner may', () => {
    const sea = {
      [SHARK]: { cubes: [0, 3], buildings: ['garrison'] },
      2: { cubes: [0, 2], buildings: ['outpost'] },
      3: { cubes: [2, 0], buildings: ['fort'] },
    } as const;
    const t = purser(1, sea);
    t.play('use purser');
    expect(t.legal()).toEqual(['produce on row 1 right', 'produce on row 2 left']);
    expect(t.why('produce on row 1 left')).toBe('fort-forbids DR-BLDG-4');
  });

  it('DR-PROD-4: only islands that lie open', () => {
    const t = purser(1);
    t.play('use purser');
    expect(t.why('produce on row 2 centre')).toBe('not-explored DR-PROD-4');
    expect(t.why('produce on row 1 centre')).toBe('not-an-island DR-INF-1');
  });

  it('DR-PROD-6: a coin for every arrow of an open sea that points there', () => {
    const t = purser(1, { 4: {}, 7: {}, 3: {} });
    // Palm Island between sea-2 (south) and sea-1 (which points west and east).
    expect(yieldOf(t.state, 4)).toEqual({ cargo: 0, coins: 1 + 1 });
    expect(yieldOf(t.state, SHARK)).toEqual({ cargo: 1, coins: 1 });
    expect(yieldOf(t.state, 3)).toEqual({ cargo: 1, coins: 0 });
  });

  it('DR-PROD-7: not while that sea lies face down', () => {
    expect(yieldOf(purser(1, { 4: {} }).state, 4)).toEqual({ cargo: 0, coins: 1 });
  });

  it('DR-PROD-8, DR-BLDG-10: an outpost adds a cargo and a coin, whoever produces', () => {
    const t = purser(1, { 2: { cubes: [0, 2], buildings: ['outpost'] } });
    t.playAll('use purser', 'produce on row 1 right');
    expect(on(t, 2)).toEqual([3, 2]);
  });

  it('DR-PROD-9: up to so many different islands, each once', () => {
    const t = purser(3, { 3: {} });
    t.playAll('use purser', 'produce on row 1 left');
    expect(t.why('produce on row 1 left')).toBe('produced-already DR-PROD-9');
    expect(t.legal()).toEqual(['produce on row 1 right', 'produce on row 2 left', 'done']);
    t.playAll('produce on row 2 left', 'done');
    expect([on(t, 0), on(t, 2), on(t, 3)]).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-PROD-9: one island at least', () => {
    const t = purser(2);
    t.play('use purser');
    expect(t.why('done')).toBe('ability-first DR-TURN-8');
  });

  it('DR-PROD-10: a level-4 purser adds a cargo and a coin to each', () => {
    const t = purser(4);
    t.playAll('use purser', 'produce on row 1 left', 'produce on row 1 right');
    expect([on(t, 0), on(t, 2)]).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });

  it('DR-PROD-11: goods pile up on an island without limit', () => {
    const t = purser(1, { 2: { cargo: 30, coins: 20 } });
    t.playAll('use purser', 'produce on row 1 right');
    expect(on(t, 2)).toEqual([32, 21]);
  });

  it('DR-PROD-1: where there is only one island nobody is asked', () => {
    const t = purser(1, { [SHARK]: { cubes: [0, 3], buildings: ['fort'] } });
    t.play('use purser');
    expect(on(t, 2)).toEqual([2, 1]);
    expect(t.waits).toBe('main 0');
  });
});
