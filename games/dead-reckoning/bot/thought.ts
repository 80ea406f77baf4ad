/** What the captain thinks about, and what is left to habit. */
import type { Seat } from '@broadside/kernel';
import { effectAt } from '../rules/abilities.ts';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { bestBy } from './answers.ts';
import { meansOf } from './places.ts';
import { worths } from './sailor.ts';
import { Chart } from './voyage.ts';
import { SAILOR } from './weights.ts';

type Actions = readonly DeadReckoningAction[];

/**
 * The weighty choices of a turn: whither, with which sails, whether to deal or to fight, where influence is used; so
 * many of each are worth a thought. What pays only much later (levels, sleeves, tokens) a sailor judges better than
 * anybody who looks to the end of the turn.
 */
const WEIGHTY: Readonly<Partial<Record<ActionType, number>>> = {
  raise: 4,
  sail: 4,
  use: 2,
  buy: 1,
  trade: 1,
  attack: 1,
  storm: 1,
  flag: 1,
  fight: 1,
  end: 1,
};

/** Far below everything a sailor would do. */
const PASSED_BY = -1000;

function isWeighty(state: DeadReckoningState, seat: Seat, action: DeadReckoningAction): boolean {
  if (action.type !== 'use') return action.type in WEIGHTY;
  return effectAt(state.players[seat].crew[action.card], action.card, action.ability)?.do === 'influence';
}

/** By what a sailor takes them to be worth; voyages that do not seem worth the trouble by what waits there. */
function sortedByWorth(
  state: DeadReckoningState,
  seat: Seat,
  actions: Actions,
  worth: (action: DeadReckoningAction) => number,
): Actions {
  const { at, sails } = state.players[seat];
  let chart: Chart | undefined;
  const rate = (action: DeadReckoningAction): number => {
    const seeming = worth(action);
    if (seeming > Number.NEGATIVE_INFINITY || action.type !== 'sail') return seeming;
    chart ??= new Chart(state, seat, meansOf(state, seat), SAILOR);
    return PASSED_BY + chart.voyage(at, action.to, sails);
  };
  return actions
    .map((action) => ({ action, rate: rate(action) }))
    .sort((one, other) => (one.rate === other.rate ? 0 : other.rate - one.rate))
    .map(({ action }) => action);
}

/** The best few of every weighty kind, also those that only seem too expensive or dangerous; else the sailor's choice. */
export function shortlist(state: DeadReckoningState, seat: Seat, actions: Actions): Actions {
  const worth = worths(state, seat, SAILOR);
  const choice = bestBy(actions, worth);
  if (state.flow[state.flow.length - 1].step !== 'main' || !isWeighty(state, seat, choice)) return [choice];
  const weighty = actions.filter((action) => isWeighty(state, seat, action));
  const counts: Partial<Record<ActionType, number>> = {};
  return sortedByWorth(state, seat, weighty, worth).filter(({ type }) => {
    // Nobody stays where a voyage is about to begin.
    if (type === 'end' && choice.type === 'raise') return false;
    const count = (counts[type] ?? 0) + 1;
    counts[type] = count;
    return count <= (WEIGHTY[type] ?? 0);
  });
}
