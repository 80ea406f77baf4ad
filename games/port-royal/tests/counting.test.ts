/** Counting lines of play from fixed positions: a legal action too many or too few anywhere changes a number. */
import { apply, LooseChance, legal, Out, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { type TableSpec, table } from './table.ts';

/** How many different lines of this many actions there are. */
function lines(state: State, depth: number): number {
  if (depth === 0 || state.flow.length === 0) return 1;
  const [seat] = toAct(portRoyal, state);
  return legal<PortRoyalAction>(portRoyal, state, seat)
    .map((action) => {
      const next = portRoyal.clone(state);
      apply(portRoyal, next, seat, action, new Out(new LooseChance(Stream.of('count')), false));
      return lines(next, depth - 1);
    })
    .reduce((sum, count) => sum + count, 0);
}

const opening: TableSpec = {
  deck: [
    'flute-2-1',
    'sailor-3-1',
    'pinnace-3-2',
    'captain-4-1',
    'skiff-1-1',
    'flute-1-1',
    'governor-8-0',
    'galleon-2-4',
  ],
};

const armed: TableSpec = {
  players: [{ coins: 6, persons: ['pirate-5-1', 'sailor-3-1'] }, { coins: 4, persons: ['governor-8-0'] }, { coins: 2 }],
  deck: ['flute-2-1', 'flute-1-1', 'frigate-2-3', 'frigate-3-6', 'jester-5-1', 'galleon-4-skull', 'settler-4-1'],
};

const claims: TableSpec = {
  players: [
    { coins: 5, persons: ['priest-4-1', 'priest-4-1', 'captain-4-1', 'jackOfAllTrades-6-1', 'jackOfAllTrades-6-1'] },
    { coins: 5, persons: ['settler-4-1'] },
  ],
  expeditions: ['expedition-priest2', 'expedition-captain2', 'expedition-settler1-captain2'],
  deck: ['tax-mostSabres', 'skiff-4-5', 'settler-4-1', 'pinnace-1-1', 'admiral-5-1'],
};

describe('lines of play', () => {
  it.each<[string, TableSpec, number[]]>([
    ['the opening', opening, [1, 2, 4, 7, 12, 23]],
    ['a table with sabres and a governor', armed, [1, 2, 4, 7, 12, 22]],
    ['a table with three expeditions and two jacks', claims, [7, 22, 63, 179, 426, 932]],
  ])('from %s are counted', (_where, spec, expected) => {
    expect([1, 2, 3, 4, 5, 6].map((depth) => lines(table(spec).state, depth))).toEqual(expected);
  });
});
