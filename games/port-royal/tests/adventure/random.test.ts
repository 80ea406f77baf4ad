import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import { type PortRoyalMatch, playByChance, type Setting } from '../matches.ts';
import { of } from '../table.ts';
import { eventNamed } from './chapter.ts';

const ALL = ['gambler', 'setSail', 'contractCards'];

const TOGETHER: readonly Setting[] = [
  { seats: 1, options: { chapter: 1 } },
  { seats: 1, options: { chapter: 3, failures: 3, modules: ['gambler'] } },
  { seats: 2, options: { chapter: 2, characters: 'drafted' } },
  { seats: 2, options: { chapter: 5, modules: ALL } },
  { seats: 3, options: { chapter: 4, failures: 1 } },
  { seats: 3, options: { chapter: 1, modules: ['setSail'], discardPile: 'topCard' } },
  { seats: 4, options: { chapter: 2, modules: ['contractCards'] } },
  { seats: 4, options: { chapter: 5, characters: 'drafted', failures: 9 } },
];

const AGAINST: readonly Setting[] = [
  { seats: 2, options: { play: 'adventure', chapter: 1 } },
  { seats: 2, options: { play: 'adventure', chapter: 3, modules: ALL, characters: 'drafted' } },
  { seats: 3, options: { play: 'adventure', chapter: 2, jesterOnGamblerBust: false, modules: ['gambler'] } },
  { seats: 3, options: { play: 'adventure', chapter: 5 } },
  { seats: 4, options: { play: 'adventure', chapter: 4, modules: ['setSail', 'contractCards'] } },
  { seats: 2, options: { play: 'adventureAfter', characters: 'drafted' } },
  { seats: 3, options: { play: 'adventureAfter', modules: ALL } },
  { seats: 4, options: { play: 'adventureAfter' } },
];

const name = ({ seats, options }: Setting): string => `${seats} players, ${JSON.stringify(options)}`;

/** Plays some matches by chance; every state on the way is sound. */
function soundly(setting: Setting, matches: number): PortRoyalMatch[] {
  return Array.from({ length: matches }, (_, at) =>
    playByChance(setting, `${name(setting)}, match ${at}`, ({ state }, where) => {
      expect(portRoyal.invariantViolation(state), where).toBeUndefined();
    }),
  );
}

/** The questions with one answer in a match by chance: on an empty harbour of a turn, or forced by the quay. */
function forcedDraws(setting: Setting, seed: string): { first: number; quay: number } {
  const counts = { first: 0, quay: 0 };
  playByChance(setting, seed, (match, where) => {
    const [seat] = match.toAct;
    const actions = seat === undefined ? [] : match.legal(seat);
    if (actions.length !== 1) return;
    expect(actions, where).toEqual([{ type: 'draw' }]);
    const frame = match.state.flow.at(-1);
    const opens = frame?.step === 'discover' && frame.revealed === 0;
    if (!opens) {
      expect(match.state.extra?.adventure?.event, where).toBe(eventNamed('busyQuay'));
      expect(match.state.harbour.length, where).toBeLessThan(3);
    }
    counts[opens ? 'first' : 'quay']++;
  });
  return counts;
}

describe('chapters played by chance', () => {
  it('PR-TABLE-2, PR-DEC-40: only the first card of a turn and those that Bustle on the Quay demands are asked for', () => {
    const counts = [
      ...TOGETHER.map((setting) => ({ ...setting, options: { ...setting.options, play: 'adventureCoop' } })),
      ...AGAINST,
    ].map((setting) => forcedDraws(setting, `forced, ${name(setting)}`));
    const all = (key: 'first' | 'quay'): number => counts.reduce((sum, count) => sum + count[key], 0);
    expect(all('first')).toBeGreaterThan(50);
    expect(all('quay')).toBeGreaterThan(5);
  });

  for (const setting of TOGETHER)
    it(`PR-INV-1 to PR-INV-6, PR-ACOOP-1: together, ${name(setting)}: the fourth month is the last`, () => {
      const options = { ...setting.options, play: 'adventureCoop' };
      for (const { outcome, log, state } of soundly({ ...setting, options }, 2)) {
        expect(['chapterWon', 'chapterLost']).toContain(outcome?.reason);
        expect(state.extra?.adventure?.tasks).toHaveLength(4);
        const events = log.flatMap((entry) => entry.events);
        expect(of(events, 'monthEnded')).toHaveLength(3);
        // PR-ASET-14, PR-MONTH-6: 3 + 4 + 5 + 6 turns, with four players one more each month.
        expect(of(events, 'turnBegan')).toHaveLength(setting.seats === 4 ? 22 : 18);
      }
    });

  for (const setting of AGAINST)
    it(`PR-INV-1 to PR-INV-6, PR-ACOMP-3, PR-INV-12: against each other, ${name(setting)}: it comes to its end`, () => {
      for (const { outcome, state } of soundly(setting, 2)) {
        expect(outcome?.reason).toBe('twelvePointsAndTrophy');
        expect(outcome?.winners.length).toBeGreaterThan(0);
        expect(state.turn % setting.seats).toBe(0);
        for (const seat of outcome?.winners ?? []) expect(state.extra?.adventure?.unlocked[seat]).toBeGreaterThan(1);
      }
    });
});
