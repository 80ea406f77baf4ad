/** Small answers the frame asks for: what a fact is about, where the match stands. */

import type { GameEvent, Seat } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { pointsToEnd } from '../../rules/facade.ts';
import type { PortRoyalEvent, PortRoyalFrame, QuestionFrame } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { lacks } from './goal.ts';

const KEY = 'port-royal.table';

/** So few points from the end everybody keeps an eye on a player. */
const NEAR_END = 2;

/** With so few time cards left a team has to hurry. */
const LAST_TURNS = 3;

export function isNearEnd(view: View, seat: Seat): boolean {
  const goal = pointsToEnd(view);
  return goal !== undefined && view.players[seat].points >= goal - NEAR_END;
}

/** The key of a step; work that waits for nobody goes by the name of its phase. */
function stepKey(frame: PortRoyalFrame, { active, eye }: View): QuestionFrame['step'] | 'guest' | 'setUp' {
  switch (frame.step) {
    case 'tradeAndHire':
      return frame.seat === active || frame.seat === eye ? frame.step : 'guest';
    case 'gambling':
    case 'taxing':
      return 'discover';
    case 'busting':
      return 'lastClaims';
    case 'taking':
      return 'tradeAndHire';
    case 'monthEnding':
      return 'month';
    case 'opening':
    case 'preparing':
      return 'setUp';
    default:
      return frame.step;
  }
}

export function step(view: View, say: Say): string {
  const frame = frameOf(view);
  return say(`${KEY}.step.${frame ? stepKey(frame, view) : 'over'}`);
}

const leader = (view: View): Seat =>
  view.players.reduce((best, { points }, seat) => (points > view.players[best].points ? seat : best), 0);

/** A team's last turns (PR-COOP-6). */
function hurry(view: View, say: Say): { seat: Seat; text: string } | undefined {
  const turns = view.extra?.contracts?.time;
  if (turns == null || turns > LAST_TURNS) return undefined;
  return { seat: view.active, text: say(`${KEY}.alarm.time`, { turns }) };
}

/** Points alone do not end every match (PR-ENDV-1, PR-ACOMP-1). */
function alarmKey(lacking: ReturnType<typeof lacks>, points: number) {
  if (lacking === undefined) return 'points';
  const only = points === 0;
  if (lacking === 'expedition') return only ? 'expeditionOnly' : 'pointsAndExpedition';
  return only ? 'trophyOnly' : 'pointsAndTrophy';
}

export function alarm(view: View, say: Say, nameOf: NameOf): { seat: Seat; text: string } | undefined {
  if (view.outcome) return undefined;
  const goal = pointsToEnd(view);
  if (goal === undefined) return hurry(view, say);
  const seat = leader(view);
  if (view.ending) return { seat, text: say(`${KEY}.alarm.lastRound`) };
  if (view.becalmed > 1) return { seat: view.active, text: say(`${KEY}.alarm.becalmed`, { turns: view.becalmed - 1 }) };
  if (!isNearEnd(view, seat)) return undefined;
  const points = Math.max(0, goal - view.players[seat].points);
  return { seat, text: say(`${KEY}.alarm.${alarmKey(lacks(view, seat), points)}`, { name: nameOf(seat), points }) };
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
    case 'shipTucked':
    case 'giftGiven':
    case 'coinsWaived':
    case 'shipCaptured':
    case 'shipStowed':
    case 'itemSold':
      return [fact.card];
    case 'expeditionClaimed':
      return [fact.card, ...new Set(fact.persons)];
    case 'harbourCleared':
    case 'captivesDiscarded':
    case 'cardsTurned':
    case 'taskCompleted':
    case 'lookedAhead':
    case 'lookoutDiscarded':
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
