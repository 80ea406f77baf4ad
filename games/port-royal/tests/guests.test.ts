import { describe, expect, it } from 'vitest';
import { discovering, of, phaseTwo, type TableSpec } from './table.ts';

const FLEET = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];

/** Phase 2 after the active player has taken nothing (who can take nothing is not even asked). */
function guests(spec: TableSpec) {
  const t = phaseTwo(spec);
  if (t.toAct === t.state.active) t.play('done');
  return t;
}

describe('the other players', () => {
  it('PR-OTHER-1, PR-CONF-6: they take clockwise from the active player’s left, whoever was first player', () => {
    const t = phaseTwo({ players: [{}, {}, {}, {}], active: 2, first: 1, harbour: FLEET });
    const order: unknown[] = [];
    while (t.state.active === 2) {
      order.push(t.toAct);
      t.play(t.toAct === 2 ? 'done' : 'pass');
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('PR-OTHER-1: each has one take-turn, after the active player', () => {
    const t = phaseTwo({ players: [{}, {}, {}], harbour: FLEET });
    expect(t.why('trade flute-1-1', 1)).toBe('not-your-turn PR-TURN-1');
    const events = [...t.play('done'), ...t.play('pass'), ...t.play('pass')];
    expect(of(events, 'takeTurnBegan').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(of(events, 'turnBegan')).toMatchObject([{ seat: 1 }]);
  });

  it('PR-OTHER-2: a non-active player takes one card even from five colours', () => {
    const t = phaseTwo({ players: [{}, {}, {}], harbour: FLEET });
    const events = t.play('done');
    expect(of(events, 'takeTurnBegan')).toEqual([{ type: 'takeTurnBegan', seat: 1, left: 1 }]);
    t.play('trade flute-1-1');
    expect(t.toAct).toBe(2);
    expect(t.why('trade skiff-1-1', 1)).toBe('not-your-turn PR-TURN-1');
  });

  it('PR-OTHER-2: a guest may trade, hire or pass', () => {
    const t = guests({ players: [{}, { coins: 4 }], harbour: ['flute-1-1', 'sailor-3-1'] });
    expect(t.legal(1)).toEqual(['trade flute-1-1', 'hire sailor-3-1', 'pass']);
    expect(t.why('done')).toBe('pass-instead PR-OTHER-2');
  });

  it('PR-OTHER-2: passing belongs to phase 2', () => {
    expect(discovering({ harbour: ['flute-1-1'] }).why('pass')).toBe('not-taking PR-OTHER-2');
  });

  it('PR-OTHER-3: for a card a guest pays one coin to the active player', () => {
    const t = guests({ players: [{ coins: 2 }, { coins: 5 }, {}], harbour: ['sailor-3-1', 'flute-1-1'] });
    const events = t.play('hire sailor-3-1');
    expect([t.coins(0), t.coins(1), t.persons(1)]).toEqual([3, 1, ['sailor-3-1']]);
    expect(of(events, 'compensationPaid')).toEqual([{ type: 'compensationPaid', seat: 1, to: 0 }]);
  });

  it('PR-OTHER-3: a guest pays for every card taken', () => {
    const t = guests({ players: [{}, { persons: ['governor-8-0'] }], harbour: ['flute-2-1', 'skiff-2-1'] });
    const events = [...t.play('trade flute-2-1'), ...t.play('trade skiff-2-1')];
    expect(of(events, 'compensationPaid')).toHaveLength(2);
    expect([t.coins(0), t.coins(1)]).toEqual([2, 2]);
  });

  it('PR-OTHER-4, PR-AMB-21: a guest may trade without a coin, the ship’s income pays', () => {
    const t = guests({ players: [{}, {}], harbour: ['flute-1-1', 'skiff-3-3'], deck: ['governor-8-0'] });
    t.play('trade flute-1-1');
    expect([t.purse(0), t.coins(1)]).toEqual([['governor-8-0'], 0]);
  });

  it('PR-CONF-7: the income comes first, the compensation second, in one step', () => {
    const t = guests({ players: [{}, { coins: ['jester-5-1'] }, {}], harbour: FLEET, deck: ['governor-8-0'] });
    const events = t.play('trade flute-1-1');
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['shipTraded', 'coinsGained', 'compensationPaid']);
    expect([t.purse(0), t.purse(1)]).toEqual([['jester-5-1'], ['governor-8-0']]);
  });

  it('PR-AMB-21: with deck and discard pile empty the traded ship itself becomes the compensation', () => {
    const t = phaseTwo({ players: [{}, {}, {}], active: 1, harbour: ['flute-2-1', 'skiff-1-1'], rest: 'purse' });
    t.play('done');
    const events = t.play('trade flute-2-1', 2);
    expect(of(events, 'coinsForfeited')).toMatchObject([{ seat: 2, coins: 1 }]);
    expect([t.purse(1), t.coins(2)]).toEqual([['flute-2-1'], 0]);
  });

  it('PR-OTHER-5, PR-AMB-22: to hire a guest must own the cost and one coin more', () => {
    const t = guests({ players: [{}, { coins: 3 }, { coins: 4 }], harbour: ['sailor-3-1', 'flute-1-1'] });
    expect(t.why('hire sailor-3-1', 1)).toBe('too-expensive-with-compensation PR-OTHER-5');
    expect(t.legal(1)).toEqual(['trade flute-1-1', 'pass']);
    t.play('pass');
    t.play('hire sailor-3-1', 2);
    expect([t.coins(0), t.coins(2), t.persons(2)]).toEqual([1, 0, ['sailor-3-1']]);
  });

  it('PR-AMB-22: the cost is counted after the mademoiselles’ discount', () => {
    const t = guests({ players: [{}, { coins: 3, persons: ['mademoiselle-7-2'] }], harbour: ['sailor-3-1'] });
    t.play('hire sailor-3-1', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 0]);
  });

  it('PR-OTHER-6: who cannot pay the compensation is not offered the card, and is passed over if nothing is left', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, { coins: 3 }, { coins: 4 }], harbour: ['sailor-3-1'] });
    const events = t.play('done');
    expect(of(events, 'takeTurnEnded').map(({ seat, taken }) => [seat, taken])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect([t.toAct, t.legal()]).toEqual([2, ['hire sailor-3-1', 'pass']]);
  });

  it('PR-OTHER-6, PR-AMB-24: a person for nothing still costs the compensation', () => {
    const persons = ['mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3', 'mademoiselle-9-3'];
    const harbour = ['sailor-3-1', 'flute-1-1'];
    const poor = guests({ players: [{}, { persons }], harbour });
    expect(poor.why('hire sailor-3-1', 1)).toBe('too-expensive-with-compensation PR-OTHER-5');
    const able = guests({ players: [{}, { persons, coins: 1 }], harbour });
    able.play('hire sailor-3-1', 1);
    expect([able.coins(0), able.coins(1)]).toEqual([1, 0]);
    expect(able.persons(1)).toContain('sailor-3-1');
  });

  it('PR-OTHER-7: passing costs nothing', () => {
    const t = guests({ players: [{ coins: 2 }, { coins: 5 }, { coins: 5 }], harbour: ['flute-1-1'] });
    const events = t.play('pass');
    expect([t.coins(0), t.coins(1)]).toEqual([2, 5]);
    expect(of(events, 'compensationPaid')).toEqual([]);
  });

  it('PR-AMB-25: who has passed does not come back in this phase', () => {
    const t = guests({ players: [{ coins: 5 }, { coins: 5 }, { coins: 5 }], harbour: ['flute-1-1', 'sailor-3-1'] });
    t.play('pass');
    expect([t.toAct, t.legal(0), t.legal(1)]).toEqual([2, [], []]);
    expect(t.why('trade flute-1-1', 0)).toBe('not-your-turn PR-TURN-1');
    expect(t.why('trade flute-1-1', 1)).toBe('not-your-turn PR-TURN-1');
  });

  it('PR-OTHER-8: a guest’s traders and admirals work for the guest', () => {
    const t = guests({ players: [{}, { persons: ['trader-red-3-1', 'admiral-5-1'] }], harbour: FLEET });
    // Two coins at the sight of five cards; then two for the frigate, less the compensation.
    expect(t.coins(1)).toBe(2);
    t.play('trade frigate-1-1');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 3]);
  });

  it('PR-OTHER-8: a guest’s governor and mademoiselle work for the guest', () => {
    const t = guests({
      players: [{}, { coins: 8, persons: ['governor-8-0', 'mademoiselle-7-2'] }],
      harbour: ['sailor-3-1', 'priest-4-1'],
    });
    t.play('hire sailor-3-1');
    t.play('hire priest-4-1');
    expect([t.coins(0), t.coins(1)]).toEqual([2, 1]);
  });

  it('PR-OTHER-9: if the harbour runs out, the take-turns still happen', () => {
    const t = phaseTwo({
      players: [{ coins: 3 }, { coins: 9 }, { persons: ['jester-5-1'] }],
      harbour: ['sailor-3-1'],
    });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'takeTurnBegan').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(of(events, 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 2, coins: 1, by: 'jester' }]);
    expect([t.coins(1), t.state.active]).toEqual([9, 1]);
  });

  it('PR-OTHER-10: what is left in the harbour is discarded after the last take-turn', () => {
    const t = guests({ players: [{}, {}, {}], harbour: ['flute-1-1', 'governor-8-0', 'skiff-1-1', 'sailor-3-1'] });
    t.play('trade skiff-1-1');
    expect(t.harbour).toEqual(['flute-1-1', 'governor-8-0', 'sailor-3-1']);
    const events = t.play('pass');
    expect(of(events, 'harbourCleared')).toHaveLength(1);
    expect(t.harbour).toEqual([]);
    expect(t.discard).toEqual(['sailor-3-1', 'governor-8-0', 'flute-1-1', 'skiff-1-1']);
  });

  it('PR-OTHER-10: nobody takes a card any more in the closing window', () => {
    const t = guests({
      players: [{ coins: 9, persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['sailor-3-1'],
    });
    expect([t.toAct, t.discard]).toEqual([0, ['sailor-3-1']]);
    expect(t.why('hire sailor-3-1')).toBe('phase-two-is-over PR-OTHER-10');
  });

  it('PR-OTHER-11: non-active players cannot claim expeditions', () => {
    const captains = ['captain-4-1', 'captain-4-1'];
    const t = guests({
      players: [{ persons: captains }, { persons: captains }],
      expeditions: ['expedition-captain2'],
      harbour: ['flute-1-1'],
    });
    expect(t.legal(1)).toEqual(['trade flute-1-1', 'pass']);
    expect(t.why('claim expedition-captain2 captain-4-1,captain-4-1', 1)).toBe('only-active-claims PR-EXPED-2');
  });

  it('PR-AMB-26: a non-active player who empties the harbour gets no coin for their jester', () => {
    const t = guests({
      players: [{}, { coins: 4, persons: ['governor-8-0', 'jester-5-1'] }, { persons: ['jester-7-2'] }],
      harbour: ['sailor-3-1'],
    });
    t.play('hire sailor-3-1');
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([1, 0, 1]);
  });
});
