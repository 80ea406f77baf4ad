/** PR-ASET: characters, starting coins, events, and the first story card. */
import { only, type Seat, type Step, type Work } from '@broadside/kernel';
import { CHARACTERS } from '../../cards/characters.ts';
import { EVENTS, type EventId } from '../../cards/events.ts';
import { TASKS } from '../../cards/tasks.ts';
import { gainCoins } from '../deck.ts';
import { type Hand, playedTogether } from '../expansion.ts';
import type { AdventureState } from '../extra.ts';
import { whyNot } from '../reasons.ts';
import type { CharacterFrame, PortRoyalAction, PortRoyalEvent, PreparingFrame, ShareFrame, State } from '../state.ts';
import { adventureOf, clockwiseFrom } from './own.ts';
import { beginChapter } from './story.ts';

/** PR-ASET-9, by players. */
const COOP_EVENTS: readonly number[] = [0, 1, 1, 2, 3];
const COMPETITIVE_EVENTS: readonly number[] = [0, 0, 3, 4, 4];

/** PR-ASET-11: up to so many players event 1 is in play. */
const QUIET_UP_TO = 2;

/** PR-AVAR-2. */
const TASKS_AFTER = 4;

/** PR-ACOOP-5: coins for every failure. */
export const COINS_PER_FAILURE = 3;

const numbered = (number: number): EventId[] => EVENTS.flatMap((event, id) => (event.number === number ? [id] : []));

const isVariant = (state: State): boolean => state.options.play === 'adventureAfter';

/** PR-ASET-9 to PR-ASET-13, PR-AVAR-4: the next event last, the end of the month at the bottom. */
function layEvents(state: State, out: Hand): Pick<AdventureState, 'events' | 'quiet' | 'reserve'> {
  const { length } = state.players;
  const stream = out.chance.stream('events');
  const reserve = numbered(0);
  stream.shuffle(reserve);
  const taken = (playedTogether(state) ? COOP_EVENTS : COMPETITIVE_EVENTS)[length];
  const quiet = length <= QUIET_UP_TO;
  const events = [...reserve.splice(reserve.length - taken), ...(quiet ? numbered(1) : [])];
  stream.shuffle(events);
  return { events: [...numbered(isVariant(state) ? 3 : 2), ...events], quiet, reserve };
}

/** PR-AVAR-2: starred tasks, all open from the start; a chapter begins with none. */
function layTasks(state: State, out: Hand): number[] {
  if (!isVariant(state)) return [];
  const starred = TASKS.filter(({ star }) => star).map(({ number }) => number);
  out.chance.stream('tasks').shuffle(starred);
  return starred.slice(0, TASKS_AFTER);
}

/** PR-ASET-4, PR-ASET-5: who picks when, and from what. */
function order(state: State, out: Hand): Pick<PreparingFrame, 'cards' | 'seats'> {
  const seats = clockwiseFrom(state, state.first);
  const cards = Array.from({ length: CHARACTERS.length / 2 }, (_, card) => card);
  // Counter-clockwise from the right of the first player, who picks last.
  if (state.options.characters === 'drafted') return { cards, seats: seats.reverse() };
  out.chance.stream('characters').shuffle(cards);
  return { cards: cards.slice(0, seats.length), seats };
}

export function setUp(state: State, out: Hand): void {
  const { extra, players } = state;
  if (extra === null) return;
  const each = <T>(value: () => T): T[] => players.map(value);
  const tasks = layTasks(state, out);
  extra.adventure = {
    audience: false,
    begun: isVariant(state),
    bought: each(() => 0),
    characters: each(() => -1),
    crowns: each(() => 0),
    done: tasks.map(() => []),
    event: -1,
    fewer: false,
    items: each(() => []),
    known: null,
    parked: [],
    revealed: [],
    seen: [],
    tasks,
    unlocked: each(() => 0),
    ...layEvents(state, out),
  };
  state.flow.push({ step: 'preparing', ...order(state, out), paid: false });
}

function askForCharacter(state: State, frame: PreparingFrame): void {
  const [seat, ...seats] = frame.seats;
  frame.seats = seats;
  const { characters } = adventureOf(state);
  const drafted = state.options.characters === 'drafted';
  const free = frame.cards.filter((card) => characters.every((one) => one >> 1 !== card));
  state.flow.push({ step: 'character', seat, cards: drafted ? free : free.slice(0, 1) });
}

/** PR-ASET-7, PR-ACOOP-5: the characters' coins, and those of a chapter played again; false while they are shared out. */
function payStart(state: State, out: Hand): boolean {
  const { characters } = adventureOf(state);
  for (const seat of clockwiseFrom(state, state.first))
    gainCoins(state, seat, CHARACTERS[characters[seat]].startCoins, 'start', out);
  const more = playedTogether(state) ? COINS_PER_FAILURE * state.options.failures : 0;
  // PR-DEC-40: alone there is nothing to share.
  if (state.players.length === 1) gainCoins(state, 0, more, 'start', out);
  else if (more > 0) state.flow.push({ step: 'share', left: more });
  return state.players.length === 1 || more === 0;
}

/** Carries the set-up on, question by question; the first turn comes after it. */
function prepare(state: State, frame: PreparingFrame, out: Hand): void {
  if (frame.seats.length > 0) {
    askForCharacter(state, frame);
    return;
  }
  if (!frame.paid) {
    frame.paid = true;
    if (!payStart(state, out)) return;
  }
  state.flow.pop();
  if (!isVariant(state)) beginChapter(state, out);
}

export const preparing: Work<State, PortRoyalEvent, PreparingFrame> = { resume: prepare };

/** PR-DEC-4, PR-DEC-5: a card and a side of it. */
export const character: Step<State, PortRoyalAction, PortRoyalEvent, CharacterFrame> = {
  seats: (_state, { seat }) => only(seat),
  legal: (_state, { cards }) =>
    cards.flatMap((card) => [0, 1].map((side) => ({ type: 'character' as const, character: 2 * card + side }))),
  apply: (state, _frame, seat, action, out) => {
    state.flow.pop();
    if (action.type !== 'character') return;
    adventureOf(state).characters[seat] = action.character;
    out.events?.push({ type: 'characterChosen', seat, character: action.character });
  },
  whyNot,
};

/** PR-DEC-6, PR-AMB-90: the first player hands them out one by one (PR-AMB-89). */
export const share: Step<State, PortRoyalAction, PortRoyalEvent, ShareFrame> = {
  seats: (state) => only(state.first),
  legal: (state) => state.players.map((_, seat: Seat) => ({ type: 'share', seat })),
  apply: (state, frame, _seat, action, out) => {
    frame.left--;
    if (frame.left === 0) state.flow.pop();
    if (action.type === 'share') gainCoins(state, action.seat, 1, 'start', out);
  },
  whyNot,
};
