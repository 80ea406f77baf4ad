import { describe, expect, it } from 'vitest';
import { discovering, names, of, phaseTwo, table } from './table.ts';

describe('coins', () => {
  it('PR-COIN-1: the same card is a sailor when it is revealed and one coin when it is gained', () => {
    const revealed = table({ deck: ['sailor-3-1'] });
    revealed.play('draw');
    expect(revealed.harbour).toEqual(['sailor-3-1']);

    const gained = phaseTwo({ harbour: ['flute-1-1'], deck: ['sailor-3-1'] });
    gained.play('trade flute-1-1');
    expect(gained.coins(0)).toBe(1);
    expect(gained.purse(0)).toEqual(['sailor-3-1']);
  });

  it('PR-COIN-2: coins are the top cards of the deck, moved face down into the area', () => {
    const t = phaseTwo({ harbour: ['flute-3-5'], deck: ['jester-5-1', 'galleon-2-4', 'tax-mostSabres', 'sailor-3-1'] });
    const events = t.play('trade flute-3-5');
    expect(t.purse(0)).toEqual(['jester-5-1', 'galleon-2-4', 'tax-mostSabres']);
    expect(t.deck[0]).toBe('sailor-3-1');
    // The event says how many, not which.
    expect(of(events, 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 0, coins: 3, by: 'trade' }]);
  });

  it('PR-COIN-2: nobody knows the front of a coin, not even its owner', () => {
    const one = table({ players: [{ coins: ['governor-8-0'] }, {}], deck: ['sailor-3-1'] });
    const other = table({ players: [{ coins: ['sailor-3-1'] }, {}], deck: ['governor-8-0'] });
    expect(one.hash).not.toBe(other.hash);
    for (const viewer of [0, 1, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
  });

  it('PR-COIN-3: everybody sees how many coins everybody has', () => {
    const t = table({ players: [{ coins: 4 }, { coins: 0 }, { coins: 11 }] });
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(t.view(viewer).players.map(({ coins }) => coins)).toEqual([4, 0, 11]);
  });

  it('PR-COIN-4, PR-CONF-14: coins paid to the game lie face up on the discard pile', () => {
    const coins = ['flute-1-1', 'governor-8-0', 'tax-fewestPoints', 'priest-4-1'];
    const t = phaseTwo({ players: [{ coins }, {}, {}], harbour: ['sailor-3-1', 'jester-5-1'] });
    const events = t.play('hire sailor-3-1');
    expect(t.purse(0)).toEqual(['priest-4-1']);
    expect(t.discard.slice(-3)).toEqual(['tax-fewestPoints', 'governor-8-0', 'flute-1-1']);
    expect(names(of(events, 'personHired')[0].cards)).toEqual(['flute-1-1', 'governor-8-0', 'tax-fewestPoints']);
    expect(names(t.view(1).discarded)).toContain('tax-fewestPoints');
  });

  it('PR-COIN-5, PR-AMB-1: a coin paid to another player changes hands face down, past deck and discard pile', () => {
    const t = phaseTwo({
      players: [{ coins: ['captain-4-1'] }, { coins: ['governor-8-0', 'sailor-3-1', 'pirate-5-1', 'priest-4-1'] }, {}],
      harbour: ['sailor-3-1', 'flute-1-1'],
    });
    t.play('done');
    const deck = t.deck.length;
    const events = t.play('hire sailor-3-1');
    expect(t.purse(0)).toEqual(['captain-4-1', 'priest-4-1']);
    expect(t.coins(1)).toBe(0);
    expect([t.deck.length, t.discard.length]).toEqual([deck, 3]);
    expect(of(events, 'compensationPaid')).toEqual([{ type: 'compensationPaid', seat: 1, to: 0 }]);
  });

  it('PR-COIN-6: a card held as a coin cannot turn up until it has been spent and reshuffled', () => {
    const t = table({ deck: ['sailor-3-1'], rest: 'purse' });
    t.play('draw');
    // More than a hundred cards are coins, and still nothing can be revealed.
    expect(t.coins(0)).toBe(118);
    expect(t.why('draw')).toBe('discover-is-over PR-TURN-4');
    const spent = t.purse(0).slice(0, 3);
    t.play('hire sailor-3-1');
    expect(t.state.active).toBe(1);
    expect([...t.deck, ...t.discard].sort()).toEqual([...spent].sort());
    const [revealed] = of(t.play('draw'), 'cardRevealed');
    expect(spent).toContain(names([revealed.card])[0]);
  });

  it('PR-COIN-7, PR-AMB-1: which coin is paid is no choice, the oldest goes first', () => {
    const coins = ['jester-5-1', 'flute-1-1', 'skiff-2-1', 'galleon-2-4', 'sailor-3-1'];
    const t = phaseTwo({ players: [{ coins }, {}], harbour: ['priest-4-1'] });
    expect(t.legal()).toEqual(['hire priest-4-1', 'done']);
    t.play('hire priest-4-1');
    expect(t.purse(0)).toEqual(['sailor-3-1']);
  });

  it('PR-COIN-8: the coins of a ship come from the deck', () => {
    const t = phaseTwo({ harbour: ['flute-2-1'], deck: ['jester-5-1', 'skiff-2-1'] });
    t.play('trade flute-2-1');
    expect(t.purse(0)).toEqual(['jester-5-1', 'skiff-2-1']);
  });

  it('PR-COIN-8: the coin of a tax increase comes from the deck', () => {
    const t = table({
      players: [{ persons: ['sailor-3-1'] }, {}],
      deck: ['tax-mostSabres', 'governor-8-0', 'skiff-2-1'],
    });
    t.play('draw');
    expect(t.purse(0)).toEqual(['governor-8-0']);
    expect(t.deck[0]).toBe('skiff-2-1');
  });

  it('PR-COIN-8: the coins of an expedition come from the deck', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      deck: ['governor-8-0', 'skiff-2-1', 'sailor-3-1'],
    });
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(t.purse(0)).toEqual(['governor-8-0', 'skiff-2-1']);
    expect(t.deck[0]).toBe('sailor-3-1');
  });

  it('PR-COIN-8: the coin of a jester comes from the deck', () => {
    const t = table({
      players: [{}, { persons: ['jester-5-1'] }],
      deck: ['flute-1-1', 'flute-2-1', 'governor-8-0', 'sailor-3-1'],
    });
    t.play('draw');
    t.play('draw');
    expect(t.purse(1)).toEqual(['governor-8-0']);
    expect(t.deck[0]).toBe('sailor-3-1');
  });

  it('PR-AMB-8: coins cannot be given away, lent or asked for', () => {
    const t = phaseTwo({ players: [{ coins: 5 }, { coins: 5 }, {}], harbour: ['flute-1-1', 'sailor-3-1'] });
    expect(t.why('give 1')).toBe('not-in-play PR-MOD-13');
    expect(t.legal()).toEqual(['trade flute-1-1', 'hire sailor-3-1', 'done']);
    t.play('done');
    expect(t.legal()).toEqual(['trade flute-1-1', 'hire sailor-3-1', 'pass']);
  });
});

describe('the deck', () => {
  it('PR-DECK-1: the deck lies face down, the discard pile face up beside it', () => {
    const discard = ['sailor-3-1', 'flute-1-1'];
    const t = table({ discard, deck: ['governor-8-0'] });
    const swapped = table({ discard, deck: ['skiff-2-1', 'governor-8-0'] });
    expect(names(t.view(1).discarded)).toEqual(['flute-1-1', 'sailor-3-1']);
    expect(t.view(0).deck).toBe(117);
    expect(t.hash).not.toBe(swapped.hash);
    expect(t.view(0)).toEqual(swapped.view(0));
  });

  it('PR-DECK-2, PR-AMB-2: the discard pile is reshuffled when a card is needed, not when the deck has run out', () => {
    const t = table({ deck: ['sailor-3-1'], discard: ['priest-4-1', 'captain-4-1'], rest: 'purse' });
    expect(of(t.play('draw'), 'deckReshuffled')).toEqual([]);
    expect([t.deck, t.discard]).toEqual([[], ['priest-4-1', 'captain-4-1']]);
    expect(of(t.play('draw'), 'deckReshuffled')).toEqual([{ type: 'deckReshuffled', cards: 2 }]);
    expect(t.deck).toHaveLength(1);
    expect(t.discard).toEqual([]);
    expect([...t.deck, ...t.harbour].sort()).toEqual(['captain-4-1', 'priest-4-1', 'sailor-3-1']);
  });

  it('PR-DECK-2: the new deck holds the same cards in another order', () => {
    const discard = ['1-1', '2-1', '2-2', '3-2', '3-5', '4-5'].map((ship) => `flute-${ship}`);
    discard.push('settler-4-1', 'captain-4-1', 'priest-4-1', 'jester-5-1', 'jester-7-2', 'jester-9-3');
    const t = table({ discard, rest: 'purse' });
    const [{ card }] = of(t.play('draw'), 'cardRevealed');
    const order = [...names([card]), ...t.deck];
    expect([...order].sort()).toEqual([...discard].sort());
    expect(order).not.toEqual(discard);
    expect(order).not.toEqual([...discard].reverse());
  });

  it('PR-DECK-3, PR-AMB-2: if the deck runs out among several coins, the rest comes from the reshuffled pile', () => {
    const t = phaseTwo({
      players: [{}, {}],
      active: 1,
      harbour: ['flute-3-5'],
      deck: ['governor-8-0'],
      discard: ['jester-5-1', 'skiff-2-1'],
      rest: 'purse',
    });
    const events = t.play('trade flute-3-5');
    // The traded ship itself lies on the pile by then.
    expect(of(events, 'deckReshuffled')).toEqual([{ type: 'deckReshuffled', cards: 3 }]);
    expect(of(events, 'coinsGained')).toMatchObject([{ seat: 1, coins: 3 }]);
    const [first, ...rest] = t.purse(1);
    expect(first).toBe('governor-8-0');
    expect([...rest, ...t.deck].sort()).toEqual(['flute-3-5', 'jester-5-1', 'skiff-2-1']);
  });

  it('PR-DECK-4: harbour, open expeditions and areas stay out of a reshuffle', () => {
    const t = discovering({
      players: [{ persons: ['sailor-3-1'], expeditions: ['expedition-captain2'] }, { coins: ['governor-8-0'] }],
      harbour: ['flute-1-1'],
      expeditions: ['expedition-priest2'],
      discard: ['priest-4-1', 'captain-4-1'],
      rest: 'purse',
    });
    const purse = t.purse(0);
    expect(of(t.play('draw'), 'deckReshuffled')).toEqual([{ type: 'deckReshuffled', cards: 2 }]);
    expect(t.harbour[0]).toBe('flute-1-1');
    expect(t.expeditions).toEqual(['expedition-priest2']);
    expect([t.persons(0), t.claimed(0)]).toEqual([['sailor-3-1'], ['expedition-captain2']]);
    expect([t.purse(0), t.purse(1)]).toEqual([purse, ['governor-8-0']]);
  });

  it('PR-DECK-4, PR-AMB-6: a tax card in resolution stays out of a reshuffle, the coins lost to it go in', () => {
    const coins = Array.from({ length: 3 }, () => ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1']).flat();
    const t = table({ players: [{}, { coins }], deck: ['tax-fewestPoints'], active: 1, rest: 'purse' });
    const lost = Math.floor(t.coins(0) / 2) + 6;
    const events = t.play('draw');
    expect(of(events, 'deckReshuffled')).toEqual([{ type: 'deckReshuffled', cards: lost }]);
    expect(t.discard).toEqual(['tax-fewestPoints']);
    expect(t.deck).toHaveLength(lost - 2);
  });

  it('PR-DECK-5, PR-AMB-3: coins that do not exist are forfeited', () => {
    const t = phaseTwo({
      players: [{}, { persons: ['trader-blue-3-1'] }],
      active: 1,
      harbour: ['flute-4-5', 'skiff-1-1'],
      deck: ['governor-8-0'],
      rest: 'purse',
    });
    const events = t.play('trade flute-4-5');
    expect(of(events, 'coinsGained')).toMatchObject([{ seat: 1, coins: 2 }]);
    expect(of(events, 'coinsForfeited')).toEqual([{ type: 'coinsForfeited', seat: 1, coins: 3 }]);
    expect(t.purse(1)).toEqual(['governor-8-0', 'flute-4-5']);
  });

  it('PR-AMB-3: nobody owes a forfeited coin later', () => {
    const t = phaseTwo({
      players: [{}, {}],
      active: 1,
      harbour: ['flute-4-5', 'skiff-1-1', 'pinnace-1-1', 'frigate-1-1'],
      rest: 'purse',
    });
    expect(of(t.play('trade flute-4-5'), 'coinsForfeited')).toMatchObject([{ coins: 3 }]);
    const events = t.play('trade skiff-1-1');
    expect(of(events, 'coinsForfeited')).toEqual([]);
    expect(t.purse(1)).toEqual(['flute-4-5', 'skiff-1-1']);
  });

  it('PR-AMB-5: if coins run short, the active player is paid in full first, then clockwise', () => {
    const jesters = ['jester-7-2', 'jester-7-2'];
    const t = discovering({
      players: [{ persons: ['jester-5-1'] }, { persons: jesters }, { persons: ['jester-9-3'] }],
      active: 1,
      harbour: ['flute-1-1', 'sailor-3-1'],
      deck: ['flute-2-1'],
      rest: 'purse',
    });
    const purse = t.coins(0);
    const events = t.play('draw');
    // Three cards were discarded by the bust: two for the active player's jesters, one for the neighbour.
    expect(of(events, 'coinsGained').map(({ seat, coins }) => [seat, coins])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(of(events, 'coinsForfeited')).toEqual([{ type: 'coinsForfeited', seat: 0, coins: 1 }]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([purse, 2, 1]);
  });

  it('PR-AMB-7: a ship traded when deck and discard pile are empty turns into a coin itself', () => {
    const t = phaseTwo({ players: [{}, {}], active: 1, harbour: ['flute-1-1', 'skiff-3-5'], rest: 'purse' });
    const events = t.play('trade flute-1-1');
    expect(of(events, 'coinsForfeited')).toEqual([]);
    expect(t.purse(1)).toEqual(['flute-1-1']);
  });
});
