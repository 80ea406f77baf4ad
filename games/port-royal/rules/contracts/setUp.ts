/** Contracts laid out before the first turn (PR-CCOMP-1 to PR-CCOMP-4, PR-COOP-1 to PR-COOP-4). */
import { CONTRACTS, type ContractId } from '../../cards/contracts.ts';
import { COOP_CONTRACTS, TIME_DECK } from '../../cards/coop.ts';
import type { Hand } from '../expansion.ts';
import type { ContractsState } from '../extra.ts';
import type { State } from '../state.ts';

/** PR-CCOMP-2. */
const COMPETITIVE_CONTRACTS = 4;

const ALL: readonly ContractId[] = CONTRACTS.map((_, contract) => contract);

/** PR-COOP-3: a number more or less for every seal, and one for every different letter. */
export function timeDeckSize(open: readonly ContractId[]): number {
  const seals = open.map((contract) => CONTRACTS[contract].seal);
  const letters = new Set(seals.flatMap(({ letter }) => (letter === '' ? [] : [letter])));
  return seals.reduce((sum, { number }) => sum + number, TIME_DECK) + letters.size;
}

/** The table of contracts before anybody has placed a marker. */
export const layOutContracts = (
  open: readonly ContractId[],
  seats: number,
  time: ContractsState['time'],
): ContractsState => ({
  done: open.map(() => []),
  kept: Array.from({ length: seats }, () => []),
  open,
  points: [],
  steps: open.map(() => Array.from({ length: seats }, () => 0)),
  time,
});

const drawContracts = (from: readonly ContractId[], count: number, out: Hand): ContractId[] => {
  const contracts = from.slice();
  out.chance.stream('contracts').shuffle(contracts);
  return contracts.slice(0, count);
};

function lay(state: State, contracts: ContractsState, out: Hand): void {
  if (state.extra) state.extra.contracts = contracts;
  out.events?.push({ type: 'contractsOpened', contracts: contracts.open, time: contracts.time?.length ?? 0 });
}

/** The two white contracts stay in the box (PR-CCOMP-1); seals mean nothing (PR-CCOMP-4). */
export function setUpCompetition(state: State, out: Hand): void {
  const coloured = ALL.filter((contract) => !CONTRACTS[contract].coopOnly);
  const open = drawContracts(coloured, COMPETITIVE_CONTRACTS, out);
  lay(state, layOutContracts(open, state.players.length, null), out);
}

/** The time deck comes from the top of the shuffled deck (PR-COOP-2); the team may be asked first (PR-DEC-3). */
export function setUpTogether(state: State, out: Hand): void {
  const { deck, players, options, flow } = state;
  const open = drawContracts(ALL, COOP_CONTRACTS[players.length], out);
  const time = deck.splice(deck.length - timeDeckSize(open));
  lay(state, layOutContracts(open, players.length, time), out);
  if (options.setAside === 'ask') flow.push({ step: 'setAside' });
}
