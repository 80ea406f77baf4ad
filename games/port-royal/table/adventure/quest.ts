/** A task as one player stands to it: what is there, what is missing, what can be done about it. */

import type { Seat } from '@broadside/kernel';
import { taskOf } from '../../cards/tasks.ts';
import type { Means, Progress } from '../../rules/adventure/tasks.ts';
import type { AdventureView } from '../../rules/extra.ts';
import { isTaskOpenTo, taskProgress } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import type { BigState } from '../card/index.ts';
import { legalOf } from '../choices/buttons.ts';
import { hasStory, type Laid } from './props.ts';

/**
 * done: completed; parked: the first of its two steps is made (PR-TASK-20); ready: nothing is missing; waits: only the
 * moment it names is missing (PR-TASK-10); open: something is; out: no marker is left for it (PR-TASK-7).
 */
export type QuestState = 'done' | 'parked' | 'ready' | 'waits' | 'open' | 'out';

export interface Quest {
  readonly seat: Seat;
  readonly state: QuestState;
  readonly lines: readonly Progress[];
  /** How many things are missing. */
  readonly missing: number;
  readonly have: number;
  readonly need: number;
}

const meansSeen = ({ players }: View, { items }: AdventureView, seat: Seat): Means => ({
  ...players[seat],
  items: items[seat],
});

function stateOf(adventure: AdventureView, seat: Seat, number: number, missing: number): QuestState {
  const { when } = taskOf(number);
  if (adventure.done[adventure.tasks.indexOf(number)].includes(seat)) return 'done';
  if (!isTaskOpenTo(adventure, seat, number)) return 'out';
  if (missing > 0) return 'open';
  if (when === 'anyTime') return 'ready';
  return when === 'firstCard' && adventure.parked.includes(seat) ? 'parked' : 'waits';
}

export function questOf(view: View, adventure: AdventureView, seat: Seat, number: number): Quest {
  const lines = taskProgress(meansSeen(view, adventure, seat), taskOf(number));
  const need = lines.reduce((sum, { needed }) => sum + needed, 0);
  const have = lines.reduce((sum, { own, needed }) => sum + Math.min(own, needed), 0);
  return { seat, state: stateOf(adventure, seat, number, need - have), lines, missing: need - have, have, need };
}

/** How a task stands for whoever looks; for those who only watch, for everybody. */
export function cardState(props: Laid, number: number): BigState {
  const { adventure, viewer } = props;
  if (legalOf(props, 'task').some(({ task }) => task === number)) return 'ready';
  if (typeof viewer !== 'number') return adventure.done[adventure.tasks.indexOf(number)].length > 0 ? 'others' : 'open';
  const { state } = questOf(props.view, adventure, viewer, number);
  if (state === 'done') return 'mine';
  return state === 'out' ? 'closed' : 'open';
}

/** The task whose hourglass is turned at the end of the month: the last one (PR-MONTH-1), while there is a story. */
export const isLast = ({ view, adventure }: Laid, number: number): boolean =>
  hasStory(view) && adventure.tasks.at(-1) === number;
