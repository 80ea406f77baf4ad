import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { colourOf, isShip } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import { bustOdds, gambleOdds, keepingBusts } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { imagine, unseenCards, type View, view } from '../rules/view.ts';
import { adventureOf, exploring } from './adventure/chapter.ts';
import { card, discovering, type TableSpec, table } from './table.ts';

const seen = (spec: TableSpec): View => view(table(spec).state, 0);

/** Red and black lie in the harbour, two sabres are at hand. */
function bustsNext(state: State): boolean {
  const { printed } = portRoyal.cards[state.deck[state.deck.length - 1]];
  const same = printed.kind === 'ship' && (printed.colour === 'red' || printed.colour === 'black');
  return same && !(typeof printed.sabres === 'number' && printed.sabres <= 2);
}

describe('the odds of a bust', () => {
  it('are exact: every unseen ship of a colour in the harbour, over all unseen cards', () => {
    // Nine of ten flutes are unseen, among the 118 cards that do not lie in the harbour.
    expect(bustOdds(seen({ harbour: ['flute-1-1'] }))).toMatchObject({ bad: 9, all: 118 });
  });

  it('count the unseen ships of the colours in the harbour that cannot be sunk', () => {
    const looked = seen({ players: [{ persons: ['sailor-3-1'] }, {}], harbour: ['flute-1-1'] });
    // Nine flutes are unseen; the three with one sabre can be sunk.
    expect(bustOdds(looked)).toMatchObject({ bad: 6, all: 117 });
  });

  it('look at the discard pile when the deck has run out', () => {
    const looked = seen({
      players: [{}, {}],
      harbour: ['flute-1-1'],
      discard: ['flute-2-2', 'sailor-3-1'],
      rest: 'purse',
    });
    expect(looked.deck).toBe(0);
    expect(bustOdds(looked)).toMatchObject({ bad: 1, all: 2, chance: 0.5 });
  });

  it('PR-DECK-2, PR-OPT-2: weigh what is hidden in a discard pile of which only the top card is seen', () => {
    const discard = ['flute-2-2', ...new Array<string>(3).fill('sailor-3-1'), 'skiff-1-1', 'pinnace-1-1'];
    const rest = ['captain-4-1', 'priest-4-1', 'settler-4-1', 'galleon-1-2'];
    const options = { discardPile: 'topCard' };
    const looked = seen({ options, harbour: ['flute-1-1'], discard: [...discard, ...rest], rest: 'purse' });
    expect([looked.deck, looked.discard, looked.discarded.length]).toEqual([0, 10, 1]);
    // The top busts; nine more cards are any of the 117 unseen ones, eight of which are flutes.
    const expected = 1 + (9 * 8) / 117;
    expect(bustOdds(looked)).toEqual({ bad: 2, all: 10, chance: expected / 10 });
    const open = seen({ harbour: ['flute-1-1'], discard: ['flute-2-2', 'sailor-3-1'], rest: 'purse' });
    expect(bustOdds(open)).toEqual({ bad: 1, all: 2, chance: 0.5 });
  });

  it('are those of the deck while a single card is left in it, and silent when no card is left at all', () => {
    const one = seen({ harbour: ['flute-1-1'], deck: ['skiff-1-1'], discard: ['flute-2-2'], rest: 'purse' });
    expect(bustOdds(one)).toMatchObject({ bad: 8, all: 117, chance: 8 / 117 });
    expect(bustOdds(seen({ harbour: ['flute-1-1'], rest: 'purse' }))).toBeUndefined();
  });

  it('PR-HID-13: are certain for whoever put the next card back', () => {
    const next = (name: string, viewer: 0 | 1) => {
      const t = exploring({ chapter: 3, harbour: ['flute-1-1'], deck: [name] });
      adventureOf(t).known = { seat: 0, card: card(name) };
      return bustOdds(t.view(viewer));
    };
    expect(next('flute-2-2', 0)).toEqual({ bad: 1, all: 1, chance: 1 });
    expect(next('skiff-1-1', 0)).toEqual({ bad: 0, all: 1, chance: 0 });
    expect(next('skiff-1-1', 1)?.all).toBeGreaterThan(1);
  });

  it('agree with decks dealt at random', () => {
    const looked = seen({
      players: [{ persons: ['sailor-3-1', 'sailor-3-1'] }, {}],
      harbour: ['frigate-2-3', 'galleon-1-2'],
      discard: ['galleon-3-7'],
    });
    const chance = new LooseChance(Stream.of('odds'));
    let busts = 0;
    const deals = 4000;
    for (let deal = 0; deal < deals; deal++) if (bustsNext(imagine(looked, 0, chance))) busts++;
    // Four thousand deals: three standard deviations are below 0.02.
    expect(Math.abs(busts / deals - (bustOdds(looked)?.chance ?? -1))).toBeLessThan(0.02);
  });

  it('are silent outside phase 1', () => {
    expect(bustOdds(seen({ frame: { step: 'tradeAndHire', seat: 0, left: 1, taken: 0, sold: 0 } }))).toBeUndefined();
    expect(bustOdds({ ...seen({}), flow: [] })).toBeUndefined();
  });
});

describe('a ship that waits for an answer', () => {
  const waiting = (harbour: readonly string[]): View =>
    seen({ players: [{ persons: ['sailor-3-1'] }, {}], harbour, frame: { step: 'repel', card: card('flute-2-1') } });

  it('PR-DISC-9: busts if it is kept beside a ship of its colour, and only then', () => {
    expect(keepingBusts(waiting(['flute-1-1']))).toBe(true);
    expect(keepingBusts(waiting(['skiff-1-1']))).toBe(false);
    expect(keepingBusts(seen({ harbour: ['flute-1-1'] }))).toBe(false);
    expect(keepingBusts({ ...seen({}), flow: [] })).toBe(false);
  });
});

describe('the odds of four cards at once', () => {
  const clash = (cards: readonly number[]): boolean => {
    const colours = cards.filter((card) => isShip[card] === 1).map((card) => colourOf[card]);
    return new Set(colours).size < colours.length;
  };

  /** Every way to draw so many cards. */
  function draws(pile: readonly number[], draw: number, from = 0): number[][] {
    if (draw === 0) return [[]];
    return pile.flatMap((card, at) =>
      at < from ? [] : draws(pile, draw - 1, at + 1).map((others) => [card, ...others]),
    );
  }

  /** The share of the ways to draw some cards from one pile and some from another that bust, counted one by one. */
  function countedFrom(
    view: View,
    pile: readonly number[],
    draw: number,
    other: readonly number[],
    more: number,
  ): number {
    const second = draws(other, more);
    const ways = draws(pile, draw).flatMap((cards) =>
      second.map((rest) => clash([...view.harbour, ...cards, ...rest])),
    );
    return ways.filter((busts) => busts).length / ways.length;
  }

  const counted = (view: View, pile: readonly number[], draw: number): number => countedFrom(view, pile, draw, [], 0);

  it('PR-GAMB-7: are exact: two ships of one colour among them, or one whose colour lies in the harbour', () => {
    const options = { play: 'setSail' };
    for (const harbour of [[], ['flute-1-1-setSailRest', 'sailor-3-1-setSailRest']]) {
      const view = discovering({ options, harbour }).view(0);
      expect(gambleOdds(view, 3)).toBeCloseTo(counted(view, unseenCards(view), 3), 9);
    }
  });

  it('PR-GAMB-7: of a single card they are those of a ship whose colour lies there', () => {
    const view = discovering({ harbour: ['flute-1-1', 'sailor-3-1'] }).view(0);
    expect(gambleOdds(view, 1)).toBeCloseTo(counted(view, unseenCards(view), 1), 9);
    expect(gambleOdds(view, 0)).toBeUndefined();
  });

  it('PR-DECK-2: take the last cards of the deck and the rest from the discard pile', () => {
    const discard = ['flute-1-1', 'flute-2-1', 'skiff-1-1', 'sailor-3-1', 'captain-4-1'];
    const harbour = ['pinnace-1-1'];
    const view = table({ rest: 'purse', deck: ['priest-4-1', 'settler-4-1'], discard, harbour }).view(0);
    expect(view.deck).toBe(2);
    const both = countedFrom(view, unseenCards(view), 2, view.discarded, 2);
    expect(gambleOdds(view, 4)).toBeCloseTo(both, 9);
    expect(gambleOdds(view, 2)).toBeCloseTo(counted(view, unseenCards(view), 2), 9);
    expect(gambleOdds(view, 9)).toBeCloseTo(countedFrom(view, unseenCards(view), 2, view.discarded, 5), 9);
  });

  it('PR-OPT-2: count what is hidden in the discard pile among the unseen', () => {
    const options = { discardPile: 'topCard' };
    const discard = ['flute-1-1', 'flute-2-1', 'skiff-1-1', 'sailor-3-1'];
    const view = table({ options, rest: 'purse', deck: ['priest-4-1'], discard }).view(0);
    expect(gambleOdds(view, 2)).toBeCloseTo(counted(view, unseenCards(view), 2), 9);
  });

  it('are silent when there is nothing to draw', () => {
    expect(gambleOdds(table({ rest: 'purse' }).view(0), 4)).toBeUndefined();
  });

  it('PR-DECK-2: take what the deck lacks from the discard pile', () => {
    const discard = ['flute-1-1', 'flute-2-1', 'skiff-1-1', 'sailor-3-1'];
    const view = table({ rest: 'purse', discard }).view(0);
    expect(view.deck).toBe(0);
    expect(gambleOdds(view, 2)).toBeCloseTo(counted(view, view.discarded, 2), 9);
    expect(gambleOdds(view, 4)).toBe(1);
  });
});
