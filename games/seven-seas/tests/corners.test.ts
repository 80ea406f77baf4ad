/** Rare positions: empty piles, ties within ties, equal results. */
import { SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { END_OF_ADVENTURES } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { playByChance } from './matches.ts';
import { cursing, of, type PirateSpec, raiding, type Table, table } from './table.ts';

/** Everything still in the adventure deck goes to the last seat. */
function emptyAdventures({ state }: Table): void {
  const { hand } = state.pirates[state.pirates.length - 1];
  hand.push(...state.adventures.splice(0));
  hand.sort((one, other) => one - other);
}

describe('empty piles', () => {
  it('S7-GIFT-6: only the gift of the Cartographer needs the adventure deck', () => {
    const t = table({ endRound: 1, round: 2, pirates: [{ hand: ['port-1'] }, {}, {}] });
    emptyAdventures(t);
    t.choose('native', 'cartographer', 'cartographer');
    t.play('play port-1');
    expect(t.waits).toBe('gift 0');
  });

  it('S7-GIFT-6, S7-GOODS-8: the gift of the Native comes from the discard pile when the deck is used up', () => {
    const t = table({ rest: 'discard', pirates: [{ hand: ['port-1'] }, {}, {}] });
    t.choose('native', 'cartographer', 'cartographer');
    t.play('play port-1');
    expect(t.waits).toBe('gift 0');
    expect(of(t.play('gift'), 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 60 }]);
    const { loot } = t.state;
    expect(loot).toHaveLength(59);
    expect(loot).not.toEqual([...loot].sort());
    expect(loot).not.toEqual([...loot].sort().reverse());
  });

  it('S7-GOODS-8, S7-CAPTAIN-21: a raid is won, but no loot is left anywhere', () => {
    const everything = ['fruit', 'coffee', 'rum', 'talisman'].flatMap((kind) => new Array<string>(15).fill(kind));
    const rich = (from: number, to: number): PirateSpec => ({
      ships: 10,
      doubleHolds: 10,
      loot: everything.slice(from, to),
    });
    const t = raiding('caravan-spain-1', { pirates: [rich(0, 15), rich(15, 30), rich(30, 60)] });
    t.playAll('send 2', 'send 0', 'send 0');
    const events = t.throw('1@10,10 6@20,10 6@60,10');
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true }]);
    expect([...of(events, 'looted'), ...of(events, 'reshuffled')]).toEqual([]);
    expect(t.pirate(0).talismans).toBe(0);
  });

  it('S7-CARTO-4: End of Adventures over an empty deck is laid aside, and nothing replaces it', () => {
    const t = table({ pirates: [{}, {}] });
    const [end] = t.state.adventures.splice(4, 1);
    emptyAdventures(t);
    t.state.adventures.push(end);
    t.choose('cartographer', 'native');
    t.play('decline', 1);
    const events = t.play('draw', 0);
    expect(of(events, 'endDrawn')).toHaveLength(1);
    expect(of(events, 'drew')).toEqual([]);
    expect(t.hand(0)).toEqual([]);
  });

  it('S7-CURSE-15, S7-GOODS-8: a 5 finds goods in the discard pile when only Talismans are left in the deck', () => {
    const t = cursing('tavern', { rest: 'discard', loot: ['talisman'] });
    t.throw('5 6 6');
    const events = t.play('assign 5');
    expect(of(events, 'reshuffled')).toHaveLength(1);
    expect(t.waits).toBe('keep 0');
  });
});

it('S7-CARTO-1: the last adventure of the deck can be drawn', () => {
  const t = table({ endRound: 1, round: 2, pirates: [{}, {}] });
  const last = t.state.adventures.splice(0, 1);
  emptyAdventures(t);
  t.state.adventures.push(...last);
  t.choose('cartographer', 'cartographer');
  expect(t.legal()).toEqual(['draw', 'decline']);
  t.play('draw');
  expect(t.pirate(0).hand).toEqual(last);
});

describe('goods on sale', () => {
  it('S7-MERCHANT-1, S7-TABLE-2: of two of a kind one may be sold or both, of one only that', () => {
    const two = ['fruit', 'fruit', 'coffee', 'coffee', 'rum', 'rum'];
    const t = table({ pirates: [{ loot: two }, {}] });
    t.choose('merchant', 'merchant');
    const kinds = ['fruit', 'coffee', 'rum'];
    expect(t.legal()).toEqual([...kinds.flatMap((kind) => [`sell ${kind}`, `sellKind ${kind}`]), 'sellAll', 'decline']);
    t.play('sell fruit');
    expect(t.legal()).toEqual([
      'sell fruit',
      'sell coffee',
      'sellKind coffee',
      'sell rum',
      'sellKind rum',
      'sellAll',
      'close',
    ]);
    t.play('sell coffee');
    t.play('sell rum');
    expect(t.legal()).toEqual([...kinds.map((kind) => `sell ${kind}`), 'sellAll', 'close']);
  });
});

describe('ties', () => {
  it('S7-PHYS-9, S7-CAPTAIN-15: the order is asked where the results differ, also through a later tie', () => {
    const t = raiding('caravan-spain-2');
    t.playAll('send 2', 'send 2', 'send 0');
    // A red 3 between a 3 and a 4, twice: whoever fights first decides what is left.
    t.throw('3@50,50 3@200,200 3@40,50 3@180,200 4@60,50 4@220,200');
    expect(t.waits).toBe('tie 0');
    expect(t.legal()).toEqual(['fight 0 2', 'fight 0 4']);
    t.play('fight 0 2');
    expect(t.waits).toBe('tie 0');
    expect(t.legal()).toEqual(['fight 1 3', 'fight 1 5']);
    const events = t.play('fight 1 5');
    expect(of(events, 'fought').map(({ red, pirate, sunk }) => [red, pirate, sunk])).toEqual([[1, 5, 'red']]);
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true }]);
  });

  it('S7-CURSE-10: dice at the same distance are drawn in in their order, the nearer ones before', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 2 }, { ships: 2 }] });
    t.play('protect 0');
    t.throw('6@100,100 1@100,150 1@150,100 1@90,100 1@100,50');
    expect(t.lid.hits).toEqual([3, 1, 2, 4]);
  });

  it('S7-END-8: players with equal results share a rank, in the order of their seats', () => {
    const t = table({ endRound: 1, round: 4, pirates: [{ chests: 5 }, { chests: 9 }, { chests: 9 }, { chests: 5 }] });
    t.choose('shaman', 'shaman', 'shaman', 'shaman');
    t.playAll('decline', 'decline', 'decline', 'decline');
    const { ranking = [], winners, decidedBy } = sevenSeas.outcome(t.state) ?? {};
    expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 3],
    ]);
    expect([winners, decidedBy]).toEqual([[1, 2], 'shared']);
  });
});

describe('what a viewer knows', () => {
  it('S7-HIDDEN-2: an own choice and an own card are shown to whoever made and drew them', () => {
    const t = table({ first: 0, pirates: [{}, {}] });
    const [chose] = of(t.play('choose cartographer', 0), 'chose');
    expect(sevenSeas.seen(chose, 0)).toEqual(chose);
    expect(sevenSeas.seen(chose, 1)).toEqual({ ...chose, card: -1 });
    t.play('choose cartographer', 1);
    const [drew] = of(t.play('draw'), 'drew');
    expect(sevenSeas.seen(drew, 0)).toEqual(drew);
    expect(sevenSeas.seen(drew, 'spectator')).toEqual({ ...drew, card: -1 });
  });

  it('S7-HIDDEN-1, S7-COMP-13: who has chosen, and the top of the pile, are open', () => {
    const t = table({ played: ['kraken', 'idol'] });
    t.play('choose captain', 1);
    expect(t.view(0).pirates.map(({ hasChosen }) => hasChosen)).toEqual([false, true, false]);
    const { playedTop, playedCount } = t.view('spectator');
    expect([sevenSeas.cards[playedTop].name, playedCount]).toEqual(['kraken', 2]);
    expect(table().view(0).playedTop).toBe(-1);
  });

  it.each([{ seats: 3 }, { seats: 2, options: { openHistory: true, roundLimit: 20 } }])(
    'S7-HIDDEN-1: what a viewer imagines is a legal table that looks the same to them, $seats players',
    (setting) => {
      let looked = 0;
      playByChance(setting, 'dreams', ({ state, n }) => {
        if (n % 9 !== 0) return;
        for (const viewer of [0, 1, 'spectator'] as const) {
          const dream = sevenSeas.imagine(sevenSeas.view(state, viewer), viewer, new SeededChance(`${n}`));
          expect(sevenSeas.invariantViolation(dream)).toBeUndefined();
          expect(sevenSeas.view(dream, viewer)).toEqual(sevenSeas.view(state, viewer));
          const last = dream.adventures.indexOf(END_OF_ADVENTURES);
          if (last >= 0) expect(last).toBe(4);
          looked++;
        }
      });
      expect(looked).toBeGreaterThan(30);
    },
  );

  it('S7-HIDDEN-1: the first card of all is known like any other when it lies on top of the pile', () => {
    const t = table({ played: ['caravan-england-1'] });
    const dream = sevenSeas.imagine(t.view(0), 0, new SeededChance('the first card'));
    expect(sevenSeas.invariantViolation(dream)).toBeUndefined();
  });

  it('S7-HIDDEN-1: both decks are imagined in any order', () => {
    const t = table();
    const dreams = ['one', 'other'].map((seed) => sevenSeas.imagine(t.view(0), 0, new SeededChance(seed)));
    expect(dreams[0].adventures).not.toEqual(dreams[1].adventures);
    expect(dreams[0].loot).not.toEqual(dreams[1].loot);
  });
});
