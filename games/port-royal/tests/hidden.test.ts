import { hashOf, SeededChance, type Viewer } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import { atEveryMoment, playByChance } from './matches.ts';
import { card, names, of, phaseTwo, type Table, table } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Two tables that differ only in cards lying face down must look the same to everybody. */
function expectSameUpdate(one: Table, other: Table): void {
  expect(one.hash).not.toBe(other.hash);
  for (const viewer of VIEWERS) expect(one.view(viewer)).toEqual(other.view(viewer));
}

describe('what is seen and what is not', () => {
  it('PR-HID-1: everybody sees how many coins each player has', () => {
    const t = table({ players: [{ coins: 2 }, { coins: 9 }] });
    for (const viewer of VIEWERS) expect(t.view(viewer).players.map(({ coins }) => coins)).toEqual([2, 9]);
  });

  it('PR-HID-2: the fronts of coins are hidden from everybody, the owner included', () => {
    const coins = ['governor-8-0', 'flute-1-1', 'sailor-3-1'];
    const one = table({ players: [{ coins }, { coins: ['jester-5-1'] }] });
    const other = table({
      players: [{ coins: ['jester-5-1', 'flute-1-1', 'sailor-3-1'] }, { coins: ['governor-8-0'] }],
    });
    expectSameUpdate(one, other);
  });

  it('PR-HID-3, PR-HID-5: of the deck everybody knows the number of cards and nothing else', () => {
    const one = table({ deck: ['governor-8-0', 'tax-mostSabres'] });
    const other = table({ deck: ['tax-mostSabres', 'governor-8-0'] });
    expectSameUpdate(one, other);
    for (const viewer of VIEWERS) expect(one.view(viewer).deck).toBe(119);
  });

  it('PR-HID-5: cards at the bottom of the deck are as hidden as those on top', () => {
    const one = table({ deck: ['governor-8-0'] });
    const other = table({ deck: ['governor-8-0'] });
    other.state.deck.reverse();
    expectSameUpdate(one, other);
  });

  it('PR-HID-4: everybody may look through the discard pile', () => {
    const t = table({ discard: ['flute-1-1', 'sailor-3-1'] });
    for (const viewer of VIEWERS) expect(names(t.view(viewer).discarded)).toEqual(['sailor-3-1', 'flute-1-1']);
  });

  it('PR-HID-6: everybody sees the harbour and the open expeditions', () => {
    const t = phaseTwo({ harbour: ['flute-1-1', 'governor-8-0'], expeditions: ['expedition-priest2'] });
    for (const viewer of VIEWERS) {
      expect(names(t.view(viewer).harbour)).toEqual(['flute-1-1', 'governor-8-0']);
      expect(names(t.view(viewer).expeditions)).toEqual(['expedition-priest2']);
    }
  });

  it('PR-HID-6: a ship that waits to be sunk or kept is seen by everybody', () => {
    const t = table({ players: [{ persons: ['sailor-3-1'] }, {}], deck: ['flute-1-1'] });
    t.play('draw');
    for (const viewer of VIEWERS)
      expect(t.view(viewer).flow.at(-1)).toEqual({ step: 'repel', card: card('flute-1-1') });
  });

  it('PR-HID-7, PR-HID-8: everybody sees persons, expeditions and points of each player', () => {
    const t = table({ players: [{ persons: ['sailor-7-3'] }, { expeditions: ['expedition-captain2'] }] });
    for (const viewer of VIEWERS) {
      const [first, second] = t.view(viewer).players;
      expect([names(first.persons), names(second.expeditions)]).toEqual([['sailor-7-3'], ['expedition-captain2']]);
      expect([first.points, second.points]).toEqual([3, 4]);
    }
  });

  it('PR-HID-9: coins paid to the discard pile are turned up for everybody', () => {
    const coins = ['governor-8-0', 'flute-1-1', 'tax-mostSabres'];
    const t = phaseTwo({ players: [{ coins }, { coins: 1 }], harbour: ['sailor-3-1', 'skiff-1-1'] });
    const [hired] = t.play('hire sailor-3-1');
    expect(hired).toEqual({ type: 'personHired', seat: 0, card: card('sailor-3-1'), cards: coins.map(card) });
    for (const viewer of VIEWERS) {
      expect(names(t.view(viewer).discarded)).toEqual(coins);
      expect(portRoyal.seen(hired, viewer)).toEqual(hired);
    }
  });

  it('PR-HID-10: a coin paid to another player stays face down for both of them', () => {
    const play = (paid: string, top: string): { t: Table; events: PortRoyalEvent[] } => {
      const t = phaseTwo({ players: [{}, { coins: [paid] }], harbour: ['flute-1-1', 'skiff-1-1'], deck: [top] });
      return { t, events: [...t.play('trade flute-1-1'), ...t.play('trade skiff-1-1', 1)] };
    };
    const one = play('governor-8-0', 'jester-5-1');
    const other = play('jester-5-1', 'governor-8-0');
    expect(one.t.purse(0)).toEqual(['jester-5-1', 'governor-8-0']);
    expectSameUpdate(one.t, other.t);
    expect(one.events).toEqual(other.events);
  });
});

describe('secrets in whole matches', () => {
  it('PR-HID-30: deck and coins are sent as numbers, never as cards', () => {
    const { players, deck, discard, ...rest } = table({ players: [{ coins: 5 }, {}] }).view(0);
    expect([deck, discard]).toEqual([114, 0]);
    expect(players[0]).toEqual({ coins: 5, persons: [], expeditions: [], points: 0, sabres: 0 });
    expect(rest).not.toHaveProperty('seed');
  });

  it('PR-HID-30: whatever lies face down may be dealt again without any viewer noticing', () => {
    atEveryMoment(({ game, state, n, header }, where) => {
      for (const viewer of [n % header.seats, 'spectator'] as const) {
        const seen = game.view(state, viewer);
        const dreamt = game.imagine(seen, viewer, new SeededChance(where));
        expect(game.invariantViolation(dreamt), where).toBeUndefined();
        expect(hashOf(game.view(dreamt, viewer)), where).toBe(hashOf(seen));
      }
    }, 1);
  });

  it('PR-HID-30: events about coins and the deck show seats and numbers, never cards', () => {
    const fieldsOf: Readonly<Record<string, readonly string[]>> = {
      coinsGained: ['seat', 'coins', 'by'],
      coinsForfeited: ['seat', 'coins'],
      compensationPaid: ['seat', 'to'],
      deckReshuffled: ['cards'],
    };
    const events = playByChance({ seats: 4 }, 'events').log.flatMap((entry) => entry.events);
    for (const { type, ...fields } of events) if (fieldsOf[type]) expect(Object.keys(fields)).toEqual(fieldsOf[type]);
    const [reshuffled] = of(events, 'deckReshuffled');
    expect(reshuffled.cards).toBeTypeOf('number');
  });

  it('PR-HID-31: copies of one card are one number, so a coin cannot be distinguished from its copies', () => {
    const { state } = playByChance({ seats: 2 }, 'copies');
    const all = [state.deck, state.discard, ...state.players.flatMap(({ coins, persons }) => [coins, persons])].flat();
    expect(all.filter((id) => id === card('sailor-3-1'))).toHaveLength(7);
    expect(Math.max(...all)).toBeLessThan(CARDS.length);
  });

  it('PR-HID-31: nothing before the reveal shows which card had been a coin', () => {
    const play = (coin: string, other: string): { t: Table; events: PortRoyalEvent[] } => {
      const t = phaseTwo({
        players: [{}, {}],
        harbour: ['flute-1-1', 'skiff-1-1'],
        deck: [coin, other, 'governor-8-0'],
      });
      const events = [...t.play('trade flute-1-1'), ...t.play('trade skiff-1-1', 1), ...t.play('draw')];
      return { t, events };
    };
    const one = play('jester-5-1', 'pirate-9-3');
    const other = play('pirate-9-3', 'jester-5-1');
    expect(one.events).toEqual(other.events);
    expectSameUpdate(one.t, other.t);
  });

  it('PR-HID-32: a spectator sees exactly what every player sees', () => {
    atEveryMoment((match, where) => {
      const { eye: _, ...common } = match.view('spectator');
      const { eye: viewer, ...own } = match.view(match.n % match.header.seats);
      expect(viewer, where).toBe(match.n % match.header.seats);
      expect(hashOf(own), where).toBe(hashOf(common));
    }, 1);
  });

  it('PR-HID-32: a spectator reads the same events as every player', () => {
    const match = playByChance({ seats: 3 }, 'spectator');
    const events = (viewer: Viewer): unknown => match.seenBy(viewer).map((entry) => entry.events);
    expect(events('spectator')).toEqual(events(0));
    expect(events('spectator')).toEqual(match.log.map((entry) => entry.events));
  });
});
