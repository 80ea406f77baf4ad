/** The figures in the tables of the rulebook are those of the cards, in every language. */
import { readFileSync } from 'node:fs';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { ISLANDS } from '../cards/ocean.ts';
import { COPIES_OF_UPGRADE, UPGRADES } from '../cards/ship.ts';
import { type Order, type OrderSide, SOLO_CARDS } from '../cards/solo.ts';
import { ROW_CARDS } from '../cards/table.ts';

type Cells = readonly string[];

const cellsOf = (line: string): Cells =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isRow = (line: string): boolean => line.startsWith('|');
const numbersIn = (cell: string): number[] => (cell.match(/\d+/g) ?? []).map(Number);

/** Every table of a book, without its head. */
function tablesOf(book: string): readonly (readonly Cells[])[] {
  const lines = book.split('\n');
  const starts = lines.flatMap((line, at) => (isRow(line) && !isRow(lines[at - 1] ?? '') ? [at] : []));
  return starts.map((start) => {
    const end = lines.findIndex((line, at) => at > start && !isRow(line));
    return lines.slice(start + 2, end).map(cellsOf);
  });
}

const sideNumber = (order: Order): number[] => {
  switch (order.do) {
    case 'move':
      return order.target === 'harbour' ? [] : [order.sails];
    case 'attack':
      return order.cubes > 0 ? [order.cubes] : [];
    case 'influence':
    case 'produce':
    case 'train':
    case 'coins':
    case 'repair':
      return [order.n];
    case 'build':
    case 'upgrade':
    case 'takeCard':
    case 'mode':
      return [];
  }
};

const numbersOf = ({ orders, otherwise }: OrderSide): number[] => [...orders, ...otherwise].flatMap(sideNumber);

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  const book = readFileSync(new URL(`../rulebook/${locale}.md`, import.meta.url), 'utf8');
  const tables = tablesOf(book);
  /** Tables in the order of the book, recognised by what their rows look like. */
  const tablesWith = (columns: number, rows: (cells: Cells) => boolean): readonly Cells[] =>
    tables.filter((table) => table[0].length === columns && rows(table[0])).flat();
  const isLabel = (cell = ''): boolean => /^`\w+`$/.test(cell);

  it('shows slots, values and hand limit of every island', () => {
    const shown = tablesWith(6, (cells) => isLabel(cells.at(-1)));
    expect(shown.map((cells) => [cells[1], cells[3], cells[4]].flatMap(numbersIn))).toEqual(
      ISLANDS.map(({ slots, values, hand }) => [slots, ...values, ...(hand > 0 ? [hand] : [])]),
    );
  });

  it('shows sails, cannons, hold and number of every ship upgrade', () => {
    const shown = tablesWith(6, (cells) => !isLabel(cells.at(-1)));
    expect(shown.map((cells) => cells.slice(2).map((cell) => numbersIn(cell)[0] ?? 0))).toEqual(
      UPGRADES.map(({ sails, cannons, hold }) => [sails, cannons, hold, COPIES_OF_UPGRADE]),
    );
  });

  it('shows the value of every achievement', () => {
    const shown = tablesWith(3, (cells) => /^\d+$/.test(cells[2]));
    expect(shown.map((cells) => Number(cells[2]))).toEqual(ACHIEVEMENTS.map(({ value }) => value));
  });

  it('shows price, copies and source of every advancement', () => {
    const shown = tablesWith(5, (cells) => isLabel(cells.at(-1)));
    expect(shown.map((cells) => [Number(cells[2]), Number(cells[3]), cells[4].replaceAll('`', '')])).toEqual(
      ROW_CARDS.flatMap(({ price, copies, effectSource, back }) =>
        back === null && copies > 0 ? [[price, copies, effectSource]] : [],
      ),
    );
  });

  it('shows price and cubes of every merchant', () => {
    const shown = tablesWith(8, () => true);
    expect(shown.map((cells) => [Number(cells[2]), Number(cells[4])])).toEqual(
      ROW_CARDS.flatMap(({ price, back }) => (back === null ? [] : [[price, back.cubes]])),
    );
  });

  it('shows stage and figures of both sides of every card of the rival', () => {
    const shown = tablesWith(4, (cells) => /^[123]$/.test(cells[1]));
    expect(shown.map((cells) => [Number(cells[1]), numbersIn(cells[2]), numbersIn(cells[3])])).toEqual(
      SOLO_CARDS.map(({ stage, normal, hard }) => [stage, numbersOf(normal), numbersOf(hard)]),
    );
  });
});
