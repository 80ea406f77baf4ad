/** What contracts ask for, and how far a player is (PR-CTR-1 to PR-CTR-18). Serves views, too. */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type ContractId, type Requirement } from '../../cards/contracts.ts';
import { CARDS, type CardId, costOf } from '../../cards/table.ts';
import type { OpenContracts } from './markers.ts';

/** What everybody sees of an area. */
export interface OpenArea {
  readonly coins: number | readonly CardId[];
  readonly persons: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly points: number;
  readonly sabres: number;
}

export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** Contracts that can be completed at any moment of the own turn (PR-CONTR-12); the others answer to an event. */
type Standing = Extract<
  Requirement,
  { readonly kind: 'persons' | 'cheapPersons' | 'sabres' | 'expeditions' | 'points' | 'pay' }
>;

export function isAnyTime(needs: Requirement): needs is Standing {
  switch (needs.kind) {
    case 'persons':
    case 'cheapPersons':
    case 'sabres':
    case 'expeditions':
    case 'points':
    case 'pay':
      return true;
    case 'waive':
    case 'tax':
    case 'bust':
    case 'colours':
    case 'sunkColours':
      return false;
  }
}

/** PR-CTR-1 to PR-CTR-6: the persons shown; a jack-of-all-trades replaces nobody. */
function personsShown(persons: readonly CardId[], asked: Readonly<Record<string, number>>): Progress {
  let have = 0;
  let need = 0;
  for (const [kind, count] of Object.entries(asked)) {
    const own = persons.filter((card) => CARDS[card].kind === kind).length;
    have += Math.min(own, count);
    need += count;
  }
  return { have, need };
}

/** PR-CONTR-16: what is shown, not what is used up; only a ransom is paid. */
function progressInArea(needs: Standing, area: OpenArea): Progress {
  switch (needs.kind) {
    case 'persons':
      return personsShown(area.persons, needs.persons);
    case 'cheapPersons':
      // PR-AMB-57: the printed cost.
      return { have: area.persons.filter((card) => costOf[card] <= needs.maxCost).length, need: needs.count };
    case 'sabres':
      return { have: area.sabres, need: needs.count };
    case 'expeditions':
      return { have: area.expeditions.length, need: needs.count };
    case 'points':
      return { have: area.points, need: needs.count };
    case 'pay':
      return { have: typeof area.coins === 'number' ? area.coins : area.coins.length, need: needs.coins };
  }
}

/** How far a seat is with an open contract that it has not completed. */
export function progressOf(contracts: OpenContracts, area: OpenArea, seat: Seat, contract: ContractId): Progress {
  const { needs } = CONTRACTS[contract];
  switch (needs.kind) {
    case 'waive':
    case 'colours':
      return { have: contracts.steps[contracts.open.indexOf(contract)][seat], need: needs.times };
    case 'sunkColours':
      return { have: contracts.kept[seat].length, need: needs.count };
    case 'tax':
    case 'bust':
      return { have: 0, need: 1 };
    default:
      return progressInArea(needs, area);
  }
}

/** PR-CONTR-3: more than required is fine. */
export function isMet(needs: Standing, area: OpenArea): boolean {
  const { have, need } = progressInArea(needs, area);
  return have >= need;
}
