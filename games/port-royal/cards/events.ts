/** The 16 events of the Adventure; an event in the state is its place in this list. All figures are reconstructed. */

export type EventEffect =
  /** At once: coins or crowns for some players, coins from others. */
  | {
      readonly kind: 'gain';
      readonly who: 'all' | 'fewestPoints' | 'mostSabres';
      readonly coins: number;
      readonly crowns: number;
    }
  | { readonly kind: 'toll'; readonly from: number; readonly coins: number }
  /** In phase 1. */
  | { readonly kind: 'busyQuay'; readonly cards: number }
  | { readonly kind: 'sabres'; readonly sabres: number }
  | { readonly kind: 'storm'; readonly sabres: number }
  | { readonly kind: 'bustCoins'; readonly coins: number }
  /** In phase 2. */
  | { readonly kind: 'extraCard'; readonly cards: number }
  | { readonly kind: 'tradeCoins'; readonly coins: number }
  | { readonly kind: 'discount'; readonly coins: number }
  | { readonly kind: 'noCompensation' }
  | { readonly kind: 'audience'; readonly coins: number; readonly crowns: number }
  /** At once: expeditions among the next cards are laid out, the others discarded. */
  | { readonly kind: 'quietWaters'; readonly cards: number }
  /** The month ends; in competitive play a marker can be bought back (PR-ACOMP-2, PR-AVAR-5). */
  | { readonly kind: 'endOfMonth'; readonly hourglass: boolean; readonly price: number };

interface Row<Id extends string> {
  readonly id: Id;
  /** 0, or the number that says when the event is used (PR-ASET-9 to PR-ASET-13). */
  readonly number: 0 | 1 | 2 | 3;
  readonly effect: EventEffect;
}

/** A number in EVENTS. */
export type EventId = number;

const event = <const Id extends string>(id: Id, effect: EventEffect, number: Row<Id>['number'] = 0): Row<Id> => ({
  id,
  number,
  effect,
});

const ROWS = [
  event('goodWind', { kind: 'gain', who: 'all', coins: 1, crowns: 0 }),
  event('alms', { kind: 'gain', who: 'fewestPoints', coins: 2, crowns: 0 }),
  event('duel', { kind: 'gain', who: 'mostSabres', coins: 0, crowns: 1 }),
  event('toll', { kind: 'toll', from: 10, coins: 2 }),
  event('busyQuay', { kind: 'busyQuay', cards: 3 }),
  event('harbourGuard', { kind: 'sabres', sabres: 1 }),
  event('storm', { kind: 'storm', sabres: 1 }),
  event('salvage', { kind: 'bustCoins', coins: 2 }),
  event('marketDay', { kind: 'extraCard', cards: 1 }),
  event('highDemand', { kind: 'tradeCoins', coins: 1 }),
  event('idleHands', { kind: 'discount', coins: 1 }),
  event('openHarbour', { kind: 'noCompensation' }),
  event('audience', { kind: 'audience', coins: 2, crowns: 1 }),
  event('quietWaters', { kind: 'quietWaters', cards: 2 }, 1),
  event('endOfMonth', { kind: 'endOfMonth', hourglass: true, price: 8 }, 2),
  event('endOfMonthAfter', { kind: 'endOfMonth', hourglass: false, price: 10 }, 3),
];

export type EventName = (typeof ROWS)[number]['id'];
export type AdventureEvent = Row<EventName>;
export const EVENTS: readonly AdventureEvent[] = ROWS;
