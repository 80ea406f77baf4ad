/** Section 15: The Adventure Begins, as a chapter against each other, as a chapter together, and after the campaign. */
import { crownsOf } from '../../cards/table.ts';
import type { Expansion } from '../expansion.ts';
import { gainAtStart, gainForBust, gainForExpedition, gainTradeCrown, sums, tradeCoinFor } from './characters.ts';
import { addCompletions, canComplete, doTask, offerTasks } from './completing.ts';
import { gainCrowns } from './crowns.ts';
import { chapterOutcome, competitiveSheet, sheet, TROPHY_GOAL } from './ending.ts';
import { canSeekAudience, dawn, gainFromSalvage, seekAudience } from './events.ts';
import { invariantViolation } from './invariants.ts';
import { aresCoins, canStow, gainAtInns, sell, sellable, sellOf, spend, stow, supplies } from './items.ts';
import { canLook, look } from './lookout.ts';
import { adventureOf, effectIn } from './own.ts';
import { setUp } from './preparing.ts';
import { whyNotInAdventure } from './reasons.ts';

const phaseOne = {
  dawn: (state, _frame, out) => dawn(state, out),
  sabres: (place) => (effectIn(place, 'sabres')?.sabres ?? 0) - (effectIn(place, 'storm')?.sabres ?? 0),
  mustGoOn: (state) => state.harbour.length < (effectIn(state, 'busyQuay')?.cards ?? 0),
  addDiscoveries: (state, frame, actions) => {
    if (canLook(state, frame)) actions.push({ type: 'look' });
  },
  discover: (state, frame, action, out) => {
    if (action.type !== 'look') return false;
    look(state, frame, out);
    return true;
  },
  offer: offerTasks,
  // PR-AMB-15: Grace May's coins come before the jesters'.
  busted: (state, cards, out) => {
    gainForBust(state, cards, out);
    gainFromSalvage(state, out);
  },
} satisfies Partial<Expansion>;

const phaseTwo = {
  allowance: (state) => (effectIn(state, 'extraCard')?.cards ?? 0) - (adventureOf(state).fewer ? 1 : 0),
  takeTurnBegan: (state, seat, out) => {
    gainAtStart(state, seat, out);
    gainAtInns(state, seat, out);
  },
  income: (place, persons, seat, card) =>
    aresCoins(persons, card) + tradeCoinFor(place, seat, card) + (effectIn(place, 'tradeCoins')?.coins ?? 0),
  discount: (place) => effectIn(place, 'discount')?.coins ?? 0,
  freeOfCompensation: (place) => effectIn(place, 'noCompensation') !== undefined,
  addTakes: (state, seat, card, actions) => {
    if (canStow(state, seat, card)) actions.push({ type: 'stow', card });
  },
  take: (state, frame, action, out) => {
    if (action.type !== 'stow') return false;
    stow(state, frame, action.card, out);
    return true;
  },
  // PR-ITEM-2: the ship's own crown only if it is not kept.
  traded: (state, { seat }, card, out, stowed) => {
    if (!stowed) gainCrowns(state, seat, crownsOf[card], 'trade', out);
    gainTradeCrown(state, seat, card, out);
  },
} satisfies Partial<Expansion>;

const window = {
  canAct: (state, frame, seat) =>
    canComplete(state, frame, seat) ||
    (frame.step === 'tradeAndHire' &&
      (sellable(state, frame).length > 0 || (seat === state.active && canSeekAudience(state)))),
  addActs: (state, frame, seat, actions) => {
    addCompletions(state, frame, seat, actions);
    if (frame.step !== 'tradeAndHire') return;
    for (const card of sellable(state, frame)) actions.push(sellOf(card));
    if (seat === state.active && canSeekAudience(state)) actions.push({ type: 'audience' });
  },
  act: (state, frame, seat, action, out) => {
    if (action.type === 'task') doTask(state, frame, seat, action, out);
    else if (action.type === 'sell' && frame.step === 'tradeAndHire') sell(state, frame, action.card, out);
    else if (action.type === 'audience') seekAudience(state, out);
    else return false;
    return true;
  },
} satisfies Partial<Expansion>;

const core = {
  dealsCoins: true,
  setUp,
  ...phaseOne,
  ...phaseTwo,
  ...window,
  supplies,
  spend,
  claimed: gainForExpedition,
  sheet,
  openCards: ({ adventure }) => adventure?.items.flat() ?? [],
  sums,
  invariantViolation,
  whyNot: whyNotInAdventure,
} satisfies Partial<Expansion>;

const competitive = { ...core, goal: TROPHY_GOAL, sheet: competitiveSheet } satisfies Partial<Expansion>;

/** PR-ACOMP: a chapter against each other. */
export const adventure: Expansion = { id: 'adventure', inPlay: ({ play }) => play === 'adventure', ...competitive };

/** PR-ACOOP: a chapter together, or alone. */
export const adventureCoop: Expansion = {
  id: 'adventureCoop',
  inPlay: ({ play }) => play === 'adventureCoop',
  ...core,
  together: true,
  outcome: chapterOutcome,
};

/** PR-AVAR: after the campaign. */
export const adventureAfter: Expansion = {
  id: 'adventureAfter',
  inPlay: ({ play }) => play === 'adventureAfter',
  ...competitive,
};
