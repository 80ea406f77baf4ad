/** Which requests are traced, and how many at most: a share of all, and what a client asks for by its `traceparent`. */
import type { Order } from '@broadside/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { Bucket } from '../live/bucket.ts';
import type { Metrics } from '../metrics.ts';
import { freshTrace, isSampled, readTraceparent, traceOf } from './context.ts';
import { type About, Span, type SpanLine, type SpanName } from './span.ts';

/** Of what is traced at most so much is what clients ask for. */
const ASKED = 0.2;

export interface TracerSettings {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly node: () => string;
}

interface Opening {
  readonly trace: string;
  readonly parent?: string | undefined;
  readonly began?: number | undefined;
}

export class Tracer {
  private readonly settings: TracerSettings;
  private readonly rate: number;
  private readonly chosen: Bucket;
  private readonly asked: Bucket;

  constructor(settings: TracerSettings) {
    const { trace, limits } = settings.config;
    this.settings = settings;
    this.rate = trace;
    this.chosen = new Bucket(limits.traces, limits.traces);
    this.asked = new Bucket(ASKED * limits.traces, Math.max(1, ASKED * limits.traces));
  }

  /** What a person or the host itself orders at a table. */
  order(table: string, order: Order, n: number): Span | undefined {
    if (this.rate === 0) return undefined;
    const { command, seat } = order;
    const trace = traceOf(table, command === null ? `${seat} ${n}` : `${seat}.${command}`);
    if (!isSampled(trace, this.rate) || !this.may(this.chosen)) return undefined;
    if (command === null) return this.open('act', { trace }, { table, seat });
    return this.open('request', { trace, began: order.since }, { table, seat, request: command });
  }

  /** A request over HTTP, with what its client wrote about a trace. */
  edge(name: 'http' | 'connect', header: unknown, about: About): Span | undefined {
    if (this.rate === 0) return undefined;
    const given = readTraceparent(header);
    const trace = given?.trace ?? freshTrace();
    const isMine = isSampled(trace, this.rate) && this.may(this.chosen);
    if (!isMine && !(given?.wanted && this.may(this.asked))) return undefined;
    return this.open(name, { trace, parent: given?.parent }, about);
  }

  /** What another node has begun goes on here. Whoever began it has counted it. */
  goOn(name: 'follow' | 'tend', header: string | undefined, about: About): Span | undefined {
    if (this.rate === 0 || header === undefined) return undefined;
    const given = readTraceparent(header);
    return given && this.open(name, given, about);
  }

  private may(bucket: Bucket): boolean {
    if (bucket.take()) return true;
    this.settings.metrics.traces.inc({ result: 'dropped' });
    return false;
  }

  private open(name: SpanName, { trace, parent, began = performance.now() }: Opening, about: About): Span {
    this.settings.metrics.traces.inc({ result: 'written' });
    return new Span({ name, trace, parent, began, node: this.settings.node(), write: this.write }, about);
  }

  private readonly write = (line: SpanLine): void => {
    this.settings.log.info(line, 'trace');
  };
}
