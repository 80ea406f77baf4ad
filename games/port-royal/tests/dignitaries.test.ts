import { describe, expect, it } from 'vitest';
import { discovering, of, phaseTwo, table } from './table.ts';

/** Nobody with fewer than 4 coins can hire any of them. */
const DEAR = ['settler-4-1', 'captain-4-1', 'priest-4-1', 'jackOfAllTrades-6-1', 'governor-8-0', 'governor-8-0'];

describe('admiral', () => {
  it('PR-ADMIRAL-1: with five cards in the harbour each admiral gives two coins', () => {
    const t = phaseTwo({
      players: [{ persons: ['admiral-5-1', 'admiral-7-2', 'admiral-9-3'] }, {}],
      harbour: [...DEAR.slice(0, 4), 'flute-2-1'],
    });
    expect(t.coins(0)).toBe(6);
  });

  it('PR-ADMIRAL-1: with four cards in the harbour an admiral gives nothing', () => {
    const t = phaseTwo({
      players: [{ persons: ['admiral-7-2'] }, {}],
      harbour: [...DEAR.slice(0, 3), 'flute-2-1'],
    });
    expect(t.coins(0)).toBe(0);
  });

  it('PR-ADMIRAL-2: every player looks at the harbour at the start of their own take-turn', () => {
    const admiral = { persons: ['admiral-7-2'] };
    const t = phaseTwo({
      players: [{}, admiral, admiral],
      harbour: [...DEAR.slice(0, 4), 'flute-2-1', 'skiff-1-1'],
    });
    const five = t.play('trade flute-2-1');
    expect(of(five, 'coinsGained')).toContainEqual({ type: 'coinsGained', seat: 1, coins: 2, by: 'admiral' });
    const four = t.play('trade skiff-1-1', 1);
    expect(of(four, 'coinsGained').filter(({ by }) => by === 'admiral')).toEqual([]);
  });

  it('PR-ADMIRAL-3, PR-AMB-28: the coins of an admiral come even if the player takes nothing', () => {
    const t = phaseTwo({
      players: [{ persons: ['admiral-7-2'] }, { persons: ['admiral-7-2'] }],
      harbour: [...DEAR.slice(0, 4), 'flute-2-1'],
    });
    t.play('done');
    t.play('pass', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([2, 2]);
    expect(t.state.active).toBe(1);
  });

  it('PR-ADMIRAL-3: the coins of an admiral pay for a hire in the same take-turn', () => {
    const t = phaseTwo({
      players: [{ coins: 1, persons: ['admiral-7-2'] }, {}],
      harbour: ['sailor-3-1', ...DEAR.slice(0, 4)],
    });
    t.play('hire sailor-3-1');
    expect(t.persons(0)).toEqual(['admiral-7-2', 'sailor-3-1']);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-ADMIRAL-4: an admiral hired in this take-turn gives nothing in it', () => {
    const t = phaseTwo({
      players: [{ coins: 7, persons: ['governor-8-0'] }, {}],
      harbour: ['admiral-7-2', ...DEAR.slice(0, 4), 'flute-2-1'],
    });
    const events = t.play('hire admiral-7-2');
    expect(t.harbour).toHaveLength(5);
    expect(of(events, 'coinsGained')).toEqual([]);
    expect(t.coins(0)).toBe(0);
  });
});

describe('jester', () => {
  it('PR-JESTER-1: a guest with jesters is paid when they find the harbour empty', () => {
    const t = phaseTwo({
      players: [{}, { persons: ['jester-5-1', 'jester-7-2'] }],
      harbour: ['flute-2-1'],
    });
    const events = t.play('trade flute-2-1');
    expect(of(events, 'coinsGained')).toContainEqual({ type: 'coinsGained', seat: 1, coins: 2, by: 'jester' });
    expect(t.coins(1)).toBe(2);
  });

  it('PR-JESTER-1: a jester gives nothing to a guest who finds a card in the harbour', () => {
    const t = phaseTwo({ players: [{}, { persons: ['jester-7-2'] }], harbour: ['flute-2-1', 'skiff-1-1'] });
    t.play('trade flute-2-1');
    expect(t.coins(1)).toBe(0);
    expect(t.legal(1)).toEqual(['trade skiff-1-1', 'pass']);
  });

  it('PR-JESTER-2: the active player is paid too if phase 2 begins with an empty harbour', () => {
    const t = table({
      players: [{ persons: ['sailor-3-1', 'jester-7-2', 'jester-7-2'] }, {}],
      deck: ['flute-1-1'],
    });
    t.play('draw');
    t.play('sink');
    expect(of(t.play('stop'), 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 0, coins: 2, by: 'jester' }]);
  });

  it('PR-JESTER-3: after a bust every player gets a coin per jester, the active player included', () => {
    const t = discovering({
      players: [{ persons: ['jester-5-1'] }, {}, { persons: ['jester-7-2', 'jester-7-2'] }],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    t.play('draw');
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([1, 0, 2]);
  });

  it('PR-JESTER-4: a jester hired in this take-turn gives nothing in it', () => {
    const t = phaseTwo({
      players: [{ coins: 7 }, { persons: ['jester-5-1'] }],
      harbour: ['jester-7-2'],
    });
    t.play('hire jester-7-2');
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
  });

  it('PR-JESTER-5: a harbour nobody can pay for is not empty', () => {
    const t = discovering({
      players: [{ persons: ['jester-7-2'] }, { persons: ['jester-7-2'] }],
      harbour: ['governor-8-0'],
    });
    const events = t.play('stop');
    expect(of(events, 'harbourCleared')).toHaveLength(1);
    expect([t.coins(0), t.coins(1)]).toEqual([0, 0]);
  });
});

describe('governor', () => {
  const SHIPS = ['flute-1-1', 'skiff-1-1', 'frigate-1-1'];

  it('PR-GOV-1: the active player takes one card more per governor', () => {
    const t = phaseTwo({ players: [{ persons: ['governor-8-0', 'governor-8-0'] }, {}], harbour: SHIPS });
    t.play('trade flute-1-1');
    t.play('trade skiff-1-1');
    t.play('trade frigate-1-1');
    expect(t.coins(0)).toBe(3);
    expect(t.harbour).toEqual([]);
  });

  it('PR-GOV-1: without a governor three colours allow one card', () => {
    const t = phaseTwo({
      players: [{ persons: ['settler-4-1', 'settler-4-1'] }, {}],
      harbour: SHIPS,
      expeditions: ['expedition-settler2'],
    });
    t.play('trade flute-1-1');
    expect(t.why('trade skiff-1-1')).toBe('allowance-used PR-TRADE-1');
  });

  it('PR-GOV-1, PR-GOV-2: a guest with a governor takes two cards and pays for each', () => {
    const t = phaseTwo({
      players: [{}, { coins: 5, persons: ['governor-8-0'] }],
      harbour: ['flute-2-1', 'sailor-3-1'],
    });
    t.play('done');
    t.play('hire sailor-3-1', 1);
    const events = t.play('trade flute-2-1', 1);
    expect(of(events, 'compensationPaid')).toEqual([{ type: 'compensationPaid', seat: 1, to: 0 }]);
    expect([t.coins(0), t.coins(1)]).toEqual([2, 5 - 3 - 1 + 2 - 1]);
  });

  it('PR-GOV-2: a guest who cannot pay for the extra card cannot take it', () => {
    const t = phaseTwo({
      players: [{}, { coins: 4, persons: ['governor-8-0'] }],
      harbour: ['sailor-3-1', 'sailor-3-1', 'flute-1-1'],
    });
    t.play('done');
    t.play('hire sailor-3-1', 1);
    expect(t.coins(1)).toBe(0);
    expect(t.why('hire sailor-3-1', 1)).toBe('too-expensive-with-compensation PR-OTHER-5');
  });

  it('PR-GOV-3: a governor hired in this take-turn does not raise the allowance of it', () => {
    const t = phaseTwo({ players: [{ coins: 8 }, {}], harbour: ['governor-8-0', 'flute-2-1'] });
    const events = t.play('hire governor-8-0');
    expect(of(events, 'takeTurnEnded')[0]).toEqual({ type: 'takeTurnEnded', seat: 0, taken: 1 });
    expect(t.toAct).toBe(1);
  });

  it('PR-AMB-29: two governors let a guest take three cards for three coins of compensation', () => {
    const t = phaseTwo({ players: [{}, { persons: ['governor-8-0', 'governor-8-0'] }], harbour: SHIPS });
    const events = t.play('done');
    expect(of(events, 'takeTurnBegan')).toEqual([{ type: 'takeTurnBegan', seat: 1, left: 3 }]);
    for (const ship of SHIPS) t.play(`trade ${ship}`, 1);
    expect([t.coins(0), t.coins(1)]).toEqual([3, 0]);
  });
});

describe('mademoiselle', () => {
  const TWO = ['mademoiselle-7-2', 'mademoiselle-9-3'];
  const FOUR = [...TWO, ...TWO];

  it('PR-MADEM-1: each mademoiselle takes one coin off the price', () => {
    const t = phaseTwo({ players: [{ coins: 5, persons: TWO }, {}], harbour: ['admiral-7-2'] });
    t.play('hire admiral-7-2');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-MADEM-1: a price never drops below nothing', () => {
    const t = phaseTwo({ players: [{ coins: 2, persons: FOUR }, {}], harbour: ['sailor-3-1'] });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'personHired')[0].cards).toEqual([]);
    expect(t.coins(0)).toBe(2);
  });

  it('PR-MADEM-2: a mademoiselle hired before in this take-turn makes the next hire cheaper', () => {
    const t = phaseTwo({
      players: [{ coins: 9, persons: ['governor-8-0'] }, {}],
      harbour: ['mademoiselle-7-2', 'sailor-3-1'],
    });
    t.play('hire mademoiselle-7-2');
    expect(t.coins(0)).toBe(2);
    t.play('hire sailor-3-1');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-MADEM-2: a mademoiselle gives no discount on its own price', () => {
    const t = phaseTwo({ players: [{ coins: 6 }, {}], harbour: ['mademoiselle-7-2', 'flute-1-1'] });
    expect(t.why('hire mademoiselle-7-2')).toBe('too-expensive PR-HIRE-3');
  });

  it('PR-MADEM-3: a guest who hires for nothing still owes the compensation', () => {
    const t = phaseTwo({ players: [{}, { coins: 1, persons: FOUR }], harbour: ['sailor-3-1'] });
    t.play('hire sailor-3-1', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 0]);
  });

  it('PR-MADEM-3: a guest without a coin cannot even hire for nothing', () => {
    const t = phaseTwo({ players: [{}, { persons: FOUR }], harbour: ['sailor-3-1', 'flute-1-1'] });
    t.play('done');
    expect(t.why('hire sailor-3-1', 1)).toBe('too-expensive-with-compensation PR-OTHER-5');
  });
});
