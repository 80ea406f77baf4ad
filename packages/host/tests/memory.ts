/** A host with nothing around it: a match in memory, people who are sent nothing, and whoever thinks. */
import { type Action, type AnyMatch, type Entry, type Seat, type Snapshot, saveMatch } from '@broadside/kernel';
import { type GameProgram, resumeMatch } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { type UndoPolicy, wireErrorOf } from '@broadside/wire';
import {
  type Answer,
  type BotRequest,
  type Clock,
  Host,
  type Keeping,
  obey,
  type Presence,
  type ResponseTimeouts,
  type Thinker,
} from '../src/index.ts';

/** Copies on the way in and out, as a database does. */
export class MemoryKeeping implements Keeping {
  readonly entry: GameProgram;
  private readonly head: Pick<AnyMatch, 'header' | 'seed'>;
  private readonly commands = new Map<string, number>();
  private snapshot: Snapshot<unknown>;
  log: Entry[];
  /** The next entries are not kept. */
  broken = false;
  /** Entries are kept, and nobody hears of it. */
  deaf = false;

  constructor(entry: GameProgram, match: AnyMatch) {
    const { header, seed, log } = structuredClone(saveMatch(match));
    this.entry = entry;
    this.head = { header, seed };
    this.log = [...log];
    this.snapshot = structuredClone(match.snapshot());
  }

  async read() {
    const { log, snapshot } = this;
    return resumeMatch(structuredClone({ ...this.head, log, snapshot }));
  }

  async append(match: AnyMatch, entry: Entry, command: string | null): Promise<{ readonly stored: boolean }> {
    if (this.broken) throw new Error('no room');
    if (entry.n !== this.log.length) return { stored: false };
    this.log.push(structuredClone(entry));
    this.snapshot = structuredClone(match.snapshot());
    if (command !== null) this.commands.set(command, entry.n);
    if (this.deaf) throw new Error('the answer was lost');
    return { stored: true };
  }

  async find(command: string): Promise<number | undefined> {
    return this.commands.get(command);
  }
}

export interface Around {
  readonly clock: Clock;
  /** By seat: the bot that plays there. */
  readonly bots: readonly (string | null)[];
  readonly think: (question: BotRequest) => Promise<Action>;
  readonly thrower: Thrower;
  readonly undo?: UndoPolicy;
  readonly pause?: number;
  readonly atOnce?: number;
  readonly responseTimeouts?: ResponseTimeouts;
  readonly presence?: Presence;
}

export interface RequestInput {
  readonly type: 'play' | 'undo' | 'restart';
  readonly id: string;
  readonly n: number;
  readonly action?: unknown;
}

export class MemoryTable {
  readonly keeping: MemoryKeeping;
  readonly host: Host;
  /** What was sent and what had to be corrected, in order. */
  readonly heard: string[] = [];
  readonly complaints: string[] = [];
  bots: (string | null)[];
  playing = true;

  constructor(keeping: MemoryKeeping, around: Around) {
    const { clock, thrower, think, undo = 'free', pause = 0, atOnce = 99 } = around;
    const thinker: Thinker = { atOnce, think: async (question) => ({ action: await think(question), left: 0 }) };
    const table = this;
    this.keeping = keeping;
    this.bots = [...around.bots];
    this.host = new Host({
      clock,
      thrower,
      keeping,
      thinker,
      seating: {
        get playing() {
          return table.playing;
        },
        pause,
        botAt: (seat) => this.bots[seat],
        obey: (match, order) => obey(match, order, undo),
        ...(around.responseTimeouts ? { responseTimeouts: around.responseTimeouts } : {}),
        ...(around.presence ? { presence: around.presence } : {}),
      },
      hearers: {
        publish: ({ n }) => void this.heard.push(`entry ${n}`),
        flush: () => {},
        correct: ({ n }) => void this.heard.push(`back to ${n}`),
        over: () => void this.heard.push('over'),
      },
      reports: {
        complain: (_level, what) => void this.complaints.push(what),
        wordsFor: wireErrorOf,
      },
    });
  }

  request(seat: Seat, { id, ...input }: RequestInput): Promise<Answer> {
    return new Promise((answer) => this.host.order({ seat, ...input, command: id, answer }));
  }
}
