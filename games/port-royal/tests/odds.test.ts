import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { bustOdds } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { imagine, type View, view } from '../rules/view.ts';
import { type TableSpec, table } from './table.ts';

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
  });
});
