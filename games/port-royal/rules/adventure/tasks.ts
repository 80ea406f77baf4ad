/** What a task asks for, and with which ships it can be paid. Serves states and views alike. */
import type { Seat } from '@broadside/kernel';
import { type CardId, costOf, isLookout, isTrader, symbolOf } from '../../cards/table.ts';
import { TASKS, type Task, type TaskHave, type TaskPay } from '../../cards/tasks.ts';
import { ITEMS, SYMBOLS } from '../../cards/types.ts';
import type { State } from '../state.ts';
import { carries, isAres, isProvision } from './cargo.ts';
import { adventureOf } from './own.ts';

/** What a player could show or pay. */
export interface Means {
  readonly coins: number;
  readonly sabres: number;
  readonly persons: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly items: readonly CardId[];
}

export function meansOf(state: State, seat: Seat): Means {
  const { coins, sabres, persons, expeditions } = state.players[seat];
  return { coins: coins.length, sabres, persons, expeditions, items: adventureOf(state).items[seat] };
}

/** Ships that are paid, for themselves or for what they carry. */
type Want = Exclude<keyof TaskPay, 'coins'>;

const WANTS: readonly Want[] = ['aresPirates', ...ITEMS, 'breadOrRum'];

/** PR-TASK-14: the highest printed cost of a cheap person. */
const CHEAP = 3;

function serves(ship: CardId, want: Want): boolean {
  switch (want) {
    case 'aresPirates':
      return isAres(ship);
    case 'breadOrRum':
      return isProvision(ship);
    default:
      return carries(ship, want);
  }
}

/** A want for every ship that has to be paid. */
const NEEDED: ReadonlyMap<number, readonly Want[]> = new Map(
  TASKS.map(({ number, pay }) => [
    number,
    WANTS.flatMap((want) => Array.from({ length: pay[want] ?? 0 }, (): Want => want)),
  ]),
);

const neededFor = ({ number }: Task): readonly Want[] => NEEDED.get(number) ?? [];

const SYMBOL_KINDS: readonly string[] = SYMBOLS;

/** How much of what must be there is there; a character is no person (PR-CHAR-2), a jack only itself. */
function amountOf(means: Means, what: keyof TaskHave): number {
  const { persons } = means;
  switch (what) {
    case 'sabres':
      return means.sabres;
    case 'expeditions':
      return means.expeditions.length;
    case 'trader':
      return persons.filter((card) => isTrader[card] === 1).length;
    case 'lookout':
      return persons.filter((card) => isLookout[card] === 1).length;
    case 'cheapPersons':
      return persons.filter((card) => costOf[card] <= CHEAP).length;
    default:
      return persons.filter((card) => symbolOf[card] === SYMBOL_KINDS.indexOf(what) + 1).length;
  }
}

/** One line of a task's requirement, and how far a player is with it. */
export interface Progress {
  readonly what: keyof TaskHave | keyof TaskPay;
  readonly pays: boolean;
  readonly own: number;
  readonly needed: number;
}

const paid = (means: Means, what: keyof TaskPay): number =>
  what === 'coins' ? means.coins : means.items.filter((ship) => serves(ship, what)).length;

export function progressOf(means: Means, { have, pay }: Task): Progress[] {
  const shown = (Object.keys(have) as (keyof TaskHave)[]).map((what) => ({
    what,
    pays: false,
    own: amountOf(means, what),
    needed: have[what] ?? 0,
  }));
  const given = (Object.keys(pay) as (keyof TaskPay)[]).map((what) => ({
    what,
    pays: true,
    own: paid(means, what),
    needed: pay[what] ?? 0,
  }));
  return [...shown, ...given];
}

/** Whether everything but the ships is there (PR-TASK-3, PR-TASK-4). */
const isReady = (means: Means, { have, pay }: Task): boolean =>
  means.coins >= (pay.coins ?? 0) &&
  (Object.keys(have) as (keyof TaskHave)[]).every((what) => amountOf(means, what) >= (have[what] ?? 0));

/** PR-AMB-92: one ship for one want. */
function satisfies(ships: readonly CardId[], wants: readonly Want[]): boolean {
  if (wants.length === 0) return true;
  const [want, ...others] = wants;
  return ships.some(
    (ship, at) => serves(ship, want) && satisfies([...ships.slice(0, at), ...ships.slice(at + 1)], others),
  );
}

/** Completes every different choice of so many ships from `from` on, each ascending. */
function choose(
  found: CardId[][],
  ships: readonly CardId[],
  wants: readonly Want[],
  from: number,
  chosen: CardId[],
): void {
  if (chosen.length === wants.length) {
    if (satisfies(chosen, wants)) found.push(chosen);
    return;
  }
  for (let i = from; i < ships.length; i++)
    if (i === from || ships[i] !== ships[i - 1]) choose(found, ships, wants, i + 1, [...chosen, ships[i]]);
}

/** Every way to pay for a task now; none if it cannot be done. */
export function paymentsFor(means: Means, task: Task): CardId[][] {
  if (!isReady(means, task)) return [];
  const found: CardId[][] = [];
  const ships = means.items.slice().sort((a, b) => a - b);
  choose(found, ships, neededFor(task), 0, []);
  return found;
}

/** The same question without the list. */
export const canPayFor = (means: Means, task: Task): boolean =>
  isReady(means, task) && satisfies(means.items, neededFor(task));
