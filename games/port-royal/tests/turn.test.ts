import { describe, expect, it } from 'vitest';
import { of, phaseTwo, table } from './table.ts';

/** A turn that changes little: an expedition is opened, nobody can take anything. */
const EXPEDITIONS = ['expedition-priest2', 'expedition-captain2', 'expedition-settler2', 'expedition-settler1-priest2'];

describe('the turn', () => {
  it('PR-TURN-1: players become active one after another, clockwise from the first player', () => {
    const t = table({ players: [{}, {}, {}], first: 1, active: 1, deck: EXPEDITIONS });
    const turns: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      turns.push([t.state.turn, t.state.active]);
      t.play('draw');
      t.play('stop');
    }
    expect(turns).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 1],
    ]);
  });

  it('PR-TURN-1: nobody acts out of turn', () => {
    const t = table({ players: [{}, {}, {}], active: 1 });
    expect(t.toAct).toBe(1);
    for (const seat of [0, 2]) {
      expect(t.legal(seat)).toEqual([]);
      expect(t.why('draw', seat)).toBe('not-your-turn PR-TURN-1');
    }
  });

  it('PR-TURN-2: first come the discoveries, then trade and hire', () => {
    const t = table({ players: [{ coins: 3 }, {}], deck: ['sailor-3-1', 'flute-1-1'] });
    t.play('draw');
    t.play('draw');
    expect(t.why('hire sailor-3-1')).toBe('phase-two-not-begun PR-TURN-2');
    expect(t.why('trade flute-1-1')).toBe('phase-two-not-begun PR-TURN-2');
    t.play('stop');
    expect(t.legal()).toEqual(['hire sailor-3-1', 'trade flute-1-1', 'done']);
  });

  it('PR-TURN-2: after a bust there is no phase 2', () => {
    const t = table({ players: [{ coins: 9 }, { coins: 9 }], deck: ['sailor-3-1', 'flute-1-1', 'flute-2-1'] });
    t.play('draw');
    t.play('draw');
    const events = t.play('draw');
    expect(of(events, 'phaseTwoBegan')).toEqual([]);
    expect(of(events, 'takeTurnBegan')).toEqual([]);
    expect(of(events, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 1, turn: 2 }]);
  });

  it('PR-TURN-3: in phase 2 every other player takes after the active player has finished', () => {
    const t = phaseTwo({
      players: [{ coins: 9 }, { coins: 9 }, { coins: 9 }],
      active: 1,
      harbour: ['sailor-3-1', 'priest-4-1', 'captain-4-1', 'settler-4-1'],
    });
    expect(t.legal(2)).toEqual([]);
    const order: unknown[] = [];
    for (const action of ['hire sailor-3-1', 'hire priest-4-1', 'hire captain-4-1']) {
      order.push(t.toAct);
      t.play(action);
    }
    expect(order).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => t.persons(seat))).toEqual([['captain-4-1'], ['sailor-3-1'], ['priest-4-1']]);
  });

  it('PR-TURN-4, PR-CONF-13: once phase 2 has begun no more cards are revealed in this turn', () => {
    const t = phaseTwo({ players: [{ coins: 9 }, { coins: 9 }], harbour: ['sailor-3-1', 'priest-4-1'] });
    expect(t.why('draw')).toBe('discover-is-over PR-TURN-4');
    expect(t.why('stop')).toBe('discover-is-over PR-TURN-4');
    t.play('hire sailor-3-1');
    expect(t.toAct).toBe(1);
    expect(t.why('draw')).toBe('discover-is-over PR-TURN-4');
  });

  it('PR-TURN-4, PR-CONF-13: nor in the closing window of the turn', () => {
    const t = phaseTwo({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['sailor-3-1'],
    });
    t.play('done');
    expect(t.legal()).toEqual(['claim expedition-priest2 priest-4-1,priest-4-1', 'endTurn']);
    expect(t.why('draw')).toBe('discover-is-over PR-TURN-4');
  });

  it('PR-TURN-5: when phase 2 is over, the next player clockwise becomes active', () => {
    const t = phaseTwo({ players: [{}, {}, { coins: 3 }], active: 2, harbour: ['sailor-3-1'] });
    const events = t.play('done');
    expect(of(events, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, turn: 2 }]);
    expect(t.legal(0)).toEqual(['draw']);
  });

  it('PR-TURN-5: after a bust, too', () => {
    const t = table({ players: [{}, {}, {}], active: 1, deck: ['skiff-1-1', 'skiff-2-1'] });
    t.play('draw');
    t.play('draw');
    expect([t.state.active, t.state.turn]).toEqual([2, 2]);
  });

  it('PR-TURN-5: a turn cannot be ended from the middle of it', () => {
    const t = table({ deck: ['sailor-3-1'] });
    expect(t.why('endTurn')).toBe('turn-not-ending PR-TURN-5');
    t.play('draw');
    expect(t.why('endTurn')).toBe('turn-not-ending PR-TURN-5');
  });
});
