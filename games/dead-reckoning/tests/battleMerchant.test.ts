/** Ship against a merchant (DR-COMBAT-N, DR-ENC). */
import { describe, expect, it } from 'vitest';
import { attacking, BATTERED, besideMerchant, board, isOver } from './fights.ts';
import { card, names, of } from './table.ts';

describe('attacking a merchant', () => {
  it('DR-ENC-4, DR-COMBAT-N1, DR-COMBAT-N3: an attack needs no flag, and the card is turned over before anything is decided', () => {
    const t = besideMerchant('e1-1');
    const events = t.play('attack');
    expect(of(events, 'turnedOver')).toEqual([
      { type: 'turnedOver', seat: 0, card: card('e1-1'), back: card('e1-1-back'), tile: 0 },
    ]);
    expect(of(events, 'battleBegan')).toEqual([
      {
        type: 'battleBegan',
        kind: 'merchant',
        seat: 0,
        defender: -1,
        foe: -1,
        at: 0,
        card: card('e1-1-back'),
        cause: 'attack',
      },
    ]);
    expect(t.uncovered).toBe(true);
    expect(t.waits).toBe('prepare 0');
  });

  it('DR-COMBAT-1, DR-COMBAT-2, DR-COMBAT-N2: cannons fired and the cubes of the card are thrown together', () => {
    const t = attacking('e1-1', { throws: ['A2 C2 A1'] });
    const events = t.play('fire 1');
    expect(of(events, 'armed')).toEqual([{ type: 'armed', seat: 0, fired: 1, added: 0 }]);
    expect(t.waits).toBe('fall -1');
    expect(board(t)).toEqual(['0:-', 'black:-', 'black:-']);
    expect(t.battle.taken).toEqual([1, 2]);
  });

  it('DR-COMBAT-N2, DR-DEC-60, DR-DEC-61: until the cubes are fixed cards are played, goods shifted and thrown overboard', () => {
    const t = attacking('e1-1', {
      attacker: { hand: ['gunner-1'], levels: { 'gunner-1': 2 }, holds: [[2, 0]] },
    });
    expect(t.legal()).toEqual([
      'fire 1',
      'fire 0',
      'play gunner-1',
      'rearrange 1 cargo from A to D',
      'rearrange 2 cargo from A to D',
      'jettison 1 cargo from A',
      'jettison 2 cargo from A',
    ]);
    t.playAll('play gunner-1', 'rearrange 2 cargo from A to D', 'jettison 1 cargo from D');
    expect(t.holds(0)).toEqual(['0+0', '0+0', '0+0', '1+0']);
    expect(t.legalOf('fire')).toEqual(['fire 2', 'fire 1', 'fire 0']);
  });

  it('DR-COMBAT-3, DR-COMBAT-5, DR-SYMB-1: no more cannons than are there can be fired', () => {
    const t = attacking('e1-1');
    expect(t.why('fire 2')).toBe('too-many-cannons DR-COMBAT-3');
    expect(t.why('load 1 cargo into A')).toBe('battle-first DR-TURN-8');
    expect(t.why('end')).toBe('arm-first DR-COMBAT-2');
    expect(t.why('play gunner-1')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('jettison 1 cargo from A')).toBe('no-such-goods DR-SHIP-3');
  });

  it('DR-COMBAT-12: a battle may take place with no own cubes', () => {
    const t = attacking('e1-1', { throws: ['A2 A2'] });
    t.play('fire 0');
    expect(board(t)).toEqual(['black:-', 'black:-']);
    const events = t.landAll();
    expect(of(events, 'battleWon')).toEqual([{ type: 'battleWon', winner: -1, loser: 0, strength: [0, 2] }]);
  });

  it('DR-COMBAT-12: with nothing to fire, play or shift, nobody is asked', () => {
    const t = besideMerchant('e1-1', { sea: { 1: { id: 'palm', card: 'e1-2' } } });
    t.player(0).firedPrinted = true;
    t.play('attack');
    expect(t.waits).toBe('fall -1');
  });

  it('DR-COMBAT-4, DR-COMBAT-8: a cannon fired in one battle is spent for the next one of the turn', () => {
    const t = attacking('e1-1', {
      throws: ['A2 A1 A1', 'A2 A2 A2'],
      attacker: { sails: 1 },
      sea: { 1: { id: 'palm', card: 'e1-2' } },
    });
    t.play('fire 1');
    t.landAll();
    expect(isOver(t)).toBe(true);
    t.state.turn.raised = true;
    t.playAll('sail to row 1 centre', 'attack');
    expect(t.legalOf('fire')).toEqual(['fire 0']);
  });

  it('DR-PLAY-4, DR-COMBAT-7, DR-REARR-2, DR-REARR-3, DR-JETT-4: once the cubes are thrown nobody plays, shifts or jettisons', () => {
    const t = attacking('e1-1', { attacker: { hand: ['gunner-1'], holds: [[1, 0]] } });
    t.play('fire 1');
    expect(t.why('play gunner-1', 0)).toBe('not-your-turn DR-TURN-1');
    expect(t.why('rearrange 1 cargo from A to D', 0)).toBe('not-your-turn DR-TURN-1');
    expect(t.why('jettison 1 cargo from A', 0)).toBe('not-your-turn DR-TURN-1');
    expect(t.legal(1)).toEqual([]);
  });

  it('DR-COMBAT-9, DR-COMBAT-10: own cubes come from the supply and go back to it', () => {
    const t = attacking('e1-1', { throws: ['A1 A2 A2'] });
    expect(t.player(0).cubes).toBe(34);
    t.play('fire 1');
    expect(t.player(0).cubes).toBe(33);
    t.landAll();
    t.play('loot all');
    expect(t.player(0).cubes).toBe(34);
    expect(isOver(t)).toBe(true);
  });
});

describe('the outcome', () => {
  it('DR-COMBAT-N7, DR-ENC-5, DR-ENC-7: the win text is applied, and a card with an ability is set aside', () => {
    const t = attacking('e1-1', { throws: ['C2 A2 A1'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'battleWon')).toEqual([{ type: 'battleWon', winner: 0, loser: -1, strength: [2, 1] }]);
    expect(t.holds(0)).toEqual(['0+2', '0+0', '0+0', '0+0']);
    expect(names(t.player(0).aside)).toEqual(['e1-1-back']);
    expect(of(events, 'gotCard')).toEqual([{ type: 'gotCard', seat: 0, card: card('e1-1-back'), cause: 'won' }]);
    expect(t.tile(0).card).toBe(-1);
    expect(t.waits).toBe('main 0');
  });

  it('DR-BSHIP-19, DR-COMBAT-N7: equal strength is the active player’s victory', () => {
    const t = attacking('e1-1', { throws: ['C2 A2 B2'] });
    t.play('fire 1');
    expect(of(t.landAll(), 'battleWon')).toMatchObject([{ winner: 0, strength: [2, 2] }]);
  });

  it('DR-ENC-8, DR-ENC-10: a beaten card without an ability is discarded and never comes back', () => {
    const t = attacking('e1-3', { throws: ['C2 A2 A1 A1'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'discarded')).toEqual([{ type: 'discarded', seat: 0, card: card('e1-3-back') }]);
    expect(t.player(0).aside).toEqual([]);
    expect(t.state.gone).toContain(card('e1-3-back'));
    expect(t.state.boxes[0]).not.toContain(card('e1-3'));
  });

  it('DR-ENC-6, DR-COMBAT-N10: after a defeat the card is discarded, and only its text and the cubes do damage', () => {
    const t = attacking('e1-1', { throws: ['A1 A2 A2'] });
    t.play('fire 1');
    const events = [...t.landAll(), ...t.play('loot all')];
    expect(of(events, 'battleWon')).toMatchObject([{ winner: -1, loser: 0 }]);
    expect(of(events, 'damaged')).toEqual([]);
    expect(t.state.gone).toContain(card('e1-1-back'));
    expect(t.player(0).aside).toEqual([]);
  });

  it('DR-COMBAT-N10, DR-ENC-5: the lose text of a card may damage the ship', () => {
    const t = attacking('e1-3', { throws: ['A1 A2 A2 A2'] });
    t.play('fire 1');
    const events = [...t.landAll(), ...t.play('loot all')];
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 0, count: 1, by: -1, cause: 'merchant' }]);
    expect(t.player(0).damage).toBe(1);
  });

  it('DR-BSHIP-16, DR-COMBAT-B15: black cubes in damage zones hit the attacker, the attacker’s hit nobody', () => {
    const t = attacking('e1-1', { throws: ['B1 B5 C3'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 0, count: 2, by: -1, cause: 'cubes' }]);
    expect(t.player(0).damage).toBe(2);
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0, strength: [0, 0] }]);
  });

  it('DR-COMBAT-N6: only the player gets loot', () => {
    const t = attacking('e1-1', { throws: ['A3 A1 C4'] });
    t.play('fire 1');
    expect(of(t.landAll(), 'looted')).toEqual([{ type: 'looted', seat: 0, cargo: 0, coins: 1, any: 0 }]);
    expect(t.waits).toBe('loot 0');
  });

  it('DR-COMBAT-N8, DR-ACH-5, DR-ACH-6: a victory is a cube on Legend, the fourth brings the marker', () => {
    const first = attacking('e1-1', { throws: ['C2 A1 A1'] });
    first.play('fire 1');
    expect(of(first.landAll(), 'progress')).toEqual([{ type: 'progress', seat: 0, achievement: 0, count: 1 }]);
    expect(first.player(0).legend).toBe(1);
    const fourth = attacking('e1-1', { throws: ['C2 A1 A1'], attacker: { legend: 3 } });
    fourth.play('fire 1');
    expect(of(fourth.landAll(), 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: 0 }]);
    expect(fourth.player(0)).toMatchObject({ legend: 0, cubes: 34 });
  });

  it('DR-COMBAT-N8: a defeat brings nothing on Legend', () => {
    const t = attacking('e1-1', { throws: ['A1 A2 A2'] });
    t.play('fire 1');
    t.landAll();
    t.play('loot all');
    expect(t.player(0).legend).toBe(0);
  });

  it('DR-COMBAT-N9, DR-COMBAT-13, DR-SINK-1, DR-SINK-6: five damage sink the ship when the battle is finished, for nobody’s gain', () => {
    const t = attacking('e1-1', {
      throws: ['C2 B1 A2'],
      attacker: { damage: BATTERED, holds: [[1, 1]], chest: 10 },
    });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0 }]);
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: -1, shipCoins: 3, chestCoins: 2 }]);
    expect(t.player(0)).toMatchObject({ at: 12, damage: 0, chest: 8, sails: 0, legend: 1 });
    expect(t.holds(0)).toEqual(['1+0', '0+0', '0+0', '0+0']);
    expect(t.player(1).chest).toBe(15);
    expect(t.waits).toBe('main 0');
  });

  it('DR-ENC-9, DR-ENC-11, DR-ENC-12, DR-BUY-2: two merchants may be attacked in a turn, the same one never twice', () => {
    const t = attacking('e1-1', {
      throws: ['A2 A1 A1', 'A2 A2'],
      attacker: { sails: 2 },
      sea: { 1: { id: 'palm', card: 'e1-2' }, 2: { id: 'crab', card: 'e1-4' } },
    });
    expect(t.why('trade')).toBe('arm-first DR-COMBAT-2');
    t.play('fire 1');
    t.landAll();
    expect(t.why('attack')).toBe('nothing-to-buy DR-BUY-1');
    t.state.turn.raised = true;
    t.playAll('sail to row 1 centre', 'attack', 'fire 0');
    t.landAll();
    expect(isOver(t)).toBe(true);
    t.play('sail to row 1 right');
    expect(t.why('attack')).toBe('bought-twice DR-BUY-2');
  });
});
