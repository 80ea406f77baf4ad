/**
 * The crew: eight kinds, twelve cards, four levels each (DR-CREW-1 to 8). A group keeps its place in the list when the
 * card rises a level, so that a used one stays used (DR-ADV-R3).
 */
import type { Groups } from './effects.ts';
import { cannon, FLAG, gain, helm, influence, produce, roll, sail } from './words.ts';

export type CrewName = 'captain' | 'crewman' | 'firstMate' | 'bosun' | 'gunner' | 'deckhand' | 'buccaneer' | 'purser';

export interface CrewKind {
  readonly name: CrewName;
  readonly copies: number;
  /** Levels 1 to 4. */
  readonly levels: readonly [Groups, Groups, Groups, Groups];
}

export const CREW: readonly CrewKind[] = [
  {
    name: 'captain',
    copies: 1,
    levels: [
      [[sail(1)]],
      [[FLAG], [helm(1)]],
      [[FLAG], [helm(1)], [{ do: 'onWin', deeds: [gain(0, { x: 'helm', each: 1 }, 'ship')], notBuildings: true }]],
      [
        [FLAG],
        [helm(1)],
        [{ do: 'onWin', deeds: [gain(0, { x: 'helm', each: 1 }, 'ship'), gain(0, 2, 'ship')], notBuildings: true }],
        [cannon(1)],
      ],
    ],
  },
  {
    name: 'crewman',
    copies: 3,
    levels: [
      [[gain(1, 0, 'dock')]],
      [[gain(2, 0, 'dock')], [{ do: 'repair', price: { cargo: 2, coins: 0, from: 'dockOrShip' }, inHarbour: true }]],
      [[gain(3, 0, 'dock')], [{ do: 'repair', price: { cargo: 2, coins: 0, from: 'dockOrShip' }, inHarbour: false }]],
      [[gain(4, 0, 'dockOrShip')], [{ do: 'repair', price: null, inHarbour: false }]],
    ],
  },
  {
    name: 'firstMate',
    copies: 1,
    levels: [
      [[gain(1, 0, 'dock')]],
      [[{ do: 'build', prices: [4] }]],
      [[{ do: 'build', prices: [4, 2] }]],
      [[{ do: 'build', prices: [3, 2, 1] }]],
    ],
  },
  {
    name: 'bosun',
    copies: 1,
    levels: [
      [[gain(1, 0, 'dock')]],
      [[gain(1, 0, 'dock')], [helm(1)]],
      [
        [gain(1, 0, 'dock'), { do: 'upgrade', kind: 'basic', price: { cargo: 3, coins: 0, from: 'dockOrShip' } }],
        [helm(1)],
      ],
      [
        [
          gain(1, 0, 'dock'),
          { do: 'upgrade', kind: 'basic', price: { cargo: 3, coins: 0, from: 'dockOrShip' } },
          { do: 'upgrade', kind: 'advanced', price: { cargo: 6, coins: 0, from: 'dockOrShip' } },
        ],
        [helm(1)],
      ],
    ],
  },
  {
    name: 'gunner',
    copies: 2,
    levels: [
      [[gain(1, 0, 'dock')]],
      [[gain(1, 0, 'dock')], [cannon(1)]],
      [[gain(2, 0, 'dock')], [cannon(1)], [roll(2)]],
      [
        [gain(2, 0, 'dock')],
        [cannon(1)],
        [roll(2)],
        [{ do: 'removeCube', deeds: [{ do: 'damageOpponent', n: 1 }, gain(0, 2, 'ship')] }],
      ],
    ],
  },
  {
    name: 'deckhand',
    copies: 2,
    levels: [[[influence(1)]], [[influence(1), sail(1)]], [[influence(1), sail(2)]], [[influence(1)], [sail(3)]]],
  },
  {
    name: 'buccaneer',
    copies: 1,
    levels: [[[influence(1)]], [[influence(2)]], [[influence(3)]], [[influence(4)]]],
  },
  {
    name: 'purser',
    copies: 1,
    levels: [[[produce(1)]], [[produce(2)]], [[produce(3)]], [[produce(4, { cargo: 1, coins: 1 })]]],
  },
];
