import { describe, expect, it } from 'vitest';
import { conformance } from '../src/conformance/index.ts';
import { type Game, Match, type Out } from '../src/index.ts';
import {
  type DealFrame,
  type LanternAction,
  type LanternEvent,
  type LanternState,
  type LanternView,
  lantern,
  redeal,
} from './lantern.ts';

type Lantern = Game<LanternState, LanternAction, LanternView, LanternEvent, 'deal'>;

const settings = [{ seats: 2 }, { seats: 3, options: { hand: 2 } }];

describe('a small game with every kind of step keeps the invariants', () => {
  for (const law of conformance(lantern, { settings, redeal, length: 40, warmUp: 8 })) it(law.title, law.run);
});

/** The small game with one fault in a step's `apply`. */
function faulty(
  step: 'choose' | 'die' | 'boast',
  fault: (state: LanternState, out: Out<LanternEvent>) => void,
): Lantern {
  const sound = lantern.steps[step];
  const apply: typeof sound.apply = (state, frame, seat, action, out) => {
    sound.apply(state, frame, seat, action, out);
    fault(state, out);
  };
  return { ...lantern, steps: { ...lantern.steps, [step]: { ...sound, apply } } };
}

/** Whether the suite finds the invariant of this title violated. */
function breaks(game: Lantern, title: RegExp): boolean {
  const [law] = conformance(game, { settings, redeal, length: 40, warmUp: 8, runs: 30, endsWithin: 500 }).filter(
    (one) => title.test(one.title),
  );
  try {
    law.run();
    return false;
  } catch {
    return true;
  }
}

/** Nobody salutes themselves. */
const salute = (to: number): LanternAction => ({ type: 'salute', to });

/** The small game with another way to deal. */
const dealing = (resume: Lantern['steps']['deal']['resume']): Lantern => ({
  ...lantern,
  steps: { ...lantern.steps, deal: { resume } },
});

/** The small game with another way to go on after the round was won. */
const boasting = (resume: Lantern['steps']['boast']['resume']): Lantern => ({
  ...lantern,
  steps: { ...lantern.steps, boast: { ...lantern.steps.boast, resume } },
});

const progress = new WeakMap<DealFrame, number>();
const stale: Out<LanternEvent>[] = [];

const faults: readonly [string, Lantern, RegExp][] = [
  ['a card that vanishes', faulty('die', (state) => state.open.pop()), /lost or doubled/],
  [
    'a view that shows what others laid',
    { ...lantern, view: (state, viewer) => ({ ...lantern.view(state, viewer), laid: [...state.laid] }) },
    /looks the same/,
  ],
  [
    'a view that shows everything, and an imagination that copies it',
    {
      ...lantern,
      view: (state, viewer) => ({ ...lantern.view(state, viewer), all: lantern.clone(state) }),
      imagine: (view) => lantern.clone((view as LanternView & { all: LanternState }).all),
    } as Lantern,
    /what is imagined from a view/,
  ],
  [
    'a copy that shares a pile with its original',
    { ...lantern, clone: (state) => ({ ...lantern.clone(state), hands: state.hands }) },
    /looking changes nothing/,
  ],
  ['a rule that throws the machine’s dice', faulty('choose', () => void Math.random()), /whole match replays/],
  ['a rule that reads the clock', faulty('choose', () => void Date.now()), /whole match replays/],
  [
    'a refusal without a clause',
    {
      ...lantern,
      steps: { ...lantern.steps, choose: { ...lantern.steps.choose, whyNot: () => ({ code: 'no', clause: '' }) } },
    },
    /refused with a reason/,
  ],
  [
    'a result that depends on whether anybody records it',
    faulty('boast', (state, out) => {
      if (out.events) state.salutes[0]++;
    }),
    /recording changes nothing/,
  ],
  [
    'an action that uncovers the deck and can be undone',
    {
      ...lantern,
      steps: {
        ...lantern.steps,
        boast: {
          ...lantern.steps.boast,
          apply: (state, frame, seat, action, out) => {
            lantern.steps.boast.apply(state, frame, seat, action, out);
            const card = state.deck.pop();
            if (card !== undefined) state.open.push(card);
          },
        },
      },
    },
    /uncovers nothing/,
  ],
  [
    'an action offered twice',
    {
      ...lantern,
      steps: {
        ...lantern.steps,
        boast: { ...lantern.steps.boast, legal: () => [{ type: 'rest' }, { type: 'rest' }] },
      },
    },
    /offered once/,
  ],
  [
    'a default that is not allowed',
    {
      ...lantern,
      steps: { ...lantern.steps, boast: { ...lantern.steps.boast, defaultAction: (_state, { seat }) => salute(seat) } },
    },
    /by default/,
  ],
  [
    'a default that is asked for again and again',
    {
      ...lantern,
      steps: {
        ...lantern.steps,
        boast: {
          ...lantern.steps.boast,
          apply: (state, frame, seat, action, out) => {
            if (action.type === 'salute') lantern.steps.boast.apply(state, frame, seat, action, out);
          },
        },
      },
    },
    /by default/,
  ],
  [
    'a default that depends on the deck',
    {
      ...lantern,
      steps: {
        ...lantern.steps,
        boast: { ...lantern.steps.boast, defaultAction: ({ deck }) => (deck[0] % 2 ? { type: 'rest' } : undefined) },
      },
    },
    /looks the same/,
  ],
  [
    'a match without an end',
    faulty('boast', (state) => {
      state.salutes.fill(0);
      if (state.flow.length === 0) state.flow.push({ step: 'boast', seat: 0 });
    }),
    /comes to its end/,
  ],
  [
    'a step that does something whenever it is asked, and waits',
    boasting((state) => {
      state.salutes[0]++;
      return false;
    }),
    /may be interrupted/,
  ],
  [
    'a step that says something whenever it is asked',
    boasting((_state, { seat }, out) => {
      out.events?.push({ type: 'rested', seat });
      return false;
    }),
    /may be interrupted/,
  ],
  [
    'a step that draws lots whenever it is asked',
    boasting((_state, _frame, out) => out.chance.stream('die').below(6) === 6),
    /may be interrupted/,
  ],
  ['a step that goes on for ever', boasting(() => true), /may be interrupted/],
  [
    'a prize that is given again and again',
    { ...lantern, afterChange: (_state, out) => out.events?.push({ type: 'lit', seat: 0 }) },
    /may be interrupted/,
  ],
  [
    'work whose progress is not in the state',
    dealing((state, frame, out) => {
      const next = progress.get(frame) ?? 0;
      progress.set(frame, next + 1);
      lantern.steps.deal.resume(state, Object.assign(frame, { next: next > 0 ? state.hands.length : 0 }), out);
    }),
    /may be interrupted/,
  ],
  [
    'work that speaks through an Out it was not given',
    dealing((state, frame, out) => {
      if (frame.next === 0) stale[0] = out;
      lantern.steps.deal.resume(state, frame, stale[0]);
    }),
    /may be interrupted/,
  ],
  ['a game that goes on by itself and denies it', { ...lantern, goesOn: () => false }, /may be interrupted/],
  [
    'an imagination that leaves work undone',
    {
      ...lantern,
      imagine: (view, viewer, chance) => {
        const state = lantern.imagine(view, viewer, chance);
        return { ...state, flow: [...state.flow, { step: 'deal', winner: 0, next: 0 }] };
      },
    },
    /what is imagined from a view/,
  ],
  [
    'a question that is put or not by what lies hidden',
    boasting((state, frame, out) => {
      if (frame.seat === 0 || (state.hands[frame.seat][0] ?? 1) % 2 > 0) return false;
      lantern.steps.boast.apply(state, frame, frame.seat, { type: 'rest' }, out);
      return true;
    }),
    /dealt again looks the same/,
  ],
  [
    'an action whose notation loses a field',
    { ...lantern, actions: { ...lantern.actions, lay: {} } },
    /survives its notation/,
  ],
  [
    'words of an action that are read as another',
    { ...lantern, notation: { print: () => 'well', read: () => ({ type: 'rest' }), forms: {} } },
    /survives its notation/,
  ],
];

describe('the suite finds', () => {
  it.each(faults)('%s', (_fault, game, law) => {
    expect(breaks(lantern, law)).toBe(false);
    expect(breaks(game, law)).toBe(true);
  });

  it('a fault and shrinks it to the few commands that show it', () => {
    const game = faulty('die', (state) => state.open.pop());
    const law = conformance(game, { settings, redeal, length: 40, warmUp: 8 }).find(({ title }) =>
      /lost or doubled/.test(title),
    );
    let complaint = '';
    try {
      law?.run();
    } catch (error) {
      complaint = String(error);
    }
    const commands = /after: (.*)/.exec(complaint)?.[1].split(';') ?? [];
    expect(commands.length).toBeGreaterThan(0);
    // Two seats lay a card each, then the die falls.
    expect(commands.length).toBeLessThanOrEqual(4);
  });

  it('by its name a step that goes on for ever', () => {
    const begun = (): unknown =>
      Match.begin({ ...lantern, steps: { ...lantern.steps, choose } }, { seats: 2, seed: 'x' });
    const choose = { ...lantern.steps.choose, resume: () => true };
    expect(begun).toThrow('step choose goes on for ever');
  });
});
