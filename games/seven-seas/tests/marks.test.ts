import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { MarkCause } from '../rules/state.ts';
import { lastRound } from './lastRound.ts';
import { atEveryMoment } from './matches.ts';
import { cursing, of, raiding, table } from './table.ts';

describe('Black Marks', () => {
  it('S7-MARK-1: each Black Mark takes three points away', () => {
    const { t } = lastRound({ pirates: [{ marks: 0 }, { marks: 1 }, { marks: 4 }] });
    const ranking = sevenSeas.outcome(t.state)?.ranking ?? [];
    expect(ranking.map(({ points }) => points)).toEqual([4, 1, -8]);
  });

  it('S7-MARK-2: in whole matches marks change only for the six causes, and by no other way', () => {
    const causes = new Set<MarkCause>();
    let counted: number[] = [];
    atEveryMoment(({ state, n, log }, where) => {
      if (n === 0) counted = state.pirates.map(() => 0);
      for (const { seat, cause, count } of of(log[n].events, 'marked')) {
        counted[seat] += count;
        causes.add(cause);
      }
      for (const { seat } of of(log[n].events, 'markLifted')) counted[seat]--;
      expect(
        state.pirates.map(({ marks }) => marks),
        where,
      ).toEqual(counted);
    }, 4);
    expect([...causes].sort()).toEqual(['corsair', 'declined', 'hand', 'ownNation', 'stayedHome', 'tavern']);
  });

  it('S7-MARK-3, S7-TEST-13: unable counts like unwilling: a lone Merchant without goods is marked and gets no gift', () => {
    const t = table({ first: 1, pirates: [{ yinYang: 2 }, {}, {}, {}] });
    t.choose('merchant', 'native', 'native', 'native');
    t.playAll('decline', 'decline', 'decline');
    expect(t.legal()).toEqual(['decline', 'doubleHold']);
    t.play('doubleHold');
    expect(t.pirate(0)).toMatchObject({ marks: 1, chests: 7, doubleHolds: 1 });
    expect(t.waits).toBe('choose 0');
  });

  it('S7-MARK-4: becoming a Corsair costs one', () => {
    const t = table({ first: 1 });
    t.choose('governor', 'governor', 'native');
    t.play('decline');
    expect(of(t.play('corsair 2'), 'marked')).toEqual([{ type: 'marked', seat: 0, cause: 'corsair', count: 1 }]);
  });

  it('S7-MARK-5, S7-MARK-6, S7-MARK-9, S7-AMB-42: a Captain who serves the raided nation takes exactly one, sailing or not', () => {
    for (const [count, cause] of [
      [0, 'stayedHome'],
      [1, 'ownNation'],
    ] as const) {
      const t = raiding('caravan-spain-1', { pirates: [{ corsairOf: ['spain'] }, {}, {}] });
      const events = t.playAll(`send ${count}`, 'send 1', 'send 1');
      expect(of(events, 'marked')).toEqual([{ type: 'marked', seat: 0, cause, count: 1 }]);
    }
  });

  it('S7-MARK-7: a one in the Tavern costs one', () => {
    const t = cursing('tavern', { first: 1 });
    const events = [...t.throw('1 6 6'), ...t.playAll('assign 6')];
    while (t.waits.startsWith('assign')) events.push(...t.play(t.legal()[0]));
    expect(of(events, 'marked')).toEqual([{ type: 'marked', seat: 1, cause: 'tavern', count: 1 }]);
  });

  it('S7-MARK-8: cards in hand cost one each, at the end and not before', () => {
    const { t, events } = lastRound({ pirates: [{ hand: ['port-1', 'kraken', 'idol'] }, {}, {}] });
    expect(of(events, 'marked').at(-1)).toEqual({ type: 'marked', seat: 0, cause: 'hand', count: 3 });
    expect(t.pirate(0).marks).toBe(4);
  });

  it('S7-MARK-10: only the doubled gift of the Governor takes one away', () => {
    const lifted = (first: number): number => {
      const t = table({ first, pirates: [{ marks: 2 }, {}, {}] });
      t.choose('governor', 'native', 'native');
      return of(t.play('corsair 0'), 'markLifted').length;
    };
    expect([lifted(0), lifted(1)]).toEqual([1, 0]);
  });
});
