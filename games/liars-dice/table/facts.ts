/** Small answers the frame asks for: what a fact is about, where the match stands, what it was like. */
import type { Entry, GameEvent, Outcome, Seat } from '@broadside/kernel';
import { type Award, standingFacts, titleHolder } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { LiarsDiceEvent } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import type { TableSay } from '../text/table.ts';
import { AWARD_ICONS } from './icons.tsx';

export function step(view: LiarsDiceView, say: TableSay): string {
  if (view.flow.length === 0) return say('liars-dice.table.step.over');
  return say(`liars-dice.table.step.${view.palifico ? 'palifico' : 'round'}`, { round: view.round });
}

/** Two are left, and one of them has a single die. */
export function alarm(view: LiarsDiceView, say: TableSay, nameOf: NameOf): { seat: Seat; text: string } | undefined {
  const left = view.pirates.flatMap(({ dice }, seat) => (dice > 0 ? [seat] : []));
  const seat = left.find((one) => view.pirates[one].dice === 1);
  if (view.flow.length === 0 || left.length > 2 || seat === undefined) return undefined;
  return { seat, text: say('liars-dice.table.alarm', { name: nameOf(seat) }) };
}

export const points = (view: LiarsDiceView): readonly number[] => view.pirates.map(({ dice }) => dice);

export function seatOf(event: GameEvent): Seat | undefined {
  const fact = event as LiarsDiceEvent;
  if (fact.type === 'began' || fact.type === 'roundBegan') return fact.first;
  return fact.type === 'counted' ? undefined : fact.seat;
}

export const TITLES = ['hunter', 'caught', 'honest'] as const;
export type Title = (typeof TITLES)[number];

/** Calls that were right, bids that were caught as lies, and bids that were doubted without reason. */
function tallyOf(log: readonly Entry[], seats: number): Record<Title, number[]> {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally = { hunter: none(), caught: none(), honest: none() };
  for (const event of standingFacts<LiarsDiceEvent>(log)) {
    if (event.type !== 'counted') continue;
    if (event.right) tally.hunter[event.seat]++;
    if (event.kind === 'liar') (event.right ? tally.caught : tally.honest)[event.bidder]++;
  }
  return tally;
}

export function awards(log: readonly Entry[], outcome: Outcome, say: TableSay): readonly Award[] {
  const tally = tallyOf(log, outcome.ranking.length);
  return TITLES.flatMap((title) => {
    const seat = titleHolder(tally[title]);
    if (seat === undefined) return [];
    const detail = say(`liars-dice.table.award.${title}.detail`, { count: tally[title][seat] });
    return [{ seat, title: say(`liars-dice.table.award.${title}`), detail, icon: AWARD_ICONS[title] }];
  });
}
