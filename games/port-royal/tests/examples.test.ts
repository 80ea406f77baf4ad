/** The printed examples of the three rulebooks, move by move. */
import { describe, expect, it } from 'vitest';
import { names, of, phaseTwo, table } from './table.ts';

describe('printed examples', () => {
  it('PR-SINK-3, PR-SINK-5, PR-SINK-6: Alexander sinks the flute with 2 sabres with his pirate and his sailor', () => {
    const t = table({ players: [{ persons: ['pirate-5-1', 'sailor-3-1'] }, {}], deck: ['flute-2-2'] });
    expect(t.view(0).players[0].sabres).toBe(3);
    t.play('draw');
    t.play('sink');
    expect([t.discard, t.harbour]).toEqual([['flute-2-2'], []]);
    expect(t.persons(0)).toEqual(['pirate-5-1', 'sailor-3-1']);
  });

  it('PR-EXPED-5, PR-EXPED-6, PR-EXPED-7: Olena claims the two-priest expedition with a priest and a jack', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'jackOfAllTrades-6-1'] }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['sailor-3-1', 'flute-1-1', 'governor-8-0'],
    });
    t.play('claim expedition-priest2 priest-4-1,jackOfAllTrades-6-1');
    expect(t.discard).toEqual(['jackOfAllTrades-6-1', 'priest-4-1']);
    expect([t.claimed(0), t.persons(0), t.expeditions]).toEqual([['expedition-priest2'], [], []]);
    expect(t.purse(0)).toEqual(['sailor-3-1', 'flute-1-1']);
  });

  it.each([
    [12, 6],
    [13, 7],
  ])('PR-TAX-1, PR-TAX-2: whoever has %i coins loses 6 of them to the tax', (coins, left) => {
    const t = table({ players: [{ coins }, { persons: ['sailor-3-1'] }], deck: ['tax-mostSabres'] });
    const events = t.play('draw');
    expect(of(events, 'taxPaid')[0].cards).toHaveLength(6);
    expect(t.coins(0)).toBe(left);
    expect(t.discard).toHaveLength(7);
  });

  it.each(['tax-mostSabres', 'tax-fewestPoints'])(
    'PR-TAX-4: at %s nobody has anything yet, so all gain a coin',
    (tax) => {
      const t = table({ players: [{ coins: 3 }, { coins: 3 }, { coins: 3 }], deck: [tax] });
      t.play('draw');
      expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 4, 4]);
    },
  );

  it('PR-TRADE-8: Julia trades the flute for 2 coins', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, { coins: 4 }], harbour: ['flute-2-2', 'sailor-3-1'] });
    t.play('trade flute-2-2');
    expect([t.coins(0), t.discard, t.harbour]).toEqual([5, ['flute-2-2'], ['sailor-3-1']]);
  });

  it('PR-HIRE-1: Andrej hires the sailor for 3 coins', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, { coins: 3 }], harbour: ['flute-2-2', 'sailor-3-1'] });
    t.play('hire sailor-3-1');
    expect([t.coins(0), t.persons(0)]).toEqual([0, ['sailor-3-1']]);
    expect([t.discard.length, t.harbour]).toEqual([3, ['flute-2-2']]);
  });

  it('PR-TRADE-1, PR-TRADE-4, PR-OTHER-3, PR-OTHER-7, PR-OTHER-10: Andrej’s turn with four players', () => {
    const harbour = ['skiff-2-1', 'flute-1-1', 'sailor-3-1', 'frigate-1-1', 'galleon-3-7'];
    const [andrej, alexander, julia, dmitry] = [0, 1, 2, 3];
    const t = table({ players: [{ coins: 3 }, { coins: 3 }, { coins: 3 }, { coins: 3 }], deck: harbour });
    const purses = (): number[] => [andrej, alexander, julia, dmitry].map((seat) => t.coins(seat));
    for (const _ of harbour) t.play('draw');
    expect(t.harbour).toEqual(harbour);
    // Four ships of different colours: two cards.
    expect(of(t.play('stop'), 'takeTurnBegan')).toEqual([{ type: 'takeTurnBegan', seat: andrej, left: 2 }]);
    t.play('trade skiff-2-1', andrej);
    expect(purses()).toEqual([5, 3, 3, 3]);
    t.play('hire sailor-3-1', andrej);
    expect(purses()).toEqual([2, 3, 3, 3]);
    t.play('trade galleon-3-7', alexander);
    expect(purses()).toEqual([3, 5, 3, 3]);
    // Flute and frigate would bring Julia and Dmitry one coin, and that coin would be Andrej's.
    expect(t.legal(julia)).toEqual(['trade flute-1-1', 'trade frigate-1-1', 'pass']);
    t.play('pass', julia);
    const events = t.play('pass', dmitry);
    expect(names(of(events, 'harbourCleared')[0].cards)).toEqual(['flute-1-1', 'frigate-1-1']);
    expect(t.discard.slice(0, 3)).toEqual(['frigate-1-1', 'flute-1-1', 'galleon-3-7']);
    expect([purses(), t.persons(andrej), t.state.active]).toEqual([[3, 5, 3, 3], ['sailor-3-1'], alexander]);
  });

  it('PR-TRADE-1, PR-TRADE-8, PR-OTHER-4, PR-CONF-7: Andrej’s turn in the Ukrainian edition, with a ship of 3', () => {
    const harbour = ['pinnace-3-2', 'skiff-1-1', 'jackOfAllTrades-6-1', 'frigate-2-3', 'galleon-1-2'];
    const [andrej, olena, roman] = [0, 1, 2];
    const t = table({ players: [{ coins: 3 }, {}, { coins: 3 }], deck: harbour });
    for (const _ of harbour) t.play('draw');
    expect(of(t.play('stop'), 'phaseTwoBegan')).toEqual([{ type: 'phaseTwoBegan', seat: andrej, colours: 4 }]);
    // Three own coins and three of the ship make the six of the jack-of-all-trades.
    t.play('trade pinnace-3-2', andrej);
    t.play('hire jackOfAllTrades-6-1', andrej);
    expect([t.coins(andrej), t.persons(andrej)]).toEqual([0, ['jackOfAllTrades-6-1']]);
    const events = t.play('trade frigate-2-3', olena);
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'shipTraded', seat: olena },
      { type: 'coinsGained', seat: olena, coins: 2 },
      { type: 'compensationPaid', seat: olena, to: andrej },
    ]);
    expect([t.coins(andrej), t.coins(olena)]).toEqual([1, 1]);
    t.play('pass', roman);
    expect([t.harbour, t.discard.slice(0, 3)]).toEqual([[], ['galleon-1-2', 'skiff-1-1', 'frigate-2-3']]);
    expect([t.coins(roman), t.state.active]).toEqual([3, olena]);
  });
});
