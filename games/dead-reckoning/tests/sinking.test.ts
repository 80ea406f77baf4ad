/** Sunk ships (DR-SINK). */
import { describe, expect, it } from 'vitest';
import { attacking, BATTERED, flagged } from './fights.ts';
import { of, table } from './table.ts';

describe('sinking', () => {
  it('DR-SINK-3, DR-SINK-4, DR-SINK-6, DR-SINK-7, DR-SINK-8, DR-TEST-19: all coins aboard and up to five from the chest go to whoever sank it', () => {
    const t = flagged({
      throws: ['A2 A2'],
      attacker: { chest: 10 },
      defender: {
        damage: BATTERED,
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [0, 3],
        ],
        chest: 20,
        pirate: true,
        sails: 3,
      },
    });
    t.playAll('fire 1', 'fire 1');
    const events = t.landAll();
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 1, by: 0, shipCoins: 3, chestCoins: 2 }]);
    expect(t.player(1)).toMatchObject({ at: 12, damage: 0, pirate: false, sails: 0, chest: 18 });
    expect(t.holds(1)).toEqual(['4+0', '0+0', '0+0', '0+0']);
    expect(t.player(0).chest).toBe(15);
  });

  it('DR-SINK-6, DR-TEST-20: sunk by a merchant, eight coins aboard go to the supply and none from the chest', () => {
    const t = attacking('e1-3', {
      throws: ['A1 A2 A2 A2'],
      attacker: {
        damage: BATTERED,
        holds: [
          [0, 4],
          [0, 4],
          [0, 0],
          [0, 0],
        ],
        upgrades: { 1: ['ub-gun'] },
        chest: 20,
      },
    });
    t.play('fire 1');
    t.landAll();
    const events = t.play('loot all');
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: -1, shipCoins: 8, chestCoins: 0 }]);
    expect(t.player(0).chest).toBe(20);
    expect(t.player(1).chest).toBe(15);
  });

  it('DR-SINK-5: who has too little gives all there is', () => {
    const t = flagged({ throws: ['A2 A2'], defender: { damage: BATTERED, holds: [[0, 1]], chest: 2 } });
    t.playAll('fire 1', 'fire 1');
    expect(of(t.landAll(), 'sunk')).toMatchObject([{ shipCoins: 1, chestCoins: 2 }]);
    expect(t.player(1).chest).toBe(0);
    expect(t.player(0).chest).toBe(18);
  });

  it('DR-SINK-9: upgrades, cards and influence stay', () => {
    const t = flagged({
      throws: ['A2 A2'],
      defender: { damage: BATTERED, upgrades: { 1: ['ub-hold'] }, play: ['crewman-1'] },
      sea: { 1: { id: 'crab', cubes: [0, 2] } },
    });
    t.play('fire 1');
    t.landAll();
    expect(t.player(1).cells[1].tokens).toHaveLength(1);
    expect(t.inPlay(1)).toEqual(['crewman-1']);
    expect(t.tile(1).cubes[1]).toBe(2);
  });

  it('DR-SINK-1, DR-COMBAT-13: markers pile up beyond five, and the ship sinks only after the battle', () => {
    const t = flagged({
      throws: ['B1 B1 B1 A2'],
      attacker: { play: ['gunner-1', 'gunner-2'], levels: { 'gunner-1': 2, 'gunner-2': 2 } },
      defender: { damage: BATTERED },
    });
    t.play('fire 3');
    const events = t.landAll();
    expect(events.map(({ type }) => type)).toEqual([
      'landed',
      'damaged',
      'battleWon',
      'damaged',
      'progress',
      'sunk',
      'achieved',
    ]);
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 1 }]);
    expect(t.player(1).legend).toBe(1);
  });

  it('DR-SINK-11, DR-SINK-13, DR-COMBAT-S14: both ships may sink; each pays out of what it had', () => {
    const t = flagged({
      throws: ['B1 B1'],
      attacker: { damage: BATTERED, chest: 1, holds: [[0, 1]] },
      defender: { damage: BATTERED, chest: 20 },
    });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'sunk')).toEqual([
      { type: 'sunk', seat: 0, by: 1, shipCoins: 1, chestCoins: 1 },
      { type: 'sunk', seat: 1, by: 0, shipCoins: 0, chestCoins: 5 },
    ]);
    expect([t.player(0).chest, t.player(1).chest]).toEqual([5, 17]);
    expect(of(events, 'achieved').map(({ seat, achievement }) => [seat, achievement])).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  it('DR-SINK-12, DR-ACH-8: who sinks another’s ship is the Scourge of the Seas, once', () => {
    const t = flagged({ throws: ['A2 A2'], attacker: { achievements: [2] }, defender: { damage: BATTERED } });
    t.play('fire 1');
    expect(of(t.landAll(), 'achieved')).toEqual([]);
  });

  it('DR-SINK-2, DR-MOVE-12, DR-SINK-6: the fifth damage outside a battle sinks the ship at once, for the owner of the garrison', () => {
    const t = table(2, {
      players: [{ at: 12, hand: [], damage: BATTERED, sails: 2, holds: [[0, 2]] }, { hand: [] }],
      sea: { 0: { id: 'turtle', cubes: [0, 3], buildings: ['garrison'] } },
    });
    t.state.turn.raised = true;
    const events = t.play('sail to row 1 left');
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 0, count: 1, by: 1, cause: 'garrison' }]);
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: 1, shipCoins: 2, chestCoins: 3 }]);
    expect(t.player(1).chest).toBe(20);
    expect(of(events, 'achieved')).toMatchObject([{ seat: 1, achievement: 2 }]);
  });

  it('DR-SINK-10: the turn goes on from the harbour, without the remaining sails', () => {
    const t = attacking('e1-1', { throws: ['C2 B1 A2'], attacker: { damage: BATTERED, sails: 3 } });
    t.state.turn.raised = true;
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('main 0');
    expect(t.player(0)).toMatchObject({ at: 12, sails: 0 });
    expect(t.legalOf('raise')).toEqual([]);
    const fresh = attacking('e1-1', { throws: ['C2 B1 A2'], attacker: { damage: BATTERED } });
    fresh.play('fire 1');
    fresh.landAll();
    expect(fresh.legalOf('raise')).not.toEqual([]);
  });

  it('DR-SHIP-8, DR-PIRATE-10: damage lies on the ship until it is repaired; a sunk pirate is one no more', () => {
    const t = flagged({ throws: ['A2 A2'], defender: { damage: 1, pirate: true } });
    t.play('fire 1');
    t.landAll();
    expect(t.player(1).damage).toBe(2);
    const sunk = flagged({ throws: ['A1 B1'], attacker: { damage: BATTERED, pirate: true } });
    sunk.play('fire 1');
    sunk.landAll();
    sunk.play('loot all');
    expect(sunk.player(0)).toMatchObject({ pirate: false, at: 12 });
  });
});
