import { describe, expect, it } from 'vitest';
import { of } from '../table.ts';
import {
  contract,
  contractDiscovering,
  contractPhaseTwo,
  contractTable,
  doneBy,
  endingTurn,
  timeLeft,
} from './deal.ts';

const FIGHTERS = ['sailor-3-1', 'pirate-5-1'];

describe('the time deck', () => {
  it('PR-COOP-5: a turn begins with a card of the time deck; further cards come from the main deck', () => {
    const t = endingTurn({ time: ['flute-1-1', 'skiff-1-1'], deck: ['governor-8-0'] });
    const events = t.play('stop');
    const types = events.map(({ type }) => type).slice(-4);
    expect(types).toEqual(['turnBegan', 'timePassed', 'cardRevealed', 'cardEnteredHarbour']);
    expect([t.state.active, t.harbour, timeLeft(t)]).toEqual([1, ['flute-1-1'], ['skiff-1-1']]);
    t.play('draw');
    expect(t.harbour).toEqual(['flute-1-1', 'governor-8-0']);
  });

  it('PR-COOP-5: it is handled like any revealed card: it may be sunk', () => {
    const t = endingTurn({ time: ['flute-1-1'], players: [{}, { persons: ['sailor-3-1'] }] });
    t.play('stop');
    expect([t.toAct, t.legal()]).toEqual([1, ['sink', 'keep']]);
    t.play('sink');
    expect([t.harbour, t.discard[0], t.legal()]).toEqual([[], 'flute-1-1', ['draw', 'stop']]);
  });

  it('PR-AMB-9, PR-AMB-61: nothing is done before the time card, not even by who could complete a contract', () => {
    const t = endingTurn({ time: [], players: [{}, { persons: FIGHTERS }] });
    const events = t.play('stop');
    // The guest had a take-turn, and let it pass.
    expect(t.toAct).toBe(1);
    expect(of(events, 'matchEnded')).toEqual([]);
    expect(of(t.play('pass'), 'matchEnded')).toMatchObject([{ reason: 'timeRanOut', winners: [] }]);
    expect(doneBy(t, 'mercenary')).toEqual([]);
  });

  it('PR-COOP-6: with no card left to reveal and a contract open everybody has lost', () => {
    const t = endingTurn({ time: [], done: { explorer: [0] } });
    t.play('stop');
    expect(t.view(0).outcome).toMatchObject({ reason: 'timeRanOut', winners: [], decidedBy: 'together' });
    expect(t.view(0).outcome?.ranking.map(({ rank }) => rank)).toEqual([2, 2]);
    expect(t.toAct).toBe(-2);
  });

  it('PR-AMB-61, PR-CONF-25: the turn of the last time card is played completely', () => {
    const t = endingTurn({ time: ['flute-1-1'], done: { explorer: [0] }, players: [{}, { persons: FIGHTERS }] });
    t.play('stop');
    t.play('pass');
    expect([timeLeft(t), t.toAct]).toEqual([[], 1]);
    t.play('keep');
    const events = t.play(contract('mercenary'));
    expect(of(events, 'matchEnded')).toMatchObject([{ reason: 'contractsFulfilled', winners: [0, 1] }]);
    // PR-COOP-14: what the contracts gave, and the team's points deck.
    const sheets = t.view(0).outcome?.ranking.map(({ sheet }) => Object.keys(sheet));
    for (const sheet of sheets ?? []) expect(sheet).toEqual(expect.arrayContaining(['contracts', 'pointsDeck']));
  });

  it('PR-AMB-63: a tax or an expedition meets the duty to reveal a card', () => {
    const expedition = endingTurn({ time: ['expedition-priest2'] });
    expedition.play('stop');
    expect([expedition.expeditions, expedition.legal()]).toEqual([['expedition-priest2'], ['draw', 'stop']]);
    const tax = endingTurn({ time: ['tax-mostSabres'] });
    const events = tax.play('stop');
    expect(of(events, 'taxEnded')).toHaveLength(1);
    expect(tax.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-COOP-15: once revealed a time card is an ordinary card, taken or discarded', () => {
    const t = endingTurn({ time: ['flute-1-1', 'skiff-1-1', 'governor-8-0'] });
    t.play('stop');
    t.play('stop');
    t.play('trade flute-1-1');
    expect(t.coins(1)).toBe(1);
    expect(t.discard).toContain('flute-1-1');
  });

  it('PR-AMB-35: a Gambler is used after the time card', () => {
    const t = endingTurn({
      time: ['flute-1-1', 'skiff-1-1'],
      options: { modules: ['gambler'] },
      players: [{}, { persons: ['gambler-4-1'] }],
    });
    t.play('stop');
    expect([t.harbour, t.legal()]).toEqual([['flute-1-1'], ['draw', 'stop', 'gamble']]);
  });
});

describe('winning together', () => {
  it('PR-COOP-7, PR-CONF-20: the team wins as soon as every contract was completed by somebody', () => {
    const t = contractPhaseTwo({
      open: ['mercenary', 'explorer', 'curse'],
      done: { explorer: [0], curse: [1] },
      time: ['flute-1-1'],
      players: [{}, { persons: FIGHTERS }],
      harbour: ['skiff-1-1'],
    });
    t.play('done');
    t.play(contract('mercenary'), 1);
    expect(t.view(0).outcome).toMatchObject({ reason: 'contractsFulfilled', winners: [0, 1], decidedBy: 'together' });
    expect(t.state.flow).toEqual([]);
  });

  it('PR-AMB-60: the same contract completed twice is rewarded twice and counts once', () => {
    const t = contractPhaseTwo({
      open: ['mercenary', 'explorer'],
      done: { mercenary: [0] },
      time: ['flute-1-1'],
      players: [{}, { persons: FIGHTERS }],
      harbour: ['skiff-1-1'],
    });
    t.play('done');
    t.play(contract('mercenary'), 1);
    expect([doneBy(t, 'mercenary'), t.coins(1), t.view(0).outcome]).toEqual([[0, 1], 2, undefined]);
  });

  it('PR-COOP-8, PR-AMB-62: twelve points end nothing', () => {
    const persons = ['jester-9-3', 'admiral-9-3', 'admiral-9-3', 'pirate-7-2'];
    const t = contractPhaseTwo({
      open: ['explorer'],
      time: ['flute-1-1'],
      players: [{ persons, coins: 3 }, {}],
      harbour: ['trader-red-3-1'],
    });
    const events = t.play('hire trader-red-3-1');
    expect([t.points(0), of(events, 'endTriggered'), t.state.ending]).toEqual([12, [], false]);
  });

  it('PR-COOP-9: a non-active player still pays for what they take', () => {
    const t = contractPhaseTwo({ open: ['explorer'], time: ['flute-1-1'], harbour: ['flute-2-2', 'governor-8-0'] });
    t.play('done');
    t.play('trade flute-2-2', 1);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 1]);
  });

  it('PR-COOP-10: spaces, coins, points and the limit of three are those of the competitive game', () => {
    const t = contractTable({
      open: ['mercenary', 'explorer', 'celebrities', 'curse', 'broker'],
      done: { mercenary: [1], celebrities: [0] },
      time: ['flute-1-1'],
      players: [{ persons: FIGHTERS, expeditions: ['expedition-priest2'] }, {}],
    });
    const points = t.points(0);
    t.play(contract('mercenary'));
    expect([t.coins(0), t.points(0) - points]).toEqual([2, 1]);
    t.play(contract('explorer'));
    expect(t.points(0) - points).toBe(3);
    expect(t.why(contract('curse'))).toBe('three-contracts-completed PR-CONTR-10');
  });

  it('PR-COOP-7: waiving coins for the last step wins at once, before any compensation', () => {
    const t = contractPhaseTwo({
      open: ['enemyGalleon'],
      steps: { enemyGalleon: [0, 1] },
      time: ['flute-1-1'],
      players: [{}, { coins: 1 }],
      harbour: ['galleon-1-2'],
    });
    t.play('done');
    const events = t.play('waive galleon-1-2', 1);
    expect(of(events, 'matchEnded')).toMatchObject([{ reason: 'contractsFulfilled' }]);
    expect(of(events, 'compensationPaid')).toEqual([]);
  });

  it('PR-COOP-7: the last captured ship, the last tax and the last bust can win as well', () => {
    const time = ['flute-3-5', 'skiff-3-5'];
    const captured = contractTable({
      open: ['pirateDen'],
      time,
      players: [{ persons: ['pirate-5-1', 'pirate-7-2'] }, {}],
      kept: [['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'pinnace-1-1'], []],
      deck: ['galleon-2-4'],
    });
    captured.play('draw');
    captured.play('capture');
    const taxed = contractTable({
      open: ['taxCollector'],
      time,
      players: [{}, { coins: 12 }],
      deck: ['tax-mostSabres'],
    });
    taxed.play('draw');
    taxed.play(contract('taxCollector'), 1);
    const bust = contractDiscovering({ open: ['curse'], time, harbour: ['flute-1-1'], deck: ['flute-2-2'] });
    bust.play('draw');
    bust.play(contract('curse'));
    for (const t of [captured, taxed, bust]) expect(t.view(1).outcome?.winners).toEqual([0, 1]);
  });
});
