import { describe, expect, it } from 'vitest';
import { lessonFaults, sentencesOf } from '../src/conformance/index.ts';
import {
  type Action,
  type Entry,
  fits,
  type Lesson,
  type LessonStep,
  Match,
  prescribed,
  progressOf,
  readAfter,
  TABLE,
  verdictOn,
} from '../src/index.ts';
import { type LanternAction, lantern } from './lantern.ts';

interface Move extends Action {
  readonly card?: number;
}

const LESSON: Lesson<Move> = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'lesson',
  stack: {},
  learner: 0,
  teaches: [],
  steps: [
    { kind: 'tell', say: 'welcome' },
    {
      kind: 'do',
      say: 'draw',
      wants: [{ type: 'draw' }],
      allows: [{ does: { type: 'look' }, say: 'looked' }],
      instead: 'not yet',
    },
    { kind: 'rival', seat: 1, does: { type: 'take', card: 7 } },
    { kind: 'tell', say: 'taken' },
    { kind: 'do', say: 'stop', wants: [{ type: 'stop' }, { type: 'take', card: 3 }] },
  ],
};

const LANTERN = { id: 'first', seats: 2, options: {}, seed: 'lesson', stack: {}, learner: 0, teaches: [] } as const;

/** What a seat is dealt there. */
const lanternHand = (seat: number): readonly number[] => {
  const match = Match.begin(lantern, { seats: 2, options: {}, seed: 'lesson', stack: {} });
  return match.legal(seat).flatMap((action) => (action.type === 'lay' ? [action.card] : []));
};

/** Entries of a log: whose it is and what, or the number of the entry that is gone back to. */
const logOf = (...moves: readonly (readonly [number, Move] | number)[]): readonly Entry[] => [
  { n: 0, events: [], hash: '' },
  ...moves.map((move, at): Entry => {
    const line = { n: at + 1, events: [], hash: '' };
    return typeof move === 'number' ? { ...line, undo: move } : { ...line, seat: move[0], action: move[1] };
  }),
];

const at = (step: number, strayed?: string) => ({ at: 'step', step, strayed });
const draw = [0, { type: 'draw' }] as const;
const take = [1, { type: 'take', card: 7 }] as const;

describe('how far somebody has come in a lesson', () => {
  it('is the first sentence until that was read', () => {
    expect(progressOf(LESSON, logOf(), 0)).toEqual(at(0));
    expect(progressOf(LESSON, logOf(), 1)).toEqual(at(1));
  });

  it('goes on with what was done, by the learner and by the others', () => {
    expect(progressOf(LESSON, logOf(draw), 1)).toEqual(at(2));
    expect(progressOf(LESSON, logOf(draw, take), 1)).toEqual(at(3));
    expect(progressOf(LESSON, logOf(draw, take), 2)).toEqual(at(4));
    const end = { at: 'free', finished: true };
    expect(progressOf(LESSON, logOf(draw, take, [0, { type: 'stop' }]), 2)).toEqual(end);
    expect(progressOf(LESSON, logOf(draw, take, [0, { type: 'take', card: 3 }]), 2)).toEqual(end);
  });

  it('takes for read what was acted on, as after a reload', () => {
    expect(progressOf(LESSON, logOf(draw), 0)).toEqual(at(2));
  });

  it('does not count what chance does', () => {
    expect(progressOf(LESSON, logOf(draw, [TABLE, { type: 'throw' }], take), 2)).toEqual(at(4));
  });

  it('goes back with what is taken back', () => {
    expect(progressOf(LESSON, logOf(draw, 0), 1)).toEqual(at(1));
  });

  it('stays where it is after a detour that is allowed, with the answer to it', () => {
    expect(progressOf(LESSON, logOf([0, { type: 'look' }]), 1)).toEqual(at(1, 'looked'));
    expect(progressOf(LESSON, logOf([0, { type: 'look' }], draw), 1)).toEqual(at(2));
  });

  it('ends early where the match has left its way', () => {
    const left = { at: 'free', finished: false };
    expect(progressOf(LESSON, logOf([0, { type: 'stop' }]), 1)).toEqual(left);
    expect(progressOf(LESSON, logOf(draw, [1, { type: 'take', card: 8 }]), 1)).toEqual(left);
    expect(progressOf(LESSON, logOf(draw, [0, { type: 'take', card: 7 }]), 1)).toEqual(left);
  });
});

describe('what the learner does', () => {
  const begun = progressOf(LESSON, logOf(), 1);

  it('goes on if it is asked for or does no harm, also before everything was read', () => {
    for (const progress of [progressOf(LESSON, logOf(), 0), begun])
      for (const type of ['draw', 'look']) expect(verdictOn(LESSON, progress, { type })).toEqual({ kind: 'goesOn' });
  });

  it('is held where the lesson would not survive it, with what the step says to that', () => {
    expect(verdictOn(LESSON, begun, { type: 'stop' })).toEqual({ kind: 'held', say: 'not yet' });
  });

  it('is held while somebody else is awaited', () => {
    const waiting = progressOf(LESSON, logOf(draw), 1);
    expect(verdictOn(LESSON, waiting, { type: 'look' })).toEqual({ kind: 'held', say: undefined });
  });

  it('is free after the last step', () => {
    const free = { at: 'free', finished: true } as const;
    expect(verdictOn(LESSON, free, { type: 'anything' })).toEqual({ kind: 'goesOn' });
  });
});

describe('what the others do', () => {
  const legal: Move[] = [{ type: 'pass' }, { type: 'take', card: 6 }, { type: 'take', card: 7 }];

  it('is prescribed while the lesson lasts', () => {
    expect(prescribed(LESSON, logOf(draw), 1, legal)).toEqual({ type: 'take', card: 7 });
  });

  it('is free for everybody else, before and after', () => {
    expect(prescribed(LESSON, logOf(draw), 2, legal)).toBeUndefined();
    expect(prescribed(LESSON, logOf(), 1, legal)).toBeUndefined();
    expect(prescribed(LESSON, logOf(draw, take, [0, { type: 'stop' }]), 1, legal)).toBeUndefined();
  });

  it('counts as done in a log that does not say what they chose', () => {
    const log = logOf(draw, take).map((entry) => ({ ...entry, ...(entry.seat === 1 ? { action: undefined } : {}) }));
    expect(progressOf(LESSON, log as readonly Entry[], 1)).toEqual(at(3));
  });
});

it('a sentence that is read is counted with all before it', () => {
  expect([0, 1, 3].map((step) => readAfter(LESSON, step))).toEqual([1, 1, 2]);
});

describe('a lesson and the rules', () => {
  const [first, second] = [0, 1].map((seat) => ({ seat, cards: lanternHand(seat) }));
  const steps = (): LessonStep<LanternAction>[] => [
    { kind: 'tell', say: 'welcome' },
    {
      kind: 'do',
      say: 'lay',
      wants: [
        { type: 'lay', card: first.cards[0] },
        { type: 'lay', card: first.cards[1] },
      ],
    },
    { kind: 'rival', seat: 1, does: { type: 'lay', card: second.cards[0] } },
    { kind: 'tell', say: 'laid', why: 'laid.why' },
  ];
  const lesson = (...given: LessonStep<LanternAction>[]): Lesson<LanternAction> => ({ ...LANTERN, steps: given });

  it('fit each other if it can be played to its end on every way it leaves open', () => {
    expect(lessonFaults(lantern, lesson(...steps()))).toEqual([]);
  });

  it('do not if somebody cannot do what is prescribed: the step is named', () => {
    const [welcome, lay, , laid] = steps();
    const stranger = { kind: 'rival', seat: 1, does: { type: 'lay', card: first.cards[0] } } as const;
    expect(lessonFaults(lantern, lesson(welcome, lay, stranger, laid))).toEqual([
      expect.stringMatching(/^lesson first, step 3 \(lay\): seat 1 cannot do .*may do .*lay/),
    ]);
  });

  it('do not if a second way leads nowhere', () => {
    const [welcome, , rival, laid] = steps();
    const lay = {
      kind: 'do',
      say: 'lay',
      wants: [{ type: 'lay', card: first.cards[0] }, { type: 'rest' }],
    } as const;
    expect(lessonFaults(lantern, lesson(welcome, lay, rival, laid))).toEqual([
      expect.stringMatching(/^lesson first, step 2 \(lay\): seat 0 cannot do \{"type":"rest"\}/),
    ]);
  });

  it('do not if a detour that is allowed spoils what follows', () => {
    const [welcome, , rival, laid] = steps();
    const [card] = first.cards;
    const lay = {
      kind: 'do',
      say: 'lay',
      wants: [{ type: 'lay', card }],
      allows: [{ does: { type: 'lay', card: first.cards[1] }, say: 'fine' }],
    } as const;
    expect(lessonFaults(lantern, lesson(welcome, lay, rival, laid))).toEqual([
      expect.stringMatching(/^lesson first, step 2 \(lay\): seat 0 cannot do .* after /),
    ]);
  });

  it('have the keys of all that is said', () => {
    expect(sentencesOf(lesson(...steps()))).toEqual(['welcome', 'lay', 'laid', 'laid.why']);
    expect(sentencesOf(LESSON)).toEqual(['welcome', 'draw', 'not yet', 'looked', 'taken', 'stop']);
  });
});

it('a pattern fits an action that has all it names', () => {
  const action: Move & { readonly goods: readonly number[] } = { type: 'take', card: 3, goods: [1, 2] };
  expect(fits(action, { type: 'take' })).toBe(true);
  expect(fits(action, { type: 'take', goods: [1, 2] } as never)).toBe(true);
  expect(fits(action, { type: 'take', goods: [2, 1] } as never)).toBe(false);
  expect(fits(action, { type: 'take', card: 4 } as never)).toBe(false);
});
