/** Whose turn it is and who takes cards, said in a word beside the name. */

import type { Seat } from '@broadside/kernel';
import { cx } from '@broadside/kit';
import { completedBy, takerOf } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import type { TableSay as Say } from '../../text/table.ts';

import { seatWords } from '../adventure/index.ts';
import css from './Mark.module.css';

export type Part = 'turn' | 'pick';

/** What this seat is doing now, if anything. */
export function partOf(view: View, seat: Seat): Part | undefined {
  if (view.outcome) return undefined;
  const taker = takerOf(view);
  if (taker === seat && taker !== view.active) return 'pick';
  return seat === view.active ? 'turn' : undefined;
}

export function Mark({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const part = partOf(view, seat);
  return part === undefined ? null : (
    <span className={cx(css.mark, part === 'pick' && css.pick)}>{say(`port-royal.table.${part}Mark`)}</span>
  );
}

/** How many contracts the player has fulfilled, where there are any. */
function contractWords({ extra }: View, seat: Seat, say: Say): string[] {
  const contracts = extra?.contracts;
  return contracts ? [say('port-royal.table.figures.contracts', { contracts: completedBy(contracts, seat) })] : [];
}

/** "Ada: 11 points, 4 coins, 2 sabres, active player". */
export function figuresOf(view: View, seat: Seat, name: string, say: Say): string {
  const { coins, points, sabres } = view.players[seat];
  const base = say('port-royal.table.figures', { name, points, coins, sabres });
  const figures = [base, contractWords(view, seat, say), seatWords({ view, say }, seat) ?? []].flat().join(', ');
  const part = partOf(view, seat);
  return part === undefined ? figures : say(`port-royal.table.figures.${part}`, { figures });
}
