/** The lines of traces in a log, and what may stand in them. */
import type { LogStream } from '../src/http/app.ts';
import type { SpanLine } from '../src/trace/span.ts';

export class TraceLog implements LogStream {
  readonly lines: SpanLine[] = [];

  write(line: string): void {
    const { level, time, pid, hostname, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
    if (msg === 'trace') this.lines.push(rest as unknown as SpanLine);
  }

  of(request: string): readonly SpanLine[] {
    const trace = this.lines.find((line) => line.request === request)?.trace;
    return trace === undefined ? [] : this.lines.filter((line) => line.trace === trace);
  }

  named(name: SpanLine['name']): readonly SpanLine[] {
    return this.lines.filter((line) => line.name === name);
  }
}

const WORD = /^[a-z][a-z-]{1,20}$/;
const NAME = /^[A-Za-z0-9_-]{1,40}$/;
const HEX_16 = /^[0-9a-f]{16}$/;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= -1;
const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const like =
  (form: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && form.test(value);

/** Everything a line may hold, none of which has room for what lies on the table. */
const FIELDS: Readonly<Record<keyof SpanLine, (value: unknown) => boolean>> = {
  trace: like(/^[0-9a-f]{32}$/),
  span: like(HEX_16),
  parent: like(HEX_16),
  name: like(WORD),
  node: like(NAME),
  at: isTime,
  ms: isTime,
  table: like(NAME),
  request: like(NAME),
  seat: isCount,
  n: isCount,
  entries: isCount,
  connections: isCount,
  method: like(/^[A-Z]{3,7}$/),
  route: like(/^\/api\/[a-z/:-]*$/),
  status: isCount,
  result: like(WORD),
};

/** Whatever stands in a line that should not. */
export const strangeIn = (line: SpanLine): readonly string[] =>
  Object.entries(line).flatMap(([field, value]) =>
    Object.hasOwn(FIELDS, field) && FIELDS[field as keyof SpanLine](value)
      ? []
      : [`${field}: ${JSON.stringify(value)}`],
  );
