/** What contracts and tasks ask for, sign by sign. */
import type { Requirement } from '../../cards/contracts.ts';
import type { Task, TaskHave, TaskMoment, TaskPay } from '../../cards/tasks.ts';
import type { ShipColour } from '../../cards/types.ts';
import type { SigilName } from '../art/sigils.tsx';
import type { CardIcon } from './signs.tsx';

/** Persons who are asked for by their faces. */
export type AskedPerson =
  | 'priest'
  | 'jester'
  | 'captain'
  | 'mademoiselle'
  | 'viceAdmiral'
  | 'settler'
  | 'gunner'
  | 'clerk'
  | 'trader'
  | 'lookout';

export type NeedSign =
  | { readonly person: AskedPerson }
  | { readonly sigil: SigilName }
  | { readonly icon: Extract<CardIcon, 'sabre' | 'coin' | 'points' | 'flag' | 'cards'> }
  | { readonly ship: ShipColour };

export interface AskedFor {
  readonly sign: NeedSign;
  readonly count: number;
  /** Goes to the discard pile (PR-TASK-3). */
  readonly paid?: boolean;
}

const asked = (sign: NeedSign, count: number): AskedFor => ({ sign, count });
const keysOf = <T extends object>(object: T): (keyof T & string)[] => Object.keys(object) as (keyof T & string)[];

export function contractSigns(needs: Requirement): readonly AskedFor[] {
  switch (needs.kind) {
    case 'persons':
      return keysOf(needs.persons).map((person) => asked({ person }, needs.persons[person] ?? 0));
    case 'cheapPersons':
      return [asked({ sigil: 'cheapPerson' }, needs.count)];
    case 'sabres':
      return [asked({ icon: 'sabre' }, needs.count)];
    case 'expeditions':
      return [asked({ icon: 'flag' }, needs.count)];
    case 'points':
      return [asked({ icon: 'points' }, needs.count)];
    case 'pay':
      return [{ sign: { icon: 'coin' }, count: needs.coins, paid: true }];
    case 'waive':
      return [asked({ ship: needs.colour }, needs.times), asked({ sigil: 'waived' }, 1)];
    case 'tax':
      return [asked({ sigil: 'tax' }, 1)];
    case 'bust':
      return [asked({ sigil: 'bust' }, 1)];
    case 'colours':
      return [asked({ sigil: 'colours' }, needs.count)];
    case 'sunkColours':
      return [asked({ sigil: 'sunk' }, needs.count)];
  }
}

const HAVE: Readonly<Record<keyof TaskHave, NeedSign>> = {
  sabres: { icon: 'sabre' },
  expeditions: { icon: 'flag' },
  priest: { person: 'priest' },
  settler: { person: 'settler' },
  captain: { person: 'captain' },
  trader: { person: 'trader' },
  lookout: { person: 'lookout' },
  cheapPersons: { sigil: 'cheapPerson' },
};

const PAY: Readonly<Record<keyof TaskPay, NeedSign>> = {
  coins: { icon: 'coin' },
  aresPirates: { sigil: 'ares' },
  ritualBook: { sigil: 'ritualBook' },
  herbs: { sigil: 'herbs' },
  bread: { sigil: 'bread' },
  rum: { sigil: 'rum' },
  breadOrRum: { sigil: 'breadOrRum' },
};

/** PR-TASK-16 to PR-TASK-20: what must happen in the harbour. */
const MOMENTS: Readonly<Record<TaskMoment, readonly AskedFor[]>> = {
  anyTime: [],
  fourColours: [asked({ sigil: 'colours' }, 4)],
  tax: [asked({ sigil: 'tax' }, 1)],
  fourCards: [asked({ sigil: 'harbour' }, 4)],
  firstCard: [asked({ sigil: 'harbour' }, 1)],
};

export const taskSigns = ({ have, pay, when }: Task): readonly AskedFor[] => [
  ...MOMENTS[when],
  ...keysOf(have).map((key) => asked(HAVE[key], have[key] ?? 0)),
  ...keysOf(pay).map((key): AskedFor => ({ sign: PAY[key], count: pay[key] ?? 0, paid: true })),
];

/** Contracts to be decided at the moment itself (PR-CONTR-13). */
export const contractAtOnce = ({ kind }: Requirement): boolean =>
  kind === 'waive' || kind === 'tax' || kind === 'bust' || kind === 'colours';

/** Contracts for the active player alone (PR-CONTR-14). */
export const contractActiveOnly = ({ kind }: Requirement): boolean =>
  kind === 'sunkColours' || kind === 'colours' || kind === 'bust';

/** Spaces before the last one: [1], [2]. */
export const contractSteps = (needs: Requirement): number =>
  needs.kind === 'waive' || needs.kind === 'colours' ? needs.times - 1 : 0;

/** PR-TASK-10. */
export const taskAtOnce = ({ when }: Task): boolean => when !== 'anyTime';
/** PR-TASK-16, 17, 19, 20: a tax may be paid in anybody's turn. */
export const taskActiveOnly = ({ when }: Task): boolean => when !== 'anyTime' && when !== 'tax';
export const taskSteps = ({ when }: Task): number => (when === 'firstCard' ? 1 : 0);
