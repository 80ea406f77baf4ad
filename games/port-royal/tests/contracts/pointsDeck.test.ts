import { describe, expect, it } from 'vitest';
import { titleOf } from '../../rules/contracts/together.ts';
import { names, of } from '../table.ts';
import { contract, contractsOf, contractTable, endingTurn, timeLeft } from './deal.ts';

const FIGHTERS = ['sailor-3-1', 'pirate-5-1'];

describe('the points deck', () => {
  const TAX = { open: ['explorer', 'curse'], deck: ['tax-mostSabres'] };

  it('PR-COOP-11, PR-DEC-16: after a tax the active player may move the top time card to it', () => {
    const t = contractTable({ ...TAX, time: ['flute-1-1', 'skiff-1-1'] });
    t.play('draw');
    expect([t.toAct, t.legal()]).toEqual([0, ['moveTime', 'decline']]);
    expect(t.why('draw')).toBe('answer-points-deck-first PR-COOP-11');
    const events = t.play('moveTime');
    expect(of(events, 'timeMoved')).toEqual([{ type: 'timeMoved', seat: 0, count: 1, points: 1 }]);
    expect([names(contractsOf(t).points), timeLeft(t), t.legal()]).toEqual([
      ['flute-1-1'],
      ['skiff-1-1'],
      ['draw', 'stop'],
    ]);
  });

  it('PR-COOP-11: the player may also leave it', () => {
    const t = contractTable({ ...TAX, time: ['flute-1-1', 'skiff-1-1'] });
    t.play('draw');
    t.play('decline');
    expect([contractsOf(t).points, timeLeft(t)]).toEqual([[], ['flute-1-1', 'skiff-1-1']]);
    expect(t.why('moveTime')).toBe('no-tax-to-answer PR-COOP-11');
  });

  it('PR-AMB-64: the last time card may be moved; with none left nobody is asked', () => {
    const last = contractTable({ ...TAX, time: ['flute-1-1'] });
    last.play('draw');
    last.play('moveTime');
    expect([contractsOf(last).points.length, timeLeft(last)]).toEqual([1, []]);
    const none = contractTable({ ...TAX, time: [] });
    none.play('draw');
    expect(none.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-AMB-64: a tax from the time deck counts, and every tax of a Gambler', () => {
    const fromTime = endingTurn({ time: ['tax-mostSabres', 'flute-1-1'] });
    fromTime.play('stop');
    expect([fromTime.toAct, fromTime.legal()]).toEqual([1, ['moveTime', 'decline']]);
    const gambled = contractTable({
      open: ['explorer', 'curse'],
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      time: ['flute-1-1', 'skiff-1-1', 'frigate-1-1'],
      deck: ['tax-mostSabres', 'flute-2-2', 'tax-mostSabres', 'flute-2-1'],
    });
    gambled.play('gamble');
    gambled.play('moveTime');
    // PR-INV-2: while the player is asked, the two flutes do not lie in the harbour yet.
    expect([gambled.legal(), gambled.harbour]).toEqual([['moveTime', 'decline'], []]);
    gambled.play('moveTime');
    expect([contractsOf(gambled).points.length, gambled.legal()]).toEqual([2, [contract('curse'), 'decline']]);
  });

  it('PR-COOP-13: on a win every card of it is a point of the team; on a loss nothing counts', () => {
    const points = ['flute-1-1', 'skiff-1-1', 'frigate-1-1'];
    const won = contractTable({
      open: ['mercenary'],
      time: ['governor-8-0'],
      points,
      players: [{ persons: FIGHTERS }, {}],
    });
    won.play(contract('mercenary'));
    expect(won.view(0).outcome?.ranking.map(({ sheet }) => sheet.pointsDeck)).toEqual([3, 3]);
    const lost = endingTurn({ time: [], points });
    lost.play('stop');
    expect(lost.view(0).outcome?.ranking.map(({ sheet }) => sheet.pointsDeck)).toEqual([0, 0]);
  });

  it('PR-COOP-14, PR-INV-14: titles go up with every second point, to Master of the Seas', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map(titleOf)).toEqual([
      'cabinBoy',
      'cabinBoy',
      'sailor',
      'sailor',
      'pirate',
      'pirate',
      'captain',
      'captain',
      'masterOfTheSeas',
      'masterOfTheSeas',
      'masterOfTheSeas',
    ]);
  });

  it('PR-COOP-12: once the match has begun nothing is set aside', () => {
    const t = contractTable({ ...TAX, time: ['flute-1-1'] });
    expect(t.why('setAside 0')).toBe('match-has-begun PR-COOP-12');
    const competitive = contractTable({ open: ['explorer'] });
    expect(competitive.why('setAside 0')).toBe('not-in-play PR-MOD-13');
    expect(competitive.why('moveTime')).toBe('not-in-play PR-MOD-13');
  });
});
