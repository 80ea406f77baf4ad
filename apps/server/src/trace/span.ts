/**
 * One thing that is done for a request at one node, in steps that follow each other; each becomes a line of the log. There
 * is room for names, numbers and times alone: nothing of what lies on the table could stand in a line.
 */
import type { ApiErrorCode } from '../apiError.ts';
import { freshSpan, type TraceContext, traceparent } from './context.ts';

export type SpanName = 'http' | 'connect' | 'request' | 'act' | 'follow' | 'tend';
export type StepName =
  | 'queue'
  | 'rules'
  | 'batch'
  | 'store'
  | 'views'
  | 'news'
  | 'write'
  | 'overtaken'
  | 'repeat'
  | 'read'
  | 'change';

/** How it ended: in the words of the server, or refused by the rules of the game, whose reasons are the player's own. */
export type Result = 'done' | 'refused' | ApiErrorCode;

export interface About {
  readonly table?: string;
  /** As the client named it. */
  readonly request?: string;
  readonly seat?: number;
  readonly n?: number;
  /** Entries written together. */
  readonly entries?: number;
  /** Connections that are sent something. */
  readonly connections?: number;
  readonly method?: string;
  /** The pattern of the route, not what stands in its place. */
  readonly route?: string;
  readonly status?: number;
  readonly result?: Result;
}

export interface SpanLine extends About {
  readonly trace: string;
  readonly span: string;
  readonly parent?: string;
  readonly name: SpanName | StepName;
  readonly node: string;
  /** Milliseconds since 1970, and how long it took. */
  readonly at: number;
  readonly ms: number;
}

const round = (ms: number): number => Math.round(1000 * ms) / 1000;
const wallClock = (at: number): number => round(performance.timeOrigin + at);

export interface SpanSettings {
  readonly name: SpanName;
  readonly trace: string;
  readonly parent?: string | undefined;
  readonly node: string;
  /** By `performance.now()`. */
  readonly began: number;
  readonly write: (line: SpanLine) => void;
}

export class Span {
  readonly trace: string;
  private readonly id = freshSpan();
  private readonly settings: SpanSettings;
  private readonly about: About;
  private last: number;
  private ended = false;

  constructor(settings: SpanSettings, about: About) {
    this.settings = settings;
    this.trace = settings.trace;
    this.about = about;
    this.last = settings.began;
  }

  /** What whoever goes on with it elsewhere is given. */
  get traceparent(): string {
    const context: TraceContext = { trace: this.trace, parent: this.id };
    return traceparent(context);
  }

  /** Another part is done: it took from the end of the last one until now. */
  step(name: StepName, about: About = {}): void {
    if (this.ended) return;
    const now = performance.now();
    this.write({ ...about, span: freshSpan(), parent: this.id, name }, this.last, now);
    this.last = now;
  }

  end(about: About = {}): void {
    if (this.ended) return;
    this.ended = true;
    const { name, parent, began } = this.settings;
    const head = { span: this.id, name, ...(parent === undefined ? {} : { parent }) };
    this.write({ ...this.about, ...about, ...head }, began, performance.now());
  }

  private write(line: Omit<SpanLine, 'trace' | 'node' | 'at' | 'ms'>, from: number, to: number): void {
    const { trace, node, write } = this.settings;
    write({ trace, node, ...line, at: wallClock(from), ms: round(to - from) });
  }
}
