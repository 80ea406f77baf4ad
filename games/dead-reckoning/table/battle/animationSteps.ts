/** How a battle is shown: the throw, then the zones in resolving order, then how it ended. */
import type { AnimationStep, BoardProps } from '@broadside/kit';
import { readFrames } from '@broadside/kit/recording';
import type { NameOf } from '@broadside/text';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { deadReckoningVoice } from '../../text/index.ts';
import { happen } from '../scene.ts';
import type { Phase, Shown } from './model.ts';
import type { BattleShow } from './show.ts';

type Event<T extends DeadReckoningEvent['type']> = Extract<DeadReckoningEvent, { readonly type: T }>;
type BattleAnimationStep = AnimationStep<DeadReckoningView> & { readonly show: BattleShow };

/** Milliseconds at normal speed. */
export const PACE = {
  began: 900,
  armed: 350,
  settle: 450,
  unrecorded: 800,
  exploded: 950,
  ability: 800,
  passed: 300,
  moved: 650,
  looted: 1300,
  damaged: 1000,
  won: 1700,
} as const;

/** A throw that was prescribed or made by the fast model has no recording. */
const throwMs = (recording: string): number => {
  const frames = readFrames(recording);
  return frames === undefined ? PACE.unrecorded : frames.ms + PACE.settle;
};

/** In which step a fact belongs, how long it rests, and how it sounds. */
interface Manner {
  readonly phase: Phase;
  readonly rest: number;
  readonly sound?: NonNullable<AnimationStep['sound']>;
}

/** Throws of abilities are made in the middle of that step. */
const throwing = (view: DeadReckoningView): Phase =>
  view.flow.some(({ step }) => step === 'combat') ? 'abilities' : 'explosions';

function mannerOf(view: DeadReckoningView, event: DeadReckoningEvent): Manner {
  switch (event.type) {
    case 'battleBegan':
      return { phase: 'prepare', rest: PACE.began, sound: 'cannon' };
    case 'armed':
      return { phase: 'prepare', rest: PACE.armed, sound: 'cube' };
    case 'landed':
      return { phase: throwing(view), rest: throwMs(event.film) };
    case 'rethrown':
      return { phase: throwing(view), rest: PACE.moved, sound: 'cube' };
    case 'exploded':
      return { phase: 'explosions', rest: PACE.exploded, sound: 'cannon' };
    case 'combatUsed':
      return { phase: 'abilities', rest: PACE.ability, sound: 'card' };
    case 'passed':
      return { phase: 'abilities', rest: PACE.passed };
    case 'shifted':
    case 'removed':
      return { phase: 'abilities', rest: PACE.moved, sound: 'cube' };
    case 'looted':
      return { phase: 'loot', rest: PACE.looted, sound: 'coins' };
    case 'damaged':
      return event.cause === 'cubes'
        ? { phase: 'damage', rest: PACE.damaged, sound: 'cannon' }
        : { phase: 'strength', rest: PACE.damaged, sound: 'bust' };
    default:
      return { phase: 'strength', rest: PACE.won };
  }
}

/** Loot of both sides is shown at once, and so is damage by cubes. */
const together = (one: DeadReckoningEvent, other: DeadReckoningEvent | undefined): boolean =>
  one.type === other?.type && (one.type === 'looted' || (one.type === 'damaged' && one.cause === 'cubes'));

function momentsOf(events: readonly DeadReckoningEvent[]): DeadReckoningEvent[][] {
  const moments: DeadReckoningEvent[][] = [];
  for (const event of events) {
    const last = moments.at(-1);
    if (last !== undefined && together(event, last.at(-1))) last.push(event);
    else moments.push([event]);
  }
  return moments;
}

/** Explosions are looked at before the cubes are taken up again. */
const shownIn = (before: Shown | null, after: Shown | null, { type }: DeadReckoningEvent): Shown | null =>
  type === 'exploded' ? before : (after ?? before);

function toneOf({ eye: viewer }: DeadReckoningView, winner: number, loser: number): 'good' | 'bad' | 'plain' {
  if (winner === viewer) return 'good';
  return loser === viewer ? 'bad' : 'plain';
}

type Extra = Pick<BattleAnimationStep, 'call' | 'sound'>;

function calledOut(view: DeadReckoningView, event: DeadReckoningEvent, say: BoardProps['say'], nameOf: NameOf): Extra {
  const text = deadReckoningVoice.event(event, say, nameOf, view);
  if (text === undefined) return {};
  if (event.type === 'battleBegan') return { call: { text, tone: event.defender === view.eye ? 'bad' : 'plain' } };
  if (event.type === 'tieThrown') return { call: { text, tone: 'plain' }, sound: 'rattle' };
  if (event.type !== 'battleWon') return {};
  const tone = toneOf(view, event.winner, event.loser);
  return { call: { text, tone }, sound: tone === 'bad' ? 'bust' : 'win' };
}

const recordingOf = ({ film: recording, sides }: Event<'landed'>): Pick<BattleShow, 'film'> =>
  recording === '' ? {} : { film: { film: recording, sides } };

function extraOf(event: DeadReckoningEvent): Partial<BattleShow> {
  if (event.type === 'landed') return recordingOf(event);
  return event.type === 'battleWon' ? { strength: event.strength } : {};
}

/**
 * The animation steps of a run of facts of one battle. Their shows carry the battle as it stood, because the view after
 * them may know nothing of it any more.
 */
export function battleAnimation(
  before: DeadReckoningView,
  events: readonly DeadReckoningEvent[],
  after: DeadReckoningView,
  say: BoardProps['say'],
  nameOf: NameOf,
): readonly AnimationStep<DeadReckoningView>[] {
  let view = before;
  return momentsOf(events).flatMap((moment) => {
    const [event] = moment;
    const scene = moment.reduce(happen, view);
    // The view after everything knows best, if it is still the same battle.
    const battle = shownIn(view.battle ?? after.battle, scene.battle ?? after.battle, event);
    const { phase, rest, sound } = mannerOf(view, event);
    view = scene;
    if (battle === null) return [{ flights: [], view: scene, rest }];
    const show: BattleShow = { kind: 'battle', battle, phase, events: moment, ...extraOf(event) };
    return [
      {
        flights: [],
        view: scene,
        show,
        rest,
        ...(sound === undefined ? {} : { sound }),
        ...calledOut(before, event, say, nameOf),
      },
    ];
  });
}
