/** Loot (DR-BSHIP-12 to 15, DR-BSHIP-23). */
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { attacking, type BattleSpec, flagged, isOver } from './fights.ts';
import { of, type Table } from './table.ts';

const FULL: BattleSpec['attacker'] = {
  holds: [
    [4, 0],
    [0, 0],
    [0, 0],
    [3, 0],
  ],
};

/** One own cube against two black ones that count nothing. */
function looting(zone: string, spec: BattleSpec = {}): Table {
  const t = attacking('e1-1', { throws: [`${zone} B2 B4`], ...spec });
  t.play('fire 1');
  t.landAll();
  return t;
}

describe('what loot zones bring', () => {
  it('DR-BSHIP-12, DR-FACT-5: each cube there brings its owner the goods shown, and leaves the board', () => {
    const shown = [
      ['A1', 1, 0, 0],
      ['A3', 0, 1, 0],
      ['C1', 1, 1, 0],
      ['C4', 0, 2, 0],
      ['D2', 0, 0, 2],
    ] as const;
    for (const [zone, cargo, coins, any] of shown) {
      const t = attacking('e1-1', { throws: [`${zone} B2 B4`] });
      t.play('fire 1');
      expect(of(t.landAll(), 'looted')).toEqual([{ type: 'looted', seat: 0, cargo, coins, any }]);
      expect(t.battle.cubes).toHaveLength(2);
    }
  });

  it('DR-BSHIP-13, DR-DEC-72: every unit goes to the ship, to the island of the battle, or back to the supply', () => {
    const t = looting('C1');
    expect(t.legal()).toEqual([
      'loot coin aboard',
      'loot coin ashore',
      'loot coin nowhere',
      'loot cargo aboard',
      'loot cargo ashore',
      'loot cargo nowhere',
      'loot all',
    ]);
    t.play('loot cargo ashore');
    expect(t.tile(0).cargo).toBe(1);
    expect(t.why('loot cargo aboard')).toBe('nothing-to-loot DR-BSHIP-12');
    const events = t.play('loot coin aboard');
    expect(of(events, 'moved')).toEqual([
      { type: 'moved', seat: 0, cargo: 0, coins: 1, from: 'supply', to: 'ship', tile: 0, cause: 'loot' },
    ]);
    expect(t.holds(0)[0]).toBe('0+1');
    expect(isOver(t)).toBe(true);
  });

  it('DR-BSHIP-13: a unit may be left in the supply', () => {
    const t = looting('A3');
    const events = t.play('loot coin nowhere');
    expect(of(events, 'moved')).toMatchObject([{ to: 'supply', cause: 'forgone', coins: 1 }]);
    expect(t.holds(0)).toEqual(['0+0', '0+0', '0+0', '0+0']);
  });

  it('DR-BSHIP-14, DR-DEC-71: goods of free choice are taken in any mixture', () => {
    const t = looting('D2');
    t.playAll('loot cargo aboard', 'loot coin aboard');
    expect(t.holds(0)[0]).toBe('1+1');
    expect(isOver(t)).toBe(true);
  });

  it('DR-BSHIP-15: there is no island in the harbour or at open sea, and none behind an enemy fort', () => {
    const sea = looting('A3', { here: { id: 'sea-1', card: 'e1-1' } });
    expect(sea.legal()).toEqual(['loot coin aboard', 'loot coin nowhere', 'loot all']);
    expect(sea.why('loot coin ashore')).toBe('no-island-here DR-BSHIP-15');
    const fort = looting('A3', { here: { card: 'e1-1', cubes: [0, 3], buildings: ['fort'] } });
    expect(fort.legal()).toEqual(['loot coin aboard', 'loot coin nowhere', 'loot all']);
    const own = looting('A3', { here: { card: 'e1-1', cubes: [3], buildings: ['fort'] } });
    expect(own.legal()).toContain('loot coin ashore');
  });

  it('DR-BSHIP-15: a blockade keeps no loot off the island', () => {
    const t = looting('A3', { defender: { at: 0, pirate: true } });
    expect(t.legal()).toContain('loot coin ashore');
  });

  it('DR-BSHIP-13, DR-GAIN-7: only free hold space counts; with neither room nor island nobody is asked', () => {
    const island = looting('A3', { attacker: FULL });
    expect(island.legal()).toEqual(['loot coin ashore', 'loot coin nowhere', 'loot all']);
    expect(island.why('loot coin aboard')).toBe('no-room DR-SHIP-3');
    expect(island.why('loot 1 7')).toBe('nothing-to-loot DR-BSHIP-12');
    expect(island.why('skip')).toBe('loot-first DR-BSHIP-12');
    const sea = looting('A3', { attacker: FULL, here: { id: 'sea-1', card: 'e1-1' } });
    expect(isOver(sea)).toBe(true);
    expect(sea.holds(0)).toEqual(['4+0', '0+0', '0+0', '3+0']);
  });
});

describe('all at once', () => {
  it('DR-DEC-72: holds first, coins before cargo, the rest to the own island', () => {
    const attacker: BattleSpec['attacker'] = {
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [2, 0],
      ],
    };
    const t = looting('C1', { attacker, here: { card: 'e1-1', cubes: [3] } });
    t.play('loot all');
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '2+1']);
    expect(t.tile(0).cargo).toBe(1);
    const foreign = looting('C1', { attacker });
    foreign.play('loot all');
    expect(foreign.holds(0)).toEqual(['4+0', '0+0', '0+0', '2+1']);
    expect(foreign.tile(0).cargo).toBe(0);
  });

  it('DR-DEC-71, DR-DEC-72: goods of free choice become coins', () => {
    const t = looting('D2');
    t.play('loot all');
    expect(t.holds(0)[0]).toBe('0+2');
  });
});

describe('both sides', () => {
  it('DR-BSHIP-23, DR-COMBAT-S10: both have loot, and the active player decides first', () => {
    const t = flagged({ throws: ['A3 A1'] });
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('loot 0');
    t.play('loot all');
    expect(t.waits).toBe('loot 1');
    const frame = t.state.flow[t.state.flow.length - 1];
    if (frame.step !== 'loot') throw new Error('no loot');
    expect(deadReckoning.steps.loot.defaultAction?.(t.state, frame, 1)).toEqual({ type: 'lootAll' });
    t.play('loot all');
    expect([t.holds(0)[0], t.holds(1)[0]]).toEqual(['0+1', '1+0']);
    expect(isOver(t)).toBe(true);
  });

  it('DR-BSHIP-11: loot comes before damage and strength', () => {
    const t = flagged({ throws: ['A3 B1'] });
    t.play('fire 1');
    const before = t.landAll();
    expect(of(before, 'damaged')).toEqual([]);
    const events = t.play('loot all');
    expect(events.map(({ type }) => type)).toEqual(['moved', 'damaged', 'battleWon', 'damaged', 'progress']);
  });
});
