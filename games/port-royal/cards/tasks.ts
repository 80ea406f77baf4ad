/** The 45 tasks of the Adventure: what they ask for, what they give, and which story card is read next. */
import type { Source } from './types.ts';

/** What must lie in the area and stays there (PR-TASK-4). */
export interface TaskHave {
  readonly sabres?: number;
  readonly expeditions?: number;
  readonly priest?: number;
  readonly settler?: number;
  readonly captain?: number;
  readonly trader?: number;
  readonly lookout?: number;
  /** Persons with a printed cost of 3 or less. */
  readonly cheapPersons?: number;
}

/** What goes to the discard pile (PR-TASK-3); ships are paid for themselves or for what they carry. */
export interface TaskPay {
  readonly coins?: number;
  readonly aresPirates?: number;
  readonly ritualBook?: number;
  readonly herbs?: number;
  readonly bread?: number;
  readonly rum?: number;
  readonly breadOrRum?: number;
}

/** When a task can be done: always in one's own turn, or only at the moment named (PR-TASK-10, PR-TASK-16 to 20). */
export type TaskMoment = 'anyTime' | 'fourColours' | 'tax' | 'fourCards' | 'firstCard';

/** What the hourglass says (PR-MONTH-1 to PR-MONTH-4). */
export type TaskNext = { readonly always: number } | { readonly success: number; readonly failure: number } | 'end';

export interface Task {
  /** Printed on its story card. */
  readonly number: number;
  readonly chapter: number;
  readonly have: TaskHave;
  readonly pay: TaskPay;
  readonly when: TaskMoment;
  /** For the first who completes it (PR-TASK-8). */
  readonly first: { readonly coins?: number; readonly crowns?: number };
  /** For everybody who completes it (PR-TASK-9). */
  readonly crowns: number;
  readonly next: TaskNext;
  /** In the variant after the campaign (PR-AVAR-2). */
  readonly star: boolean;
  /** Of the requirement; rewards and branches are reconstructed, but for those of task 10. */
  readonly source: Source;
}

type Given = Pick<Task, 'have' | 'pay' | 'first' | 'crowns' | 'next'> & Partial<Pick<Task, 'when' | 'star' | 'source'>>;

const task = (number: number, given: Given): Task => ({
  number,
  // 281 belongs to chapter 2 as 28 does.
  chapter: Number(String(number)[0]),
  when: 'anyTime',
  star: false,
  source: 'reconstructed',
  ...given,
});

export const TASKS: readonly Task[] = [
  // Chapter 1
  task(10, {
    have: {},
    pay: { aresPirates: 2 },
    first: { coins: 2 },
    crowns: 1,
    next: { always: 11 },
    star: true,
    source: 'printed',
  }),
  task(11, { have: { sabres: 2 }, pay: {}, first: { coins: 1 }, crowns: 1, next: { success: 12, failure: 13 } }),
  task(12, {
    have: { priest: 1 },
    pay: { coins: 2 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 14, failure: 15 },
  }),
  task(13, {
    have: { priest: 1 },
    pay: { coins: 4 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 16, failure: 17 },
    star: true,
    source: 'printed',
  }),
  task(14, { have: { sabres: 2 }, pay: { aresPirates: 1 }, first: {}, crowns: 2, next: 'end' }),
  task(15, {
    have: { sabres: 2 },
    pay: { aresPirates: 2 },
    first: {},
    crowns: 2,
    next: 'end',
    star: true,
    source: 'printed',
  }),
  task(16, { have: {}, pay: { ritualBook: 1, coins: 2 }, first: {}, crowns: 2, next: 'end' }),
  task(17, { have: {}, pay: { ritualBook: 1, coins: 4 }, first: {}, crowns: 2, next: 'end' }),

  // Chapter 2
  task(20, {
    have: {},
    pay: { breadOrRum: 1 },
    first: { crowns: 1 },
    crowns: 1,
    next: { success: 21, failure: 22 },
    star: true,
  }),
  task(21, {
    have: { settler: 1 },
    pay: { coins: 2 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 23, failure: 24 },
    star: true,
  }),
  task(22, {
    have: { settler: 1 },
    pay: { coins: 4 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 25, failure: 26 },
  }),
  task(23, { have: {}, pay: { rum: 1 }, first: { coins: 1 }, crowns: 1, next: { success: 27, failure: 28 } }),
  task(24, {
    have: {},
    pay: { rum: 1, coins: 2 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 281, failure: 282 },
  }),
  task(25, { have: {}, pay: { bread: 1 }, first: { coins: 1 }, crowns: 1, next: { success: 283, failure: 284 } }),
  task(26, {
    have: {},
    pay: { bread: 1, coins: 2 },
    first: { coins: 1 },
    crowns: 1,
    next: { success: 285, failure: 286 },
  }),
  task(27, { have: { captain: 1 }, pay: { coins: 2 }, first: {}, crowns: 2, next: 'end' }),
  task(28, { have: { captain: 1 }, pay: { coins: 4 }, first: {}, crowns: 2, next: 'end' }),
  task(281, { have: { sabres: 3 }, pay: {}, first: {}, crowns: 2, next: 'end', star: true }),
  task(282, { have: { sabres: 4 }, pay: {}, first: {}, crowns: 2, next: 'end' }),
  task(283, { have: { trader: 2 }, pay: {}, first: {}, crowns: 2, next: 'end' }),
  task(284, { have: { trader: 2 }, pay: { coins: 3 }, first: {}, crowns: 2, next: 'end' }),
  task(285, { have: {}, pay: { aresPirates: 1, coins: 3 }, first: {}, crowns: 2, next: 'end' }),
  task(286, { have: {}, pay: { aresPirates: 2, coins: 3 }, first: {}, crowns: 2, next: 'end' }),

  // Chapter 3
  task(30, {
    have: { expeditions: 1 },
    pay: {},
    first: { coins: 2 },
    crowns: 1,
    next: { success: 31, failure: 32 },
    star: true,
    source: 'printed',
  }),
  task(31, {
    have: { captain: 1, priest: 1 },
    pay: {},
    first: { coins: 1 },
    crowns: 1,
    next: { success: 33, failure: 34 },
    star: true,
  }),
  task(32, {
    have: { captain: 1, priest: 1, settler: 1 },
    pay: {},
    first: { coins: 1 },
    crowns: 1,
    next: { success: 33, failure: 34 },
  }),
  task(33, {
    have: {},
    pay: {},
    when: 'fourColours',
    first: { coins: 1 },
    crowns: 1,
    next: { success: 35, failure: 36 },
    star: true,
    source: 'printed',
  }),
  task(34, {
    have: {},
    pay: { coins: 5 },
    when: 'fourColours',
    first: { coins: 1 },
    crowns: 1,
    next: { success: 35, failure: 36 },
    source: 'printed',
  }),
  task(35, { have: {}, pay: { coins: 6 }, first: {}, crowns: 3, next: 'end' }),
  task(36, { have: {}, pay: { coins: 8 }, first: {}, crowns: 3, next: 'end' }),

  // Chapter 4
  task(40, {
    have: { cheapPersons: 3 },
    pay: {},
    first: { coins: 2 },
    crowns: 1,
    next: { success: 41, failure: 42 },
    star: true,
    source: 'printed',
  }),
  task(41, {
    have: {},
    pay: { herbs: 1, bread: 1 },
    first: { crowns: 1 },
    crowns: 2,
    next: { success: 43, failure: 44 },
    star: true,
    source: 'printed',
  }),
  task(42, {
    have: {},
    pay: { herbs: 1, bread: 1, coins: 2 },
    first: { crowns: 1 },
    crowns: 2,
    next: { success: 43, failure: 44 },
  }),
  task(43, {
    have: { sabres: 3 },
    pay: {},
    first: { coins: 1 },
    crowns: 1,
    next: { success: 45, failure: 46 },
    star: true,
  }),
  task(44, { have: { sabres: 4 }, pay: {}, first: { coins: 1 }, crowns: 1, next: { success: 45, failure: 46 } }),
  task(45, { have: { lookout: 1 }, pay: { coins: 3 }, first: {}, crowns: 2, next: 'end' }),
  task(46, { have: { lookout: 1 }, pay: { coins: 5 }, first: {}, crowns: 2, next: 'end' }),

  // Chapter 5
  task(50, {
    have: {},
    pay: {},
    when: 'tax',
    first: { coins: 2 },
    crowns: 1,
    next: { always: 51 },
    star: true,
    source: 'printed',
  }),
  task(51, {
    have: {},
    pay: { coins: 5 },
    when: 'fourCards',
    first: { crowns: 1 },
    crowns: 2,
    next: { success: 52, failure: 53 },
    star: true,
    source: 'printed',
  }),
  task(52, {
    have: {},
    pay: {},
    when: 'firstCard',
    first: { coins: 1 },
    crowns: 2,
    next: { success: 54, failure: 55 },
    star: true,
    source: 'printed',
  }),
  task(53, {
    have: {},
    pay: { ritualBook: 1, coins: 5 },
    first: { coins: 1 },
    crowns: 2,
    next: { success: 56, failure: 57 },
  }),
  task(54, { have: {}, pay: { aresPirates: 1, coins: 3 }, first: {}, crowns: 3, next: 'end' }),
  task(55, { have: {}, pay: { ritualBook: 1, coins: 3 }, first: {}, crowns: 3, next: 'end' }),
  task(56, { have: {}, pay: { aresPirates: 2 }, first: {}, crowns: 3, next: 'end' }),
  task(57, { have: {}, pay: { ritualBook: 1, herbs: 1, coins: 2 }, first: {}, crowns: 3, next: 'end' }),
];

const BY_NUMBER: ReadonlyMap<number, Task> = new Map(TASKS.map((one) => [one.number, one]));

export function taskOf(number: number): Task {
  const found = BY_NUMBER.get(number);
  if (!found) throw new RangeError(`there is no task ${number}`);
  return found;
}

/** PR-ADV-4: the first story card of every chapter. */
export const firstTask = (chapter: number): number => chapter * 10;
