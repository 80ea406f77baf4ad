import { describe, expect, it } from 'vitest';
import { discovering, of, phaseTwo, table } from './table.ts';

const PRIESTS = ['priest-4-1', 'priest-4-1'];
const CLAIM = 'claim expedition-priest2 priest-4-1,priest-4-1';
const FOUR_SHIPS = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1'];

describe('expeditions', () => {
  it('PR-EXPED-1: an open expedition outlasts turns and busts until somebody claims it', () => {
    const t = table({
      players: [{}, {}, { persons: PRIESTS }],
      deck: ['expedition-priest2', 'flute-1-1', 'flute-2-1', 'skiff-1-1', 'sailor-3-1'],
    });
    for (let card = 0; card < 3; card++) t.play('draw');
    expect([t.state.active, t.expeditions]).toEqual([1, ['expedition-priest2']]);
    t.play('draw');
    t.play('stop');
    t.play('done');
    t.play('pass');
    t.play('pass');
    expect([t.state.active, t.expeditions]).toEqual([2, ['expedition-priest2']]);
    t.play(CLAIM);
    expect([t.expeditions, t.claimed(2)]).toEqual([[], ['expedition-priest2']]);
  });

  it('PR-EXPED-1: an expedition that is not open cannot be claimed', () => {
    const t = table({ players: [{ persons: PRIESTS }, { expeditions: ['expedition-priest2'] }] });
    expect(t.why(CLAIM)).toBe('expedition-not-open PR-EXPED-1');
    expect(t.why('claim flute-1-1 priest-4-1')).toBe('expedition-not-open PR-EXPED-1');
  });

  it('PR-EXPED-2, PR-CONF-11: only the active player may claim', () => {
    const t = phaseTwo({
      players: [{ coins: 3 }, { persons: PRIESTS, coins: 5 }],
      expeditions: ['expedition-priest2'],
      harbour: ['sailor-3-1', 'flute-1-1'],
    });
    expect(t.why(CLAIM, 1)).toBe('not-your-turn PR-TURN-1');
    t.play('done');
    expect(t.toAct).toBe(1);
    expect(t.why(CLAIM, 1)).toBe('only-active-claims PR-EXPED-2');
    expect(t.legal(1)).toEqual(['hire sailor-3-1', 'trade flute-1-1', 'pass']);
  });

  it('PR-EXPED-3: a claim is possible before the first card and between cards', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'captain-4-1', 'captain-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['governor-8-0', 'jester-5-1', 'expedition-captain2', 'sailor-3-1'],
    });
    t.play(CLAIM);
    t.play('draw');
    t.play('claim expedition-captain2 captain-4-1,captain-4-1');
    expect(t.claimed(0)).toEqual(['expedition-priest2', 'expedition-captain2']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-EXPED-3: a claim is possible between two takes', () => {
    const t = phaseTwo({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2'],
      harbour: FOUR_SHIPS,
    });
    t.play('trade flute-1-1');
    t.play(CLAIM);
    expect(t.coins(0)).toBe(3);
    t.play('trade skiff-1-1');
    expect([t.coins(0), t.claimed(0)]).toEqual([4, ['expedition-priest2']]);
  });

  it('PR-EXPED-3: a claim is possible after the last take', () => {
    const t = phaseTwo({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2'],
      harbour: FOUR_SHIPS,
    });
    t.play('trade flute-1-1');
    t.play('trade skiff-1-1');
    expect(t.legal()).toEqual([CLAIM, 'done']);
    t.play(CLAIM);
    expect(t.claimed(0)).toEqual(['expedition-priest2']);
    expect(t.toAct).toBe(1);
  });

  it('PR-EXPED-3: but a ship just revealed is answered first', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'sailor-3-1'] }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['flute-1-1'],
    });
    t.play('draw');
    expect(t.why(CLAIM)).toBe('answer-ship-first PR-SINK-1');
    t.play('sink');
    expect(t.why(CLAIM)).toBeUndefined();
  });

  it('PR-AMB-18: after the others have taken, the active player has one last chance to claim', () => {
    const t = phaseTwo({
      players: [{ persons: PRIESTS }, { coins: 1 }],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1', 'skiff-1-1'],
    });
    t.play('done');
    t.play('trade flute-1-1');
    expect([t.state.active, t.toAct, t.harbour]).toEqual([0, 0, []]);
    expect(t.legal()).toEqual([CLAIM, 'endTurn']);
    const events = t.play(CLAIM);
    expect([t.points(0), t.coins(0)]).toEqual([4, 3]);
    expect(of(events, 'turnBegan')).toMatchObject([{ seat: 1 }]);
  });

  it('PR-AMB-18: the player may leave it and end their turn', () => {
    const t = phaseTwo({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['sailor-3-1'],
    });
    t.play('done');
    const events = t.play('endTurn');
    expect(of(events, 'turnBegan')).toMatchObject([{ seat: 1, turn: 2 }]);
    expect([t.expeditions, t.persons(0)]).toEqual([['expedition-priest2'], PRIESTS]);
  });

  it('PR-AMB-18: the last chance is not offered when nothing can be claimed', () => {
    const t = phaseTwo({
      players: [{ persons: ['priest-4-1'] }, { coins: 1 }],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1'],
    });
    t.play('done');
    expect(of(t.play('pass'), 'turnBegan')).toMatchObject([{ seat: 1 }]);
  });

  it('PR-EXPED-4: any number of expeditions may be claimed in one turn', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'captain-4-1', 'captain-4-1'] }, {}],
      expeditions: ['expedition-priest2', 'expedition-captain2'],
    });
    t.play(CLAIM);
    t.play('claim expedition-captain2 captain-4-1,captain-4-1');
    expect([t.points(0), t.coins(0), t.expeditions]).toEqual([8, 4, []]);
  });

  it('PR-EXPED-5: the persons must cover the printed requirement', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'captain-4-1', 'settler-4-1', 'sailor-3-1'] }, {}],
      expeditions: ['expedition-priest2', 'expedition-settler1-priest2'],
    });
    expect(t.legal()).toEqual(['draw']);
    expect(t.why('claim expedition-priest2 priest-4-1,captain-4-1')).toBe('persons-do-not-cover PR-AMB-17');
    expect(t.why('claim expedition-priest2 priest-4-1,sailor-3-1')).toBe('persons-do-not-cover PR-AMB-17');
    expect(t.why('claim expedition-priest2 priest-4-1')).toBe('persons-do-not-cover PR-AMB-17');
    expect(t.why('claim expedition-priest2 -')).toBe('persons-do-not-cover PR-AMB-17');
  });

  it('PR-EXPED-5: only persons of the own area can be discarded, each once', () => {
    const t = table({
      players: [{ persons: ['priest-4-1'] }, { persons: ['priest-4-1'] }],
      expeditions: ['expedition-priest2'],
    });
    expect(t.why(CLAIM)).toBe('person-not-yours PR-EXPED-5');
  });

  it('PR-EXPED-5, PR-AMB-17: more symbols than required are refused', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'priest-4-1', 'settler-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    expect(t.why(`${CLAIM},priest-4-1`)).toBe('persons-do-not-cover PR-AMB-17');
    expect(t.why('claim expedition-priest2 settler-4-1,priest-4-1,priest-4-1')).toBe('persons-do-not-cover PR-AMB-17');
    t.play(CLAIM);
    expect(t.persons(0)).toEqual(['priest-4-1', 'settler-4-1']);
  });

  it('PR-AMB-17: the player chooses where a jack-of-all-trades stands in', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'settler-4-1', 'jackOfAllTrades-6-1'] }, {}],
      expeditions: ['expedition-settler1-priest2'],
    });
    const claims = t.legal().filter((action) => action.startsWith('claim'));
    expect(claims.sort()).toEqual([
      'claim expedition-settler1-priest2 priest-4-1,priest-4-1,jackOfAllTrades-6-1',
      'claim expedition-settler1-priest2 settler-4-1,priest-4-1,jackOfAllTrades-6-1',
      'claim expedition-settler1-priest2 settler-4-1,priest-4-1,priest-4-1',
    ]);
    t.play(claims[0]);
    expect(t.persons(0)).toEqual(['settler-4-1']);
  });

  it.each([
    ['settler-4-1', 'expedition-settler2'],
    ['captain-4-1', 'expedition-captain2'],
    ['priest-4-1', 'expedition-priest2'],
  ])('PR-EXPED-6: %s covers its own symbol, a jack-of-all-trades covers the other one', (person, expedition) => {
    const t = table({ players: [{ persons: [person, 'jackOfAllTrades-6-1'] }, {}], expeditions: [expedition] });
    t.play(`claim ${expedition} ${person},jackOfAllTrades-6-1`);
    expect([t.claimed(0), t.persons(0)]).toEqual([[expedition], []]);
  });

  it('PR-EXPED-6: jacks-of-all-trades alone will do, one for each symbol', () => {
    const jack = 'jackOfAllTrades-6-1';
    const two = table({ players: [{ persons: [jack, jack] }, {}], expeditions: ['expedition-settler1-captain2'] });
    expect(two.legal()).toEqual(['draw']);
    const three = table({
      players: [{ persons: [jack, jack, jack] }, {}],
      expeditions: ['expedition-settler1-captain2'],
    });
    three.play(`claim expedition-settler1-captain2 ${jack},${jack},${jack}`);
    expect(three.points(0)).toBe(6);
  });

  it('PR-EXPED-7: the claimer gets the card with its points and the printed coins from the deck', () => {
    const t = table({
      players: [{ persons: [...PRIESTS, 'settler-4-1'] }, {}],
      expeditions: ['expedition-settler1-priest2'],
      deck: ['governor-8-0', 'jester-5-1', 'skiff-1-1', 'sailor-3-1'],
    });
    t.play('claim expedition-settler1-priest2 settler-4-1,priest-4-1,priest-4-1');
    expect([t.claimed(0), t.points(0)]).toEqual([['expedition-settler1-priest2'], 6]);
    expect(t.purse(0)).toEqual(['governor-8-0', 'jester-5-1', 'skiff-1-1']);
    expect([t.expeditions, t.deck[0]]).toEqual([[], 'sailor-3-1']);
  });

  it('PR-EXPED-8: discarded persons give no more points and serve no other claim', () => {
    const t = table({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2', 'expedition-settler1-priest2'],
    });
    expect(t.points(0)).toBe(2);
    t.play(CLAIM);
    expect([t.points(0), t.persons(0), t.discard]).toEqual([4, [], PRIESTS]);
    expect(t.why('claim expedition-settler1-priest2 priest-4-1,priest-4-1')).toBe('person-not-yours PR-EXPED-5');
  });

  it('PR-EXPED-9: a claimed expedition stays where it is, through busts and reshuffles', () => {
    const t = table({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['jester-5-1', 'governor-8-0', 'flute-1-1', 'flute-2-1'],
      rest: 'purse',
    });
    t.play(CLAIM);
    t.play('draw');
    t.play('draw');
    expect(t.state.active).toBe(1);
    // The whole deck is used up; what comes now was reshuffled.
    expect(of(t.play('draw'), 'deckReshuffled')).toHaveLength(1);
    expect([t.claimed(0), t.expeditions, t.points(0)]).toEqual([['expedition-priest2'], [], 4]);
  });

  it('PR-EXPED-10, PR-CONF-4: after a bust the active player may still claim before their turn ends', () => {
    const t = discovering({
      players: [{ persons: PRIESTS }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1'],
      deck: ['flute-2-1'],
    });
    expect(of(t.play('draw'), 'bust')).toHaveLength(1);
    expect(t.legal()).toEqual([CLAIM, 'endTurn']);
    t.play(CLAIM);
    expect([t.claimed(0), t.coins(0), t.state.active]).toEqual([['expedition-priest2'], 2, 1]);
  });

  it('PR-EXPED-11: a person just hired serves a claim at once, and its coins pay for the next take', () => {
    const t = phaseTwo({
      players: [{ coins: 3, persons: ['priest-4-1', 'mademoiselle-7-2'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: [...FOUR_SHIPS, 'priest-4-1', 'sailor-3-1'],
    });
    t.play('hire priest-4-1');
    expect(t.coins(0)).toBe(0);
    expect(t.why('hire sailor-3-1')).toBe('too-expensive PR-HIRE-3');
    t.play(CLAIM);
    t.play('hire sailor-3-1');
    expect([t.coins(0), t.persons(0)]).toEqual([0, ['mademoiselle-7-2', 'sailor-3-1']]);
    expect(t.claimed(0)).toEqual(['expedition-priest2']);
  });
});
