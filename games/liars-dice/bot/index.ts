/** The computer players of Liar's Dice, from the weakest to the strongest. */
import {
  type Bot,
  distracted,
  distractedAll,
  policyBot,
  randomBot,
  type SearchKit,
  searchBot,
  styledBots,
} from '@broadside/bots';
import { liarsDice } from '../rules/game.ts';
import type { LiarsDiceAction, LiarsDiceState } from '../rules/state.ts';
import { imagineCups } from './beliefs.ts';
import { deckhand } from './deckhand.ts';
import { evaluate } from './evaluate.ts';
import { sailor, shortlist } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';

/** What the captain's search needs to know about the game. */
export const captainKit: SearchKit<LiarsDiceState, LiarsDiceAction> = {
  policy: sailor,
  evaluate,
  mark: ({ round, bids }) => `${round}|${bids.length}`,
  // To the next throw: what comes after it is the evaluation's to judge.
  clock: ({ round }) => round,
  horizon: 1,
  imagine: imagineCups,
  // Others answer by what lies under their cups, which no branch of a tree may know: so none is grown.
  isFlat: true,
  shortlist,
  // Where nothing is clearly better the sailor's choice by chance keeps the captain from being read.
  doubt: () => 0.25,
  perMs: 3,
};

/** How many of a hundred decisions a fisherman does not think about. */
const FISHERMAN = 20;

export const liarsDiceBots: readonly Bot[] = [
  randomBot(liarsDice),
  policyBot('deckhand', liarsDice, deckhand),
  policyBot('oarsman', liarsDice, distracted(deckhand, sailor, 50)),
  ...styledBots('fisherman', liarsDice, distractedAll(deckhand, STYLED_SAILORS, FISHERMAN)),
  policyBot('fisherman', liarsDice, distracted(deckhand, sailor, FISHERMAN)),
  ...styledBots('sailor', liarsDice, STYLED_SAILORS),
  policyBot('sailor', liarsDice, sailor),
  searchBot('captain', liarsDice, captainKit),
];
