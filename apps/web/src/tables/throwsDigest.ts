/** Invariant 9 for dice: throws from fixed seeds must fall the same everywhere, to the last frame of their recording. */
import { commitTo } from '@broadside/kernel';
import type { CubePose, LidOrder, TowerBoard, TowerOrder } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';

/** A small raid, a large one, and the most that is ever thrown at once. */
const DICE = [5, 20, 41];
/** A battle: the first throw, then more onto the cubes that lie there. */
const CUBES = [12, 2, 6];

const order = (at: number): LidOrder => ({
  device: 'lid',
  dice: DICE[at % DICE.length],
  edge: 10,
  box: { width: 275, depth: 275, wall: 25 },
  seed: `digest\nthrow ${at}`,
  way: at % 8,
  force: 1 + (at % 3),
});

const BOARD: TowerBoard = {
  width: 220,
  depth: 220,
  zones: [
    { x: 0, y: 0, width: 90, depth: 110 },
    { x: 90, y: 0, width: 130, depth: 110 },
    { x: 0, y: 110, width: 220, depth: 110 },
  ],
  ridge: { width: 2.6, height: 1.5 },
};

const cubes = (at: number, resting: readonly CubePose[]): TowerOrder => ({
  device: 'tower',
  board: BOARD,
  edge: 10,
  resting,
  cubes: CUBES[at % CUBES.length],
  seed: `digest\ncubes ${at}`,
});

/** A digest of `throws` throws of dice of several sizes, from all directions and of all forces, and as many of cubes. */
export async function throwsDigest(throws: number): Promise<string> {
  const prints: string[] = [];
  for (let at = 0; at < throws; at++) prints.push(JSON.stringify(await throwDice(order(at))));
  let resting: CubePose[] = [];
  for (let at = 0; at < throws; at++) {
    if (at % CUBES.length === 0) resting = [];
    const thrown = await throwDice(cubes(at, resting));
    resting = thrown.landings.filter(({ zone }) => zone >= 0).map(({ pose }) => pose);
    prints.push(JSON.stringify(thrown));
  }
  return commitTo(prints.join('\n'));
}
