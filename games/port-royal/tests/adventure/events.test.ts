import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../cards/events.ts';
import { strengthIn } from '../../rules/discover.ts';
import { of } from '../table.ts';
import {
  adventureOf,
  chapter,
  crowns,
  eventNamed,
  exploring,
  FOUR_COLOURS,
  legalOf,
  nextEvent,
  trading,
} from './chapter.ts';

describe('phase 0', () => {
  it('PR-ADV-14: a turn begins with the next event, before any other action', () => {
    const { t, events } = nextEvent({ coming: ['marketDay', 'storm'], players: [{}, {}, {}] });
    expect(events.map(({ type }) => type)).toEqual(['turnBegan', 'eventRevealed']);
    expect(of(events, 'eventRevealed')).toEqual([{ type: 'eventRevealed', seat: 1, event: eventNamed('marketDay') }]);
    expect(t.toAct).toBe(1);
    expect(t.legal()).toContain('draw');
  });

  it('PR-ADV-15: the event is of this turn only and lies among the revealed ones', () => {
    const { t } = nextEvent({ coming: ['idleHands', 'toll'], event: 'storm', players: [{}, {}] });
    expect(adventureOf(t)).toMatchObject({
      event: eventNamed('idleHands'),
      revealed: [eventNamed('storm'), eventNamed('idleHands')],
    });
    expect(adventureOf(t).events).toEqual([eventNamed('endOfMonth'), eventNamed('toll')]);
  });

  it('PR-ADV-14: whatever the last turn left behind is forgotten', () => {
    const t = chapter({ coming: ['toll'], event: 'audience', frame: { step: 'lastClaims', after: 'taking' } });
    adventureOf(t).audience = true;
    adventureOf(t).fewer = true;
    t.play('endTurn');
    expect(adventureOf(t)).toMatchObject({ audience: false, fewer: false });
  });
});

describe('events that act at once', () => {
  it('PR-ADV-15, goodWind: everybody gains a coin', () => {
    const { t, events } = nextEvent({ coming: ['goodWind'], players: [{}, {}, { coins: 4 }] });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([1, 1, 5]);
    // PR-AMB-5: clockwise from the active player.
    expect(of(events, 'coinsGained').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('PR-ADV-15, alms: whoever has the fewest points gains two coins, all who are tied', () => {
    const players = [{ persons: ['sailor-3-1'] }, {}, {}];
    const { t } = nextEvent({ coming: ['alms'], players });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([0, 2, 2]);
  });

  it('PR-ADV-15, duel: whoever has the most sabres gains a crown', () => {
    const players = [{ persons: ['pirate-5-1'] }, { persons: ['sailor-3-1'] }, { persons: ['taibuki-6-1'] }];
    const { t } = nextEvent({ chapter: 4, coming: ['duel'], players });
    expect([0, 1, 2].map((seat) => crowns(t, seat))).toEqual([0, 0, 1]);
    const tied = nextEvent({ coming: ['duel'], players: [{}, {}] });
    expect([0, 1].map((seat) => crowns(tied.t, seat))).toEqual([1, 1]);
  });

  it('PR-ADV-15, toll: whoever has ten coins or more pays two of them', () => {
    const { t, events } = nextEvent({ coming: ['toll'], players: [{ coins: 9 }, { coins: 10 }, { coins: 15 }] });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([9, 8, 13]);
    expect(of(events, 'coinsPaid').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(t.state.discard).toHaveLength(4);
  });

  it('PR-ADV-15, quietWaters: of two cards an expedition is laid out and the other discarded without effect', () => {
    const deck = ['expedition-priest2', 'tax-mostSabres'];
    const { t, events } = nextEvent({ coming: ['quietWaters'], deck, players: [{ coins: 12 }, {}] });
    expect(of(events, 'cardsTurned')[0].cards).toHaveLength(2);
    expect(t.expeditions).toEqual(['expedition-priest2']);
    expect(t.discard).toEqual(['tax-mostSabres']);
    expect(t.coins(0)).toBe(12);
    // PR-DISC-1: nothing of this was revealed in phase 1.
    expect(t.legal()).toEqual(['draw']);
  });

  it('PR-AMB-79: quiet waters do what is possible with the cards there are', () => {
    const { t, events } = nextEvent({ coming: ['quietWaters'], rest: 'purse', discard: ['flute-1-1'] });
    expect(of(events, 'cardsTurned')[0].cards).toHaveLength(1);
    expect(t.discard).toEqual(['flute-1-1']);
  });
});

describe('events of phase 1', () => {
  it('PR-ADV-15, busyQuay: nobody stops before three cards lie in the harbour', () => {
    const harbour = ['sailor-3-1', 'flute-1-1'];
    const t = exploring({ event: 'busyQuay', harbour, deck: ['captain-4-1'] });
    expect(t.legal()).toEqual(['draw']);
    expect(t.why('stop')).toBe('quay-is-busy PR-ADV-15');
    t.play('draw');
    expect(t.legal()).toContain('stop');
  });

  it('PR-AMB-79, busyQuay: who can draw no more may stop', () => {
    const t = exploring({ event: 'busyQuay', harbour: ['sailor-3-1'], rest: 'purse' });
    expect(t.legal()).toContain('stop');
  });

  const guarded = (persons: readonly string[], card: string): ReturnType<typeof chapter> =>
    chapter({ event: 'harbourGuard', deck: [card], players: [{ persons: [...persons] }, {}] });

  it('PR-TABLE-3, PR-ADV-15, harbourGuard: the active player has a sabre more against ships', () => {
    const t = guarded(['sailor-3-1'], 'flute-2-2');
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    const strong = guarded(['sailor-3-1'], 'galleon-2-4');
    strong.play('draw');
    expect(strong.harbour).toHaveLength(1);
  });

  it('PR-TABLE-3, PR-SINK-2, harbourGuard: the guard does not fight alone, without a sabre of your own no ship is sunk', () => {
    const t = guarded([], 'flute-1-1');
    t.play('draw');
    expect(t.legal()).not.toContain('sink');
    expect(t.harbour).toEqual(['flute-1-1']);
    expect(strengthIn(t.state)).toMatchObject({ sabres: 0 });
  });

  it('PR-TABLE-3, PR-AMB-12, harbourGuard: an unlocked Jean Blackbeard has a sabre of his own', () => {
    const t = chapter({
      event: 'harbourGuard',
      deck: ['flute-2-2'],
      players: [{ character: 'jeanBlackbeard', bought: 1 }, {}],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
  });

  it('PR-TABLE-3, PR-TAX-3, harbourGuard: a tax increase counts only the sabres of the areas', () => {
    const tax = chapter({
      event: 'harbourGuard',
      deck: ['tax-mostSabres'],
      players: [{ persons: ['sailor-3-1'] }, { persons: ['sailor-3-1'] }],
    });
    expect(of(tax.play('draw'), 'taxEnded')[0].seats).toEqual([0, 1]);
  });

  it('PR-TABLE-3, PR-TASK-12, harbourGuard: a task that asks for sabres does not count it', () => {
    const task15 = (persons: readonly string[]): string[] => {
      const t = exploring({
        event: 'harbourGuard',
        harbour: ['captain-4-1'],
        players: [{ persons: [...persons], items: ['ares-1-2-herbs', 'ares-1-2-ritualBook'] }, {}],
        tasks: { 15: [] },
      });
      return legalOf(t, 'task');
    };
    expect(task15(['sailor-3-1'])).toEqual([]);
    expect(task15(['sailor-3-1', 'sailor-3-1'])).toHaveLength(1);
  });

  it('PR-ADV-15, storm: every ship is harder to sink by a sabre', () => {
    const sinks = (sailors: number): boolean => {
      const persons = Array.from({ length: sailors }, () => 'sailor-3-1');
      const t = chapter({ event: 'storm', players: [{ persons }, {}], deck: ['flute-2-2'] });
      t.play('draw');
      return t.state.flow.at(-1)?.step === 'repel';
    };
    expect([1, 2, 3].map(sinks)).toEqual([false, false, true]);
  });

  it('PR-ADV-15, salvage: a bust gives the active player two coins', () => {
    const t = exploring({ event: 'salvage', harbour: ['flute-1-1'], deck: ['flute-2-2'], coming: ['storm'] });
    const events = t.play('draw');
    expect(of(events, 'coinsGained')).toEqual([{ type: 'coinsGained', seat: 0, coins: 2, by: 'event' }]);
    expect(t.coins(0)).toBe(2);
  });
});

describe('events of phase 2', () => {
  it('PR-ADV-15, marketDay: the active player may take one card more, nobody else', () => {
    const harbour = ['flute-1-1', 'skiff-1-1', 'pinnace-1-1', 'frigate-1-1', 'sailor-3-1'];
    const t = exploring({ event: 'marketDay', harbour, players: [{}, { coins: 3 }] });
    expect(of(t.play('stop'), 'takeTurnBegan')[0].left).toBe(3);
    expect(of(t.play('done'), 'takeTurnBegan')[0].left).toBe(1);
  });

  it('PR-ADV-15, highDemand: every trade brings a coin more, for the others, too', () => {
    const t = trading({ event: 'highDemand', harbour: ['flute-2-2', 'skiff-1-1'], coming: ['storm'] });
    t.play('trade flute-2-2');
    expect(t.coins(0)).toBe(3);
    t.play('trade skiff-1-1');
    // Two coins less the compensation.
    expect([t.coins(0), t.coins(1)]).toEqual([4, 1]);
  });

  it('PR-ADV-15, highDemand: a ship that is kept is not traded for coins', () => {
    const t = trading({ event: 'highDemand', harbour: ['ares-1-2-herbs'], coming: ['storm'] });
    t.play('stow ares-1-2-herbs');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-ADV-15, idleHands: every hire costs a coin less, never less than nothing', () => {
    const t = trading({
      event: 'idleHands',
      harbour: ['sailor-3-1', 'captain-4-1'],
      players: [{ coins: 2 }, { coins: 4 }],
      coming: ['storm'],
    });
    t.play('hire sailor-3-1');
    expect(t.coins(0)).toBe(0);
    t.play('hire captain-4-1');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 0]);
  });

  it('PR-ADV-15, openHarbour: nobody owes compensation', () => {
    const t = trading({
      event: 'openHarbour',
      harbour: ['sailor-3-1', 'captain-4-1'],
      players: [{}, { coins: 4 }],
      coming: ['storm'],
    });
    const events = t.play('hire captain-4-1', 1);
    expect(of(events, 'compensationPaid')).toEqual([]);
    expect([t.coins(0), t.coins(1)]).toEqual([0, 0]);
  });

  it('PR-ADV-15, PR-DEC-10, audience: once in the own take-turn the active player may pay two coins for a crown', () => {
    const t = trading({ event: 'audience', players: [{ coins: 5 }, { coins: 5 }], harbour: ['governor-8-0'] });
    expect(t.legal()).toEqual(['audience', 'done']);
    const events = t.play('audience');
    expect(of(events, 'coinsPaid')).toMatchObject([{ seat: 0, for: 'event' }]);
    expect([t.coins(0), crowns(t, 0)]).toEqual([3, 1]);
    expect(legalOf(t, 'audience')).toEqual([]);
  });

  it('PR-ADV-15, PR-MOD-2: an event works beside other modules that know nothing of it', () => {
    const options = { modules: ['gambler', 'setSail'] };
    const busy = exploring({ options, event: 'busyQuay', harbour: ['flute-1-1'] });
    expect(busy.legal()).not.toContain('stop');
    const open = trading({ options, event: 'openHarbour', players: [{}, { coins: 3 }], harbour: ['sailor-3-1'] });
    expect(open.toAct).toBe(1);
    open.play('hire sailor-3-1');
    expect(open.coins(0)).toBe(0);
  });

  it('PR-ADV-15, audience: whoever sells to an innkeeper in another’s turn is not offered it', () => {
    const seller = { coins: 5, persons: ['innkeeper-4-1'], items: ['pinnace-2-1-bread'] };
    const t = trading({ chapter: 2, event: 'audience', players: [{ coins: 5 }, seller], harbour: ['flute-1-1'] });
    t.play('done');
    expect([t.toAct, legalOf(t, 'sell').length, legalOf(t, 'audience')]).toEqual([1, 1, []]);
  });

  it('PR-ADV-15, audience: the others are not offered it beside what they can do, and it stands after the sales', () => {
    const t = trading({
      event: 'audience',
      players: [{ coins: 5 }, { coins: 5 }, {}],
      harbour: ['sailor-3-1', 'flute-1-1'],
    });
    expect(t.legal().slice(-2)).toEqual(['audience', 'done']);
    t.play('done');
    expect(legalOf(t, 'audience', 1)).toEqual([]);
    expect(t.why('audience', 1)).toBe('audience-in-own-take-turn PR-ADV-15');
  });

  it('PR-ADV-15, audience: not without two coins, not in phase 1, not for the others', () => {
    const harbour = ['flute-1-1', 'skiff-1-1'];
    const poor = trading({ event: 'audience', harbour, players: [{ coins: 1 }, { coins: 5 }] });
    expect(legalOf(poor, 'audience')).toEqual([]);
    expect(poor.why('audience')).toBe('audience-costs PR-ADV-15');
    poor.play('done');
    expect(poor.toAct).toBe(1);
    expect(poor.why('audience')).toBe('audience-in-own-take-turn PR-ADV-15');
    const early = exploring({ event: 'audience', harbour, players: [{ coins: 5 }, {}] });
    expect(early.why('audience')).toBe('audience-in-own-take-turn PR-ADV-15');
    expect(trading({ event: 'storm', harbour, players: [{ coins: 5 }, {}] }).why('audience')).toBe(
      'no-audience PR-ADV-15',
    );
  });

  it('PR-AMB-79: an event about phase 2 lapses on a bust', () => {
    const t = exploring({
      event: 'audience',
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
      coming: ['storm'],
      players: [{ coins: 5 }, {}],
    });
    t.play('draw');
    expect(t.toAct).toBe(1);
    expect(crowns(t, 0)).toBe(0);
  });

  it('PR-ADV-15: every event is exercised above or with the end of the month', () => {
    expect(EVENTS.map(({ id }) => id)).toEqual([
      'goodWind',
      'alms',
      'duel',
      'toll',
      'busyQuay',
      'harbourGuard',
      'storm',
      'salvage',
      'marketDay',
      'highDemand',
      'idleHands',
      'openHarbour',
      'audience',
      'quietWaters',
      'endOfMonth',
      'endOfMonthAfter',
    ]);
  });

  it('PR-ADV-16: together, too, the others pay compensation', () => {
    const t = trading({ harbour: FOUR_COLOURS, players: [{}, { coins: 2 }], coming: ['storm'] });
    t.play('done');
    expect(of(t.play('trade flute-1-1'), 'compensationPaid')).toEqual([{ type: 'compensationPaid', seat: 1, to: 0 }]);
  });

  it('PR-ADV-17: alone nobody is paid, and the tax bonus always comes', () => {
    const t = chapter({
      players: [{}],
      deck: ['tax-mostSabres', 'captain-4-1', 'flute-1-1'],
      coming: ['storm'],
    });
    expect(of(t.play('draw'), 'taxEnded')[0].seats).toEqual([0]);
    expect(t.coins(0)).toBe(1);
    t.play('draw');
    t.play('stop');
    const events = t.play('trade flute-1-1');
    expect(of(events, 'compensationPaid')).toEqual([]);
    expect(of(events, 'turnBegan')).toMatchObject([{ seat: 0 }]);
  });
});
