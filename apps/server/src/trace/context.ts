/** The name of a trace, and how it travels: as the W3C's `traceparent`, over HTTP and in news. */
import { hash, randomBytes } from 'node:crypto';

/** A trace, and the span in it that leads here. */
export interface TraceContext {
  readonly trace: string;
  readonly parent: string;
}

/** What a client wrote, and whether it asks for the trace to be written. */
export interface Asked extends TraceContext {
  readonly wanted: boolean;
}

const TRACE_LETTERS = 32;
const SPAN_LETTERS = 16;
/** Version, trace, span, flags; a later version may add fields. */
const HEADER = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?=-|$)/;
const SAMPLED = 1;

export function readTraceparent(header: unknown): Asked | undefined {
  const [, trace, parent, flags] = typeof header === 'string' ? (HEADER.exec(header) ?? []) : [];
  if (trace === undefined || parent === undefined) return undefined;
  return { trace, parent, wanted: (Number.parseInt(flags as string, 16) & SAMPLED) !== 0 };
}

export const traceparent = ({ trace, parent }: TraceContext): string => `00-${trace}-${parent}-01`;

export const freshTrace = (): string => randomBytes(TRACE_LETTERS / 2).toString('hex');
export const freshSpan = (): string => randomBytes(SPAN_LETTERS / 2).toString('hex');

/** The same request has the same trace at every node, also when it is sent again to another one. */
export const traceOf = (table: string, request: string): string =>
  hash('sha256', `${table} ${request}`).slice(0, TRACE_LETTERS);

const WHOLE = 2 ** 32;

/** Whether a trace is among so large a share of all: every node says the same. */
export const isSampled = (trace: string, rate: number): boolean =>
  Number.parseInt(trace.slice(0, 8), 16) < rate * WHOLE;
