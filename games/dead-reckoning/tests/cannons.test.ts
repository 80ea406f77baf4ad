/** Cannons of ship and crew: how many there are and which are fired (DR-COMBAT-3 to 5, DR-TABLE-2). */
import { describe, expect, it } from 'vitest';
import { cannonsLeft, cannonsOf, fireCannons } from '../rules/cannons.ts';
import { alter } from '../rules/crew.ts';
import { solo } from './solo.ts';
import { card, type PlayerSpec, type Table, table } from './table.ts';

/** One printed cannon, one in cell B, two in cell C, and those of two gunners. */
const armed = (spec: PlayerSpec = {}): Table =>
  table(2, {
    players: [
      {
        hand: [],
        play: ['gunner-1', 'gunner-2'],
        levels: { 'gunner-1': 2, 'gunner-2': 3 },
        upgrades: { 1: ['ub-gun'], 2: ['ua-gun'] },
        ...spec,
      },
    ],
  });

/** Fired in cells B and C, the printed one, on both gunners. */
function fired(t: Table): (number | boolean)[] {
  const { cells, crew, firedPrinted } = t.player(0);
  return [cells[1].fired, cells[2].fired, firedPrinted, crew[card('gunner-1')].fired, crew[card('gunner-2')].fired];
}

describe('cannons', () => {
  it('DR-COMBAT-3: the ship, its upgrades and the cards in play are counted, a loaded cell is not', () => {
    expect(cannonsOf(armed().state, 0)).toBe(6);
    expect(cannonsLeft(armed().state, 0)).toBe(6);
    expect(cannonsOf(armed().state, 1)).toBe(1);
    expect(cannonsLeft(armed().state, 1)).toBe(1);
    const holds: PlayerSpec['holds'] = [
      [0, 0],
      [0, 0],
      [1, 0],
    ];
    expect(cannonsLeft(armed({ holds }).state, 0)).toBe(4);
    expect(cannonsOf(armed({ holds }).state, 0)).toBe(4);
  });

  it('DR-SOLO-4: the rival’s ship has no cannons', () => {
    const { state } = solo();
    expect([cannonsOf(state, 1), cannonsLeft(state, 1)]).toEqual([0, 0]);
  });

  it('DR-TABLE-2: cells fire first, then the printed cannon, then cards as they were played', () => {
    const after = (count: number): (number | boolean)[] => {
      const t = armed();
      fireCannons(t.state, 0, count);
      expect(cannonsLeft(t.state, 0)).toBe(6 - count);
      expect(cannonsOf(t.state, 0)).toBe(6);
      return fired(t);
    };
    expect(after(0)).toEqual([0, 0, false, 0, 0]);
    expect(after(1)).toEqual([1, 0, false, 0, 0]);
    expect(after(3)).toEqual([1, 2, false, 0, 0]);
    expect(after(4)).toEqual([1, 2, true, 0, 0]);
    expect(after(5)).toEqual([1, 2, true, 1, 0]);
    expect(after(6)).toEqual([1, 2, true, 1, 1]);
  });

  it('DR-COMBAT-4: what was fired stays fired for the rest of the turn', () => {
    const t = armed();
    fireCannons(t.state, 0, 4);
    fireCannons(t.state, 0, 1);
    expect(fired(t)).toEqual([1, 2, true, 1, 0]);
    expect(cannonsLeft(t.state, 0)).toBe(1);
  });

  it('DR-UPG-6, DR-COMBAT-4: a cell that fired more than it has now has none left, not fewer than none', () => {
    const t = armed();
    t.player(0).cells[1].fired = 2;
    alter(t.player(0), card('gunner-1'), { fired: 2 });
    expect(cannonsLeft(t.state, 0)).toBe(4);
  });
});
