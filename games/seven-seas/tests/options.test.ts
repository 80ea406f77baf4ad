import { Match, resolveOptions } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { declineAll } from './lastRound.ts';
import { cursing, names, of, raiding, type Table, table } from './table.ts';

describe('options', () => {
  it('S7-AMB-37, S7-AMB-38, S7-AMB-41, S7-TABLE-3: without a choice history is closed, Rum pays 2, no limit, gestures count', () => {
    expect(resolveOptions(sevenSeas, 3)).toEqual({
      modules: [],
      openHistory: false,
      bayRum: 2,
      roundLimit: 0,
      gesture: true,
    });
    expect(() => Match.begin(sevenSeas, { seats: 3, seed: 'x', options: { roundLimit: 25 } })).toThrow(
      'option roundLimit must be one of 0, 20, 30, 40',
    );
  });

  it('S7-AMB-38: the pile of Caravans and Curses may be looked through if the table has chosen so', () => {
    const played = ['kraken', 'idol', 'caravan-spain-1'];
    expect(table({ played }).view(1)).toMatchObject({ history: null, playedCount: 3 });
    const open = table({ played, options: { openHistory: true } });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(names(open.view(viewer).history ?? [])).toEqual([...played].reverse());
  });

  it.each([
    [2, 6],
    [3, 9],
  ])('S7-AMB-41: where Rum pays %i in Pirate Bay, three of them bring %i chests', (bayRum, chests) => {
    const t = table({ first: 1, options: { bayRum }, pirates: [{ loot: ['rum', 'rum', 'rum'] }, {}, {}] });
    t.choose('merchant', 'native', 'native');
    t.playAll('decline', 'decline');
    expect(of(t.play('sellAll'), 'sold')).toMatchObject([{ chests }]);
  });

  it('S7-AMB-41, S7-RITUAL-4, S7-CURSE-9: a deal in the bay pays that price too, and Rum stays in highest demand', () => {
    const pirates = [{ yinYang: 3, loot: ['rum', 'fruit'] }, {}, {}];
    const t = table({ first: 1, options: { bayRum: 3 }, pirates });
    t.choose('shipwright', 'native', 'native');
    expect(of(t.play('deal fruit,rum'), 'ritual')).toMatchObject([{ chests: 4 }]);
    const mutiny = cursing('mutiny', {
      first: 1,
      options: { bayRum: 3 },
      pirates: [pirates[0], { ships: 0 }, { ships: 0 }],
    });
    mutiny.play('protect 3');
    mutiny.throw('4 1 1 1');
    expect(mutiny.goods(0)).toEqual(['fruit']);
  });

  it('S7-TABLE-3: without gestures every throw is the same one, and the table takes no other', () => {
    const t = raiding('caravan-spain-1', { options: { gesture: false } });
    t.playAll('send 1', 'send 1', 'send 1');
    expect(t.legal()).toEqual(['throw 0 2']);
    expect(t.why('throw 3 1')).toBe('no-gesture S7-TABLE-3');
  });
});

describe('the limit of rounds', () => {
  /** The rounds that are still played, this one included. */
  const roundsOf = (t: Table): number[] => {
    const rounds: number[] = [];
    while (t.toAct >= 0 && rounds.length < 10) {
      rounds.push(t.state.round);
      declineAll(t);
    }
    return rounds;
  };

  it.each([20, 30, 40])('S7-TABLE-4, S7-AMB-37: with a limit of %i three more rounds are played after it', (limit) => {
    const t = table({ round: limit - 1, options: { roundLimit: limit } });
    expect(roundsOf(t)).toEqual([limit - 1, limit, limit + 1, limit + 2, limit + 3]);
    expect(t.state.endRound).toBe(limit);
  });

  it('S7-TABLE-4: the Last Rounds marker moves as if the card had been drawn in that round', () => {
    const t = table({ round: 20, options: { roundLimit: 20 } });
    const steps = [1, 2, 3].flatMap(() => of(declineAll(t), 'roundBegan').map(({ round, last }) => [round, last]));
    expect(steps).toEqual([
      [21, 1],
      [22, 2],
      [23, 3],
    ]);
  });

  it('S7-AMB-37: without a limit nothing happens in those rounds', () => {
    for (const round of [20, 30, 40]) {
      const t = table({ round });
      declineAll(t);
      expect(t.state.endRound).toBe(0);
    }
  });

  it('S7-TABLE-4: End of Adventures drawn before the limit sets the end, and one drawn later changes nothing', () => {
    const early = table({ round: 19, endRound: 18, options: { roundLimit: 20 } });
    expect(roundsOf(early)).toEqual([19, 20, 21]);
    const late = table({ round: 20, first: 1, options: { roundLimit: 20 }, adventures: ['endOfAdventures', 'idol'] });
    declineAll(late);
    late.choose('cartographer', 'native', 'native');
    late.playAll('decline', 'decline', 'draw', 'noGift');
    expect(late.state.endRound).toBe(20);
    expect(roundsOf(late)).toEqual([22, 23]);
  });
});
