/**
 * Those who think on this device: one worker that is always there, and where there are cores to spare others that help with the
 * parts of a thought, as soon as one has parts and until they are sent away.
 */
import { type BotRequest, type Piece, SharedThought, type Told } from '@broadside/host';
import type { Action } from '@broadside/kernel';
import type { Answered, Asked } from './thinker.ts';

/** No more than a thought has parts. */
const MOST = 4;

/** How many think: one core is for the page. */
export const thinkersOn = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

/** The end of a line to a worker that thinks. */
export interface Line {
  post(asked: Asked): void;
  hear(heard: (answered: Answered) => void): void;
  /** It is gone and answers nothing more. */
  lost(heard: (error: Error) => void): void;
  hangUp(): void;
}

interface Doing {
  hear(told: Told): void;
  fail(error: Error): void;
}

class Mate {
  private readonly line: Line;
  private count = 0;
  private doing: Doing | undefined;
  /** It knows the game: until then it would keep everybody waiting. */
  private ready: boolean;
  isLost = false;

  constructor(line: Line, free: () => void, game?: string) {
    this.line = line;
    this.ready = game === undefined;
    line.hear((answered) => {
      this.answer(answered);
      free();
    });
    line.lost((error) => {
      this.isLost = true;
      this.doing?.fail(error);
      this.doing = undefined;
      free();
    });
    if (game !== undefined) line.post({ request: this.count, prepare: game });
  }

  get isFree(): boolean {
    return this.ready && !this.isLost && !this.isBusy;
  }

  get isBusy(): boolean {
    return this.doing !== undefined;
  }

  do(piece: Piece, doing: Doing): void {
    this.doing = doing;
    this.line.post({ request: ++this.count, piece });
  }

  end(): void {
    this.line.hangUp();
  }

  private answer(answered: Answered): void {
    const { doing } = this;
    if ('prepared' in answered) this.ready = true;
    else if (answered.request !== this.count || !doing) return;
    else if ('told' in answered && 'matter' in answered.told) doing.hear(answered.told);
    else {
      this.doing = undefined;
      if ('told' in answered) doing.hear(answered.told);
      else doing.fail(new Error(answered.error));
    }
  }
}

export interface CrewSettings {
  readonly first: Line;
  /** What a thought may spend. */
  readonly ms: number;
  /** How many may think at the same time. */
  readonly most: number;
  /** Another worker; undefined where none can be had. */
  hire(): Line | undefined;
}

export class Crew {
  private readonly settings: CrewSettings;
  private readonly first: Mate;
  private helpers: Mate[] = [];
  private thoughts: SharedThought[] = [];
  private resting = false;

  constructor(settings: CrewSettings) {
    this.settings = settings;
    this.first = new Mate(settings.first, () => this.next());
  }

  think(question: BotRequest): Promise<Action> {
    return new Promise<Action>((resolve, reject) => {
      const thought = new SharedThought(question, this.settings.ms, { resolve, reject });
      this.thoughts.push(thought);
      this.next();
    });
  }

  /** Nobody plays any more: whoever was hired goes. */
  rest(): void {
    this.resting = true;
    this.next();
  }

  /** Whoever is free takes the next piece of the oldest thought that has one. */
  private next(): void {
    this.helpers = this.helpers.filter((helper) => !helper.isLost && !(this.resting && this.dismissed(helper)));
    for (const mate of [this.first, ...this.helpers]) {
      this.thoughts = this.thoughts.filter(({ isOver }) => !isOver);
      const thought = this.thoughts.find(({ hasMore }) => hasMore);
      if (!thought) return;
      if (mate.isFree) this.give(mate, thought);
    }
  }

  /** Whoever is at a piece finishes it. */
  private dismissed(helper: Mate): boolean {
    if (helper.isBusy) return false;
    helper.end();
    return true;
  }

  private give(mate: Mate, thought: SharedThought): void {
    const piece = thought.take();
    mate.do(piece, {
      hear: (told) => {
        thought.hear(piece, told);
        if ('matter' in told) this.hire(thought.question.game);
      },
      fail: (error) => thought.fail(error),
    });
  }

  private hire(game: string): void {
    this.resting = false;
    while (this.helpers.length + 1 < this.settings.most) {
      const line = this.settings.hire();
      if (!line) return;
      this.helpers.push(new Mate(line, () => this.next(), game));
    }
  }
}
