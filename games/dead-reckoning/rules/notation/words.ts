/** The words that stand for the numbers in actions: goods, cells, places, players, zones, cards. */

import { ZONES, zoneNamed } from '../../cards/board.ts';
import { SLOTS } from '../../cards/rowCard.ts';
import { CELLS } from '../../cards/ship.ts';
import { cardSpoken, SPOKEN } from '../../cards/spoken.ts';
import { abilityAt, PARTS } from '../abilities.ts';
import { IN_THE_AIR } from '../battleState.ts';
import { CARGO, COIN, COLUMNS, HARBOUR, TILES } from '../state.ts';
import { PER_CUBE } from '../tower.ts';

export type Value = number | string | readonly number[];
export type Fields = Readonly<Record<string, Value>>;

/** How the values of one field are said. Both ways say `undefined` for what there are no words for. */
export interface Vocabulary {
  /** What its words look like; no group in it captures. */
  readonly pattern: string;
  print(value: Value, action: Fields): string | undefined;
  read(words: string): Value | undefined;
}

/** One word for each number from 0. */
function listed(words: readonly string[]): Vocabulary {
  return {
    pattern: words.join('|'),
    print: (value) => words[value as number],
    read: (word) => words.indexOf(word),
  };
}

/** Numbers as people count, beginning with `first`. */
const counted = (first: number): Vocabulary => ({
  pattern: '\\d{1,9}',
  print: (value) => ((value as number) < 0 || (value as number) >= 1e8 ? undefined : String((value as number) + first)),
  read: (word) => (Number(word) < first ? undefined : Number(word) - first),
});

export const COUNT = counted(0);
/** The first player is in seat 0; in the solo game the second is the rival. */
export const PLAYER = counted(1);
/** Cubes of a battle in the order in which they came onto the board. */
export const CUBE = counted(1);

export const GOOD: Vocabulary = {
  pattern: 'cargo|coins?',
  print(value, { count }) {
    if (value === COIN) return (count ?? 1) === 1 ? 'coin' : 'coins';
    return value === CARGO ? 'cargo' : undefined;
  },
  read: (word) => (word === 'cargo' ? CARGO : COIN),
};

export const CELL = listed(['A', 'B', 'C', 'D'].slice(0, CELLS));
export const ZONE = listed(ZONES.map(({ name }) => name));
export const MODE = listed(['trade', 'pirate']);
/** Where loot goes: onto the ship, onto the island, back to the supply. */
export const LOOT_TO = listed(['aboard', 'ashore', 'nowhere']);

const COLUMN_WORDS = ['left', 'centre', 'right'];
const tileWords = (tile: number): string => `row ${Math.floor(tile / COLUMNS) + 1} ${COLUMN_WORDS[tile % COLUMNS]}`;

/** As seen from the harbour: what lies there may be unknown, and says nothing in another match. */
export const PLACE = listed([...Array.from({ length: TILES }, (_, tile) => tileWords(tile)), 'harbour']);
if (PLACE.read('harbour') !== HARBOUR) throw new Error('the harbour lies beyond the tiles');

const CARD_WORD = '[\\w+-]+';

export const CARD: Vocabulary = {
  pattern: CARD_WORD,
  print: (value) => SPOKEN[value as number],
  read: cardSpoken,
};

/** At least one. */
export const CARDS: Vocabulary = {
  pattern: `${CARD_WORD}(?:,${CARD_WORD})*`,
  print: (value) => allOf((value as readonly number[]).map((card) => SPOKEN[card]))?.join(','),
  read: (words) => allOf(words.split(',').map(cardSpoken)),
};

const PART_WORDS = ['', ...SLOTS.map((slot) => ` ${slot}`)];

/**
 * Nothing for the first ability of the crew card itself. Else the slot of the advancement, the line if it is not the
 * first (groups are divided by green bars), and which of its alternatives if not the first: " top line 2 choice 3".
 */
export const ABILITY: Vocabulary = {
  pattern: `(?: (?:${SLOTS.join('|')}))?(?: line [1-4])?(?: choice [1-4])?`,
  print(value) {
    const ability = value as number;
    if (ability < 0 || ability >= abilityAt(PARTS, 0, 0)) return undefined;
    const [line, choice] = [(ability >> 2) & 3, ability & 3];
    return `${PART_WORDS[ability >> 4]}${line > 0 ? ` line ${line + 1}` : ''}${choice > 0 ? ` choice ${choice + 1}` : ''}`;
  },
  read(words) {
    const numberAfter = (word: string): number => Number(words.match(` ${word} (\\d)`)?.[1] ?? 1) - 1;
    const part = SLOTS.findIndex((slot) => words.startsWith(` ${slot}`)) + 1;
    return abilityAt(part, numberAfter('line'), numberAfter('choice'));
  },
};

const NO_ZONE = 'off';
const CUBE_WORD = `(?:${ZONES.map(({ name }) => name).join('|')}|${NO_ZONE}):-?\\d{1,16}(?:,-?\\d{1,16}){${PER_CUBE - 2}}`;

const zoneWord = (zone: number): string | undefined => (zone === IN_THE_AIR ? NO_ZONE : ZONES[zone]?.name);

/** Where each cube lies, by its zone and then its exact pose: `C2:9460,14300,500,0,0,0,10000`. */
export const LANDED: Vocabulary = {
  pattern: `${CUBE_WORD}(?: ${CUBE_WORD})*`,
  print(value) {
    const numbers = value as readonly number[];
    const cubes = Array.from({ length: Math.ceil(numbers.length / PER_CUBE) }, (_, cube) => {
      const [zone, ...pose] = numbers.slice(cube * PER_CUBE, (cube + 1) * PER_CUBE);
      const word = zoneWord(zone);
      return word === undefined || pose.length !== PER_CUBE - 1 ? undefined : `${word}:${pose.join(',')}`;
    });
    return cubes.length === 0 ? undefined : allOf(cubes)?.join(' ');
  },
  read: (words) =>
    words.split(' ').flatMap((word) => {
      const [zone, pose] = word.split(':');
      return [zone === NO_ZONE ? IN_THE_AIR : zoneNamed(zone), ...pose.split(',').map(Number)];
    }),
};

export const FILM: Vocabulary = {
  pattern: '[\\w+/=-]+',
  print: (value) => (value === '' || value === '-' ? undefined : (value as string)),
  read: (word) => word,
};

/** All of them, or nothing if one is missing. */
function allOf<T>(items: readonly (T | undefined)[]): readonly T[] | undefined {
  return items.every((item) => item !== undefined) ? (items as readonly T[]) : undefined;
}
