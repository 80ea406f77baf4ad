/** How likely a team is to fulfil its contracts: an estimate fitted to matches that our bots played together. */
import type { ContractsView } from '../../rules/extra.ts';
import type { View } from '../../rules/view.ts';
import { standingOf } from '../standing/contracts.ts';

const FITTED = { start: -2.63, turns: 1.795, left: -0.894, near: 0.095 } as const;

/** The part of a contract that the player nearest to it has. */
function nearness(view: View, contracts: ContractsView, contract: number): number {
  const parts = view.players.map((_, seat) => {
    const standing = standingOf(view, contracts, seat, contract);
    return standing ? Math.min(1, standing.have / standing.need) : 0;
  });
  return Math.max(...parts);
}

/** From 0 to 1; undefined where there is no time to run out. */
export function prospectOf(view: View, contracts: ContractsView): number | undefined {
  if (contracts.time === null) return undefined;
  const left = contracts.open.filter((_, at) => contracts.done[at].length === 0);
  if (left.length === 0) return 1;
  const near = left.reduce((sum, contract) => sum + nearness(view, contracts, contract), 0);
  const score =
    FITTED.start + FITTED.turns * Math.log(contracts.time + 1) + FITTED.left * left.length + FITTED.near * near;
  return 1 / (1 + Math.exp(-score));
}
