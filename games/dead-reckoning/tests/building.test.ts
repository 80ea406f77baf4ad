/** Construction (DR-BUILD). */
import { describe, expect, it } from 'vitest';
import { HARBOUR } from '../rules/state.ts';
import { aboard, SHARK } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

const OWN = { cubes: [3, 0], permanent: [1, 0] };

const mate = (level: number, me: PlayerSpec = {}, spec: Partial<TableSpec> = {}): Table =>
  table(2, {
    sea: { [SHARK]: OWN },
    ...spec,
    players: [
      { at: HARBOUR, hand: [], ...me, play: ['firstMate'], levels: { firstMate: level } },
      ...(spec.players ?? []),
    ],
  });

describe('construction', () => {
  it('DR-BUILD-1, DR-DEC-43: any kind on an island the player controls, for the price shown', () => {
    const t = mate(2, { dock: 5 });
    t.play('use first-mate');
    expect(t.legal()).toEqual([
      'build fort on row 1 left',
      'build garrison on row 1 left',
      'build outpost on row 1 left',
      'done',
    ]);
    expect(t.why('build fort on row 1 right')).toBe('not-your-island DR-BUILD-1');
    expect(t.why('build shark on row 1 left')).toBe('no-such-building DR-COMBAT-B1');
    const events = t.play('build garrison on row 1 left');
    expect(of(events, 'built')).toMatchObject([{ seat: 0, tile: SHARK, price: 4 }]);
    expect(t.player(0).dock).toBe(1);
    expect(t.tile(SHARK)).toMatchObject({ buildings: 2, builder: 0 });
    expect(t.state.buildings).toEqual([10, 9, 10]);
  });

  it('DR-BUILD-1: without an island of one’s own nothing can be built', () => {
    expect(mate(2, { dock: 5 }, { sea: {} }).why('use first-mate')).toBe('not-your-island DR-BUILD-1');
    expect(mate(2, { dock: 3 }).why('use first-mate')).toBe('cannot-pay DR-ABIL-12');
  });

  it('DR-BUILD-2, DR-BLOCK-3: neither absence nor a pirate prevents it', () => {
    const t = mate(2, { at: 2, dock: 4 }, { players: [{ at: SHARK, pirate: true }] });
    t.playAll('use first-mate', 'build fort on row 1 left');
    expect(t.tile(SHARK).buildings).toBe(1);
  });

  it('DR-BUILD-3, DR-GAIN-4: cargo of ship and dock in any mixture', () => {
    const t = mate(2, { at: 2, dock: 3, holds: [[3, 0]] });
    t.playAll('use first-mate', 'build fort on row 1 left');
    expect(t.legal()).toEqual(['split 1 dock rest ship', 'split 2 dock rest ship', 'split 3 dock rest ship']);
    t.play('split 2 dock rest ship');
    expect(t.player(0).dock).toBe(1);
    expect(aboard(t)).toEqual([1, 0]);
  });

  it('DR-BUILD-4: one of each kind on an island', () => {
    const t = mate(4, { dock: 9 }, { sea: { [SHARK]: { ...OWN, buildings: ['fort'] } } });
    t.play('use first-mate');
    expect(t.why('build fort on row 1 left')).toBe('built-already DR-BUILD-4');
    t.playAll('build outpost on row 1 left', 'build garrison on row 1 left');
    expect(t.tile(SHARK).buildings).toBe(7);
    expect(t.waits).toBe('main 0');
  });

  it('DR-COMP-32: a kind that is used up cannot be built', () => {
    const t = mate(2, { dock: 4 });
    t.play('use first-mate');
    t.state.buildings[0] = 0;
    expect(t.why('build fort on row 1 left')).toBe('none-left DR-COMP-32');
  });

  it('DR-BUILD-5, DR-TEST-12: at level 3 a fort for four and an outpost for two; others are locked out and production rises', () => {
    const t = mate(3, { dock: 6 }, { sea: { [SHARK]: OWN, 2: {} }, players: [{ at: SHARK, hand: ['buccaneer'] }] });
    t.playAll('use first-mate', 'build fort on row 1 left', 'build outpost on row 1 left');
    expect(t.player(0).dock).toBe(0);
    t.endTurn();
    t.play('play buccaneer', 1);
    expect(t.why('use buccaneer', 1)).toBe('fort-forbids DR-BLDG-4');
    const rich = table(2, {
      players: [{ hand: [], play: ['purser'] }],
      sea: { [SHARK]: { ...OWN, buildings: ['fort', 'outpost'] } },
    });
    rich.playAll('use purser', 'produce on row 1 left');
    expect(rich.tile(SHARK)).toMatchObject({ cargo: 2, coins: 2 });
  });

  it('DR-BUILD-6: up to so many, of different kinds and on different islands, each paid by itself', () => {
    const t = mate(4, { dock: 4 }, { sea: { [SHARK]: OWN, 2: { cubes: [2, 0] } } });
    t.play('use first-mate');
    t.play('build fort on row 1 left');
    expect(t.player(0).dock).toBe(1);
    // The second would cost two.
    expect(t.waits).toBe('main 0');
    const rich = mate(4, { dock: 5 }, { sea: { [SHARK]: OWN, 2: { cubes: [2, 0] } } });
    rich.playAll('use first-mate', 'build fort on row 1 left', 'build fort on row 1 right');
    expect(rich.player(0).dock).toBe(0);
  });

  it('DR-TABLE-7: permissions are used in printed order, and may be left', () => {
    const t = mate(3, { dock: 4 });
    t.play('use first-mate');
    const [built] = of(t.play('build outpost on row 1 left'), 'built');
    expect(built.price).toBe(4);
    const left = mate(3, { dock: 9 });
    left.playAll('use first-mate', 'build outpost on row 1 left', 'done');
    expect(left.player(0).dock).toBe(5);
    expect(left.why('use first-mate')).toBe('already-used DR-ABIL-2');
  });
});
