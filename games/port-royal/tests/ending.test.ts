import type { Outcome } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { type AreaSpec, of, phaseTwo, type Table, type TableSpec, table } from './table.ts';

const ELEVEN = ['admiral-9-3', 'admiral-9-3', 'jester-9-3', 'jester-7-2'];
const TWELVE = ['mademoiselle-9-3', 'mademoiselle-9-3', 'pirate-9-3', 'sailor-7-3'];
/** Too expensive for everybody here: a turn that reveals only these goes by. */
const GOVERNORS = ['governor-8-0', 'governor-8-0', 'governor-8-0'];
const VARIANT = { options: { variantEnding: true } };

/** The active player reveals one card and stops; nobody takes anything. */
function quietTurn(t: Table): void {
  const { turn } = t.state;
  t.play('draw');
  t.play('stop');
  while (t.state.flow.length > 0 && t.state.turn === turn) t.play(t.legal().at(-1) ?? '');
}

function outcomeOf(t: Table): Outcome {
  const result = portRoyal.outcome(t.state);
  if (!result) throw new Error('the match is not over');
  return result;
}

/** The result when the last turn of the last round goes by. */
function result(players: readonly AreaSpec[], spec: TableSpec = {}): Outcome {
  const t = table({ ...spec, players, ending: true, active: players.length - 1, deck: GOVERNORS });
  quietTurn(t);
  return outcomeOf(t);
}

describe('the end of the match', () => {
  it('PR-END-1: the end is triggered by the hire that makes 12 points', () => {
    const t = phaseTwo({ players: [{ coins: 3, persons: ELEVEN }, {}], harbour: ['sailor-3-1'] });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 12 }]);
    expect(t.state.ending).toBe(true);
  });

  it('PR-END-1: the end is triggered by the claim that makes 12 points', () => {
    const t = table({
      players: [{ persons: [...ELEVEN.slice(0, 3), 'settler-4-1', 'settler-4-1'] }, {}],
      expeditions: ['expedition-settler2'],
    });
    const events = t.play('claim expedition-settler2 settler-4-1,settler-4-1');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 13 }]);
  });

  it('PR-END-1: eleven points trigger nothing, even with many coins', () => {
    const t = phaseTwo({
      players: [{ coins: 30, persons: [...ELEVEN.slice(0, 3), 'sailor-3-1'] }, {}],
      harbour: ['sailor-3-1'],
    });
    expect(of(t.play('hire sailor-3-1'), 'endTriggered')).toEqual([]);
    expect(t.points(0)).toBe(11);
    expect(t.state.ending).toBe(false);
  });

  it('PR-END-2: the round goes on until the player to the right of the first player had a turn', () => {
    const t = phaseTwo({
      players: [{}, { coins: 3, persons: ELEVEN }, {}],
      active: 1,
      first: 1,
      harbour: ['sailor-3-1'],
      deck: GOVERNORS,
    });
    t.play('hire sailor-3-1');
    quietTurn(t);
    expect(t.state.active).toBe(0);
    expect(portRoyal.outcome(t.state)).toBeUndefined();
    quietTurn(t);
    expect(outcomeOf(t)).toMatchObject({ reason: 'twelvePoints', winners: [1] });
    expect(t.why('draw', 1)).toBe('match-over PR-END-2');
  });

  it('PR-AMB-31, PR-CONF-10: who reaches 12 points as a guest triggers the end, and nobody loses their turn', () => {
    const t = phaseTwo({
      players: [{}, {}, { coins: 4, persons: ELEVEN }],
      harbour: ['sailor-3-1'],
      deck: GOVERNORS,
    });
    const events = t.play('hire sailor-3-1', 2);
    expect(of(events, 'endTriggered')[0].seat).toBe(2);
    expect(t.state.active).toBe(1);
    quietTurn(t);
    expect(t.state.active).toBe(2);
    quietTurn(t);
    expect(outcomeOf(t).winners).toEqual([2]);
  });

  it('PR-AMB-32: a triggered end stays triggered although nobody has 12 points any more', () => {
    const t = table({ players: [{ persons: ELEVEN }, {}], ending: true, active: 1, deck: GOVERNORS });
    quietTurn(t);
    expect(outcomeOf(t)).toMatchObject({ reason: 'twelvePoints', winners: [0] });
    expect(outcomeOf(t).ranking[0].points).toBe(11);
  });

  it('PR-AMB-33: 12 points in the turn of the last player of the round end the match after this turn', () => {
    const t = phaseTwo({
      players: [{}, { coins: 3, persons: ELEVEN }],
      active: 1,
      harbour: ['sailor-3-1'],
    });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'matchEnded')).toEqual([{ type: 'matchEnded', reason: 'twelvePoints', winners: [1] }]);
    expect(t.state.flow).toEqual([]);
  });

  it('PR-END-3: the most points win, whatever the others have in their purses', () => {
    const { winners, decidedBy, ranking } = result([{ persons: TWELVE }, { coins: 7, persons: ELEVEN }, { coins: 7 }]);
    expect(winners).toEqual([0]);
    expect(decidedBy).toBe('points');
    expect(ranking.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 12],
      [1, 11],
      [2, 0],
    ]);
  });

  it('PR-END-4: of those tied on points the one with the most coins wins', () => {
    const tied = [...ELEVEN.slice(0, 3), 'admiral-7-2', 'sailor-3-1'];
    const { winners, decidedBy } = result([{ coins: 2, persons: TWELVE }, { coins: 3, persons: tied }, { coins: 7 }]);
    expect(winners).toEqual([1]);
    expect(decidedBy).toBe('coins');
  });

  it('PR-END-5: who is tied on points and coins shares the victory', () => {
    const tied = [...ELEVEN.slice(0, 3), 'admiral-7-2', 'sailor-3-1'];
    const shared = result([{ coins: 2, persons: tied }, { coins: 5 }, { coins: 2, persons: TWELVE }]);
    expect(shared.winners).toEqual([0, 2]);
    expect(shared.decidedBy).toBe('shared');
    expect(shared.ranking.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('PR-END-6: points come from persons and expeditions, none from coins', () => {
    const { ranking } = result([{ coins: 7, persons: ['sailor-7-3'], expeditions: ['expedition-priest2'] }, {}]);
    expect(ranking[0].points).toBe(7);
    expect(ranking[0].sheet).toEqual({ persons: 3, expeditions: 4, coins: 7 });
  });
});

describe('the variant ending', () => {
  it('PR-ENDV-1: 12 points with an expedition trigger the end', () => {
    const t = phaseTwo({
      ...VARIANT,
      players: [{ coins: 3, persons: ['admiral-9-3', 'jester-7-2'], expeditions: ['expedition-settler1-priest2'] }, {}],
      harbour: ['sailor-3-1'],
    });
    expect(t.points(0)).toBe(11);
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 12 }]);
  });

  it('PR-ENDV-1: 11 points with an expedition trigger nothing', () => {
    const t = phaseTwo({
      ...VARIANT,
      players: [{ coins: 3, persons: ['admiral-9-3', 'admiral-9-3'], expeditions: ['expedition-priest2'] }, {}],
      harbour: ['sailor-3-1'],
    });
    t.play('hire sailor-3-1');
    expect(t.points(0)).toBe(11);
    expect(t.state.ending).toBe(false);
  });

  it('PR-ENDV-1, PR-AMB-34: points of one player and the expedition of another trigger nothing', () => {
    const t = phaseTwo({
      ...VARIANT,
      players: [{ coins: 3, persons: ELEVEN }, { expeditions: ['expedition-priest2'] }],
      harbour: ['sailor-3-1'],
    });
    expect(of(t.play('hire sailor-3-1'), 'endTriggered')).toEqual([]);
    expect(t.points(0)).toBe(12);
    expect(t.state.ending).toBe(false);
  });

  it('PR-AMB-34: the end comes when the player with 12 points claims their first expedition', () => {
    const t = table({
      ...VARIANT,
      players: [{ persons: [...TWELVE, 'priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    const events = t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 16 }]);
  });

  it('PR-ENDV-2: only players with an expedition can win', () => {
    const { winners, decidedBy, ranking } = result(
      [
        { coins: 7, persons: [...TWELVE, 'admiral-9-3'] },
        { persons: ['jester-9-3', 'jester-7-2', 'jester-7-2'], expeditions: ['expedition-settler1-captain2'] },
        { expeditions: ['expedition-priest2'] },
      ],
      VARIANT,
    );
    expect(winners).toEqual([1]);
    expect(decidedBy).toBe('expedition');
    expect(ranking.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 13],
      [2, 4],
      [0, 15],
    ]);
  });

  it('PR-ENDV-2: an expedition decides even against somebody equal who has none', () => {
    const one = {
      coins: 4,
      persons: ['admiral-9-3', 'admiral-7-2', 'jester-9-3'],
      expeditions: ['expedition-priest2'],
    };
    const barred = { coins: 4, persons: ['mademoiselle-9-3', 'jester-7-2', 'pirate-9-3', 'sailor-7-3', 'sailor-3-1'] };
    const even = result([one, barred], VARIANT);
    expect(even.ranking.map(({ points }) => points)).toEqual([12, 12]);
    expect(even).toMatchObject({ winners: [0], decidedBy: 'expedition' });
  });

  it('PR-ENDV-3: the round is completed under the variant ending too', () => {
    const t = table({
      ...VARIANT,
      players: [{ persons: [...TWELVE, 'priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['flute-1-1', 'flute-1-1', ...GOVERNORS],
    });
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    quietTurn(t);
    expect(t.state.active).toBe(1);
    quietTurn(t);
    expect(outcomeOf(t)).toMatchObject({ reason: 'twelvePointsAndExpedition', winners: [0] });
  });

  it('PR-ENDV-3: ties between players with an expedition go by coins, then the victory is shared', () => {
    const one = { persons: ['admiral-9-3', 'admiral-7-2', 'jester-9-3'], expeditions: ['expedition-priest2'] };
    const two = { persons: ['mademoiselle-9-3', 'jester-7-2', 'pirate-9-3'], expeditions: ['expedition-settler2'] };
    const barred = { coins: 7, persons: ['sailor-7-3'] };
    const byCoins = result([{ coins: 4, ...one }, { coins: 5, ...two }, barred], VARIANT);
    expect(byCoins).toMatchObject({ winners: [1], decidedBy: 'coins' });
    const shared = result([{ coins: 4, ...one }, { coins: 4, ...two }, barred], VARIANT);
    expect(shared).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
  });
});
