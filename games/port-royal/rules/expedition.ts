/** Section 7, expeditions: who can claim them, with whom, and what follows. */
import type { Out, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { addExpedition, dismiss } from './area.ts';
import { gainCoins } from './deck.ts';
import { maybeTriggerEnd } from './ending.ts';
import { expansionsIn } from './expansion.ts';
import type { Place } from './extra.ts';
import { withoutCard } from './piles.ts';
import type { Player, PortRoyalAction, PortRoyalEvent, State } from './state.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { coinsOf, isShip, itemOf, needsOf, SYMBOL_UNIT, symbolOf } = table;

/** How often each symbol is among some cards: one byte each for settler, captain, priest and jack. */
type Symbols = number;

const BITS = 8;
const BYTE = 0xff;
/** The highest bit of every byte but the jacks'. */
const FULL = 0x808080;
const NEEDS: readonly Symbols[] = needsOf.map((needs) =>
  needs.reduce((sum, symbol) => sum + (1 << (BITS * (symbol - 1))), 0),
);

/** PR-EXPED-5, PR-EXPED-6: own symbols first, a jack-of-all-trades for each that is missing. */
export function covers(own: Symbols, expedition: CardId): boolean {
  const needs = NEEDS[expedition];
  // Byte by byte in one step: a byte without its highest bit falls short.
  const short = ~((own | FULL) - needs) & FULL;
  if (short === 0) return true;
  let jacks = own >> (3 * BITS);
  if (jacks === 0) return false;
  for (let shift = 0; shift < 3 * BITS; shift += BITS) {
    const missing = ((needs >> shift) & BYTE) - ((own >> shift) & BYTE);
    if (missing > 0) jacks -= missing;
  }
  return jacks >= 0;
}

/** Own ships that carry what the expedition asks for (PR-AEXP-1). */
function suppliesFor(place: Place, seat: Seat, expedition: CardId): readonly CardId[] {
  return expansionsIn(place).flatMap((expansion) => expansion.supplies?.(place, seat, expedition) ?? []);
}

const isSupplied = (place: Place, seat: Seat, expedition: CardId): boolean =>
  itemOf[expedition] === 0 || suppliesFor(place, seat, expedition).length > 0;

/** Serves views, too, with the area as the rules know it. */
export const canClaim = (place: Place, seat: Seat, { symbols }: Player, expedition: CardId): boolean =>
  covers(symbols, expedition) && isSupplied(place, seat, expedition);

/** PR-EXPED-2: only the active player claims, so only their persons matter. */
export function canClaimAny(state: State): boolean {
  const { expeditions } = state;
  if (expeditions.length === 0) return false;
  const own = state.players[state.active].symbols;
  if (own === 0) return false;
  for (let i = 0; i < expeditions.length; i++)
    if (covers(own, expeditions[i]) && isSupplied(state, state.active, expeditions[i])) return true;
  return false;
}

/** Every different set of persons that covers the requirement exactly (PR-AMB-17), each ascending. */
function coversOf(player: Player, expedition: CardId): CardId[][] {
  const seekers: CardId[] = [];
  for (const card of player.persons) if (symbolOf[card] > 0) insert(seekers, card);
  const found: CardId[][] = [];
  choose(found, seekers, expedition, 0, [], 0);
  return found;
}

/** Into an ascending list. */
function insert(cards: CardId[], card: CardId): void {
  let at = cards.length;
  cards.push(card);
  for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
  cards[at] = card;
}

/** Completes a set with persons from `from` on. As many persons as symbols, all covered: nobody is wasted. */
function choose(
  found: CardId[][],
  seekers: readonly CardId[],
  expedition: CardId,
  from: number,
  chosen: CardId[],
  symbols: Symbols,
): void {
  if (chosen.length === needsOf[expedition].length) {
    if (covers(symbols, expedition)) found.push(chosen);
    return;
  }
  for (let i = from; i < seekers.length; i++) {
    // Of identical persons any is as good as the next.
    if (i > from && seekers[i] === seekers[i - 1]) continue;
    choose(found, seekers, expedition, i + 1, [...chosen, seekers[i]], symbols + SYMBOL_UNIT[seekers[i]]);
  }
}

/** The actions, and every claim the active player could make now (PR-EXPED-3, PR-EXPED-4). */
export function withClaims(state: State, actions: readonly PortRoyalAction[]): PortRoyalAction[] {
  const all = actions.slice();
  const player = state.players[state.active];
  for (const card of state.expeditions)
    if (covers(player.symbols, card))
      for (const persons of coversOf(player, card)) addClaims(state, card, persons, all);
  return all;
}

/** One claim, or one for every ship that could carry what is asked for. */
function addClaims(state: State, card: CardId, persons: readonly CardId[], actions: PortRoyalAction[]): void {
  if (itemOf[card] === 0) actions.push({ type: 'claim', card, persons });
  else
    for (const ship of suppliesFor(state, state.active, card))
      actions.push({ type: 'claim', card, persons: [...persons, ship].sort((a, b) => a - b) });
}

/** PR-EXPED-5, PR-EXPED-7: persons to the discard pile, expedition to the area, coins from the deck. */
export function claim(
  state: State,
  seat: Seat,
  card: CardId,
  persons: readonly CardId[],
  out: Out<PortRoyalEvent>,
): void {
  const player = state.players[seat];
  for (const person of persons) {
    if (isShip[person] === 1) for (const expansion of expansionsIn(state)) expansion.spend?.(state, seat, person);
    else dismiss(player, person);
    state.discard.push(person);
  }
  state.expeditions = withoutCard(state.expeditions, card);
  addExpedition(player, card);
  out.events?.push({ type: 'expeditionClaimed', seat, card, persons });
  gainCoins(state, seat, coinsOf[card], 'expedition', out);
  if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.claimed?.(state, seat, out);
  maybeTriggerEnd(state, seat, out);
}
