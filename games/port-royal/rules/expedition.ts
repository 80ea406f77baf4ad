/** Section 7, expeditions: who can claim them, with whom, and what follows. */
import type { Out, Seat } from '@broadside/kernel';
import { type CardId, coinsOf, needsOf, symbolOf } from '../cards/table.ts';
import { gainCoins } from './deck.ts';
import { maybeTriggerEnd } from './ending.ts';
import type { Player, PortRoyalAction, PortRoyalEvent, State } from './state.ts';

const JACK = 4;

/** How often a symbol is on the persons of an area. */
function count(player: Player, symbol: number): number {
  let total = 0;
  for (let i = 0; i < player.persons.length; i++) if (symbolOf[player.persons[i]] === symbol) total++;
  return total;
}

/** PR-EXPED-5, PR-EXPED-6: own symbols first, a jack-of-all-trades for each that is missing. */
export function canClaim(player: Player, expedition: CardId): boolean {
  const needs = needsOf[expedition];
  let jacks = count(player, JACK);
  for (let i = 0; i < needs.length; ) {
    const symbol = needs[i];
    let wanted = 0;
    while (i < needs.length && needs[i] === symbol) {
      wanted++;
      i++;
    }
    const missing = wanted - count(player, symbol);
    if (missing > 0) jacks -= missing;
  }
  return jacks >= 0;
}

/** PR-EXPED-2: only the active player claims, so only his persons matter. */
export function canClaimAny(state: State): boolean {
  const player = state.players[state.active];
  for (let i = 0; i < state.expeditions.length; i++) if (canClaim(player, state.expeditions[i])) return true;
  return false;
}

/** Every different set of persons that covers the requirement exactly (PR-AMB-17), each ascending. */
export function coversOf(player: Player, expedition: CardId): CardId[][] {
  const needs = needsOf[expedition];
  const found = new Map<string, CardId[]>();
  const left = player.persons.filter((card) => symbolOf[card] > 0).sort((a, b) => a - b);
  const chosen: CardId[] = [];
  const cover = (at: number): void => {
    if (at === needs.length) {
      const set = [...chosen].sort((a, b) => a - b);
      found.set(set.join(), set);
      return;
    }
    for (let i = 0; i < left.length; i++) {
      const card = left[i];
      if (i > 0 && left[i - 1] === card) continue;
      if (symbolOf[card] !== needs[at] && symbolOf[card] !== JACK) continue;
      left.splice(i, 1);
      chosen.push(card);
      cover(at + 1);
      chosen.pop();
      left.splice(i, 0, card);
    }
  };
  cover(0);
  return [...found.values()];
}

/** Adds every claim the active player could make now (PR-EXPED-3, PR-EXPED-4). */
export function addClaims(state: State, actions: PortRoyalAction[]): void {
  const { expeditions } = state;
  if (expeditions.length === 0) return;
  const player = state.players[state.active];
  for (let i = 0; i < expeditions.length; i++) {
    const card = expeditions[i];
    if (!canClaim(player, card)) continue;
    for (const persons of coversOf(player, card)) actions.push({ type: 'claim', card, persons });
  }
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
    player.persons.splice(player.persons.indexOf(person), 1);
    state.discard.push(person);
  }
  state.expeditions.splice(state.expeditions.indexOf(card), 1);
  player.expeditions.push(card);
  out.events?.push({ type: 'expeditionClaimed', seat, card, persons });
  gainCoins(state, seat, coinsOf[card], 'expedition', out);
  maybeTriggerEnd(state, seat, out);
}
