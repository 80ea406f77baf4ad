/** The work that can wait on the flow, and who does it. */
import { endMonth } from './adventure/month.ts';
import { prepare } from './adventure/preparing.ts';
import { goOnGambling } from './expansions/gambler.ts';
import type { Jobs } from './flow.ts';
import { goOnTaxing } from './tax.ts';
import { compensate } from './trade.ts';
import { beginTurn, finishTurn } from './turn.ts';

export const JOBS: Jobs = {
  opening: (state, _frame, out) => {
    beginTurn(state, out);
  },
  preparing: prepare,
  gambling: goOnGambling,
  taxing: goOnTaxing,
  busting: (state, _frame, out) => finishTurn(state, 'bust', out),
  taking: (state, { seat }, out) => {
    state.flow.pop();
    compensate(state, seat, out);
  },
  monthEnding: endMonth,
};
