/** Phase 0: one event opens every turn and lasts as long (PR-ADV-14, PR-ADV-15, PR-AMB-79). */
import type { Seat } from '@broadside/kernel';
import { EVENTS, type EventEffect } from '../../cards/events.ts';
import { type CardId, isExpedition } from '../../cards/table.ts';
import { coinsFor, drawCard, gainCoins, payCoins } from '../deck.ts';
import { openExpedition } from '../discover.ts';
import type { Hand } from '../expansion.ts';
import type { State } from '../state.ts';
import { gainCrowns } from './crowns.ts';
import { beginMonthEnd } from './month.ts';
import { adventureOf, clockwiseFrom, effectIn } from './own.ts';

type Effect<K extends EventEffect['kind']> = Extract<EventEffect, { readonly kind: K }>;

/** Clockwise from the active player (PR-AMB-5); on a tie everybody who is tied, as with a tax. */
function gainersOf(state: State, who: Effect<'gain'>['who']): Seat[] {
  const seats = clockwiseFrom(state, state.active);
  if (who === 'all') return seats;
  const rating = (seat: Seat): number =>
    who === 'mostSabres' ? state.players[seat].sabres : -state.players[seat].points;
  const best = Math.max(...seats.map(rating));
  return seats.filter((seat) => rating(seat) === best);
}

function give(state: State, { who, coins, crowns }: Effect<'gain'>, out: Hand): void {
  for (const seat of gainersOf(state, who)) {
    gainCoins(state, seat, coins, 'event', out);
    gainCrowns(state, seat, crowns, 'event', out);
  }
}

function takeToll(state: State, { from, coins }: Effect<'toll'>, out: Hand): void {
  for (const seat of clockwiseFrom(state, state.active)) {
    if (state.players[seat].coins.length < from) continue;
    out.events?.push({ type: 'coinsPaid', seat, cards: coinsFor(state, seat, coins), for: 'event' });
    payCoins(state, seat, coins, out);
  }
}

/** Expeditions among the next cards are laid out, the others discarded without effect. */
function calmWaters(state: State, { cards }: Effect<'quietWaters'>, out: Hand): void {
  const turned: CardId[] = [];
  while (turned.length < cards) {
    const card = drawCard(state, out);
    if (card < 0) break;
    turned.push(card);
  }
  out.events?.push({ type: 'cardsTurned', cards: turned });
  for (const card of turned)
    if (isExpedition[card] === 1) openExpedition(state, card, out);
    else state.discard.push(card);
}

/** What happens at once; everything else is asked for when its phase comes. */
function resolve(state: State, effect: EventEffect, out: Hand): void {
  switch (effect.kind) {
    case 'gain':
      give(state, effect, out);
      break;
    case 'toll':
      takeToll(state, effect, out);
      break;
    case 'quietWaters':
      calmWaters(state, effect, out);
      break;
    case 'endOfMonth':
      beginMonthEnd(state, effect.hourglass, out);
      break;
  }
}

export function dawn(state: State, out: Hand): void {
  const adventure = adventureOf(state);
  const event = adventure.events.pop();
  if (event === undefined) throw new RangeError('the event deck is empty');
  adventure.revealed.push(event);
  if (!adventure.seen.includes(event)) adventure.seen.push(event);
  adventure.event = event;
  adventure.audience = false;
  adventure.fewer = false;
  out.uncover();
  out.events?.push({ type: 'eventRevealed', seat: state.active, event });
  resolve(state, EVENTS[event].effect, out);
}

/** Salvage: the active player is paid for the own bust. */
export function gainFromSalvage(state: State, out: Hand): void {
  gainCoins(state, state.active, effectIn(state, 'bustCoins')?.coins ?? 0, 'event', out);
}

/** Whether the active player can pay for the audience now: once, in the own take-turn. */
export function canSeekAudience(state: State): boolean {
  const offer = effectIn(state, 'audience');
  return offer !== undefined && !adventureOf(state).audience && state.players[state.active].coins.length >= offer.coins;
}

export function seekAudience(state: State, out: Hand): void {
  const offer = effectIn(state, 'audience');
  if (!offer) return;
  const seat = state.active;
  adventureOf(state).audience = true;
  out.events?.push({ type: 'coinsPaid', seat, cards: coinsFor(state, seat, offer.coins), for: 'event' });
  payCoins(state, seat, offer.coins, out);
  gainCrowns(state, seat, offer.crowns, 'event', out);
}
