/** The words of a line: bold, italics, code, and the clauses it mentions. */
import type { Span, Spans } from '@broadside/text';

/** `XX-SINK-3`, `XX-DEC-W1`, `XX-END-PHASE-2`, `XX-ADV-X.1`: the game, the subject, the number. */
export const CLAUSE_ID = /[A-Z][A-Z0-9]+(?:-[A-Z]+)+-(?:[A-Z]?\d+(?:\.\d+)?|[A-Z]\.\d+)/;

type Looks = Omit<Span, 'text' | 'clause'>;

const MARKS: readonly { readonly pattern: RegExp; readonly look: Looks }[] = [
  { pattern: /`([^`]+)`/, look: { code: true } },
  { pattern: /\*\*(.+?)\*\*(?!\*)/, look: { bold: true } },
  { pattern: /(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/, look: { italic: true } },
  { pattern: /(?<!\w)_([^\s_](?:[^_]*[^\s_])?)_(?!\w)/, look: { italic: true } },
];

interface Found {
  readonly at: number;
  readonly whole: string;
  readonly inner: string;
  readonly look: Looks;
}

/** The mark that begins first; of two that begin together, the one named first. */
function firstMark(text: string): Found | undefined {
  let first: Found | undefined;
  for (const { pattern, look } of MARKS) {
    const match = pattern.exec(text);
    if (match && (first === undefined || match.index < first.at))
      first = { at: match.index, whole: match[0], inner: match[1], look };
  }
  return first;
}

const plain = (text: string, looks: Looks): Span[] => (text === '' ? [] : [{ text, ...looks }]);

function marked(text: string, looks: Looks): Span[] {
  const found = firstMark(text);
  if (!found) return plain(text, looks);
  const { at, whole, inner, look } = found;
  const both = { ...looks, ...look };
  const middle = look.code === true ? plain(inner, both) : marked(inner, both);
  return [...plain(text.slice(0, at), looks), ...middle, ...marked(text.slice(at + whole.length), looks)];
}

/** An id of this book becomes a link; any other stays what it is. */
function linked({ text, ...looks }: Span, ids: ReadonlySet<string>): Span[] {
  const parts = text.split(new RegExp(`(?<![\\w-])(${CLAUSE_ID.source})(?![\\w-])`));
  return joined(
    parts.flatMap((part, i) => (i % 2 === 1 && ids.has(part) ? [{ text: part, clause: true }] : plain(part, looks))),
  );
}

const alike = (one: Span, other: Span): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.code === other.code && one.clause === other.clause;

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.clause === undefined && alike(last, span))
      all[all.length - 1] = { ...last, text: last.text + span.text };
    else all.push(span);
  }
  return all;
}

export const spansOf = (text: string, ids: ReadonlySet<string>): Spans =>
  marked(text.trim(), {}).flatMap((span) => linked(span, ids));

/** The words alone. */
export const plainText = (text: string): string =>
  marked(text.trim(), {})
    .map((span) => span.text)
    .join('');
