/** Small answers the frame asks for: what a fact is about, where the match stands. */

import type { GameEvent, Seat } from '@broadside/kernel';
import { frameNamed, frameOf } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type CardId, CHARACTERS, END_OF_ADVENTURES } from '../cards/table.ts';
import { NOT_CHOSEN, pointsOf } from '../rules/facade.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import type { TableSay } from '../text/table.ts';

/** S7-END-1: so many rounds follow the one in which End of Adventures was drawn. */
export const LAST_ROUNDS = 3;

/** The step of the Last Rounds marker: 0 before, then 1 to 3. */
export const lastRound = ({ endRound, round }: Pick<SevenSeasView, 'endRound' | 'round'>): number =>
  endRound === 0 ? 0 : Math.min(LAST_ROUNDS, round - endRound);

/** Cards that can be drawn before End of Adventures comes; four always lie under it (S7-SETUP-2). */
export const drawsToEnd = ({ adventuresLeft }: Pick<SevenSeasView, 'adventuresLeft'>): number =>
  Math.max(0, adventuresLeft - 5);

/** What the top frame is called where one word must do. */
function stepKey(view: SevenSeasView) {
  const frame = frameOf(view);
  if (frame === undefined) return 'over';
  switch (frame.step) {
    case 'call':
      return 'choose';
    case 'raid':
    case 'fights':
      return 'raid';
    case 'cast':
    case 'fall':
      return 'throw';
    case 'curse':
    case 'protect':
    case 'name':
    case 'whirl':
      return 'curse';
    case 'turn':
      return `turn.${CHARACTERS[frame.character]}` as const;
    default:
      return frame.step;
  }
}

export function step(view: SevenSeasView, say: TableSay): string {
  const key = stepKey(view);
  return key === 'over'
    ? say('seven-seas.table.step.over')
    : say('seven-seas.table.step', { round: view.round, step: say(`seven-seas.table.step.${key}`) });
}

/** The end is announced as soon as it is certain (S7-END-1), and before, when the next card may be it. */
export function alarm(view: SevenSeasView, say: TableSay, _nameOf: NameOf): { seat: Seat; text: string } | undefined {
  if (view.flow.length === 0) return undefined;
  const seat = view.first;
  if (frameNamed(view, 'finale')) return { seat, text: say('seven-seas.table.alarm.finale') };
  const at = lastRound(view);
  if (view.endRound > 0)
    return {
      seat,
      text:
        at === 0 ? say('seven-seas.table.alarm.drawn') : say('seven-seas.table.alarm.last', { at, all: LAST_ROUNDS }),
    };
  const draws = drawsToEnd(view);
  return draws > 2 ? undefined : { seat, text: say('seven-seas.table.alarm.near', { draws }) };
}

/** S7-END-7: the score as it stands, goods and hands aside. */
export const points = (view: SevenSeasView): readonly number[] => view.pirates.map(pointsOf);

const shown = (cards: readonly CardId[]): CardId[] => [...new Set(cards)].filter((card) => card !== NOT_CHOSEN);

export function cardsOf(event: GameEvent): readonly number[] {
  const fact = event as SevenSeasEvent;
  switch (fact.type) {
    case 'chose':
    case 'called':
    case 'declined':
    case 'gift':
    case 'drew':
    case 'played':
    case 'named':
      return shown([fact.card]);
    case 'endDrawn':
      return [END_OF_ADVENTURES];
    case 'landed':
    case 'raidEnded':
      return [fact.card];
    case 'hit':
      return [fact.curse];
    case 'dealt':
    case 'looted':
    case 'ritual':
    case 'returned':
      return shown(fact.cards);
    default:
      return [];
  }
}

export function seatOf(event: GameEvent): Seat | undefined {
  const fact = event as SevenSeasEvent;
  if (fact.type === 'began' || fact.type === 'roundBegan') return fact.first;
  return 'seat' in fact ? fact.seat : undefined;
}
