import { type Action, type FlowState, Stream } from '@broadside/kernel';
import { expect, it } from 'vitest';
import type { JudgeKit } from '../src/kit.ts';
import { Luck, type Passage } from '../src/luck.ts';
import { Worlds } from '../src/worlds.ts';

interface Sum extends FlowState {
  readonly sum: number;
  readonly left: number;
}

const MOMENTS = 12;

/** A game of nothing but luck: numbers come one after the other, quite others after the least change, and their sum counts. */
class Numbers extends Worlds<Sum, Action> {
  constructor() {
    super({} as never, { byChance: () => true } as unknown as JudgeKit<Sum, Action>, 1);
  }
  override redealt = (state: Sum): Sum => state;
  override horizonOfLuck = (): number => 0;
  override after = (world: Sum, _seat: number, _action: Action, luck: Stream): readonly number[] =>
    this.playedOn(world, luck);
  override playedOn = ({ sum, left }: Sum, luck: Stream): readonly number[] => {
    const numbers = luck.branch(Math.floor(1e6 * sum));
    let all = sum;
    for (let more = 0; more < left; more++) all += numbers.unit();
    return [all];
  };
}

function passages(came: Stream): Passage<Sum, Action>[] {
  let before: Sum = { flow: [], sum: 0, left: MOMENTS };
  return Array.from({ length: MOMENTS }, (_, n) => {
    const after = { flow: [], sum: before.sum + came.unit(), left: before.left - 1 };
    const passage = { n, seat: 0, action: { type: 'draw' }, events: [], before, after };
    before = after;
    return passage;
  });
}

/** What is left of the sum without the luck, over many matches: the spread of what should always be the same. */
function spread(worldsOf: (match: number, n: number) => Stream): number {
  const luck = new Luck(new Numbers());
  const rests = Array.from({ length: 40 }, (_, match) => {
    const all = passages(Stream.of(`match ${match}`));
    const sum = all[MOMENTS - 1].after.sum;
    const lucky = all.map((one) => luck.of(one, 8, worldsOf(match, one.n), Stream.of(`own ${one.n}`))?.luck[0] ?? 0);
    return sum - lucky.reduce((total, one) => total + one, 0);
  });
  const mean = rests.reduce((total, one) => total + one, 0) / rests.length;
  return Math.sqrt(rests.reduce((total, one) => total + (one - mean) ** 2, 0) / rests.length);
}

it('the noise of a moment is taken back by the next one where all of a match is judged in the same worlds', () => {
  const lasting = spread((match) => Stream.of(`worlds of ${match}`));
  const apart = spread((match, n) => Stream.of(`worlds of ${match} at ${n}`));
  expect(lasting).toBeLessThan(0.5 * apart);
});
