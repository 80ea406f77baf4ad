/** Ship against a fort or garrison (DR-COMBAT-B). */
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { attacking, BATTERED, besideBuildings, board, isOver, storming } from './fights.ts';
import { card, of, type Table } from './table.ts';

describe('storming a building', () => {
  it('DR-COMBAT-B1, DR-COMBAT-B2, DR-BLDG-6, DR-DEC-22: forts and garrisons may be attacked without a flag, outposts never', () => {
    const t = besideBuildings(['fort', 'garrison', 'outpost']);
    expect(t.legalOf('storm')).toEqual(['storm fort', 'storm garrison']);
    expect(t.why('storm outpost')).toBe('outpost-safe DR-COMBAT-B2');
    expect(of(t.play('storm fort'), 'battleBegan')).toEqual([
      {
        type: 'battleBegan',
        kind: 'building',
        seat: 0,
        defender: 1,
        foe: 1,
        at: 0,
        card: card('fort'),
        cause: 'attack',
      },
    ]);
  });

  it('DR-COMBAT-B1, DR-BLDG-14: nothing is stormed that is not there, is the own, or protects nobody', () => {
    expect(besideBuildings(['outpost']).why('storm fort')).toBe('no-such-building DR-COMBAT-B1');
    expect(besideBuildings(['fort'], { here: { cubes: [3] } }).why('storm fort')).toBe('own-building DR-BLDG-6');
    expect(besideBuildings(['fort'], { here: { cubes: [1, 1] } }).why('storm fort')).toBe(
      'no-such-building DR-COMBAT-B1',
    );
    expect(besideBuildings(['fort'], { attacker: { at: 12 } }).why('storm fort')).toBe('no-such-building DR-COMBAT-B1');
  });

  it('DR-COMBAT-B11, DR-COMBAT-B12, DR-FACT-6: a fort fights with four cubes of its owner, a garrison with two', () => {
    const fort = storming('fort', { throws: ['A2 A1 A1 A1 A1'] });
    fort.play('fire 1');
    expect(board(fort)).toEqual(['0:-', '1:-', '1:-', '1:-', '1:-']);
    expect(fort.battle).toMatchObject({ defender: 1, foe: 1 });
    expect(fort.player(1).cubes).toBe(27);
    fort.landAll();
    expect(fort.player(1).cubes).toBe(31);
    const garrison = storming('garrison');
    garrison.play('fire 1');
    expect(board(garrison)).toEqual(['0:-', '1:-', '1:-']);
  });

  it('DR-COMBAT-B12, DR-CUBE-5, DR-DEC-65: an owner short of cubes may take some back; without an answer the rest fights', () => {
    const short = (): Table => {
      const t = storming('fort', { sea: { 2: { id: 'temple', cubes: [0, 3] } }, throws: ['A2 A1 A1 A1 A1'] });
      // All but one lie where nobody can take them back.
      const far = t.player(1).cubes - 1;
      t.player(1).cubes = 1;
      t.tile(0).permanent[1] += far;
      t.play('fire 1');
      return t;
    };
    const asked = short();
    expect(asked.waits).toBe('recall 1');
    const frame = asked.state.flow.at(-1);
    if (frame?.step !== 'recall') throw new Error('cubes are taken back first');
    expect(deadReckoning.steps.recall.defaultAction?.(asked.state, frame, 1)).toEqual({ type: 'done' });
    asked.playAll('recall a cube from row 1 right', 'recall a cube from row 1 right', 'done');
    expect(board(asked)).toEqual(['0:-', '1:-', '1:-', '1:-']);
    const silent = short();
    silent.play('done');
    expect(board(silent)).toEqual(['0:-', '1:-']);
  });

  it('DR-COMBAT-B8, DR-COMBAT-11: the building of a player after the last turn has two cubes more', () => {
    const t = storming('garrison', { defender: { finished: true } });
    t.play('fire 1');
    expect(t.battle.taken).toEqual([1, 4]);
  });

  it('DR-COMBAT-B13: cubes of the building explode like others', () => {
    const t = storming('garrison', { throws: ['B3 B3 A2', 'A2 A2 A2 A2'] });
    t.play('fire 1');
    expect(of(t.land(), 'exploded')).toEqual([{ type: 'exploded', sides: [0, 1], added: [0, 1] }]);
    expect(of(t.land(), 'battleWon')).toMatchObject([{ winner: -1, strength: [2, 3] }]);
  });

  it('DR-COMBAT-B12, DR-COMBAT-B17: the owner is not asked, whatever is in hand', () => {
    const t = storming('fort', {
      defender: { at: 0, hand: ['gunner-1'], levels: { 'gunner-1': 3 }, levelDue: 'must' },
    });
    t.play('fire 1');
    expect(t.waits).toBe('fall -1');
  });

  it('DR-COMBAT-B4, DR-COMBAT-B14: the attacker uses abilities in any order, the owner none', () => {
    const t = storming('garrison', {
      throws: ['A2 A2 A2'],
      attacker: { play: ['gunner-1'], levels: { 'gunner-1': 1 }, sleeves: { 'gunner-1': ['a1-11', 'a1-12'] } },
      defender: { at: 0, play: ['gunner-1'], levels: { 'gunner-1': 3 } },
    });
    t.play('fire 1');
    t.landAll();
    expect(t.legal()).toEqual(['use gunner-1 top', 'use gunner-1 bottom', 'skip']);
    t.playAll('use gunner-1 bottom', 'use gunner-1 top');
    expect(isOver(t)).toBe(true);
    expect(t.tile(0).buildings).toBe(0);
  });

  it('DR-COMBAT-B5, DR-COMBAT-B15: cubes in loot zones bring nothing; only the building’s do damage', () => {
    const t = storming('garrison', { throws: ['C4 B1 C1'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'looted')).toEqual([]);
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 0, count: 1, by: 1, cause: 'cubes' }]);
    expect(t.player(1).damage).toBe(0);
  });

  it('DR-COMBAT-B15: the attacker’s cubes in damage zones hit nobody', () => {
    const t = storming('garrison', { throws: ['B1 A1 A1'], defender: { at: 0 } });
    t.play('fire 1');
    expect(of(t.landAll(), 'damaged')).toEqual([]);
  });

  it('DR-COMBAT-B16, DR-COMBAT-B6: a victory, ties included, razes the building and is none for Legend', () => {
    const t = storming('garrison', { throws: ['A2 A2 A1'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'razed')).toEqual([{ type: 'razed', card: card('garrison'), tile: 0, cause: 'battle' }]);
    expect(of(events, 'battleWon')).toEqual([{ type: 'battleWon', winner: 0, loser: -1, strength: [1, 1] }]);
    expect(t.tile(0)).toMatchObject({ buildings: 0, builder: -1, controller: 1 });
    expect(t.state.buildings[1]).toBe(10);
    expect(t.player(0).legend).toBe(0);
  });

  it('DR-COMBAT-B16, DR-COMBAT-B6: a defeat costs one damage and leaves the building; its owner has no Legend either', () => {
    const t = storming('fort', { throws: ['A1 A2 A1 A1 A1'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 0, count: 1, by: 1, cause: 'building' }]);
    expect(t.tile(0).buildings).toBe(1);
    expect([t.player(0).legend, t.player(1).legend]).toEqual([0, 0]);
  });

  it('DR-COMBAT-B3, DR-COMBAT-6, DR-BLDG-13: each building once a turn; fort and garrison are attacked one by one', () => {
    const t = besideBuildings(['fort', 'garrison'], { throws: ['A1 A2 A2 A2 A2', 'A1 A1'] });
    t.playAll('storm fort', 'fire 1');
    t.landAll();
    expect(t.legalOf('storm')).toEqual(['storm garrison']);
    expect(t.why('storm fort')).toBe('already-fought DR-COMBAT-6');
    t.play('storm garrison');
    t.landAll();
    expect(t.tile(0).buildings).toBe(1);
    expect(t.legalOf('storm')).toEqual([]);
  });

  it('DR-COMBAT-B9, DR-SINK-13, DR-ACH-8: the owner of the building has sunk the ship', () => {
    const t = storming('fort', {
      throws: ['A1 A2 A1 A1 A1'],
      attacker: { damage: BATTERED, holds: [[0, 3]] },
    });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: 1, shipCoins: 3, chestCoins: 2 }]);
    expect(t.player(1).chest).toBe(20);
    expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 1, achievement: 2 }]);
  });

  it('DR-COMBAT-B18, DR-BLOCK-2: a blockaded player attacks no building', () => {
    const t = besideBuildings(['fort'], { defender: { at: 0, pirate: true } });
    expect(t.legalOf('storm')).toEqual([]);
    expect(t.why('storm fort')).toBe('blockade DR-BLOCK-1');
  });

  it('DR-COMBAT-B7, DR-CREW-12: the captain’s reward is of no use against a building', () => {
    const levels = { captain: 3 };
    const t = storming('garrison', { throws: ['A2 A1 A1'], attacker: { play: ['captain'], levels } });
    t.play('fire 1');
    t.landAll();
    expect(isOver(t)).toBe(true);
    const other = storming('garrison', {
      throws: ['A2 A1 A1'],
      attacker: { play: ['captain', 'gunner-1'], levels, sleeves: { 'gunner-1': ['a1-11'] } },
    });
    other.play('fire 1');
    other.landAll();
    expect(other.legal()).toEqual(['use gunner-1 top', 'skip']);
    expect(other.why('use captain line 3')).toBe('not-against-buildings DR-COMBAT-B7');
    const merchant = attacking('e1-1', { throws: ['A2 A1 A1'], attacker: { play: ['captain'], levels } });
    merchant.play('fire 1');
    merchant.landAll();
    expect(merchant.legal()).toEqual(['use captain line 3', 'skip']);
  });
});
