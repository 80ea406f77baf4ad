/**
 * A turn thought through to its end: draw or stop by the exact expectation over the next faces, taking by trying every
 * way to take, and the value net judges the position at the start of the next turn: all lines at the same point.
 */
import { apply, LooseChance, legal, Out, type Seat, type Stream, toAct } from '@broadside/kernel';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State, TradeAndHireFrame } from '../../rules/state.ts';
import { atOnce } from '../errands.ts';
import type { Judge } from '../net/nets.ts';
import { bestClaim, sailor, takeWorths } from '../sailor.ts';
import { bringToTop, someFaces } from './faces.ts';

/** Chances of all seats. */
type Values = readonly number[];

/** Faces that are thought of after the next card, where a turn is followed over several cards. */
const LATER_FACES = 12;

/** With more players, or with expansions, answers are the sailor's: trying all of them would cost more than it brings. */
const MOST_TRIED = 2;
const isTried = ({ extra, players }: State): boolean => extra === null && players.length <= MOST_TRIED;

export interface Choice {
  readonly action: PortRoyalAction;
  readonly value: number;
}

export const bestOf = (choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (choice.value > best.value ? choice : best));

export class TurnSearch {
  private readonly judge: Judge;
  private readonly seat: Seat;
  private readonly faces: number;
  private readonly turn: number;
  private readonly out: Out;
  private readonly stream: Stream;
  private readonly stops = new Map<string, Values>();
  /** Cards looked ahead. */
  private depth = 0;

  constructor(judge: Judge, state: State, seat: Seat, stream: Stream, faces = Number.POSITIVE_INFINITY) {
    this.judge = judge;
    this.seat = seat;
    this.faces = faces;
    this.turn = state.turn;
    this.stream = stream;
    this.out = new Out(new LooseChance(stream), false);
  }

  /** Every choice with its value, `depth` cards ahead. */
  choices(state: State, actions: readonly PortRoyalAction[], depth: number): Choice[] {
    const seen = new Map<string, Values>();
    this.depth = depth;
    return actions.map((action) => ({ action, value: this.after(state, this.seat, action, depth, seen)[this.seat] }));
  }

  private after(state: State, seat: Seat, action: PortRoyalAction, depth: number, taken: Map<string, Values>): Values {
    if (action.type === 'draw') return this.draw(state, depth);
    if (action.type === 'stop') return this.stop(state);
    const next = portRoyal.clone(state) as State;
    apply(portRoyal, next, seat, action, this.out);
    return this.value(next, depth, taken);
  }

  /** What a position is worth when everybody goes on as well as this search knows. */
  private value(state: State, depth: number, taken: Map<string, Values>): Values {
    if (state.flow.length === 0 || state.turn !== this.turn) return this.judge(state);
    const frame = state.flow[state.flow.length - 1];
    if (frame.step === 'discover') return this.discover(state, depth);
    if (frame.step === 'tradeAndHire') return this.takes(state, frame, taken);
    return this.habit(state, depth, taken);
  }

  /** The rest is clear enough: claims are made, what would bust is sunk. */
  private habit(state: State, depth: number, taken: Map<string, Values>): Values {
    const [seat] = toAct(portRoyal, state);
    const action = sailor(state, seat, legal<PortRoyalAction>(portRoyal, state, seat), this.stream);
    apply(portRoyal, state, seat, action, this.out);
    return this.value(state, depth, taken);
  }

  private discover(state: State, depth: number): Values {
    const actions = legal<PortRoyalAction>(portRoyal, state, state.active);
    const due = dueOf(state, state.active, actions);
    if (due) {
      apply(portRoyal, state, state.active, due, this.out);
      return this.value(state, depth, new Map());
    }
    const canStop = actions.some(({ type }) => type === 'stop');
    const canDraw = actions.some(({ type }) => type === 'draw');
    if (!canStop) return canDraw && depth > 0 ? this.draw(state, depth) : this.stop(state);
    const stopping = this.stop(state);
    if (!canDraw || depth === 0) return stopping;
    const drawing = this.draw(state, depth);
    return drawing[state.active] > stopping[state.active] ? drawing : stopping;
  }

  private draw(state: State, depth: number): Values {
    const sums = state.players.map(() => 0);
    const most = depth === this.depth ? this.faces : Math.min(this.faces, LATER_FACES);
    for (const { card, chance } of someFaces(state, most, this.stream)) {
      const next = portRoyal.clone(state) as State;
      bringToTop(next, card);
      apply(portRoyal, next, state.active, { type: 'draw' }, this.out);
      const values = this.value(next, depth - 1, new Map());
      for (let seat = 0; seat < sums.length; seat++) sums[seat] += chance * values[seat];
    }
    return sums;
  }

  /** The same harbour is met in many orders. */
  private stop(state: State): Values {
    const key = keyOfStop(state);
    const known = this.stops.get(key);
    if (known) return known;
    const next = portRoyal.clone(state) as State;
    const [seat] = toAct(portRoyal, next);
    apply(portRoyal, next, seat, { type: 'stop' }, this.out);
    const values = this.value(next, 0, new Map());
    this.stops.set(key, values);
    return values;
  }

  private takes(state: State, frame: TradeAndHireFrame, taken: Map<string, Values>): Values {
    const { seat } = frame;
    const actions = legal<PortRoyalAction>(portRoyal, state, seat);
    if (!isTried(state) && seat !== this.seat && seat !== state.active) return this.habit(state, 0, taken);
    const due = dueOf(state, seat, actions);
    if (due) {
      apply(portRoyal, state, seat, due, this.out);
      return this.value(state, 0, taken);
    }
    const key = keyOfTaking(state, frame);
    const known = taken.get(key);
    if (known) return known;
    let best: Values | undefined;
    for (const action of promising(state, seat, actions)) {
      const values = this.after(state, seat, action, 0, taken);
      if (best === undefined || values[seat] > best[seat]) best = values;
    }
    if (best === undefined) throw new Error('a take-turn without a choice');
    taken.set(key, best);
    return best;
  }
}

/** What is done at once when it can be: nothing is gained by waiting. */
const dueOf = (state: State, seat: Seat, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined =>
  bestClaim(actions) ?? (state.extra === null ? undefined : atOnce(state, seat, actions));

/** So many ways to take a card are tried at each step where expansions are in play: harbours grow large there. */
const MOST_WAYS = 4;
const TAKES: ReadonlySet<PortRoyalAction['type']> = new Set(['trade', 'hire', 'waive', 'stow']);
const ENDS: ReadonlySet<PortRoyalAction['type']> = new Set(['done', 'pass']);

/** Ways to go on in a take-turn: all of them; with expansions those that the sailor likes best, and to take no more. */
function promising(state: State, seat: Seat, actions: readonly PortRoyalAction[]): readonly PortRoyalAction[] {
  if (state.extra === null) return actions.filter(({ type }) => type !== 'claim');
  const takes = actions.filter(({ type }) => TAKES.has(type));
  const ends = actions.filter(({ type }) => ENDS.has(type));
  if (takes.length <= MOST_WAYS) return [...takes, ...ends];
  const worths = takeWorths(state, seat, takes);
  const best = takes.map((_, at) => at).sort((a, b) => worths[b] - worths[a] || a - b);
  return [...best.slice(0, MOST_WAYS).map((at) => takes[at]), ...ends];
}

const purses = (state: State): string => state.players.map(({ coins }) => coins.length).join();

function keyOfStop(state: State): string {
  const { harbour, expeditions, players, active } = state;
  return `${[...harbour].sort((a, b) => a - b).join()}|${expeditions.join()}|${purses(state)}|${players[active].persons.length}|${possessions(state)}`;
}

/** Which cards are left and what everybody has of countable things says all; the order of taking does not matter. */
function keyOfTaking(state: State, { seat, left }: TradeAndHireFrame): string {
  return `${state.harbour.join()}|${seat}|${left}|${purses(state)}|${possessions(state)}`;
}

/** What the expansions let somebody gain or give in a turn. */
function possessions({ extra }: State): string {
  if (extra === null) return '';
  const { tucked, contracts, adventure } = extra;
  const sizes = (lists: readonly (readonly unknown[])[]): string => lists.map(({ length }) => length).join();
  const signed = contracts && `${sizes(contracts.done)};${contracts.steps.join()};${sizes(contracts.kept)}`;
  const won =
    adventure && `${adventure.unlocked};${adventure.crowns};${adventure.items.join(';')};${adventure.audience}`;
  return `${sizes(tucked)}|${signed}|${won}`;
}
