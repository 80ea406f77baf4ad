/** What is printed on a card, figure by figure: for the table of all cards in the rulebook. */

import type { CardInfo } from '@broadside/kernel';
import type { Figure, GameUI } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import { GOODS } from '../cards/table.ts';
import { aboutCard, nationName } from '../text/cards.ts';
import type { TableSay, tableText } from '../text/table.ts';
import { deedOf, printOf } from './card/index.ts';

/** What is printed, by the rest of its key. */
type Printed = KeyUnder<typeof tableText.en, 'seven-seas.printed'>;

function figuresOf(card: CardInfo, say: TableSay): readonly Figure[] {
  const figure = (key: Printed, value: string | number): Figure => ({
    label: say(`seven-seas.printed.${key}`),
    value: String(value),
  });
  const print = printOf(card.id);
  switch (print.kind) {
    case 'caravan':
      return [figure('nation', nationName(print.nation, say)), figure('ships', print.ships)];
    case 'port':
      return GOODS.map((good, at) => figure(good, print.prices[at] ?? 1));
    case 'curse':
    case 'end':
    case 'loot':
      return [figure('effect', aboutCard(card.id, say))];
    case 'character': {
      const { action, gift } = deedOf(print.character, say);
      return [figure('order', print.character + 1), figure('action', action), figure('gift', gift)];
    }
  }
}

const MODULES = ['caravan', 'port', 'curse', 'end', 'loot', 'character'] as const;

function moduleName(module: string, say: TableSay): string {
  const known = MODULES.find((name) => name === module);
  return known === undefined ? module : say(`seven-seas.module.${known}`);
}

export const figures: GameUI['figures'] = { of: figuresOf, module: (module, say) => moduleName(module, say) };
