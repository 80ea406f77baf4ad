import type { Action, AnyGame, Eye, GameEvent, Out, Reason, Seat } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { LeakFinder } from './finder.ts';
import { checkMatch, DEAD_RECKONING, type Kind, PORT_ROYAL, SEVEN_SEAS } from './kinds.ts';
import { tellMatch } from './telling.ts';

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make a bad one
type Loose = any;

/** A game, what is hidden in it, and where a leak can be built in. */
interface Patient {
  readonly kind: Kind;
  /** A number that nobody may know. */
  readonly hidden: (state: Loose) => number;
  /** A number that the first player may not know. */
  readonly others: (state: Loose) => number;
  /** A step that comes often. */
  readonly step: string;
  /** An event whose card only its owner may know. */
  readonly event: string;
  readonly entries: number;
}

const PATIENTS: readonly Patient[] = [
  {
    kind: PORT_ROYAL,
    hidden: ({ deck }) => deck[deck.length - 2] ?? 0,
    others: ({ players }) => players[1].coins[0] ?? 0,
    step: 'discover',
    // Made by the mutant itself.
    event: 'coinShown',
    entries: 120,
  },
  {
    kind: SEVEN_SEAS,
    hidden: ({ loot }) => loot[0] ?? 0,
    others: ({ flow, pirates }) => (flow.length > 0 ? (pirates[1].hand[0] ?? 0) : 0),
    step: 'turn',
    event: 'drew',
    entries: 200,
  },
  {
    kind: DEAD_RECKONING,
    hidden: ({ boxes }) => boxes[0][1] ?? 0,
    others: ({ players }) => players[1].chest,
    step: 'main',
    event: 'drew',
    entries: 120,
  },
];

const isOdd = (number: number): boolean => number % 2 === 1;

/** The game with one step changed. */
const withStep = ({ game }: Kind, name: string, change: (step: Loose) => object): AnyGame => {
  const steps = game.steps as Record<string, Loose>;
  return { ...game, steps: { ...steps, [name]: { ...steps[name], ...change(steps[name]) } } } as AnyGame;
};

const withView = ({ game }: Kind, more: (state: Loose, eye: Eye) => object): AnyGame =>
  ({
    ...game,
    view: (state: Loose, eye: Eye) => ({ ...(game.view(state, eye) as object), ...more(state, eye) }),
  }) as AnyGame;

/** What a bad game does, and how often it must be noticed. */
const MUTANTS: Readonly<Record<string, (patient: Patient) => AnyGame>> = {
  'a view that shows what nobody may know': ({ kind, hidden }) => withView(kind, (state) => ({ next: hidden(state) })),

  'a view that shows what only somebody else may know': ({ kind, others }) =>
    withView(kind, (state, eye) => (eye === 0 ? { peek: others(state) } : {})),

  'a message whose length alone depends on it': ({ kind, hidden }) =>
    withView(kind, (state) => ({ pad: ' '.repeat(hidden(state) % 8) })),

  'an event that tells it': ({ kind, event, step }) => {
    const { game } = kind;
    const seen = (one: GameEvent, eye: Eye): unknown => (one.type === event ? one : game.seen(one, eye));
    const telling = withStep(kind, step, (good) => ({
      apply(state: Loose, frame: Loose, seat: Seat, action: Action, out: Out<Loose>): void {
        good.apply(state, frame, seat, action, out);
        if (event === 'coinShown') out.events?.push({ type: event, card: state.deck[0] });
      },
    }));
    return { ...telling, seen } as AnyGame;
  },

  'the order in which actions are offered': ({ kind, hidden, step }) =>
    withStep(kind, step, (good) => ({
      legal(state: Loose, frame: Loose, seat: Seat): readonly Action[] {
        const actions: readonly Action[] = good.legal(state, frame, seat);
        return isOdd(hidden(state)) ? [...actions].reverse() : actions;
      },
    })),

  'a refusal in other words': ({ kind, hidden, step }) =>
    withStep(kind, step, (good) => ({
      whyNot(state: Loose, frame: Loose, seat: Seat, action: Action): Reason {
        const reason: Reason = good.whyNot(state, frame, seat, action);
        return isOdd(hidden(state)) ? { ...reason, code: 'something-else' } : reason;
      },
    })),

  'a question that is put or not': ({ kind, others, step }) =>
    withStep(kind, step, () => ({ may: (state: Loose): readonly Seat[] => (isOdd(others(state)) ? [1] : []) })),

  'whether something can be taken back': ({ kind, hidden, step }) =>
    withStep(kind, step, (good) => ({
      apply(state: Loose, frame: Loose, seat: Seat, action: Action, out: Out<Loose>): void {
        const odd = isOdd(hidden(state));
        good.apply(state, frame, seat, action, out);
        if (odd) out.uncover();
      },
    })),
};

describe.each(PATIENTS)('a leak in $kind.game.id is noticed', (patient) => {
  const { kind, entries } = patient;
  const plan = { ...kind.tables[0], seed: 'a leaking game', entries };

  it('and nothing is noticed where there is none', () => {
    const { leaks, messages } = checkMatch(kind.game, kind, plan);
    expect(leaks).toEqual([]);
    expect(messages).toBeGreaterThan(entries);
  });

  it.each(Object.entries(MUTANTS))('%s', (_, mutate) => {
    expect(checkMatch(mutate(patient), kind, plan).leaks.length).toBeGreaterThan(2);
  });

  it('a bare fingerprint, a message twice, one that is left out, an entry told in two ways', () => {
    const { game, dealer } = kind;
    const { file, told } = tellMatch(game, { ...plan, entries: 40 });
    const live = (told.get(0) ?? []).filter(({ tell }) => tell.tell === 'sight' && tell.sight.entries.length === 1);
    const found = (work: (finder: LeakFinder) => void): readonly string[] => {
      const finder = new LeakFinder(game, file, dealer);
      work(finder);
      return finder.result().leaks;
    };
    const [first, second, third] = live;
    expect(found((finder) => finder.checkSecrets(`{"x":"${file.log[3].hash}"}`))).toEqual(['a bare fingerprint']);
    expect(found((finder) => finder.checkSecrets(`{"x":"${file.seed}"}`))).toEqual(['the seed']);
    expect(found((finder) => finder.checkOrder(0, [first, second, third]))).toEqual([]);
    expect(found((finder) => finder.checkOrder(0, [first, first, second])).length).toBe(1);
    expect(found((finder) => finder.checkOrder(0, [first, third])).length).toBe(1);
    const text = second.text.replace('"entries":[{', '"entries":[{"more":1,');
    const twice = [second, { text, tell: JSON.parse(text) }];
    expect(found((finder) => finder.check(0, twice))).toContainEqual(expect.stringContaining('told in two ways'));
  });
});
