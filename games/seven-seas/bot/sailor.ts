/** The sailor: a good player who weighs every choice by what it is worth in the end. */
import type { Policy, Seat, Stream } from '@broadside/kernel';
import {
  CARTOGRAPHER,
  characterCard,
  characterOf,
  FIRST_CURSE,
  FIRST_PORT,
  type Good,
  lootCard,
  lootKind,
  MERCHANT,
  SHIPWRIGHT,
} from '../cards/table.ts';
import { reserveOf } from '../rules/ships.ts';
import type { FrameOf, SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { buildGain, characterWorths, chestGain, corsairCost, drawGain, endGain, portGain } from './characters.ts';
import { drawn, giftsExpected, sharesOf, usualGifts } from './choices.ts';
import { curseGain, idolGain, tavernWorth } from './curses.ts';
import { bestTie, worstToHit } from './lid.ts';
import { afterAll, endIsNext, type Outlook, outlookOf } from './outlook.ts';
import { bestSale, cheapest, keepBy, sellBy } from './plans.ts';
import { bestSending } from './raids.ts';
import { bestRitual } from './rituals.ts';
import { MARK, SAILOR, type Weights } from './weights.ts';
import { boardWorth, gainBy, ownHandWorth, shipWorth } from './worth.ts';

type Actions = readonly SevenSeasAction[];

/** The action with the highest worth; the earlier of equal ones. */
function bestBy(actions: Actions, worth: (action: SevenSeasAction) => number): SevenSeasAction {
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

/** What each character is worth this round, gifts counted by what the others may choose. */
function worthsFor(outlook: Outlook, seat: Seat, guesses: boolean): number[] {
  const { state } = outlook;
  const gifts = guesses ? giftsExpected(outlook, seat) : usualGifts(state, seat);
  return characterWorths(outlook, seat, state.pirates[seat].hand, gifts);
}

/** A little chance keeps others guessing: a known choice is one that can be doubled, and loses its gift. */
function choose(outlook: Outlook, seat: Seat, { spread, guesses }: Habits, stream: Stream): SevenSeasAction {
  const worths = worthsFor(outlook, seat, guesses);
  const shares = sharesOf(worths, spread, (character) => worths[character] > Number.NEGATIVE_INFINITY);
  return { type: 'choose', card: characterCard(drawn(shares, stream) as 0 | 1 | 2 | 3 | 4 | 5 | 6) };
}

/** What the main action of a turn brings; Rituals come after it. */
function actionGain(outlook: Outlook, { seat, gifts }: FrameOf<'turn'>, action: SevenSeasAction): number {
  const { state } = outlook;
  const pirate = state.pirates[seat];
  switch (action.type) {
    case 'build':
      return buildGain(pirate, outlook, action.count);
    case 'corsair':
      return corsairGain(outlook, seat, gifts, action.nation);
    case 'play':
      return playGain(outlook, seat, gifts, action.card);
    case 'draw':
      return drawGain(outlook, pirate.hand.length) + (endIsNext(state) ? endGain(outlook, seat) : 0);
    case 'decline':
      return -MARK;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

function corsairGain(outlook: Outlook, seat: Seat, gifts: number, nation: number): number {
  const pirate = outlook.state.pirates[seat];
  const ships = gainBy(pirate, outlook, (changed) => {
    changed.ships += reserveOf(changed);
  });
  return ships - corsairCost(outlook, pirate.hand, nation) - (gifts > 0 ? 0 : MARK);
}

function playGain(outlook: Outlook, seat: Seat, gifts: number, card: number): number {
  const { hand } = outlook.state.pirates[seat];
  const left = hand.filter((other) => other !== card);
  const played = ownHandWorth(left, outlook) - ownHandWorth(hand, outlook);
  if (card < FIRST_PORT) return played + bestSending(outlook, seat, card).gain;
  return played + (card < FIRST_CURSE ? portGain(outlook, seat, card) : curseGain(outlook, seat, card, 3 * gifts));
}

function turn(outlook: Outlook, frame: FrameOf<'turn'>, actions: Actions): SevenSeasAction {
  const pirate = outlook.state.pirates[frame.seat];
  if (frame.act !== 'open') return bestRitual(pirate, outlook, actions)?.action ?? { type: 'end' };
  if (frame.character === MERCHANT && actions.some(({ type }) => type === 'sellAll')) {
    return bestSale(pirate, outlook).gain > -MARK ? sellBy(pirate, [0, 0, 0], outlook) : { type: 'decline' };
  }
  return bestBy(actions, (action) => actionGain(outlook, frame, action));
}

function gift(outlook: Outlook, { seat, character }: FrameOf<'gift'>): SevenSeasAction {
  const { state } = outlook;
  const pirate = state.pirates[seat];
  let gain = 1;
  if (character === SHIPWRIGHT) gain = shipWorth(pirate, outlook);
  else if (character === MERCHANT) gain = chestGain(pirate, outlook);
  else if (character === CARTOGRAPHER)
    gain = drawGain(outlook, pirate.hand.length) + (endIsNext(state) ? endGain(outlook, seat) : 0);
  return { type: gain >= 0 ? 'gift' : 'noGift' };
}

/** Best die for oneself, the worst for whoever stands best. */
function assign(outlook: Outlook, { seat, to }: FrameOf<'assign'>, actions: Actions): SevenSeasAction {
  const { pirates } = outlook.state;
  const worth = (value: number): number => tavernWorth(pirates[to], value, outlook);
  if (to === seat) return bestBy(actions, (action) => (action.type === 'assign' ? worth(action.value) : 0));
  const standing = pirates.map((pirate) => boardWorth(pirate, outlook));
  const rivals = standing.filter((_worth, other) => other !== seat);
  const isLeader = standing[to] >= Math.max(...rivals);
  return bestBy(actions, (action) => (action.type === 'assign' ? (isLeader ? -1 : 1) * worth(action.value) : 0));
}

function name(outlook: Outlook, seat: Seat, actions: Actions): SevenSeasAction {
  return bestBy(actions, (action) =>
    action.type === 'name' ? idolGain(outlook, seat, lootKind(action.card) as Good) : 0,
  );
}

const lose = (outlook: Outlook, seat: Seat, type: 'discard' | 'lose'): SevenSeasAction => ({
  type,
  card: lootCard(cheapest(outlook.state.pirates[seat], outlook)),
});

/** Two kinds at the port's price, as long as neither falls below three by it. */
function finale(outlook: Outlook, seat: Seat, actions: Actions): SevenSeasAction {
  return bestRitual(outlook.state.pirates[seat], afterAll(outlook), actions)?.action ?? { type: 'sellAll' };
}

export interface Habits {
  readonly weights: Weights;
  /** How freely characters are chosen, in points. */
  readonly spread: number;
  /** Whether the others' choices are guessed at, or all taken to be as usual. */
  readonly guesses: boolean;
}

export const sailorWith =
  (habits: Habits): Policy<SevenSeasState, SevenSeasAction> =>
  (state, seat, actions, stream) => {
    if (actions.length === 1) return actions[0];
    const frame = state.flow[state.flow.length - 1];
    if (frame.step === 'cast') return actions[stream.below(actions.length)];
    const outlook = outlookOf(state, habits.weights);
    const pirate = state.pirates[seat];
    switch (frame.step) {
      case 'choose':
        return choose(outlook, seat, habits, stream);
      case 'turn':
        return turn(outlook, frame, actions);
      case 'gift':
        return gift(outlook, frame);
      case 'sale':
        return sellBy(pirate, frame.sold, outlook);
      case 'send':
        return { type: 'send', count: bestSending(outlook, seat, state.raid?.card ?? 0, frame.most).count };
      case 'tie':
        return bestTie(outlook, seat, actions);
      case 'whirl':
        return worstToHit(outlook, seat, actions);
      case 'keep':
        return keepBy(pirate, frame, outlook);
      case 'excess':
        return lose(outlook, seat, 'discard');
      case 'lose':
        return lose(outlook, seat, 'lose');
      case 'protect':
        return actions[actions.length - 1];
      case 'name':
        return name(outlook, seat, actions);
      case 'assign':
        return assign(outlook, frame, actions);
      case 'finale':
        return finale(outlook, seat, actions);
      default:
        return actions[0];
    }
  };

const SPREAD = 0.25;
export const sailor: Policy<SevenSeasState, SevenSeasAction> = sailorWith({
  weights: SAILOR,
  spread: SPREAD,
  guesses: true,
});

/** Points below the best beyond which a character is not worth a second thought. */
const NEAR = 2.5;

/** The choices a captain thinks about: characters that are not far behind, fleets of different sizes, all else. */
export function shortlist(state: SevenSeasState, seat: Seat, actions: Actions): Actions {
  const { step } = state.flow[state.flow.length - 1];
  if (step === 'choose') {
    const worths = worthsFor(outlookOf(state, SAILOR), seat, true);
    const least = Math.max(...worths) - NEAR;
    return actions.filter((action) => action.type === 'choose' && worths[characterOf(action.card)] >= least);
  }
  if (step !== 'send' || actions.length <= 4) return actions;
  const own = bestSending(outlookOf(state, SAILOR), seat, state.raid?.card ?? 0, actions.length - 1).count;
  const sizes = new Set([1, own, actions.length >> 1, actions.length - 1]);
  return actions.filter((action) => action.type === 'send' && sizes.has(action.count));
}
