/** Section 14: the contracts of Just One More Contract, against each other and together. */
import type { Expansion } from '../expansion.ts';
import { addCapture, addContracts, addWaiver, canDoAny, capture, fulfil, offerContracts, waive } from './acts.ts';
import { brokenContracts } from './invariants.ts';
import { contractPointsOf } from './markers.ts';
import { setUpCompetition, setUpTogether } from './setUp.ts';
import { outcomeTogether, passTime, teamPoints, timeOf } from './together.ts';
import { whyNotContracts } from './whyNot.ts';

/** PR-CONTR-1 to PR-CONTR-16: the same whoever wins (PR-COOP-10). */
const common = {
  addRepels: addCapture,
  repel: (state, card, action, out) => {
    if (action.type !== 'capture') return false;
    capture(state, card, out);
    return true;
  },
  offer: offerContracts,
  addTakes: addWaiver,
  take: (state, frame, action, out) => {
    if (action.type !== 'waive') return false;
    waive(state, frame, action.card, out);
    return true;
  },
  canAct: canDoAny,
  addActs: addContracts,
  act: (state, _frame, seat, action, out) => {
    if (action.type !== 'contract') return false;
    fulfil(state, seat, action.contract, out);
    return true;
  },
  openCards: ({ contracts }) => contracts?.kept.flat() ?? [],
  sums: ({ contracts }, seat) => ({ points: contracts ? contractPointsOf(contracts, seat) : 0 }),
  sheet: ({ extra }, seat) => ({ contracts: extra?.contracts ? contractPointsOf(extra.contracts, seat) : 0 }),
  invariantViolation: brokenContracts,
  whyNot: whyNotContracts,
} satisfies Partial<Expansion>;

/** PR-CCOMP-1 to PR-CCOMP-5. */
export const contracts: Expansion = {
  ...common,
  id: 'contracts',
  inPlay: ({ play }) => play === 'contracts',
  setUp: setUpCompetition,
};

/** PR-COOP-1 to PR-COOP-15; alone, too (PR-SOLO-1 to PR-SOLO-3). */
export const contractsCoop: Expansion = {
  ...common,
  id: 'contractsCoop',
  inPlay: ({ play }) => play === 'contractsCoop',
  setUp: setUpTogether,
  dawn: passTime,
  // PR-AMB-64: nothing is asked about an empty time deck.
  taxEnded: (state) => {
    if (timeOf(state).length > 0) state.flow.push({ step: 'pointsDeck' });
  },
  together: true,
  outcome: outcomeTogether,
  // What the team's title depends on stands on everybody's sheet (PR-COOP-14).
  sheet: (state, seat) => ({ ...common.sheet(state, seat), pointsDeck: teamPoints(state) }),
  hiddenCards: ({ contracts: table }) => [...(table?.time ?? []), ...(table?.points ?? [])],
};
