/** What is printed on a card, figure by figure: for the table of all cards in the rulebook. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure } from '@broadside/kit';
import { ITEMS } from '../../cards/types.ts';
import { MODULES } from '../../rules/facade.ts';
import { rewardOf } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';

const KEY = 'port-royal.printed';

/** Said by the card's name already. */
const IN_THE_NAME: readonly string[] = ['kind', 'colour'];

/** Words that stand where other cards have a number. */
const WORDS = [
  'sabres.skull',
  'leaves.half',
  'bonus.mostSabres',
  'bonus.fewestPoints',
  ...ITEMS.map((item) => `item.${item}` as const),
] as const;

const LABELS = [
  'cost',
  'points',
  'coins',
  'sabres',
  'gift',
  'item',
  'crowns',
  'price',
  'ares',
  'needs',
  'onlyWithPlayers',
  'from',
  'leaves',
  'bonus',
] as const;

function valueFor(card: CardInfo, key: string, value: unknown, say: Say): string | undefined {
  if (value === true) return undefined;
  if (key === 'needs') return rewardOf(card.id, say).needs;
  const word = String(value);
  const known = WORDS.find((one) => one === `${key}.${word}`);
  return known ? say(`${KEY}.${known}`) : word;
}

/** A figure that has no words here yet keeps the name it has in the card's data. */
export function figuresOf(card: CardInfo, say: Say): readonly Figure[] {
  return Object.entries(card.printed)
    .filter(([key]) => !IN_THE_NAME.includes(key))
    .map(([key, printed]) => {
      const known = LABELS.find((one) => one === key);
      const label = known ? say(`${KEY}.${known}`) : key;
      const value = valueFor(card, key, printed, say);
      return value === undefined ? { label } : { label, value };
    });
}

const BOXED = ['base', ...MODULES, 'adventure'] as const;

export function moduleName(module: string, say: Say): string {
  const known = BOXED.find((one) => one === module);
  return known ? say(`port-royal.module.${known}`) : module;
}
