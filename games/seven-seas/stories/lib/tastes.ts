/** What the verbs of Pirates of the 7 Seas are worth to different people. */
import { barOffers, kindOf, type Moment, type Verb } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';
import { CHARACTERS, type Character, characterCard } from '../../cards/table.ts';

export type CharacterName = (typeof CHARACTERS)[number];

/** The key of the choice of a character. */
export const choiceOf = (name: CharacterName): string =>
  `choose.${characterCard(CHARACTERS.indexOf(name) as Character)}`;

/** A choice by its whole key, else by its kind. */
const WORTH: Readonly<Record<string, number>> = {
  choose: 100,
  play: 95,
  throw: 95,
  draw: 90,
  keepAll: 80,
  sellAll: 78,
  close: 76,
  gift: 70,
  keep: 60,
  discard: 60,
  lose: 60,
  name: 60,
  assign: 60,
  fight: 60,
  fights: 60,
  hit: 60,
  hits: 60,
  build: 55,
  'build.other': 0,
  corsair: 55,
  protect: 50,
  'protect.other': 0,
  'protect.0': 5,
  end: 40,
  leave: 5,
  noGift: 5,
  'send.0': 5,
  decline: 4,
  yes: 3,
};

const sent = ({ id }: Verb): number => Number(/^send\.(\d+)$/.exec(id)?.[1] ?? 0);

/**
 * Chooses characters in this order, over and over, as far as they are in hand; raids with all it may send, takes what
 * it gets and sells it all.
 */
export function seafarer(order: readonly CharacterName[]): Taste {
  const liked = order.map(choiceOf);
  return (verb) => {
    if (verb.id.startsWith('choose.')) return liked.includes(verb.id) ? 100 - liked.indexOf(verb.id) : 0;
    if (sent(verb) > 0) return 60 + sent(verb);
    return WORTH[verb.id] ?? WORTH[kindOf(verb)] ?? 0;
  };
}

/** Draws whenever it can: the shortest way to the end. */
export const TO_THE_END = seafarer(['cartographer', 'captain', 'native', 'shaman', 'merchant']);
/** Raids again and again, with new ships for those that sank. */
export const RAIDER = seafarer(['shipwright', 'cartographer', 'captain', 'native', 'shaman']);
/** Sells whatever it has. */
export const TRADER = seafarer(['merchant', 'captain', 'cartographer', 'native', 'shaman']);

/** What nothing more follows from. */
const WAYS_OUT = ['end', 'send.0', 'leave', 'noGift', 'decline', 'close'];

/** Does as little as the rules allow. */
export const IDLER: Taste = (verb, moment) => (WAYS_OUT.includes(verb.id) ? 300 : TO_THE_END(verb, moment));

export const mayChoose = (moment: Moment): boolean => barOffers(moment, 'choose');
export const mayThrow = (moment: Moment): boolean => barOffers(moment, 'throw');
