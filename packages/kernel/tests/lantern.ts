/**
 * A tiny game that uses everything the kernel offers: a secret simultaneous choice, an interjection,
 * a chance step the table answers, private hands, actions that can be undone, work that goes on by itself, a question
 * that answers itself, and a prize given the moment it is earned.
 *
 * Twelve cards, three in each hand. All lay one card face down at once, the table throws a die, the
 * highest card wins the round on an odd throw, the lowest on an even one, and everybody draws a card. Whoever has won
 * two rounds first bears the lantern. The winner may salute somebody or rest, and rests if nothing is heard of them or
 * everybody has been saluted twice. The match ends with the last hand.
 */
import {
  type Chance,
  type Game,
  type Out,
  type Outcome,
  only,
  type Reason,
  type Seat,
  type Step,
  TABLE,
  type Viewer,
  type Work,
} from '../src/index.ts';

interface BoastFrame {
  readonly step: 'boast';
  readonly seat: Seat;
}

/** The round is won: everybody draws from this seat on. */
export interface DealFrame {
  readonly step: 'deal';
  readonly winner: Seat;
  next: Seat;
}

export type LanternFrame = { readonly step: 'choose' } | { readonly step: 'die' } | DealFrame | BoastFrame;

export interface LanternState {
  flow: LanternFrame[];
  deck: number[];
  hands: number[][];
  /** The card each seat laid face down, -1 for none. */
  laid: number[];
  open: number[];
  scores: number[];
  shouted: boolean[];
  salutes: number[];
  round: number;
  /** Who bears the lantern, -1 for nobody. */
  bearer: Seat;
}

export type LanternAction =
  | { readonly type: 'lay'; readonly card: number }
  | { readonly type: 'shout' }
  | { readonly type: 'roll'; readonly face: number }
  | { readonly type: 'salute'; readonly to: Seat }
  | { readonly type: 'rest' };

export type LanternEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'shouted'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly face: number; readonly cards: readonly number[]; readonly winner: Seat }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'lit'; readonly seat: Seat }
  | { readonly type: 'saluted'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'rested'; readonly seat: Seat };

export interface LanternView {
  readonly viewer: Viewer;
  readonly flow: readonly LanternFrame[];
  readonly deck: number;
  readonly hands: readonly number[];
  readonly own: readonly number[];
  /** What each seat laid: a card only for its owner, else 'hidden' or 'none'. */
  readonly laid: readonly (number | 'hidden' | 'none')[];
  readonly open: readonly number[];
  readonly scores: readonly number[];
  readonly shouted: readonly boolean[];
  readonly salutes: readonly number[];
  readonly round: number;
  readonly bearer: Seat;
}

const CARDS = 12;
const seatsOf = (state: LanternState): Seat[] => state.scores.map((_, seat) => seat);
const no = (code: string): Reason => ({ code, clause: 'LA-1' });

const choose: Step<LanternState, LanternAction, LanternEvent> = {
  seats: (state) => seatsOf(state).filter((seat) => state.laid[seat] < 0),
  mayAct: (state) => seatsOf(state).filter((seat) => state.laid[seat] >= 0 && !state.shouted[seat]),
  legal: (state, _frame, seat) =>
    state.laid[seat] < 0 ? state.hands[seat].map((card) => ({ type: 'lay', card })) : [{ type: 'shout' }],
  apply: (state, _frame, seat, action, out) => {
    if (action.type === 'lay') {
      state.hands[seat].splice(state.hands[seat].indexOf(action.card), 1);
      state.laid[seat] = action.card;
      out.events?.push({ type: 'laid', seat, card: action.card });
    } else {
      state.shouted[seat] = true;
      out.events?.push({ type: 'shouted', seat });
    }
    if (state.laid.every((card) => card >= 0)) state.flow.push({ step: 'die' });
  },
  whyNot: () => no('cannot-choose-that'),
};

function endRound(state: LanternState, winner: Seat): void {
  state.open.push(...state.laid);
  state.laid = state.laid.map(() => -1);
  state.scores[winner]++;
  state.flow.pop();
  state.flow.push({ step: 'deal', winner, next: 0 });
}

const deal: Work<LanternState, LanternEvent, DealFrame> = {
  resume: (state, frame, out) => {
    const seat = frame.next;
    if (seat === state.hands.length) {
      state.flow.pop();
      state.flow.push({ step: 'boast', seat: frame.winner });
      return;
    }
    frame.next++;
    const card = state.deck.pop();
    if (card === undefined) return;
    state.hands[seat].push(card);
    out.uncover();
    out.events?.push({ type: 'drew', seat });
  },
};

const die: Step<LanternState, LanternAction, LanternEvent> = {
  seats: () => [TABLE],
  legal: () => [],
  accepts: (_state, _frame, action) =>
    action.type === 'roll' && action.face >= 1 && action.face <= 6 ? undefined : no('not-a-die'),
  answer: (_state, _frame, chance) => ({ type: 'roll', face: 1 + chance.stream('die').below(6) }),
  apply: (state, _frame, _seat, action, out) => {
    if (action.type !== 'roll') return;
    const wanted = action.face % 2 === 1 ? Math.max(...state.laid) : Math.min(...state.laid);
    const winner = state.laid.indexOf(wanted);
    out.events?.push({ type: 'rolled', face: action.face, cards: [...state.laid], winner });
    endRound(state, winner);
  },
  whyNot: () => no('wait-for-the-die'),
};

const toSalute = (state: LanternState, seat: Seat): Seat[] =>
  seatsOf(state).filter((to) => to !== seat && state.salutes[to] < 2);

function rest(state: LanternState, seat: Seat, out: Out<LanternEvent>): void {
  out.events?.push({ type: 'rested', seat });
  state.flow.pop();
  state.round++;
  if (state.hands[0].length === 0) state.flow.length = 0;
}

const boast: Step<LanternState, LanternAction, LanternEvent, BoastFrame> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, _frame, seat) => [
    ...toSalute(state, seat).map((to): LanternAction => ({ type: 'salute', to })),
    { type: 'rest' },
  ],
  apply: (state, _frame, seat, action, out) => {
    if (action.type === 'salute') {
      state.salutes[action.to]++;
      out.events?.push({ type: 'saluted', seat, to: action.to });
    } else rest(state, seat, out);
  },
  resume: (state, { seat }, out) => {
    if (toSalute(state, seat).length > 0) return false;
    rest(state, seat, out);
    return true;
  },
  whyNot: () => no('cannot-boast-that'),
  defaultAction: () => ({ type: 'rest' }),
};

function light(state: LanternState, out: Out<LanternEvent>): void {
  const seat = state.scores.indexOf(2);
  if (state.bearer >= 0 || seat < 0) return;
  state.bearer = seat;
  out.events?.push({ type: 'lit', seat });
}

function outcome(state: LanternState): Outcome | undefined {
  if (state.flow.length > 0) return undefined;
  const best = Math.max(...state.scores);
  const ranking = seatsOf(state)
    .map((seat) => ({
      seat,
      rank: 1 + state.scores.filter((score) => score > state.scores[seat]).length,
      points: state.scores[seat],
      sheet: {},
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return {
    reason: 'hands-empty',
    decidedBy: 'points',
    winners: seatsOf(state).filter((seat) => state.scores[seat] === best),
    ranking,
  };
}

const hide = (state: LanternState, seat: Seat, viewer: Viewer): number | 'hidden' | 'none' => {
  if (state.laid[seat] < 0) return 'none';
  return seat === viewer ? state.laid[seat] : 'hidden';
};

function view(state: LanternState, viewer: Viewer): LanternView {
  return {
    viewer,
    flow: state.flow.map((frame) => ({ ...frame })),
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.length),
    own: viewer === 'spectator' ? [] : [...state.hands[viewer]],
    laid: seatsOf(state).map((seat) => hide(state, seat, viewer)),
    open: [...state.open],
    scores: [...state.scores],
    shouted: [...state.shouted],
    salutes: [...state.salutes],
    round: state.round,
    bearer: state.bearer,
  };
}

function imagine(seen: LanternView, viewer: Viewer, chance: Chance): LanternState {
  const known = new Set([...seen.own, ...seen.open, ...seen.laid]);
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
  chance.stream('imagine').shuffle(unseen);
  const deal = (count: number): number[] => unseen.splice(0, count);
  return {
    flow: seen.flow.map((frame) => ({ ...frame })),
    deck: deal(seen.deck),
    hands: seen.hands.map((count, seat) => (seat === viewer ? [...seen.own] : deal(count))),
    laid: seen.laid.map((card) => (card === 'none' ? -1 : card === 'hidden' ? deal(1)[0] : card)),
    open: [...seen.open],
    scores: [...seen.scores],
    shouted: [...seen.shouted],
    salutes: [...seen.salutes],
    round: seen.round,
    bearer: seen.bearer,
  };
}

function invariantViolation(state: LanternState): string | undefined {
  const all = [...state.deck, ...state.open, ...state.hands.flat(), ...state.laid.filter((card) => card >= 0)];
  return all.length === CARDS && new Set(all).size === CARDS ? undefined : 'a card is lost or doubled';
}

export const lantern: Game<LanternState, LanternAction, LanternView, LanternEvent, 'deal'> = {
  id: 'lantern',
  version: 1,
  seats: { min: 2, max: 3 },
  modules: ['fog', 'storm'],
  options: { hand: { values: [3, 2], default: 3, clause: 'LA-2' } },
  impossible: (options, seats) =>
    options.modules.length === 2 && seats === 2 ? { code: 'too-much-weather', clause: 'LA-3' } : undefined,
  clauses: { turn: 'LA-4', over: 'LA-5' },
  actions: { lay: { card: 'card' }, shout: {}, roll: { face: 'number' }, salute: { to: 'seat' }, rest: {} },
  cards: Array.from({ length: CARDS }, (_, id) => ({
    id,
    name: `card-${id}`,
    module: 'base',
    count: 1,
    source: 'printed' as const,
    printed: { value: id },
  })),
  cardNamed: (name) => {
    const id = /^card-(\d+)$/.exec(name)?.[1];
    return id !== undefined && Number(id) < CARDS ? Number(id) : undefined;
  },
  piles: [],
  setup: (options, seats, out) => {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    out.chance.stream('deck').shuffle(deck);
    const fill = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
    return {
      flow: [{ step: 'choose' }],
      hands: fill(0).map(() => deck.splice(0, Number(options.hand))),
      deck,
      laid: fill(-1),
      open: [],
      scores: fill(0),
      shouted: fill(false),
      salutes: fill(0),
      round: 1,
      bearer: -1,
    };
  },
  steps: { choose, die, deal, boast },
  afterChange: light,
  view,
  seen: (event, viewer) =>
    event.type === 'laid' && event.seat !== viewer ? { type: 'laid', seat: event.seat } : event,
  imagine,
  clone: (state) => ({
    ...state,
    flow: state.flow.map((frame) => ({ ...frame })),
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    laid: [...state.laid],
    open: [...state.open],
    scores: [...state.scores],
    shouted: [...state.shouted],
    salutes: [...state.salutes],
  }),
  outcome,
  turn: (state) => state.round,
  invariantViolation,
};

/** The hands, the deck and the face-down cards of the others, dealt anew. */
export function redeal(state: LanternState, viewer: Viewer, chance: Chance): LanternState {
  const others = state.hands.filter((_, seat) => seat !== viewer);
  const covered = seatsOf(state).filter((seat) => seat !== viewer && state.laid[seat] >= 0);
  const cards = [...state.deck, ...others.flat(), ...covered.map((seat) => state.laid[seat])];
  chance.stream('redeal').shuffle(cards);
  for (const pile of [state.deck, ...others]) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  for (const seat of covered) state.laid[seat] = cards.splice(0, 1)[0];
  return state;
}
