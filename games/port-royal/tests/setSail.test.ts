import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { SET_SAIL_MIX, SET_SAIL_REST } from '../cards/setSail.ts';
import { CARDS } from '../cards/table.ts';
import { type Card, COLOURS, type Kind } from '../cards/types.ts';
import { portRoyal } from '../rules/game.ts';
import { deckCards } from '../rules/setup.ts';
import type { Extra } from '../rules/state.ts';
import { playByChance } from './matches.ts';
import { type AreaSpec, discovering, names, of, phaseTwo, type TableSpec, table } from './table.ts';

const ALONE = { play: 'setSail' };
const MIXED = { modules: ['setSail'] };

const begin = (seats: number, options: object) => Match.begin(portRoyal, { seats, options, seed: 'set sail' });

const countOf = (cards: readonly Card[], kind: Kind): number =>
  cards.reduce((sum, card) => sum + (card.kind === kind ? card.count : 0), 0);

/** A table of the stand-alone game after a tax increase, with these coins before. */
function taxed(coins: readonly number[], persons: readonly (readonly string[])[] = []) {
  const players: AreaSpec[] = coins.map((count, seat) => ({ coins: count, persons: persons[seat] ?? [] }));
  const t = table({ options: ALONE, players, deck: ['tax-fewestPoints-setSailRest'] });
  const events = t.play('draw');
  return { t, events };
}

const tuckedBy = (extra: Extra | null, seat: number): string[] => names(extra?.tucked[seat] ?? []);

/** A phase 2 in which seat 0 owns these persons. */
const trading = (persons: readonly string[], harbour: readonly string[], spec: TableSpec = {}) =>
  phaseTwo({ options: ALONE, ...spec, players: [{ persons }, {}], harbour });

describe('Set Sail! on its own', () => {
  it('PR-SAIL-1, PR-COMP-10, PR-INV-9: its sixty cards are the whole deck', () => {
    const all = [...SET_SAIL_MIX, ...SET_SAIL_REST];
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const kinds: Kind[] = ['merchant', 'sailor', 'pirate', 'passenger', 'tax', 'ship'];
    expect(kinds.map((kind) => countOf(all, kind))).toEqual([10, 10, 2, 10, 3, 25]);
    for (const colour of COLOURS) {
      const matching = all.filter((card) => 'colour' in card && card.colour === colour);
      expect([countOf(matching, 'merchant'), countOf(matching, 'ship')]).toEqual([2, 5]);
    }
    const { state } = begin(3, ALONE);
    expect(deckCards(state.options)).toHaveLength(60);
    expect(state.deck).toHaveLength(60 - 3 * 3);
  });

  it('PR-MOD-3: it is for two to four players', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats, ALONE).state.players).toHaveLength(seats);
    expect(() => begin(5, ALONE)).toThrow('PR-MOD-3');
    expect(() => begin(1, ALONE)).toThrow('PR-MOD-12');
  });

  it('PR-SAIL-1: no other module is mixed into it', () => {
    expect(() => begin(2, { ...ALONE, modules: ['gambler'] })).toThrow('PR-SAIL-1');
  });

  it('PR-SAIL-2: everybody starts with three coins, and a turn has two phases', () => {
    const match = begin(2, { ...ALONE, firstPlayer: 0 });
    expect(match.state.players.map(({ coins }) => coins.length)).toEqual([3, 3]);
    const t = table({ options: ALONE, deck: ['flute-1-1-setSailRest', 'skiff-1-1-setSailRest'] });
    t.play('draw');
    t.play('stop');
    expect(t.legal()).toEqual(['trade flute-1-1-setSailRest', 'done']);
  });

  it('PR-SAIL-3: there are no expeditions', () => {
    const { state } = begin(4, ALONE);
    expect(state.expeditions).toEqual([]);
    expect(deckCards(state.options).some((id) => CARDS[id].kind === 'expedition')).toBe(false);
  });

  it('PR-SAIL-4, PR-INV-10: who has nine or more coins keeps eight: 8 lose 0, 9 lose 1, 12 lose 4', () => {
    const passengers = [['passenger-4-2'], ['passenger-4-2'], ['passenger-4-2'], []];
    const { t, events } = taxed([8, 9, 12, 0], passengers);
    expect([0, 1, 2, 3].map((seat) => t.coins(seat))).toEqual([8, 8, 8, 1]);
    expect(of(events, 'taxPaid').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 1],
      [2, 4],
    ]);
  });

  it('PR-SAIL-5: the fewest points bring a coin, to all who are tied, at 0 points too', () => {
    const { t, events } = taxed([0, 0, 0], [['passenger-2-1']]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([0, 1, 1]);
    expect(of(events, 'taxEnded')).toMatchObject([{ value: 0, seats: [1, 2] }]);
  });

  it('PR-AMB-45: a player whom the bonus lifts from eight to nine coins keeps them', () => {
    const { t } = taxed([8, 0], [[], ['passenger-2-1']]);
    expect(t.coins(0)).toBe(9);
  });

  it('PR-CONF-23: a tax is resolved in phase 1, as soon as it is revealed', () => {
    const { t, events } = taxed([10, 3]);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['cardRevealed', 'taxPaid']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-SAIL-6: its persons are merchants, sailors, pirates and passengers only', () => {
    const persons = [...SET_SAIL_MIX, ...SET_SAIL_REST].filter((card) => 'cost' in card);
    expect([...new Set(persons.map(({ kind }) => kind))].sort()).toEqual(['merchant', 'passenger', 'pirate', 'sailor']);
  });

  it('PR-SAIL-7: sailors and pirates sink ships as in the base game', () => {
    const t = table({
      options: ALONE,
      players: [{ persons: ['sailor-3-1-setSailRest', 'pirate-5-1-setSailRest'] }, {}],
      deck: ['skiff-2-3-setSail', 'galleon-2-4-setSailRest'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    t.play('sink');
    t.play('draw');
    expect(t.harbour).toEqual(['galleon-2-4-setSailRest']);
  });

  it('PR-SAIL-8: a passenger gives points and nothing else', () => {
    const t = phaseTwo({
      options: ALONE,
      players: [{ coins: 4 }, {}],
      harbour: ['passenger-4-2', 'flute-1-1-setSailRest'],
    });
    t.play('hire passenger-4-2');
    expect([t.points(0), t.state.players[0].sabres, t.state.players[0].discount]).toEqual([2, 0, 0]);
  });

  it('PR-SAIL-9, PR-SAIL-10, PR-SAIL-11: a ship of the merchant’s colour is tucked for a point, its coins gained in full', () => {
    const t = trading(['merchant-blue-4-1'], ['flute-4-5-setSailRest', 'passenger-4-2']);
    const events = t.play('trade flute-4-5-setSailRest');
    expect(of(events, 'shipTucked')).toHaveLength(1);
    expect(tuckedBy(t.state.extra, 0)).toEqual(['flute-4-5-setSailRest']);
    expect([t.points(0), t.coins(0)]).toEqual([2, 4]);
    expect(t.discard).not.toContain('flute-4-5-setSailRest');
    const { ranking = [] } = portRoyal.outcome({ ...t.state, flow: [] }) ?? {};
    expect(ranking.map(({ sheet }) => sheet.tucked)).toEqual([1, 0]);
  });

  it('PR-SAIL-9: ships of other colours are discarded', () => {
    const t = trading(['merchant-blue-4-1'], ['skiff-1-1-setSailRest', 'passenger-4-2']);
    t.play('trade skiff-1-1-setSailRest');
    expect([tuckedBy(t.state.extra, 0), t.points(0)]).toEqual([[], 1]);
    expect(t.discard).toContain('skiff-1-1-setSailRest');
  });

  it('PR-SAIL-12: it works for a non-active player, too, who pays compensation as ever', () => {
    const t = phaseTwo({
      options: ALONE,
      players: [{}, { persons: ['merchant-blue-4-1'] }],
      harbour: ['flute-4-5-setSailRest'],
    });
    t.play('done');
    t.play('trade flute-4-5-setSailRest', 1);
    expect([tuckedBy(t.state.extra, 1), t.coins(1), t.coins(0)]).toEqual([['flute-4-5-setSailRest'], 3, 1]);
  });

  it('PR-SAIL-12: a merchant hired earlier in the same take-turn already counts', () => {
    const t = phaseTwo({
      options: ALONE,
      players: [{ coins: 4 }, {}],
      harbour: [
        'merchant-blue-4-1',
        'flute-1-1-setSailRest',
        'skiff-1-1-setSailRest',
        'frigate-1-1-setSailRest',
        'galleon-1-2-setSailRest',
      ],
    });
    t.play('hire merchant-blue-4-1');
    t.play('trade flute-1-1-setSailRest');
    expect(tuckedBy(t.state.extra, 0)).toEqual(['flute-1-1-setSailRest']);
  });

  it('PR-SAIL-13, PR-AMB-42: under two merchants of one colour a ship still gives one point', () => {
    const t = trading(['merchant-blue-4-1', 'merchant-blue-8-3'], ['flute-1-1-setSailRest', 'passenger-4-2']);
    t.play('trade flute-1-1-setSailRest');
    expect([tuckedBy(t.state.extra, 0), t.points(0)]).toEqual([['flute-1-1-setSailRest'], 5]);
  });

  it('PR-SAIL-14: eight points trigger the end, a tucked ship included, and the round is completed', () => {
    const persons = ['merchant-blue-8-3', 'merchant-yellow-8-3', 'passenger-2-1'];
    const t = trading(persons, ['flute-1-1-setSailRest', 'passenger-4-2']);
    const events = t.play('trade flute-1-1-setSailRest');
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 8 }]);
    expect([t.state.active, t.view(0).outcome]).toEqual([1, undefined]);
  });

  it('PR-SAIL-14, PR-SAIL-15: after the last turn of the round the most points win, then the most coins', () => {
    const eight = ['merchant-blue-8-3', 'merchant-yellow-8-3', 'passenger-4-2'];
    const other = ['merchant-green-6-2', 'merchant-red-6-2', 'merchant-black-6-2', 'passenger-4-2'];
    const players = [
      { persons: eight, coins: 1 },
      { persons: other, coins: 2 },
    ];
    const t = discovering({ options: ALONE, players, active: 1, ending: true, harbour: ['passenger-4-2'] });
    t.play('stop');
    expect(t.view(0).outcome).toMatchObject({ reason: 'eightPoints', decidedBy: 'coins', winners: [1] });
    const tied = discovering({
      options: ALONE,
      players: [{ persons: eight }, { persons: other }],
      active: 1,
      ending: true,
      harbour: ['passenger-4-2'],
    });
    tied.play('stop');
    expect(tied.view(0).outcome).toMatchObject({ decidedBy: 'shared', winners: [0, 1] });
  });

  it('PR-SAIL-16: the variant ending is not available', () => {
    expect(() => begin(2, { ...ALONE, variantEnding: true })).toThrow('PR-SAIL-16');
  });

  it('PR-SAIL-17: a bust gives nothing to anybody', () => {
    const t = discovering({ options: ALONE, harbour: ['flute-1-1-setSailRest'], deck: ['flute-2-2-setSail'] });
    const events = t.play('draw');
    expect(of(events, 'bust')).toHaveLength(1);
    expect(of(events, 'coinsGained')).toEqual([]);
  });
});

describe('Set Sail! mixed into the base game', () => {
  it('PR-SAIL-20, PR-MOD-4, PR-AMB-46, PR-OPT-5: five merchants, five passengers and ten ships come into the deck', () => {
    expect([
      countOf(SET_SAIL_MIX, 'merchant'),
      countOf(SET_SAIL_MIX, 'passenger'),
      countOf(SET_SAIL_MIX, 'ship'),
    ]).toEqual([5, 5, 10]);
    const merchants = SET_SAIL_MIX.flatMap((card) => (card.kind === 'merchant' ? [card.colour] : []));
    expect(merchants.sort()).toEqual([...COLOURS].sort());
    expect([begin(2, {}).state.deck.length, begin(2, MIXED).state.deck.length]).toEqual([113, 133]);
  });

  it('PR-SAIL-21: tax, expeditions and the end follow the base game', () => {
    const t = table({
      options: MIXED,
      players: [{ coins: 11 }, { coins: 12, persons: ['passenger-4-2'] }],
      deck: ['tax-mostSabres'],
    });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([12, 7]);
    const persons = ['merchant-blue-8-3', 'merchant-yellow-8-3', 'passenger-4-2'];
    const trade = phaseTwo({ options: MIXED, players: [{ persons }, {}], harbour: ['flute-1-1', 'sailor-3-1'] });
    expect(of(trade.play('trade flute-1-1'), 'endTriggered')).toEqual([]);
    expect(trade.points(0)).toBe(9);
  });

  it('PR-SAIL-22: a trader adds its coin to a ship that a merchant tucks', () => {
    const persons = ['merchant-blue-8-3', 'trader-blue-3-1'];
    const t = phaseTwo({ options: MIXED, players: [{ persons }, {}], harbour: ['flute-2-2', 'sailor-3-1'] });
    t.play('trade flute-2-2');
    expect([t.coins(0), t.points(0), tuckedBy(t.state.extra, 0)]).toEqual([3, 5, ['flute-2-2']]);
  });

  it('PR-AMB-43: trader, merchant and clerk of one colour all act on one trade', () => {
    const persons = ['merchant-blue-8-3', 'trader-blue-3-1', 'clerk-blue-6-2'];
    const options = { modules: ['setSail', 'contractCards'] };
    const t = phaseTwo({ options, players: [{ persons }, {}], harbour: ['flute-2-2', 'skiff-1-1'] });
    t.play('trade flute-2-2');
    expect([t.coins(0), tuckedBy(t.state.extra, 0)]).toEqual([3, ['flute-2-2']]);
    expect(t.legal()).toEqual(['trade skiff-1-1', 'done']);
  });

  it('PR-SAIL-23: a tucked ship never comes back into the deck or the discard pile', () => {
    let tucked = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      let before: string[] = [];
      const match = playByChance({ seats: 2, options: ALONE }, seed, ({ state }, where) => {
        const now = tuckedBy(state.extra, 0);
        expect(now.slice(0, before.length), where).toEqual(before);
        before = now;
      });
      tucked += tuckedBy(match.state.extra, 0).length;
    }
    expect(tucked).toBeGreaterThan(0);
  });

  it('PR-INV-4, PR-HID-7: tucked ships lie open and count in the points everybody sees', () => {
    const t = trading(['merchant-blue-4-1'], ['flute-4-5-setSailRest', 'passenger-4-2']);
    t.play('trade flute-4-5-setSailRest');
    const seen = t.view(1);
    expect([names(seen.extra?.tucked[0] ?? []), seen.players[0].points]).toEqual([['flute-4-5-setSailRest'], 2]);
  });
});
