import { describe, expect, it } from 'vitest';
import { discovering, of, phaseTwo, table } from './table.ts';

const FIVE_CARDS = ['flute-2-1', 'settler-4-1', 'captain-4-1', 'priest-4-1', 'governor-8-0'];

describe('abilities', () => {
  it('PR-ABIL-1: a trader and a mademoiselle serve their owner as active player', () => {
    const t = phaseTwo({
      players: [{ coins: 2, persons: ['trader-blue-3-1', 'mademoiselle-7-2', 'governor-8-0'] }, {}],
      harbour: ['flute-2-1', 'sailor-3-1'],
    });
    t.play('hire sailor-3-1');
    expect(t.coins(0)).toBe(0);
    t.play('trade flute-2-1');
    expect(t.coins(0)).toBe(3);
  });

  it('PR-ABIL-1: a trader and a mademoiselle serve their owner in the turn of somebody else', () => {
    const t = phaseTwo({
      players: [{}, { coins: 3, persons: ['trader-blue-3-1', 'mademoiselle-7-2', 'governor-8-0'] }],
      harbour: ['flute-2-1', 'sailor-3-1'],
    });
    t.play('done');
    t.play('hire sailor-3-1', 1);
    expect(t.coins(1)).toBe(0);
    t.play('trade flute-2-1', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([2, 2]);
  });

  it('PR-ABIL-2: two traders, two mademoiselles and two governors do twice what one does', () => {
    const persons = ['trader-blue-3-1', 'trader-blue-5-2', 'mademoiselle-7-2', 'mademoiselle-9-3'];
    const t = phaseTwo({
      players: [{ coins: 1, persons: [...persons, 'governor-8-0', 'governor-8-0'] }, {}],
      harbour: ['flute-2-1', 'sailor-3-1', 'captain-4-1', 'priest-4-1'],
    });
    t.play('hire sailor-3-1');
    expect(t.coins(0)).toBe(0);
    t.play('trade flute-2-1');
    expect(t.coins(0)).toBe(4);
    t.play('hire captain-4-1');
    expect(t.coins(0)).toBe(2);
  });

  it('PR-ABIL-3: the points of a person count from the hire on', () => {
    const t = phaseTwo({ players: [{ coins: 9, persons: ['sailor-5-2'] }, {}], harbour: ['admiral-9-3'] });
    expect(t.points(0)).toBe(2);
    t.play('hire admiral-9-3');
    expect(t.points(0)).toBe(5);
  });

  it('PR-ABIL-3: the points of a person are gone when the person leaves the area', () => {
    const t = table({
      players: [{ persons: ['settler-4-1', 'settler-4-1', 'sailor-7-3'] }, {}],
      expeditions: ['expedition-settler2'],
    });
    expect(t.points(0)).toBe(5);
    t.play('claim expedition-settler2 settler-4-1,settler-4-1');
    expect(t.points(0)).toBe(3 + 4);
  });

  it('PR-ABIL-4, PR-CONF-8: an open expedition and a tax increase are no harbour cards for an admiral', () => {
    const t = discovering({
      players: [{ persons: ['admiral-7-2'] }, {}],
      harbour: ['settler-4-1', 'captain-4-1', 'priest-4-1'],
      expeditions: ['expedition-captain2'],
      // The ship becomes the tax increase's coin.
      deck: ['tax-fewestPoints', 'flute-1-1', 'expedition-priest2', 'governor-8-0'],
    });
    for (let card = 0; card < 3; card++) t.play('draw');
    expect(t.harbour).toHaveLength(4);
    expect(of(t.play('stop'), 'coinsGained')).toEqual([]);
  });

  it('PR-ABIL-4, PR-CONF-8: a harbour is empty for a jester although expeditions are open', () => {
    const t = table({
      players: [{}, { coins: 4, persons: ['jester-7-2'] }],
      expeditions: ['expedition-captain2'],
      deck: ['expedition-priest2'],
    });
    t.play('draw');
    expect(of(t.play('stop'), 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 1, coins: 1, by: 'jester' }]);
  });

  it('PR-ABIL-4, PR-AMB-27: start effects come by themselves and before the first take', () => {
    const t = discovering({ players: [{ persons: ['admiral-7-2', 'jester-7-2'] }, {}], harbour: FIVE_CARDS });
    const kinds = t.play('stop').map(({ type }) => type);
    expect(kinds).toEqual(['phaseTwoBegan', 'coinsGained', 'takeTurnBegan']);
    expect(t.coins(0)).toBe(2);
  });

  it('PR-AMB-27: with a short deck the admiral of the active player is paid first and the rest is forfeited', () => {
    const t = discovering({
      players: [{ persons: ['admiral-7-2', 'admiral-7-2'] }, { persons: ['admiral-7-2'] }],
      harbour: [...FIVE_CARDS, 'sailor-3-1'],
      deck: ['flute-1-1', 'flute-2-2', 'flute-3-2'],
      rest: 'purse',
    });
    const before = t.coins(0);
    const events = t.play('stop');
    expect(t.coins(0)).toBe(before + 3);
    expect(of(events, 'coinsForfeited')).toEqual([{ type: 'coinsForfeited', seat: 0, coins: 1 }]);
    expect(of(t.play('done'), 'coinsForfeited')).toEqual([{ type: 'coinsForfeited', seat: 1, coins: 2 }]);
  });

  it('PR-ABIL-5, PR-CONF-5, PR-AMB-30: a fresh admiral, jester and governor wait for the next take-turn', () => {
    const t = phaseTwo({
      players: [{ coins: 25, persons: ['governor-8-0', 'governor-8-0'] }, {}],
      harbour: ['admiral-7-2', 'jester-7-2', 'governor-8-0'],
    });
    const events = [...t.play('hire admiral-7-2'), ...t.play('hire governor-8-0'), ...t.play('hire jester-7-2')];
    expect(of(events, 'coinsGained')).toEqual([]);
    expect(of(events, 'takeTurnEnded')[0]).toEqual({ type: 'takeTurnEnded', seat: 0, taken: 3 });
    expect(t.coins(0)).toBe(25 - 7 - 8 - 7);
  });

  it('PR-CONF-5, PR-AMB-30: a fresh trader and a fresh mademoiselle help with the next card', () => {
    const t = phaseTwo({
      players: [{ coins: 12, persons: ['governor-8-0', 'governor-8-0', 'governor-8-0'] }, {}],
      harbour: ['trader-red-3-1', 'mademoiselle-7-2', 'sailor-3-1', 'frigate-1-1'],
    });
    t.play('hire mademoiselle-7-2');
    expect(t.coins(0)).toBe(5);
    t.play('hire trader-red-3-1');
    expect(t.coins(0)).toBe(3);
    t.play('trade frigate-1-1');
    expect(t.coins(0)).toBe(5);
  });

  it('PR-AMB-30: a fresh priest can be sent on an expedition at once', () => {
    const t = phaseTwo({
      players: [{ coins: 4, persons: ['priest-4-1'] }, {}],
      harbour: ['priest-4-1'],
      expeditions: ['expedition-priest2'],
    });
    t.play('hire priest-4-1');
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(t.claimed(0)).toEqual(['expedition-priest2']);
    expect(t.coins(0)).toBe(2);
  });
});

describe('expedition persons', () => {
  it('PR-EXPSYM-1: settler, captain and priest are discarded to claim an expedition', () => {
    const t = table({
      players: [{ persons: ['settler-4-1', 'captain-4-1', 'captain-4-1'] }, {}],
      expeditions: ['expedition-settler1-captain2'],
    });
    t.play('claim expedition-settler1-captain2 settler-4-1,captain-4-1,captain-4-1');
    expect(t.persons(0)).toEqual([]);
    expect([...t.discard].sort()).toEqual(['captain-4-1', 'captain-4-1', 'settler-4-1']);
  });

  it('PR-EXPSYM-1: a priest cannot be discarded in place of a settler', () => {
    const t = table({
      players: [{ persons: ['settler-4-1', 'settler-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-settler2'],
    });
    expect(t.why('claim expedition-settler2 settler-4-1,priest-4-1')).toBe('persons-do-not-cover PR-AMB-17');
    expect(t.why('claim expedition-settler2 settler-4-1,settler-4-1')).toBeUndefined();
  });

  it('PR-EXPSYM-2: a jack-of-all-trades goes in place of one settler, captain or priest', () => {
    const jacks = ['jackOfAllTrades-6-1', 'jackOfAllTrades-6-1', 'jackOfAllTrades-6-1'];
    for (const symbol of ['settler', 'captain', 'priest']) {
      const t = table({
        players: [{ persons: [`${symbol}-4-1`, ...jacks] }, {}],
        expeditions: [`expedition-${symbol}2`],
      });
      t.play(`claim expedition-${symbol}2 ${symbol}-4-1,jackOfAllTrades-6-1`);
      expect(t.persons(0)).toEqual(jacks.slice(1));
    }
  });

  it('PR-EXPSYM-2: one jack-of-all-trades does not replace two persons', () => {
    const t = table({ players: [{ persons: ['jackOfAllTrades-6-1'] }, {}], expeditions: ['expedition-captain2'] });
    expect(t.why('claim expedition-captain2 jackOfAllTrades-6-1')).toBe('persons-do-not-cover PR-AMB-17');
  });

  it('PR-EXPSYM-3: settler, captain, priest and jack give no coins, no sabres, no discount and no takes', () => {
    const persons = ['settler-4-1', 'captain-4-1', 'priest-4-1', 'jackOfAllTrades-6-1'];
    const t = discovering({ players: [{ coins: 2, persons }, {}], harbour: ['sailor-3-1', 'flute-2-1'] });
    expect(of(t.play('stop'), 'takeTurnBegan')[0]).toEqual({ type: 'takeTurnBegan', seat: 0, left: 1 });
    expect(t.why('hire sailor-3-1')).toBe('too-expensive PR-HIRE-3');
    t.play('trade flute-2-1');
    expect(t.coins(0)).toBe(4);
    expect(t.view(0).players[0].sabres).toBe(0);
  });
});

describe('trader', () => {
  it('PR-TRADER-1: each trader of the colour adds a coin to the trade', () => {
    const t = phaseTwo({
      players: [{ persons: ['trader-green-3-1', 'trader-green-3-1', 'trader-red-3-1'] }, {}],
      harbour: ['skiff-1-1'],
    });
    expect(of(t.play('trade skiff-1-1'), 'coinsGained')[0].coins).toBe(3);
  });

  it('PR-TRADER-1: a trader of another colour adds nothing', () => {
    const t = phaseTwo({ players: [{ persons: ['trader-green-3-1'] }, {}], harbour: ['frigate-2-3'] });
    expect(of(t.play('trade frigate-2-3'), 'coinsGained')[0].coins).toBe(2);
  });

  it('PR-TRADER-2: a trader also pays when somebody else is active', () => {
    const t = phaseTwo({ players: [{}, { persons: ['trader-black-3-1'] }], harbour: ['galleon-3-7'] });
    t.play('done');
    t.play('trade galleon-3-7', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 3]);
  });

  it('PR-TRADER-3: a trader hired before in this take-turn counts for the trade', () => {
    const t = phaseTwo({
      players: [{ coins: 3, persons: ['governor-8-0'] }, {}],
      harbour: ['trader-yellow-3-1', 'pinnace-3-4'],
    });
    t.play('hire trader-yellow-3-1');
    t.play('trade pinnace-3-4');
    expect(t.coins(0)).toBe(4);
  });
});

describe('sailor and pirate', () => {
  it('PR-SWORD-1: a sailor has one sabre and a pirate two, whatever they cost', () => {
    const sabres = (person: string): number =>
      table({ players: [{ persons: [person] }, {}] }).view(0).players[0].sabres;
    expect(['sailor-3-1', 'sailor-5-2', 'sailor-7-3'].map(sabres)).toEqual([1, 1, 1]);
    expect(['pirate-5-1', 'pirate-7-2', 'pirate-9-3'].map(sabres)).toEqual([2, 2, 2]);
  });

  it('PR-SWORD-1, PR-SWORD-2: a sailor and a pirate together sink a ship of three sabres', () => {
    const t = table({
      players: [{ persons: ['sailor-3-1', 'pirate-5-1'] }, {}],
      deck: ['skiff-2-3', 'pinnace-3-4'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    t.play('sink');
    t.play('draw');
    expect(t.harbour).toEqual(['pinnace-3-4']);
  });

  it('PR-SWORD-2: a pirate beats a sailor when a tax increase favours the most sabres', () => {
    const t = table({
      players: [{ persons: ['sailor-7-3'] }, { persons: ['pirate-5-1'] }, {}],
      deck: ['tax-mostSabres'],
    });
    const events = t.play('draw');
    expect(of(events, 'taxEnded')[0]).toMatchObject({ value: 2, seats: [1] });
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([0, 1, 0]);
  });
});
