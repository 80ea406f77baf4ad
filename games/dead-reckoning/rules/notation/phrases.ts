/**
 * Every action as it is said: `rearrange 3 cargo from A to B`, `sail to row 2 left`, `sleeve helm-middle in gunner-1`.
 * A phrase begins with the name of its action. Texts are recorded: a phrase may be added, and none may be taken away.
 */
import type { ActionType } from '../actions.ts';
import { WAITING } from '../room.ts';
import { type Phrase, phrase } from './phrase.ts';
import * as words from './words.ts';

/** What the fields of most actions are said with. */
const USUAL: Readonly<Record<string, words.Vocabulary>> = {
  ability: words.ABILITY,
  card: words.CARD,
  cards: words.CARDS,
  cell: words.CELL,
  count: words.COUNT,
  crew: words.CARD,
  cube: words.CUBE,
  cubes: words.LANDED,
  dock: words.COUNT,
  film: words.FILM,
  good: words.GOOD,
  physics: words.COUNT,
  pirate: words.MODE,
  seat: words.PLAYER,
  tile: words.PLACE,
  zone: words.ZONE,
};

/** A phrase with a word for each field in braces; `silent` fields are not said, because they are always the same in it. */
const say = (text: string, silent?: words.Fields): Phrase => phrase(text, USUAL, silent);
const sayTo = (text: string, to: words.Vocabulary): Phrase => phrase(text, { ...USUAL, to });

/** The first one that has words for all fields is written; all are read. */
export const PHRASES: Readonly<Record<ActionType, readonly Phrase[]>> = {
  keep: [say('keep {card}')],
  level: [say('level {card}')],
  decline: [say('decline')],
  load: [say('load {count} {good} into {cell}')],
  unload: [say('unload {count} {good} from {cell}'), say('unload {count} {good} at once', { cell: WAITING })],
  rearrange: [sayTo('rearrange {count} {good} from {cell} to {to}', words.CELL)],
  jettison: [say('jettison {count} {good} from {cell}')],
  play: [say('play {card}')],
  raise: [say('raise sails', { cards: [] }), say('raise sails with {cards}')],
  sail: [sayTo('sail to {to}', words.PLACE)],
  pass: [sayTo('pass {to}', words.PLACE)],
  buy: [say('buy')],
  trade: [say('trade')],
  attack: [say('attack')],
  storm: [say('storm {card}')],
  flag: [say('flag player {seat} with {card}')],
  fight: [say('fight player {seat}')],
  claim: [say('claim')],
  use: [say('use {card}{ability}')],
  end: [say('end')],
  place: [say('place a cube on {tile}')],
  replace: [say('replace a cube of player {seat} on {tile}')],
  settle: [say('settle')],
  produce: [say('produce on {tile}')],
  build: [say('build {card} on {tile}')],
  fit: [say('fit {card} into {cell}')],
  strip: [say('strip {card} from {cell}')],
  choose: [say('choose {tile}')],
  // Whether goods are paid or gained is known to whoever is asked; those of the dock are named, the ship has the rest.
  split: [say('split {dock} dock rest ship')],
  stow: [say('stow {good}')],
  forgo: [say('forgo {good}')],
  recall: [say('recall a cube from {tile}')],
  done: [say('done')],
  fire: [say('fire {count}')],
  skip: [say('skip')],
  shift: [say('shift cube {cube} to {zone}')],
  remove: [say('remove cube {cube}')],
  loot: [sayTo('loot {good} {to}', words.LOOT_TO)],
  lootAll: [say('loot all')],
  land: [say('land {cubes} physics {physics}', { film: '' }), say('land {cubes} physics {physics} film {film}')],
  mode: [say('mode {pirate}')],
  sleeve: [say('sleeve {card} in {crew}')],
};
