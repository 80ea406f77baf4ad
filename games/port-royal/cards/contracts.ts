/** The 18 contracts in the order of PR-CTR-1 to PR-CTR-18; a contract in the state is its place in this list. */
import type { Source } from './types.ts';

/** Persons a contract asks for; a clerk or a trader of any colour will do. */
export type ContractPerson =
  | 'priest'
  | 'jester'
  | 'captain'
  | 'mademoiselle'
  | 'viceAdmiral'
  | 'settler'
  | 'gunner'
  | 'clerk'
  | 'trader';

export type Requirement =
  | { readonly kind: 'persons'; readonly persons: Readonly<Partial<Record<ContractPerson, number>>> }
  | { readonly kind: 'cheapPersons'; readonly count: number; readonly maxCost: number }
  | { readonly kind: 'sabres' | 'expeditions' | 'points'; readonly count: number }
  | { readonly kind: 'pay'; readonly coins: number }
  | { readonly kind: 'waive'; readonly colour: 'red' | 'black'; readonly times: number }
  | { readonly kind: 'tax' }
  | { readonly kind: 'bust' }
  | { readonly kind: 'colours'; readonly count: number; readonly times: number }
  | { readonly kind: 'sunkColours'; readonly count: number };

interface Row<Id extends string> {
  readonly id: Id;
  readonly needs: Requirement;
  /** Coins of the spaces, the leftmost first (PR-CONTR-6). */
  readonly coins: readonly number[];
  readonly seal: { readonly number: number; readonly letter: string };
  /** Only in cooperative play (PR-CCOMP-1). */
  readonly coopOnly: boolean;
  readonly source: Source;
}

/** A number in CONTRACTS. */
export type ContractId = number;

const contract = <const Id extends string>(
  id: Id,
  needs: Requirement,
  coins: readonly number[],
  number: number,
  letter: string,
): Row<Id> => ({ id, needs, coins, seal: { number, letter }, coopOnly: false, source: 'public' });

/** Seals and spaces of the two white contracts are reconstructed. */
const white = <const Id extends string>(id: Id, needs: Requirement, letter: string): Row<Id> => ({
  ...contract(id, needs, [0, 0, 0, 0, 0], 2, letter),
  coopOnly: true,
  source: 'reconstructed',
});

const ROWS = [
  contract('celebrities', { kind: 'persons', persons: { priest: 1, jester: 1 } }, [4, 3, 2, 1, 0], 0, 'I'),
  contract('femmeFatale', { kind: 'persons', persons: { captain: 1, mademoiselle: 1 } }, [3, 2, 1, 0, 0], 1, 'G'),
  contract('ruleOfTheSea', { kind: 'persons', persons: { captain: 1, viceAdmiral: 1 } }, [4, 3, 2, 1, 0], 0, 'G'),
  contract('newColony', { kind: 'persons', persons: { settler: 1, gunner: 1 } }, [3, 2, 1, 0, 0], 1, 'D'),
  contract('tradingPost', { kind: 'persons', persons: { settler: 1, clerk: 1 } }, [4, 3, 2, 1, 0], 0, 'D'),
  contract('unrivalledTrader', { kind: 'persons', persons: { trader: 2 } }, [3, 2, 1, 0, 0], 0, 'B'),
  contract('hardWorkers', { kind: 'cheapPersons', count: 4, maxCost: 3 }, [5, 4, 3, 2, 1], 1, 'B'),
  contract('mercenary', { kind: 'sabres', count: 3 }, [3, 2, 1, 0, 0], 0, 'A'),
  contract('explorer', { kind: 'expeditions', count: 1 }, [2, 1, 0, 0, 0], 1, 'E'),
  contract('enemyFrigate', { kind: 'waive', colour: 'red', times: 3 }, [8, 6, 5, 4, 3], 0, 'C'),
  contract('enemyGalleon', { kind: 'waive', colour: 'black', times: 2 }, [6, 5, 4, 3, 2], -1, 'H'),
  contract('taxCollector', { kind: 'tax' }, [7, 7, 7, 7, 7], 1, 'C'),
  contract('curse', { kind: 'bust' }, [1, 1, 1, 1, 1], -1, 'F'),
  contract('broker', { kind: 'colours', count: 3, times: 2 }, [2, 1, 0, 0, 0], 0, 'A'),
  contract('experiencedBroker', { kind: 'colours', count: 4, times: 1 }, [2, 1, 0, 0, 0], 0, 'A'),
  contract('pirateDen', { kind: 'sunkColours', count: 5 }, [3, 2, 1, 0, 0], 0, 'A'),
  white('smallEstate', { kind: 'points', count: 12 }, 'J'),
  white('ransom', { kind: 'pay', coins: 15 }, 'K'),
];

export type ContractName = (typeof ROWS)[number]['id'];
export type Contract = Row<ContractName>;
export const CONTRACTS: readonly Contract[] = ROWS;
