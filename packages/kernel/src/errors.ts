import type { Reason } from './game.ts';

/** A player's impossible request: nothing happened, and here is why. */
export class Refusal extends Error {
  readonly reason: Reason;
  /** The game whose rules refuse: its words explain the reason. */
  readonly game: string;

  constructor(reason: Reason, game: string) {
    super(reason.clause ? `${reason.code} (${reason.clause})` : reason.code);
    this.name = 'Refusal';
    this.reason = reason;
    this.game = game;
  }
}

/** Data from outside that is not what it claims to be; the message names what is wrong and where. */
export class BadInput extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'BadInput';
    this.code = code;
  }
}

/** An invariant of the kernel is violated: a fault in the program, never in a player's request. */
export class BrokenLaw extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokenLaw';
  }
}
