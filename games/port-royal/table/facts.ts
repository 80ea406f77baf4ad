/** Small answers the frame asks for: what a fact is about, where the match stands. */
import type { GameEvent, Seat } from '@broadside/kernel';
import type { NameOf, Say } from '@broadside/text';
import { POINTS_TO_END } from '../rules/ending.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { frameOf } from './scene.ts';

const KEY = 'port-royal.table';

/** From this many points on everybody keeps an eye on a player. */
const NEAR_END = POINTS_TO_END - 2;

export const isNearEnd = (view: View, seat: Seat): boolean => view.players[seat].points >= NEAR_END;

export function step(view: View, say: Say): string {
  const frame = frameOf(view);
  if (!frame) return say(`${KEY}.step.over`);
  const guest = frame.step === 'tradeAndHire' && frame.seat !== view.active;
  return say(`${KEY}.step.${guest ? 'guest' : frame.step}`);
}

const leader = (view: View): Seat =>
  view.players.reduce((best, { points }, seat) => (points > view.players[best].points ? seat : best), 0);

/** Twelve points do not end a match that also asks for an expedition (PR-ENDV-1). */
const lacksExpedition = (view: View, seat: Seat): boolean =>
  view.options.variantEnding && view.players[seat].expeditions.length === 0;

export function alarm(view: View, say: Say, nameOf: NameOf): { seat: Seat; text: string } | undefined {
  if (view.outcome) return undefined;
  const seat = leader(view);
  if (view.ending) return { seat, text: say(`${KEY}.alarm.lastRound`) };
  if (view.becalmed > 1) return { seat: view.active, text: say(`${KEY}.alarm.becalmed`, { turns: view.becalmed - 1 }) };
  if (!isNearEnd(view, seat)) return undefined;
  const points = Math.max(0, POINTS_TO_END - view.players[seat].points);
  const variant = lacksExpedition(view, seat) ? (points === 0 ? 'expeditionOnly' : 'pointsAndExpedition') : 'points';
  return { seat, text: say(`${KEY}.alarm.${variant}`, { name: nameOf(seat), points }) };
}

export const points = (view: View): readonly number[] => view.players.map((player) => player.points);

export function cardsOf(event: GameEvent): readonly number[] {
  const fact = event as PortRoyalEvent;
  switch (fact.type) {
    case 'cardRevealed':
    case 'shipSunk':
    case 'cardEnteredHarbour':
    case 'expeditionOpened':
    case 'taxEnded':
    case 'bust':
    case 'shipTraded':
    case 'personHired':
      return [fact.card];
    case 'expeditionClaimed':
      return [fact.card, ...new Set(fact.persons)];
    case 'harbourCleared':
      return [...new Set(fact.cards)];
    default:
      return [];
  }
}

export function seatOf(event: GameEvent): Seat | undefined {
  const fact = event as PortRoyalEvent;
  if (fact.type === 'matchBegan') return fact.first;
  return 'seat' in fact ? fact.seat : undefined;
}
