/** Worlds that agree with what is known, and what becomes of them by the usual play of everybody. */
import { clockOf, dealt, playOn } from '@broadside/bots';
import {
  type Action,
  type AnyGame,
  apply,
  type Chance,
  type FlowState,
  hashOf,
  LooseChance,
  Out,
  type Seat,
  type Stream,
} from '@broadside/kernel';
import type { JudgeKit } from './kit.ts';

/** By seat, the chance to win. */
export type Chances = readonly number[];

/** What judging does with a game: the same few things everywhere. */
export class Worlds<S extends FlowState, A extends Action> {
  readonly game: AnyGame;
  readonly kit: JudgeKit<S, A>;
  readonly seats: number;

  constructor(game: AnyGame, kit: JudgeKit<S, A>, seats: number) {
    this.game = game;
    this.kit = kit;
    this.seats = seats;
  }

  clone(state: S): S {
    return this.game.clone(state) as S;
  }

  /** A world as this seat may imagine it. */
  imagined(view: unknown, seat: Seat, stream: Stream): S {
    return dealt(this.game, this.kit, view, seat, new LooseChance(stream));
  }

  /** The position with its future laid anew. */
  redealt(state: S, stream: Stream): S {
    const chance: Chance = new LooseChance(stream);
    if (this.kit.redeal) return this.kit.redeal(state, chance);
    return this.game.imagine(this.game.view(state, 'spectator'), 'spectator', chance) as S;
  }

  /** Where what follows from a position is compared: the same for all that can follow. */
  horizonOf(state: S): number {
    return clockOf(this.game, this.kit, state) + (this.kit.horizonOf?.(state) ?? this.kit.horizon);
  }

  /** The same for what chance did, which may be followed further. */
  horizonOfLuck(state: S): number {
    const { lasting } = this.kit;
    return lasting === undefined ? this.horizonOf(state) : clockOf(this.game, this.kit, state) + lasting;
  }

  /** Carries the action out in this world, and plays on. */
  after(world: S, seat: Seat, action: A, luck: Stream, until: number): Chances {
    apply(this.game, world, seat, action, new Out(new LooseChance(luck), false));
    return this.playedOn(world, luck, until);
  }

  playedOn(world: S, luck: Stream, until: number): Chances {
    playOn(this.game, this.kit, world, new Out(new LooseChance(luck), false), luck, until);
    return this.kit.evaluate(world).slice(0, this.seats);
  }

  /** All that anybody sees of a position. */
  seenByAll(state: S): string {
    return hashOf(Array.from({ length: this.seats }, (_, seat) => this.game.view(state, seat)));
  }
}

/** The k-th world of many, and the luck in it: two streams that have nothing to do with each other. */
export const dealOf = (stream: Stream, k: number): Stream => stream.branch(2 * k);
export const luckOf = (stream: Stream, k: number): Stream => stream.branch(2 * k + 1);
