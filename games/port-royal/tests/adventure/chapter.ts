/** A chapter laid out for a test: say only what matters, everything else is a legal match. */
import type { Seat } from '@broadside/kernel';
import { CHARACTERS } from '../../cards/characters.ts';
import { EVENTS } from '../../cards/events.ts';
import { firstTask } from '../../cards/tasks.ts';
import type { AdventureState } from '../../rules/extra.ts';
import { type AreaSpec, discovering, phaseTwo, type Table, type TableSpec, table } from '../table.ts';

export interface SeatSpec extends AreaSpec {
  readonly character?: string;
  /** Markers bought back; completed tasks are counted by themselves. */
  readonly bought?: number;
  readonly crowns?: number;
  readonly items?: readonly string[];
  readonly parked?: boolean;
}

export interface ChapterSpec extends Omit<TableSpec, 'extra' | 'players' | 'options'> {
  readonly play?: 'adventure' | 'adventureCoop' | 'adventureAfter';
  readonly chapter?: number;
  readonly players?: readonly SeatSpec[];
  /** The tasks in play with who completed them, or only their numbers; the chapter's first if left out. */
  readonly tasks?: readonly number[] | Readonly<Record<number, readonly Seat[]>>;
  /** The event of this turn; none if left out. */
  readonly event?: string;
  /** Events to come this month, the next one first, its end left out. */
  readonly coming?: readonly string[];
  /** Events revealed earlier this month, the first one first. */
  readonly revealed?: readonly string[];
  /** How many 0-events are left in the reserve; all that are nowhere else if left out. */
  readonly reserve?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export const eventNamed = (id: string): number => EVENTS.findIndex((event) => event.id === id);

export const characterNamed = (id: string): number => CHARACTERS.findIndex((character) => character.id === id);

const SOMEBODY = ['graceMay', 'jeanBlackbeard', 'donFerdinando', 'samuelBlackguard'];

function tasksOf({ tasks, chapter = 1 }: ChapterSpec): { tasks: number[]; done: Seat[][] } {
  if (tasks === undefined) return { tasks: [firstTask(chapter)], done: [[]] };
  if (Array.isArray(tasks)) return { tasks: [...tasks], done: tasks.map(() => []) };
  const rows = Object.entries(tasks as Readonly<Record<number, readonly Seat[]>>);
  return { tasks: rows.map(([number]) => Number(number)), done: rows.map(([, seats]) => [...seats]) };
}

function eventsOf(spec: ChapterSpec): Pick<AdventureState, 'event' | 'events' | 'revealed' | 'reserve' | 'seen'> {
  const event = spec.event === undefined ? -1 : eventNamed(spec.event);
  const coming = (spec.coming ?? []).map(eventNamed);
  const isOver = event >= 0 && EVENTS[event].number >= 2;
  const revealed = [...(spec.revealed ?? []).map(eventNamed), ...(event < 0 ? [] : [event])];
  const end = eventNamed(spec.play === 'adventureAfter' ? 'endOfMonthAfter' : 'endOfMonth');
  const events = isOver ? [] : [end, ...coming.slice().reverse()];
  const rest = EVENTS.flatMap(({ number }, id) =>
    number === 0 && !events.includes(id) && !revealed.includes(id) ? [id] : [],
  );
  return { event, events, revealed, reserve: rest.slice(0, spec.reserve ?? rest.length), seen: [...revealed] };
}

function layOut(spec: ChapterSpec): TableSpec {
  const { play = 'adventureCoop', chapter = 1, players = [{}, {}], options, ...rest } = spec;
  const { tasks, done } = tasksOf(spec);
  const completed = (seat: Seat): number => done.filter((row) => row.includes(seat)).length;
  return {
    ...rest,
    players,
    options: { play, chapter, ...options },
    extra: (extra, take) => {
      extra.adventure = {
        audience: false,
        begun: true,
        bought: players.map(({ bought = 0 }) => bought),
        characters: players.map(({ character }, seat) => characterNamed(character ?? SOMEBODY[seat])),
        crowns: players.map(({ crowns = 0 }) => crowns),
        done,
        fewer: false,
        items: players.map(({ items = [] }) => take(items)),
        known: null,
        parked: players.flatMap(({ parked }, seat) => (parked ? [seat] : [])),
        quiet: players.length <= 2,
        tasks,
        unlocked: players.map(({ bought = 0 }, seat) => bought + completed(seat)),
        ...eventsOf(spec),
      };
    },
  };
}

/** Phase 1 with nothing revealed. */
export const chapter = (spec: ChapterSpec = {}): Table => table(layOut(spec));

/** Phase 1 after the cards in the harbour. */
export const exploring = (spec: ChapterSpec = {}): Table => discovering(layOut(spec));

/** Phase 2: the active player has just stopped. */
export const trading = (spec: ChapterSpec = {}): Table => phaseTwo(layOut(spec));

/** The turn has just ended and the next player's event is about to be revealed; returns what is said then. */
export function nextEvent(spec: ChapterSpec): { t: Table; events: ReturnType<Table['play']> } {
  const t = table({ ...layOut(spec), frame: { step: 'lastClaims', after: 'taking' } });
  return { t, events: t.play('endTurn') };
}

export function adventureOf(t: Table): AdventureState {
  const adventure = t.state.extra?.adventure;
  if (!adventure) throw new Error('the Adventure is not in play');
  return adventure;
}

/** The legal actions of one type. */
export const legalOf = (t: Table, type: string, seat?: Seat): string[] =>
  t.legal(seat).filter((action) => action.split(' ')[0] === type);

export const items = (t: Table, seat: Seat): number => adventureOf(t).items[seat].length;

export const crowns = (t: Table, seat: Seat): number => adventureOf(t).crowns[seat];

/** One priest, so that task 12 needs only coins; and the like. */
export const FOUR_COLOURS = ['pinnace-1-1', 'flute-1-1', 'skiff-1-1', 'frigate-1-1'];
