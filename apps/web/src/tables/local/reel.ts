/** A recorded match as a row of positions, one after every entry of its log, all of them at hand. */
import { type AnyMatch, type Entry, type Eye, type FlowState, Match, toAct, undoneIn } from '@broadside/kernel';
import type { Position } from './api.ts';

export class Reel {
  readonly match: AnyMatch;
  readonly turns: readonly number[];
  readonly undone: readonly boolean[];
  private readonly states: readonly FlowState[];
  private readonly logs = new Map<Eye, readonly Entry[]>();

  /** The match must have been checked: here it is only walked through once more. */
  constructor(match: AnyMatch) {
    this.match = match;
    this.states = statesOf(match);
    this.turns = this.states.map((state) => match.game.turn(state));
    this.undone = undoneIn(match.log);
  }

  get last(): number {
    return this.match.n;
  }

  at(n: number, eye: Eye): Position {
    const { game } = this.match;
    const number = Math.max(0, Math.min(this.last, Math.trunc(n)));
    const state = this.states[number];
    return {
      n: number,
      view: game.view(state, eye),
      entry: this.log(eye)[number],
      toAct: toAct(game, state),
      turn: this.turns[number],
      outcome: game.outcome(state) ?? null,
    };
  }

  log(eye: Eye): readonly Entry[] {
    const seen = this.logs.get(eye) ?? this.match.seenBy(eye);
    this.logs.set(eye, seen);
    return seen;
  }
}

function statesOf({ game, header, seed, log }: AnyMatch): readonly FlowState[] {
  const { seats, options, stack } = header;
  const again: AnyMatch = Match.begin(game, { seats, options, seed, stack });
  const states: FlowState[] = [game.clone(again.state)];
  for (const entry of log.slice(1)) {
    again.repeat(entry);
    states.push(game.clone(again.state));
  }
  return states;
}
