/** Row 2: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
import { advancement, merchant, type RowCard } from './rowCard.ts';
import { bonusCard, cannon, FLAG, gain, helm, influence, produce, roll, sail } from './words.ts';

export const ROW_2: readonly RowCard[] = [
  // slot, price, effects, copies, where the effect comes from
  advancement('a2-01', 2, 'top', 4, [[sail(2)]], 1, 'reconstructed'),
  advancement('a2-02', 2, 'middle', 3, [[sail(1)], [helm(1)]], 1, 'reconstructed'),
  advancement('a2-03', 2, 'bottom', 3, [[cannon(1)], [helm(1)]], 1, 'reconstructed'),
  advancement('a2-04', 2, 'top', 4, [[cannon(2)]], 1, 'reconstructed'),
  advancement('a2-05', 2, 'middle', 3, [[helm(2)]], 2, 'reconstructed'),
  advancement('a2-06', 2, 'bottom', 4, [[influence(1)], [helm(1)]], 1, 'reconstructed'),
  advancement('a2-07', 2, 'middle', 4, [[influence({ x: 'cannon', each: 1 })]], 1, 'printed'),
  advancement('a2-08', 2, 'top', 3, [[roll({ x: 'helm', each: 1 })]], 1, 'printed'),
  advancement('a2-09', 2, 'middle', 3, [[roll(2)]], 1, 'printed'),
  advancement('a2-10', 2, 'bottom', 3, [[roll(2)]], 1, 'printed'),
  advancement('a2-11', 2, 'top', 4, [[{ do: 'swapUpgrade' }]], 1, 'printed'),
  advancement('a2-12', 2, 'top', 4, [[{ do: 'bombard', damage: 1, cannons: 3 }]], 1, 'printed'),
  advancement('a2-13', 2, 'bottom', 4, [[{ do: 'bombard', damage: 1, cannons: 3 }]], 1, 'printed'),
  advancement('a2-14', 2, 'middle', 3, [[produce(1, { rows: [3, 4] })]], 2, 'printed'),
  // No longer in the box: the reference page has no such words (DR-AMB-53); older matches hold it.
  advancement('a2-15', 2, 'bottom', 4, [[produce(1, { rows: [1, 2] })]], 0, 'reconstructed'),
  advancement('a2-16', 2, 'top', 4, [[bonusCard(2)]], 1, 'reconstructed'),
  advancement('a2-17', 2, 'bottom', 3, [[bonusCard({ x: 'helm', each: 1 })]], 1, 'printed'),
  advancement(
    'a2-18',
    2,
    'middle',
    3,
    [[gain(1, 0, 'dockOrShip')], [{ do: 'repair', price: null, inHarbour: false }]],
    1,
    'reconstructed',
  ),
  // No longer in the box, whose reference page has no room for it (DR-AMB-53); older matches hold it.
  advancement('a2-19', 2, 'top', 3, [[gain(0, 1, 'dock')], [helm(1)]], 0, 'reconstructed'),
  advancement('a2-20', 2, 'bottom', 4, [[FLAG], [cannon(1)]], 1, 'reconstructed'),
  merchant(
    'e2-1',
    2,
    'top',
    { price: 3, effects: [[gain(1, 0, 'dock')], [helm(1)]] },
    { cubes: 4, win: [gain(0, 4, 'ship')], lose: [{ do: 'takeDamage', n: 1 }], kept: [[roll(1)]] },
  ),
  merchant(
    'e2-2',
    2,
    'middle',
    { price: 4, effects: [[gain(2, 0, 'dockOrShip')]] },
    {
      cubes: 4,
      win: [gain(4, 0, 'ship')],
      lose: [{ do: 'takeDamage', n: 1 }],
      kept: [[gain(0, 1, 'dock')], [helm(1)]],
    },
  ),
  merchant(
    'e2-3',
    2,
    'bottom',
    { price: 3, effects: [[sail(1)], [helm(1)]] },
    { cubes: 3, win: [gain(0, 3, 'ship')], lose: [], kept: [[cannon(1)], [helm(1)]] },
  ),
  merchant(
    'e2-4',
    2,
    'bottom',
    { price: 4, effects: [[influence(1)]] },
    { cubes: 4, win: [gain(0, 3, 'ship'), { do: 'levelBottom' }], lose: [{ do: 'takeDamage', n: 1 }], kept: null },
  ),
  merchant(
    'e2-5',
    2,
    'top',
    { price: 4, effects: [[bonusCard(1)], [helm(1)]] },
    { cubes: 5, win: [gain(0, 5, 'ship')], lose: [{ do: 'takeDamage', n: 2 }], kept: [[cannon(1)]] },
  ),
];
