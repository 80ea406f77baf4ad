/** The spans of one trace, out of the logs of several servers, as a tree: what led to what, when, and how long it took. */

/** A line of the server's log that belongs to a trace. */
export interface SpanLine {
  readonly trace: string;
  readonly span: string;
  readonly parent?: string;
  readonly name: string;
  readonly node: string;
  readonly at: number;
  readonly ms: number;
  readonly request?: string;
  readonly [more: string]: unknown;
}

export interface Branch {
  readonly line: SpanLine;
  readonly branches: readonly Branch[];
}

const MARK = '"msg":"trace"';
/** What every span has, shown in places of its own or not at all. */
const HEAD = new Set([
  'trace',
  'span',
  'parent',
  'name',
  'node',
  'at',
  'ms',
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
]);

/** Undefined for every other line of a log. */
export function readSpan(text: string): SpanLine | undefined {
  if (!text.includes(MARK)) return undefined;
  try {
    // Whatever collects logs may have put something before the line.
    const line = JSON.parse(text.slice(text.indexOf('{'))) as SpanLine;
    return typeof line.trace === 'string' && typeof line.span === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a span names what is looked for: a trace, or a request as its client named it. */
export const isAbout = ({ trace, request }: SpanLine, id: string): boolean => trace === id || request === id;

const byTime = (a: SpanLine, b: SpanLine): number => a.at - b.at;

/** What nobody here is known to have led to stands at the top. */
export function treeOf(lines: readonly SpanLine[]): readonly Branch[] {
  const spans = new Set(lines.map(({ span }) => span));
  const led = new Map<string | undefined, SpanLine[]>();
  for (const line of [...lines].sort(byTime)) {
    const parent = line.parent !== undefined && spans.has(line.parent) ? line.parent : undefined;
    led.set(parent, [...(led.get(parent) ?? []), line]);
  }
  const grow = (parent: string | undefined): readonly Branch[] =>
    (led.get(parent) ?? []).map((line) => ({ line, branches: grow(line.span) }));
  return grow(undefined);
}

const ms = (value: number): string => value.toFixed(2).padStart(10);

function words(line: SpanLine): string {
  const more = Object.entries(line).filter(([field]) => !HEAD.has(field));
  return more.map(([field, value]) => `${field} ${String(value)}`).join(', ');
}

/** One line for each span: when it began after the first, how long it took, its name below what led to it, where it was. */
export function drawTree(tree: readonly Branch[]): readonly string[] {
  const begin = Math.min(...tree.map(({ line }) => line.at));
  const draw = ({ line, branches }: Branch, depth: number, above: string): string[] => {
    const name = `${'  '.repeat(depth)}${line.name}`.padEnd(20);
    const node = line.node === above ? '' : `@${line.node}  `;
    const row = `${ms(line.at - begin)} ${ms(line.ms)}  ${name} ${node}${words(line)}`.trimEnd();
    return [row, ...branches.flatMap((branch) => draw(branch, depth + 1, line.node))];
  };
  return tree.flatMap((branch) => draw(branch, 0, ''));
}
