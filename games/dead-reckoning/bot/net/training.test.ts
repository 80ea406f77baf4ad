import { type EyeTraining, trainEyes } from '@broadside/bots/training';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningState } from '../../rules/state.ts';
import { sailor } from '../sailor.ts';
import { STYLES } from '../styles.ts';
import { Encoder } from './inputs.ts';

const training: EyeTraining<DeadReckoningState, DeadReckoningAction> = {
  game: deadReckoning,
  lookout: new Encoder(),
  tableOf: (stream) => ({ seats: 1 + stream.below(3), options: {} }),
  moment: ({ turns }) => turns,
  policy: sailor,
  pool: [STYLES.fighter],
  leadOf: ({ players }, seat) => players[seat].chest / 30,
  strays: 4,
};

const COURSE = { matches: 2, batch: 1, hidden: 3, lambda: 0.9, rate: 0.002, passes: 1 };

describe('training with the eyes of every player', () => {
  it('makes the same weights of the same seed, and others of another', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) =>
      trainEyes(training, { ...COURSE, seed }, () => undefined),
    );
    expect(again.first).toEqual(first.first);
    expect(again.second).toEqual(first.second);
    expect(other.first).not.toEqual(first.first);
  });

  it('says how far it is after every batch', () => {
    const seen: number[] = [];
    trainEyes(training, { ...COURSE, seed: 'a' }, ({ matches, error }) => {
      seen.push(matches);
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(1);
    });
    expect(seen).toEqual([1, 2]);
  });
});
