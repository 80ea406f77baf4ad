/** What the pictures of a task are given, and how everybody stands to it in words. */

import { taskOf } from '../../cards/tasks.ts';
import type { Progress } from '../../rules/adventure/tasks.ts';
import { isTogether } from '../../rules/facade.ts';
import type { Story } from '../../story/types.ts';
import { taskHourglass, taskNeeds } from '../../text/adventure.ts';
import { pageOf } from '../campaign/story.ts';
import type { Piece, Standing } from '../card/index.ts';

import { hasStory, type Laid } from './props.ts';
import { isLast, type Quest, questOf } from './quest.ts';

export interface TaskFace {
  readonly title: string;
  readonly flavour: string | undefined;
  readonly about: string;
  readonly markers: readonly Piece[];
  readonly steps: readonly (readonly Piece[])[];
  readonly standing: readonly Standing[];
}

/** Until the story is here a task is called by its number. */
export function faceOf(props: Laid, number: number, story: Story | undefined): TaskFace {
  const { view, adventure, say, nameOf } = props;
  const card = story && pageOf(story, number);
  const piece = (seat: number): Piece => ({ seat, name: nameOf(seat) });
  return {
    title: card?.title ?? props.say('port-royal.table.adventure.task', { number }),
    flavour: card?.task,
    about: taskNeeds(number, say),
    markers: adventure.done[adventure.tasks.indexOf(number)].map(piece),
    steps: taskOf(number).when === 'firstCard' ? [adventure.parked.map(piece)] : [],
    standing: view.players.flatMap((_, seat) => {
      const { state, have, need } = questOf(view, adventure, seat, number);
      return state === 'done' || need === 0 ? [] : [{ ...piece(seat), have, need }];
    }),
  };
}

export const stateWords = (props: Laid, { state, missing }: Quest): string =>
  props.say(`port-royal.table.adventure.task.${state}`, { missing });

export const lineWords = (props: Laid, { what, own, needed }: Progress): string =>
  props.say('port-royal.table.adventure.task.line', { what: props.say(`port-royal.what.${what}`), own, needed });

/** What the hourglass will make of it, without a word of what is to come. */
export function nextWords(props: Laid, number: number): string | undefined {
  const { view, say } = props;
  if (!hasStory(view)) return undefined;
  if (!isLast(props, number)) return props.say('port-royal.table.adventure.task.past');
  const { next } = taskOf(number);
  if (next === 'end') return taskHourglass(number, isTogether(view), say);
  return props.say(`port-royal.table.adventure.${'always' in next ? 'task.always' : 'task.branch'}`);
}
