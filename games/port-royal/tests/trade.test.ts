import { describe, expect, it } from 'vitest';
import { discovering, of, phaseTwo, table } from './table.ts';

const FLEET = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];
const FOUR_SHIPS = FLEET.slice(0, 4);

describe('how many cards the active player takes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('PR-TRADE-1: with %i colours in the harbour the active player may take %i', (colours, allowed) => {
    const t = discovering({ harbour: ['governor-8-0', ...FLEET.slice(0, colours)] });
    const events = t.play('stop');
    expect(of(events, 'phaseTwoBegan')).toMatchObject([{ seat: 0, colours }]);
    expect(of(events, 'takeTurnBegan')[0]).toMatchObject({ seat: 0, left: allowed });
  });

  it('PR-TRADE-1: three cards may be taken from five colours, and no fourth', () => {
    const t = phaseTwo({ harbour: FLEET });
    t.play('trade pinnace-1-1');
    t.play('trade flute-1-1');
    const events = t.play('trade skiff-1-1');
    expect(of(events, 'takeTurnEnded')[0]).toEqual({ type: 'takeTurnEnded', seat: 0, taken: 3 });
    expect([t.toAct, t.coins(0)]).toEqual([1, 3]);
  });

  it('PR-TRADE-1: whoever stays for an expedition after their last take may not take on', () => {
    const t = phaseTwo({
      players: [{ coins: 9, persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1', 'skiff-1-1', 'sailor-3-1'],
    });
    t.play('trade flute-1-1');
    expect(t.toAct).toBe(0);
    expect(t.why('trade skiff-1-1')).toBe('allowance-used PR-TRADE-1');
    expect(t.why('hire sailor-3-1')).toBe('allowance-used PR-TRADE-1');
  });

  it('PR-TRADE-2, PR-AMB-19: taking a ship does not lower the allowance', () => {
    const t = phaseTwo({ harbour: FOUR_SHIPS });
    t.play('trade pinnace-1-1');
    expect(t.harbour).toEqual(['flute-1-1', 'skiff-1-1', 'frigate-1-1']);
    t.play('trade flute-1-1');
    expect(t.coins(0)).toBe(2);
    expect(t.toAct).toBe(1);
  });

  it('PR-TRADE-3: a governor adds one card', () => {
    const t = phaseTwo({
      players: [{ persons: ['governor-8-0'] }, {}],
      harbour: ['flute-1-1', 'skiff-1-1', 'frigate-1-1'],
    });
    t.play('trade flute-1-1');
    expect(t.toAct).toBe(0);
    t.play('trade skiff-1-1');
    expect([t.coins(0), t.toAct]).toEqual([2, 1]);
  });

  it('PR-TRADE-4: each take is complete before the next, so a ship’s coins can pay for a person', () => {
    const t = phaseTwo({ harbour: ['pinnace-1-1', 'flute-3-5', 'skiff-1-1', 'frigate-1-1', 'sailor-3-1'] });
    expect(t.why('hire sailor-3-1')).toBe('too-expensive PR-HIRE-3');
    t.play('trade flute-3-5');
    expect(t.coins(0)).toBe(3);
    t.play('hire sailor-3-1');
    expect([t.coins(0), t.persons(0)]).toEqual([0, ['sailor-3-1']]);
  });

  it('PR-TRADE-4: only cards of the harbour can be taken', () => {
    const t = phaseTwo({ players: [{ coins: 9 }, { persons: ['jester-5-1'] }], harbour: ['flute-1-1'] });
    expect(t.why('trade skiff-1-1')).toBe('not-in-harbour PR-TRADE-4');
    expect(t.why('hire jester-5-1')).toBe('not-in-harbour PR-TRADE-4');
  });

  it('PR-TRADE-5: a trader just hired already counts for the next ship', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, {}], harbour: [...FOUR_SHIPS, 'trader-green-3-1'] });
    t.play('hire trader-green-3-1');
    t.play('trade skiff-1-1');
    expect(t.coins(0)).toBe(2);
  });

  it('PR-TRADE-5: a mademoiselle just hired already makes the next person cheaper', () => {
    const t = phaseTwo({ players: [{ coins: 9 }, {}], harbour: [...FOUR_SHIPS, 'mademoiselle-7-2', 'sailor-3-1'] });
    t.play('hire mademoiselle-7-2');
    t.play('hire sailor-3-1');
    expect([t.coins(0), t.persons(0)]).toEqual([0, ['mademoiselle-7-2', 'sailor-3-1']]);
  });

  it('PR-TRADE-5: a governor just hired does not, it acts at the start of a take-turn', () => {
    const t = phaseTwo({ players: [{ coins: 8 }, {}], harbour: ['governor-8-0', 'flute-1-1'] });
    const events = t.play('hire governor-8-0');
    expect(of(events, 'takeTurnEnded')[0]).toMatchObject({ seat: 0, taken: 1 });
    expect(t.toAct).toBe(1);
  });

  it('PR-TRADE-6, PR-AMB-20: the active player may take nothing, and the others still get their take-turns', () => {
    const t = phaseTwo({ players: [{ coins: 5 }, {}, {}], harbour: ['flute-1-1', 'sailor-3-1'] });
    const events = t.play('done');
    expect(of(events, 'takeTurnEnded')).toEqual([{ type: 'takeTurnEnded', seat: 0, taken: 0 }]);
    expect([t.toAct, t.coins(0)]).toEqual([1, 5]);
    expect(t.legal(1)).toEqual(['trade flute-1-1', 'pass']);
  });

  it('PR-TRADE-6: the player may take fewer cards than allowed', () => {
    const t = phaseTwo({ harbour: FLEET });
    t.play('trade flute-1-1');
    expect(t.why('pass')).toBe('done-instead PR-TRADE-6');
    const events = t.play('done');
    expect(of(events, 'takeTurnEnded')).toEqual([{ type: 'takeTurnEnded', seat: 0, taken: 1 }]);
  });

  it('PR-TRADE-6: in phase 1 there is nothing to be done with taking', () => {
    const t = discovering({ harbour: ['flute-1-1'] });
    expect(t.why('done')).toBe('not-taking PR-TRADE-6');
  });

  it.each([
    ['two ships', ['trade flute-1-1', 'trade skiff-1-1'], 11, 0],
    ['two persons', ['hire sailor-3-1', 'hire priest-4-1'], 2, 2],
    ['a ship and a person', ['trade flute-1-1', 'hire sailor-3-1'], 7, 1],
    ['a person and a ship', ['hire priest-4-1', 'trade skiff-1-1'], 6, 1],
  ])('PR-TRADE-7: two takes may be %s', (_what, takes, coins, persons) => {
    const t = phaseTwo({ players: [{ coins: 9 }, {}], harbour: [...FOUR_SHIPS, 'sailor-3-1', 'priest-4-1'] });
    for (const take of takes) t.play(take);
    expect([t.coins(0), t.persons(0).length, t.toAct]).toEqual([coins, persons, 1]);
  });
});

describe('trading with a ship', () => {
  it('PR-TRADE-8: the ship goes to the discard pile, then its coins come from the deck', () => {
    const t = phaseTwo({ harbour: ['skiff-3-3', 'flute-1-1'], deck: ['governor-8-0', 'jester-5-1', 'priest-4-1'] });
    const events = t.play('trade skiff-3-3');
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['shipTraded', 'coinsGained']);
    expect([t.discard, t.harbour]).toEqual([['skiff-3-3'], ['flute-1-1']]);
    expect(t.purse(0)).toEqual(['governor-8-0', 'jester-5-1', 'priest-4-1']);
  });

  it('PR-TRADE-8: persons are not traded', () => {
    const t = phaseTwo({ players: [{ coins: 9 }, {}], harbour: ['sailor-3-1', 'flute-1-1'] });
    expect(t.why('trade sailor-3-1')).toBe('not-a-ship PR-TRADE-8');
  });

  it('PR-TRADE-9: an own trader of the colour adds a coin, those of other colours and other players do not', () => {
    const t = phaseTwo({
      players: [{ persons: ['trader-blue-5-2', 'trader-red-3-1'] }, { persons: ['trader-blue-3-1'] }],
      harbour: ['flute-2-1'],
    });
    t.play('trade flute-2-1');
    expect(t.coins(0)).toBe(3);
  });

  it('PR-TRADE-9, PR-CONF-2: two traders of the colour add two coins', () => {
    const t = phaseTwo({
      players: [{ persons: ['trader-black-3-1', 'trader-black-3-1'] }, {}],
      harbour: ['galleon-1-2'],
    });
    t.play('trade galleon-1-2');
    expect(t.coins(0)).toBe(3);
  });

  it('PR-CONF-28: a ship of the trader’s colour that merely lies in the harbour adds nothing', () => {
    const t = phaseTwo({ players: [{ persons: ['trader-yellow-3-1'] }, {}], harbour: ['pinnace-4-4', 'flute-1-1'] });
    t.play('trade flute-1-1');
    expect(t.coins(0)).toBe(1);
  });

  it('PR-TRADE-10: trading costs the active player nothing', () => {
    const t = phaseTwo({ players: [{}, { coins: 2 }, { coins: 2 }], harbour: ['flute-1-1', 'skiff-1-1'] });
    const events = t.play('trade flute-1-1');
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([1, 2, 2]);
    expect(of(events, 'compensationPaid')).toEqual([]);
  });

  it('PR-TRADE-11: a ship with a skull is traded like any other, without sabres', () => {
    const t = phaseTwo({ harbour: ['frigate-4-skull', 'galleon-3-7'] });
    expect(t.legal()).toEqual(['trade frigate-4-skull', 'trade galleon-3-7', 'done']);
    t.play('trade frigate-4-skull');
    expect(t.coins(0)).toBe(4);
  });

  it('PR-CONF-2: two admirals pay four coins at a harbour of five cards', () => {
    const t = discovering({ players: [{ persons: ['admiral-5-1', 'admiral-7-2'] }, {}], harbour: FLEET });
    t.play('stop');
    expect(t.coins(0)).toBe(4);
  });

  it('PR-AMB-26: takes left over when the harbour runs empty lapse, without a coin for the jester', () => {
    const t = phaseTwo({
      players: [{ coins: 3, persons: ['governor-8-0', 'jester-5-1'] }, { persons: ['jester-7-2'] }],
      harbour: ['sailor-3-1'],
    });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'takeTurnEnded')[0]).toMatchObject({ seat: 0, taken: 1 });
    // The other player's take-turn does begin at an empty harbour.
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
    expect(t.state.active).toBe(1);
  });

  it('PR-MOD-13, PR-EXPED-5: refusals are the same with modules that have none of their own', () => {
    const options = { modules: ['setSail', 'gambler'] };
    expect(table({ options }).why('give 1')).toBe('not-in-play PR-MOD-13');
    const t = table({ options, expeditions: ['expedition-priest2'] });
    expect(t.why('claim expedition-priest2 priest-4-1,priest-4-1')).toBe('person-not-yours PR-EXPED-5');
  });
});
