/** Where to sail: what waits at every stop, and at a second one behind it. */
import type { Seat } from '@broadside/kernel';
import { MOST_SAILS } from '../cards/ship.ts';
import type { CardId } from '../cards/table.ts';
import { cardSails, PARTS, readingOf } from '../rules/abilities.ts';
import { canLoad } from '../rules/goods.ts';
import { STEPS_BETWEEN } from '../rules/map.ts';
import { shipSails } from '../rules/ship.ts';
import { type DeadReckoningState, HARBOUR, type Location } from '../rules/state.ts';
import { type Means, meansOf, type Stop, stopAt } from './places.ts';
import type { Weights } from './weights.ts';

/** Sails that raising with these alternatives would bring (DR-SAIL-9). */
export function sailsWith(state: DeadReckoningState, seat: Seat, cards: readonly CardId[]): number {
  const player = state.players[seat];
  let sails = shipSails(player, canLoad(state, seat));
  for (const card of player.play)
    for (let part = 0; part < PARTS; part++) {
      const reading = readingOf(player.crew[card], card, part);
      sails += reading.sail;
      if (cards.includes(card))
        for (const { effect } of reading.choices) sails += typeof effect.n === 'number' ? effect.n : 0;
    }
  return Math.min(MOST_SAILS, sails);
}

/** Sails there are, or may be with the cards in hand. */
export function reachOf(state: DeadReckoningState, seat: Seat): number {
  const { hand, crew, sails } = state.players[seat];
  if (state.turn.raised || state.turn.moved) return sails;
  let reach = sailsWith(state, seat, []);
  for (const card of hand) reach += cardSails(crew[card], card);
  return reach;
}

/** What waits at each location for somebody with these means. */
export class Chart {
  readonly state: DeadReckoningState;
  readonly seat: Seat;
  readonly weights: Weights;
  private readonly stops: readonly Stop[];

  constructor(state: DeadReckoningState, seat: Seat, means: Means, weights: Weights) {
    this.state = state;
    this.seat = seat;
    this.weights = weights;
    const stops: Stop[] = [];
    for (let at = 0; at <= HARBOUR; at++) stops.push(stopAt(state, seat, at, means, weights));
    this.stops = stops;
  }

  private isUnexplored(at: Location): boolean {
    return at !== HARBOUR && !this.state.sea[at].explored;
  }

  private canStop(at: Location): boolean {
    return !this.isUnexplored(at) || !this.state.turn.explored;
  }

  /** A stop, and the best that may follow it with the sails that are left. */
  private calling(at: Location, sails: number): number {
    const { influence, other } = this.stops[at];
    let best = influence;
    for (let next = 0; next <= HARBOUR; next++) {
      const steps = STEPS_BETWEEN[at][next];
      if (steps === 0 || steps > sails || !this.canStop(next)) continue;
      if (this.isUnexplored(at) && this.isUnexplored(next)) continue;
      const then = this.stops[next];
      const more = Math.max(0, then.other) * this.weights.second + Math.max(0, then.influence - influence);
      best = Math.max(best, influence + more - steps * this.weights.sail);
    }
    return other + best;
  }

  /** What sailing there brings. */
  voyage(from: Location, to: Location, sails: number): number {
    const steps = STEPS_BETWEEN[from][to];
    return this.calling(to, sails - steps) - steps * this.weights.sail;
  }

  /** The best voyage with so many sails; 0 if none is worth the trouble. */
  best(from: Location, sails: number): number {
    let best = 0;
    for (let to = 0; to <= HARBOUR; to++) {
      if (to === from || STEPS_BETWEEN[from][to] > sails || !this.canStop(to)) continue;
      best = Math.max(best, this.voyage(from, to, sails));
    }
    return best;
  }

  /** The best use of influence within so many sails, here included. */
  bestInfluence(from: Location, sails: number): number {
    let best = 0;
    for (let to = 0; to < HARBOUR; to++)
      if (STEPS_BETWEEN[from][to] <= sails && this.canStop(to)) best = Math.max(best, this.stops[to].influence);
    return best;
  }
}

/** What raising with these alternatives makes possible. */
export function raising(state: DeadReckoningState, seat: Seat, cards: readonly CardId[], weights: Weights): number {
  const chart = new Chart(state, seat, meansOf(state, seat, cards), weights);
  const { at } = state.players[seat];
  return chart.best(at, sailsWith(state, seat, cards)) - 0.1 * cards.length;
}
