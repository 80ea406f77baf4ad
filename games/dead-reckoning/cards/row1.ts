/** Row 1: what lies in its box. Slots, prices and copies are reconstructed; the label is that of the effect. */
import { advancement, merchant, type RowCard } from './rowCard.ts';
import { bonusCard, cannon, gain, helm, influence, produce, sail } from './words.ts';

export const ROW_1: readonly RowCard[] = [
  // slot, price, effects, copies, where the effect comes from
  advancement('a1-01', 1, 'top', 2, [[sail(1)]], 3, 'reconstructed'),
  // No longer in the box, whose reference page has no room for it (DR-AMB-53); older matches hold it.
  advancement('a1-02', 1, 'middle', 2, [[sail(1)]], 0, 'reconstructed'),
  advancement('a1-03', 1, 'bottom', 2, [[cannon(1)]], 2, 'reconstructed'),
  advancement('a1-04', 1, 'middle', 2, [[cannon(1)]], 1, 'reconstructed'),
  advancement('a1-05', 1, 'middle', 1, [[helm(1)]], 2, 'reconstructed'),
  advancement('a1-06', 1, 'top', 1, [[helm(1)]], 1, 'reconstructed'),
  advancement('a1-07', 1, 'top', 2, [[gain(1, 0, 'dock')]], 2, 'reconstructed'),
  advancement('a1-08', 1, 'bottom', 2, [[gain(0, 1, 'dock')]], 2, 'reconstructed'),
  advancement('a1-09', 1, 'middle', 3, [[influence(1)]], 2, 'reconstructed'),
  advancement('a1-10', 1, 'bottom', 2, [[bonusCard(1)]], 2, 'reconstructed'),
  advancement('a1-11', 1, 'top', 2, [[{ do: 'strength', n: 1 }]], 1, 'printed'),
  advancement('a1-12', 1, 'bottom', 2, [[{ do: 'strength', n: 1 }]], 1, 'printed'),
  advancement('a1-13', 1, 'middle', 2, [[produce(1, { rows: [3] })]], 1, 'printed'),
  merchant(
    'e1-1',
    1,
    'top',
    { price: 2, effects: [[gain(1, 0, 'dock')]] },
    { cubes: 2, win: [gain(0, 2, 'ship')], lose: [], kept: [[gain(0, 1, 'dock')]] },
  ),
  merchant(
    'e1-2',
    1,
    'middle',
    { price: 2, effects: [[sail(1)]] },
    { cubes: 2, win: [gain(2, 0, 'ship')], lose: [], kept: [[sail(1)]] },
  ),
  merchant(
    'e1-3',
    1,
    'bottom',
    { price: 3, effects: [[bonusCard(1)]] },
    { cubes: 3, win: [gain(0, 2, 'ship'), { do: 'levelBottom' }], lose: [{ do: 'takeDamage', n: 1 }], kept: null },
  ),
  merchant(
    'e1-4',
    1,
    'middle',
    { price: 3, effects: [[gain(2, 0, 'dock')]] },
    { cubes: 3, win: [gain(3, 0, 'ship')], lose: [{ do: 'takeDamage', n: 1 }], kept: [[helm(1)]] },
  ),
  merchant(
    'e1-5',
    1,
    'bottom',
    { price: 2, effects: [[helm(1)]] },
    { cubes: 3, win: [gain(0, 3, 'ship')], lose: [{ do: 'lose', cargo: 1 }], kept: [[{ do: 'strength', n: 1 }]] },
  ),
];
