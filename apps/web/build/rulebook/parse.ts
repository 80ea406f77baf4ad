/**
 * Reads the Markdown our rulebooks are written in: headings, paragraphs, lists, tables, and clauses as
 * `- **XX-SINK-3** text`, and figures as `![what is seen](name)` with the caption in the lines below.
 */
import type { RuleBlock, Rulebook, RuleItem, RuleSection, Spans } from '@broadside/text';
import { CLAUSE_ID, plainText, spansOf } from './spans.ts';

const ITEM = /^(\s*)(?:([-*])|(\d+)\.)\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const CLAUSE = new RegExp(`^\\*\\*(${CLAUSE_ID.source})\\*\\*\\s*(.*)$`, 's');
const FIGURE = /^!\[([^\]]+)\]\(([\w-]+)\)$/;
const TABLE_RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

const isNothing = (line: string): boolean => /^\s*$/.test(line);
const isRule = (line: string): boolean => /^\s*(?:-{3,}|\*{3,})\s*$/.test(line);

/** Headings, and between them runs of lines without a gap. */
function blocksIn(markdown: string): Block[] {
  const blocks: Block[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) blocks.push({ kind: 'lines', lines: run });
    run = [];
  };
  for (const line of markdown.replaceAll('\r', '').split('\n')) {
    const heading = HEADING.exec(line);
    if (heading || isNothing(line) || isRule(line)) close();
    else run.push(line);
    if (heading) blocks.push({ kind: 'heading', depth: heading[1].length, text: plainText(heading[2]) });
  }
  close();
  return blocks;
}

interface Item {
  readonly indent: number;
  readonly ordered: boolean;
  text: string;
  readonly items: Item[];
}

/** Items with those that hang under them; a line without a mark goes on with the item above it. */
function itemsIn(lines: readonly string[]): Item[] {
  const top: Item[] = [];
  const open: Item[] = [];
  for (const line of lines) {
    const match = ITEM.exec(line);
    const last = open.at(-1);
    if (match) {
      const item: Item = { indent: match[1].length, ordered: match[3] !== undefined, text: match[4], items: [] };
      while ((open.at(-1)?.indent ?? -1) >= item.indent) open.pop();
      (open.at(-1)?.items ?? top).push(item);
      open.push(item);
    } else if (last) last.text += ` ${line.trim()}`;
  }
  return top;
}

/** An item that begins with the label of a source: "reconstructed: …", in other languages "printed (с карты): …". */
const SOURCE_LABEL = /^(printed|public|reconstructed)(?: \([^)]*\))?(?=[:,])/;

function ruleItem({ text, items }: Pick<Item, 'text' | 'items'>, ids: ReadonlySet<string>): RuleItem {
  // A label is code: the screen shows it as a sign in the reader's language.
  const spans = spansOf(text.replace(SOURCE_LABEL, '`$1`'), ids);
  return items.length === 0 ? { spans } : { spans, items: items.map((item) => ruleItem(item, ids)) };
}

/** Clauses stand alone; the items between them keep together. */
function listBlocks(lines: readonly string[], ids: ReadonlySet<string>): RuleBlock[] {
  const blocks: RuleBlock[] = [];
  let loose: Item[] = [];
  const close = (): void => {
    if (loose.length > 0)
      blocks.push({ kind: 'list', ordered: loose[0].ordered, items: loose.map((item) => ruleItem(item, ids)) });
    loose = [];
  };
  for (const item of itemsIn(lines)) {
    const clause = CLAUSE.exec(item.text);
    if (!clause) loose.push(item);
    else {
      close();
      blocks.push({ kind: 'clause', id: clause[1], ...ruleItem({ text: clause[2], items: item.items }, ids) });
    }
  }
  close();
  return blocks;
}

const cellsOf = (line: string, ids: ReadonlySet<string>): Spans[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => spansOf(cell.replaceAll('\\|', '|'), ids));

function linesBlocks(lines: readonly string[], ids: ReadonlySet<string>): RuleBlock[] {
  if (lines.length > 1 && lines[0].includes('|') && TABLE_RULE.test(lines[1].trim())) {
    const rows = lines.slice(2).map((line) => cellsOf(line, ids));
    return [{ kind: 'table', head: cellsOf(lines[0], ids), rows }];
  }
  const figure = FIGURE.exec(lines[0].trim());
  if (figure) {
    const caption = lines.slice(1).map((line) => line.trim());
    return [{ kind: 'figure', figure: figure[2], alt: figure[1], spans: spansOf(caption.join(' '), ids) }];
  }
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first === 0) return listBlocks(lines, ids);
  const words = (first < 0 ? lines : lines.slice(0, first)).map((line) => line.replace(/^\s*>\s?/, '').trim());
  const text: RuleBlock = { kind: 'text', spans: spansOf(words.join(' '), ids) };
  return first < 0 ? [text] : [text, ...listBlocks(lines.slice(first), ids)];
}

/** Every clause of a book: two with one id would be one address for two rules. */
function idsIn(markdown: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const line of markdown.split('\n')) {
    const id = CLAUSE.exec(ITEM.exec(line)?.[4] ?? '')?.[1];
    if (id === undefined) continue;
    if (ids.has(id)) throw new Error(`the rulebook has two clauses ${id}`);
    ids.add(id);
  }
  return ids;
}

export function parseRulebook(markdown: string): Rulebook {
  const ids = idsIn(markdown);
  const intro: RuleBlock[] = [];
  const sections: (RuleSection & { readonly blocks: RuleBlock[] })[] = [];
  let title = '';
  let headings = 0;
  for (const block of blocksIn(markdown)) {
    const section = sections.at(-1);
    const here = section?.blocks ?? intro;
    if (block.kind === 'lines') here.push(...linesBlocks(block.lines, ids));
    else if (block.depth === 1) title = block.text;
    else if (block.depth === 2) {
      sections.push({ id: String(sections.length + 1), title: block.text, blocks: [] });
      headings = 0;
    } else {
      headings += 1;
      here.push({ kind: 'heading', id: `${section?.id ?? 0}.${headings}`, title: block.text });
    }
  }
  return { title, intro, sections };
}
