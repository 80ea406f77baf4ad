import { Match, type Seat } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_INFO, END_OF_ADVENTURES, NATIONS, typeOf } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasState } from '../rules/state.ts';
import { card, cursing, names, of, type PirateSpec, raiding, table } from './table.ts';

const begin = (seats: number): SevenSeasState => Match.begin(sevenSeas, { seats, seed: 'the box' }).state;

const adventuresOf = ({ adventures, pirates }: SevenSeasState): number[] =>
  [...adventures, ...pirates.flatMap(({ hand }) => hand)].sort((one, other) => one - other);

describe('the cards', () => {
  it('S7-COMP-4: the 31 adventures are Caravans, Ports, Curses and a single End of Adventures', () => {
    const cards = adventuresOf(begin(4));
    expect(new Set(cards).size).toBe(31);
    const count = (type: string): number => cards.filter((id) => typeOf(id) === type).length;
    expect([count('caravan'), count('port'), count('curse'), count('end')]).toEqual([16, 6, 8, 1]);
  });

  it('S7-COMP-5, S7-COMP-6: each nation has four Caravans, and each is raided with the ships and flag it shows', () => {
    for (const nation of NATIONS)
      for (const ships of [1, 2, 3, 4]) {
        const t = raiding(`caravan-${nation}-${ships}`, { pirates: [{}, { corsairOf: [nation] }, {}] });
        t.playAll('send 1', 'send 1', 'send 1');
        expect(t.lid.sides.filter((side) => side === -1)).toHaveLength(ships);
        expect(t.state.pirates.map(({ marks }) => marks)).toEqual([0, 1, 0]);
      }
  });

  it('S7-COMP-3, S7-SETUP-5: every player has the seven characters of a colour, 28 cards in all', () => {
    const t = table({ pirates: [{}, {}, {}, {}] });
    const choices = [0, 1, 2, 3].flatMap((seat) => t.legal(seat));
    expect(choices).toHaveLength(28);
    expect(new Set(choices).size).toBe(7);
  });

  it('S7-COMP-7: what a Port has in raised demand is what three of a kind fetch there', () => {
    const price = (port: string, good: string): number => {
      const t = table({ first: 1, port, pirates: [{ loot: [good, good, good] }, {}, {}] });
      t.choose('merchant', 'native', 'native');
      t.playAll('decline', 'decline');
      return of(t.play('sellAll'), 'sold')[0].chests / 3;
    };
    const prices = (port: string): number[] => ['fruit', 'coffee', 'rum'].map((good) => price(port, good));
    const printed = CARD_INFO.filter(({ module, name }) => module === 'port' && name.startsWith('port-'));
    expect(printed).toHaveLength(6);
    for (const port of printed) {
      const { fruit, coffee, rum } = port.printed;
      expect(prices(port.name), port.name).toEqual([fruit, coffee, rum]);
    }
  });

  it('S7-COMP-8, S7-SETUP-4: the loot deck is 60 cards, Fruit, Coffee, Rum and Talismans; nothing is discarded yet', () => {
    const { loot, discarded, discardTop } = begin(2);
    expect([0, 1, 2, 3].map((kind) => loot.filter((one) => one === kind).length)).toEqual([15, 15, 15, 15]);
    expect([discarded, discardTop]).toEqual([[0, 0, 0, 0], -1]);
    const other = Match.begin(sevenSeas, { seats: 2, seed: 'another box' }).state.loot;
    expect(other).not.toEqual(loot);
  });
});

describe('dice and tokens', () => {
  it('S7-COMP-9: a player throws ten dice at most, and a caravan four', () => {
    const fleet: PirateSpec = { ships: 10 };
    const t = cursing('kraken', { pirates: [fleet, fleet, fleet, fleet], first: 1 });
    t.play('protect 0');
    expect(t.lid.sides).toHaveLength(40);
    for (const seat of [0, 1, 2, 3]) expect(t.lid.sides.filter((side) => side === seat)).toHaveLength(10);
    const raid = raiding('caravan-spain-4', { pirates: [fleet, fleet] });
    raid.playAll('send 10', 'send 10');
    expect(raid.lid.sides).toHaveLength(24);
  });

  it('S7-COMP-10, S7-COMP-11: a seventh Black Mark, a thirteenth Ritual and a thirtieth Yin-Yang can be had', () => {
    const t = table({ pirates: [{ marks: 6, yinYang: 30, doubleHolds: 12 }, {}, {}] });
    t.choose('shipwright', 'native', 'native');
    t.playAll('decline', 'doubleHold', 'unsinkable');
    expect(t.pirate(0)).toMatchObject({ marks: 7, doubleHolds: 13, unsinkables: 1, yinYang: 25 });
    const captain = raiding('caravan-spain-1', { pirates: [{ yinYang: 28 }, {}, {}] });
    captain.playAll('send 0', 'send 0', 'send 0', 'gift', 'gift');
    expect(captain.pirate(0).yinYang).toBe(32);
  });

  it('S7-COMP-10, S7-COMP-12: each nation has one Corsair token, and when the four are taken there are no more', () => {
    const t = table({ first: 3, pirates: [{ corsairOf: ['england', 'spain'] }, { corsairOf: ['france'] }, {}, {}] });
    t.choose('governor', 'native', 'native', 'governor');
    expect(t.waits).toBe('turn 3');
    expect(t.legal()).toEqual(['corsair 3', 'decline']);
    expect(t.why('corsair 0')).toBe('token-taken S7-GOV-2');
    const events = t.play('corsair 3');
    expect(of(events, 'marked')).toEqual([
      { type: 'marked', seat: 3, cause: 'corsair', count: 1 },
      { type: 'marked', seat: 0, cause: 'declined', count: 1 },
    ]);
    expect(t.state.corsairs).toEqual([0, 0, 1, 3]);
  });
});

describe('the adventure board and the markers', () => {
  it('S7-COMP-13: a Port lies on the left, the deck in the middle, Caravans and Curses on the right', () => {
    const hand = ['caravan-spain-1', 'port-4', 'salary'];
    const t = table({ first: 1, pirates: [{ hand }, {}, {}] });
    const deck = t.view(0).adventuresLeft;
    const place = (): (string | number)[] => {
      const { port, playedTop, playedCount } = t.view(2);
      return [...names([port]), playedTop < 0 ? '' : names([playedTop])[0], playedCount];
    };
    expect(place()).toEqual(['pirateBay', '', 0]);
    t.choose('captain', 'cartographer', 'cartographer');
    t.playAll('play caravan-spain-1', 'send 0', 'send 0', 'send 0', 'noGift', 'decline', 'decline');
    expect(place()).toEqual(['pirateBay', 'caravan-spain-1', 1]);
    t.choose('native', 'shipwright', 'shipwright');
    t.playAll('decline', 'decline', 'play port-4', 'noGift');
    expect(place()).toEqual(['port-4', 'caravan-spain-1', 1]);
    t.choose('shaman', 'native', 'native');
    t.playAll('decline', 'decline', 'play salary');
    expect(place()).toEqual(['port-4', 'salary', 2]);
    expect(t.view(0).adventuresLeft).toBe(deck);
  });

  it('S7-COMP-14, S7-SETUP-10: the first Port is Pirate Bay, where only Rum is in raised demand', () => {
    expect(names(begin(3).ports)).toEqual(['pirateBay']);
    const sold = (good: string): number => {
      const t = table({ first: 1, pirates: [{ loot: [good, good, good] }, {}, {}] });
      t.choose('merchant', 'native', 'native');
      t.playAll('decline', 'decline');
      return of(t.play('sellAll'), 'sold')[0].chests;
    };
    expect(['fruit', 'coffee', 'rum'].map(sold)).toEqual([3, 3, 6]);
  });

  it('S7-COMP-16: the First Player marker goes round, the Last Rounds marker takes three steps, chests are marked', () => {
    const t = table({ round: 9, adventures: ['endOfAdventures'] });
    const rounds: [Seat, number][] = [];
    let events = t.choose('cartographer', 'native', 'native');
    events.push(...t.playAll('decline', 'decline', 'draw', 'noGift'));
    for (let round = 0; round < 3; round++) {
      for (const { first, last } of of(events, 'roundBegan')) rounds.push([first, last]);
      events = [...t.choose('native', 'native', 'native'), ...t.playAll('decline', 'decline', 'decline')];
    }
    expect(rounds).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(of(events, 'roundBegan')).toEqual([]);
    expect(t.view('spectator').pirates.map(({ chests }) => chests)).toEqual([7, 7, 7]);
  });
});

describe('setting up', () => {
  it.each([
    [2, 20],
    [3, 17],
    [4, 14],
  ])(
    'S7-SETUP-1, S7-SETUP-2: for %i players %i cards lie above End of Adventures and four below it',
    (seats, above) => {
      const state = begin(seats);
      expect(state.pirates).toHaveLength(seats);
      expect(adventuresOf(state)).toHaveLength(31);
      expect(state.loot).toHaveLength(60);
      expect(state.adventures).toHaveLength(above + 5);
      expect(state.adventures.indexOf(END_OF_ADVENTURES)).toBe(4);
    },
  );

  it('S7-SETUP-1: one player or five cannot play', () => {
    expect(() => begin(1)).toThrow('for 2 to 4 players');
    expect(() => begin(5)).toThrow('for 2 to 4 players');
  });

  it('S7-SETUP-3, S7-AMB-1: everybody is dealt three secret cards, any of them but End of Adventures', () => {
    const dealt = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const match = Match.begin(sevenSeas, { seats: 4, seed: `deal ${seed}` });
      for (const { hand } of match.state.pirates) {
        expect(hand).toHaveLength(3);
        for (const id of hand) dealt.add(id);
      }
      expect(match.view(0).pirates.map(({ hand, handSize }) => [hand?.length, handSize])).toEqual([
        [3, 3],
        [undefined, 3],
        [undefined, 3],
        [undefined, 3],
      ]);
    }
    expect(dealt.has(END_OF_ADVENTURES)).toBe(false);
    expect(dealt.size).toBe(30);
  });

  it('S7-SETUP-6, S7-SETUP-7, S7-SETUP-8: seven ships, three in reserve, seven chests and nothing else', () => {
    const match = Match.begin(sevenSeas, { seats: 4, seed: 'start' });
    for (const pirate of match.view('spectator').pirates)
      expect(pirate).toMatchObject({
        ...{ ships: 7, reserve: 3, free: 7, guards: 0, loaded: 0, chests: 7 },
        ...{ yinYang: 0, marks: 0, goods: [0, 0, 0], talismans: 0, doubleHolds: 0, unsinkables: 0 },
        played: [],
      });
    expect(match.state.corsairs).toEqual([-1, -1, -1, -1]);
  });

  it('S7-SETUP-11: the lot can make anybody First Player, who then acts first', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const match = Match.begin(sevenSeas, { seats: 4, seed: `lot ${seed}` });
      firsts.add(match.state.first);
      expect(sevenSeas.first?.(match.state)).toBe(match.state.first);
      for (const seat of [0, 1, 2, 3]) match.play(seat, { type: 'choose', card: card('native') });
      expect(match.toAct).toEqual([match.state.first]);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });
});
