/** What is printed on a card, figure by figure: for the table of all cards in the rulebook. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure, GameFace } from '@broadside/kit';
import type { Say } from '@broadside/text';
import { GOODS, NATIONS } from '../cards/table.ts';
import { aboutCard } from '../text/cards.ts';
import { deedOf, printOf } from './card/index.ts';

const KEY = 'seven-seas.printed';

function figuresOf(card: CardInfo, say: Say): readonly Figure[] {
  const figure = (key: string, value: string | number): Figure => ({
    label: say(`${KEY}.${key}`),
    value: String(value),
  });
  const print = printOf(card.id);
  switch (print.kind) {
    case 'caravan':
      return [figure('nation', say(`seven-seas.nation.${NATIONS[print.nation]}`)), figure('ships', print.ships)];
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

const MODULES: readonly string[] = ['caravan', 'port', 'curse', 'end', 'loot', 'character'];

const moduleName = (module: string, say: Say): string =>
  MODULES.includes(module) ? say(`seven-seas.module.${module}`) : module;

export const figures: GameFace['figures'] = { of: figuresOf, module: moduleName };
