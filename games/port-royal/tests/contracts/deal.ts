/** Contracts on a test's table: named by their ids, as everything else is named in words. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS } from '../../cards/contracts.ts';
import { layOutContracts } from '../../rules/contracts/setUp.ts';
import type { ContractsState } from '../../rules/extra.ts';
import { discovering, names, phaseTwo, type Table, type TableSpec, table } from '../table.ts';

export interface ContractsSpec extends TableSpec {
  /** The open contracts. */
  readonly open: readonly string[];
  /** Who completed them, in order. */
  readonly done?: Readonly<Record<string, readonly Seat[]>>;
  /** Steps made on them, by seat. */
  readonly steps?: Readonly<Record<string, readonly number[]>>;
  /** Ships kept for the Pirate Den, by seat. */
  readonly kept?: readonly (readonly string[])[];
  /** Makes it a cooperative game: the time deck, the next card first. */
  readonly time?: readonly string[];
  /** The points deck. */
  readonly points?: readonly string[];
}

export const numberOf = (id: string): number => {
  const contract = CONTRACTS.findIndex((one) => one.id === id);
  if (contract < 0) throw new Error(`no contract is called ${id}`);
  return contract;
};

/** The action that completes a contract, or makes a step on it. */
export const contract = (id: string): string => `contract ${numberOf(id)}`;

/** The table with these contracts laid out. */
function withContracts({ open, done = {}, steps = {}, kept, time, points, ...spec }: ContractsSpec): TableSpec {
  const numbers = open.map(numberOf);
  return {
    ...spec,
    options: { play: time ? 'contractsCoop' : 'contracts', ...spec.options },
    extra: (extra, take) => {
      const seats = (spec.players ?? [{}, {}]).length;
      const laid = layOutContracts(numbers, seats, time ? take(time).reverse() : null);
      for (const [id, who] of Object.entries(done)) laid.done[numbers.indexOf(numberOf(id))] = [...who];
      for (const [id, made] of Object.entries(steps)) laid.steps[numbers.indexOf(numberOf(id))] = [...made];
      kept?.forEach((ships, seat) => {
        laid.kept[seat] = take(ships);
      });
      laid.points = take(points ?? []);
      extra.contracts = laid;
    },
  };
}

export const contractTable = (spec: ContractsSpec): Table => table(withContracts(spec));
export const contractDiscovering = (spec: ContractsSpec): Table => discovering(withContracts(spec));
export const contractPhaseTwo = (spec: ContractsSpec): Table => phaseTwo(withContracts(spec));

export function contractsOf({ state }: Table): ContractsState {
  const { contracts } = state.extra ?? {};
  if (!contracts) throw new Error('this table has no contracts');
  return contracts;
}

/** Who completed a contract, in order. */
export const doneBy = (t: Table, id: string): readonly Seat[] => {
  const { open, done } = contractsOf(t);
  return done[open.indexOf(numberOf(id))];
};

/** How many steps a seat has made on a contract. */
export const stepsOf = (t: Table, id: string, seat: Seat): number => {
  const { open, steps } = contractsOf(t);
  return steps[open.indexOf(numberOf(id))][seat];
};

/** A turn of a cooperative game that ends at once: nobody can afford what lies in the harbour. */
export const endingTurn = (spec: Partial<ContractsSpec> & { readonly time: readonly string[] }): Table =>
  contractDiscovering({ open: ['mercenary', 'explorer'], harbour: ['priest-4-1'], ...spec });

/** The time deck, the next card first. */
export const timeLeft = (t: Table): string[] => names(contractsOf(t).time ?? []).reverse();
