import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { COMBINATIONS } from './combinations.ts';
import { playByChance } from './matches.ts';

/** Every combination once; `npm run soak` asks for many more. */
const MATCHES = Number(process.env.BROADSIDE_MATCHES ?? COMBINATIONS.length);
/** Looking at every card after every action would take most of the time; mistakes do not fix themselves. */
const LOOK_EVERY = 7;

describe('everything in the box together', () => {
  it('PR-MOD-1 to PR-MOD-12: every mode, number of players and mix of modules that the rules allow can be set up', () => {
    const plays = new Map<unknown, Set<number>>();
    for (const { seats, options } of COMBINATIONS)
      plays.set(options?.play, (plays.get(options?.play) ?? new Set()).add(seats));
    const players = Object.fromEntries([...plays].map(([play, seats]) => [play, [...seats].sort().join('')]));
    expect(players).toEqual({
      points: '2345',
      setSail: '234',
      contracts: '2345',
      contractsCoop: '12345',
      adventure: '234',
      adventureCoop: '1234',
      adventureAfter: '234',
    });
    // Four modes of one setting and two of five chapters, eight mixes each; Set Sail! on its own takes no module.
    expect(COMBINATIONS).toHaveLength(8 * (4 + 4 + 5 + 3 + 5 * (3 + 4)) + 3);
  });

  it(`PR-INV-1 to PR-INV-6: ${MATCHES} random matches over all combinations break no invariant and come to an end`, () => {
    const pick = Stream.of('combinations');
    for (let at = 0; at < MATCHES; at++) {
      const setting = COMBINATIONS[at] ?? COMBINATIONS[pick.below(COMBINATIONS.length)];
      const match = playByChance(setting, `combination ${at}`, ({ n, state }, where) => {
        if (n % LOOK_EVERY > 0 && state.flow.length > 0) return;
        const wrong = portRoyal.invariantViolation(state);
        if (wrong) throw new Error(`${wrong}: ${where}, ${JSON.stringify(setting)}`);
      });
      expect(match.outcome, JSON.stringify(setting)).toBeDefined();
    }
  }, 0);
});
