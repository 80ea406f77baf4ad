import type { Action, AnyGame, GameEvent, Out, Reason, Seat, Viewer } from '@broadside/kernel';
import type { WeakSpots } from '@broadside/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { broadcastMatch } from './broadcast.ts';
import { LeakFinder } from './finder.ts';
import { checkMatch, KINDS, type Kind } from './kinds.ts';

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make a bad one
type Loose = any;

const isOdd = (number: number): boolean => number % 2 === 1;

/** The game with one step changed. */
const withStep = ({ game }: Kind, name: string, change: (step: Loose) => object): AnyGame => {
  const steps = game.steps as Record<string, Loose>;
  return { ...game, steps: { ...steps, [name]: { ...steps[name], ...change(steps[name]) } } } as AnyGame;
};

const withView = ({ game }: Kind, more: (state: Loose, viewer: Viewer) => object): AnyGame =>
  ({
    ...game,
    view: (state: Loose, viewer: Viewer) => ({ ...(game.view(state, viewer) as object), ...more(state, viewer) }),
  }) as AnyGame;

/** What a bad game does. */
const MUTANTS: Readonly<Record<string, (kind: Kind, weak: WeakSpots) => AnyGame>> = {
  'a view that shows what nobody may know': (kind, { nobody }) => withView(kind, (state) => ({ next: nobody(state) })),

  'a view that shows what only somebody else may know': (kind, { others }) =>
    withView(kind, (state, viewer) => (viewer === 0 ? { peek: others(state) } : {})),

  'a message whose length alone depends on it': (kind, { nobody }) =>
    withView(kind, (state) => ({ pad: ' '.repeat(nobody(state) % 8) })),

  'an event that reveals it': (kind, { nobody, step }) => {
    const { game } = kind;
    const leaking = withStep(kind, step, (good) => ({
      apply(state: Loose, frame: Loose, seat: Seat, action: Action, out: Out<Loose>): void {
        good.apply(state, frame, seat, action, out);
        out.events?.push({ type: 'revealed', card: nobody(state) });
      },
    }));
    const seen = (one: GameEvent, viewer: Viewer): unknown => (one.type === 'revealed' ? one : game.seen(one, viewer));
    return { ...leaking, seen } as AnyGame;
  },

  'the order in which actions are offered': (kind, { nobody, step }) =>
    withStep(kind, step, (good) => ({
      legal(state: Loose, frame: Loose, seat: Seat): readonly Action[] {
        const actions: readonly Action[] = good.legal(state, frame, seat);
        return isOdd(nobody(state)) ? [...actions].reverse() : actions;
      },
    })),

  'a refusal in other words': (kind, { nobody, step }) =>
    withStep(kind, step, (good) => ({
      whyNot(state: Loose, frame: Loose, seat: Seat, action: Action): Reason {
        const reason: Reason = good.whyNot(state, frame, seat, action);
        return isOdd(nobody(state)) ? { ...reason, code: 'something-else' } : reason;
      },
    })),

  'a question that is put or not': (kind, { others, step }) =>
    withStep(kind, step, () => ({ mayAct: (state: Loose): readonly Seat[] => (isOdd(others(state)) ? [1] : []) })),

  'whether something can be taken back': (kind, { nobody, step }) =>
    withStep(kind, step, (good) => ({
      apply(state: Loose, frame: Loose, seat: Seat, action: Action, out: Out<Loose>): void {
        const odd = isOdd(nobody(state));
        good.apply(state, frame, seat, action, out);
        if (odd) out.uncover();
      },
    })),
};

/** The game with an event that everybody sees whole, though only its owner may. */
const unmasked = ({ game }: Kind, event: string): AnyGame =>
  ({
    ...game,
    seen: (one: GameEvent, viewer: Viewer) => (one.type === event ? one : game.seen(one, viewer)),
  }) as AnyGame;

describe.each(KINDS)('a leak in $game.id is noticed', (kind) => {
  const { secrets } = kind;
  const { weak, bad = {} } = secrets;
  const { entries, masked } = weak;
  const plan = { ...secrets.tables[0], seed: 'a leaking game', entries };

  it('and nothing is noticed where there is none', () => {
    const { leaks, messages } = checkMatch(kind.game, kind, plan);
    expect(leaks).toEqual([]);
    expect(messages).toBeGreaterThan(entries);
  });

  it.each(Object.entries(MUTANTS))('%s', (_, mutate) => {
    expect(checkMatch(mutate(kind, weak), kind, plan).leaks.length).toBeGreaterThan(2);
  });

  it.runIf(masked)('an event whose card only its owner may know', () => {
    expect(checkMatch(unmasked(kind, `${masked}`), kind, plan).leaks.length).toBeGreaterThan(2);
  });

  it.each(Object.entries(bad))('%s', (_, make) => {
    const { game, table, entries: enough, moreThan } = make();
    const long = { ...table, seed: 'a leak of its own', ...(enough === undefined ? {} : { entries: enough }) };
    expect(checkMatch(kind.game, kind, long).leaks).toEqual([]);
    expect(checkMatch(game, kind, long).leaks.length).toBeGreaterThan(moreThan);
  });

  it('a bare fingerprint, a message twice, one that is left out, an entry sent in two ways', () => {
    const { game } = kind;
    const { file, sent } = broadcastMatch(game, { ...plan, entries: 40 });
    const live = (sent.get(0) ?? []).filter(
      ({ message }) => message.type === 'update' && message.update.entries.length === 1,
    );
    const found = (work: (finder: LeakFinder) => void): readonly string[] => {
      const finder = new LeakFinder(game, file, secrets);
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
    const twice = [second, { text, message: JSON.parse(text) }];
    expect(found((finder) => finder.check(0, twice))).toContainEqual(expect.stringContaining('sent in two ways'));
  });
});
