/** Law 9 for dice: throws from fixed seeds must fall the same everywhere, to the last picture of their film. */
import { commitTo } from '@broadside/kernel';
import type { LidOrder } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';

/** A small raid, a large one, and the most that is ever thrown at once. */
const DICE = [5, 20, 41];

const order = (at: number): LidOrder => ({
  device: 'lid',
  dice: DICE[at % DICE.length],
  edge: 10,
  box: { width: 275, depth: 275, wall: 25 },
  seed: `digest\nthrow ${at}`,
  way: at % 8,
  force: 1 + (at % 3),
});

/** A digest of `throws` throws of several sizes, from all directions and of all forces. */
export async function throwsDigest(throws: number): Promise<string> {
  const prints: string[] = [];
  for (let at = 0; at < throws; at++) prints.push(JSON.stringify(await throwDice(order(at))));
  return commitTo(prints.join('\n'));
}
