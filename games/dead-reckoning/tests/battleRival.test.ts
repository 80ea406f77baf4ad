/** The rival in battle: it uses no abilities and is never asked (DR-SOLO-30 to 37). */
import { describe, expect, it } from 'vitest';
import { BATTERED, board, isOver } from './fights.ts';
import { fightOn, rivalDoes, solo } from './solo.ts';
import { names, of } from './table.ts';

const FLAG = { at: 0, hand: [], play: ['captain'], levels: { captain: 2 } };

describe('attacking the rival', () => {
  it('DR-SOLO-30, DR-SOLO-31, DR-SOLO-37: it fights with two cubes in the first stage and has no answer', () => {
    const t = solo({ human: FLAG, rival: { at: 0 } });
    t.play('flag player 2 with captain');
    expect(of(t.play('fire 1'), 'armed')).toEqual([
      { type: 'armed', seat: 0, fired: 1, added: 0 },
      { type: 'armed', seat: 1, fired: 2, added: 0 },
    ]);
    expect(t.waits).toBe('fall -1');
    expect(board(t)).toEqual(['0:-', '1:-', '1:-']);
  });

  it('DR-SOLO-32: its loot goes to chest and store, goods of free choice as coins', () => {
    const t = solo({ human: FLAG, rival: { at: 0 }, throws: ['A2 C1 D2'] });
    t.playAll('flag player 2 with captain', 'fire 1');
    t.landAll();
    expect(t.player(1)).toMatchObject({ chest: 18, dock: 1 });
    expect(isOver(t)).toBe(true);
  });

  it('DR-SOLO-31: the player uses abilities alone, until done', () => {
    const t = solo({
      human: { ...FLAG, sleeves: { captain: ['a1-11', 'a1-12'] } },
      rival: { at: 0 },
      throws: ['A2 A2 A2'],
    });
    t.playAll('flag player 2 with captain', 'fire 1');
    t.landAll();
    t.play('use captain top');
    expect(t.waits).toBe('combat 0');
    expect(of(t.play('skip'), 'battleWon')).toMatchObject([{ winner: 0, strength: [2, 2] }]);
  });

  it('DR-SOLO-34, DR-SINK-12: sunk, it pays five coins from its chest and the player is the Scourge of the Seas', () => {
    const t = solo({ human: FLAG, rival: { at: 0, damage: BATTERED, dock: 3 }, throws: ['A2 A1 B2'] });
    t.playAll('flag player 2 with captain', 'fire 1');
    const events = t.landAll();
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 1, by: 0, shipCoins: 0, chestCoins: 5 }]);
    expect(t.player(1)).toMatchObject({ at: 12, damage: 0, chest: 10, dock: 4 });
    expect(t.player(0).chest).toBe(20);
    expect(of(events, 'achieved')).toMatchObject([{ seat: 0, achievement: 2 }]);
  });
});

describe('attacked by the rival', () => {
  it('DR-SOLO-30, DR-SOLO-31: it fixes its cubes first; then the player has the whole answer of an attacked player', () => {
    const { t, events } = rivalDoes('s-11', {
      human: { at: 0, hand: ['gunner-1'], deck: ['crewman-1'], levels: { 'gunner-1': 4 } },
      rival: { at: 0 },
      throws: ['A2 A1 A1 A1 A2 B2'],
    });
    expect(of(events, 'armed')).toEqual([{ type: 'armed', seat: 1, fired: 4, added: 0 }]);
    expect(t.waits).toBe('respond 0');
    t.playAll('play gunner-1', 'fire 2');
    t.landAll();
    expect(t.legal()).toEqual(['use gunner-1 line 3', 'use gunner-1 line 4', 'skip']);
    expect(of(t.play('skip'), 'battleWon')).toMatchObject([{ winner: 0, strength: [1, 2] }]);
  });

  it('DR-SOLO-31, DR-BSHIP-19: equal strength is the victory of the side whose turn it is', () => {
    const { t, events } = rivalDoes('s-11', {
      human: { at: 0, hand: [], damage: BATTERED, holds: [[0, 2]] },
      rival: { at: 0 },
      throws: ['A2 A1 A1 A1 B2'],
    });
    const all = [...events, ...fightOn(t)];
    expect(of(all, 'battleWon')).toMatchObject([{ winner: 1, loser: 0, strength: [1, 1] }]);
    expect(of(all, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: 1, shipCoins: 2, chestCoins: 3 }]);
    expect(t.player(1).dock).toBe(3);
    expect(t.player(1).legend).toBe(1);
  });

  it('DR-SOLO-33: it fights merchants by itself and takes what they bring, and the card', () => {
    const { t, events } = rivalDoes('s-03', {
      human: { hand: [] },
      rival: { at: 0 },
      sea: { 0: { card: 'e1-3' } },
      throws: ['C2 A2 A2 A1 A1'],
    });
    const all = [...events, ...fightOn(t)];
    expect(of(all, 'turnedOver')).toHaveLength(1);
    expect(of(all, 'battleWon')).toMatchObject([{ winner: 1 }]);
    expect(t.player(1)).toMatchObject({ training: 1, legend: 1 });
    expect(names(t.player(1).aside)).toContain('e1-3-back');
  });

  it('DR-SOLO-33: beaten by a merchant, it takes the damage and the card is gone', () => {
    const { t } = rivalDoes('s-03', {
      human: { hand: [] },
      rival: { at: 0 },
      sea: { 0: { card: 'e1-3' } },
      throws: ['A1 A1 A2 A2 A2'],
    });
    fightOn(t);
    expect(t.player(1)).toMatchObject({ damage: 1, legend: 0 });
    expect(names(t.state.gone)).toContain('e1-3-back');
  });

  it('DR-SOLO-29, DR-SOLO-34: it storms the player’s fort, and the player is not asked', () => {
    const { t, events } = rivalDoes('s-08', {
      human: { hand: ['gunner-1'], levels: { 'gunner-1': 3 } },
      rival: { at: 0 },
      sea: { 0: { cubes: [3], buildings: ['fort'] } },
      throws: ['C2 A2 A2 A2 A2 A1 A1'],
    });
    const all = [...events, ...fightOn(t)];
    expect(of(all, 'razed')).toMatchObject([{ tile: 0, cause: 'battle' }]);
    expect(t.player(1).legend).toBe(0);
  });
});
