/** How likely each seat is to win, by the dice that are left. */
import type { LiarsDiceState } from '../rules/state.ts';

const MOST = 6;

/** The chance to outlast an opponent if every round costs one of the two a die, each as likely. */
const DUEL: readonly (readonly number[])[] = (() => {
  const table: number[][] = [];
  for (let mine = 0; mine <= MOST; mine++) {
    table.push([]);
    for (let yours = 0; yours <= MOST; yours++)
      table[mine].push(mine === 0 ? 0 : yours === 0 ? 1 : (table[mine - 1][yours] + table[mine][yours - 1]) / 2);
  }
  return table;
})();

/** Among several, the chance to outlast each of the others, in proportion. */
export function evaluate({ pirates }: LiarsDiceState): number[] {
  const weights = pirates.map(({ dice }, seat) =>
    pirates.reduce((product, other, at) => (at === seat ? product : product * DUEL[dice][other.dice]), 1),
  );
  const sum = weights.reduce((total, weight) => total + weight);
  return weights.map((weight) => weight / sum);
}
