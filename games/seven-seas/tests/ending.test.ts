import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { declineAll, lastRound } from './lastRound.ts';
import { card, of, type PirateSpec, type Table, table } from './table.ts';

const outcomeOf = (t: Table) => {
  const outcome = sevenSeas.outcome(t.state);
  if (!outcome) throw new Error('the match is not over');
  return outcome;
};

/** The points of every seat. */
const points = (t: Table): number[] =>
  [...outcomeOf(t).ranking].sort((one, other) => one.seat - other.seat).map((standing) => standing.points);

/** Declining costs everybody one mark more than is written here. */
const end = (...pirates: PirateSpec[]): Table => lastRound({ pirates }).t;

describe('the last rounds', () => {
  it('S7-END-1, S7-TEST-22: drawn in round 9, the end comes after round 12', () => {
    const t = table({ round: 9, first: 1, adventures: ['endOfAdventures', 'kraken'] });
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline');
    const events = t.play('draw');
    expect(of(events, 'endDrawn')).toEqual([{ type: 'endDrawn', seat: 0, round: 9 }]);
    t.play('noGift');
    const rounds: number[] = [];
    while (t.toAct >= 0) {
      rounds.push(t.state.round);
      declineAll(t);
    }
    expect(rounds).toEqual([10, 11, 12]);
    expect(outcomeOf(t).reason).toBe('lastRounds');
  });

  it('S7-END-1: before the card is drawn the game goes on, however long it lasts', () => {
    const t = table({ round: 99 });
    declineAll(t);
    expect(t.state.round).toBe(100);
    expect(t.waits).toBe('choose 0');
  });

  it('S7-END-2: the marker moves one step at the beginning of each of the three rounds', () => {
    const t = table({ round: 9, endRound: 9 });
    const steps = [1, 2, 3, 4].flatMap(() =>
      t.toAct < 0 ? [] : of(declineAll(t), 'roundBegan').map(({ last }) => last),
    );
    expect(steps).toEqual([1, 2, 3]);
  });

  it('S7-END-3: an empty deck stops nothing', () => {
    const t = table({ round: 10, endRound: 9, first: 1 });
    const deck = t.state.adventures.splice(0);
    t.state.pirates[1].hand.push(...deck.sort((one, other) => one - other));
    t.choose('cartographer', 'native', 'native');
    const events = t.playAll('decline', 'decline');
    expect(of(events, 'marked').at(-1)).toEqual({ type: 'marked', seat: 0, cause: 'declined', count: 1 });
    expect(t.state.round).toBe(11);
  });

  it('S7-END-1: when it is over nothing can be done any more', () => {
    const { t } = lastRound({});
    expect(t.why('choose native', 0)).toBe('match-over S7-END-1');
    expect(t.legal(0)).toEqual([]);
  });
});

describe('the final sale', () => {
  it('S7-END-4, S7-AMB-34: all goods are sold at the prices of the current Port, then hands are counted', () => {
    const pirates = [
      { chests: 0, loot: ['coffee', 'coffee', 'coffee', 'fruit', 'rum', 'rum'], hand: ['kraken'] },
      { chests: 0, loot: ['rum', 'rum'] },
      { chests: 0 },
    ];
    const { events } = lastRound({ port: 'port-3', pirates });
    expect(of(events, 'sold')).toEqual([
      { type: 'sold', seat: 0, goods: [1, 3, 2], chests: 12, final: true },
      { type: 'sold', seat: 1, goods: [0, 0, 2], chests: 2, final: true },
    ]);
    const order = events.map(({ type }) => type).filter((type) => ['sold', 'marked', 'ended'].includes(type));
    expect(order.slice(-4)).toEqual(['sold', 'sold', 'marked', 'ended']);
  });

  it('S7-END-5, S7-DP-21, S7-RITUAL-1: before it, whoever can pay for a Profitable Deal is asked, and nobody else', () => {
    const loot = ['coffee', 'coffee', 'coffee', 'rum'];
    const { t } = lastRound({ port: 'port-3', pirates: [{ loot, yinYang: 6 }, { loot }, { yinYang: 3 }] });
    expect(t.waits).toBe('finale 0');
    expect(t.legal(1)).toEqual([]);
    expect(t.legal()).toEqual(['deal coffee,rum', 'sellAll']);
    expect(t.why('doubleHold')).toBe('no-rituals S7-RITUAL-1');
    expect(t.why('deal fruit,rum')).toBe('no-such-goods S7-MERCHANT-1');
    expect(t.why('decline')).toBe('final-sale-first S7-END-5');
  });

  it('S7-END-5: cards sold in a deal do not count towards three of a kind', () => {
    const loot = ['coffee', 'coffee', 'coffee', 'rum'];
    const { t } = lastRound({ port: 'port-3', pirates: [{ chests: 0, loot, yinYang: 3 }, {}, {}] });
    const events = t.play('deal coffee,rum');
    expect(of(events, 'ritual')).toMatchObject([{ ritual: 'deal', chests: 5 }]);
    expect(of(events, 'sold')).toEqual([{ type: 'sold', seat: 0, goods: [0, 2, 0], chests: 2, final: true }]);
    expect(t.pirate(0)).toMatchObject({ chests: 7, yinYang: 0 });
  });

  it('S7-END-5: as many deals as can be paid for, and several players at the same time', () => {
    const rich = { chests: 0, loot: ['fruit', 'coffee', 'rum', 'rum'], yinYang: 7 };
    const { t } = lastRound({ port: 'port-1', pirates: [rich, rich, {}] });
    t.play('deal fruit,rum', 1);
    t.play('deal coffee,rum', 0);
    t.play('deal coffee,rum', 1);
    expect(t.pirate(1)).toMatchObject({ chests: 9, yinYang: 1, goods: [0, 0, 0] });
    expect(t.waits).toBe('finale 0');
    t.play('sellAll', 0);
    expect(t.pirate(0)).toMatchObject({ chests: 7, yinYang: 4 });
    expect(t.state.flow).toEqual([]);
  });

  it('S7-END-5: guards are counted after deals and sale together, so no good is lost on the way', () => {
    const loot = ['rum', 'rum', 'rum', 'rum', 'fruit'];
    const { t } = lastRound({ port: 'port-1', pirates: [{ chests: 9, ships: 5, loot, yinYang: 3 }, {}, {}] });
    const events = t.play('deal fruit,rum');
    expect(of(events, 'dropped')).toEqual([]);
    expect(of(events, 'sold')).toEqual([{ type: 'sold', seat: 0, goods: [0, 0, 3], chests: 9, final: true }]);
    expect(t.pirate(0).chests).toBe(22);
  });
});

describe('the score', () => {
  it('S7-TEST-28, S7-END-6, S7-END-7, S7-MARK-1, S7-MARK-8: 31 + 4 + 1 − 9 = 27 points', () => {
    const talismans = ['talisman', 'talisman', 'talisman', 'talisman'];
    const { t, events } = lastRound({
      pirates: [{ chests: 31, loot: talismans, yinYang: 5, marks: 1, hand: ['kraken'] }, {}, {}],
    });
    expect(of(events, 'marked').filter(({ cause }) => cause === 'hand')).toEqual([
      { type: 'marked', seat: 0, cause: 'hand', count: 1 },
    ]);
    expect(points(t)).toEqual([27, 4, 4]);
    expect(outcomeOf(t).ranking[0].sheet).toEqual({
      ...{ chests: 31, talismans: 4, yinYang: 1, marks: -9 },
      ...{ corsairs: 0, blackMarks: 3 },
    });
  });

  it('S7-END-7, S7-YY-2: two Yin-Yang are worth nothing, three a point; a score may be below zero', () => {
    expect(
      points(end({ chests: 0, yinYang: 2, marks: 2 }, { chests: 3, yinYang: 3 }, { chests: 3, yinYang: 5 })),
    ).toEqual([-9, 1, 1]);
  });

  it('S7-END-6, S7-MARK-8: hands are opened to everybody when the game is over', () => {
    const t = end({ hand: ['kraken', 'port-1'] }, {}, {});
    expect(t.view('spectator').pirates[0].hand).toEqual(['port-1', 'kraken'].map(card));
    expect(t.pirate(0).marks).toBe(3);
  });

  it.each([
    ['points', [{ chests: 9, corsairOf: ['spain'] }, { chests: 8 }, { chests: 8 }], [0]],
    ['corsairs', [{ chests: 9, corsairOf: ['spain'] }, { chests: 12, marks: 1 }, { chests: 8 }], [1]],
    ['marks', [{ chests: 12, marks: 1 }, { chests: 9 }, { chests: 8 }], [1]],
    ['shared', [{ chests: 9 }, { chests: 8, loot: ['talisman'] }, { chests: 8 }], [0, 1]],
  ] as const)('S7-END-8: a match can be decided by %s', (decidedBy, pirates, winners) => {
    expect(outcomeOf(end(...pirates))).toMatchObject({ decidedBy, winners });
  });

  it('S7-END-8: the marks for cards in hand count in a tie', () => {
    const t = end({ chests: 12, hand: ['kraken'] }, { chests: 9 }, {});
    expect(points(t).slice(0, 2)).toEqual([6, 6]);
    expect(outcomeOf(t)).toMatchObject({ decidedBy: 'marks', winners: [1] });
  });

  it('S7-END-8: all can share the victory, and lower ranks are shared alike', () => {
    expect(outcomeOf(end({}, {}, {}, {})).winners).toEqual([0, 1, 2, 3]);
    const { ranking } = outcomeOf(end({ chests: 9 }, {}, {}));
    expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});
