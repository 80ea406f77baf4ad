/** Contracts in words: what they are called, what they ask for, and the titles a team can win (PR-COOP-14). */

import { CONTRACTS, type ContractId, type ContractPerson } from '../cards/contracts.ts';
import type { TaskHave } from '../cards/tasks.ts';
import { titleOf } from '../rules/facade.ts';
import type { Say } from './say.ts';

import { keysOf, listOf, unheardOf } from './words.ts';

export const contractName = (id: ContractId, say: Say): string => say(`port-royal.contract.${CONTRACTS[id].id}`);

export const contractNames = (ids: readonly ContractId[], say: Say): string =>
  listOf(
    ids.map((id) => contractName(id, say)),
    say,
  );

type Owned = ContractPerson | keyof TaskHave | 'points';

/** "a captain and 2 priests", as the object of "have". */
export const owned = (counts: Readonly<Partial<Record<Owned, number>>>, say: Say): string =>
  listOf(
    keysOf(counts).map((what) => say(`port-royal.own.${what}`, { count: counts[what] ?? 0, maxCost: CHEAP })),
    say,
  );

/** PR-AMB-57: what a cheap person costs at most. */
export const CHEAP = 3;

/** What the contract asks for, in a sentence. */
export function contractNeeds(id: ContractId, say: Say): string {
  const { needs } = CONTRACTS[id];
  const have = (what: string): string => say('port-royal.need.have', { what });
  switch (needs.kind) {
    case 'persons':
      return have(owned(needs.persons, say));
    case 'cheapPersons':
      return have(say('port-royal.own.cheapPersons', { count: needs.count, maxCost: needs.maxCost }));
    case 'sabres':
    case 'expeditions':
    case 'points':
      return have(owned({ [needs.kind]: needs.count }, say));
    case 'pay':
      return say('port-royal.need.pay', { coins: needs.coins });
    case 'waive':
      return say(`port-royal.need.waive.${needs.colour}`, { times: needs.times });
    case 'tax':
    case 'bust':
      return say(`port-royal.need.${needs.kind}`);
    case 'colours':
      return needs.times > 1
        ? say('port-royal.need.colours.times', { count: needs.count, times: needs.times })
        : say('port-royal.need.colours', { count: needs.count });
    case 'sunkColours':
      return say('port-royal.need.sunkColours', { count: needs.count });
    default:
      return unheardOf(needs);
  }
}

/** What a team is called with so many cards in its points deck. */
export const titleName = (points: number, say: Say): string => say(`port-royal.title.${titleOf(points)}`);
