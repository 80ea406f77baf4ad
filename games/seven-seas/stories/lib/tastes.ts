/** What the verbs of Pirates of the 7 Seas are worth to different people. */
import { barOffers, type Moment } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';

export const CHARACTERS = [
  'Shipwright',
  'Governor',
  'Captain',
  'Native',
  'Shaman',
  'Merchant',
  'Cartographer',
] as const;
export type CharacterName = (typeof CHARACTERS)[number];

const VERBS: readonly (readonly [RegExp, number])[] = [
  [/^(Raid:|Open:|Lay the curse:|Play a )/, 95],
  [/^Throw the dice/, 95],
  [/^Draw an adventure/, 90],
  [/^Keep everything/, 80],
  [/^Sell all/, 78],
  [/^Close the sale/, 76],
  [/^Take the gift/, 70],
  [/^(Keep one|Discard one|Lose one|Name |Give |Take the \d|First: |Hit |Which )/, 60],
  [/^(Buy |Become )/, 55],
  [/^Keep \d+ ships?/, 50],
  [/^End the turn/, 40],
  [/^(Leave|Throw all|Send none)/, 5],
  [/^Decline/, 4],
];

const sent = (words: string): number => Number(/^Send (\d+)/.exec(words)?.[1] ?? 0);

/**
 * Chooses characters in this order, over and over, as far as they are in hand; raids with all it may send, takes what
 * it gets and sells it all.
 */
export function seafarer(order: readonly CharacterName[]): Taste {
  return (words) => {
    if (/^Choose a character/.test(words)) return 100;
    const character = order.findIndex((name) => words.startsWith(`Choose the ${name}`));
    if (character >= 0) return 100 - character;
    if (sent(words) > 0) return 60 + sent(words);
    return VERBS.find(([verb]) => verb.test(words))?.[1] ?? 0;
  };
}

/** Draws whenever it can: the shortest way to the end. */
export const TO_THE_END = seafarer(['Cartographer', 'Captain', 'Native', 'Shaman', 'Merchant']);
/** Raids again and again, with new ships for those that sank. */
export const RAIDER = seafarer(['Shipwright', 'Cartographer', 'Captain', 'Native', 'Shaman']);
/** Sells whatever it has. */
export const TRADER = seafarer(['Merchant', 'Captain', 'Cartographer', 'Native', 'Shaman']);

/** Does as little as the rules allow. */
export const IDLER: Taste = (words, moment) =>
  /^(End the turn|Send none|Leave|Decline|Close the sale)/.test(words) ? 300 : TO_THE_END(words, moment);

export const mayChoose = (moment: Moment): boolean => barOffers(moment, /^Choose a character/);
export const mayThrow = (moment: Moment): boolean => barOffers(moment, /^Throw the dice/);
