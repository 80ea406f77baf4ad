/** The story cards: what is shuffled into the deck, and which task comes next. */
import { firstTask, taskOf } from '../../cards/tasks.ts';
import type { Hand } from '../expansion.ts';
import { deckCards } from '../setup.ts';
import type { State } from '../state.ts';
import { adventureOf } from './own.ts';

/** PR-ADV-12: a story card is read, turned over and laid to the right of the last task. */
function openTask(state: State, number: number, out: Hand): void {
  const adventure = adventureOf(state);
  out.events?.push({ type: 'storyRead', number });
  adventure.tasks.push(number);
  adventure.done.push([]);
}

/** PR-ADV-10, PR-ADV-11: the chapter's cards come into the deck, unless they are there already (PR-AMB-71). */
export function beginChapter(state: State, out: Hand): void {
  openTask(state, firstTask(state.options.chapter), out);
  // A chapter's cards have the highest numbers of all that are in play.
  const added = deckCards(state.options).slice(deckCards(state.options, false).length);
  adventureOf(state).begun = true;
  if (added.length === 0) return;
  for (const card of added) state.deck.push(card);
  out.chance.stream('deck').shuffle(state.deck);
  out.events?.push({ type: 'cardsShuffledIn', count: added.length });
}

/** PR-MONTH-1 to PR-MONTH-3: the hourglass of the last task; false if no task follows it. */
export function turnHourglass(state: State, out: Hand): boolean {
  const { done, tasks } = adventureOf(state);
  const last = tasks.length - 1;
  const { next } = taskOf(tasks[last]);
  if (next === 'end') return false;
  if ('always' in next) openTask(state, next.always, out);
  else openTask(state, done[last].length > 0 ? next.success : next.failure, out);
  return true;
}

/** PR-ADV-4: the ending of every chapter. */
export const endingOf = (chapter: number): number => 60 + chapter;
