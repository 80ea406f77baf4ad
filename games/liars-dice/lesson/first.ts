/** The first match: what a bid says, that ones are wild, raising, calling a lie, and telling the truth. */
import type { DoStep, Lesson } from '@broadside/kernel';
import type { LiarsDiceAction } from '../rules/state.ts';
import type { LessonKey } from './text.ts';

const [LEARNER, RIVAL] = [0, 1];

/** Two rounds, first the learner's dice and then those of the rival, who has lost one by the second. */
const DICE: readonly string[] = [
  ...['5', '5', '1', '3', '2', '6', '1', '4', '2', '5'],
  ...['3', '3', '3', '1', '2', '3', '5', '6', '2'],
];

const bid = (count: number, face: number) => ({ type: 'bid', count, face }) as const;

const raise = (count: number, face: number, say: LessonKey, why: LessonKey): DoStep<LiarsDiceAction, LessonKey> => ({
  kind: 'do',
  say,
  why,
  wants: [bid(count, face)],
  light: ['mine', 'bid'],
  instead: 'first.bid.instead',
});

export const first: Lesson<LiarsDiceAction, LessonKey> = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'a first look under the cups',
  stack: { first: [String(LEARNER)], dice: DICE },
  learner: LEARNER,
  teaches: ['call'],
  steps: [
    { kind: 'tell', say: 'first.welcome', light: ['mine'] },
    { kind: 'tell', say: 'first.wild', why: 'first.wild.why', light: ['mine'] },
    raise(3, 5, 'first.bid', 'first.bid.why'),
    { kind: 'rival', seat: RIVAL, does: bid(4, 6), say: 'first.watch', light: ['middle'] },
    { kind: 'tell', say: 'first.raised', why: 'first.raised.why', light: ['middle'] },
    {
      kind: 'do',
      say: 'first.liar',
      why: 'first.liar.why',
      wants: [{ type: 'liar' }],
      light: ['liar'],
      instead: 'first.liar.instead',
    },
    { kind: 'tell', say: 'first.count', why: 'first.count.why', light: ['middle'] },
    { kind: 'tell', say: 'first.second', light: ['mine'] },
    { kind: 'rival', seat: RIVAL, does: bid(3, 3), say: 'first.watch', light: ['middle'] },
    raise(4, 3, 'first.raise', 'first.raise.why'),
    { kind: 'rival', seat: RIVAL, does: { type: 'liar' }, say: 'first.watch', light: ['middle'] },
    { kind: 'tell', say: 'first.truth', why: 'first.truth.why', light: ['middle'] },
    { kind: 'tell', say: 'first.bluff', why: 'first.bluff.why', light: ['rivals'] },
  ],
};
