/** A rulebook as passages that can be found: a clause, a paragraph, an item, a row, a figure, a symbol. */
import type { Legend, RuleBlock, Rulebook, RulebookParts, RuleItem, Spans } from '@broadside/text';

export type Part = 'page' | 'rules' | 'symbols';

/** A symbol by its names in the legend. */
export interface SymbolEntry {
  readonly kind: 'symbol';
  readonly group: string;
  readonly symbol: string;
  readonly name: string;
  readonly about: string;
}

export interface Passage {
  readonly part: Part;
  /** The headings over it, from the outer to the inner. */
  readonly over: readonly string[];
  /** Where in its part it is read. */
  readonly place: string | undefined;
  readonly block: Exclude<RuleBlock, { kind: 'heading' }> | SymbolEntry;
  /** The id of a clause. */
  readonly id?: string;
  readonly text: string;
}

const spansText = (spans: Spans): string => spans.map(({ text }) => text).join('');
const itemText = ({ spans, items = [] }: RuleItem): string => [spansText(spans), ...items.map(itemText)].join(' ');

type Found = Pick<Passage, 'block' | 'text'> & { readonly id?: string };

/** Lists and tables fall apart into what can be read alone. */
function fallApart(block: Exclude<RuleBlock, { kind: 'heading' }>): readonly Found[] {
  switch (block.kind) {
    case 'text':
      return [{ block, text: spansText(block.spans) }];
    case 'figure':
      return [{ block, text: `${spansText(block.spans)} ${block.alt}` }];
    case 'clause':
      return [{ block, text: itemText(block), id: block.id }];
    case 'list':
      return block.items.map((item) => ({ block: { ...block, items: [item] }, text: itemText(item) }));
    case 'table':
      return block.rows.map((row) => ({ block: { ...block, rows: [row] }, text: row.map(spansText).join(' ') }));
  }
}

interface Place {
  readonly part: Part;
  readonly over: readonly string[];
  readonly place: string | undefined;
}

function* passagesIn(blocks: readonly RuleBlock[], at: Place): Generator<Passage> {
  let here = at;
  for (const block of blocks)
    if (block.kind === 'heading') here = { ...at, over: [...at.over, block.title], place: block.id };
    else for (const found of fallApart(block)) yield { ...here, ...found };
}

function* ofBook({ title, intro, sections }: Rulebook, part: Part): Generator<Passage> {
  yield* passagesIn(intro, { part, over: part === 'rules' ? [title] : [], place: undefined });
  for (const { id, title: name, blocks } of sections)
    yield* passagesIn(blocks, { part, over: [name], place: part === 'rules' ? id : undefined });
}

function* ofLegend(legend: Legend): Generator<Passage> {
  for (const [group, { title, symbols }] of Object.entries(legend))
    for (const [symbol, [name, about]] of Object.entries(symbols)) {
      const block: SymbolEntry = { kind: 'symbol', group, symbol, name, about };
      yield { part: 'symbols', over: [title], place: undefined, block, text: `${name}. ${about}` };
    }
}

export const passagesOf = ({ page, rules, legend }: RulebookParts): readonly Passage[] => [
  ...ofBook(page, 'page'),
  ...ofBook(rules, 'rules'),
  ...ofLegend(legend),
];
