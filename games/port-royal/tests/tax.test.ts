import { describe, expect, it } from 'vitest';
import { type AreaSpec, discovering, names, of, table } from './table.ts';

/** A tax increase is revealed by the active player. */
function taxed(tax: 'tax-mostSabres' | 'tax-fewestPoints', players: readonly AreaSpec[], active = 0) {
  const t = table({ players, active, deck: [tax] });
  const events = t.play('draw');
  return { t, events, coins: players.map((_, seat) => t.coins(seat)) };
}

describe('tax increase', () => {
  it('PR-TAX-1: whoever has 12 or more coins loses half of them, rounded down; 11 are safe', () => {
    // The sailor takes the bonus, so that everybody else shows the bare tax.
    const players = [{ coins: 11 }, { coins: 12 }, { coins: 13 }, { coins: 14 }, { persons: ['sailor-3-1'] }];
    expect(taxed('tax-mostSabres', players, 2).coins).toEqual([11, 6, 7, 7, 1]);
  });

  it('PR-TAX-1: it does not matter whose turn it is', () => {
    const players = [{ coins: 12 }, { coins: 12 }, { persons: ['sailor-3-1'] }];
    for (const active of [0, 1, 2]) expect(taxed('tax-mostSabres', players, active).coins).toEqual([6, 6, 1]);
  });

  it('PR-TAX-1: a player whom the bonus lifts to 12 coins keeps them', () => {
    const { coins, events } = taxed('tax-mostSabres', [{ coins: 11, persons: ['sailor-3-1'] }, {}]);
    expect(coins).toEqual([12, 0]);
    expect(of(events, 'taxPaid')).toEqual([]);
  });

  it('PR-TAX-2: lost coins lie face up on the discard pile', () => {
    const coins = Array.from({ length: 3 }, () => ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1']).flat();
    const { t, events } = taxed('tax-mostSabres', [{ coins }, { persons: ['sailor-3-1'] }]);
    expect(names(of(events, 'taxPaid')[0].cards)).toEqual(coins.slice(0, 6));
    expect(t.discard).toEqual(['tax-mostSabres', ...coins.slice(0, 6).reverse()]);
    expect(t.purse(0)).toEqual(coins.slice(6));
  });

  it('PR-TAX-3: one kind of tax gives a coin to the player with the most sabres', () => {
    const { coins, events } = taxed('tax-mostSabres', [
      { persons: ['sailor-3-1'] },
      { persons: ['pirate-5-1'] },
      { persons: ['admiral-9-3', 'captain-4-1'] },
    ]);
    expect(coins).toEqual([0, 1, 0]);
    expect(of(events, 'taxEnded')).toMatchObject([{ value: 2, seats: [1] }]);
  });

  it('PR-TAX-3: the other kind gives a coin to the player with the fewest points', () => {
    const { coins, events } = taxed('tax-fewestPoints', [
      { persons: ['admiral-7-2'] },
      { persons: ['pirate-9-3'] },
      { persons: ['sailor-3-1'] },
    ]);
    expect(coins).toEqual([0, 0, 1]);
    expect(of(events, 'taxEnded')).toMatchObject([{ value: 1, seats: [2] }]);
  });

  it('PR-TAX-4: on a tie all tied players gain a coin', () => {
    const sabres = [
      { persons: ['sailor-3-1', 'sailor-3-1'] },
      { persons: ['sailor-3-1'] },
      { persons: ['pirate-5-1'] },
    ];
    expect(taxed('tax-mostSabres', sabres).coins).toEqual([1, 0, 1]);
    const points = [{ persons: ['admiral-7-2'] }, { persons: ['jester-5-1'] }, { persons: ['sailor-3-1'] }];
    expect(taxed('tax-fewestPoints', points).coins).toEqual([0, 1, 1]);
  });

  it('PR-TAX-4: a tie at nothing counts as well', () => {
    const { coins, events } = taxed('tax-mostSabres', [{ persons: ['admiral-7-2'] }, {}, {}], 1);
    expect(coins).toEqual([1, 1, 1]);
    expect(of(events, 'taxEnded')).toMatchObject([{ value: 0, seats: [1, 2, 0] }]);
    // A governor is worth no points.
    expect(taxed('tax-fewestPoints', [{ persons: ['governor-8-0'] }, {}, {}]).coins).toEqual([1, 1, 1]);
  });

  it('PR-TAX-5, PR-AMB-13: who has just paid may still get the bonus', () => {
    const { coins } = taxed('tax-mostSabres', [{ coins: 12, persons: ['pirate-5-1'] }, { coins: 3 }]);
    expect(coins).toEqual([7, 3]);
  });

  it('PR-AMB-14: all sabres of an area count together', () => {
    const { coins } = taxed('tax-mostSabres', [
      { persons: ['pirate-5-1'] },
      { persons: ['sailor-3-1', 'sailor-5-2', 'sailor-7-3'] },
    ]);
    expect(coins).toEqual([0, 1]);
  });

  it('PR-AMB-14: points of expeditions count like points of persons, coins do not', () => {
    const { coins } = taxed('tax-fewestPoints', [
      { expeditions: ['expedition-priest2'] },
      { persons: ['admiral-9-3'], coins: 11 },
    ]);
    expect(coins).toEqual([0, 12]);
  });

  it('PR-TAX-6: the tax card is discarded last, and phase 1 goes on', () => {
    const t = discovering({
      players: [{ coins: 12 }, {}],
      harbour: ['flute-1-1'],
      deck: ['tax-fewestPoints', 'governor-8-0', 'skiff-2-1', 'priest-4-1'],
    });
    const events = t.play('draw');
    expect(events.map(({ type }) => type)).toEqual([
      'cardRevealed',
      'taxPaid',
      'coinsGained',
      'coinsGained',
      'taxEnded',
    ]);
    expect(t.discard).toHaveLength(7);
    expect([t.discard[0], t.harbour]).toEqual(['tax-fewestPoints', ['flute-1-1']]);
    t.play('draw');
    expect(t.harbour).toEqual(['flute-1-1', 'priest-4-1']);
  });
});
