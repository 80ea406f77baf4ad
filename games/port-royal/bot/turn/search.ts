/**
 * A turn thought through to its end: draw or stop by the exact expectation over the next faces, taking by trying every
 * way to take, and the value net judges the position at the start of the next turn: all lines at the same point.
 */
import { Inputs, type Net } from '@broadside/bots';
import { apply, LooseChance, legal, Out, type Seat, type Stream, toAct } from '@broadside/kernel';
import { outcome } from '../../rules/ending.ts';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State, TradeAndHireFrame } from '../../rules/state.ts';
import { encoding } from '../net/inputs.ts';
import { bestClaim, sailor } from '../sailor.ts';
import { bringToTop, someFaces } from './faces.ts';

/** Chances of all seats. */
type Values = readonly number[];

/** Faces that are thought of after the next card, where a turn is followed over several cards. */
const LATER_FACES = 12;

/** With more players their answers are taken from the sailor: trying all of them would cost more than it brings. */
const MOST_TRIED = 2;

export interface Choice {
  readonly action: PortRoyalAction;
  readonly value: number;
}

export const bestOf = (choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (choice.value > best.value ? choice : best));

export class TurnSearch {
  /** Positions judged so far: what thinking costs. */
  work = 0;
  private readonly net: Net;
  private readonly seat: Seat;
  private readonly faces: number;
  private readonly turn: number;
  private readonly out: Out;
  private readonly stream: Stream;
  private readonly inputs = new Inputs(1024);
  private readonly stops = new Map<string, Values>();
  /** Cards looked ahead. */
  private depth = 0;

  constructor(net: Net, state: State, seat: Seat, stream: Stream, faces = Number.POSITIVE_INFINITY) {
    this.net = net;
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
    const claim = bestClaim(actions);
    if (claim) {
      apply(portRoyal, state, state.active, claim, this.out);
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
    if (state.players.length > MOST_TRIED && seat !== this.seat && seat !== state.active)
      return this.habit(state, 0, taken);
    const claim = bestClaim(actions);
    if (claim) {
      apply(portRoyal, state, seat, claim, this.out);
      return this.value(state, 0, taken);
    }
    const key = keyOfTaking(state, frame);
    const known = taken.get(key);
    if (known) return known;
    let best: Values | undefined;
    for (const action of actions) {
      if (action.type === 'claim') continue;
      const values = this.after(state, seat, action, 0, taken);
      if (best === undefined || values[seat] > best[seat]) best = values;
    }
    if (best === undefined) throw new Error('a take-turn without a choice');
    taken.set(key, best);
    return best;
  }

  private judge(state: State): Values {
    this.work++;
    const result = outcome(state);
    const seats = state.players.length;
    if (result) {
      const share = 1 / result.winners.length;
      return state.players.map((_, seat) => (result.winners.includes(seat) ? share : 0));
    }
    const base = encoding.encode(state, this.inputs);
    const chances = this.net.evaluate(this.inputs);
    return state.players.map((_, seat) => chances[(seat - base + seats) % seats]);
  }
}

const purses = (state: State): string => state.players.map(({ coins }) => coins.length).join();

function keyOfStop(state: State): string {
  const { harbour, expeditions, players, active } = state;
  return `${[...harbour].sort((a, b) => a - b).join()}|${expeditions.join()}|${purses(state)}|${players[active].persons.length}`;
}

/** Which cards are left and what everybody has of countable things says all; the order of taking does not matter. */
function keyOfTaking(state: State, { seat, left }: TradeAndHireFrame): string {
  return `${state.harbour.join()}|${seat}|${left}|${purses(state)}`;
}
