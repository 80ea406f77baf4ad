/**
 * How to show what happened: bids one after another, and a call cup by cup. Nothing is called out over the board: the
 * middle of the table shows a call, and a banner would hide the dice.
 */

import type { GameEvent } from '@broadside/kernel';
import type { AnimationStep } from '@broadside/kit';
import { onesAreWild } from '../rules/facade.ts';
import type { LiarsDiceEvent } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import type { Reveal } from './reveal.ts';

type Event<T extends LiarsDiceEvent['type']> = Extract<LiarsDiceEvent, { readonly type: T }>;
type LiarsAnimationStep = AnimationStep<LiarsDiceView>;

/** Milliseconds at normal speed. */
const REST = { bid: 450, call: 600, cup: 420, count: 1500, round: 250 };

/** Everything a call shows, on the table as it was when somebody called. */
function callAnimation(before: LiarsDiceView, facts: readonly LiarsDiceEvent[]): LiarsAnimationStep[] {
  const animationSteps: LiarsAnimationStep[] = [];
  let reveal: Reveal | undefined;
  for (const event of facts) {
    if (event.type === 'called') {
      reveal = opened(event, before);
      animationSteps.push({ flights: [], view: before, show: reveal, rest: REST.call, sound: 'hammer' });
    } else if (event.type === 'lifted' && reveal) {
      const { seat, dice, total } = event;
      reveal = { ...reveal, total, cups: reveal.cups.map((cup, at) => (at === seat ? dice : cup)) };
      animationSteps.push({ flights: [], view: before, show: reveal, rest: REST.cup, sound: 'die' });
    } else if (event.type === 'counted' && reveal) {
      reveal = { ...reveal, right: event.right };
      animationSteps.push({ flights: [], view: before, show: reveal, rest: REST.count, sound: soundOf(event) });
    }
  }
  return animationSteps;
}

const opened = ({ kind, seat, bidder, count, face }: Event<'called'>, before: LiarsDiceView): Reveal => ({
  kind,
  caller: seat,
  bid: { seat: bidder, count, face },
  wild: onesAreWild(before),
  cups: before.pirates.map(() => null),
  total: 0,
});

/** A lie that comes out is a blow, and so is a good guess at nothing. */
const soundOf = ({ kind, right }: Event<'counted'>): 'coin' | 'bust' =>
  right === (kind === 'exact') ? 'coin' : 'bust';

export function animationSteps(
  before: LiarsDiceView | undefined,
  events: readonly GameEvent[],
  after: LiarsDiceView,
): readonly LiarsAnimationStep[] {
  const facts = events as readonly LiarsDiceEvent[];
  const has = (type: LiarsDiceEvent['type']): boolean => facts.some((event) => event.type === type);
  if (!before) return [{ flights: [], view: after }];
  if (has('called')) {
    const last: LiarsAnimationStep = {
      flights: [],
      view: after,
      rest: REST.round,
      sound: has('ended') ? 'win' : 'rattle',
    };
    return [...callAnimation(before, facts), last];
  }
  return [has('bid') ? { flights: [], view: after, rest: REST.bid, sound: 'coin' } : { flights: [], view: after }];
}
