/** What the captain thinks about, and what is left to habit. */
import type { Seat } from '@broadside/kernel';
import type { Deed } from '../cards/effects.ts';
import { effectAt } from '../rules/abilities.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { bestBy } from './answers.ts';
import { worths } from './sailor.ts';
import { SAILOR } from './weights.ts';

type Actions = readonly DeadReckoningAction[];

/** So many choices are worth a thought, and so many more that a sailor would pass by. */
const WORTH_A_THOUGHT = 4;
const PASSED_BY = 2;

/** Deals and fights: what a sailor judges by rule of thumb. */
const DARING: readonly DeadReckoningAction['type'][] = ['buy', 'trade', 'attack', 'storm', 'flag', 'fight', 'claim'];

/** The best few by what they seem worth, and some that only seem too dear or too dangerous. */
export function shortlist(state: DeadReckoningState, seat: Seat, actions: Actions): Actions {
  const worth = worths(state, seat, SAILOR);
  const rated = actions.map((action) => ({ action, worth: worth(action) }));
  const [possible, rest] = [
    rated.filter((one) => one.worth > Number.NEGATIVE_INFINITY),
    rated.filter((one) => one.worth === Number.NEGATIVE_INFINITY && DARING.includes(one.action.type)),
  ];
  if (possible.length === 0) return actions.slice(0, 1);
  possible.sort((one, other) => other.worth - one.worth);
  return [...possible.slice(0, WORTH_A_THOUGHT), ...rest.slice(0, PASSED_BY)].map(({ action }) => action);
}

/** Abilities that only bring something. */
const FREE: readonly Deed['do'][] = ['gain', 'produce', 'repair', 'levelThis', 'levelBottom', 'takeTop', 'permanent'];

function isFree(state: DeadReckoningState, seat: Seat, card: number, ability: number): boolean {
  const effect = effectAt(state.players[seat].crew[card], card, ability);
  return effect !== undefined && (FREE as readonly string[]).includes(effect.do);
}

/** What is done without a thought: cards are played, goods and gains taken, the rest of an ability carried out. */
export function isObvious(state: DeadReckoningState, seat: Seat, actions: Actions): boolean {
  if (actions.length === 1) return true;
  const choice = bestBy(actions, worths(state, seat, SAILOR));
  switch (choice.type) {
    case 'play':
    case 'load':
    case 'unload':
    case 'fire':
    case 'lootAll':
    case 'split':
    case 'stow':
    case 'forgo':
    case 'produce':
    case 'place':
    case 'replace':
    case 'choose':
    case 'recall':
    case 'keep':
      return true;
    case 'use':
      return state.flow[state.flow.length - 1].step === 'combat' || isFree(state, seat, choice.card, choice.ability);
    default:
      return false;
  }
}
