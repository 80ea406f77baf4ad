import { describe, expect, it } from 'vitest';
import { discovering, names, of, type TableSpec } from './table.ts';

/** A second flute comes to a harbour with a flute and a sailor. */
function busted(spec: TableSpec = {}) {
  const t = discovering({ ...spec, harbour: ['flute-1-1', 'sailor-3-1'], deck: ['flute-3-5'] });
  const events = t.play('draw');
  return { t, events };
}

describe('bust', () => {
  it('PR-BUST-1: a ship of a colour in the harbour busts, whatever else is printed on it', () => {
    const t = discovering({ harbour: ['frigate-1-1'], deck: ['frigate-4-skull'] });
    expect(of(t.play('draw'), 'bust')).toMatchObject([{ seat: 0 }]);
  });

  it('PR-BUST-1: persons of one kind and traders in a ship’s colour do not bust', () => {
    const t = discovering({ harbour: ['flute-1-1', 'sailor-3-1'], deck: ['sailor-3-1', 'trader-blue-3-1'] });
    expect(of([...t.play('draw'), ...t.play('draw')], 'bust')).toEqual([]);
    expect(t.harbour).toEqual(['flute-1-1', 'sailor-3-1', 'sailor-3-1', 'trader-blue-3-1']);
  });

  it('PR-BUST-2: the whole harbour and the new ship are discarded', () => {
    const { t, events } = busted({ discard: ['priest-4-1'] });
    expect(t.harbour).toEqual([]);
    expect(t.discard).toEqual(['flute-3-5', 'sailor-3-1', 'flute-1-1', 'priest-4-1']);
    expect(names(of(events, 'bust')[0].cards)).toEqual(['flute-1-1', 'sailor-3-1', 'flute-3-5']);
  });

  it('PR-BUST-2: open expeditions stay', () => {
    const { t } = busted({ expeditions: ['expedition-priest2', 'expedition-captain2'] });
    expect(t.expeditions).toEqual(['expedition-priest2', 'expedition-captain2']);
  });

  it('PR-BUST-3: nobody takes a card after a bust', () => {
    const { t, events } = busted({ players: [{ coins: 9 }, { coins: 9 }, { coins: 9 }] });
    expect(of(events, 'takeTurnBegan')).toEqual([]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([9, 9, 9]);
    expect(t.legal(1)).toEqual(['draw']);
    expect(t.why('hire sailor-3-1', 1)).toBe('phase-two-not-begun PR-TURN-2');
  });

  it('PR-BUST-4, PR-CONF-1: every player with jesters is paid, the active player included', () => {
    const { t, events } = busted({
      players: [{ persons: ['jester-5-1'] }, {}, { persons: ['jester-7-2'] }],
    });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([1, 0, 1]);
    expect(of(events, 'coinsGained').map(({ by }) => by)).toEqual(['jester', 'jester']);
  });

  it('PR-BUST-4, PR-CONF-2: every jester pays', () => {
    const { t } = busted({
      players: [{ persons: ['jester-7-2', 'jester-7-2', 'jester-9-3'] }, { persons: ['jester-5-1', 'jester-7-2'] }],
    });
    expect([t.coins(0), t.coins(1)]).toEqual([3, 2]);
  });

  it('PR-CONF-1: a table may agree that the active player gets nothing for their own bust', () => {
    const { t } = busted({
      players: [{ persons: ['jester-5-1'] }, { persons: ['jester-7-2'] }],
      options: { jesterOnOwnBust: false },
    });
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
  });

  it('PR-BUST-5, PR-AMB-16: after a bust expeditions may still be claimed, and nothing else', () => {
    const { t } = busted({
      players: [{ coins: 9, persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    expect(t.legal()).toEqual(['claim expedition-priest2 priest-4-1,priest-4-1', 'endTurn']);
    expect(t.why('draw')).toBe('discover-is-over PR-TURN-4');
    expect(t.why('hire sailor-3-1')).toMatch(/^phase-two-/);
    expect(t.why('trade flute-1-1')).toMatch(/^phase-two-/);
    expect(of(t.play('endTurn'), 'turnBegan')).toMatchObject([{ seat: 1 }]);
  });

  it('PR-BUST-5: without anything to claim the turn ends at once', () => {
    const { t, events } = busted({ players: [{ persons: ['priest-4-1'] }, {}], expeditions: ['expedition-priest2'] });
    expect(of(events, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 1, turn: 2 }]);
    expect(t.toAct).toBe(1);
  });

  it('PR-AMB-15: first the harbour is discarded, then the jesters are paid, then the active player may claim', () => {
    const { t, events } = busted({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, { persons: ['jester-5-1'] }],
      expeditions: ['expedition-priest2'],
      rest: 'purse',
    });
    expect(events.map(({ type }) => type)).toEqual(['cardRevealed', 'bust', 'deckReshuffled', 'coinsGained']);
    // Deck and pile were empty: the jester's coin is one of the cards of the harbour.
    expect(['flute-1-1', 'sailor-3-1', 'flute-3-5']).toContain(t.purse(1)[0]);
    expect(t.deck).toHaveLength(2);
    expect([t.state.active, t.legal().at(-1)]).toEqual([0, 'endTurn']);
  });
});
