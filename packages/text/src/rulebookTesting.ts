/** What the rulebook of every game must have, in every language. */
import type { RuleBlock, Rulebook, RulebookParts, RuleItem, Spans } from './rulebook.ts';

/** How many words "How to play in one page" has, and how many figures. */
const WORDS = { least: 300, most: 500 };
const FIGURES = { least: 3, most: 5 };

const words = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
const spansText = (spans: Spans): string => spans.map(({ text }) => text).join('');
const itemText = ({ spans, items = [] }: RuleItem): string => [spansText(spans), ...items.map(itemText)].join(' ');

function textOf(block: RuleBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.title;
    case 'list':
      return block.items.map(itemText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(spansText).join(' ');
    default:
      return spansText(block.spans);
  }
}

const blocksOf = ({ intro, sections }: Rulebook): readonly RuleBlock[] => [
  ...intro,
  ...sections.flatMap(({ blocks }) => blocks),
];

/** As a reader counts them: headings and captions too. */
export const wordsOfPage = (page: Rulebook): number =>
  [page.title, ...page.sections.map(({ title }) => title), ...blocksOf(page).map(textOf)].reduce(
    (sum, text) => sum + words(text),
    0,
  );

const isOutside = (count: number, { least, most }: typeof WORDS): boolean => count < least || count > most;

function pageFaults({ page }: RulebookParts, drawn: readonly string[]): string[] {
  const figures = blocksOf(page).filter((block) => block.kind === 'figure');
  const count = wordsOfPage(page);
  return [
    ...(isOutside(count, WORDS) ? [`the page has ${count} words`] : []),
    ...(isOutside(figures.length, FIGURES) ? [`the page has ${figures.length} figures`] : []),
    ...figures.filter(({ spans }) => words(spansText(spans)) < 3).map(({ figure }) => `${figure} has no caption`),
    ...figures.filter(({ alt }) => words(alt) < 3).map(({ figure }) => `${figure} does not say what is seen`),
    ...figures.filter(({ figure }) => !drawn.includes(figure)).map(({ figure }) => `${figure} is not drawn`),
    ...drawn.filter((name) => !figures.some(({ figure }) => figure === name)).map((name) => `${name} is not shown`),
  ];
}

type Names = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const namesOf = (groups: Names): string[] =>
  Object.entries(groups).flatMap(([group, symbols]) => Object.keys(symbols).map((name) => `${group}/${name}`));

function legendFaults({ legend }: RulebookParts, drawn: Names): string[] {
  const told = Object.entries(legend).flatMap(([group, { symbols }]) =>
    Object.entries(symbols).map(([name, entry]) => ({ id: `${group}/${name}`, entry })),
  );
  const ids = told.map(({ id }) => id);
  return [
    ...namesOf(drawn)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is not explained`),
    ...ids.filter((id) => !namesOf(drawn).includes(id)).map((id) => `${id} is not drawn`),
    ...told.filter(({ entry: [name] }) => words(name) === 0).map(({ id }) => `${id} has no name`),
    ...told.filter(({ entry: [, about] }) => !/[.!?]$/.test(about)).map(({ id }) => `${id} is not told in a sentence`),
  ];
}

/** What is wrong with the page and the legend of a game in one language; nothing if all is well. */
export const rulebookFaults = (
  parts: RulebookParts,
  art: { readonly figures: Readonly<Record<string, unknown>>; readonly symbols: Names },
): string[] => [...pageFaults(parts, Object.keys(art.figures)), ...legendFaults(parts, art.symbols)];

/** Which figures and symbols there are, in their order: the same in every language. */
export const rulebookOutline = ({ page, legend }: RulebookParts): string[] => [
  ...blocksOf(page).flatMap((block) => (block.kind === 'figure' ? [block.figure] : [])),
  ...namesOf(Object.fromEntries(Object.entries(legend).map(([group, { symbols }]) => [group, symbols]))),
];
