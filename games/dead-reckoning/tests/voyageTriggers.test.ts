/** What a ship causes by passing and entering tiles (DR-ADV-R4 to DR-ADV-R6), and where goods are stowed (DR-TABLE-1). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { stow, unstow } from '../rules/ship.ts';
import { CARGO, COIN, HARBOUR } from '../rules/state.ts';
import { enteredTile, passedIsland } from '../rules/triggers.ts';
import { coverHold } from '../rules/upgrade.ts';
import { aboard } from './sleeves.ts';
import { card, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

const loud = (): Out<DeadReckoningEvent> => new Out(new SeededChance('triggers'), true);

describe('passing an island of row 4', () => {
  /** What the ship of a player has after passing tiles, with so many abilities in use. */
  function passing(tiles: readonly number[], times = 1, seat = 0, spec: Partial<TableSpec> = {}): readonly number[] {
    const t = table(2, { sea: { 6: {}, 9: {}, 10: {} }, ...spec });
    t.state.turn.passRowFour = times;
    for (const tile of tiles) passedIsland(t.state, seat, tile, loud());
    return aboard(t, seat);
  }

  it('DR-ADV-R4: pays for every ability used, once in a turn', () => {
    expect(passing([9])).toEqual([2, 1]);
    expect(passing([9], 2)).toEqual([4, 2]);
    expect(passing([9, 9])).toEqual([2, 1]);
    expect(passing([9], 0)).toEqual([0, 0]);
  });

  it('DR-ADV-R4: no other row, no open sea, no unknown tile, no harbour, no fort, and only in the own turn', () => {
    expect(passing([6, 10, HARBOUR])).toEqual([0, 0]);
    expect(passing([9], 1, 1)).toEqual([0, 0]);
    expect(passing([9], 1, 0, { sea: {} })).toEqual([0, 0]);
    expect(passing([9], 1, 0, { sea: { 9: { cubes: [0, 5], buildings: ['fort'] } } })).toEqual([0, 0]);
  });
});

describe('damage on entering', () => {
  function entering(tiles: readonly number[], seat = 0, at = 4): number[] {
    const t = table(4, { players: [{ at }, { at }, { at }, { at: 5 }], sea: { 4: {}, 5: {} } });
    t.state.turn.damageOnEntering = 1;
    for (const tile of tiles) enteredTile(t.state, seat, tile, loud());
    return t.state.players.map(({ damage }) => damage);
  }

  it('DR-ADV-R5, DR-ADV-R6: all other ships of the tile, each tile once', () => {
    expect(entering([4])).toEqual([0, 1, 1, 0]);
    expect(entering([4, 4])).toEqual([0, 1, 1, 0]);
    expect(entering([4, 5])).toEqual([0, 1, 1, 1]);
    expect(entering([5, 4])).toEqual([0, 1, 1, 1]);
  });

  it('DR-ADV-R5, DR-ADV-R6: never in the harbour, and only by the player whose turn it is', () => {
    expect(entering([HARBOUR], 0, HARBOUR)).toEqual([0, 0, 0, 0]);
    expect(entering([4], 1)).toEqual([0, 0, 0, 0]);
  });
});

describe('stowing', () => {
  const UPGRADES = { 1: ['ub-hold'], 2: ['ua-gun'] };
  const ship = (me: PlayerSpec = {}): Table => table(2, { players: [{ hand: [], upgrades: UPGRADES, ...me }] });
  const stowed = (t: Table, count: number): string[] => {
    stow(t.player(0), CARGO, count);
    return t.holds(0);
  };

  it('DR-TABLE-1: holds that already carry something first, then those whose bonus is the least loss', () => {
    expect(stowed(ship(), 1)).toEqual(['0+0', '1+0', '0+0', '0+0']);
    expect(stowed(ship(), 7)).toEqual(['1+0', '6+0', '0+0', '0+0']);
    expect(stowed(ship(), 14)).toEqual(['4+0', '6+0', '1+0', '3+0']);
    const holds: PlayerSpec['holds'] = [
      [0, 0],
      [0, 0],
      [0, 1],
    ];
    expect(stowed(ship({ holds }), 5)).toEqual(['0+0', '1+0', '4+1', '0+0']);
    expect(stowed(ship({ holds: [[0, 1]] }), 1)).toEqual(['1+1', '0+0', '0+0', '0+0']);
  });

  it('DR-TABLE-1: more than there is room for stays ashore', () => {
    const t = ship();
    expect(stow(t.player(0), COIN, 30)).toBe(4 + 6 + 5 + 3);
  });

  it('DR-TABLE-1: goods leave the holds that are emptied soonest', () => {
    const holds: PlayerSpec['holds'] = [
      [3, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ];
    const t = ship({ holds });
    unstow(t.player(0), CARGO, 2);
    expect(t.holds(0)).toEqual(['3+0', '0+1', '0+1', '0+0']);
  });

  it('DR-UPG-6: goods of a hold that is gone move over; only what does not fit is asked about', () => {
    const covered = (cargo: number): Table => {
      const t = table(2, { players: [{ hand: [], upgrades: { 1: ['ub-hold', 'ub-deck'] } }] });
      Object.assign(t.player(0).cells[1], { cargo, fired: 1 });
      coverHold(t.state, 0, 1);
      return t;
    };
    const fits = covered(7);
    expect(fits.holds(0)).toEqual(['4+0', '0+0', '0+0', '3+0']);
    expect(fits.waits).toBe('main 0');
    expect(fits.player(0).cells[1].fired).toBe(0);
    const over = covered(8);
    expect(over.holds(0)).toEqual(['0+0', '0+0', '0+0', '0+0']);
    expect(over.state.flow.slice(-1)).toEqual([{ step: 'room', seat: 0, cargo: 8, coins: 0, from: 'ship' }]);
    expect(over.player(0).cells[1].tokens).toEqual([card('ub-hold'), card('ub-deck')]);
  });
});
