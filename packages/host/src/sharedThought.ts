/** One thought, thought by several: whoever is free takes its next piece, and what is chosen does not depend on who did. */
import { type Matter, merged, type Sums } from '@broadside/bots';
import type { Action } from '@broadside/kernel';
import type { Piece, Told } from './answer.ts';
import type { BotRequest } from './ports.ts';

export interface Settle {
  resolve(action: Action): void;
  reject(error: Error): void;
}

export class SharedThought {
  readonly question: BotRequest;
  readonly ms: number;
  private readonly settle: Settle;
  private readonly found: (Sums | undefined)[] = [];
  private matter: Matter | undefined;
  /** Pieces that somebody has taken. */
  private taken = 0;
  private over = false;

  constructor(question: BotRequest, ms: number, settle: Settle) {
    this.question = question;
    this.ms = ms;
    this.settle = settle;
  }

  get isOver(): boolean {
    return this.over;
  }

  /** Whether there is a piece that nobody has taken yet. */
  get hasMore(): boolean {
    return !this.over && this.taken < (this.matter?.parts ?? 1);
  }

  take(): Piece {
    const { question, ms, matter } = this;
    return { question, ms, matter, at: this.taken++ };
  }

  /** What was said to a piece; only the first end of a thought counts. */
  hear({ at }: Piece, told: Told): void {
    if (this.over) return;
    if ('matter' in told) this.matter = told.matter;
    else if ('action' in told) this.end(told.action);
    else {
      this.found[at] = told.sums;
      this.endIfWhole();
    }
  }

  /** Without one of its parts there is no thought. */
  fail(error: Error): void {
    if (this.over) return;
    this.over = true;
    this.settle.reject(error);
  }

  private endIfWhole(): void {
    const { matter, found, question } = this;
    const whole = found.filter((one) => one !== undefined);
    if (matter && whole.length === matter.parts) this.end(merged(matter, whole, question.rngState));
  }

  private end(action: Action): void {
    this.over = true;
    this.settle.resolve(action);
  }
}
