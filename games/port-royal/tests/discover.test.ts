import { describe, expect, it } from 'vitest';
import { discovering, of, table } from './table.ts';

describe('discover', () => {
  it('PR-DISC-1, PR-AMB-9: the first card must be revealed', () => {
    const t = table({ deck: ['sailor-3-1'] });
    expect(t.legal()).toEqual(['draw']);
    expect(t.why('stop')).toBe('reveal-first PR-DISC-1');
    t.play('draw');
    expect(t.harbour).toEqual(['sailor-3-1']);
  });

  it('PR-AMB-9: an expedition may be claimed before the first card, which stays mandatory', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(t.claimed(0)).toEqual(['expedition-priest2']);
    expect(t.legal()).toEqual(['draw']);
    expect(t.why('stop')).toBe('reveal-first PR-DISC-1');
  });

  it('PR-DISC-2: after each card the active player goes on or stops', () => {
    const t = table({ deck: ['flute-1-1', 'expedition-priest2', 'tax-mostSabres', 'sailor-3-1'] });
    for (let card = 0; card < 4; card++) {
      t.play('draw');
      expect(t.legal()).toEqual(['draw', 'stop']);
    }
    expect(of(t.play('stop'), 'phaseTwoBegan')).toEqual([{ type: 'phaseTwoBegan', seat: 0, colours: 1 }]);
  });

  it('PR-DISC-2: a ship that could be sunk must be answered before anything else', () => {
    const t = table({ players: [{ persons: ['sailor-3-1'] }, {}], deck: ['flute-1-1', 'skiff-1-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    expect(t.why('draw')).toBe('answer-ship-first PR-SINK-1');
    expect(t.why('stop')).toBe('answer-ship-first PR-SINK-1');
  });

  it('PR-DISC-3: any number of cards may be revealed', () => {
    const deck = ['settler-4-1', 'captain-4-1', 'priest-4-1'].flatMap((name) => Array.from({ length: 5 }, () => name));
    deck.push(...Array.from({ length: 7 }, () => 'sailor-3-1'));
    deck.push('pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2');
    const t = table({ deck });
    for (const card of deck) {
      t.play('draw');
      expect(t.harbour.at(-1)).toBe(card);
    }
    expect(t.harbour).toHaveLength(27);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-DISC-4: a card is a person, a ship, an expedition or a tax increase, and each has its place', () => {
    const t = table({ deck: ['jester-5-1', 'flute-1-1', 'expedition-priest2', 'tax-mostSabres'] });
    for (let card = 0; card < 4; card++) t.play('draw');
    expect(t.harbour).toEqual(['jester-5-1', 'flute-1-1']);
    expect(t.expeditions).toEqual(['expedition-priest2']);
    expect(t.discard).toEqual(['tax-mostSabres']);
  });

  it('PR-DISC-5: a revealed person goes into the harbour, a second one of the same kind too', () => {
    const t = table({ deck: ['governor-8-0', 'governor-8-0'] });
    const [revealed, entered] = t.play('draw');
    expect([revealed.type, entered.type]).toEqual(['cardRevealed', 'cardEnteredHarbour']);
    t.play('draw');
    expect(t.harbour).toEqual(['governor-8-0', 'governor-8-0']);
  });

  it('PR-DISC-6: a revealed ship that cannot be sunk goes into the harbour', () => {
    const t = table({ deck: ['flute-1-1'] });
    t.play('draw');
    expect(t.harbour).toEqual(['flute-1-1']);
  });

  it('PR-DISC-6: a revealed ship that can be sunk goes to the discard pile or into the harbour', () => {
    const spec = { players: [{ persons: ['sailor-3-1'] }, {}], deck: ['flute-1-1'] };
    const sunk = table(spec);
    sunk.play('draw');
    sunk.play('sink');
    expect([sunk.harbour, sunk.discard]).toEqual([[], ['flute-1-1']]);
    const kept = table(spec);
    kept.play('draw');
    kept.play('keep');
    expect([kept.harbour, kept.discard]).toEqual([['flute-1-1'], []]);
  });

  it('PR-DISC-7: a revealed expedition lies in the middle, apart from the harbour', () => {
    const t = discovering({ harbour: ['sailor-3-1'], deck: ['expedition-captain2'] });
    const events = t.play('draw');
    expect(of(events, 'expeditionOpened')).toHaveLength(1);
    expect(t.expeditions).toEqual(['expedition-captain2']);
    expect(t.harbour).toEqual(['sailor-3-1']);
  });

  it('PR-DISC-8: a revealed tax increase is resolved at once and discarded, and the phase goes on', () => {
    const t = discovering({
      players: [{ coins: 12 }, { persons: ['sailor-3-1'] }],
      harbour: ['flute-1-1'],
      deck: ['tax-mostSabres'],
    });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([6, 1]);
    expect(t.discard[0]).toBe('tax-mostSabres');
    expect(t.harbour).toEqual(['flute-1-1']);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-DISC-9: a second ship of the same colour busts the harbour unless it is sunk', () => {
    const t = table({ deck: ['flute-1-1', 'sailor-3-1', 'flute-2-2'] });
    t.play('draw');
    t.play('draw');
    const events = t.play('draw');
    expect(of(events, 'bust')).toHaveLength(1);
    expect(t.harbour).toEqual([]);
  });

  it('PR-DISC-9: ships of five different colours lie in the harbour together', () => {
    const deck = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];
    const t = table({ deck });
    for (const _ of deck) expect(of(t.play('draw'), 'bust')).toEqual([]);
    expect(t.harbour).toEqual(deck);
  });

  it('PR-DISC-9: a colour that was sunk may come again', () => {
    const t = table({ players: [{ persons: ['sailor-3-1'] }, {}], deck: ['flute-1-1', 'flute-3-5'] });
    t.play('draw');
    t.play('sink');
    expect(of(t.play('draw'), 'bust')).toEqual([]);
    expect(t.harbour).toEqual(['flute-3-5']);
  });

  it('PR-DISC-10: after the first card stopping is allowed whatever it was', () => {
    for (const first of ['sailor-3-1', 'flute-1-1', 'expedition-priest2', 'tax-fewestPoints']) {
      const t = table({ deck: [first] });
      t.play('draw');
      expect(t.why('stop')).toBeUndefined();
      expect(of(t.play('stop'), 'phaseTwoBegan')).toHaveLength(1);
    }
  });

  it('PR-DISC-10: who has bust cannot stop', () => {
    const t = discovering({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1'],
      deck: ['flute-2-1'],
    });
    t.play('draw');
    expect(t.toAct).toBe(0);
    expect(t.why('stop')).toBe('discover-is-over PR-TURN-4');
  });

  it('PR-DISC-11, PR-AMB-10: stopping at an empty harbour is allowed and gives everybody an empty take-turn', () => {
    const t = table({
      players: [{}, { persons: ['jester-5-1'] }, { persons: ['jester-7-2', 'jester-7-2'] }],
      deck: ['expedition-priest2'],
    });
    t.play('draw');
    const events = t.play('stop');
    expect(of(events, 'takeTurnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([0, 1, 2]);
    expect(t.state.active).toBe(1);
  });

  it('PR-CONF-3: a jester pays the active player, too, when phase 2 begins at an empty harbour', () => {
    const spec = { players: [{ persons: ['jester-5-1', 'jester-9-3'] }, {}], deck: ['tax-fewestPoints'] };
    for (const [jesterWhenActive, coins] of [
      [true, 2],
      [false, 0],
    ] as const) {
      const t = table({ ...spec, options: { jesterWhenActive } });
      t.play('draw');
      t.play('stop');
      expect(t.coins(0)).toBe(coins);
    }
  });

  it('PR-AMB-4: with deck and discard pile empty nothing can be revealed and phase 2 begins by itself', () => {
    const t = discovering({ harbour: ['flute-1-1'], deck: ['sailor-3-1'], rest: 'purse' });
    const events = t.play('draw');
    expect(of(events, 'phaseTwoBegan')).toEqual([{ type: 'phaseTwoBegan', seat: 0, colours: 1 }]);
    expect(t.legal()).toEqual(['trade flute-1-1', 'hire sailor-3-1', 'done']);
  });

  it('PR-AMB-4: then even the first card is not required', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      rest: 'purse',
    });
    expect(t.legal()).toEqual(['stop', 'claim expedition-priest2 priest-4-1,priest-4-1']);
    expect(t.why('draw')).toBe('nothing-to-draw PR-AMB-4');
    expect(of(t.play('stop'), 'phaseTwoBegan')).toHaveLength(1);
  });
});
