/** A crew card in play, with advancements in its sleeve, and ways to try what it shows. */

import { rowCard } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { HARBOUR } from '../rules/state.ts';
import { card, type PlayerSpec, type Table, type TableSpec, table, written } from './table.ts';

/** The card whose sleeve is tried: at level 1 it shows nothing but a cargo to the dock. */
export const CREW = 'crewman-1';

export interface SleeveSpec extends Omit<TableSpec, 'players'> {
  readonly seats?: number;
  readonly level?: number;
  readonly me?: PlayerSpec;
  readonly others?: readonly PlayerSpec[];
  /** Throws to come, as in `stack.throws`. */
  readonly throws?: readonly string[];
}

/** The first player's turn, with these advancements on a crewman in play. The hand is empty unless it is named. */
export function sleeved(advancements: readonly string[], spec: SleeveSpec = {}): Table {
  const { seats = 2, level = 1, me = {}, others = [], throws = [], ...rest } = spec;
  const mine: PlayerSpec = {
    hand: [],
    ...me,
    play: [CREW, ...(me.play ?? [])],
    levels: { [CREW]: level, ...me.levels },
    sleeves: { [CREW]: advancements, ...me.sleeves },
  };
  const stack = { ...rest.stack, ...(throws.length > 0 ? { throws } : {}) };
  return table(seats, { ...rest, stack, players: [mine, ...others] });
}

/** The number of an ability of a sleeved advancement. */
export const abilityOf = (advancement: string, group = 0, branch = 0): number =>
  (rowCard(card(advancement)).slot + 1) * 16 + group * 4 + branch;

export const useOf = (advancement: string, group = 0): string =>
  written({ type: 'use', card: card(CREW), ability: abilityOf(advancement, group) });

/** Uses an ability of an advancement in the crewman's sleeve. */
export const use = (t: Table, advancement: string, group = 0): DeadReckoningEvent[] =>
  t.play(useOf(advancement, group));

/** Where ships lie in most of these tests: Shark Island, with four slots, next to the harbour. */
export const SHARK = 0;
export const IN_HARBOUR: PlayerSpec = { at: HARBOUR };

/** The first player attacks a merchant with two cubes; all cannons are fired, and the cubes have fallen. */
export function fighting(advancements: readonly string[], throws: readonly string[], spec: SleeveSpec = {}): Table {
  const t = sleeved(advancements, {
    ...spec,
    throws,
    me: { at: SHARK, ...spec.me },
    sea: { [SHARK]: { card: 'e1-1' }, ...spec.sea },
  });
  t.play('attack');
  if (t.waits === 'prepare 0') t.play(t.legalOf('fire')[0]);
  t.landAll();
  return t;
}

/** The first player raises a captain's black flag against the second one's ship; all cannons are fired. */
export function duelling(advancements: readonly string[], throws: readonly string[], spec: SleeveSpec = {}): Table {
  const t = sleeved(advancements, {
    ...spec,
    throws,
    me: { at: SHARK, ...spec.me, play: ['captain', ...(spec.me?.play ?? [])], levels: { captain: 2 } },
    others: [{ at: SHARK, hand: [], ...spec.others?.[0] }],
  });
  t.play('flag player 2 with captain');
  if (t.waits === 'prepare 0') t.play(t.legalOf('fire')[0]);
  if (t.waits === 'respond 1') t.play(t.legalOf('fire')[0]);
  t.landAll();
  return t;
}

/** Strength of attacker and defender when the battle is over. */
export function strengthOf(events: readonly DeadReckoningEvent[]): readonly number[] | undefined {
  for (const event of events) if (event.type === 'battleWon') return event.strength;
  return undefined;
}

/** Own cubes in slots and in the permanent area of a tile. */
export const cubesOn = (t: Table, tile: number, player = 0): readonly [number, number] => [
  t.tile(tile).cubes[player],
  t.tile(tile).permanent[player],
];

/** Goods on a ship: cargo and coins. */
export const aboard = (t: Table, player = 0): readonly [number, number] => [
  t.player(player).cells.reduce((sum, { cargo }) => sum + cargo, 0),
  t.player(player).cells.reduce((sum, { coins }) => sum + coins, 0),
];

/** Goods on a tile: cargo and coins. */
export const on = (t: Table, tile: number): readonly [number, number] => [t.tile(tile).cargo, t.tile(tile).coins];

/** The rest of a battle: no more abilities, all loot to the ship. */
export function finish(t: Table): DeadReckoningEvent[] {
  const events: DeadReckoningEvent[] = [];
  while (t.state.battle) {
    if (t.waits.startsWith('fall')) events.push(...t.landAll());
    else events.push(...t.play(t.waits.startsWith('combat') ? 'skip' : 'loot all'));
  }
  return events;
}
