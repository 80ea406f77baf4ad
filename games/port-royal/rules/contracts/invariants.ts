/** What must hold of the contracts at every moment (section 21). */
import { CONTRACTS } from '../../cards/contracts.ts';
import { colourOf } from '../../cards/table.ts';
import type { ContractsState } from '../extra.ts';
import type { State } from '../state.ts';
import { denAt } from './acts.ts';
import { freeMarkers } from './markers.ts';

const hasTwins = <T>(list: readonly T[]): boolean => new Set(list).size < list.length;

/** Steps stop before the last one, which completes, and a completed contract has none left (PR-CTR-20). */
function isMisstepped(contracts: ContractsState, at: number): boolean {
  const { needs } = CONTRACTS[contracts.open[at]];
  const most = needs.kind === 'waive' || needs.kind === 'colours' ? needs.times - 1 : 0;
  return contracts.steps[at].some(
    (steps, seat) => steps < 0 || steps > most || (steps > 0 && contracts.done[at].includes(seat)),
  );
}

/** PR-CTR-16, PR-CTR-24: at most one ship of each colour, and only for a contract that is open. */
function isMiskept(contracts: ContractsState, seat: number): boolean {
  const kept = contracts.kept[seat];
  if (kept.length === 0) return false;
  const at = denAt(contracts);
  if (at < 0 || contracts.done[at].includes(seat)) return true;
  return hasTwins(kept.map((card) => colourOf[card]));
}

export function brokenContracts(state: State): string | undefined {
  const contracts = state.extra?.contracts;
  if (!contracts) return 'PR-CONTR-1: the contracts are missing';
  if (state.players.some((_, seat) => freeMarkers(contracts, seat) < 0))
    return 'PR-CONTR-10: somebody has more than three markers on contracts';
  if (contracts.done.some(hasTwins)) return 'PR-CONTR-7: somebody completed a contract twice';
  if (contracts.open.some((_, at) => isMisstepped(contracts, at))) return 'PR-CTR-20: a marker stands nowhere';
  if (state.players.some((_, seat) => isMiskept(contracts, seat))) return 'PR-CTR-16: a ship is kept that must not be';
  if ((contracts.time === null) !== (state.options.play === 'contracts'))
    return 'PR-COOP-2: a time deck belongs to cooperative play alone';
  return undefined;
}
