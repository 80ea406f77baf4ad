/** What is printed on a card, figure by figure, for the table of all cards in the rulebook; what it does stands there under its name. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure, GameUI } from '@broadside/kit';
import { SLOTS } from '../cards/rowCard.ts';
import { type Module, rowCard } from '../cards/table.ts';
import type { TableSay } from '../text/table.ts';

const KEY = 'dead-reckoning.printed';
const MODULES: readonly Module[] = [
  'crew',
  'row',
  'back',
  'island',
  'sea',
  'upgrade',
  'building',
  'token',
  'solo',
  'achievement',
];

function figuresOf({ id, module, printed }: CardInfo, say: TableSay): readonly Figure[] {
  const figure = (key: 'row' | 'slot' | 'price' | 'cubes' | 'coins', value: unknown): Figure => ({
    label: say(`${KEY}.${key}`),
    value: String(value),
  });
  switch (module) {
    case 'row':
      return [
        figure('row', printed.row),
        figure('slot', say(`${KEY}.slot.${SLOTS[rowCard(id).slot]}`)),
        figure('price', printed.price),
      ];
    case 'back':
      return [figure('row', printed.row), figure('cubes', printed.cubes)];
    case 'building':
      return printed.cubes === 0 ? [] : [figure('cubes', printed.cubes)];
    case 'achievement':
      return [figure('coins', printed.value)];
    default:
      return [];
  }
}

function moduleName(module: string, say: TableSay): string {
  const known = MODULES.find((one) => one === module);
  return known === undefined ? module : say(`${KEY}.module.${known}`);
}

export const figures: GameUI['figures'] = {
  of: (card, say) => figuresOf(card, say),
  module: (module, say) => moduleName(module, say),
};
