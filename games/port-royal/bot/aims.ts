/**
 * What contracts and tasks still ask of a player, and how much they should want it: the sailor's plans in the games of
 * the expansions. An aim is one open contract or task that is worth pursuing for this seat.
 */
import type { Seat } from '@broadside/kernel';
import { CONTRACTS, type Requirement } from '../cards/contracts.ts';
import { CARD_9 } from '../cards/coop.ts';
import { CARDS, type CardId, costOf, isShip, pointsOf, sabresOf, symbolOf } from '../cards/table.ts';
import { type Task, taskOf } from '../cards/tasks.ts';
import type { Kind } from '../cards/types.ts';
import { carries, isAres, isProvision } from '../rules/adventure/cargo.ts';
import { completedBy, MARKERS } from '../rules/contracts/markers.ts';
import type { AdventureState, ContractsState } from '../rules/extra.ts';
import type { Extra, State } from '../rules/state.ts';

/** Things to be had or paid, by the words of the cards. */
interface Want {
  /** Persons still missing, by kind. */
  readonly persons: Readonly<Partial<Record<Kind, number>>>;
  readonly cheap: number;
  readonly sabres: number;
  readonly expeditions: number;
  readonly points: number;
  readonly coins: number;
  /** Ships to be kept: any Ares pirate, or one with this item. */
  readonly ships: readonly ('ares' | 'ritualBook' | 'herbs' | 'bread' | 'rum' | 'breadOrRum')[];
  /** Ships of different colours in the harbour. */
  readonly colours: number;
  readonly tax: boolean;
  readonly bust: boolean;
}

export interface Aim {
  readonly kind: 'contract' | 'task';
  readonly id: number;
  readonly seat: Seat;
  /** In coins. */
  readonly worth: number;
  readonly want: Want;
  /** Steps already made on a contract that needs several. */
  readonly steps: number;
}

const NOTHING: Want = {
  persons: {},
  cheap: 0,
  sabres: 0,
  expeditions: 0,
  points: 0,
  coins: 0,
  ships: [],
  colours: 0,
  tax: false,
  bust: false,
};

const ownKind = (state: State, seat: Seat, kind: Kind): number =>
  state.players[seat].persons.reduce((sum, card) => sum + (CARDS[card].kind === kind ? 1 : 0), 0);

const ownCheap = (state: State, seat: Seat): number =>
  state.players[seat].persons.reduce((sum, card) => sum + (costOf[card] <= 3 ? 1 : 0), 0);

/** Persons of these kinds the seat does not have yet. */
function missing(
  state: State,
  seat: Seat,
  persons: Readonly<Partial<Record<Kind, number>>>,
): Partial<Record<Kind, number>> {
  const left: Partial<Record<Kind, number>> = {};
  for (const [kind, count] of Object.entries(persons) as [Kind, number][]) {
    const lack = count - ownKind(state, seat, kind);
    if (lack > 0) left[kind] = lack;
  }
  return left;
}

const lack = (needed: number, own: number): number => Math.max(0, needed - own);

function wantOfContract(state: State, seat: Seat, needs: Requirement): Want {
  const player = state.players[seat];
  switch (needs.kind) {
    case 'persons':
      return { ...NOTHING, persons: missing(state, seat, needs.persons) };
    case 'cheapPersons':
      return { ...NOTHING, cheap: lack(needs.count, ownCheap(state, seat)) };
    case 'sabres':
      return { ...NOTHING, sabres: lack(needs.count, player.sabres) };
    case 'expeditions':
      return { ...NOTHING, expeditions: lack(needs.count, player.expeditions.length) };
    case 'points':
      return { ...NOTHING, points: lack(needs.count, player.points) };
    case 'pay':
      return { ...NOTHING, coins: needs.coins };
    case 'tax':
      return { ...NOTHING, coins: 12, tax: true };
    case 'bust':
      return { ...NOTHING, bust: true };
    case 'colours':
      return { ...NOTHING, colours: needs.count };
    case 'sunkColours':
      return { ...NOTHING, sabres: lack(needs.count, player.sabres) };
    case 'waive':
      return NOTHING;
  }
}

/** What each further contract brings beside its coins: nothing, then a point, then two (PR-CONTR-9). */
const CONTRACT_POINTS = [0, 1, 2];
const POINT_WORTH = 4;
/** Together nothing counts but that it is done. */
const TEAM_WORTH = 14;

function contractWorth(contracts: ContractsState, at: number, seat: Seat): number {
  const done = contracts.done[at];
  if (done.includes(seat) || completedBy(contracts, seat) >= MARKERS) return 0;
  if (contracts.time !== null) return done.length > 0 ? 0 : TEAM_WORTH;
  const coins = CONTRACTS[contracts.open[at]].coins[done.length] ?? 0;
  return coins + 1 + POINT_WORTH * CONTRACT_POINTS[completedBy(contracts, seat)];
}

function contractAims(state: State, contracts: ContractsState, seat: Seat): Aim[] {
  return contracts.open.flatMap((id, at): Aim[] => {
    const worth = contractWorth(contracts, at, seat);
    if (worth === 0) return [];
    const steps = contracts.steps[at][seat];
    return [{ kind: 'contract', id, seat, worth, steps, want: wantOfContract(state, seat, CONTRACTS[id].needs) }];
  });
}

const SHIP_PAYMENTS = ['aresPirates', 'ritualBook', 'herbs', 'bread', 'rum', 'breadOrRum'] as const;

/** Ships the payment asks for. */
export const shipsToPay = ({ pay }: Task): Want['ships'] =>
  SHIP_PAYMENTS.flatMap((key) =>
    Array.from({ length: pay[key] ?? 0 }, () => (key === 'aresPirates' ? ('ares' as const) : key)),
  );

/** Whether a kept ship would do for this part of a payment. */
export function serves(ship: CardId, part: Want['ships'][number]): boolean {
  if (part === 'ares') return isAres(ship);
  return part === 'breadOrRum' ? isProvision(ship) : carries(ship, part);
}

/** Parts of a payment that the kept ships do not cover yet. */
function shipsMissing(adventure: AdventureState, seat: Seat, parts: Want['ships']): Want['ships'] {
  const left = adventure.items[seat].slice();
  return parts.filter((part) => {
    const at = left.findIndex((ship) => serves(ship, part));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function wantOfTask(state: State, adventure: AdventureState, seat: Seat, task: Task): Want {
  const { sabres = 0, expeditions = 0, cheapPersons = 0, ...persons } = task.have;
  const player = state.players[seat];
  return {
    ...NOTHING,
    persons: missing(state, seat, persons),
    cheap: lack(cheapPersons, ownCheap(state, seat)),
    sabres: lack(sabres, player.sabres),
    expeditions: lack(expeditions, player.expeditions.length),
    ships: shipsMissing(adventure, seat, shipsToPay(task)),
    coins: task.when === 'tax' ? 12 : (task.pay.coins ?? 0),
    colours: task.when === 'fourColours' ? 4 : 0,
    tax: task.when === 'tax',
  };
}

/** How many things a seat lacks for a task, missing coins counted in part. */
export function lackedForTask(state: State, adventure: AdventureState, at: number, seat: Seat): number {
  const want = wantOfTask(state, adventure, seat, taskOf(adventure.tasks[at]));
  return lacking(want) + coinsShort(want, state.players[seat].coins.length);
}

/** What the next step of PR-TASK-6 is worth: the ability, the trophy, crowns. */
const UNLOCK_WORTH = [4, 6, 2, 5];
const CROWN_WORTH = 1.6;

function taskWorth(state: State, adventure: AdventureState, at: number, seat: Seat): number {
  const steps = adventure.unlocked[seat];
  if (adventure.done[at].includes(seat) || steps >= 4) return 0;
  const { first, crowns } = taskOf(adventure.tasks[at]);
  const isFirst = adventure.done[at].length === 0;
  const prize = isFirst ? (first.coins ?? 0) + CROWN_WORTH * (first.crowns ?? 0) : 0;
  const alone = prize + CROWN_WORTH * crowns + UNLOCK_WORTH[steps];
  if (state.options.play !== 'adventureCoop') return alone;
  return alone + (isFirst ? TEAM_WORTH : lacksMarkers(state, adventure) ? MARKER_WORTH : 0);
}

/** Card 9 asks for more markers than tasks. */
const MARKER_WORTH = 9;
const lacksMarkers = ({ players }: State, { done }: AdventureState): boolean =>
  done.reduce((sum, seats) => sum + seats.length, 0) < CARD_9[players.length].markers;

function taskAims(state: State, adventure: AdventureState, seat: Seat): Aim[] {
  return adventure.tasks.flatMap((id, at): Aim[] => {
    const worth = taskWorth(state, adventure, at, seat);
    if (worth === 0) return [];
    return [{ kind: 'task', id, seat, worth, steps: 0, want: wantOfTask(state, adventure, seat, taskOf(id)) }];
  });
}

const NO_AIMS: readonly Aim[] = [];

function allAims(state: State, { contracts, adventure }: Extra, seat: Seat): Aim[] {
  return [
    ...(contracts ? contractAims(state, contracts, seat) : []),
    ...(adventure ? taskAims(state, adventure, seat) : []),
  ];
}

/** Everything worth pursuing for this seat. A team leaves each aim to whoever is nearest to it. */
export function aimsOf(state: State, seat: Seat): readonly Aim[] {
  const { extra, players } = state;
  if (extra === null) return NO_AIMS;
  const own = allAims(state, extra, seat);
  if (players.length === 1 || !isTeam(state)) return own;
  const others = players.flatMap((_, other) => (other === seat ? [] : allAims(state, extra, other)));
  const coins = players[seat].coins.length;
  return own.map((aim) => (isNearest(state, aim, others, coins) ? aim : { ...aim, worth: aim.worth * LEFT_TO_OTHERS }));
}

const isTeam = ({ options: { play } }: State): boolean => play === 'contractsCoop' || play === 'adventureCoop';

/** What an aim is worth to those who are not nearest to it. */
const LEFT_TO_OTHERS = 0.4;

/** Fewest things missing; of those who miss only coins, the richest. */
function isNearest(state: State, aim: Aim, others: readonly Aim[], coins: number): boolean {
  const mine = distance(aim, coins);
  return others.every(
    (other) =>
      other.kind !== aim.kind || other.id !== aim.id || distance(other, state.players[other.seat].coins.length) >= mine,
  );
}

/** Steps made count like things had. */
const distance = ({ want, steps }: Aim, coins: number): number => lacking(want) - 0.9 * steps + coinsShort(want, coins);

const coinsShort = (want: Want, coins: number): number => (want.coins > 0 ? Math.max(0, want.coins - coins) / 8 : 0);

/** How many single things an aim still lacks. */
export function lacking({ persons, cheap, sabres, expeditions, ships }: Want): number {
  const people = Object.values(persons).reduce((sum, count) => sum + count, 0);
  return people + cheap + sabres + 2 * expeditions + ships.length;
}

/** The share of an aim that this person would bring nearer. */
function shareOf(card: CardId, want: Want): number {
  const all = lacking(want);
  if (want.points > 0) return Math.min(1, pointsOf[card] / want.points);
  if (all === 0) return 0;
  const kind = CARDS[card].kind;
  const named = want.persons[kind] ? 1 : 0;
  const cheap = want.cheap > 0 && costOf[card] <= 3 ? 1 : 0;
  const armed = isShip[card] === 1 ? 0 : Math.min(want.sabres, sabresOf[card]);
  const seeker = want.expeditions > 0 && symbolOf[card] > 0 ? 1 : 0;
  return Math.min(1, (named + cheap + armed + seeker) / all);
}

/** What a person adds to all aims together, in coins. */
export function aimWorth(aims: readonly Aim[], card: CardId): number {
  let sum = 0;
  for (const { worth, want } of aims) sum += worth * shareOf(card, want);
  return sum;
}

/** What keeping this ship adds to all aims. */
export function cargoWorth(aims: readonly Aim[], ship: CardId): number {
  let best = 0;
  for (const { worth, want } of aims)
    if (want.ships.some((part) => serves(ship, part))) best = Math.max(best, worth / (1 + 0.4 * (lacking(want) - 1)));
  return best;
}

/** Coins to hold back: for a payment that is all that is missing, or for a tax that is to be paid. */
export function savings(aims: readonly Aim[]): { readonly coins: number; readonly worth: number } {
  let coins = 0;
  let best = 0;
  for (const { worth, want } of aims)
    if (want.coins > 0 && lacking(want) === 0 && worth > best) {
      best = worth;
      coins = want.coins;
    }
  return { coins, worth: best };
}

/** What the aims make of so many colours in the harbour, and of a bust. */
export const coloursWorth = (aims: readonly Aim[], before: number, now: number): number =>
  aims.reduce((sum, { worth, want }) => sum + (want.colours > before && want.colours <= now ? worth : 0), 0);

export const bustWorth = (aims: readonly Aim[]): number =>
  aims.reduce((sum, { worth, want }) => sum + (want.bust ? worth : 0), 0);
