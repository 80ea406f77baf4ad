/** A recorded match as a row of positions, one after every entry of its log. */
import { type AnyMatch, type Eye, Match } from '@broadside/kernel';

export class Reel {
  readonly match: AnyMatch;
  private readonly again: AnyMatch;
  private readonly states: AnyMatch['state'][];

  constructor(match: AnyMatch) {
    const { header, seed, game } = match;
    this.match = match;
    this.again = Match.begin(game, { seats: header.seats, options: header.options, seed, stack: header.stack });
    this.states = [game.clone(this.again.state)];
  }

  /** The number of the last entry. */
  get last(): number {
    return this.match.n;
  }

  /** Any number as the nearest one that exists. */
  clamp(n: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(n)));
  }

  /** Positions are played out when they are first looked at, and kept: going back costs nothing. */
  private stateAt(n: number): AnyMatch['state'] {
    while (this.states.length <= n) {
      this.again.repeat(this.match.log[this.states.length]);
      this.states.push(this.match.game.clone(this.again.state));
    }
    return this.states[n];
  }

  view(n: number, eye: Eye): unknown {
    return this.match.game.view(this.stateAt(n), eye);
  }

  turn(n: number): number {
    return this.match.game.turn(this.stateAt(n));
  }

  /** Where the turn before or after begins. */
  turnFrom(n: number, by: 1 | -1): number {
    const here = this.turn(n);
    let at = n;
    while (at + by >= 0 && at + by <= this.last && this.turn(at) === here) at += by;
    if (by < 0) while (at > 0 && this.turn(at - 1) === this.turn(at)) at--;
    return at;
  }
}
