/** What is printed on a card, figure by figure: for the table of all cards in the rulebook. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure } from '@broadside/kit';
import type { Say } from '@broadside/text';
import { rewardOf } from '../text/cards.ts';

const KEY = 'port-royal.printed';

/** Said by the card's name already. */
const IN_THE_NAME: readonly string[] = ['kind', 'colour'];

/** Words that stand where other cards have a number. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  sabres: ['skull'],
  leaves: ['half'],
  bonus: ['mostSabres', 'fewestPoints'],
  item: ['ritualBook', 'herbs', 'bread', 'rum'],
};

const LABELS: readonly string[] = [
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
];

function valueFor(card: CardInfo, key: string, value: unknown, say: Say): string | undefined {
  if (value === true) return undefined;
  if (key === 'needs') return rewardOf(card.id, say).needs;
  const word = String(value);
  return WORDS[key]?.includes(word) ? say(`${KEY}.${key}.${word}`) : word;
}

/** A figure that has no words here yet keeps the name it has in the card's data. */
export function figuresOf(card: CardInfo, say: Say): readonly Figure[] {
  return Object.entries(card.printed)
    .filter(([key]) => !IN_THE_NAME.includes(key))
    .map(([key, printed]) => {
      const label = LABELS.includes(key) ? say(`${KEY}.${key}`) : key;
      const value = valueFor(card, key, printed, say);
      return value === undefined ? { label } : { label, value };
    });
}

const MODULES: readonly string[] = ['base', 'gambler', 'setSail', 'contractCards', 'adventure'];

export const moduleName = (module: string, say: Say): string =>
  MODULES.includes(module) ? say(`port-royal.module.${module}`) : module;
